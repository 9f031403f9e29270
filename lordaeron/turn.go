package lordaeron

import "twobanners/game"

// actionsPerTurn is how many actions a character has. WB-TURN-03
const actionsPerTurn = 2

// beginTurn starts a faction's turn: two actions each, and what works at its start.
func (x act) beginTurn(f Faction) {
	x.Faction = f
	x.Acted, x.Gifts = 0, 0
	x.push(Frame{Task: taskTurn, Chief: -1})
	x.tell(TurnBegan, -1, int(x.Turn), int(f))
	for i := range int8(x.Characters) {
		c := &x.People[i]
		c.Actions, c.Travels, c.Rode, c.Called = 0, 0, false, 0
		if c.Faction == f {
			c.Actions = actionsPerTurn
			x.automatic(atTurnStart, i)
		}
	}
}

// runTurn waits for the actions of the faction; A are the seats that are done. WB-TURN-04, -09
func (x act) runTurn() bool {
	if !x.allDone() {
		return false
	}
	x.Acted, x.Gifts = 0, 0
	*x.top() = Frame{Task: taskManage, Chief: -1}
	return true
}

// runManage waits for the Character Management of the faction. WB-TURN-10, WB-MANAGE-31
func (x act) runManage() bool {
	if !x.allDone() {
		return false
	}
	x.Changes = [MaxCharacters][AreaCount]uint8{}
	*x.top() = Frame{Task: taskTurnEnd, Chief: -1}
	return true
}

// allDone tells whether all seats of the faction are done with the step on top.
func (p *Position) allDone() bool { return p.seatsOf(p.Faction)&^game.Seats(p.top().A) == 0 }

// seatsOf are the seats that run characters of a faction.
func (p *Position) seatsOf(f Faction) (seats game.Seats) {
	for i := range p.Characters {
		if p.People[i].Faction == f {
			seats = seats.With(p.People[i].Owner)
		}
	}
	if seats == 0 && f != NoFaction { // only a case has a side without characters
		return game.Only(OwnerOf(f))
	}
	return seats
}

// end ends the step for a seat; what actions it has left are lost. WB-TURN-07, -08
func (x act) end(seat game.Seat) {
	f := x.top()
	f.A |= int16(game.Only(seat))
	if f.Task == taskTurn {
		for i := range x.Characters {
			if x.People[i].Owner == seat {
				x.People[i].Actions = 0
			}
		}
	}
}

// The steps after a faction turn. WB-TURN-09, -11..16
const (
	turnMarker uint8 = iota
	turnEvent
	turnMerchant
	turnWars
	turnNext
)

// runTurnEnd moves the marker, draws an Event, feeds the Merchant, checks Wars, and hands over.
func (x act) runTurnEnd() bool {
	f := x.top()
	step := f.Step
	f.Step++
	switch step {
	case turnMarker:
		x.moveMarker()
	case turnEvent:
		if x.eventSpace() {
			x.drawEvents()
		}
	case turnMerchant:
		x.feedMerchant()
	case turnWars:
		x.checkWars()
	default:
		x.pop()
		x.beginTurn(x.Faction.Enemy())
	}
	return true
}

// moveMarker moves one space; the End space brings the final battle at once. WB-TURN-11, -12
func (x act) moveMarker() {
	x.Turn++
	x.tell(MarkerMoved, -1, int(x.Turn))
	if x.Turn > uint16(x.Rules.Turns) && !x.Rules.DefeatTheOverlord {
		*x.top() = Frame{Task: taskFinal, Chief: -1}
	}
}

// space is the space of the track that the marker is on, and its lap. WB-VARIANT-08
func (p *Position) space() (space, lap int) {
	n := int(p.Turn) - 1
	return n%p.box.Track.Turns + 1, n / p.box.Track.Turns
}

func (p *Position) eventSpace() bool {
	space, _ := p.space()
	for _, s := range p.box.Track.Events {
		if s == space {
			return true
		}
	}
	return false
}

// feedMerchant adds the Item that the space shows; from the second lap on always a circle.
// WB-TURN-14, WB-VARIANT-10
func (x act) feedMerchant() {
	space, lap := x.space()
	for _, icon := range x.box.Track.Items {
		if icon.Space != space {
			continue
		}
		deck := int(noneNamed(deckNames[:], icon.Deck))
		if lap > 0 {
			deck = Circle
		}
		if card := x.drawItem(deck); card != NoCard {
			x.toMerchant(card)
			x.tell(MerchantGrew, -1, int(card))
		}
	}
}

// keepChief names who decides for a group, the same as long as it belongs to it: a tie is drawn
// once for a decision. WB-DECIDE-10
func (x act) keepChief(f *Frame, mask uint8) {
	if !has(mask, f.Chief) {
		f.Chief = x.chief(mask)
	}
}

// chief is the character whose player decides for a group: the one with the most XP, ties drawn
// where they matter. WB-DECIDE-01..03, -09, WB-INTERACT-96
func (x act) chief(mask uint8) int8 {
	best, owners, tied := int8(-1), game.Seats(0), [MaxCharacters]int8{}
	n := 0
	for i := range int8(x.Characters) {
		if !has(mask, i) {
			continue
		}
		c := &x.People[i]
		if best < 0 || c.XP > x.People[best].XP {
			best, owners, n = i, 0, 0
		}
		if c.XP == x.People[best].XP && !owners.Has(c.Owner) {
			owners = owners.With(c.Owner)
			tied[n] = i
			n++
		}
	}
	if n > 1 {
		return tied[x.chance.Draw("decider", n)]
	}
	return best
}
