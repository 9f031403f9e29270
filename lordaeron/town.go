package lordaeron

import "twobanners/content"

// trainWhy checks buying a Power: from the own Class deck, of at most the own level, for its gold.
// WB-TRAIN-02, -03, -09
func (p *Position) trainWhy(who int8, card Card) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	switch {
	case t.kind != content.PowerCard || t.class != c.Class:
		return whyOtherClass
	case c.Learned>>t.local&1 != 0:
		return whyLearned
	case t.level > c.Level:
		return whyPowerLevel
	case t.gold > c.Gold:
		return whyGold
	default:
		return fine
	}
}

// learn pays for a Power and puts it into the Spellbook. WB-TRAIN-05
func (x act) learn(who int8, card Card) {
	c := &x.People[who]
	t := &x.box.Cards[card]
	c.Gold -= t.gold
	c.Learned |= 1 << t.local
	x.tell(Trained, who, int(card), int(t.gold))
}

// train begins a Training action with the first Power. WB-TRAIN-01
func (x act) train(who int8, card Card) {
	x.beginAction(who)
	x.push(Frame{Task: taskTrain, Who: who, Chief: -1})
	x.learn(who, card)
}

// runTrain waits as long as another Power could be bought. WB-TRAIN-04
func (x act) runTrain() bool {
	f := x.top()
	for _, card := range x.box.Classes[x.People[f.Who].Class].powers {
		if x.trainWhy(f.Who, card) == fine {
			return false
		}
	}
	x.pop()
	return true
}

// townWhy: a Town action needs a friendly town. WB-TOWN-01
func (p *Position) townWhy(who int8) why {
	if w := p.freeWhy(who); w != fine {
		return w
	}
	c := &p.People[who]
	if !p.box.Town[c.Faction].Has(c.Region) {
		return whyTown
	}
	return fine
}

// goToTown begins a Town action: regain once, sell, buy and train in any order. WB-TOWN-02
func (x act) goToTown(who int8) {
	x.beginAction(who)
	x.push(Frame{Task: taskTown, Who: who, Chief: -1})
	x.tell(WentToTown, who)
}

// townRegainWhy: once an action, up to the level. WB-TOWN-03, -07
func (p *Position) townRegainWhy(health, energy int) why {
	f := p.top()
	if f.K > 0 || health+energy == 0 {
		return whyRegained
	}
	return p.regainWhy(f.Who, health, energy, int(p.People[f.Who].Level))
}

func (x act) townRegain(health, energy int) {
	f := x.top()
	f.K = 1
	x.regain(f.Who, health, energy)
}

// sellWhy: Items from the Bag or the sheet; neither Powers nor what is printed. WB-MERCHANT-07, -09
func (p *Position) sellWhy(who int8, card Card) why {
	switch {
	case p.box.Cards[card].kind == content.AuctionCard:
		return whyAuctionItem
	case p.box.Cards[card].kind != content.ItemCard:
		return whySellPower
	case !p.ownsItem(who, card):
		return whyNotOwned
	case p.box.Cards[card].soulbound:
		return whySoulbound
	case p.Decks.MerchantCount == MaxMerchant:
		return whyNotOwned
	default:
		return fine
	}
}

func (p *Position) ownsItem(who int8, card Card) bool {
	c := &p.People[who]
	for _, in := range c.Areas {
		if in == card {
			return true
		}
	}
	for _, in := range c.AddOns {
		if in == card {
			return true
		}
	}
	return c.inBag(card) > 0
}

// sell pays half the price, rounded up; what it unequips no longer works at once. WB-MERCHANT-06,
// WB-INTERACT-37
func (x act) sell(who int8, card Card) {
	c := &x.People[who]
	if !c.outOfBag(card) {
		x.takeOff(who, card)
	}
	price := (x.box.Cards[card].gold + 1) / 2
	c.Gold += price
	x.toMerchant(card)
	x.clamp(who)
	x.tell(Sold, who, int(card), int(price))
}

// buyWhy: a card of the Merchant's pile for its full price. WB-MERCHANT-03..05
func (p *Position) buyWhy(who int8, card Card) why {
	switch {
	case !p.atMerchant(card):
		return whyMerchant
	case p.box.Cards[card].gold > p.People[who].Gold:
		return whyItemGold
	default:
		return fine
	}
}

func (x act) buy(who int8, card Card) {
	price := x.box.Cards[card].gold
	x.People[who].Gold -= price
	x.fromMerchant(card)
	x.tell(Bought, who, int(card), int(price))
	x.receive(who, card)
}
