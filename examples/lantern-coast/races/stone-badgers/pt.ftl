race-stone-badgers = Texugos de Pedra
race-stone-badgers-does = Colinas custam um marcador a menos, e o primeiro perdido num turno fica.
