race-ethereals = Etéreos
race-ethereals-does = uma vez por turno, roubam um artefato vizinho ou conquistam mais barato um lugar lendário.
