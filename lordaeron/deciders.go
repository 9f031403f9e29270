package lordaeron

import "twobanners/game"

// Actors are the seats that owe a decision: those of the active faction who are not done with its
// step, a character's player, or who decides for a group. WB-DECIDE
func (p *Position) Actors() game.Seats {
	if p.Over {
		return 0
	}
	f := p.top()
	if decides := deciders[f.Task]; decides != nil {
		return decides(p, f)
	}
	return game.Only(p.People[f.Who].Owner)
}

// roster caches who stands with whom, which follows from the characters and is asked all the time:
// the characters of each faction and of each seat, and the seats that run a faction's characters.
type roster struct {
	members [NoFaction + 1]uint8
	seats   [NoFaction + 1]game.Seats
	hands   [MaxSeats]uint8
}

// enroll computes the roster; factions and owners do not change in a game.
func (p *Position) enroll() {
	p.roster = roster{}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		p.members[c.Faction] |= only(i)
		p.seats[c.Faction] = p.seats[c.Faction].With(c.Owner)
		p.hands[c.Owner] |= only(i)
	}
	for f := range NoFaction {
		if p.seats[f] == 0 { // only a case has a side without characters
			p.seats[f] = game.Only(ownerOf(f))
		}
	}
}

// seatsOf are the seats that run characters of a faction, membersOf these characters.
func (p *Position) seatsOf(f Faction) game.Seats { return p.seats[f] }
func (p *Position) membersOf(f Faction) uint8    { return p.members[f] }

// inHand are the characters of the active faction that a seat runs.
func (p *Position) inHand(seat game.Seat) uint8 { return p.hands[seat] & p.members[p.Faction] }

// everyone are all characters.
func (p *Position) everyone() uint8 { return 1<<p.Characters - 1 }

// InCommon tells whether a seat decides for its whole side: which quest is exchanged matters to all
// who count on it. WB-DECIDE-01
func (p *Position) InCommon(seat game.Seat) bool {
	if p.Over || !p.Actors().Has(seat) {
		return false
	}
	return p.top().Task == taskAsk && p.question() == questions["swap-quest"]
}

// keepChief names who decides for a group, the same as long as it belongs to it: a tie is drawn
// once for a decision. WB-DECIDE-10
func (x act) keepChief(f *Frame, mask uint8) {
	if !has(mask, f.chief()) {
		f.setChief(x.chief(mask))
	}
}

// chief is the character whose player decides for a group: the one with the most XP, ties drawn
// where they matter. WB-DECIDE-01..03, -09, WB-INTERACT-96
func (x act) chief(mask uint8) int8 {
	best, owners, tied := int8(-1), game.Seats(0), [MaxCharacters]int8{}
	n := 0
	for i := range each(mask) {
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

// ofWho: choices about a character belong to its player. WB-DECIDE-08
func ofWho(p *Position, m Move) why {
	switch c := &p.People[m.Who]; {
	case c.Owner == m.by:
		return fine
	case c.Faction != p.Faction && p.Combat.Foe == NoFoe:
		return whyOtherFaction
	default:
		return whySeat
	}
}

// decidedByChief: the player of the character that decides for a group. WB-DECIDE-02
func decidedByChief(p *Position, f *Frame) game.Seats {
	return game.Only(p.People[f.chief()].Owner)
}

// decidedByFaction: several at once, those of the active faction who are not done with the step.
func decidedByFaction(p *Position, f *Frame) game.Seats {
	return p.seatsOf(p.Faction) &^ acting{f}.done()
}

// ofAsked: the move is about the character that is asked.
func ofAsked(p *Position, m Move) why { return whySeat.unless(m.Who == p.top().Who) }

// nameChief names who decides for a group, once.
func (x act) nameChief(f *Frame, mask uint8) {
	if f.chief() < 0 {
		f.setChief(x.chief(mask))
	}
}
