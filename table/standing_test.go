package table

import (
	"bytes"
	"fmt"
	"testing"

	"twobanners/game"
)

// Moves that were taken back do not stand, and all others do: what stands is what the record has.
func TestWhatStandsIsWhatTheRecordHas(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{
		Seats: []Seat{person(anna), person(anna)}, Options: []byte(`{"rounds":6}`),
	})
	luck := game.NewFast(7)
	undos, redos := 0, 0
	for n := 0; !tb.is(t, over); n++ {
		s := tb.see(t)
		seat := s.Position().Actors().First()
		_, redo := s.Redo(seat)
		id := fmt.Sprintf("ask-%d", n)
		_, undoable := s.Undo(seat)
		switch {
		case redo && luck.Draw("redo", 3) == 0:
			_, err := tb.Redo(t.Context(), anna, id, s.Seq(), seat)
			must(t, err)
			redos++
		case undoable == nil && luck.Draw("undo", 4) == 0:
			_, _, err := tb.Undo(t.Context(), anna, id, s.Seq(), seat)
			must(t, err)
			undos++
		default:
			list := notations(s, seat)
			i := luck.Draw("move", len(list))
			_, err := tb.Play(t.Context(), anna, id, s.Seq(), seat, list[i:i+1])
			must(t, err)
		}
	}
	s := tb.see(t)
	var standing []game.Step
	for seq := int64(1); seq <= s.Seq(); seq++ {
		if s.Entry(seq).Kind == KindMove && s.Stands(seq) {
			step, _, _ := s.Step(seq)
			standing = append(standing, step)
		}
	}
	record, err := s.Record(game.SeedFromNumber(1))
	must(t, err)
	if undos < 20 || redos < 5 {
		t.Fatalf("%d undos and %d redos prove too little", undos, redos)
	}
	if len(standing) != len(record.Steps) {
		t.Fatalf("%d moves stand, the record has %d", len(standing), len(record.Steps))
	}
	for i, step := range record.Steps {
		if standing[i].Hash != step.Hash {
			t.Fatalf("move %d stands, but is not the record's", i)
		}
	}
}

// Redo brings back exactly what was, its dice too, until somebody moves.
func TestRedoBringsBackWhatWas(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(anna)}})
	tb.until(t, 2, func(s *State) bool { return s.Seq() > 30 && drawn(s) })
	s := tb.see(t)
	seat, was := lastStep(s).step.Seat, hash(s)
	_, err := tb.Redo(t.Context(), anna, "nothing-yet", s.Seq(), seat)
	faulty(t, err, NothingToUndo)
	for i := range 3 {
		_, _, err := tb.Undo(t.Context(), anna, fmt.Sprintf("back-%d", i), tb.see(t).Seq(), seat)
		must(t, err)
	}
	back := tb.see(t).TakenBack(tb.see(t).Seq())
	if len(back) == 0 {
		t.Error("an undo tells nothing of what it took back")
	}
	_, err = tb.Redo(t.Context(), anna, "not-mine", tb.see(t).Seq(), 1-seat)
	faulty(t, err, NothingToUndo)
	for i := range 3 {
		_, err := tb.Redo(t.Context(), anna, fmt.Sprintf("again-%d", i), tb.see(t).Seq(), seat)
		must(t, err)
	}
	if hash(tb.see(t)) != was {
		t.Error("what was done again is not what was")
	}
	_, _, err = tb.Undo(t.Context(), anna, "back", tb.see(t).Seq(), seat)
	must(t, err)
	must(t, tb.play(t, 0))
	_, err = tb.Redo(t.Context(), anna, "too-late", tb.see(t).Seq(), seat)
	faulty(t, err, NothingToUndo)
}

// Who plays against bots alone cannot throw a die, take it back, and aim with what it showed.
func TestAgainstBotsADieIsNotTakenBack(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {Bot: "random"}}})
	for n := 0; ; n++ {
		tb.eventually(t, "anna's turn", func(s *State) bool {
			return s.Status() == Over || s.Position().Actors().Has(0)
		})
		s := tb.see(t)
		if s.Status() == Over {
			t.Fatal("no die was thrown")
		}
		list := notations(s, 0)
		best := 0 // a die, or else a conquest that leads to one
		for i, text := range list {
			if bytes.HasPrefix(text, []byte(`{"roll`)) ||
				best == 0 && bytes.HasPrefix(text, []byte(`{"conquer`)) {
				best = i
			}
		}
		id := fmt.Sprintf("move-%d", n)
		_, err := tb.Play(t.Context(), anna, id, s.Seq(), 0, list[best:best+1])
		must(t, err)
		thrown := tb.is(t, func(s *State) bool {
			step := &lastStep(s).step
			return step.Seat == 0 && len(step.Draws) > 0
		})
		if thrown {
			break
		}
	}
	_, _, err := tb.Undo(t.Context(), anna, "peek", tb.see(t).Seq(), 0)
	faulty(t, err, Drawn)
}

// A turn that was ended by mistake is taken back alone, as long as the next has not moved.
func TestTheEndOfATurnIsTakenBackBeforeTheNextMoves(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 1, func(s *State) bool {
		last := lastStep(s)
		return s.tree.now > 0 && !s.Position().Actors().Has(last.step.Seat) &&
			s.tree.freeToUndo(s.tree.now)
	})
	s := tb.see(t)
	seat := lastStep(s).step.Seat
	_, asked, err := tb.Undo(t.Context(), Who{Person: s.Seats[seat].Person}, "oops", s.Seq(), seat)
	must(t, err)
	if asked != 0 || !tb.see(t).Position().Actors().Has(seat) {
		t.Error("the seat had to ask for its own turn")
	}
}
