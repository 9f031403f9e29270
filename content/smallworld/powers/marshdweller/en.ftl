power-marshdweller = Marshdweller
power-marshdweller-does = who attacks their swamps pays them a coin first.
