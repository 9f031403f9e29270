race-trolls = Trolls
race-trolls-does = regions that are not empty take a token less.
