race-pandaren = Pandaren
race-pandaren-does = who is left in peace gets a Harmony token and must pay to attack them.
