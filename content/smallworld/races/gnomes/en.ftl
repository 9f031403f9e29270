race-gnomes = Gnomes
race-gnomes-does = once a turn they assault any region anywhere, after a free die.
