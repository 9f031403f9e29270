### Lordaeron: moves, steps and events in words. Names of places, cards and people come with the box.

## Sides, colours, places of a sheet

faction-alliance = Alliance
faction-horde = Horde
foe-pvp = the enemy faction
area-upper-1 = first place
area-upper-2 = second place
area-upper-3 = third place
area-ranged = ranged
area-melee = melee
area-general = general
area-armor = armor
area-add-on = add-on { $n }
deck-grey = grey
deck-green = green
deck-yellow = yellow
deck-red = red

color-red = red
color-blue = blue
color-green = green
box-damage = Damage
box-defense = Defense
box-attrition = Attrition

## Moves: headings

kind-pick = Classes
kind-travel = Travel
kind-step = Go on
kind-rest = Rest
kind-challenge = Challenge
kind-train = Train
kind-town = Town
kind-regain = Regain
kind-buy = Buy
kind-sell = Sell
kind-give = Give a card
kind-give-gold = Give gold
kind-equip = Equip
kind-unequip = Put away
kind-use = Use a card
kind-mark = Choose dice
kind-other = What now?

## Moves

with-gold = { $text } ({ $n } gold)
do-pick = { $class }
do-travel = { $fly ->
    [yes] Fly to { $to }
   *[no] Travel to { $to }
}
do-step = { $fly ->
    [yes] Fly on to { $to }
   *[no] Go on to { $to }
}
do-halt = Stop here
do-rest = Rest
do-rest-some = Rest: { $health } Health, { $energy } Energy
do-rest-food = with { $food }
do-challenge = Challenge { $target }
do-challenge-with = Challenge { $target } with { $with }
do-join = Join the fight
do-decline = Stay out of it
do-train = Learn { $card }
do-town = Go to town
do-regain = Regain { $health } Health and { $energy } Energy
do-sell = Sell { $card }
do-buy = Buy { $card }
do-done = Done
do-give = Give { $card } to { $to }
do-give-gold = Give { $gold } gold to { $to }
do-look = Look at the counter here
do-end = Done
do-end-actions = End my turn
do-equip = { $exchange ->
    [yes] { $card } in exchange, { $area }
   *[no] { $card }, { $area }
}
do-unequip = Put away what lies at { $area }
do-order = { $who } goes next
do-use = Use { $card }
do-use-amount = { $amount } times
do-use-choice = { $choice }
do-use-for = for { $for }
do-pass = Pass
do-pass-reroll = Enough rerolled
do-pass-pick-dice = These dice
do-mark = { $color } { $face }
do-remove = Leave out a { $color } die
do-allot = { $blue } hits to Damage
do-fell = Fell a { $color } one
do-wound = { $pet ->
    [yes] { $who }'s pet takes the wound
   *[no] { $who } takes the wound
}
do-retreat = Retreat to { $to }
do-armor = Armor takes { $damage } from Damage
do-loot = Take { $card }
do-talent = Take the talent { $card }
do-take = { $card } for { $to }
do-take-mine = Take { $card }
do-drop = Drop { $card }
do-quest-deck = Draw a { $deck } quest
do-bid = Bid { $gold } gold
do-yield = Let { $to } go first
do-event-regain = Regain { $health } Health and { $energy } Energy
do-event-swap = Exchange { $old } for { $card }
do-event-quest = Exchange the quest { $quest } for a { $deck } one
do-event-group = Move the creatures to { $to }
do-event-to = Go to { $to }
do-event-card = { $card }
do-event-none = Leave it

## The step in a sentence

say-choose = Choose.
say-won-alliance = The Alliance has won.
say-won-horde = The Horde has won.
say-won-draw = Nobody has won.
say-draft = Choose a class.
say-actions = { $who } stands in { $region } and has { $actions ->
    [0] no action left.
    [one] one action left.
   *[other] { $actions } actions left.
}
say-manage = Order your cards before the turn ends.
say-final-manage = The final battle comes. Order your cards.
say-travel = { $who } may go on from { $region }.
say-training = Learn another Power, or be done.
say-town = In town: buy, sell, regain, then be done.
say-invitation = A fight is about to begin. Will { $who } join?
say-strike = { $who } may challenge at once.
say-order = Who goes next?
say-remove-dice = The pool is full. Which dice stay out?
say-hold-dice = Roll all dice, or leave some out?
say-reroll = Choose dice to roll again, up to { $most }.
say-window = A card may be used now.
say-pick-dice = Choose dice: { $least } to { $most }.
say-use = How is the card used?
say-allot = How are the hits divided?
say-unequip = Which card goes?
say-fell = Who falls?
say-wounds = { $wounds ->
    [one] A wound comes through. Who takes it?
   *[other] { $wounds } wounds come through. Who takes the next?
}
say-retreat = { $who } must retreat. Where to?
say-talent = { $who } gains a level: choose a talent.
say-item = Choose the item to keep.
say-keep = Choose what to keep.
say-overflow = The Bag is full. What is dropped?
say-quest-deck = From which deck comes the next quest?
say-event-choice = An event asks { $who }.
say-bid = A secret bid of { $who }.
say-walk = Where does { $who } go?
say-loot = { $who } may take a card of the fallen.
say-armor = Where does the armor help? The enemy does not see it.

## What happened

event-class-picked = { $who } is chosen.
event-faction-drawn = { $who } fights for the { $faction }.
event-game-began = { $overlord } rises in Lordaeron.
event-turn-began = Turn { $turn }: { $faction }
event-quest-drawn = New quest of the { $faction }: { $quest }.
event-quest-passed-over = { $quest } cannot be placed and is passed over.
event-spawned = { $count } { $creature } ({ $color }) in { $region }.
event-traveled = { $flight ->
    [yes] { $who } flies to { $region }.
   *[no] { $who } goes to { $region }.
}
event-rested = { $who } rests.
event-trained = { $who } learns { $card } for { $gold } gold.
event-bought = { $who } buys { $card } for { $gold } gold.
event-sold = { $who } sells { $card } for { $gold } gold.
event-gave = { $gold ->
    [0] { $who } gives { $card } to { $to }.
   *[other] { $who } gives { $gold } gold to { $to }.
}
event-combat-began = { $who } challenges { $creature } in { $region }.
event-card-used = { $who } uses { $card }.
event-foe-fell = { $creature } falls.
event-foes-struck = { $wounds ->
    [0] The opponents strike and do no harm.
    [one] The opponents strike: one wound.
   *[other] The opponents strike: { $wounds } wounds.
}
event-health-lost = { $who } loses { $health } Health.
event-energy-lost = { $who } loses { $energy } Energy.
event-regained = { $who } regains { $health } Health and { $energy } Energy.
event-stunned = { $who } is stunned.
event-cursed = { $who } is cursed.
event-pet-hurt = { $who }'s pet is hurt.
event-defeated = { $who } is defeated in { $region }.
event-retreated = { $who } retreats to { $region }.
event-combat-ended = { $won ->
    [yes] The fight is won.
   *[no] The fight is lost.
}
event-quest-completed = Quest completed: { $quest }!
event-xp-gained = { $who } gains { $xp } experience.
event-gold-gained = { $who } gains { $gold } gold.
event-level-gained = { $who } reaches level { $level }!
event-talent-taken = { $who } takes the talent { $card }.
event-item-taken = { $who } takes { $card }.
event-item-dropped = { $who } drops { $card }.
event-merchant-grew = The Merchant offers { $card }.
event-event-drawn = Event: { $drawn }.
event-event-discarded = { $drawn } is over.
event-overlord-moved = The Overlord moves to { $region }.
event-counter-seen = { $real ->
    [yes] The counter in { $region } is the true one.
   *[no] The counter in { $region } is false.
}
event-counter-revealed = { $real ->
    [yes] The counter in { $region } is turned: it is the true one.
   *[no] The counter in { $region } is turned: it is false.
}
event-bids-opened = { $who } bid { $gold } gold.
event-hoarded = { $who } gives something up to the hoard.
event-looted = { $who } takes { $card } from { $from }.
event-game-ended = The game is over.

## The table

turn-of = Turn { $n } of { $of }
turn-short = { $n }/{ $of }
my-characters = My characters
all-characters = Characters
our-quests = Our quests
the-race = The race
map-label = The map of Lordaeron
level-label = Level { $n }
health-label = Health { $n } of { $of }
energy-label = Energy { $n } of { $of }
actions-label = Actions { $n }
gold-label = { $n } gold
xp-label = { $n } experience
in-region = in { $region }
on-the-loose = on the loose
tab-turn = Turn
tab-quests = Quests
tab-characters = Characters

## Help

help-terms = The words of the game
term-dice = Dice
term-dice-does = Blue dice strike at range, red ones in melee, green ones are armor. Each has eight sides and hits if it shows the Threat of the opponents or more.
term-boxes = Damage, Defense, Attrition
term-boxes-does = Where hits lie. Blue hits go to Damage before the opponents strike, red ones to Defense until after it; Attrition wears opponents down.
term-threat = Threat
term-threat-does = The number a die must reach to hit these opponents.
term-attrition = Attrition
term-attrition-does = Tokens that stay from round to round and count at the end of each.
term-energy = Energy
term-energy-does = What Powers cost. Resting and towns bring it back.
term-quests = Quests
term-quests-does = Defeat the creatures of your faction's quests for experience, gold and items. The whole group that fought is rewarded.
term-overlord = Overlord
term-overlord-does = Who defeats the Overlord wins the game. After the last turn the factions fight each other instead.
term-turns = Turns
term-turns-does = Factions take turns. Each character has two actions; then cards may be changed.

## Set-up

setup-seats = { $players } players, { $characters } characters
setup-side = Side of seat { $n }
setup-side-drawn = drawn
setup-hint = Choose "Me" in several seats to lead several characters.
setup-rules = Rules
setup-characters = Characters
setup-guide = Recommended ones
setup-draft = Chosen in turn
setup-overlord = Overlord
setup-drawn = drawn
setup-length = Length
setup-whole = The whole track: 30 turns
setup-short = { $n } turns (house rule)
setup-deadly = Deadly battles between factions
setup-endless = No last turn: defeat the Overlord
overlord-kelthuzad = Kel'Thuzad
overlord-nefarian = Nefarian
overlord-lord-kazzak = Lord Kazzak
## The map

map-label = Map of Lordaeron. Arrow keys walk over borders, Enter chooses, N goes to the next region you may choose.
map-town = { $side ->
    [alliance] Alliance town
    [horde] Horde town
   *[both] Town of both factions
  }
map-flight = { $side ->
    [alliance] Alliance flight
    [horde] Horde flight
   *[both] Flight of both factions
  }
map-start = { $side ->
    [alliance] The Alliance starts here
   *[horde] The Horde starts here
  }
map-graveyard = Graveyard
map-hero = { $side ->
    [alliance] { $who } of the Alliance
   *[horde] { $who } of the Horde
  }, { $health } Health
map-group = { $n } { $grade ->
    [green] green
    [red] red
   *[blue] blue
  } { $creature }{ $side ->
    [alliance] , for an Alliance quest
    [horde] , for a Horde quest
   *[none] , independent
  }
map-counter = A face-down counter of the Overlord
map-mark-war = War: { $name }
map-mark-boss = Boss: { $name }
map-mark-plague = { $name }
map-reach = { $n ->
    [one] one step away
   *[other] { $n } steps away
  }
map-reach-flight = { $n ->
    [one] one step by flight
   *[other] { $n } steps, with a flight
  }
map-empty = Nobody is here.
map-independent = Independent: whoever enters must stop and challenge them.
map-quest-of = { $side ->
    [alliance] Alliance quest
   *[horde] Horde quest
  }: { $name }, level { $level }
map-threat = Threat
map-attack = Attack
map-health = Health
map-reward = Pays
map-reward-stronger = Pays the stronger faction
map-reward-weaker = Pays the weaker faction
map-draw = draw { $n }, keep one
map-level = level { $n }
map-shut = No way: { $list }
