race-night-elves = Night Elves
race-night-elves-does = forests take a token less and get a Wisp Wall, which defends.
