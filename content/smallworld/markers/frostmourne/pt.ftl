thing-frostmourne = Gélido Lamento
    .article = a
thing-frostmourne-does = uma vez por turno, uma conquista custa dois marcadores a menos.
