race-goblins = Goblins
race-goblins-does = ao fim do turno, deixam bombas nas regiões vizinhas; algumas explodem.
