thing-battleground = Campo de Batalha
    .article = o
thing-battleground-does = o bônus de facção pode contar em dobro; raças neutras podem escolher um lado.
