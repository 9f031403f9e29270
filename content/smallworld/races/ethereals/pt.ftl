race-ethereals = Etéreos
race-ethereals-does = uma vez por turno, roubam um artefato vizinho ou conquistam um lugar lendário vizinho com dois marcadores a menos, pelo menos um.
