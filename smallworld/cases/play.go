package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/smallworld"
)

// Confirms: what the game has done by itself needs no entry, and an entry for it is nothing.
func (m *word) Confirms(t *table, seat game.Seat) bool {
	p := of(t)
	switch m.name {
	case "end":
		begun, _ := t.Notes.(turnBegun)
		return p.Stage == smallworld.StageOver || p.Stage == smallworld.StageRedeploy ||
			bool(begun) && seat != p.Seat
	case "stop":
		return p.Stage == smallworld.StageBuy || p.Stage == smallworld.StageDeploy
	case "buy":
		return m.move(p, p.Seat).N == 0 && p.Stage == smallworld.StageDeploy
	case "form":
		return p.Stage == smallworld.StageStart &&
			p.Turn.Form == smallworld.Form(m.move(p, p.Seat).N)
	case "well":
		return p.Stage != smallworld.StageWell &&
			p.MarkerAt[smallworld.Well] == m.move(p, p.Seat).Region
	case "redeploy":
		return m.wentBack(t)
	}
	return false
}

// wentBack tells whether survivors were put back by the last move as the entry says.
func (m *word) wentBack(t *table) bool {
	for _, stand := range m.stand {
		if !slices.ContainsFunc(t.Log.Events, func(e game.Event) bool {
			return e.Kind == smallworld.Redeployed && e.Args[0] == int16(stand.region) &&
				e.Args[1] == int16(stand.tokens)
		}) {
			return false
		}
	}
	return len(m.stand) > 0
}

// turnBegun notes that a turn has begun in the last move, and that nobody has moved since.
type turnBegun bool

// Play makes the move. Where it is refused, steps that go without saying are made first.
func (m *word) Play(t *table) bool {
	if !m.attempt(t) {
		return false
	}
	t.Notes = turnBegun(slices.ContainsFunc(t.Log.Events, func(e game.Event) bool {
		return e.Kind == smallworld.TurnBegan
	}))
	return true
}

// attempt tries a move with more and more of what goes without saying.
func (m *word) attempt(t *table) bool {
	const enough = 8
	for range enough {
		actor := t.Position.Actors().First()
		if actor == game.Nobody {
			return false
		}
		before := t.Clone()
		if m.strictly(t, actor) || m.name == "deploy" && m.completed(t, before) {
			return true
		}
		t.Set(before)
		if !m.unsaid(t, actor) {
			return false
		}
	}
	return false
}

// strictly makes the move as it stands, all of it or a part.
func (m *word) strictly(t *table, seat game.Seat) bool {
	p := of(t)
	switch m.name {
	case "deploy":
		return m.toStand(t, seat, deployment(p, m.stand))
	case "redeploy":
		return m.toStand(t, seat, survivors(p, seat, m.stand))
	case "place":
		return m.toStand(t, seat, m.place.moves(t, seat))
	}
	want := m.move(p, max(seat, 0))
	if want.Kind != smallworld.Roll || want.Using&smallworld.UseAssault == 0 {
		return t.Make(seat, want.Pack())
	}
	// An airborne assault meant as the final attempt: its free die, then, if that is not enough,
	// the other one on the same region.
	want.Kind = smallworld.Conquer
	if !t.Make(seat, want.Pack()) || p.Stage != smallworld.StageAssault {
		return p.Stage != smallworld.StageAssault
	}
	return t.Make(seat, smallworld.Move{Kind: smallworld.Roll, Region: want.Region}.Pack())
}

// toStand makes the moves that lead to a stand or a placement. One that is there already is fine at
// its time; at another time the rules say why nothing can be ended now.
func (m *word) toStand(t *table, seat game.Seat, moves []game.Move) bool {
	if len(moves) > 0 {
		return t.MakeAll(seat, moves...)
	}
	if p := of(t); p.Stage == smallworld.StageDeploy && p.Actors().Has(seat) {
		return true
	}
	return t.Make(seat, end)
}

var (
	end  = smallworld.Move{Kind: smallworld.End}.Pack()
	stop = smallworld.Move{Kind: smallworld.Stop}.Pack()
	buy  = smallworld.Move{Kind: smallworld.Buy}.Pack()
)

// unsaid makes a step that a case need not write, if there is one before the move.
func (m *word) unsaid(t *table, actor game.Seat) bool {
	p := of(t)
	late := slices.Contains([]string{"buy", "deploy", "place", "end"}, m.name)
	switch p.Stage {
	case smallworld.StageStart, smallworld.StageConquest:
		if late {
			return t.Make(actor, stop)
		}
	case smallworld.StageBuy:
		return t.Make(actor, buy)
	case smallworld.StageDeploy:
		if rest, ok := rest(p, actor); ok && (m.name == "end" || m.name == "place") {
			return t.Make(actor, rest)
		}
	case smallworld.StageRedeploy:
		if rest, ok := rest(p, actor); ok && m.name != "redeploy" {
			return t.Make(actor, rest)
		}
	default:
	}
	moves := p.Moves(actor, nil)
	if len(moves) != 1 {
		return false
	}
	if moves[0] == end && m.name != "pick" && m.name != "redeploy" {
		return false // a turn is ended by its own entry, or the next seat would make the move
	}
	return t.Make(actor, moves[0])
}

// Try plays the move as it stands. If it is refused, what the rules say after the steps that go
// without saying is a reason too.
func (m *word) Try(t *table, seat game.Seat) bool {
	before := t.Clone()
	if m.whole(t, seat) {
		return true
	}
	t.Set(before)
	if later := t.Clone(); !m.attempt(later) {
		t.Hear(later)
	}
	return false
}

// whole plays the move; one that stands for several is refused where any part of what it says would
// be: a stand that leaves tokens in hand or a region bare is none, and survivors go back all
// together, neither fewer nor more than there are. SW-LOSS-06
func (m *word) whole(t *table, seat game.Seat) bool {
	if m.notation != nil { // a roll with an assault too: as it stands it is one move
		return t.Make(seat, m.move(of(t), max(seat, 0)).Pack())
	}
	before := t.Clone()
	placing := of(t).Stage == smallworld.StageRedeploy && of(t).Deployer == seat
	made := m.strictly(t, seat)
	p := of(t)
	switch {
	case made && m.name == "deploy":
		why := p.Why(seat, end)
		return !why.Cites("SW-DEPLOY-09") && !why.Cites("SW-DEPLOY-10") || t.Make(seat, end)
	case m.name != "redeploy":
	case made && p.Stage == smallworld.StageRedeploy && p.Deployer == seat:
		return t.Make(seat, end)
	case !made && placing && p.Stage != smallworld.StageRedeploy:
		t.Set(before) // more than there are: asked as if it were put first
		put := m.stand[len(m.stand)-1]
		return t.Make(seat, put.put(int(of(t).Players[seat].Hand+put.tokens), 0))
	}
	return made
}
