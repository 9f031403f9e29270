power-moonlit = Enluarados
power-moonlit-does = uma moeda por Região Mágica, e a primeira conquista pode ser uma delas.
