thing-meeting-stone = Pedra de Encontro
    .article = a
thing-meeting-stone-does = desembarcar em outras ilhas não custa nada a mais.
