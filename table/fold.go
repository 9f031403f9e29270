package table

import (
	"bytes"
	"fmt"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/internal/fastjson"
	"twobanners/store"
)

// begin makes the state after the first entry.
func begin(id string, g game.Game, first store.Entry) (*State, error) {
	created, err := decode[Created](first.Data)
	if err != nil {
		return nil, err
	}
	s := &State{
		ID: id, Game: g, Created: created, Since: first.At, Seats: slices.Clone(created.Seats),
		done: map[store.Key]answer{},
	}
	if created.Head != nil {
		if s.tree, err = newTree(g, *created.Head, first.Seq); err != nil {
			return nil, err
		}
	}
	s.times.fill(created.Clock)
	s.close(first)
	return s, nil
}

// fold makes the state that follows from one more entry.
func (s *State) fold(e store.Entry) error {
	if e.Seq != s.Seq()+1 {
		return fmt.Errorf("entry %d follows entry %d", e.Seq, s.Seq())
	}
	if err := s.change(e); err != nil {
		return fmt.Errorf("entry %d (%s): %w", e.Seq, e.Kind, err)
	}
	s.close(e)
	return nil
}

// close does what every entry does.
func (s *State) close(e store.Entry) {
	if !s.begun && s.tree.position != nil { // older tables were set up before the last one came
		s.begun = !slices.ContainsFunc(s.Seats, Seat.Open)
	}
	if e.Ask.Person != "" && e.Kind != KindMove && e.Kind != KindJoined {
		s.extras++
	}
	if e.Kind == KindBegan || e.Kind == KindMove && !bytes.Contains(e.Data, ground) {
		e.Data = nil // all that it says is in the tree
	}
	s.entries = append(s.entries, e)
	s.places = append(s.places, s.tree.now)
	if e.Ask != (store.Ask{}) {
		s.done[e.Ask.Key()] = answer{e.Seq, e.Ask.Sum}
	}
	s.times.tick(s.thinking(), s.actors(), e.At)
	s.times.leave(s.Seats, e.At)
	if e.Kind == KindOutTime {
		s.times.rest(e.Seat)
	}
}

// thinking are the people whose time runs.
func (s *State) thinking() game.Seats {
	if s.Status() != Playing {
		return 0
	}
	return s.actors() & s.people()
}

func (s *State) change(e store.Entry) error {
	switch e.Kind {
	case KindMove:
		move, err := decode[Move](e.Data)
		if err != nil {
			return err
		}
		if s.Asked != nil && (s.Asked.What == WantUndo || s.Asked.Seat == e.Seat) {
			s.Asked = nil
		}
		s.forget(func(a Advice) bool { return a.For == e.Seat && a.Move != GoAhead })
		s.undone = nil
		err = s.tree.grow(e.Seq, game.Step{
			Seat: e.Seat, Move: move.Move, Draws: move.Draws, Hash: move.Hash,
		}, s.reading)
		if err == nil {
			s.tree.places[s.tree.now].with = move.With
		}
		s.forget(func(a Advice) bool { return a.Move == GoAhead && !s.actors().Has(a.For) })
		return err
	case KindUndone, KindRedone:
		return s.changeBack(e)
	case KindAsked, KindWished:
		asked, err := decode[Asked](e.Data)
		s.Asked = newRequest(e.Seat, asked)
		return err
	case KindAnswered, KindReplied:
		answer, err := decode[Answered](e.Data)
		s.answered(e.Seat, answer.Agree)
		return err
	case KindBegan:
		began, err := decode[Began](e.Data)
		if err == nil {
			s.tree, err = newTree(s.Game, began.Head, e.Seq)
		}
		s.begun = err == nil
		return err
	case KindAway:
		away, err := decode[Away](e.Data)
		s.times.skip(time.Duration(away.Ms)*time.Millisecond, e.At)
		return err
	default:
		return s.changeSeats(e)
	}
}

// changeBack takes moves back, or brings back what was.
func (s *State) changeBack(e store.Entry) error {
	undone, err := decode[Undone](e.Data)
	if err != nil || undone.To < 1 || undone.To > s.Seq() {
		return fmt.Errorf("there is no entry %d to go back to: %w", undone.To, err)
	}
	if s.Advice = nil; s.Asked != nil && s.Asked.What == WantUndo {
		s.Asked = nil
	}
	if e.Kind == KindUndone {
		s.undone = append(s.undone, departed{e.Seat, s.tree.now})
	} else {
		s.undone = s.undone[:max(0, len(s.undone)-1)]
	}
	s.tree.backTo(s.places[undone.To-1])
	return nil
}

func (s *State) changeSeats(e store.Entry) error {
	switch e.Kind {
	case KindJoined:
		seat, err := decode[Seat](e.Data)
		s.Seats[e.Seat] = seat
		return err
	case KindNonce:
		nonce, err := decode[Nonce](e.Data)
		for _, seat := range s.SeatsOf(s.Seats[e.Seat].Person).List() {
			s.Seats[seat].Nonce, s.Seats[seat].Owes = nonce.Nonce, false
		}
		return err
	case KindHanded, KindOutTime:
		seat, err := decode[Seat](e.Data)
		s.hand(e.Seat, seat)
		return err
	case KindChat:
		said, err := decode[Said](e.Data)
		s.Chat = append(s.Chat, Line{e.Seq, e.Seat, e.At, said})
		return err
	case KindAdvised:
		advised, err := decode[Advised](e.Data)
		s.forget(func(a Advice) bool { return a.By == e.Seat && a.For == advised.For })
		s.Advice = append(s.Advice, Advice{e.Seat, advised})
		return err
	case KindSetup:
		setup, err := decode[Setup](e.Data)
		s.Seats, s.Asked = setup.Seats, nil
		s.setups++
		return err
	case KindNudged:
		return nil
	case KindVacation:
		vacation, err := decode[Vacation](e.Data)
		for _, seat := range s.SeatsOf(s.Seats[e.Seat].Person).List() {
			s.Seats[seat].Vacation = vacation.Until
		}
		return err
	case KindEnded:
		s.ended, s.Asked = true, nil
		return nil
	case KindPaused:
		paused, err := decode[Paused](e.Data)
		s.paused, s.Asked = paused.Paused, nil
		return err
	case KindRematch:
		next, err := decode[Rematch](e.Data)
		s.Next = next.Table
		return err
	default:
		return fmt.Errorf("there is no kind %q", e.Kind)
	}
}

// apply makes facts happen in memory.
func (s *State) apply(ask store.Ask, facts []fact, at time.Time) ([]store.Entry, error) {
	entries, err := s.number(ask, facts, at)
	for i := 0; err == nil && i < len(entries); i++ {
		err = s.fold(entries[i])
	}
	return entries, err
}

// number makes entries of facts. The last one carries the ask, so that its number is the answer to
// whoever sends the same again.
func (s *State) number(ask store.Ask, facts []fact, at time.Time) ([]store.Entry, error) {
	entries := make([]store.Entry, len(facts))
	for i, f := range facts {
		data, err := fastjson.Append(nil, f.data)
		if err != nil {
			return nil, err
		}
		entries[i] = store.Entry{
			Seq: s.Seq() + int64(i) + 1, Seat: f.seat, Kind: f.kind, At: at, Data: data,
		}
	}
	entries[len(entries)-1].Ask = ask
	return entries, nil
}
