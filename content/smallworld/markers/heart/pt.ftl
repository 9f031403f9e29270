thing-heart = Coração de Azeroth
    .article = o
thing-heart-does = no fim do turno, cada adversário ao lado paga uma moeda.
thing-heart-term = Coração
