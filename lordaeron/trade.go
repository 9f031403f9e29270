package lordaeron

import (
	"twobanners/content"
	"twobanners/game"
)

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

func (p *Position) giveItemWhy(from, to int8, card Card) why {
	if w := p.giveWhy(from, to); w != fine {
		return w
	}
	switch {
	case p.box.Cards[card].kind == content.AuctionCard:
		return whyAuctionItem
	case p.box.Cards[card].soulbound:
		return whySoulbound
	case p.box.Cards[card].kind == content.PrintedCard:
		return whyPrinted
	case p.People[from].inBag(card) == 0:
		return whyTradeItem
	}
	return fine
}

func (p *Position) giveGoldWhy(from, to int8, gold int) why {
	if w := p.giveWhy(from, to); w != fine {
		return w
	}
	if gold == 0 || int(p.People[from].Gold) < gold {
		return whyTradeGold
	}
	return fine
}

func (x act) give(from, to int8, card Card, gold int) {
	x.Gifts++
	if card != NoCard {
		x.People[from].outOfBag(card)
		x.People[to].intoBag(card)
		if x.counted(to) > bagLimit && x.top().Task != taskTrade {
			x.push(Frame{Task: taskTrade, Who: to, K: from, Chief: -1})
		}
	}
	x.People[from].Gold -= int16(gold)
	x.People[to].Gold += int16(gold)
	x.tell(Gave, from, int(to), int(card), gold)
}

// runTrade waits while a gift has filled a Bag beyond its limit: Who gives something back, which
// makes it an exchange, or puts an Item into the Merchant deck; K is the other. WB-TRADE-08
func (x act) runTrade() bool {
	f := x.top()
	if x.counted(f.Who) <= bagLimit {
		f.Who, f.K = f.K, f.Who
	}
	if x.counted(f.Who) > bagLimit {
		return false
	}
	x.pop()
	return true
}

// traders are who has the full Bag, and the other as long as it has something to give.
func (p *Position) traders() game.Seats {
	f := p.top()
	seats := game.Only(p.People[f.Who].Owner)
	other := &p.People[f.K]
	if p.giveWhy(f.K, f.Who) == fine && (other.Gold > 0 || other.bagCount() > 0) {
		seats = seats.With(other.Owner)
	}
	return seats
}

// tradeWhy: until the Bags are in order, the two trade with each other only.
func (p *Position) tradeWhy(m Move) why {
	f := p.top()
	switch {
	case m.Who != f.Who && m.Who != f.K || m.To != f.Who && m.To != f.K:
		return whyTradeTime
	case m.Kind == Give:
		return p.giveItemWhy(m.Who, m.To, m.Card)
	default:
		return p.giveGoldWhy(m.Who, m.To, int(m.N))
	}
}

// trades lists what the two partners of a trade may do.
func (l *lister) trades(f *Frame) {
	if l.People[f.Who].Owner == l.me {
		l.drops(f.Who)
	}
	for _, who := range [2]int8{f.Who, f.K} {
		c := &l.People[who]
		if c.Owner != l.me || l.giveWhy(who, f.Who+f.K-who) != fine {
			continue
		}
		l.giftsTo(who, f.Who+f.K-who)
	}
}
