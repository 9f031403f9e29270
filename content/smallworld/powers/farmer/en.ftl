power-farmer = Farmer
power-farmer-does = a coin for each field they hold.
