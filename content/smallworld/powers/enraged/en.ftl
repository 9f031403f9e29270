power-enraged = Enraged
power-enraged-does = a coin for each defender driven out, where there were two or more.
