thing-dark-portal = Portal Negro
    .article = o
thing-dark-portal-does = duas moedas por turno.
