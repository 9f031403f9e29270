race-forsaken = Forsaken
race-forsaken-does = for each token an enemy lost they may raise one of their own for a coin.
