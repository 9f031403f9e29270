race-worgen = Worgens
race-worgen-does = a cada turno: ganham duas moedas na forma humana, ou pagam uma e cada conquista custa um marcador a menos, pelo menos um, na forma worgen.
