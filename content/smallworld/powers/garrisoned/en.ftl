power-garrisoned = Garrisoned
power-garrisoned-does = a Fort in every region; each defends.
