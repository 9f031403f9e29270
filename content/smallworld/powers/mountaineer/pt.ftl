power-mountaineer = Montanhistas
power-mountaineer-does = uma moeda por montanha que controlam.
