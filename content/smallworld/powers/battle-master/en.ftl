power-battle-master = Battle Master
power-battle-master-does = a coin for each region they conquer that was not empty.
