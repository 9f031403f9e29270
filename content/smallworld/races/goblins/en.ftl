race-goblins = Goblins
race-goblins-does = they end their turn by leaving bombs beside them; some go off.
