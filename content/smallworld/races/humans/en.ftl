race-humans = Humans
race-humans-does = they place two objectives; taking one brings coins.
