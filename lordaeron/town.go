package lordaeron

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
)

func init() {
	addRule(Train, rule{word: "train who=who:who card=card:card", whose: ofWho, price: goldOf},
		inSteps(steps(taskTurn), (*Position).trainingWhy, act.train, nil),
		inSteps(steps(taskTrain, taskTown), (*Position).furtherPowerWhy, act.learn,
			(*lister).powers))
	addRule(GoToTown, rule{word: "town who=who:who", whose: ofWho},
		inSteps(steps(taskTurn), (*Position).townWhy, act.goToTown, nil))
	addRule(TownRegain, rule{word: "regain health=n:number energy=m:number"},
		inSteps(steps(taskTown), (*Position).townRegainWhy, act.townRegain, (*lister).townRegains))
	addRule(Sell, rule{
		word: "sell card=card:card", price: func(p *Position, m Move) []game.NamedTerm {
			return []game.NamedTerm{{Name: "gold", N: -int(p.box.Cards[m.Card].gold+1) / 2}}
		},
	}, inSteps(steps(taskTown), (*Position).sellWhy, act.sell, (*lister).sales))
	addRule(Buy, rule{word: "buy card=card:card", price: goldOf},
		inSteps(steps(taskTown), (*Position).buyWhy, act.buy, eachCard(onSale)))
	addRule(Done, rule{word: "done who=who:who"},
		inSteps(steps(taskTrain, taskTown), (*Position).doneWhy, act.pass, (*lister).plain))
	addTask(taskTrain, task{name: "training", run: act.runTrain}, Train, Done)
	addTask(taskTown, task{name: "town"}, TownRegain, Sell, Buy, Train, Done)
}

// trainWhy checks buying a Power: from the own Class deck, of at most the own level, for its gold.
// WB-TRAIN-02, -03, -09
func (p *Position) trainWhy(who int8, card Card) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	switch {
	case !t.power || t.class != c.Class:
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

// learnable are the Powers of the class that a character could buy.
func (p *Position) learnable(who int8) uint16 {
	c := &p.People[who]
	class := &p.box.Classes[c.Class]
	gold := max(0, min(int(c.Gold), len(class.forGold)-1))
	return class.upTo[c.Level] & class.forGold[gold] &^ c.Learned
}

// trainingWhy: a Training action begins with a Power.
func (p *Position) trainingWhy(m Move) why {
	if w := p.freeWhy(m.Who); w != fine {
		return w
	}
	return p.trainWhy(m.Who, m.Card)
}

// furtherPowerWhy: whoever trains may buy another Power.
func (p *Position) furtherPowerWhy(m Move) why {
	if m.Who != p.top().Who {
		return whyNotNow
	}
	return p.trainWhy(m.Who, m.Card)
}

// trainings lists the Powers that a Training action may begin with, powers those to go on with.
func (l *lister) powers() {
	l.over(byPower, l.first(), l.learnable(l.who))
}

// learn pays for a Power and puts it into the Spellbook. WB-TRAIN-05
func (x act) learn(m Move) {
	c := &x.People[m.Who]
	t := &x.box.Cards[m.Card]
	c.Gold -= t.gold
	c.Learned |= 1 << t.local
	x.tell(Trained, m.Who, int(m.Card), int(t.gold))
}

// train begins a Training action with the first Power. WB-TRAIN-01
func (x act) train(m Move) {
	x.beginAction(m.Who)
	x.push(Frame{Task: taskTrain, Who: m.Who})
	x.learn(m)
}

// runTrain waits as long as another Power could be bought. WB-TRAIN-04
func (x act) runTrain() bool {
	return x.learnable(x.top().Who) == 0 && x.popped()
}

// townWhy: a Town action needs a friendly town. WB-TOWN-01
func (p *Position) townWhy(m Move) why {
	if w := p.freeWhy(m.Who); w != fine {
		return w
	}
	c := &p.People[m.Who]
	return whyTown.unless(p.box.Town[c.Faction].Has(c.Region))
}

// goToTown begins a Town action: regain once, sell, buy and train in any order. WB-TOWN-02
func (x act) goToTown(m Move) {
	x.beginAction(m.Who)
	x.push(Frame{Task: taskTown, Who: m.Who})
	x.tell(WentToTown, m.Who)
}

// doneWhy: who trains, or is in town, is done.
func (p *Position) doneWhy(m Move) why { return whyNotNow.unless(m.Who == p.top().Who) }

// inTown remembers whether the tokens of this visit were regained.
type inTown struct{ *Frame }

func (f inTown) regained() bool { return f.K != 0 }
func (f inTown) regain()        { f.K = 1 }

// townRegainWhy: once an action, up to the level. WB-TOWN-03, -07
func (p *Position) townRegainWhy(m Move) why {
	f := inTown{p.top()}
	if f.regained() || int(m.N)+int(m.M) == 0 {
		return whyRegained
	}
	return p.regainWhy(f.Who, int(m.N), int(m.M), int(p.People[f.Who].Level))
}

func (x act) townRegain(m Move) {
	f := inTown{x.top()}
	f.regain()
	x.regain(f.Who, int(m.N), int(m.M))
}

func (l *lister) townRegains() {
	if !(inTown{l.top()}).regained() {
		l.mixes(l.who, 1, int(l.People[l.who].Level), l.first())
	}
}

// sellWhy: Items from the Bag or the sheet; neither Powers nor what is printed. WB-MERCHANT-07, -09
func (p *Position) sellWhy(m Move) why {
	card := m.Card
	switch {
	case p.box.Cards[card].kind == content.AuctionCard:
		return whyAuctionItem
	case p.box.Cards[card].kind != content.ItemCard:
		return whySellPower
	case !p.ownsItem(p.top().Who, card):
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
	return slices.Contains(c.Areas[:], card) || slices.Contains(c.AddOns[:], card) ||
		c.inBag(card) > 0
}

// sell pays half the price, rounded up; what it unequips no longer works at once. WB-MERCHANT-06,
// WB-INTERACT-37
func (x act) sell(m Move) {
	who, card := x.top().Who, m.Card
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

func (l *lister) sales() {
	c := &l.People[l.who]
	for card := range distinct(c.carried()) {
		l.offer(Move{Card: card})
	}
	for key := range keyTalents {
		if card := l.realCard(l.who, key); card != NoCard && c.inBag(card) == 0 {
			l.offer(Move{Card: card})
		}
	}
}

// buyWhy: a card of the Merchant's pile for its full price. WB-MERCHANT-03..05
func (p *Position) buyWhy(m Move) why {
	switch {
	case !p.atMerchant(m.Card):
		return whyMerchant
	case p.box.Cards[m.Card].gold > p.People[p.top().Who].Gold:
		return whyItemGold
	default:
		return fine
	}
}

func (x act) buy(m Move) {
	who, card := x.top().Who, m.Card
	price := x.box.Cards[card].gold
	x.People[who].Gold -= price
	x.fromMerchant(card)
	x.tell(Bought, who, int(card), int(price))
	x.receive(who, card)
}
