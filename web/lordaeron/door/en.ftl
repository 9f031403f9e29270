### What is said of Lordaeron before it is played.

game-lordaeron = World of Warcraft: The Board Game
game-lordaeron-line = Two factions, thirty turns, one Overlord: quests, fights with dice, classes that grow. 2 to 6.
game-lordaeron-play = A character for you, five bots
game-lordaeron-evening = Two by two, a whole game in twelve turns: all events, and levels come sooner.
game-lordaeron-learn = Your first turns, step by step.
round-lordaeron = turn { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}
fact-lordaeron-guide = Characters of the first game
fact-lordaeron-draft = Everybody chooses a class
fact-lordaeron-evening = One evening: { $turns } turns
fact-lordaeron-turns = { $turns } turns
fact-lordaeron-endless = Until the Overlord is defeated
fact-lordaeron-deadly = Deadly fights between players

# How the levels of bots play; how often was measured in games of two (docs/ladder.md).
plays-lordaeron-beginner-strength = beats { bot-easy } in 12%
plays-lordaeron-beginner-line = Takes what looks best, and overlooks half of what it could do.
plays-lordaeron-easy-strength = beats { bot-beginner } in 88%
plays-lordaeron-easy-line = Takes what looks best, and overlooks some of it.
plays-lordaeron-normal-strength = beats { bot-easy } in 73%
plays-lordaeron-normal-line = Its side plans one errand for everybody, together.
plays-lordaeron-strong-strength = beats { bot-normal } in 80%
plays-lordaeron-strong-line = Plans three errands ahead and picks strong classes.
plays-lordaeron-expert-strength = beats { bot-strong } in 63%
plays-lordaeron-expert-line = Also dresses by the odds, and hunts enemies within reach.
