power-sailing = Navegantes
power-sailing-does = desembarcar em outras ilhas não custa nada a mais.
