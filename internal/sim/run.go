package sim

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

const (
	boards  = 2                // at least
	trouble = 10 * time.Second // while faults happen
	playOn  = 13 * time.Second // while browsers make moves
)

// Report is what a run was and found.
type Report struct {
	Seed    uint64
	Problem []string // none is good
	Trace   uint64
	Steps   int
	Entries int
	Acked   int
	Faults  map[string]int
}

// play runs a world of some nodes to its end and checks it. It must be called in a bubble of
// package synctest. With more nodes there are more tables and more faults.
func play(seed uint64, nodes int, g game.Game) Report {
	w := newWorld(seed, g)
	if w.alone() {
		nodes = 1
	}
	w.boards = max(boards, nodes/5)
	for i := range nodes {
		w.addNode(i)
	}
	for i := range w.boards {
		w.open(i)
	}
	for range (2 + w.luck.IntN(5)) * max(1, nodes/3) {
		w.fault(trouble)
	}
	for at := time.Second; w.onDisk() && at < trouble; at += 3 * time.Second {
		w.in(at, "faulty disk", func() { w.db.fail(true) })
		w.in(at+2*time.Second, "mend faulty disk", func() { w.db.fail(false) })
	}
	w.run(trouble)
	w.heal()
	w.comeToRest()
	if err := w.db.cut(); err != nil {
		w.fail("after a power cut: %v", err)
	}
	if len(w.problem) == 0 {
		w.check()
	}
	r := Report{
		Seed: seed, Problem: w.problem, Trace: w.trace.Sum64(), Steps: w.steps, Faults: w.faults,
	}
	for _, t := range w.tables {
		r.Entries += len(w.db.logs[t.id])
	}
	for _, c := range w.clients {
		r.Acked += len(c.acked)
	}
	w.end()
	return r
}

// open begins a table with two people, a bot and somebody who watches.
func (w *world) open(i int) {
	n := w.nodes[0]
	anna, bela := table.Who{Person: "anna", Name: "Anna"}, table.Who{Person: "bela", Name: "Bela"}
	t := &tableInfo{name: string(rune('A' + i))}
	done := false
	go func() {
		defer func() { done = true }()
		ctx := context.Background()
		var err error
		t.id, t.invite, err = n.registry.Create(ctx, anna, table.Plan{
			Game: w.game.ID(), Clock: w.clockOf(),
			Seats: []table.Seat{{Person: "anna", Name: "Anna"}, {}, {Bot: "random", Name: "R"}},
		})
		if err == nil {
			_, err = n.registry.Table(t.id).Join(ctx, bela, t.invite, 1, "")
		}
		if err != nil {
			w.fail("no table: %v", err)
		}
	}()
	for w.drain(); !done && len(w.problem) == 0; w.drain() {
		w.step(w.now + time.Minute)
	}
	w.tables = append(w.tables, t)
	w.addClient(t, "anna", 0, playOn)
	w.addClient(t, "bela", 1, playOn)
	w.addClient(t, "carla", game.Nobody, 0)
}

// end lets every goroutine go.
func (w *world) end() {
	for _, n := range w.nodes {
		if n.up {
			n.crash()
		}
	}
	w.db.end()
	for _, c := range w.clients {
		if c.conn != nil {
			c.conn.close()
		}
	}
	w.drain()
	if err := os.RemoveAll(w.db.folder); err != nil && w.db.folder != "" {
		w.fail("%v", err)
	}
}

// check compares what everybody was told with the log.
func (w *world) check() {
	for _, t := range w.tables {
		w.checkLog(t)
		truth := w.judge(t)
		if truth == nil {
			continue
		}
		w.checkRest(t, truth)
		w.checkClocks(t, truth)
		for _, c := range w.clients {
			if c.t == t {
				w.checkViews(c, truth)
				w.checkMoves(c, truth)
			}
		}
	}
}

// checkLog: one order for all, without a gap.
func (w *world) checkLog(t *tableInfo) {
	for i, e := range w.db.logs[t.id] {
		if e.Seq != int64(i)+1 {
			w.fail("entry %d of table %s stands at place %d", e.Seq, t.name, i+1)
		}
	}
}

// judge is the state that follows from the log, made by a registry that has seen nothing else.
func (w *world) judge(t *tableInfo) (truth *table.State) {
	registry := table.NewRegistry(table.Config{
		Store: &archive{db: w.db}, Games: []game.Game{w.game}, Time: stopped{w.now},
		Log: slog.New(slog.DiscardHandler),
	})
	defer registry.Close()
	err := registry.Table(t.id).Read(context.Background(),
		func(s *table.State, _ store.Secret) error { truth = s; return nil })
	if err != nil {
		w.fail("the log of table %s cannot be replayed: %v", t.name, err)
	}
	return truth
}

// checkViews: every viewer has seen every entry once, in order, as its eyes may see it.
func (w *world) checkViews(c *client, truth *table.State) {
	if c.seen != truth.Seq() {
		w.fail("%s has seen %d of %d entries", c.name, c.seen, truth.Seq())
	}
	for i := int64(0); i < min(c.seen, truth.Seq()); i++ {
		if want := viewHash(truth, i+1, c.seat); c.views[i] != want {
			w.fail("%s saw another view of entry %d", c.name, i+1)
		}
	}
}

// checkMoves: what was acknowledged is in the log, once, where it was said to be.
func (w *world) checkMoves(c *client, truth *table.State) {
	found := map[string]int64{}
	for seq := int64(1); seq <= truth.Seq(); seq++ {
		e := truth.Entry(seq)
		if e.Ask.Person != c.who.Person || e.Ask.ID == "" {
			continue
		}
		if c.sent[e.Ask.ID] == nil {
			w.fail("%s never asked for entry %d (%s)", c.name, seq, e.Ask.ID)
		}
		if found[e.Ask.ID] != 0 {
			w.fail("%s was done as %d and as %d", e.Ask.ID, found[e.Ask.ID], seq)
		}
		found[e.Ask.ID] = seq
	}
	for id, seq := range c.acked {
		if found[id] != seq {
			w.fail("%s was acknowledged as %d and is at %d", id, seq, found[id])
		}
	}
	if c.asked != nil {
		w.fail("%s never got an answer to %s", c.name, c.asked.id)
	}
}

// archive is the store as it was left, to be read.
type archive struct {
	store.Store
	db *database
}

// Read lists entries.
func (a *archive) Read(_ context.Context, table string, after int64) ([]store.Entry, error) {
	return a.db.read(table, after), nil
}

// Secret is a table's.
func (a *archive) Secret(_ context.Context, table string) (store.Secret, error) {
	return a.db.keep[table], nil
}

// Append refuses: the run is over.
func (*archive) Append(context.Context, string, []store.Entry, *store.Card) error {
	return store.ErrUnavailable
}

// Rate does nothing.
func (*archive) Rate(context.Context, string, string, []string,
	func([]store.Rating) []store.Rating,
) error {
	return nil
}

// Outages are none that matter any more.
func (*archive) Outages(context.Context, time.Time) ([]store.Outage, error) { return nil, nil }

// stopped is a clock that rings never.
type stopped struct{ at time.Duration }

// Now is the end of the run.
func (s stopped) Now() time.Time { return epoch.Add(s.at) }

// Elapsed is the end of the run.
func (s stopped) Elapsed() time.Duration { return s.at }

// AfterFunc does nothing.
func (stopped) AfterFunc(time.Duration, func()) func() bool { return func() bool { return true } }

func (r Report) String() string {
	return fmt.Sprintf("seed %d: %d steps, %d entries, %d acknowledged, faults %v: %v",
		r.Seed, r.Steps, r.Entries, r.Acked, r.Faults, r.Problem)
}
