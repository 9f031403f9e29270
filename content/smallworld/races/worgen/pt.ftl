race-worgen = Worgens
race-worgen-does = a cada turno: ganham duas moedas na forma humana, ou pagam uma e conquistam mais barato na forma worgen.
