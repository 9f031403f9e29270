thing-doomhammer = Martelo da Perdição
    .article = o
thing-doomhammer-does = uma vez por turno, conquiste uma região com um só marcador pagando duas moedas.
