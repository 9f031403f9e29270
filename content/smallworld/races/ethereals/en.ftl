race-ethereals = Ethereals
race-ethereals-does = once a turn they steal a neighbouring artifact, or take a legendary place cheaper.
