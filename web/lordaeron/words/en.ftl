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
choose-deck = From which deck shall the next quest come?
choose-do-talent = Take this Talent
choose-do-take = Take it
choose-do-drop = Leave it
choose-do-loot = Take it
choose-for = For { $name }
choose-helps = Helps your { $cards }.
choose-worn = can wear it
choose-not-worn = cannot wear it
choose-later = can wear it from level { $n } on
quests-log = Quests
quests-ours = Our quests
quests-theirs = Their quests
quests-none = No quests.
quests-far = { $n ->
    [0] you stand here
    [one] 1 region away
   *[other] { $n } regions away
  }
quests-xp = { $n } XP
quests-draw = An Item of the { $deck } deck, the best of { $n }
quests-green = Green: easier
quests-yellow = Yellow: harder
quests-red = Red: hardest
deck-triangle = triangle
deck-square = square
deck-circle = circle
merchant = The Merchant
sheets = Character sheets
trade = Give to a friend
trade-who = Who gives to whom:
trade-pair = { $from } to { $to }
trade-give = Give
manage-now = Arrange your cards, then end the turn.
manage-done = Done arranging

# Why not, by the first rule against it
why-not = That is against rule { $rule }.
why-wb-manage-01 = Cards change places only in the Character Management step, at the end of your faction's turn.
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
