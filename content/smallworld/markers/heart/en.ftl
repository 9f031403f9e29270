thing-heart = Heart of Azeroth
thing-heart-does = at the end of the turn each opponent beside it pays a coin.
thing-heart-term = Heart
