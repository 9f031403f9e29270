power-farmer = Fazendeiros
power-farmer-does = uma moeda por região de campos que controlam.
