power-mining = Mineradores
power-mining-does = uma moeda por caverna que controlam.
