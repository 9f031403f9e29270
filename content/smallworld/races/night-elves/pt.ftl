race-night-elves = Elfos Noturnos
race-night-elves-does = florestas custam um marcador a menos e ganham uma Muralha de Fogos-fátuos, que defende.
