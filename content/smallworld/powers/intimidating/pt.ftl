power-intimidating = Intimidantes
power-intimidating-does = três vezes por turno, mandam um marcador vizinho para outro lugar.
