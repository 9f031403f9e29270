power-herbalist = Herbalist
power-herbalist-does = a coin for each hill they hold.
