package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/smallworld"
)

// confirms: what the engine has done by itself needs no entry, and an entry for it is nothing.
func (m *swMove) confirms(t *table, seat game.Seat) bool {
	p := t.position.(*smallworld.Position)
	switch m.name {
	case "end":
		return p.Stage == smallworld.StageOver || p.Stage == smallworld.StageRedeploy ||
			t.begun && seat != p.Seat
	case "stop":
		return p.Stage == smallworld.StageBuy || p.Stage == smallworld.StageDeploy
	case "buy":
		want, _ := p.Unpack(m.packed(p, p.Seat))
		return want.N == 0 && p.Stage == smallworld.StageDeploy
	case "form":
		want, _ := p.Unpack(m.packed(p, p.Seat))
		return p.Stage == smallworld.StageStart && p.Turn.Form == smallworld.Form(want.N)
	case "well":
		want, _ := p.Unpack(m.packed(p, p.Seat))
		return p.Stage != smallworld.StageWell && p.MarkerAt[smallworld.Well] == want.Region
	case "redeploy":
		return m.wentBack(t)
	}
	return false
}

// wentBack tells whether survivors were put back by the last move as the entry says.
func (m *swMove) wentBack(t *table) bool {
	for _, stand := range m.stand {
		if !slices.ContainsFunc(t.log.Events, func(e game.Event) bool {
			return e.Kind == smallworld.Redeployed && e.Args[0] == int16(stand.Region) &&
				e.Args[1] == int16(stand.Tokens)
		}) {
			return false
		}
	}
	return len(m.stand) > 0
}

// play makes the move. Where it is refused, steps that go without saying are made first; if it is
// refused all the same, nothing has happened.
func (m *swMove) play(t *table) game.Refusal {
	before := t.clone()
	reasons := m.attempt(t)
	if len(reasons) == 0 {
		t.begun = slices.ContainsFunc(t.log.Events, func(e game.Event) bool {
			return e.Kind == smallworld.TurnBegan
		})
		return game.Refusal{}
	}
	t.set(before)
	return reasons[0]
}

// attempt tries a move with more and more of what goes without saying. It returns no reason if it
// was made in the end, else all that were met.
func (m *swMove) attempt(t *table) (reasons []game.Refusal) {
	const enough = 8
	for range enough {
		actor := t.position.Actors().First()
		if actor == game.Nobody {
			return reasons
		}
		before := t.clone()
		refusal := m.strictly(t, actor)
		if !refusal.OK() && m.name == "deploy" {
			t.set(before)
			refusal = m.completed(t, refusal)
		}
		if refusal.OK() {
			return nil
		}
		t.set(before)
		reasons = append(reasons, refusal)
		if !m.unsaid(t, actor) {
			return reasons
		}
	}
	return reasons
}

// strictly makes the move as it stands, all of it or, after a refusal, a part to be undone.
func (m *swMove) strictly(t *table, seat game.Seat) game.Refusal {
	p := t.position.(*smallworld.Position)
	var moves []game.Move
	switch m.name {
	case "deploy":
		moves = p.Deploy(m.stand)
	case "redeploy":
		moves = p.Survivors(seat, m.stand)
	case "place":
		moves = p.Place(&m.place)
	default:
		moves = []game.Move{m.packed(p, max(seat, 0))}
		want, _ := p.Unpack(moves[0])
		if want.Kind == smallworld.Roll && want.Using&smallworld.UseAssault != 0 {
			return t.assault(seat, want)
		}
	}
	if len(moves) == 0 {
		return m.idle(p, seat)
	}
	return t.apply(seat, moves...)
}

// assault is an airborne assault meant as the final attempt: its free die, then, if that is not
// enough, the other one on the same region.
func (t *table) assault(seat game.Seat, want smallworld.Move) game.Refusal {
	want.Kind = smallworld.Conquer
	refusal := t.apply(seat, want.Pack())
	if p := t.position.(*smallworld.Position); refusal.OK() && p.Stage == smallworld.StageAssault {
		last := smallworld.Move{Kind: smallworld.Roll, Region: want.Region}
		return t.apply(seat, last.Pack())
	}
	return refusal
}

// idle is the answer to a stand or a placement that is there already: fine, at the right time.
func (m *swMove) idle(p *smallworld.Position, seat game.Seat) game.Refusal {
	if p.Stage == smallworld.StageDeploy && p.Actors().Has(seat) {
		return game.Refusal{}
	}
	return p.Why(seat, smallworld.Move{Kind: smallworld.End}.Pack())
}

// completed is a stand that leaves pieces in hand, with the rest in the first region of the race.
func (m *swMove) completed(t *table, refusal game.Refusal) game.Refusal {
	p := t.position.(*smallworld.Position)
	me := &p.Players[p.Seat]
	if p.Stage != smallworld.StageDeploy || me.Held == 0 {
		return refusal
	}
	first := me.Held.First()
	stand := slices.Clone(m.stand)
	i := slices.IndexFunc(stand, func(s smallworld.Stand) bool { return s.Region == first })
	if i < 0 {
		stand = append(stand, smallworld.Stand{Region: first, Tokens: p.Tokens[first], Keep: true})
		i = len(stand) - 1
	}
	tokens, beasts := int(me.Hand), 0
	if me.Power == smallworld.BeastMaster {
		beasts = int(p.BeastHand)
	}
	for j := range stand {
		s := &stand[j]
		if s.Keep {
			s.Beasts, s.Keep = p.Beasts[s.Region], false
		}
		tokens -= int(s.Tokens) - int(p.Tokens[s.Region])
		beasts -= int(s.Beasts) - int(p.Beasts[s.Region])
	}
	if tokens < 0 || beasts < 0 || tokens+beasts == 0 {
		return refusal
	}
	stand[i].Tokens += uint8(tokens)
	stand[i].Beasts += uint8(beasts)
	if !t.apply(p.Seat, p.Deploy(stand)...).OK() {
		return refusal
	}
	return game.Refusal{}
}

// apply makes engine moves one after the other until one is refused.
func (t *table) apply(seat game.Seat, moves ...game.Move) game.Refusal {
	for _, m := range moves {
		if refusal := t.position.Apply(seat, m, t.chance, &t.log); !refusal.OK() {
			return refusal
		}
	}
	return game.Refusal{}
}

// unsaid makes a step that a scenario need not write, if there is one before the move.
func (m *swMove) unsaid(t *table, actor game.Seat) bool {
	p := t.position.(*smallworld.Position)
	late := slices.Contains([]string{"buy", "deploy", "place", "end"}, m.name)
	one := func(step smallworld.Move) bool { return t.apply(actor, step.Pack()).OK() }
	switch p.Stage {
	case smallworld.StageStart, smallworld.StageConquest:
		if late {
			return one(smallworld.Move{Kind: smallworld.Stop})
		}
	case smallworld.StageBuy:
		return one(smallworld.Move{Kind: smallworld.Buy})
	case smallworld.StageDeploy:
		if rest, ok := p.Rest(actor); ok && (m.name == "end" || m.name == "place") {
			return t.apply(actor, rest).OK()
		}
	case smallworld.StageRedeploy:
		if rest, ok := p.Rest(actor); ok && m.name != "redeploy" {
			return t.apply(actor, rest).OK()
		}
	default:
	}
	moves := p.Moves(actor, nil)
	if len(moves) != 1 {
		return false
	}
	only, _ := p.Unpack(moves[0])
	if only.Kind == smallworld.End && m.name != "pick" && m.name != "redeploy" {
		return false // a turn is ended by its own entry, or the next seat would make the move
	}
	return t.apply(actor, moves[0]).OK()
}

// refusals: as the move stands, then after what goes without saying.
func (m *swMove) refusals(t *table, seat game.Seat) []game.Refusal {
	direct := m.direct(t, seat)
	if direct.OK() {
		return nil
	}
	later := m.attempt(t.clone())
	return append([]game.Refusal{direct}, later...)
}

// direct asks the position itself, so that a refused move that changes something is found out. A
// stand of several moves is tried on a copy: it is refused as a whole.
func (m *swMove) direct(t *table, seat game.Seat) game.Refusal {
	if m.notation != nil {
		p := t.position.(*smallworld.Position)
		packed := m.packed(p, max(seat, 0))
		refusal := p.Why(seat, packed)
		if refusal.OK() {
			return refusal
		}
		return p.Apply(seat, packed, t.chance, &t.log)
	}
	copied := t.clone()
	refusal := m.strictly(copied, seat)
	p := copied.position.(*smallworld.Position)
	if refusal.OK() && m.name == "deploy" {
		end := p.Why(seat, smallworld.Move{Kind: smallworld.End}.Pack())
		if end.Cites("SW-DEPLOY-09") || end.Cites("SW-DEPLOY-10") {
			return end // a stand that leaves tokens in hand, or a region bare, is none
		}
	}
	if m.name == "redeploy" {
		return m.whole(t, copied, seat, refusal)
	}
	return refusal
}

// whole: survivors go back all together, neither fewer nor more than there are. SW-LOSS-06
func (m *swMove) whole(t, after *table, seat game.Seat, refusal game.Refusal) game.Refusal {
	before, p := t.position.(*smallworld.Position), after.position.(*smallworld.Position)
	placing := before.Stage == smallworld.StageRedeploy && before.Deployer == seat
	switch {
	case refusal.OK() && p.Stage == smallworld.StageRedeploy && p.Deployer == seat:
		return p.Why(seat, smallworld.Move{Kind: smallworld.End}.Pack())
	case !refusal.OK() && placing && p.Stage != smallworld.StageRedeploy:
		put := m.stand[len(m.stand)-1] // more than there are: refused as if it were put first
		return before.Why(seat, smallworld.Move{
			Kind: smallworld.Put, Region: put.Region, N: before.Players[seat].Hand + put.Tokens,
		}.Pack())
	}
	return refusal
}
