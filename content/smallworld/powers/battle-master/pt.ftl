power-battle-master = Mestres de Batalha
power-battle-master-does = uma moeda por região ocupada que conquistam.
