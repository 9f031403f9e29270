power-ranger = Ranger
power-ranger-does = a coin for each forest they hold.
