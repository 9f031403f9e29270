power-wayfinding = Wayfinding
power-wayfinding-does = a coin for each entry region they hold.
