power-smuggling = Contrabandistas
power-smuggling-does = toda caverna é vizinha, e desembarcar em outras ilhas não custa nada a mais.
