race-dwarves = Dwarves
race-dwarves-does = mountains take two tokens less.
