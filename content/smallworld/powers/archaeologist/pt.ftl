power-archaeologist = Arqueólogos
power-archaeologist-does = uma moeda por artefato e por lugar lendário que controlam.
