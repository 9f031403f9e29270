race-draenei = Draeneis
race-draenei-does = no turno de cada adversário, não perdem o primeiro marcador que perderiam.
