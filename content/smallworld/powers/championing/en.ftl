power-championing = Championing
power-championing-does = once a turn the Champion takes a neighbouring region alone.
