
## Fights

box-damage = Damage
box-defense = Defense
box-attrition = Attrition
dice-on-cloth = Dice
threat = Threat
attack = Attack
health = Health
energy = Energy
color-red = red
color-blue = blue
color-green = green
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
fight-creatures = { $n } × { $name }
fight-goes-on = The fight goes on.
fight-they-choose = { $who } is choosing.
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
say-window = { $who }: use a card ({ $moment }) or go on.
pick-reroll = { $who }, choose up to { $n ->
    [one] one die
   *[other] { $n } dice
  } to reroll.
pick-pay = { $who }, choose the dice to give up for { $card }.
pick-spot = { $who }, choose the dice that { $card } looks at.
pick-change = { $who }, choose the dice that { $card } changes.
say-order = Who attacks next?
say-wounds = { $n ->
    [one] One wound
   *[other] { $n } wounds
  } to share out.
say-fell = Choose who falls.
say-allot = Choose which hits count.
say-remove-dice = { $who } must take dice out of the pool.
say-unequip = { $who } must put a card away.
say-retreat = { $who } was defeated. Where to?
say-armor = How many hits does your armor stop?
say-loot = You won: choose your loot.
say-lose = { $who } loses Health.
reroll-n = { $n ->
    [one] Reroll one die
   *[other] Reroll { $n } dice
  }
take-n-dice = { $n ->
    [one] Take this die
   *[other] Take these { $n } dice
  }
keep-dice = Keep all
go-on = Go on
use = Use
use-how = Use …
ability-n = ability { $n }
amount-n = × { $n }
for-who = for { $who }
energy-n = { $n } Energy
energy-of = Energy { $n }/{ $most }
health-of = Health { $n }/{ $most }
stunned-n = Stunned { $n }
cursed-n = Cursed { $n }
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
wound-pet = { $who }’s pet takes one
take-wounds = { $n ->
    [one] Take one wound
   *[other] Take { $n } wounds
  }
reckoning = They strike for { $attack }; your bowl stops { $stops }: { $wounds ->
    [one] one wound is
   *[other] { $wounds } wounds are
  } left to share out.
dice-are-placed = The dice have done their work.
