thing-ashes = Cinzas de Al'Ar
    .article = as
thing-ashes-does = uma vez por turno, conquiste qualquer região de qualquer ilha.
thing-ashes-term = Cinzas
