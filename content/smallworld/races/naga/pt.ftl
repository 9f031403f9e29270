race-naga = Nagas
race-naga-does = nadam: podem conquistar mares e lagos.
