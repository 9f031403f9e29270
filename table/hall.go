package table

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"sync"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Config is what a hall needs.
type Config struct {
	Store store.Store
	Games []game.Game
	Time  Time
	// Luck is what bots decide by.
	Luck func() game.Chance
	// Seed makes the secret of a new table; nil means one that nobody can guess.
	Seed func() game.Seed
	// Pace is the least time between two moves of bots.
	Pace time.Duration
	Log  *slog.Logger
	// Cluster is what the node shares with others; nil means that it is alone.
	Cluster Cluster
}

// Hall is where the live tables are.
type Hall struct {
	store store.Store
	games []game.Game
	time  Time
	luck  func() game.Chance
	seed  func() game.Seed
	pace  time.Duration
	log   *slog.Logger
	hub   Hub

	cluster Cluster // nil: this node is alone

	mu     sync.Mutex
	tables map[string]*Table
	held   map[string]bool // what this node looks after, of many

	thinkers chan struct{} // one for each bot that may think at the same time
	work     sync.WaitGroup
	ctx      context.Context
	cancel   context.CancelFunc
}

// NewHall opens a hall. It wakes the tables that have something to do when Wake is called.
func NewHall(c Config) *Hall {
	h := &Hall{
		store: c.Store, games: c.Games, time: c.Time, luck: c.Luck, pace: c.Pace, log: c.Log,
		cluster: c.Cluster, tables: map[string]*Table{}, held: map[string]bool{},
		thinkers: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
	if h.seed = c.Seed; h.seed == nil {
		h.seed = game.NewSeed
	}
	h.ctx, h.cancel = context.WithCancel(context.Background())
	return h
}

// Close ends what bots and clocks are doing. The store stays open.
func (h *Hall) Close() {
	h.cancel()
	h.mu.Lock()
	for _, t := range h.tables {
		t.mu.Lock()
		t.stopAlarm()
		t.mu.Unlock()
	}
	h.mu.Unlock()
	h.work.Wait()
}

// Hub is where changes are announced.
func (h *Hall) Hub() *Hub { return &h.hub }

// Games are the games that can be played.
func (h *Hall) Games() []game.Game { return h.games }

// Game finds a game by its id.
func (h *Hall) Game(id string) (game.Game, bool) {
	for _, g := range h.games {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}

// Table finds a table. Whether there is one shows when it is used.
func (h *Hall) Table(id string) *Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	t := h.tables[id]
	if t == nil {
		t = &Table{hall: h, id: id, mu: newLatch()}
		h.tables[id] = t
	}
	return t
}

// Live counts the tables that are kept in memory.
func (h *Hall) Live() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.tables)
}

func (h *Hall) now() time.Time { return h.time.Now().UTC().Truncate(time.Millisecond) }

// show lets everybody know that a log has grown: it is stored.
func (h *Hall) show(id string, seq int64) {
	h.hub.Publish(id)
	if h.cluster != nil {
		h.cluster.Announce(id, seq)
	}
}

// newID is an id that nobody can guess.
func newID() string { return rand.Text() }

func (h *Hall) replay(id string, entries []store.Entry) (*State, error) {
	created, err := decode[Created](entries[0].Data)
	if err != nil {
		return nil, err
	}
	g, ok := h.Game(created.Head.Game)
	if !ok {
		return nil, fault(OtherRules, fmt.Sprintf("There is no game %q here.", created.Head.Game))
	}
	s, err := begin(id, g, entries[0])
	for i := 1; err == nil && i < len(entries); i++ {
		err = s.fold(entries[i])
	}
	return s, err
}

// due are the tables that this node wakes; of many nodes, Tend finds out who does.
func (h *Hall) due(ctx context.Context, before time.Time) ([]string, error) {
	if h.cluster != nil {
		return nil, nil
	}
	return h.store.Due(ctx, before, "", wakeMost)
}

const (
	wakeAhead = 2 * time.Minute // tables with something to do by then are kept alive
	wakeMost  = 1000
)

// Wake loads the tables that have something to do soon, and lets the others rest: of those that
// nobody watches nothing is kept. Call it at the start and then every minute.
func (h *Hall) Wake(ctx context.Context) error {
	before := h.now().Add(wakeAhead)
	due, err := h.due(ctx, before)
	if err != nil {
		return err
	}
	for _, id := range due {
		err := h.Table(id).Look(ctx, func(*State, store.Secret) error { return nil })
		var why *Fault
		if err != nil && !errors.As(err, &why) {
			return fmt.Errorf("table %s: %w", id, err)
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, t := range h.tables {
		watched := len(h.hub.Present(id)) > 0
		if t.unload(before, watched) && !watched {
			delete(h.tables, id)
		}
	}
	return nil
}
