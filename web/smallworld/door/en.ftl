### What is said of Small World before it is played.

game-smallworld = Small World of Warcraft
game-smallworld-line = Lead peoples over islands too small for everyone; let them decline in time. 2 to 5, half an hour.
game-smallworld-play = Three bots, at once
game-smallworld-learn = A short first game, step by step.
fact-smallworld-classic = Classic: each for themselves
fact-smallworld-team = Battle for Azeroth: factions as teams
fact-smallworld-rounds = { $rounds } rounds
