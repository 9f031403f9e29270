race-worgen = Worgen
race-worgen-does = each turn: two coins as humans, or pay one and conquer cheaper as wolves.
