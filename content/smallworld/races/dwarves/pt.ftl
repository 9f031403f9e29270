race-dwarves = Anões
race-dwarves-does = montanhas custam dois marcadores a menos.
