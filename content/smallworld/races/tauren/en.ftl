race-tauren = Tauren
race-tauren-does = many, but never fewer than two in a region.
