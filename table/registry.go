package table

import (
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"maps"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Config is what a registry needs.
type Config struct {
	Store store.Store
	Games []game.Game
	Time  Time
	// Seed makes the secret of a new table; nil means one that nobody can guess.
	Seed func() game.Seed
	// Pace is the least time between two moves of bots.
	Pace time.Duration
	// Away is how long somebody who has closed a table counts as being there, AwayAfter if nil.
	Away *time.Duration
	Log  *slog.Logger
	// Cluster is what the node shares with others; nil means that it is alone.
	Cluster Cluster
	// Old finds a game with the content that a table was begun with, by its id and version, when
	// that is not the one of Games; nil finds none.
	Old func(ctx context.Context, gameID, version string) (game.Game, error)
	// Packed finds a game with content packs, and these; nil knows of none. What it finds Old finds
	// later, also without the packs.
	Packed FindPacked
	// Printed finds a game with its printed box, for lessons: their dice were chosen with it. Old
	// finds it later. With nil they are played as any other game.
	Printed func(ctx context.Context, gameID string) (game.Game, error)
	// Waited is called by whoever had to wait for a table, and by a goroutine of a table before it
	// does anything, with the name of what goes on now; only the simulation wants to know.
	Waited func(what, table string)
}

// Registry holds the live tables of a node, each loaded from its log on demand.
type Registry struct {
	store store.Store
	games []game.Game
	time  Time
	seed  func() game.Seed
	pace  time.Duration
	away  time.Duration
	log   *slog.Logger
	hub   Hub

	cluster Cluster // nil: this node is alone
	old     func(ctx context.Context, gameID, version string) (game.Game, error)
	packed  FindPacked
	printed func(ctx context.Context, gameID string) (game.Game, error)
	waited  func(what, table string)

	mu     sync.Mutex
	tables map[string]*Table
	held   map[string]bool // what this node looks after, of many
	// elsewhere is who has tables open at other nodes that somebody has open here
	elsewhere map[string][]string

	clock  sync.Mutex
	base   time.Time     // the time of the registry
	since  time.Duration // when that was
	outage time.Time     // when the last outage ended

	beaten  time.Duration // when the last beat was
	beatErr error         // and what became of it

	brokenTables atomic.Int64
	botsWaiting  atomic.Int64

	thinkers chan struct{} // one for each bot that may think at the same time
	work     sync.WaitGroup
	ctx      context.Context
	cancel   context.CancelFunc
}

// NewRegistry opens a registry. It wakes the tables that have something to do when Wake is called.
func NewRegistry(c Config) *Registry {
	h := &Registry{
		store: c.Store, games: c.Games, time: c.Time, pace: c.Pace, log: c.Log,
		cluster: c.Cluster, waited: c.Waited, packed: c.Packed,
		printed: c.Printed,
		tables:  map[string]*Table{}, held: map[string]bool{},
		thinkers: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
	if h.away = AwayAfter; c.Away != nil {
		h.away = *c.Away
	}
	if h.waited == nil {
		h.waited = func(string, string) {}
	}
	if h.seed = c.Seed; h.seed == nil {
		h.seed = game.NewSeed
	}
	if h.old = c.Old; h.old == nil {
		h.old = func(context.Context, string, string) (game.Game, error) {
			return nil, store.ErrNotFound
		}
	}
	h.base, h.since = c.Time.Now(), h.time.Elapsed()
	h.ctx, h.cancel = context.WithCancel(context.Background())
	return h
}

// Close ends what bots and clocks are doing. The store stays open.
func (h *Registry) Close() {
	h.cancel()
	h.mu.Lock()
	live := slices.Collect(maps.Values(h.tables))
	h.mu.Unlock()
	for _, t := range live { // without the registry's lock: a table may be asking for it
		t.mu.Lock()
		t.stopAlarm()
		t.mu.Unlock()
	}
	h.work.Wait()
}

// start starts a goroutine of a table that Close waits for.
func (h *Registry) start(what, table string, do func()) {
	h.work.Go(func() {
		h.waited(what, table)
		do()
	})
}

// Hub is where changes are announced.
func (h *Registry) Hub() *Hub { return &h.hub }

// Games are the games that can be played.
func (h *Registry) Games() []game.Game { return h.games }

// Game finds a game by its id.
func (h *Registry) Game(id string) (game.Game, bool) {
	for _, g := range h.games {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}

// maxID is longer than the id of any table.
const maxID = 64

// Table finds a table. Whether there is one shows when it is used.
func (h *Registry) Table(id string) *Table {
	if len(id) > maxID {
		id = "" // there is none
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	t := h.tables[id]
	if t == nil {
		t = &Table{registry: h, id: id, mu: newSimMutex(func() { h.waited("lock", id) })}
		h.tables[id] = t
	}
	return t
}

// forget lets go of a table that could not be read. The caller holds its lock.
func (h *Registry) forget(t *Table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !t.gone { // else the place is another's
		t.gone = true
		delete(h.tables, t.id)
	}
}

// Listen begins to listen to a table, as a person. Bots among themselves play for listeners only.
func (h *Registry) Listen(table, person string) *Listener {
	l := h.hub.Listen(table, person)
	h.watched(table)
	return l
}

// Attend is Listen for somebody who wants to be called: see Hub.Attend.
func (h *Registry) Attend(table, person string, wake func()) *Listener {
	l := h.hub.Attend(table, person, wake)
	h.watched(table)
	return l
}

// watched lets a table know that somebody has come to watch it.
func (h *Registry) watched(table string) {
	t := h.Table(table).lock()
	defer t.mu.Unlock()
	if t.state != nil {
		t.wake()
	}
}

// Broken counts the tables that were found damaged since the start.
func (h *Registry) Broken() int { return int(h.brokenTables.Load()) }

// BotsWaiting counts the bots that wait for a processor to think on.
func (h *Registry) BotsWaiting() int { return int(h.botsWaiting.Load()) }

// Live counts the tables that are kept in memory.
func (h *Registry) Live() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.tables)
}

// show lets everybody know that a log has grown: it is stored.
func (h *Registry) show(id string, seq int64) {
	h.hub.Publish(id)
	if h.cluster != nil {
		h.cluster.Announce(id, seq)
	}
}

// newID is an id that nobody can guess.
func newID() string { return rand.Text() }

// otherRules tells a log that these rules do not understand from one that is damaged. A game goes
// on under later rules if they make the same of every move of it.
func otherRules(g game.Game, entries []store.Entry, err error) error {
	r, lost := recordOf(entries, game.Seed{})
	if lost != nil || r.Head.Version == "" || r.Head.Version == g.Version() {
		return err
	}
	return fault(OtherRules, fmt.Sprintf("The table was begun by the rules %s %s; these are %s: %v",
		g.ID(), r.Head.Version, g.Version(), err))
}

// replay makes the state of a log. A rule that panics is an error of this table and no other.
func (h *Registry) replay(id string, entries []store.Entry) (s *State, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("panic: %v\n%s", broken, debug.Stack())
		}
	}()
	g, version, err := h.gameOf(entries)
	if err != nil {
		return nil, err
	}
	s, err = begin(id, g, entries[0])
	for i := 1; err == nil && i < len(entries); i++ {
		s.reading = true
		err = s.fold(entries[i])
	}
	if err != nil {
		return nil, otherRules(g, entries, err)
	}
	s.reading, s.Version = false, version
	return s, nil
}
