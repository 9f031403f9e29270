race-orcs = Orcs
race-orcs-does = uma moeda por região da Aliança que conquistam.
