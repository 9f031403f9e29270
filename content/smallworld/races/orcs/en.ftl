race-orcs = Orcs
race-orcs-does = a coin for each Alliance region they conquer.
