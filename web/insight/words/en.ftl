# What the engine says of a finished game.

tab-result = Result
tab-chances = Chances
chances-caption = Each player’s chance to win after every turn, if all played alike from there on
chances-fetching = The engine is being fetched and reads the game …
chances-counting = Luck and mistakes are being counted: { $done } of { $of }
chances-counted = All { $turns } turns looked at by the Expert, on fresh dice.
no-engine = This server was built without the engine.
no-record = The record of this game could not be fetched.
no-chances = There are no chances for this game: { $why }
chances-table = Show as a table
turn-label = Turn { $n } of { $who }
turn-start = Before the first turn
turning-points = Turning points of { $who }
turning-points-mine = Turning points of your chance
no-turning-points = No turn changed the chance by ten points.
in-a-sentence = In a sentence
luck-even = The dice were even.
luck-gave = The dice gave { $n } { $n ->
    [one] point
   *[other] points
  } of chance.
luck-took = The dice took { $n } { $n ->
    [one] point
   *[other] points
  } of chance.
mistakes-none = No mistake worth naming.
mistakes-cost = { $count } { $count ->
    [one] mistake
   *[other] mistakes
  } cost { $n } { $n ->
    [one] point
   *[other] points
  }; the worst: { $worst }
worst-turn = turn { $n }
sums = Where the result comes from
sum-part = Points of chance
part-par = Even start
part-deal = The deal
part-luck = Luck of the dice
part-mistakes = Own mistakes
part-others = Others’ mistakes
part-course = Course of the game
part-result = Result
sums-note = Whole points of chance; luck is known to about 5. The course of the game is what the estimate learned on the way: nobody’s merit.
race-only = The chance is that of the race: levels, the way to the next, and the turn. Luck and mistakes are not counted in this game yet.
mistakes = Mistakes, and what would have been better
mistake-title = { $who }, turn { $n }
grade-mistake = a mistake
grade-blunder = a blunder
cost-score = −{ $n } of score
played = played
better = better
points-now = Points this turn
points-later = Points in the turns after, about
chance-to-win = Chance to win
how-sure = Judged on positions as they were known then, several times, the dice left out. Below 6 points of chance, or 4 of score, nothing is called a mistake.
