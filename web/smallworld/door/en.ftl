### What is said of Small World before it is played.

game-smallworld = Small World of Warcraft
game-smallworld-line = Lead peoples over islands too small for everyone; let them decline in time. 2 to 5, half an hour.
game-smallworld-play = Three bots, at once
game-smallworld-learn = A short first game, step by step.
round-smallworld = round { $round }
fact-smallworld-classic = Classic: each for themselves
fact-smallworld-team = Battle for Azeroth: factions as teams
fact-smallworld-rounds = { $rounds } rounds

# How the levels of bots play; how often was measured in games of two (docs/ladder.md).
plays-smallworld-beginner-strength = beats { bot-easy } in 20%
plays-smallworld-beginner-line = Takes the coins it sees and overlooks half of what it could do.
plays-smallworld-easy-strength = beats { bot-beginner } in 80%
plays-smallworld-easy-line = Takes what looks best at this moment, without a plan.
plays-smallworld-normal-strength = beats { bot-easy } in 72%
plays-smallworld-normal-line = Plans its whole turn, by a simple count of what each side has.
plays-smallworld-strong-strength = beats { bot-normal } in 87%
plays-smallworld-strong-line = Plans its turn and knows what positions like this have led to.
plays-smallworld-expert-strength = beats { bot-strong } in 68%
plays-smallworld-expert-line = Looks at many turns, and plays the best of them on to see what others answer.
