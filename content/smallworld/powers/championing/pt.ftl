power-championing = Campeões
power-championing-does = uma vez por turno, o Campeão conquista sozinho uma região vizinha.
