thing-aegis = Égide de Aggramar
    .article = a
thing-aegis-does = ninguém pode tocar sua região sem pagar duas moedas ao dono.
thing-aegis-term = Égide
