power-swamp-walker = Andarilhos do Pântano
power-swamp-walker-does = uma moeda por pântano que controlam.
