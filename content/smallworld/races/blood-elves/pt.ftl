race-blood-elves = Elfos Sangrentos
race-blood-elves-does = uma moeda por região mágica que ocupam.
