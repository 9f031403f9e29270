race-reed-otters = Lontras do Junco
race-reed-otters-does = nadam, e cada mar ou lago que têm rende uma moeda.
