package lordaeron

import (
	"twobanners/content"
	"twobanners/game"
)

func init() {
	addRule(Give, rule{
		word: "give from=who:who to=to:who card=card:card", whose: ofGiver,
		outOfStep: lateAlways(whyTradeTime),
	},
		inSteps(steps(taskTurn), (*Position).giveItemWhy, act.give, nil),
		inSteps(steps(taskTrade), betweenPartners((*Position).giveItemWhy), act.give,
			(*lister).exchanges))
	// Gifts of gold are listed with Give, friend by friend.
	addRule(GiveGold, rule{
		word: "give-gold from=who:who to=to:who gold=n:number", whose: ofGiver,
		outOfStep: lateAlways(whyTradeTime),
	},
		inSteps(steps(taskTurn), (*Position).giveGoldWhy, act.give, nil),
		inSteps(steps(taskTrade), betweenPartners((*Position).giveGoldWhy), act.give, nil))
	addTask(taskTrade, task{
		name: "trade", decides: traders, run: act.runTrade, must: whyDrop, about: true,
	}, Drop, Give, GiveGold)
}

// ofGiver: what is given is the giver's. WB-DECIDE-08
func ofGiver(p *Position, m Move) why {
	if p.People[m.Who].Faction != p.Faction {
		return whyTradeTime
	}
	return whySeat.unless(p.People[m.Who].Owner == m.by)
}

// maxGifts bounds what changes hands after one action: gifts to and fro must end, and no table
// needs as many.
const maxGifts = 24

// giveWhy: after an action, who took part in it and a friend in its region may give each other
// Items from Bags, and gold. WB-TRADE-01, -02, -05..07
func (p *Position) giveWhy(from, to int8) why {
	if to < 0 || from == to {
		return whyTradeEnemy
	}
	a, b := &p.People[from], &p.People[to]
	switch {
	case a.Faction != p.Faction || b.Faction != p.Faction:
		return whyTradeEnemy
	case a.Region != b.Region:
		return whyTradeFar
	case !has(p.Acted, from) && !has(p.Acted, to):
		return whyTradeActed
	case p.Gifts >= maxGifts:
		return whyTradeEnough
	default:
		return fine
	}
}

func (p *Position) giveItemWhy(m Move) why {
	if w := p.giveWhy(m.Who, m.To); w != fine {
		return w
	}
	switch card := &p.box.Cards[m.Card]; {
	case card.kind == content.AuctionCard:
		return whyAuctionItem
	case card.soulbound:
		return whySoulbound
	case card.kind == content.PrintedCard:
		return whyPrinted
	case p.People[m.Who].inBag(m.Card) == 0:
		return whyTradeItem
	}
	return fine
}

func (p *Position) giveGoldWhy(m Move) why {
	if w := p.giveWhy(m.Who, m.To); w != fine {
		return w
	}
	return whyTradeGold.unless(m.N > 0 && int(p.People[m.Who].Gold) >= int(m.N))
}

// give hands over an Item or gold; a move has one of them.
func (x act) give(m Move) {
	from, to, card, gold := m.Who, m.To, m.Card, int(m.N)
	x.Gifts++
	if card != NoCard {
		x.People[from].outOfBag(card)
		x.People[to].intoBag(card)
		if x.counted(to) > bagLimit && x.top().Task != taskTrade {
			x.push(tradeFrame(to, from))
		}
	}
	x.People[from].Gold -= int16(gold)
	x.People[to].Gold += int16(gold)
	x.tell(Gave, from, int(to), int(card), gold)
}

// trading is between the frame's character, whose Bag is too full, and another.
type trading struct{ *Frame }

func tradeFrame(who, other int8) Frame  { return Frame{Task: taskTrade, Who: who, K: other} }
func (f trading) other() int8           { return f.K }
func (f trading) turn()                 { f.Who, f.K = f.K, f.Who }
func (f trading) partner(who int8) int8 { return f.Who + f.K - who }
func (f trading) has(who int8) bool     { return who == f.Who || who == f.K }

// runTrade waits while a gift has filled a Bag beyond its limit: its owner gives something back,
// which makes it an exchange, or puts an Item into the Merchant deck. WB-TRADE-08
func (x act) runTrade() bool {
	f := trading{x.top()}
	if x.counted(f.Who) <= bagLimit {
		f.turn()
	}
	if x.counted(f.Who) > bagLimit {
		return false
	}
	return x.popped()
}

// traders are who has the full Bag, and the other as long as it has something to give.
func traders(p *Position, f *Frame) game.Seats {
	seats := game.Only(p.People[f.Who].Owner)
	to := trading{f}.other()
	other := &p.People[to]
	if p.giveWhy(to, f.Who) == fine && (other.Gold > 0 || other.bagCount() > 0) {
		seats = seats.With(other.Owner)
	}
	return seats
}

// betweenPartners: until the Bags are in order, the two trade with each other only.
func betweenPartners(giveWhy func(*Position, Move) why) func(*Position, Move) why {
	return func(p *Position, m Move) why {
		if f := (trading{p.top()}); !f.has(m.Who) || !f.has(m.To) {
			return whyTradeTime
		}
		return giveWhy(p, m)
	}
}

// exchanges lists what the two partners of a trade may give each other.
func (l *lister) exchanges() {
	f := trading{l.top()}
	for _, who := range [2]int8{f.Who, f.other()} {
		c := &l.People[who]
		if c.Owner != l.me || l.giveWhy(who, f.partner(who)) != fine {
			continue
		}
		l.giftsTo(who, f.partner(who))
	}
}

// gifts lists what a character may give to friends: Items, and any amount of gold.
func (l *lister) gifts() {
	c := &l.People[l.who]
	for to := range each(l.charactersAt(c.Faction, c.Region) &^ only(l.who)) {
		if l.giveWhy(l.who, to) == fine {
			l.giftsTo(l.who, to)
		}
	}
}

func (l *lister) giftsTo(who, to int8) {
	c := &l.People[who]
	l.kind = Give
	for card := range distinct(c.carried()) {
		m := Move{Who: who, To: to, Card: card}
		l.addIf(l.giveItemWhy(m), m)
	}
	l.kind = GiveGold
	l.numbers(l.firstBy(who)+game.Move(to)<<toShift+1<<numberShift, min(255, int(c.Gold)))
}
