race-ethereals = Ethereals
race-ethereals-does = once a turn they steal a neighbouring artifact, or take a neighbouring legendary place for two tokens less, at least one.
