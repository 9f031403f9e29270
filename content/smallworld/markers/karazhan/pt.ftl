thing-karazhan = Karazhan
    .article = a
thing-karazhan-does = uma moeda por outra região do mesmo terreno.
