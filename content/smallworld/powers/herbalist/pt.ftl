power-herbalist = Herboristas
power-herbalist-does = uma moeda por região de colinas que controlam.
