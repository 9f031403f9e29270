race-pandaren = Pandarens
race-pandaren-does = quem é deixado em paz recebe um marcador de Harmonia e precisa pagar para atacá-los.
