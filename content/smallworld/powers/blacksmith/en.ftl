power-blacksmith = Blacksmith
power-blacksmith-does = every conquest takes a token less.
