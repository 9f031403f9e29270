package lordaeron

import "twobanners/game"

// Seats is the number of players.
func (p *Position) Seats() int { return int(p.SeatCount) }

// View is a copy without what a seat may not know.
func (p *Position) View(seat game.Seat) game.Position {
	v := *p
	v.Hide(seat)
	return &v
}

// Hide takes away what a seat may not know: the order of facedown decks, and which of Lord Kazzak's
// counters is the true one. This is the one place where things are hidden. WB-LIMITS-22
func (p *Position) Hide(seat game.Seat) {
	var none Decks
	p.Decks.Items, p.Decks.Events, p.Decks.Quests = none.Items, none.Events, none.Quests
	p.Overlord.False = p.falseCounters(seat)
	if !p.knowsOverlord(seat) {
		p.Overlord.Region = NoRegion
	}
	p.hideChoices(seat)
}

// sideOf is the faction of a seat, NoFaction before it is known and for who only watches.
func (p *Position) sideOf(seat game.Seat) Faction {
	for i := range p.Characters {
		if p.People[i].Owner == seat {
			return p.People[i].Faction
		}
	}
	return NoFaction
}

// Team are the seats of a seat's faction; sides that players have agreed on are known before they
// are drawn.
func (g *Game) Team(pos game.Position, seat game.Seat) game.Seats {
	p := pos.(*Position)
	if side := p.sideOf(seat); side != NoFaction {
		return p.seatsOf(side)
	}
	team := game.Only(seat)
	for s := range game.Seat(p.SeatCount) {
		if p.Rules.Sides[s] != NoFaction && p.Rules.Sides[s] == p.Rules.Sides[seat] {
			team = team.With(s)
		}
	}
	return team
}

// secrecy is whom a move is hidden from until its step is over.
type secrecy uint8

const (
	fromNobody secrecy = iota
	fromAll
	fromEnemies
)

// Sealed tells what stays a secret: a bid is its owner's, the use of armor its faction's.
// WB-AUCTION-03, WB-INTERACT-76
func (g *Game) Sealed(before game.Position, mover game.Seat, m game.Move, seat game.Seat) bool {
	switch rules[Kind(m)].sealed {
	case fromAll:
		return seat != mover
	case fromEnemies:
		return !g.Team(before, mover).Has(seat)
	default:
		return false
	}
}

// knowsOverlord: his place is open, or the seat's faction has found it, by looking at the true
// counter or at all the others.
func (p *Position) knowsOverlord(seat game.Seat) bool {
	o := &p.Overlord
	if o.Counters == 0 || p.Over {
		return true
	}
	side := p.sideOf(seat)
	if side == NoFaction {
		return false
	}
	unseen := 0
	for i, r := range p.box.Overlords[o.Who].regions {
		if o.Counters>>i&1 == 0 {
			continue
		}
		if o.Known[side]>>i&1 == 0 {
			unseen++
		} else if r == o.Region {
			return true
		}
	}
	return unseen == 1
}

// falseCounters are those that the faction of a seat has looked at and that do not hide the
// Overlord: what it knows for the rest of the game. WB-OVERLORD-KAZZAK-06
func (p *Position) falseCounters(seat game.Seat) uint8 {
	o := &p.Overlord
	side := p.sideOf(seat)
	if side == NoFaction {
		return 0
	}
	known := o.Counters & o.Known[side]
	for i, r := range p.box.Overlords[o.Who].regions {
		if r == o.Region {
			known &^= 1 << i
		}
	}
	return known
}

// hideChoices hides what others have chosen in secret: bids, and hits removed by armor. That they
// have chosen is seen by all. WB-AUCTION-03, WB-INTERACT-76
func (p *Position) hideChoices(seat game.Seat) {
	for i := range p.Event.Bids {
		if p.People[i].Owner != seat || i >= int(p.Characters) {
			p.Event.Bids[i] = 0
		}
	}
	if p.Depth == 0 || p.top().Task != taskArmor {
		return
	}
	for _, side := range [2]Faction{Alliance, Horde} {
		if least, most := p.armorRange(side); p.sideOf(seat) != side && least != most &&
			(armoring{p.top()}).chosen(side) {
			armoring{p.top()}.choose(side, least)
		}
	}
}

// Redeal replaces what a seat may not know by a random choice that fits what it knows.
func (p *Position) Redeal(seat game.Seat, chance game.Chance) {
	d := &p.Decks
	for deck := range d.Items {
		game.Shuffle(chance, "redeal items", d.Items[deck][:d.ItemCount[deck]])
	}
	game.Shuffle(chance, "redeal events", d.Events[:d.EventCount])
	for f := range d.Quests {
		for deck := range d.Quests[f] {
			game.Shuffle(chance, "redeal quests", d.Quests[f][deck][:d.QuestCount[f][deck]])
		}
	}
	if !p.knowsOverlord(seat) {
		p.redealOverlord(seat, chance)
	}
	p.redealChoices(seat, chance)
}

// redealChoices replaces the secret choices of others by any they could have made.
func (p *Position) redealChoices(seat game.Seat, chance game.Chance) {
	for i := range int8(p.Characters) {
		if p.People[i].Owner != seat && has(p.Event.BidIn, i) {
			p.Event.Bids[i] = uint8(chance.Draw("redeal bids", min(255, int(p.People[i].Gold))+1))
		}
	}
	if p.Depth == 0 || p.top().Task != taskArmor {
		return
	}
	for _, side := range [2]Faction{Alliance, Horde} {
		least, most := p.armorRange(side)
		if f := (armoring{p.top()}); p.sideOf(seat) != side && f.chosen(side) {
			f.choose(side, least+chance.Draw("redeal armor", most-least+1))
		}
	}
}

// redealOverlord puts the Overlord under one of the counters that the seat has not looked at.
func (p *Position) redealOverlord(seat game.Seat, chance game.Chance) {
	o := &p.Overlord
	side := p.sideOf(seat)
	var places [8]Region
	n := 0
	for i, r := range p.box.Overlords[o.Who].regions {
		if o.Counters>>i&1 != 0 && (side == NoFaction || o.Known[side]>>i&1 == 0) {
			places[n] = r
			n++
		}
	}
	o.Region = places[chance.Draw("redeal overlord", n)]
}

// flat is all of a position; first is the part of one whose box fits the room of the first games:
// so records mean what they meant.
var (
	flat  = game.NewFlat[State]()
	first = game.NewFlatCut[State](map[string]int{
		"People[].Bag": 26, "Open": 24, "Combat.Uses[]": 48, "Decks.Items[]": 48,
		"Decks.Merchant": 128, "Decks.Quests[][]": 12, "Decks.Events": 56, "Decks.Played": 56,
	})
)

// Hash tells positions apart.
func (p *Position) Hash() uint64 { return p.box.flat.Hash(&p.State) }

// FirstHash is that of older records. The chief of a frame is hashed without the one that is added
// in storage, as in the records that were made before it was.
func (p *Position) FirstHash() uint64 {
	s := p.State
	for i := range s.Stack[:s.Depth] {
		s.Stack[i].setChief(s.Stack[i].chief() - 1)
	}
	return p.box.flat.FirstHash(&s)
}

// Clone is a new copy of the position.
func (p *Position) Clone() game.Position {
	q := *p
	return &q
}

// Set makes the position a copy of another.
func (p *Position) Set(from game.Position) { *p = *from.(*Position) }
