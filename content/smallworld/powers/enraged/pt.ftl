power-enraged = Enfurecidos
power-enraged-does = uma moeda por marcador defensor, onde havia dois ou mais.
