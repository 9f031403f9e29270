package table

import (
	"context"
	"errors"
	"sync/atomic"

	"twobanners/store"
)

// Who is the person that asks for something.
type Who struct {
	Person string
	Name   string
}

// Table is a live table: the one writer of its log on this node.
type Table struct {
	hall *Hall
	id   string

	mu     latch
	state  *State // nil when it must be read from the log
	secret store.Secret
	card   string // what the list of tables says, to write it only when it changes

	used     bool // since the hall last looked after its tables
	thinking bool
	stuck    int64 // the entry after which no bot can move, if there is one
	settled  bool
	claiming bool         // asks whether it is this node's to look after
	heard    atomic.Int64 // how long the log is, as other nodes say
	stop     func() bool  // of the alarm of the next deadline
}

// do is the only way a table changes: decide says what happens, it is applied, stored, and then
// shown. A failure on the way leaves nothing behind: the state is read again from the log.
func (t *Table) do(
	ctx context.Context, ask store.Ask, decide func(*State) ([]fact, error),
) (int64, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return 0, err
	}
	facts, err := t.decided(ctx, ask, decide)
	if err != nil {
		return t.failed(err)
	}
	if len(facts) == 0 {
		return t.state.Seq(), nil
	}
	state := t.state
	t.state = nil // until it is stored nobody may believe it
	entries, err := state.apply(ask, facts, t.hall.now())
	if err == nil {
		err = t.hall.store.Append(ctx, t.id, entries, t.newCard(state))
	}
	if err != nil {
		return t.failed(err)
	}
	t.state = state
	t.hall.show(t.id, state.Seq())
	t.wake()
	return state.Seq(), nil
}

// decided is what shall happen, unless it has happened already.
func (t *Table) decided(
	ctx context.Context, ask store.Ask, decide func(*State) ([]fact, error),
) (facts []fact, err error) {
	err = t.fairly(ctx, func() error {
		if err := t.state.again(ask); err != nil {
			return err
		}
		facts, err = decide(t.state)
		return err
	})
	return facts, err
}

// failed turns the store's answer into the caller's.
func (t *Table) failed(err error) (int64, error) {
	var done store.Done
	switch {
	case errors.As(err, &done):
		return done.Seq, nil
	case errors.Is(err, store.ErrReused):
		return 0, errReused
	case errors.Is(err, store.ErrStale):
		return 0, errStale
	default:
		return 0, err
	}
}

// load makes the state from the log, unless it is there.
func (t *Table) load(ctx context.Context) error {
	t.used = true
	if t.state != nil {
		if !t.behind() {
			return nil
		}
		_, err := t.readOn(ctx)
		return err
	}
	entries, err := t.hall.store.Read(ctx, t.id, 0)
	if err != nil {
		return err
	}
	if len(entries) == 0 {
		return store.ErrNotFound
	}
	if t.secret, err = t.hall.store.Secret(ctx, t.id); err != nil {
		return err
	}
	state, err := t.hall.replay(t.id, entries)
	if err != nil {
		return err
	}
	t.state, t.card = state, ""
	t.wake()
	return nil
}

// Look lets a reader see the state. It must keep nothing of it and change nothing in it.
func (t *Table) Look(ctx context.Context, see func(*State, store.Secret) error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	return t.fairly(ctx, func() error { return see(t.state, t.secret) })
}
