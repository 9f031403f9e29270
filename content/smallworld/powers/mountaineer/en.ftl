power-mountaineer = Mountaineer
power-mountaineer-does = a coin for each mountain they hold.
