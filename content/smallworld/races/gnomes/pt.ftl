race-gnomes = Gnomos
race-gnomes-does = uma vez por turno, atacam qualquer região de qualquer ilha, com um dado grátis antes.
