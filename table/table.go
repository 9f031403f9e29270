package table

import (
	"context"
	"errors"
	"sync/atomic"

	"twobanners/store"
)

// Who is the person that asks for something.
type Who struct {
	Person  string
	Name    string
	Guest   bool
	Program bool
	Fair    bool // promises a nonce at the table that is joined
	// Vacation is until when, in milliseconds since 1970.
	Vacation int64
}

// Table is a live table: the one writer of its log on this node.
type Table struct {
	registry *Registry
	id       string

	mu    simMutex
	gone  bool    // the registry has let go of it; see lock
	state *State  // nil when it must be read from the log
	card  written // what the list of tables says, to write it only when it changes

	broken    error // why the log cannot be replayed
	used      bool  // since the registry last looked after its tables
	thinking  bool
	stuck     int64 // the entry after which no bot can move, if there is one
	ratedGame bool
	claiming  bool         // asks whether it is this node's to look after
	head      atomic.Int64 // how long the log is, as other nodes say
	stop      func() bool  // of the alarm of the next deadline
}

// lock locks the table that the registry has under this id: this one, unless the registry let go of
// it after somebody had found it. Two tables of one log would not see what the other one writes.
func (t *Table) lock() *Table {
	t.mu.Lock()
	for t.gone {
		next := t.registry.Table(t.id)
		t.mu.Unlock()
		t = next
		t.mu.Lock()
	}
	return t
}

// do is the only way a table changes: decide says what happens, it is applied, stored, and then
// shown (see apply). A failure on the way leaves nothing behind: the state is read again from the
// log.
func (t *Table) do(
	ctx context.Context, ask store.Ask, decide func(*State) ([]fact, error),
) (int64, error) {
	t = t.lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return 0, err
	}
	facts, err := t.decideOnce(ctx, ask, decide)
	if err != nil {
		return t.failed(err)
	}
	if len(facts) == 0 {
		return t.state.Seq(), nil
	}
	begun, err := t.beginning(t.state, facts)
	if err != nil {
		return 0, err
	}
	return t.apply(ctx, ask, append(facts, begun...))
}

// apply is the second half of do: it applies, stores, and then shows. The caller holds the lock.
func (t *Table) apply(ctx context.Context, ask store.Ask, facts []fact) (int64, error) {
	state := t.state
	t.state = nil // until it is stored nobody may believe it
	// Another node's clock may be ahead: what came later is never said to have come before, since a
	// clock would count, or an outage excuse, the time between twice.
	at := later(t.registry.now(), state.Entry(state.Seq()).At)
	entries, err := state.apply(ask, facts, at)
	if err == nil {
		err = t.registry.store.Append(ctx, t.id, entries, t.newCard(state))
	}
	if err != nil {
		t.registry.hub.Publish(t.id) // it may be in the log: let watchers read it
		return t.failed(err)
	}
	t.state = state
	t.registry.show(t.id, state.Seq())
	t.keepRecord()
	t.wake()
	return state.Seq(), nil
}

// decideOnce is what shall happen, unless it has happened already.
func (t *Table) decideOnce(
	ctx context.Context, ask store.Ask, decide func(*State) ([]fact, error),
) (facts []fact, err error) {
	err = t.fairly(ctx, func() error {
		if err := t.state.repeated(ask); err != nil {
			return err
		}
		if err := t.state.withinLimit(ask); err != nil {
			return err
		}
		facts, err = decide(t.state)
		return err
	})
	return facts, err
}

// What a table holds beside moves: talk, pauses, wishes. Answers have a little more room, so that
// nobody can be left waiting.
const (
	maxExtras  = 3000
	maxAnswers = 3500
)

// withinLimit makes sure that somebody cannot fill a log for ever.
func (s *State) withinLimit(ask store.Ask) error {
	most := maxExtras
	switch ask.Kind {
	case askConsent, askPause, askHand, askNonce:
		most = maxAnswers
	case askMoves, askJoin:
		return nil
	}
	if ask.Person != "" && s.extras >= most {
		return fault(NotAllowed, "Enough has happened at this table.")
	}
	return nil
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
		if t.behind() {
			if _, err := t.readOn(ctx); err != nil {
				return err
			}
		}
		return t.excused(ctx)
	}
	if t.broken != nil {
		return t.broken
	}
	entries, err := t.registry.store.Read(ctx, t.id, 0)
	if err == nil && len(entries) == 0 {
		err = store.ErrNotFound
	}
	var secret store.Secret
	if err == nil {
		secret, err = t.registry.store.Secret(ctx, t.id)
	}
	if err != nil {
		if errors.Is(err, store.ErrNotFound) {
			t.registry.forget(t)
		}
		return err
	}
	state, err := t.registry.replay(t.id, entries)
	if err != nil {
		return t.damaged(err)
	}
	state.secret = secret
	t.state, t.card = state, written{}
	t.hasRead()
	t.wake()
	return t.excused(ctx)
}

// damaged remembers that the log cannot be replayed, so that it is not tried at every request. A
// table of other rules is whole; these are not the rules for it.
func (t *Table) damaged(err error) error {
	var why *Fault
	if errors.As(err, &why) {
		return err
	}
	t.registry.log.Error("a table is damaged", "table", t.id, "error", err)
	t.registry.brokenTables.Add(1)
	t.broken = fault(Broken, "This table is damaged. It has been noted.")
	return t.broken
}

// Read lets a reader see the state. It must keep nothing of it and change nothing in it.
func (t *Table) Read(ctx context.Context, see func(*State, store.Secret) error) error {
	return t.ReadFrom(ctx, 0, see)
}

// ReadFrom is Look by somebody who has seen an entry, perhaps at another node.
func (t *Table) ReadFrom(
	ctx context.Context, seen int64, see func(*State, store.Secret) error,
) error {
	t = t.lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	if t.state.Seq() < seen && t.registry.cluster != nil {
		if _, err := t.readOn(ctx); err != nil {
			return err
		}
	}
	return t.fairly(ctx, func() error { return see(t.state, t.state.secret) })
}
