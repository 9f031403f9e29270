thing-spirit-healer = Anjo da Cura
    .article = o
thing-spirit-healer-does = mais um marcador a cada reposicionamento.
