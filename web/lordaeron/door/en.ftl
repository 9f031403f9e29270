### What is said of Lordaeron before it is played.

game-lordaeron = World of Warcraft: The Board Game
game-lordaeron-line = Two factions, thirty turns, one Overlord: quests, fights with dice, classes that grow. 2 to 6.
game-lordaeron-play = A character for you, five bots
game-lordaeron-learn = Your first turns, step by step.
fact-lordaeron-guide = Characters of the first game
fact-lordaeron-draft = Everybody chooses a class
fact-lordaeron-turns = { $turns } turns
fact-lordaeron-endless = Until the Overlord is defeated
fact-lordaeron-deadly = Deadly fights between players
