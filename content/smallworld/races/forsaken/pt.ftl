race-forsaken = Renegados
race-forsaken-does = para cada marcador que fizeram alguém perder, podem recrutar um dos seus por uma moeda.
