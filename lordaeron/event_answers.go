package lordaeron

import "twobanners/game"

func init() {
	addRule(Bid, rule{
		word: "bid who=who:who gold=n:number", whose: ofBidder, first: firstBid, sealed: fromAll,
	}, at(in(taskBid), nil, act.bid, (*lister).bids))
	addTask(taskBid, task{name: "bid", decides: bidders, run: act.runBid}, Bid)
}

// firstBid refuses what nobody may bid, also to who need not bid any more.
func firstBid(p *Position, m Move) why {
	if int(m.N) > int(p.People[m.Who].Gold) {
		return whyBid
	}
	return whyBidTwice.unless(!has(p.Event.BidIn, m.Who))
}

func ofBidder(p *Position, m Move) why { return whySeat.unless(p.People[m.Who].Owner == m.by) }

func (x act) bid(m Move) {
	x.Event.Bids[m.Who] = m.N
	x.Event.BidIn |= only(m.Who)
}

// passEventWhy: giving something up for Zaeldarr, and gold or tokens, must be chosen.
func (p *Position) passEventWhy(Move) why {
	switch p.box.Events[asking{p.top()}.event()].does {
	case "gold-or-regain":
		return whyProfessions
	case "boss":
		return whyHoard
	case "swap-talents":
		return whyPath.unless(asking{p.top()}.nextTalent() > 0)
	default:
		return fine
	}
}

// answerEvent carries out an answer and goes on to the next one asked.
func (x act) answerEvent(m Move) {
	f := asking{x.top()}
	c := &x.People[m.Who]
	e := &x.box.Events[f.event()]
	amount := e.numbers.PerLevel * int(c.Level)
	switch e.does {
	case "gold-or-regain":
		if m.At == 0 {
			x.gold(m.Who, int16(amount))
		} else {
			x.regain(m.Who, int(m.N), int(m.M))
		}
	case "swap-talents":
		if m.At == 1 {
			x.lay(m.Who, keyTalents+int(m.N), m.Card)
			x.tell(TalentTaken, m.Who, int(m.Card))
			x.clamp(m.Who)
			f.exchanged(int8(m.N))
			return
		}
		x.gold(m.Who, int16(amount))
	case "fly":
		c.Region = Region(m.At)
		x.tell(Traveled, m.Who, int(m.At), 1)
	case "buy-half":
		price := (x.box.Cards[m.Card].gold + 1) / 2
		c.Gold -= price
		x.fromMerchant(m.Card)
		x.tell(Bought, m.Who, int(m.Card), int(price))
		f.next()
		x.receive(m.Who, m.Card)
		return
	case "sell-half":
		price := x.box.Cards[m.Card].gold / 2
		c.Gold += price
		c.outOfBag(m.Card)
		x.toMerchant(m.Card)
		x.tell(Sold, m.Who, int(m.Card), int(price))
	case "boss":
		c.outOfBag(m.Card)
		x.tell(Hoarded, m.Who, int(m.Card), 0)
		for i := range x.Hoard {
			if x.Hoard[i] == NoCard {
				x.Hoard[i] = m.Card
				break
			}
		}
	case "swap-quest":
		x.swapQuest(m.At, int(m.N))
	case "move-groups":
		x.Groups[m.N].Region = Region(m.At)
		x.survey()
		x.Event.Moved |= 1 << m.N
		x.checkWinds()
	}
	f.next()
}

// passEvent leaves an offer unused.
func (x act) passEvent(Move) { asking{x.top()}.next() }

// swapQuest: the old quest's creatures leave, the new one is drawn and spawned, then the old card
// goes under its deck; a grey one leaves the game. Where no card of the deck can be spawned another
// deck is chosen, as for any other place. WB-EVENTCARD-NEW-HORIZONS-02, WB-INTERACT-59
func (x act) swapQuest(slot int8, deck int) {
	q := x.Quests[slot]
	for i := range x.GroupCount {
		g := &x.Groups[i]
		if g.Quest != slot {
			continue
		}
		for c := range g.Count {
			x.Supply[g.Creature][c] += g.Count[c]
			g.Count[c] = 0
		}
	}
	x.sweepGroups()
	x.Quests[slot] = QuestSlot{}
	if !x.drawQuest(q.Faction, deck) {
		replacing{x.push(replaceFrame(q.Faction))}.try(deck)
	}
	if old := x.box.Quests[q.Card].deck; old != GreyDeck {
		d := &x.Decks
		putLast(d.Quests[q.Faction][old][:], &d.QuestCount[q.Faction][old], q.Card)
	}
}

// selling is the sale of an Auction Item.
type selling struct{ *Frame }

func bidFrame(card Card) Frame { return Frame{Task: taskBid, Who: -1, A: int16(card)} }
func (f selling) card() Card   { return Card(f.A) }

// runBid waits for every character's bid, then opens them: the highest pays and takes the item,
// ties are drawn. WB-AUCTION-03..05, -08, -09
func (x act) runBid() bool {
	for i := range int8(x.Characters) {
		if x.People[i].Gold == 0 {
			x.Event.BidIn |= only(i) // there is nothing to bid
		}
	}
	if x.Event.BidIn != x.everyone() {
		return false
	}
	card := selling{x.top()}.card()
	best, tied := uint8(0), uint8(0)
	for i := range int8(x.Characters) {
		bid := x.Event.Bids[i]
		x.tell(BidsOpened, i, int(card), int(bid))
		if bid > best {
			best, tied = bid, 0
		}
		if bid == best {
			tied |= only(i)
		}
	}
	winner := x.anyOf(tied, "auction")
	c := &x.People[winner]
	c.Gold -= int16(best)
	x.giveAuction(winner, card)
	x.renew(winner)
	x.tell(ItemTaken, winner, int(card))
	x.Event.Bids, x.Event.BidIn = [MaxCharacters]uint8{}, 0
	return x.popped()
}

// loseAuctions: the items of a defeated character go to the discard pile. WB-AUCTION-07,
// WB-EVENTCARD-AUCTION-HOUSE-05
func (x act) loseAuctions(who int8) {
	c := &x.People[who]
	for i, card := range x.box.auctions {
		if c.Auction>>i&1 == 0 {
			continue
		}
		for e := 1; e < len(x.box.Events); e++ {
			if x.box.Events[e].card == card {
				x.played(Event(e))
			}
		}
	}
	c.Auction = 0
	x.renew(who)
	if c.Areas[HoodArea] != NoCard {
		x.unequipKey(who, HoodArea)
	}
}

// bidders are the seats with a character that has not bid. WB-AUCTION-08
func bidders(p *Position, _ *Frame) (seats game.Seats) {
	for i := range each(p.everyone() &^ p.Event.BidIn) {
		seats = seats.With(p.People[i].Owner)
	}
	return seats
}

func (l *lister) bids() {
	for i := range each(l.everyone() &^ l.Event.BidIn) {
		for gold := range min(255, int(l.People[i].Gold)) + 1 {
			l.offer(Move{Who: i, N: uint8(gold)})
		}
	}
}
