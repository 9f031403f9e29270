thing-battleground = Battleground
thing-battleground-does = the faction bonus may count twice; neutral races may choose a side.
