package table

import (
	"context"
	"encoding/json"
	"errors"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/store"
)

// SaidBy is what a person said at the table.
func (t *Table) SaidBy(ctx context.Context, person string) (said []Line, err error) {
	err = t.Read(ctx, func(s *State, _ store.Secret) error {
		for _, line := range s.Chat {
			if s.Entry(line.Seq).Ask.Person == person {
				said = append(said, line)
			}
		}
		return nil
	})
	return said, err
}

// Forget takes a person out of the table: bots get the seats, and the name and what the person said
// are deleted from the log. That somebody sat there, and how the game was played, stays.
func (t *Table) Forget(ctx context.Context, person string) error {
	if _, err := t.do(ctx, store.Ask{Kind: askForget, ID: newID()}, leaving(person)); err != nil {
		var why *Fault
		if errors.As(err, &why) { // it cannot be played on, but it can be forgotten
			return t.redact(ctx, person)
		}
		return err
	}
	return t.redact(ctx, person)
}

// End ends a table before its time, for the operator. It counts for nobody.
func (t *Table) End(ctx context.Context) error {
	_, err := t.do(ctx, store.Ask{Kind: askEnd}, func(s *State) ([]fact, error) {
		if s.Status() == Over {
			return nil, fault(IsOver, "The game is over.")
		}
		return []fact{{game.Nobody, KindEnded, struct{}{}}}, nil
	})
	return err
}

func leaving(person string) func(*State) ([]fact, error) {
	return func(s *State) (facts []fact, err error) {
		if s.Status() == Over {
			return nil, nil
		}
		for _, seat := range s.SeatsOf(person).List() {
			if s.Seats[seat].Bot == "" {
				facts = append(facts, fact{seat, KindHanded, Seat{Bot: bot.Substitute}})
			}
		}
		return facts, nil
	}
}

// redact writes the log without the person's name and words.
func (t *Table) redact(ctx context.Context, person string) error {
	t = t.lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		var why *Fault
		if errors.As(err, &why) {
			return nil // of other rules, or damaged: nobody can read it either
		}
		return err
	}
	entries, err := t.registry.store.Read(ctx, t.id, 0)
	if err != nil {
		return err
	}
	var changed []store.Entry
	for i, e := range entries {
		data, err := withoutName(e, person)
		if err != nil {
			return err
		}
		if data != nil {
			entries[i].Data = data
			changed = append(changed, entries[i])
		}
	}
	state, err := t.registry.replay(t.id, entries)
	if err != nil {
		return err
	}
	t.state = nil
	return t.registry.store.Redact(ctx, t.id, changed, state.card())
}

// withoutName is an entry's data without a person's name and words, or nil if they are not in it.
func withoutName(e store.Entry, person string) ([]byte, error) {
	switch e.Kind {
	case KindCreated:
		created, err := decode[Created](e.Data)
		if err != nil || !nameless(created.Seats, person) {
			return nil, err
		}
		return json.Marshal(created)
	case KindJoined:
		seat, err := decode[Seat](e.Data)
		list := []Seat{seat}
		if err != nil || !nameless(list, person) {
			return nil, err
		}
		return json.Marshal(list[0])
	case KindChat:
		if e.Ask.Person != person {
			return nil, nil
		}
		said, err := decode[Said](e.Data)
		if err != nil {
			return nil, err
		}
		return json.Marshal(Said{To: said.To})
	}
	return nil, nil
}

func nameless(seats []Seat, person string) (found bool) {
	for i := range seats {
		if seats[i].Person == person || seats[i].For == person {
			seats[i].Name, found = "", true
		}
	}
	return found
}
