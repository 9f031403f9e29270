race-stone-badgers = Stone Badgers
race-stone-badgers-does = Hills cost a token less, and the first one lost in a turn is kept.
