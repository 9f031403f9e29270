race-worgen = Worgen
race-worgen-does = each turn: two coins as humans, or pay one and take each region for a token less, at least one, as wolves.
