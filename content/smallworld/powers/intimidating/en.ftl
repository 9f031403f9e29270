power-intimidating = Intimidating
power-intimidating-does = three times a turn they push a neighbour's token elsewhere.
