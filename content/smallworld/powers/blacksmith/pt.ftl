power-blacksmith = Ferreiros
power-blacksmith-does = cada conquista custa um marcador a menos.
