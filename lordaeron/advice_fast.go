package lordaeron

import "twobanners/game"

// FastAdvice are the moves that a fast game makes without asking: in a fight what a bot would do,
// once with all cards and once without any that cost something. Where they are absent the owner is
// asked.
type FastAdvice struct {
	Bold    any `json:"bold"`
	Thrifty any `json:"thrifty"`
	// Free is a use that costs nothing and only adds: nobody need be asked about it.
	Free any `json:"free,omitempty"`
}

// adviseFast decides for a seat in a fight. Whom to join, where to retreat, what armor does and
// what is looted its owner decides.
func (g *Game) adviseFast(p *Position, seat game.Seat) *FastAdvice {
	if p.Over || !p.Actors().Has(seat) || !p.inFight() {
		return nil
	}
	if p.waitsIn(taskDefeat, taskArmor, taskLoot, taskJoin, taskReplace, taskTalent, taskItem) {
		return nil
	}
	moves := p.Moves(seat, nil)
	worth := make([]int32, len(moves))
	j := judges.Get().(*Judge)
	defer judges.Put(j)
	if !j.Weigh(p, seat, moves, worth) {
		return nil
	}
	bold, thrifty := -1, -1
	for i := range moves {
		if bold < 0 || worth[i] > worth[bold] {
			bold = i
		}
		if !p.spends(moves[i]) && (thrifty < 0 || worth[i] > worth[thrifty]) {
			thrifty = i
		}
	}
	if thrifty < 0 {
		return nil
	}
	fast := &FastAdvice{Bold: g.ShowMove(p, moves[bold]), Thrifty: g.ShowMove(p, moves[thrifty])}
	if p.adds(moves[thrifty]) {
		fast.Free = fast.Thrifty
	}
	return fast
}

// adds: a use that gives dice, hits or values and takes nothing.
func (p *Position) adds(packed game.Move) bool {
	m, _ := p.Unpack(packed)
	return m.Kind == Use && m.At >= 0 && p.plainGain(p.abilityOf(m.Who, m.Card, int(m.At))) > 0
}

// spends: a use that costs Energy or uses a card up.
func (p *Position) spends(packed game.Move) bool {
	m, _ := p.Unpack(packed)
	if m.Kind != Use || m.At < 0 {
		return false
	}
	key := p.find(m.Who, m.Card)
	a := p.abilityOf(m.Who, m.Card, int(m.At))
	return p.price(m.Who, key, m.Card, int(m.At)) > 0 || a.pay != (payment{unequip: noSet})
}
