package table

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
)

// lastStep is the step that led to the present position.
func lastStep(s *State) *place { return &s.tree.places[s.tree.now] }

// quietly is a state in which the seat to move has just made a move that is its own affair.
func quietly(s *State) bool {
	last := lastStep(s)
	return s.tree.now > 0 && s.Position().Actors().Has(last.step.Seat) &&
		s.tree.freeToUndo(s.tree.now)
}

// drawn is a state in which the seat to move has just drawn something.
func drawn(s *State) bool {
	last := lastStep(s)
	return s.Position().Actors().Has(last.step.Seat) && len(last.step.Draws) > 0
}

func TestUndoInsideATurnIsFree(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 1, quietly)
	s := tb.see(t)
	seat := lastStep(s).step.Seat
	before := s.PositionAt(s.Seq() - 1).Hash()
	length, at := s.Seq(), s.Seq()
	_, asked, err := tb.Undo(t.Context(), Who{Person: s.Seats[seat].Person}, "oops", at, seat)
	must(t, err)
	s = tb.see(t)
	if asked != 0 || hash(s) != before {
		t.Error("the move was not taken back")
	}
	if s.Seq() != length+1 || s.Entry(length).Kind != KindMove ||
		s.Entry(length+1).Kind != KindUndone {
		t.Error("the log must keep what was taken back, and say that it was")
	}
	_, _, err = tb.Undo(t.Context(), Who{Person: s.Seats[seat].Person}, "oops", at, seat)
	must(t, err) // the same again is nothing new
	if tb.see(t).Seq() != length+1 {
		t.Error("the undo was done twice")
	}
}

func TestUndoAcrossChanceNeedsConsent(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela), person(carla)}})
	tb.until(t, 2, drawn)
	s := tb.see(t)
	step := lastStep(s).step
	seat, rolled := step.Seat, hash(s)
	whose := func(seat game.Seat) Who { return Who{Person: s.Seats[seat].Person} }
	second, third := (seat+1)%3, (seat+2)%3
	ask := func(id string) {
		t.Helper()
		seen := tb.see(t).Seq()
		for range 2 { // the same again has the same answer
			_, asked, err := tb.Undo(t.Context(), whose(seat), id, seen, seat)
			must(t, err)
			if asked != game.Only(second).With(third) {
				t.Fatalf("%v are asked, want the other two", asked.List())
			}
		}
	}
	ask("please")
	_, err := tb.Consent(t.Context(), whose(second), "yes-of-course", second, true)
	must(t, err)
	_, err = tb.Consent(t.Context(), whose(second), "yes-again", second, true)
	faulty(t, err, NotAsked)
	_, err = tb.Consent(t.Context(), whose(third), "no-way", third, false)
	must(t, err)
	if hash(tb.see(t)) != rolled || tb.see(t).Asked != nil {
		t.Fatal("one said no, and yet")
	}

	ask("pretty-please")
	_, err = tb.Consent(t.Context(), whose(second), "yes-2", second, true)
	must(t, err)
	_, err = tb.Consent(t.Context(), whose(third), "yes-3", third, true)
	must(t, err)
	if hash(tb.see(t)) == rolled {
		t.Fatal("all agreed, but the move stands")
	}
	now := tb.see(t)
	text := [][]byte{}
	for i, m := range now.Position().Moves(seat, nil) {
		if m == step.Move {
			text = notations(now, seat)[i : i+1]
		}
	}
	_, err = tb.Play(t.Context(), whose(seat), "once-more", now.Seq(), seat, text)
	must(t, err)
	if hash(tb.see(t)) != rolled {
		t.Error("the die fell otherwise than before: undo must be no way to roll again")
	}
}

func TestUndoIsForgottenWhenTheGameGoesOn(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 2, drawn)
	s := tb.see(t)
	seat := lastStep(s).step.Seat
	_, _, err := tb.Undo(t.Context(), Who{Person: s.Seats[seat].Person}, "please", s.Seq(), seat)
	must(t, err)
	must(t, tb.play(t, 0))
	other := 1 - seat
	_, err = tb.Consent(t.Context(), Who{Person: s.Seats[other].Person}, "too-late", other, true)
	faulty(t, err, NotAsked)
}

// On one device, and among bots, there is nobody to ask.
func TestUndoAmongFriends(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(anna)}})
	tb.until(t, 2, drawn)
	s := tb.see(t)
	seat, rolled := lastStep(s).step.Seat, hash(s)
	_, asked, err := tb.Undo(t.Context(), anna, "alone-here", s.Seq(), seat)
	must(t, err)
	if asked != 0 || hash(tb.see(t)) == rolled {
		t.Error("anna plays both sides and need ask nobody")
	}
}

func TestNothingIsUndoneAfterTheEnd(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{
		Seats: []Seat{person(anna), person(bela)}, Options: []byte(`{"first":0,"rounds":1}`),
	})
	_, _, err := tb.Undo(t.Context(), anna, "too-early", 1, 0)
	faulty(t, err, NothingToUndo)
	tb.until(t, 3, func(*State) bool { return false })
	_, _, err = tb.Undo(t.Context(), anna, "too-late", tb.see(t).Seq(), 0)
	faulty(t, err, IsOver)
}

// What shows something new to anybody cannot be taken back alone; what shows nothing can.
func TestQuietMoves(t *testing.T) {
	g := gamestest.SmallWorld(t)
	quiet, loud := 0, 0
	for seed := range uint64(4) {
		match, err := game.NewMatch(g, 3, nil, game.SeedFromNumber(seed))
		must(t, err)
		l, err := newTree(g, match.Record.Head, 1)
		must(t, err)
		luck := game.NewFast(seed)
		for match.Position.Actors() != 0 {
			seat := match.Position.Actors().First()
			list := match.Position.Moves(seat, nil)
			log, _ := match.Apply(seat, list[luck.Draw("move", len(list))])
			must(t, l.grow(0, match.Record.Steps[len(match.Record.Steps)-1], false))
			telling := false
			for _, e := range log.Events {
				name := g.ShowEvent(match.Position, e).(map[string]any)["event"]
				telling = telling || name == "die-rolled" || name == "marker-revealed" ||
					name == "bomb-revealed" || name == "column-refilled"
			}
			switch is := l.freeToUndo(l.now); {
			case telling && is:
				t.Fatalf("game %d: a move that shows something new counts as quiet", seed)
			case is:
				quiet++
			case telling:
				loud++
			}
		}
	}
	t.Logf("%d quiet moves, %d that show something", quiet, loud)
	if quiet < 50 || loud < 50 {
		t.Error("too few of one kind to prove anything")
	}
}

// redeploying is a state in which the seat to move has two tokens to put down.
func redeploying(s *State) bool { return len(puts(s, 2)) == 2 }

// puts are moves that put down so many tokens one after the other, each where the one before may
// be followed by it.
func puts(s *State, n int) (list [][]byte) {
	p := s.PositionAt(s.Seq())
	seat := p.Actors().First()
	for len(list) < n {
		at := slices.IndexFunc(p.Moves(seat, nil), func(m game.Move) bool {
			text, _ := json.Marshal(s.Game.ShowMove(p, m))
			return bytes.HasPrefix(text, []byte(`{"put"`))
		})
		if at < 0 {
			return list
		}
		m := p.Moves(seat, nil)[at]
		text, _ := json.Marshal(s.Game.ShowMove(p, m))
		list = append(list, text)
		_ = p.Apply(seat, m, &game.Recorder{From: game.NewFast(1)}, nil)
	}
	return list
}

// What one press sent is taken back by one undo and comes back by one redo, also when it was sent
// in two parts; a log of before knows nothing of it and goes back move by move.
func TestOnePressIsOneUndo(t *testing.T) {
	for _, together := range []bool{true, false} {
		h := newRestartable(t)
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
		tb.until(t, 1, redeploying)
		s := tb.see(t)
		seat, start, moves := s.Position().Actors().First(), s.Seq(), puts(s, 2)
		who, before := Who{Person: s.Seats[seat].Person}, hash(s)
		if together {
			_, err := tb.Play(t.Context(), who, "both-at-once", start, seat, moves)
			must(t, err)
		} else {
			_, err := tb.Play(t.Context(), who, "the-first", start, seat, moves[:1])
			must(t, err)
			_, err = tb.PlayOn(t.Context(), who, "and-the-rest", start+1, seat, moves[1:])
			must(t, err)
		}
		done := hash(tb.see(t))
		h.again() // it is in the log
		tb = h.registry.Table(s.ID)
		undo, err := tb.see(t).Undo(seat)
		must(t, err)
		if undo.To != start || undo.Moves != 1 || !undo.Free {
			t.Fatalf("together %v: an undo is %+v, want one to entry %d", together, undo, start)
		}
		_, _, err = tb.Undo(t.Context(), who, "take-it-back", start+2, seat)
		must(t, err)
		if hash(tb.see(t)) != before {
			t.Errorf("together %v: part of the press still stands", together)
		}
		_, err = tb.Redo(t.Context(), who, "do-it-again", start+3, seat)
		must(t, err)
		if hash(tb.see(t)) != done {
			t.Errorf("together %v: a redo did not bring all of it back", together)
		}
		h.close()
	}
}

// Two presses are two undos, and nobody's move goes with another's.
func TestTwoPressesAreTwoUndos(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 1, redeploying)
	s := tb.see(t)
	seat, start, moves := s.Position().Actors().First(), s.Seq(), puts(s, 2)
	who := Who{Person: s.Seats[seat].Person}
	for i, id := range []string{"the-first", "the-second"} {
		_, err := tb.Play(t.Context(), who, id, start+int64(i), seat, moves[i:i+1])
		must(t, err)
	}
	if undo, err := tb.see(t).Undo(seat); err != nil || undo.To != start+1 {
		t.Errorf("an undo is %+v (%v), want one to entry %d", undo, err, start+1)
	}
	// The first move of a seat goes with nothing, whatever its client says.
	fresh := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := fresh.PlayOn(t.Context(), anna, "with-what", 1, 0, notations(fresh.see(t), 0)[:1])
	must(t, err)
	if undo, err := fresh.see(t).Undo(0); err != nil || undo.To != 1 {
		t.Errorf("an undo is %+v (%v), want one to the beginning", undo, err)
	}
}

// A press goes back as far as nothing was drawn or revealed in it: what stands before that stays.
func TestAnUndoStopsAtWhatChanceHasShown(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 2, func(s *State) bool { return drawn(s) && quietNext(s) != nil })
	s := tb.see(t)
	seat, start := s.Position().Actors().First(), s.Seq()
	who := Who{Person: s.Seats[seat].Person}
	_, err := tb.PlayOn(t.Context(), who, "what-follows", start, seat, quietNext(s))
	must(t, err)
	if undo, err := tb.see(t).Undo(seat); err != nil || !undo.Free || undo.To != start {
		t.Errorf("an undo is %+v (%v), want a free one to entry %d", undo, err, start)
	}
	_, _, err = tb.Undo(t.Context(), who, "take-it-back", start+1, seat)
	must(t, err)
	if undo, err := tb.see(t).Undo(seat); err != nil || undo.Free || undo.Ask == 0 {
		t.Errorf("then it is %+v (%v), want that the other one is asked", undo, err)
	}
}

// quietNext is a move that draws and reveals nothing, if the seat to move has one.
func quietNext(s *State) [][]byte {
	seat := s.Position().Actors().First()
	for i, m := range s.Position().Moves(seat, nil) {
		p := s.PositionAt(s.Seq())
		draws := &game.Recorder{From: game.NewFast(1)}
		if refusal := p.Apply(seat, m, draws, nil); refusal.OK() && len(draws.Draws) == 0 {
			return notations(s, seat)[i : i+1]
		}
	}
	return nil
}

// What is refused tells nothing: a press that goes on after a die is not looked at further.
func TestARefusalTellsOfNoDie(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 2, func(s *State) bool { return rollNext(s) != nil })
	s := tb.see(t)
	seat := s.Position().Actors().First()
	roll := rollNext(s)
	who := Who{Person: s.Seats[seat].Person}
	var answers []string
	for i, next := range [][]byte{[]byte(`"end"`), []byte(`"no-such-move"`), roll} {
		_, err := tb.Play(t.Context(), who, fmt.Sprint("peek-", i), s.Seq(), seat,
			[][]byte{roll, next})
		faulty(t, err, Refused)
		answers = append(answers, err.Error())
	}
	if answers[0] != answers[1] || answers[1] != answers[2] || tb.see(t).Seq() != s.Seq() {
		t.Errorf("the answers are %q, entry %d", answers, tb.see(t).Seq())
	}
}

// rollNext is a move that draws, if the seat to move has one.
func rollNext(s *State) []byte {
	seat := s.Position().Actors().First()
	for i, m := range s.Position().Moves(seat, nil) {
		p := s.PositionAt(s.Seq())
		draws := &game.Recorder{From: game.NewFast(1)}
		if refusal := p.Apply(seat, m, draws, nil); refusal.OK() && len(draws.Draws) > 0 {
			return notations(s, seat)[i]
		}
	}
	return nil
}

// While something is asked, an undo is not offered that would be refused.
func TestNoUndoIsOfferedWhileSomethingIsAsked(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 2, drawn)
	s := tb.see(t)
	seat := lastStep(s).step.Seat
	who := Who{Person: s.Seats[seat].Person}
	_, asked, err := tb.Undo(t.Context(), who, "please", s.Seq(), seat)
	must(t, err)
	if asked == 0 {
		t.Fatal("nobody was asked")
	}
	_, err = tb.see(t).Undo(seat)
	faulty(t, err, NotAllowed)
}
