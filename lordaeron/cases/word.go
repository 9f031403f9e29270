package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// word is a move of the contract. It stands for one or more moves of the game, which it makes at
// the stops they are for. A word never refuses: where it means no move that the game offers, it
// makes the move it comes nearest to, and the rules say what is wrong with it.
type word struct {
	l    *part
	name string
	// who is the character that is named, -1 for none.
	who int8
	// run makes the moves; false once the rules refuse one.
	run func(y *play) bool
	// done: the game has done by itself what the word says; nil for a word it never does.
	done func(y *play) bool
	// holds: the word is about dice that are left unrolled.
	holds bool
}

// play is a word being played.
type play struct {
	*table
	l   *part
	who int8
	// strict: just as it is written, with nothing before it that goes without saying.
	strict bool
}

func of(t *table) *position { return t.Position.(*position) }

func (y *play) p() *position { return of(y.table) }

// at is the step that the position waits in.
func (y *play) at() string { return y.now().Step }

// now is what the position waits for, the character that it is about and what is left to do.
func (y *play) now() lordaeron.Decision { return y.p().Decision() }

// notes are what the words remember of the play. Lists are never changed, only replaced.
type notes struct {
	// pending are moves that an entry has announced and that wait for their stop, late retreats of
	// characters whose turn to be moved has not come.
	pending []move
	late    []retreat
	// held are the forms of a use that a later choice decides between, with the dice named.
	held     []move
	heldDice dice
	// orders are the characters of a side's attack order whose place has not come.
	orders attackOrder
	// rerolling is the reroll of which a part of the dice was named.
	rerolling stop
	// last is the last part of a use that was shared out.
	last move
	// past is what the moves of the last turn have told.
	past []game.Event
}

func (y *play) notes() notes { return notesOf(y.table) }

func notesOf(t *table) notes {
	n, _ := t.Notes.(notes)
	return n
}

// remember changes the notes.
func (y *play) remember(change func(n *notes)) {
	n := y.notes()
	change(&n)
	y.Notes = n
}

// seat is who makes the word's moves: the owner of the character, else whoever decides.
func (y *play) seat() game.Seat {
	p := y.p()
	actors := p.Actors()
	if y.who >= 0 && actors.Has(p.People[y.who].Owner) {
		return p.People[y.who].Owner
	}
	return actors.First()
}

// make makes one move of the game, then all that was announced and can be made now.
func (y *play) make(m move) bool {
	if !y.Make(y.seat(), m.Pack()) {
		return false
	}
	for {
		p := y.p()
		pending := y.notes().pending
		if len(pending) == 0 {
			return y.goLate()
		}
		seat, next := p.Actors().First(), pending[0]
		if seat == game.Nobody || !p.Why(seat, next.Pack()).OK() {
			if next.Kind == lordaeron.Wound && y.at() == "wounds" {
				return y.Make(seat, next.Pack()) // for somebody who has fallen since
			}
			return y.goLate()
		}
		y.remember(func(n *notes) { n.pending = pending[1:] })
		if !y.Make(seat, next.Pack()) {
			return false
		}
	}
}

// makeAll makes moves one after the other until one is refused.
func (y *play) makeAll(moves []move) bool {
	return !slices.ContainsFunc(moves, func(m move) bool { return !y.make(m) })
}

// announce lets moves wait for their stop.
func (y *play) announce(moves ...move) bool {
	y.remember(func(n *notes) { n.pending = slices.Concat(n.pending, moves) })
	return true
}

// deny makes a move that is near to what the word means, which the game does not offer: the rules
// say why. If they would allow that move it is not the one meant; it is nobody's then. WB-DECIDE-08
func (y *play) deny(near move) bool {
	seat := y.seat()
	if y.p().Why(seat, near.Pack()).OK() {
		seat = game.Nobody
	}
	return y.Make(seat, near.Pack())
}

// listed are the moves of some kinds that are offered to whoever the word speaks for.
func (y *play) listed(kinds ...lordaeron.Kind) (list []move) {
	for _, packed := range y.p().Moves(y.seat(), nil) {
		if m, _ := y.p().Unpack(packed); slices.Contains(kinds, m.Kind) {
			list = append(list, m)
		}
	}
	return list
}

// may tells whether the rules allow a move.
func (y *play) may(m move) bool { return y.p().Why(y.seat(), m.Pack()).OK() }

// try plays something on a copy of the table.
func (y *play) try(what func(y *play) bool) bool {
	copied := *y
	copied.table = y.Clone()
	return what(&copied)
}

// makes: the word stands for one move.
func (w *word) makes(m move) { w.run = func(y *play) bool { return y.make(m) } }

func (w *word) on(t *table, strict bool) *play {
	return &play{table: t, l: w.l, who: w.who, strict: strict}
}

// Confirms: what the game has done by itself needs no entry, and an entry for it is nothing.
func (w *word) Confirms(t *table, _ game.Seat) bool {
	return w.done != nil && w.done(w.on(t, false))
}

// Play makes the word. In the turn of a side without characters that turn is passed by.
func (w *word) Play(t *table) bool {
	before := t.Clone()
	if !w.run(w.on(t, false)) {
		t.Set(before)
		if w.name == "end" || !passBy(t) || !w.run(w.on(t, false)) {
			return false
		}
	}
	n := notesOf(t)
	if w.name == "end" {
		n.past = nil
	}
	n.past = slices.Concat(n.past, t.Log.Events)
	t.Notes = n
	return true
}

// passBy ends the steps of a side that has no characters, for who goes on without a word about it.
func passBy(t *table) (passed bool) {
	p := of(t)
	for range 2 {
		if slices.ContainsFunc(p.People[:p.Characters], func(c lordaeron.Character) bool {
			return c.Faction == p.Faction
		}) || !t.Make(p.Actors().First(), move{Kind: lordaeron.End}.Pack()) {
			return passed
		}
		passed = true
	}
	return passed
}

// Try makes the word just as it is written.
func (w *word) Try(t *table, _ game.Seat) bool { return w.run(w.on(t, true)) }

// Offered tells whether the word could be made.
func (w *word) Offered(t *table, seat game.Seat) bool { return w.Try(t.Clone(), seat) }

// Settle passes by what few cases are about, unless the next word is: a pick that an order named is
// made, a reroll is ended, all dice are rolled where some could be held back, of several quests the
// first is paid first, and what is left to share goes where the last part went.
func (l *part) Settle(t *table, next scenario.Word, _ []scenario.Word) {
	w, _ := next.(*word)
	choosing := w != nil && w.name == "choose"
	for p := of(t); ; {
		seat := p.Actors().First()
		var m game.Move
		switch at := l.game.StageName(p); {
		case at == "order" || at == "reroll":
			y := &play{table: t, l: l, who: -1}
			if !y.goOnAsNamed(w) {
				return
			}
			continue
		case at == "hold-dice" && !l.holdsHere(p, w):
			m = move{Kind: lordaeron.Pass}.Pack()
		case at == "reward" && !choosing:
			m = p.Moves(seat, nil)[0]
		case isSharing(at) && !choosing:
			m = notesOf(t).last.Pack()
		default:
			return
		}
		if !t.Make(seat, m) {
			return
		}
	}
}

// holdsHere: the word is about dice of the character that is asked which to leave unrolled.
func (l *part) holdsHere(p *position, w *word) bool {
	return w != nil && w.holds && (w.who < 0 || w.who == p.Combat.Active)
}

// goOnAsNamed makes the pick that an earlier order named, or ends a reroll of which a part was.
func (y *play) goOnAsNamed(next *word) bool {
	if y.at() == "reroll" {
		return y.isRerolling() && y.endReroll(next)
	}
	return (next == nil || next.name != "order") && y.pickAsNamed()
}

// happened tells whether something has happened to a character, among these events.
func happened(events []game.Event, kind game.EventKind, who int8, arg, value int) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool {
		return e.Kind == kind && int8(e.Args[0]) == who && int(e.Args[arg]) == value
	})
}
