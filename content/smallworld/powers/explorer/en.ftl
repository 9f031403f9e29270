power-explorer = Explorer
power-explorer-does = a coin for each island they stand on.
