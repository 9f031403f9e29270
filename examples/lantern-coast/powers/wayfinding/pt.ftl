power-wayfinding = Desbravadores
power-wayfinding-does = uma moeda por Região de Entrada que controlam.
