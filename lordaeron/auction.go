package lordaeron

import "twobanners/game"

func init() {
	addRule(Bid, rule{
		word: "bid who=who:who gold=n:number", whose: ofBidder, precheck: firstBid, sealed: fromAll,
	}, inSteps(steps(taskBid), nil, act.bid, (*lister).bids))
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
	for i := range each(l.hands[l.me] &^ l.Event.BidIn) {
		l.numbers(l.firstBy(i), min(255, int(l.People[i].Gold))+1)
	}
}
