power-swamp-walker = Swamp Walker
power-swamp-walker-does = a coin for each swamp they hold.
