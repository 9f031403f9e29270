thing-well-of-eternity = Nascente da Eternidade
    .article = a
thing-well-of-eternity-does = duas moedas para quem tem mais regiões ao redor dela.
thing-well-of-eternity-term = Nascente
