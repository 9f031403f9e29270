# Cards and character sheets
card-energy = { $n } Energy
card-level = Level { $n }
card-gold = { $n } gold
card-health = { $n } Health
card-on-use = when used
card-on-equip = when equipped
gives-red = { $n } red { $abs ->
    [one] die
   *[other] dice
  }
gives-blue = { $n } blue { $abs ->
    [one] die
   *[other] dice
  }
gives-green = { $n } green { $abs ->
    [one] die
   *[other] dice
  }
gives-reroll = Reroll { $n }
gives-attrition = Attrition { $n }
gives-threat = Threat { $n }
sheet-health = Health
sheet-energy = Energy
sheet-gold = Gold
sheet-pet = Pet
sheet-stun = Stun
sheet-curse = Curse
sheet-of = { $n } of { $most }
sheet-level = Level
sheet-xp = { $xp } XP, next level at { $next }
sheet-xp-last = { $xp } XP, the last level
sheet-areas = Card areas
sheet-spellbook = Spellbook
sheet-bag = Bag
sheet-nothing = Nothing
sheet-empty = Empty
sheet-printed = Printed on the sheet
sheet-put-here = Put it here
sheet-exchange = Exchange
sheet-take-off = Take off
sheet-how = Choose a card, then the area for it; or drag it there. Cards on the sheet come off the same way.
sheet-choose-area = Where shall { $card } go? Lit areas take it.
sheet-not-now = Cards change places at the end of your faction's turn.
sheet-equip-costs = Putting it on costs { $n } Energy.
shop-buy = Buy
shop-sell = Sell
shop-train = Train
shop-purse = In your purse:
shop-done = Done here
shop-regain = Regain { $health } Health, { $energy } Energy
shop-known = You know this
shop-do-buy = Buy for { $n }
shop-do-sell = Sell for { $n }
shop-do-train = Learn for { $n }
shop-no-buy = The Merchant has nothing now.
shop-no-sell = You have nothing to sell.
shop-no-train = There is nothing to learn.
shop-instead = In place of this:
shop-free-area = Its area is free:
shop-change = Change:
shop-unusable = Your class cannot wear it.
choose-talent = A new level: choose a Talent
choose-take = Choose an Item of the reward
choose-drop = Your Bag is full: choose what to leave
choose-loot = Choose your loot
choose-do-talent = Take { $card }
choose-do-take = Take { $card }
choose-do-drop = Leave { $card }
choose-do-loot = Take { $card }
choose-for = For { $name }
choose-works = Works with your
choose-worn = can wear it
choose-not-worn = cannot wear it
choose-later = can wear it from level { $n } on
auction = Auction
auction-how = Every character bids in secret. The highest bid pays and takes the Item; chance decides between equal bids.
auction-bid = Bid of { $who }, out of { $gold } gold
auction-seal = Seal the bid
auction-in = has bid
auction-waits = still to bid
quests-log = Quests
quests-ours = Our quests
quests-theirs = Their quests
quests-none = No quests.
quests-far = { $n ->
    [0] you stand here
    [one] 1 region away
   *[other] { $n } regions away
  }
quests-odds = { $n } % to win if you go now
quests-xp = { $n } XP
quests-draw = An Item of the { $deck } deck, the best of { $n }
quests-green = a green quest
quests-yellow = a yellow quest
quests-red = a red quest
quests-line-green = easier
quests-line-yellow = harder, pays more
quests-line-red = hardest, pays most
deck-triangle = triangle
deck-square = square
deck-circle = circle
open-sheet = Sheets
open-shop = Powers to learn
open-merchant = Merchant
open-asked = Your cards
merchant = The Merchant
sheets = Character sheets
trade = Give to a friend
trade-who = Who gives to whom:
trade-pair = { $from } to { $to }
trade-give = Give
manage-done = Done arranging

# Why not, by the first rule against it
why-not = That is against rule { $rule }.
why-wb-manage-01 = Cards change places only in the Character Management step, at the end of your faction's turn.
why-wb-item-14 = Add-ons are put on and taken off only in the Character Management step.
why-wb-item-04 = Your Bag is full: one of your Items must go to the Merchant first.
why-wb-decide-08 = That is for the character's own player to decide.
why-wb-manage-04 = This card is not in your Bag or Spellbook.
why-wb-manage-06 = Another card lies there.
why-wb-manage-07 = This area takes no such card.
why-wb-manage-08 = This area takes other kinds of Items.
why-wb-manage-12 = A Stance goes only into the area of Stances.
why-wb-manage-13 = Only a Stance goes here.
why-wb-manage-14 = Your level is too low for this card.
why-wb-manage-19 = It is printed on the sheet: it cannot come off.
why-wb-manage-21 = You lack the Energy to put it on.
why-wb-manage-26 = You may have only one card of this kind.
why-wb-manage-31 = You have changed this area often enough for one turn.
why-wb-interact-28 = Your Bag has no room for what would come off.
why-wb-item-09 = This Item is bound to you.
why-wb-item-13 = You already have such an add-on.
why-wb-faq-38 = The general area takes general Items and instant Powers.
why-wb-town-07 = You have already regained here this action.
why-wb-trade-01 = Only friends in the same region trade.
why-wb-trade-02 = Only Items from the Bag change hands.
why-wb-trade-04 = That is more than there is to give.
why-wb-trade-05 = Enemies do not trade.
why-wb-trade-06 = One of the two must have taken part in the last action.
why-wb-trade-07 = Trading comes right after an action.
why-wb-train-02 = Your level is too low for this Power.
why-wb-train-03 = You lack the gold to learn it.
why-wb-train-07 = You know this Power already.
why-wb-train-09 = This Power is of another class.
why-wb-merchant-03 = The Merchant does not have it.
why-wb-merchant-05 = You lack the gold to buy it.
why-wb-merchant-07 = This is not yours to sell.
why-wb-merchant-09 = The Merchant buys Items only.
why-wb-town-01 = That needs a friendly town.
why-wb-turn-02 = It is the other faction's turn.
why-wb-turn-03 = This character has no action left.
why-wb-turn-19 = Not at this moment.
why-wb-challenge-01 = This character must challenge the creatures here first.
why-wb-auction-11 = Auction Items cannot be sold.
why-wb-travel-02 = Too far for this action: it is not beside a region you can reach.
why-wb-travel-08 = Mountains lie between: nobody walks over them.
why-wb-travel-09 = Brill is closed to the Alliance.
why-wb-travel-10 = Southshore is closed to the Horde.
why-wb-travel-18 = Independent creatures stand with this character: it travels nowhere before they are beaten.
why-wb-defeat-05 = A retreat leads to the nearest graveyard or to where your faction starts.
why-wb-eventcard-foul-plaguewinds-01 = The plague closes the way.
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
kind-step = Go on to
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
kind-event = Answers
kind-cleanse = Plague
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
do-rest-some = { $health ->
    [0] Rest: { $energy } Energy
   *[other] { $energy ->
        [0] Rest: { $health } Health
       *[other] Rest: { $health } Health, { $energy } Energy
      }
  }
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
do-use-price = for { $price }
do-use-choice = { $choice }
do-use-for = for { $for }
do-pass = Pass
do-pass-quests = Keep our quests
do-pass-groups = Leave the creatures where they are
do-pass-flight = Stay here
do-pass-buy = Buy nothing
do-pass-sell = Sell nothing
do-pass-event-choice = Change nothing more
do-pass-reroll = Enough rerolled
do-pass-pick-dice = These dice
do-mark = { $color } { $face }
do-remove = Leave out a { $color } die
do-roll-again = Reroll these, then look
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
do-quest-deck = Draw { $deck }
do-bid = { $who } bids { $gold } gold
do-yield = Let { $to } go first
do-yield-foe = Let the opponents go first
do-pay = First the reward of { $quest }
do-roll = Roll a { $color } die
do-token = A token at { $area }
do-event-regain = Regain { $health ->
    [0] { $energy } Energy
   *[other] { $energy ->
        [0] { $health } Health
       *[other] { $health } Health and { $energy } Energy
    }
}
do-event-swap = Exchange { $old } for { $card }
do-event-quest = Exchange the quest { $quest } for a { $deck } one
do-event-group = { $creature }, { $from }: to { $to }
do-event-to = Go to { $to }
do-event-buy = Buy { $card } for { $n } gold
do-event-sell = Sell { $card } for { $n } gold
do-event-card = Give up { $card }
do-event-cleanse = Spend Energy to cleanse the plague here: experience
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
say-duty = { $who } must first challenge the independent creatures in { $region }.
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
say-event-choice = { $event } asks { $who }.
say-bid = An auction: everybody bids in secret, and the highest bid pays.
say-walk = Where does { $who } go?
say-reward = Several quests are complete. Which is paid first?
say-roll-colors = Which dice are rolled?
say-put-tokens = Where do the tokens go?
say-loot = { $who } may take a card of the fallen.
say-armor = Where does the armor help? The enemy does not see it.

## What happened

event-class-picked = The { $class } is chosen.
event-faction-drawn = { $who } fights for the { $faction }.
event-game-began = { $overlord } rises in Lordaeron.
event-turn-began = Turn { $turn }: { $faction }
event-quest-drawn = New quest of the { $faction }: { $quest }.
event-quest-passed-over = { $quest } cannot be placed and is passed over.
event-spawned = { $count ->
    [1] { $creature }
   *[other] { $count } × { $creature }
  } ({ $color }) in { $region }.
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
event-health-lost = { $who } has { $health } Health left.
event-energy-lost = { $who } loses { $energy } Energy.
event-regained = { $health ->
    [0] { $who } regains { $energy } Energy.
   *[other] { $energy ->
        [0] { $who } regains { $health } Health.
       *[other] { $who } regains { $health } Health and { $energy } Energy.
    }
}
event-stunned = { $who } is stunned.
event-cursed = { $who } is cursed.
event-pet-hurt = { $who }'s pet is hurt.
event-defeated = { $who } is defeated in { $region }.
event-final-fallen = { $who } falls in the final battle.
event-retreated = { $who } retreats to { $region }.
event-combat-ended = { $winner ->
    [alliance] The Alliance wins the fight.
    [horde] The Horde wins the fight.
   *[none] { $who } has lost the fight.
}
event-quest-completed = Quest completed: { $quest }!
event-xp-gained = { $who } gains { $xp } experience.
event-gold-gained = { $who } gains { $gold } gold.
event-level-gained = { $who } reaches level { $level }!
event-talent-taken = { $who } takes the talent { $card }.
event-item-drawn = Found: { $card }.
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
character-n = Character { $n }
all-characters = Characters
the-race = The race
level-label = Level { $n }
health-label = Health { $n } of { $of }
energy-label = Energy { $n } of { $of }
actions-label = Actions { $n }
decides = decides
gold-label = { $n } gold
in-region = in { $region }
on-the-loose = on the loose
tab-turn = Turn
tab-quests = Quests
tab-characters = Characters

## Help


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
setup-evening = One evening: { $n } turns, all events, levels come sooner (house rule)
setup-short = The first { $n } turns alone (house rule)
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
map-counter-false = A false counter of the Overlord: your faction has looked at it
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
map-shut = Mountains, so no way to: { $list }
map-too-far = Not in reach with one action: look at what lies on the way.
map-go-by = Go to { $to } by way of { $by }
map-goal = Walks to { $name }: { $n ->
    [0] he has reached it.
    [one] one region to go.
   *[other] { $n } regions to go.
  }

## Fights

dice-on-cloth = Dice
threat = Threat
attack = Attack
health = Health
energy = Energy
die-spoken = { $color } die showing { $face }
die-lands-red = defense
die-lands-blue = damage
die-lands-green = armor
die-misses = misses
die-bites = bites you
no-dice-yet = The dice are not rolled yet.
combat-round = Combat round { $n }
combat-step-1 = Dice pool
combat-step-2 = Reroll
combat-step-3 = Place tokens
combat-step-4 = Ranged strike
combat-step-5 = Damage
combat-step-6 = Resolution
fight-pvp = Champions clash
fight-creatures = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
  }
fight-goes-on = The fight goes on.
open-now = Open now: { $moment }
moment-combat-start = the fight begins
moment-round-start = the round begins
moment-dice-pool-start = before your roll
moment-dice-pool-end = after your roll
moment-reroll-start = before your reroll
moment-reroll-end = after your reroll
moment-place-tokens = before tokens are placed
moment-place-tokens-end = after tokens are placed
moment-defense-start = before they strike
moment-round-end = the round ends
moment-combat-end = the fight ends
moment-health-losing = a wound is about to fall
moment-health-lost = a wound has fallen
moment-energy-spent = Energy was spent
moment-defeat = a friend is about to fall
moment-standing = at any time
fight-window = { $who }: use a card ({ $moment }) or go on.
pick-reroll = { $who }, choose up to { $n ->
    [one] one die
   *[other] { $n } dice
  } to reroll.
pick-pay = { $who }, choose the dice to give up for { $card }.
pick-spot = { $who }, choose the dice that { $card } looks at.
pick-change = { $who }, choose the dice that { $card } changes.
reroll-n = { $n ->
    [one] Reroll one die
   *[other] Reroll { $n } dice
  }
take-n-dice = { $n ->
    [one] Take this die
   *[other] Take these { $n } dice
  }
keep-dice = Keep all
use = Use
use-how = Use …
energy-of = Energy { $n }/{ $most }
health-of = Health { $n }/{ $most }
stunned-n = Stunned { $n }
cursed-n = Cursed { $n }
our-bowls = Our bowls
their-bowls = Their bowls
why-these-dice = Why these dice
this-fight = This fight
term-red = red
term-blue = blue
term-green = green
term-reroll = reroll
term-attrition = attrition
term-threat = threat
one-less = One less for { $who }
one-more = One more for { $who }
take-wounds = { $n ->
    [one] Take one wound
   *[other] Take { $n } wounds
  }
reckoning = They strike for { $attack }; your bowl stops { $stops }: { $wounds ->
    [one] one wound is
   *[other] { $wounds } wounds are
  } left to share out.
dice-are-placed = The dice have done their work.
event-round-began = Round { $round }.
event-attack-began = { $who } attacks.
event-dice-rolled = { $who } rolls { $color }: { $faces }.
event-dice-rerolled = { $who } rerolls; { $color } now shows { $faces }.
event-dice-changed = Changed by a card: { $color } now shows { $faces }.
event-tokens-placed = { $who } places { $damage } damage, { $defense } defense, { $armor } armor, { $attrition } attrition.
event-hits-placed = { $hits ->
    [one] One hit more in the bowl.
   *[other] { $hits } hits more in the bowl.
  }
event-hits-removed = { $hits ->
    [one] One hit is taken out of the bowl.
   *[other] { $hits } hits are taken out of the bowl.
  }
event-armor-placed = { $armor } armor more in the bowl.
event-resolved = { $moved ->
    [0] The bowls are counted.
    [one] One hit goes over to damage.
   *[other] { $moved } hits go over to damage.
  }
odds-win = to win
with-odds = { $text }: win { $win } %, { wounds-about }
use-for = Use for { $price }
use-for-how = Use for { $price } …
price-energy = { $span } Energy
price-health = { $span } Health
price-tokens = { $most ->
    [one] { $span } hit token
   *[other] { $span } hit tokens
  }
price-marks = { $most ->
    [one] { $span } mark
   *[other] { $span } marks
  }
  }
die-waits = { $color } die, not rolled yet

## Glossary

help-fight = The fight
help-journey = The journey
help-people = Your character
help-world = The world
gl-dice = Dice
gl-dice-does = Eight-sided. Blue dice strike from afar and fill the damage bowl, red dice fight hand to hand and fill the defense bowl, green dice are armor. A die counts when it shows the Threat or more.
gl-threat = Threat
gl-threat-does = The number a die must reach. Each foe has its own; against characters it is two more than the highest level among them.
gl-boxes = The three bowls
gl-boxes-does = Damage fells foes in the ranged strike, before they hit back. Everything in defense, hits and armor, stops their Attack. Then armor is put away, the hits of defense and attrition go over to damage, and foes fall once more. Hits that are left wait for the next round.
gl-reroll = Reroll
gl-reroll-does = How many dice you may roll once more after the first roll. No die is rerolled twice.
gl-attrition = Attrition
gl-attrition-does = Hits you place with every attack without any die. They count at the end of the round.
gl-stun = Stun
gl-stun-does = Each Stun token takes two dice out of your pool before the roll; who cannot give enough dice is defeated. Stun ends with the fight.
gl-curse = Curse
gl-curse-does = Each Curse token takes one die, one Reroll and one Attrition. A rest lifts one, a rest in a friendly town all of them.
gl-window = Timing
gl-window-does = A card says when it may be used: the small clock on it shows the step of the round. The table offers a card only at its moment.
gl-pvp = Fights between characters
gl-pvp-does = Both sides attack in turn, then both choose in secret how much their armor stops.
gl-actions = Two actions
gl-actions-does = Each character has two actions a turn: travel, rest, challenge, training, town. Friends may take theirs in any order, one action here, one there.
gl-travel = Travel
gl-travel-does = One or two steps, each into a region next door. A step among independent creatures ends the journey. Dark ridges cannot be crossed.
gl-flight = Flight path
gl-flight-does = From one flight path of your faction to any other in a single step.
gl-challenge = Challenge
gl-challenge-does = Fight what stands in your region. Friends who stand there and have an action left may join.
gl-rest = Rest
gl-rest-does = Regain Health and Energy in any mix, up to twice your level, three times in a friendly town, and lose one Curse.
gl-town = Town
gl-town-does = In a friendly town you regain up to your level, sell and buy at the merchant, and learn Powers, in any order.
gl-graveyard = Graveyard
gl-graveyard-does = Where the defeated wake up, with one Health and one Energy. The nearest one, or home: you choose.
gl-health = Health
gl-health-does = Wounds you can take. At none you are defeated and retreat to a graveyard.
gl-energy = Energy
gl-energy-does = What Powers cost.
gl-xp = Experience and levels
gl-xp-does = Quests and some events give experience, independent creatures and duels alone do not; levels give Health, Energy, a Talent, and better cards.
gl-powers = Powers and Talents
gl-powers-does = Powers are learned for gold and lie in your Spellbook until you equip them. A Talent comes with a level and always works.
gl-bag = Bag
gl-bag-does = What you carry and do not wear. It has little room.
gl-decider = Who decides
gl-decider-does = For a group or a faction the player of its most experienced character decides.
gl-quest = Quest
gl-quest-does = Defeat every creature of the card, green and red, and the faction is paid in experience, gold and items.
gl-independent = Independent creatures
gl-independent-does = Blue. They belong to no quest, end the journey of all who come, and must be fought by those who have an action there.
gl-event = Event
gl-event-does = A card of the turn track: news, wars, bosses, auctions.
gl-auction = Auction
gl-auction-does = Every character bids gold in secret; the highest pays and takes the item.
gl-overlord = Overlord
gl-overlord-does = Kel’Thuzad, Nefarian or Lord Kazzak. The faction that defeats him wins at once; if nobody does, the factions fight a last battle after turn 30.

## Pace

meanwhile = What happened
meanwhile-watch = Watch it
pace = Pace
pace-ask = Ask me everything
pace-flow = Go on where nothing is to be decided
pace-fast = Fast: fights by my policy, others at once
fight-policy = My policy in fights
policy-thrifty = Keep Energy and potions
policy-bold = Use all there is
propose-to = Propose a move to { $who }
propose-none = choose…
proposed = Proposed to { $who }: { $move }
fast = Fast

## Tutorial

tutorial-welcome = Welcome to Lordaeron! Two factions of three champions each gather strength against an Overlord, and against each other. You begin: you play for the Horde, bots play the rest.
tutorial-hero = This is your champion: hearts are Health, diamonds Energy. The brass marks are your two actions of this turn: travel, rest, challenge, training or town. Friends take theirs in any order.
tutorial-town = You begin in a town with five gold. Press “Go to town”, then “Train”. Choose “{ $one }” and press “{ $first }”, then “{ $two }” and “{ $second }”. Leave with “Done here”: that was your first action.
tutorial-quests = These are your faction’s quests: whom to defeat, how far it is, and what it pays. Point at one to see it on the map. The grey ones are for beginners.
tutorial-travel = Lit regions can be reached: one action is up to two steps. Blue creatures end the way and must be fought. { $way ->
    [none] Go toward a quest.
   *[other] Your quest is one step away: press “Travel” and “{ $way }”, or press it on the map; then “Stop here”.
}
tutorial-equip = Powers work only when equipped. { $n ->
    [0] When your turn ends your sheet opens: choose a card, then one of the lit places for it, and end the turn below it.
   *[other] Your turn ends with your sheet: press “Equip best”, which says what changes, or choose a card and then one of the lit places for it. Then press “Done arranging”.
}
tutorial-others = Now the others play. What they did is told here when your turn comes again; you may watch it, too.
tutorial-odds = Creatures of your quest stand here. A challenge says your chance to win and the wounds to expect; one of fifty and more is golden.
tutorial-roll = The fight begins. Your cards make the pool: blue dice strike from afar, red ones up close, green ones are armor. { $one } brings more of them and a reroll: press “{ $use }”, then “Roll the dice”.
tutorial-hold = Some dice may hurt whoever shows them; a die that is not rolled cannot. The list says what each choice comes to, the best first. Here all of them are worth it: press “Roll the dice”.
tutorial-reroll = A die counts when it shows the foe’s Threat or more. Some may be thrown again: each says what that does to your chance, and the list has the best choice first. Choose it, then press the golden button.
tutorial-fight = Hits go into the bowls: damage strikes first, defense stops wounds and strikes after, attrition comes last. Go on with the button at the lower right until one side has fallen.
tutorial-loot = What the fight brought: gold, experience, perhaps an item to choose; then a deck for the next quest. Quests pay; blue creatures only stand in the way. A new level would let you choose a Talent at once.
tutorial-rest = Tired or wounded? Press “Rest”. It gives back Health and Energy, twice your level in all, three times in a friendly town. Whoever falls wakes up at a graveyard.
tutorial-group = Together you are stronger: friends in your region who have an action left may join, and share what it pays. { $with ->
    [none] Take a good challenge; friends call you to theirs, too.
   *[other] { $alone ->
        [-1] {""}
       *[other] Alone you would win { $alone } times of 100.
    } Press “Challenge” and choose “{ $with }”.
}
tutorial-levels = Quests and some events give experience; blue creatures give none. A new level refills Health and Energy, brings a Talent to choose, and opens stronger Powers and items.
tutorial-win = The faction that defeats the Overlord wins at once. If nobody has when the last turn is over, the factions fight a last battle. Rules explains the rest whenever you wonder. Good luck!

## Tips of the guide

hint = Tip: { $text }
hint-buy-powers = the guide would go to town and learn { $cards }.
hint-take-talent = the guide would take { $cards }.
hint-travel = the way to a quest leads through { $to }.
hint-too-strong = { $creature } is too strong here for one alone at level 1.

## Plans of the guide

guide-setting = Plans at every turn of mine
guide-on = Show three plans
guide-off = I plan by myself
guide-picks = The guide would take this.
plan-heading = Plans
plan-kind-quest = Best quest
plan-kind-war = War, boss or hunt
plan-kind-grow = Grow: learn, buy, rest
plan-title-quest = { $foe } in { $place }
plan-title-independent = { $foe } in { $place }
plan-title-war = A war
plan-title-boss = A boss
plan-title-overlord = { $foe }
plan-title-pvp = The enemies in { $place }
plan-title-town = To town in { $place }
plan-title-learn = Learn { $cards }
plan-title-rest = Rest in { $place }
plan-title-end = End the turn
plan-alone = You alone, in { $place }.
plan-with = With { $who }, in { $place }.
plan-holds = One holds { $place } and one { $other } until the enemies’ turn is over; no fight.
plan-buys = For { $cards }.
plan-shop = Buy, sell, learn and regain.
plan-ends = Nothing more is worth an action now.
plan-rests = { $n ->
    [one] Rest once before it.
   *[other] Rest { $n } times before it.
}
plan-level = { $who } reaches level { $n }.
plan-odds-alone = Alone it is { $win } %.
plan-then = Then: { $what }.
plan-none-weak = Nothing that could be won: { $win } % at best.
plan-none-far = Nothing that you could reach in time.
plan-none-no-quest = No quest of yours is open.
plan-none-no-war = { $turn ->
    [0] No war and no boss, and no event is to come.
   *[other] No war and no boss now: the next event is in turn { $turn }.
}
plan-none-grown = Rested, and nothing to learn for your gold.
plan-odds = { $win } %
plan-odds-dressed = { $win } → { $soon } %
plan-against = against { $foe }
plan-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
plan-comes-alone = you alone
plan-comes-along = comes along
plan-comes-asked = is asked
plan-yours = you follow it
plan-beside = beside the first
plan-others = Other plans
plan-following = { $odds ->
    [none] Your plan: { $plan }
   *[other] Your plan: { $plan } · { $odds }
}
plan-over = Your plan is done, or nobody can do it any more. What next?
plan-fell = The odds of your plan fell from { $was } to { $is } %. Go on with it?
plan-step = { $kind ->
    [travel] On to { $place }
    [challenge] Fight: { $what }
    [rest] Rest first
    [town] Into the town
    [train] { $what }
    [look] Look at the counter
    [end] End the turn and wait
   *[other] Go on: { $what }
}
goal-title = Where to?
goal-rest = and rest there
goal-friend = { $who } stands there
goal-town = town: learn, buy, rest
goal-boss = where the Overlord may be
goal-walk = in reach
goal-damage = creatures
goal-danger = { $who } within two regions
goal-blue = { $foe } stands on the way
goal-safe = nobody near
goal-now = now
goal-turn = there in turn { $n }
goal-no = no way leads there now
goal-with = { $win } % with { $who }
goal-on = On to { $place }
goal-asks = { $who } within two regions: go on?
goal-gone = The quest there is gone: go on?
goal-later = Your goal: { $place }. No way leads on now.
goal-rest-now = Rest, as you planned
goal-drop = Drop the goal
plan-step-wait = Let { $who } go first
plan-said = Plan { $n } of { $of }{ $first ->
    [yes] , recommended
   *[no] {""}
}: { $kind }. { $text } { $odds } { $gold ->
    [0] {""}
   *[other] { $gold } gold,
} { $xp ->
    [0] {""}
   *[other] { $xp } experience,
} { $turn ->
    [0] {""}
   *[other] done in turn { $turn }.
}

## The review

review-race = The race
review-who = Character
review-fights = Fights
review-won-lost = { $won } won, { $lost } lost
review-dice = Dice
review-rolled = Rolled
review-expected = Expected
review-final = Watch the last fight
review-story = The story by turn

## A fight as it stands

odds-now = As it stands
odds-first = { $win } % before the fight
odds-safe =
    { $safe } % that nobody falls, in about { $rounds ->
        [one] one round
       *[other] { NUMBER($rounds, maximumFractionDigits: 1) } rounds
    }.
odds-safe-now = { $safe } % that nobody falls; it ends in this round.
wounds-about = about { NUMBER($wounds, maximumFractionDigits: 1) } { NUMBER($wounds, maximumFractionDigits: 1) ->
    [one] wound
   *[other] wounds
  }
odds-share = { wounds-about }; falls { $falls } %
rerolls-title = What a reroll does
rerolls-about = Chance to win this fight, the best first.
reroll-die = { $color } { $face }
reroll-none = keep all
held-title = Leave dice out?
held-about = { $text } A die that is not rolled cannot hurt. The best first:
held-none = roll all
held-dice = leave out { $n } { $color }
reroll-look = { $n ->
    [one] Reroll this one, then look
   *[other] Reroll these { $n }, then look
}
roll-without = { $n ->
    [one] Roll, one die left out
   *[other] Roll, { $n } dice left out
}
reroll-wounds = { $several ->
    [yes] { wounds-about } for all of you
   *[no] { wounds-about }
  }
die-lifted = lifted
die-keep = keep
bowl-stops = stops { $n } of the { $attack } they strike for
bowl-too-few = { $n } of { $health } needed to fell one before it strikes
bowl-fells = enough to fell one before it strikes
bowl-in-the-end = with damage and defense, { $n } of { $health } in the end
die-gain = What rolling it again changes in the chance to win
roll-dice = Roll the dice
use-none = Use no card
go-on = Go on
side-health = { $n } of { $of } Health
fighter-fallen = fallen
our-side = Our side
their-side = Their side
fight-final = The final battle
fight-final-about = The side with a champion standing wins the game.
wounds-left = { $n } left
wounds-none-left = none left: falls
wounds-fall = { $who } would fall.
wounds-fell = { $kind ->
    [pvp] That need not be: others can take these wounds.
   *[other] That need not be: whoever falls goes to a graveyard and gets no gold and no Items.
  }
wounds-fell-odds = The chance to win goes from { $from } to { $to } %.
wounds-must-fell = There are too many wounds.
pet-of = Pet of { $who }
splits-title = { $n ->
    [one] Ways to share the wound
   *[other] Ways to share { $n } wounds
  }
split-share = { $who } { $n }
split-share-pet = pet of { $who } { $n }
split-pet = pet
split-safe = nobody falls
split-falls = { $who } falls
split-win = { $n } % to win
reroll-line = { $win } % · { wounds-about }
wounds-safe = Share them so that fewer fall

## An invitation

call-title = An invitation to a fight
invite-calls = { $who } calls you against { $foe }
invite-who = Who fights
invite-without = Without you
invite-with = With you
invite-safe = won, nobody falls
invite-fallen = won, somebody falls
invite-unknown = Nobody knows yet what waits there.
invite-means = What it means for you
invite-wounds = About { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] wound
   *[other] wounds
  }
invite-falls = of your { $health } Health; in { $n } of 100 fights you fall
invite-action = { $n ->
    [one] Your last action
   *[other] 1 of your { $n } actions
}
invite-leads = leads
invite-comes = comes along
invite-you = you?
invite-asked = is asked too
invite-not-asked = is not asked
invite-early = lost in the first round
invite-later = lost later
invite-energy = About { NUMBER($n, maximumFractionDigits: 1) } of your { $of } Energy
invite-xp = { $xp } XP
invite-level = { $xp } XP: level { $level }!
invite-gold = and { $n } gold, if all of you stand
join-line = { $win } % · 1 action · { wounds-about }
stay-line = without you: { $win } %
stay-line-unknown = your action is left for something else
between = { $least } or { $most }
prize-title = If you win
prize-gold = Gold:
prize-xp = XP:
prize-share = { $n } for { $who }
prize-items = { $n ->
    [one] One Item:
   *[other] { $n } Items:
  }
prize-nothing = The way is free. These creatures are of no quest and pay nothing.
prize-overlord = Your side wins the game.
prize-pvp = One Item from the Bag of each of them who falls.
do-event-gold = Take { $n } gold
do-unequip-card = Put away { $card }, { $area }
event-final-began = The final battle begins.
say-others-play = { $n ->
    [one] { $who } is playing.
   *[other] { $who } are playing.
}
say-it-goes-on = The game goes on.

## Equip best

best-title = Equip best
best-for = in place of { $old }
best-into = into an empty area: { $area }
best-wakes = begins to work
best-odds = { $n ->
    [1] { $creature }
   *[other] { $n } × { $creature }
  }: { $before } % → { $after } %
best-changes = { $n ->
    [one] Equip best changes one area
   *[other] Equip best changes { $n } areas
}
draft-group = What the group has
talent-odds = { $count ->
    [1] against { $creature }
   *[other] against { $count } × { $creature }
  }, { $region }: { $before } → { $after } %
best-odds-title = What it does to the odds
best-odds-why = Alone, with the Health and Energy you have now.
best-undo = can be undone
manage-done-line = and end the turn
sheet-fits = Fits here: { $cards }
sheet-no-fit = nothing of yours fits here
sheet-dice = What your cards give
sheet-now = Now
sheet-no-dice = no dice
sheet-no-more = no reroll, no attrition
best-do = { $n ->
    [one] Equip best: one change
   *[other] Equip best: { $n } changes
}
setup-guide-needs = The recommended characters need five or six players; so the classes are drafted.

## How to win, what lasts, what happened

how-to-win = How we win
win-overlord = Beat { $name }
win-left = { $n ->
    [0] At his goal: the last fight is forced.
    [one] One region from his goal.
   *[other] { $n } regions from his goal.
}
win-takes = Threat { $threat }, Attack { $attack }, Health { $health }.
win-final = Or the battle after turn { $n }
in-force = In force now
force-old-hatreds = win the next fight against enemies: { $pay } each
force-bounty = defeat the marked enemy first: { $pay } each
force-subterfuge = enemy quests are fair game, once, for less XP
force-ears-and-heads = blue creatures pay gold and { $pay } each
force-cleanse = collect blue creatures: { $pay } each
force-plaguewinds = leaving the Plaguelands takes Energy; blue creatures: { $pay }
force-war = hold { $regions }: { $pay } each
force-boss = beat it in { $region }: { $pay }
force-plague = stronger foes in the Plaguelands; each marker removed pays { $pay }
force-gold = { $n } gold
force-xp = { $n } XP
force-items = Items
news-title = What must not pass unseen
news-won = Victory! { $quest }
news-lost = The fight is lost.
news-gone = { $name } is gone
news-new = { $name } is new
news-walks = { $name } walks { $n }
news-way = from { $from } to { $to }
news-quest = a quest of the { $faction }, { $regions }
news-quest-nowhere = a quest of the { $faction }
news-pays = { $of }: { $gold } gold, { $xp } XP
news-given-up = { $of }; { $who } gave it up
news-nothing = Nothing changes on the map.
news-seen = Seen
event-turn = Turn { $turn }: { $n ->
    [one] an event
   *[other] { $n } events
}
event-asks = asks you
event-done = done
event-your-answer = your answer
mark-gone = gone
mark-new = new
mark-walks = walks
answer-purse = { $before } → { $after } gold
answer-health = Health { $before } → { $after }
answer-energy = Energy { $before } → { $after }
answer-for = for { $cards }; choose next
answer-hoard = it goes to the hoard
answer-pass = nothing changes
answer-next = { $n } to choose from
answer-regain = Regain Health or Energy
answer-to = Fly
answer-card = Choose an Item
answer-swap = { $one ->
    [yes] Exchange { $old }
   *[no] Exchange a talent
}
answer-quest = { $one ->
    [yes] Exchange { $quest }
   *[no] Exchange a quest
}
answer-group = { $one ->
    [yes] Move { $creature }
   *[no] Move creatures
}
reward-quest = { $quest } is done
reward-won = Victory!
reward-choose = Something to choose
reward-without-fight = Won without a fight
reward-waits-item = { $who } hands out the items: of the group whoever has the most experience does
reward-waits-talent = { $who } chooses a talent
reward-waits-overflow = { $who } makes room in the bag
reward-waits-loot = { $who } chooses the loot: of the winners whoever has the most experience does
reward-you-hand-out = You hand out the items: you have the most experience of the group.
reward-nobody-fell = Won · nobody fell
reward-some-fell = Won · not all are left standing
reward-level = Level { $n }!
reward-xp = +{ $n } XP: now { $total }
reward-bar = Experience from { $before } to { $now }
reward-gold-pill = gold
reward-xp-pill = XP
reward-friend = +{ $xp } XP · +{ $gold } gold
reward-loot = Loot
reward-learned = Learned
reward-take = Take { $n } gold
reward-and-xp = and { $n } XP; go on
reward-on = Go on
legend = What the marks of the track mean
legend-event = event
legend-triangle = common wares
legend-square = fine
legend-circle = finest
legend-final = final battle
track-final = After turn { $n }: the final battle
track-space = Turn { $n }: { $brings ->
    [event] an event
    [triangle] common wares come to the merchant
    [square] fine wares come to the merchant
    [circle] the finest wares come to the merchant
   *[none] nothing further
}

## The action bar

bar-travel = { $n ->
    [one] one region in reach
   *[other] { $n } regions in reach
}
bar-challenge = { $win } % · { wounds-about }
bar-rest = { $health ->
    [0] +{ $energy } Energy
   *[other] { $energy ->
        [0] +{ $health } Health
       *[other] +{ $health } Health, +{ $energy } Energy
    }
}
bar-rest-choose = Health or Energy?
bar-town = buy, sell, learn
bar-train = { $n } to choose from · you have { $gold } gold
bar-end = { $n ->
    [0] no action left
    [one] one action unused
   *[other] { $n } actions unused
}
go-ahead = { $n ->
    [one] Let our bot go ahead
   *[other] Let our { $n } bots go ahead
}
go-ahead-why = Bots of your side wait for you, so that you can invite them. Here they need wait no longer.

## A fight on the map

place-alone = alone against { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, { wounds-about }
leg-through = Through { $region }:
leg-may = against { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, if you stop there
leg-must = against { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }: the way ends there
leg-free = nobody to fight
place-must = alone against { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, which must be fought; { wounds-about }
place-rested = after a full rest
place-together = with { $who } at your side

## The draft

draft-title = The draft
draft-take = Take the { $class }
draft-take-line = { $who }; no one else has chosen it
draft-taken = taken by { $who }
draft-bound = only for the { $faction }
draft-uneven = the sides would not come out even
draft-now = chooses now
draft-health = ♥ Health, level 1 to 5
draft-energy = ♦ Energy
draft-ease-1 = easy
draft-ease-2 = some thought
draft-ease-3 = for veterans
role-warrior = Front line: the most Health, red dice by the handful.
role-paladin = Shield of the group: armor, auras and a healing hand.
role-hunter = Strikes first: blue dice fell a foe before it bites.
role-druid = Two shapes: a bear in front, moonlight from afar.
role-shaman = A little of all: storm, totems and healing.
role-mage = Fire from afar: great blue pools, little Health.
role-rogue = One great blow: saves up for a finishing move.
role-priest = Healer: strong beside friends, weak alone.
role-warlock = Demons and curses: a servant fights beside you.
teams-drawn = Drawn
teams-double = One player leads two characters; who it is, is drawn.
answer-join = { $who } comes along.
answer-join-odds = { $who } comes along: { $alone } % alone, { $all } % together.
answer-join-why = { $who } comes along: { $ground ->
    [plan] “I was going to fight here myself.”
    [needed] “You need me there.”
   *[shares] “It pays for both of us.”
}
answer-decline = { $who } stays out of it.
answer-decline-odds = { $who } stays out of it: { $alone } % alone, { $all } % together, not worth an action.
answer-decline-why = { $who } stays out of it: { $ground ->
    [weak] “Even together we are too weak.”
    [tired] “I have to rest first.”
    [enough] “You win that without me.”
    [busy] “I am on my way to { $region }.”
   *[little] “I could not add enough.”
}
answer-odds = ({ $alone } % alone, { $all } % together)

## The order of a round, the last battle, the draft's groups

order-title = Order of this round
order-done = has attacked
order-now = attacks now
order-next = to come
tug-now = { $n } % for us as it stands
tug-first = Who wins, as it stands: ours at the left. Before the battle { $n } %.
let-fall = Let { $who } fall
hold-to-confirm = hold to confirm
hold-again = press again to confirm
strength-melee = Melee
strength-ranged = Ranged
strength-armor = Armor
strength-healing = Healing
group-lacks = { $what ->
    [melee] Few red dice yet
    [ranged] Few blue dice yet, which strike first
    [armor] Little armor yet
   *[healing] Hardly any healing yet
}: { $classes } would help.
turn-endless = Turn { $n }
win-endless = There is no last turn: the game goes on until the Overlord falls.
win-deadly = Battles between factions are deadly: each side takes every hit of the other.

## The letters that press the buttons of a turn, a fight, an invitation: no two alike in one of them
letter-travel = T
letter-challenge = C
letter-rest = R
letter-town = W
letter-train = L
letter-end = E
letter-join = J
letter-decline = O
letter-reroll = R
letter-roll-dice = R
letter-keep-dice = K
letter-use-none = N
letter-go-on = G

## Fights of others, beside the map

watch-title = Fights
watch-fights = { $n ->
    [one] { $who } fights { $foe }
   *[other] { $who } fight { $foe }
  }
watch-round = { $place }, round { $n }
watch-round-fell = { $place }, round { $n }: { $fell } of { $of } fell
watch-odds = { $now } % for { $who }; { $before } before it
watch-it = Watch
watch-back = Back to the map
watch-before = Earlier this round
watch-again = See it again
watch-won = { $n ->
   *[other] { $who } beat { $foe }
  }
watch-lost = { $n ->
   *[other] { $who } lost to { $foe }
  }
watch-gold = +{ $n } gold
watch-xp = +{ $n } XP
watch-items = { $n ->
    [one] one item
   *[other] { $n } items
  }
watch-fallen = { $n ->
   *[other] { $who } fell
  }
watch-setting = Fights of others
watch-beside = Beside the map
watch-all = Watch all

## Waiting for others

say-others-invitation = { $who } is asked to join a fight.
say-others-called = You called: now { $who } answers.
say-others-order = Who attacks next? { $who } says.
say-others-loot = { $who } chooses the loot.
say-others-item = { $who } hands out the items.
say-others-talent = { $who } chooses a talent.
say-others-overflow = { $who } makes room in the bag.
say-others-quest-deck = { $who } chooses where the next quest comes from.
say-others-event-choice = { $who } answers the event.
say-others-manage = { $n ->
    [one] { $who } arranges cards.
   *[other] { $who } arrange their cards.
  }
say-others-town = { $who } is in town.
called-title = Who was called
call-comes = comes
call-stays = stays away
call-asked = is asked
call-waits = is asked next
your-turn-in = Your turn in about { $n } s.
watch-all-fights = Watch all fights
watch-on = on
watch-off = off: they run beside the map

## The end as a scene

end-over-final = The final battle, after turn { $turn }
end-over-overlord = { $name }, turn { $turn }
end-fell = { $who } has fallen
end-stood = { $n ->
    [one] In round { $round }, with { $who } alone on their feet and { $health } Health left.
   *[other] In round { $round }, with { $who } on their feet and { $health } Health left.
  }
end-stood-overlord = { $n ->
    [one] { $who } beat { $name } alone in round { $round }, with { $health } Health left.
   *[other] { $who } beat { $name } in round { $round }, with { $health } Health left.
  }
end-blow = { $n ->
    [0] { $who } struck last.
    [one] { $who } struck hardest: one hit.
   *[other] { $who } struck hardest: { $n } hits.
  }
end-how = How it was won
end-gains = { $side ->
    [horde] The Horde gains { $n } XP on the Alliance.
   *[other] The Alliance gains { $n } XP on the Horde.
  }
end-gains-by = { $side ->
    [horde] The Horde gains { $n } XP on the Alliance: { $by }.
   *[other] The Alliance gains { $n } XP on the Horde: { $by }.
  }
end-nobody-gained = Neither side gained on the other.
end-fallen = { $n ->
   *[other] In { $round } rounds of the last fight { $who } fell.
  }
end-cause-pvp = a fight between heroes
end-luck = Faces of all dice together, above or below the average: Alliance { $alliance }, Horde { $horde }
end-side = { $xp } XP · { $quests ->
    [one] one quest
   *[other] { $quests } quests
  }
end-sums = { $xp } XP · { $quests ->
    [0] no quest
    [one] one quest
   *[other] { $quests } quests
  }
end-deed = Beat { $foe } alone, { $place }
end-deed-with = Beat { $foe } with { $who }, { $place }
end-deed-final = { $n ->
    [one] Stood to the end of the final battle
   *[other] Stood to the end of the final battle, { $n } rounds
  }
end-deed-none = Won no fight and came this far
end-xp = XP
end-turn = turn { $n }
end-copy-story = Copy the story

## What people of a side tell by a press

signs-title = Tell our side
sign-here = Here? { $region }
sign-wait = Wait for me
sign-ready = Ready
ping = Ask our side: here?
mark-of-wait = wait for me
mark-of-ready = ready
reward-dealt = To be shared out

## The keys of the table

key-walk = Walk from region to region
key-next = Go to the next region in reach
key-take = Go to the region, or press the button
key-fit = See everything
key-zoom = Closer or farther
key-actions = Go to the actions
key-map = Go to the map
key-sheet = Open the sheet, or close it

## The race

race-lead = { $lead ->
    [early] Even
    [even] Even
    [draw] A draw is likely
    [little] { $who ->
        [us] We lead a little
        [them] They lead a little
        [alliance] The Alliance leads a little
       *[horde] The Horde leads a little
    }
    [ahead] { $who ->
        [us] We lead
        [them] They lead
        [alliance] The Alliance leads
       *[horde] The Horde leads
    }
    [far] { $who ->
        [us] We are far ahead
        [them] They are far ahead
        [alliance] The Alliance is far ahead
       *[horde] The Horde is far ahead
    }
   *[won] The game is over
}
race-why = { $lead ->
    [early] both sides have only begun.
    [draw] Nefarian comes near his goal.
   *[other] { $why ->
        [levels] { $who ->
            [us] we are { race-halves } ahead.
            [them] they are { race-halves } ahead.
            [alliance] the Alliance is { race-halves } ahead.
           *[horde] the Horde is { race-halves } ahead.
        }
        [gear] { $who ->
            [us] as many levels, we have better gear.
            [them] as many levels, they have better gear.
            [alliance] as many levels, the Alliance has better gear.
           *[horde] as many levels, the Horde has better gear.
        }
        [gold] { $who ->
            [us] as many levels, we have more gold.
            [them] as many levels, they have more gold.
            [alliance] as many levels, the Alliance has more gold.
           *[horde] as many levels, the Horde has more gold.
        }
       *[alike] as many levels on both sides.
    }
}
race-by = by { race-halves }.
race-halves = { $halves ->
    [1] half a level
    [2] a level
    [3] a level and a half
    [4] two levels
    [5] two levels and a half
    [6] three levels
    [7] three levels and a half
    [8] four levels
   *[other] more than four levels
}
race-open = What the race is made of
race-mark = Turn { $n }. { $words } { $left ->
    [one] One turn is left.
   *[other] { $left } turns are left.
}
race-turn = Turn { $n }
race-title = The race
race-side-ahead = ahead
race-wins = wins in the end
race-levels = Levels, with the way to the next
race-xp = Experience
race-gear = Gear and Powers, at their price
race-gold = In the purse
race-percent = { $n } %
race-draw = A draw, if Nefarian arrives and beats both: { $n } %.
race-fought-now = If the last battle were fought now as everybody stands: { $n } % for us.
race-how = Levels count, the more the later it is. Gear and gold stand beside them and are not counted: in games between bots they told little more than levels do.
race-by-turn = Turn by turn
race-turn-head = Turn
race-draw-head = Draw
race-end = End

## The Overlord as a campaign

overlord-open = What it takes
overlord-title = The Overlord
overlord-in = in { $region }
overlord-hidden = still hidden: { $n ->
    [one] one place is left
   *[other] { $n } of { $of } places are left
}
overlord-wins = Who beats him wins the game at once.
overlord-cauldrons = The Scourge Cauldrons give him { $n } Attack against us: beat them first.
overlord-step-look = look at a counter
overlord-step-find = { $found ->
    [yes] found
   *[no] find him: 1 in { $n } in each place
}
overlord-step-level = levels and equipment for 40 %
overlord-step-meet = meet there, all { $ours }, and challenge him
overlord-takes = What it takes
overlord-all-now = all { $n } of us as we are
overlord-all-rested = all { $n } of us, rested
overlord-levels = levels { $levels }, dressed and rested
overlord-dice = The first two were played out by dice just now, { $n } fights each. Those by level are of games between bots.
overlord-rolling = The dice are rolling …
overlord-later = The dice are rolled in our turn.
overlord-hunters = How far everybody is
overlord-way = { $n ->
    [0] there: { $place }
    [one] one region from { $place }
   *[other] { $n } regions from { $place }
}
overlord-known = What the others have looked at we do not know.
overlord-warn-near = The enemy comes near.
overlord-warn-strong = The enemy can beat him.
overlord-warn = Their chance together and rested: { $n } %.
overlord-act-fight = Challenge { $name }
overlord-act-fight-why = { $n } % if all of us are here
overlord-act-look-why = costs no action, and stays marked for us
overlord-act-go = Go to { $to }
overlord-act-go-why = { $n ->
    [0] { $place }, where he may be, in turn { $turn }
    [one] then one region more to { $place }, in turn { $turn }
   *[other] then { $n } regions more to { $place }, in turn { $turn }
}
overlord-act-rest-why = who goes to him goes at full Health
overlord-act-level = Nothing to do here now: quests and learning bring the levels it takes.
overlord-act-none = Nothing to do here now: it is not our move, or nobody has an action left.

## The next level

next-level = level { $level } in { $n } XP
next-refill = { $energy ->
    [0] Health and Energy are refilled, Health { $health } larger.
   *[other] Health and Energy are refilled, Health { $health } and Energy { $energy } larger.
}
next-talents = A Talent, also to choose from: { $cards }.
next-powers = Powers to learn: { $cards }.
