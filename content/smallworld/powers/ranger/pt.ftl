power-ranger = Patrulheiros
power-ranger-does = uma moeda por floresta que controlam.
