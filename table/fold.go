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
	change := changes[e.Kind]
	if change == nil {
		return fmt.Errorf("entry %d: there is no kind %q", e.Seq, e.Kind)
	}
	if err := change(s, e); err != nil {
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

// changes is what each kind of entry does to a state.
var changes = map[string]func(*State, store.Entry) error{
	KindMove:     row((*State).foldMove),
	KindUndone:   row((*State).foldUndone),
	KindRedone:   row((*State).foldUndone),
	KindBegan:    row((*State).foldBegan),
	KindAdvised:  row((*State).foldAdvised),
	KindAsked:    row((*State).foldAsked),
	KindWished:   row((*State).foldAsked),
	KindAnswered: row((*State).foldAnswered),
	KindReplied:  row((*State).foldAnswered),
	KindAway: row(func(s *State, e store.Entry, a Away) error {
		s.times.skip(time.Duration(a.Ms)*time.Millisecond, e.At)
		return nil
	}),
	KindJoined: row(func(s *State, e store.Entry, seat Seat) error {
		s.Seats[e.Seat] = seat
		return nil
	}),
	KindHanded:  row((*State).foldHanded),
	KindOutTime: row((*State).foldHanded),
	KindNonce: row(func(s *State, e store.Entry, n Nonce) error {
		if bring(s.Seats, e.Seat, n) {
			s.anew++
		}
		return nil
	}),
	KindVacation: row(func(s *State, e store.Entry, v Vacation) error {
		s.eachOwn(e.Seat, func(seat *Seat) { seat.Vacation = v.Until })
		return nil
	}),
	KindChat: row(func(s *State, e store.Entry, said Said) error {
		s.Chat = append(s.Chat, Line{e.Seq, e.Seat, e.At, said})
		return nil
	}),
	KindSetup: row(func(s *State, _ store.Entry, setup Setup) error {
		s.Seats, s.Asked = setup.Seats, nil
		s.setups++
		return nil
	}),
	KindPaused: row(func(s *State, _ store.Entry, p Paused) error {
		s.paused, s.Asked = p.Paused, nil
		return nil
	}),
	KindRematch: row(func(s *State, _ store.Entry, r Rematch) error {
		s.Next = r.Table
		return nil
	}),
	KindEnded: func(s *State, _ store.Entry) error {
		s.ended, s.Asked = true, nil
		return nil
	},
	KindNudged: func(*State, store.Entry) error { return nil },
}

// row is a row of changes that decodes the data of the entry first.
func row[T any](do func(*State, store.Entry, T) error) func(*State, store.Entry) error {
	return func(s *State, e store.Entry) error {
		data, err := decode[T](e.Data)
		if err != nil {
			return err
		}
		return do(s, e, data)
	}
}

func (s *State) foldMove(e store.Entry, move Move) error {
	if s.Asked != nil && (s.Asked.What == WantUndo || s.Asked.Seat == e.Seat) {
		s.Asked = nil
	}
	s.forget(func(a Advice) bool { return a.For == e.Seat && a.Move != GoAhead })
	s.undone = nil
	err := s.tree.grow(e.Seq, game.Step{
		Seat: e.Seat, Move: move.Move, Draws: move.Draws, Hash: move.Hash,
	}, s.reading)
	if err == nil {
		s.tree.places[s.tree.now].with = move.With
	}
	s.forget(func(a Advice) bool { return a.Move == GoAhead && !s.actors().Has(a.For) })
	return err
}

// foldUndone takes moves back, or brings back what was.
func (s *State) foldUndone(e store.Entry, undone Undone) error {
	if undone.To < 1 || undone.To > s.Seq() {
		return fmt.Errorf("there is no entry %d to go back to", undone.To)
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

func (s *State) foldBegan(e store.Entry, began Began) (err error) {
	s.tree, err = newTree(s.Game, began.Head, e.Seq)
	s.begun = err == nil
	return err
}

func (s *State) foldAsked(e store.Entry, asked Asked) error {
	s.Asked = newRequest(e.Seat, asked)
	return nil
}

func (s *State) foldAnswered(e store.Entry, answer Answered) error {
	s.answered(e.Seat, answer.Agree)
	return nil
}

func (s *State) foldAdvised(e store.Entry, advised Advised) error {
	s.forget(func(a Advice) bool { return a.By == e.Seat && a.For == advised.For })
	s.Advice = append(s.Advice, Advice{e.Seat, advised})
	return nil
}

func (s *State) foldHanded(e store.Entry, seat Seat) error {
	s.hand(e.Seat, seat)
	return nil
}

// eachOwn changes all seats of the person who has one of them.
func (s *State) eachOwn(seat game.Seat, change func(*Seat)) {
	for _, own := range s.SeatsOf(s.Seats[seat].Person).List() {
		change(&s.Seats[own])
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
