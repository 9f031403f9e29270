race-trolls = Trolls
race-trolls-does = regiões ocupadas custam um marcador a menos.
