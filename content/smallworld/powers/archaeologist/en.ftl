power-archaeologist = Archaeologist
power-archaeologist-does = a coin for each artifact and legendary place they hold.
