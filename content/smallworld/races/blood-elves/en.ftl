race-blood-elves = Blood Elves
race-blood-elves-does = a coin for each magic region they hold.
