power-beast-master = Mestres das Feras
power-beast-master-does = a cada turno, uma Fera para lutar por região de colinas que controlam.
