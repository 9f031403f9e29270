package table

import (
	"context"
	"errors"
	"time"

	"twobanners/store"
)

// Cluster is what several nodes with one store share beside it. Nothing here decides what happens
// at a table: the numbers of its log do. A hint that is lost makes somebody wait, and two nodes
// that both look after a table do the same work, of which the log takes one.
type Cluster interface {
	// Announce tells the other nodes, in a while and perhaps, that a log has reached a number.
	Announce(table string, seq int64)
	// Heads are the last numbers of the logs of tables.
	Heads(ctx context.Context, tables []string) (map[string]int64, error)
	// Alive says that this node is at work; it answers false if it was thought dead, or is new.
	Alive(ctx context.Context) (still bool, err error)
	// Hold makes this node the one that moves for the bots of a table and rings its clocks,
	// unless another node that lives is.
	Hold(ctx context.Context, table string) (held bool, err error)
	// HoldDue takes the tables that are due before a time and that no living node holds; it lists
	// all that are due and this node's.
	HoldDue(ctx context.Context, before time.Time, limit int) ([]string, error)
	// Attend says who has which table open at this node, and answers who has one of them open at
	// others; fresh means that the others may have forgotten this node.
	Attend(ctx context.Context, here []store.Attendance, fresh bool) ([]store.Attendance, error)
	// Whereabouts are the tables that people have open at other nodes.
	Whereabouts(ctx context.Context, people []string) ([]store.Attendance, error)
}

// Heard takes a hint of another node: a log has reached a number. Who watches the table reads on,
// and so does this node if it looks after it. No table means that hints may have been lost, which
// Tend finds out.
func (h *Registry) Heard(id string, seq int64) {
	h.mu.Lock()
	t, held := h.tables[id], h.held[id]
	known := t != nil && !t.noteHead(seq) // one that comes later reads it all
	h.mu.Unlock()
	if known {
		return
	}
	h.hub.Publish(id) // of a table that could not be read nothing is kept, but it may be watched
	if t != nil && held {
		h.start("hears", id, func() { _ = t.Read(h.ctx, justLoad) }) // else Tend tries again
	}
}

func justLoad(*State, store.Secret) error { return nil }

// noteHead remembers how long the log is; it answers whether that is news.
func (t *Table) noteHead(seq int64) bool {
	for {
		known := t.head.Load()
		if seq <= known {
			return false
		}
		if t.head.CompareAndSwap(known, seq) {
			return true
		}
	}
}

// Tend keeps this node one of many: it says that the node lives, takes over what nobody looks
// after, and asks how long the logs are in case a hint was lost. Call it every second or two.
func (h *Registry) Tend(ctx context.Context) error {
	still, err := h.cluster.Alive(ctx)
	if err != nil {
		return err
	}
	if !still {
		h.mu.Lock()
		clear(h.held)
		h.mu.Unlock()
	}
	due, err := h.cluster.HoldDue(ctx, h.now().Add(wakeAhead), wakeMost)
	if err != nil {
		return err
	}
	for _, id := range due { // also what it held before: the table may have been unloaded since
		h.hold(id)
		h.start("due", id, func() { h.Table(id).runDue(h.ctx) })
	}
	heads, err := h.cluster.Heads(ctx, h.followed())
	for id, seq := range heads {
		h.Heard(id, seq)
	}
	return errors.Join(err, h.attend(ctx, !still))
}

// hold notes that a table is this node's to look after.
func (h *Registry) hold(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.held[id] = true
}

// holds tells whether this node looks after a table.
func (h *Registry) holds(id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.cluster == nil || h.held[id]
}

// followed are the tables of which this node must not miss an entry.
func (h *Registry) followed() []string {
	list := h.hub.Watched()
	h.mu.Lock()
	defer h.mu.Unlock()
	for id := range h.held {
		if h.tables[id] != nil {
			list = append(list, id)
		}
	}
	return list
}

// runDue makes a table that this node holds do what it has to do.
func (t *Table) runDue(ctx context.Context) {
	defer t.recoverPanic()
	err := t.registry.mark(ctx, t.id, t.rouse(ctx))
	if err != nil && ctx.Err() == nil {
		t.registry.log.Error("a table cannot be looked after", "table", t.id, "error", err)
		t.registry.mu.Lock()
		defer t.registry.mu.Unlock()
		delete(t.registry.held, t.id) // Tend takes it up again
	}
}

func (t *Table) rouse(ctx context.Context) error {
	t = t.lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	t.wake()
	return nil
}

// claim asks whether this node may look after the table, once at a time. The caller holds the lock.
func (t *Table) claim() {
	if t.claiming {
		return
	}
	t.claiming = true
	t.registry.start("claim", t.id, func() {
		held, err := t.registry.cluster.Hold(t.registry.ctx, t.id)
		if held && err == nil {
			t.registry.hold(t.id)
		}
		t.mu.Lock()
		defer t.mu.Unlock()
		t.claiming = false
		if held && err == nil && t.state != nil {
			t.wake()
		}
	})
}

// behind tells whether the log is known to be longer than the state.
func (t *Table) behind() bool { return t.state.Seq() < t.head.Load() }

// readOn makes the state of what other nodes have written. The caller holds the lock.
func (t *Table) readOn(ctx context.Context) (grown bool, err error) {
	heard := t.head.Load()
	entries, err := t.registry.store.Read(ctx, t.id, t.state.Seq())
	if err != nil {
		return false, err
	}
	for i := range entries {
		if err := t.state.fold(entries[i]); err != nil {
			t.state = nil
			return false, err
		}
	}
	if len(entries) == 0 {
		if heard > t.state.Seq() { // whoever said that there is more was wrong
			t.head.CompareAndSwap(heard, t.state.Seq())
		}
		return false, nil
	}
	t.card = written{} // another node has written it
	t.hasRead()
	t.wake()
	return true, nil
}

// hasRead lets all who watch know what one of them, or a player, made this node read.
func (t *Table) hasRead() {
	if t.registry.cluster != nil && t.noteHead(t.state.Seq()) {
		t.registry.hub.Publish(t.id)
	}
}

// fairly makes sure that nobody is refused because this node is behind: what is refused is tried
// again if the log has grown. The caller holds the lock.
func (t *Table) fairly(ctx context.Context, try func() error) error {
	err := try()
	var why *Fault
	if t.registry.cluster == nil || !errors.As(err, &why) {
		return err
	}
	if grown, lost := t.readOn(ctx); lost != nil || !grown {
		return err
	}
	return try()
}
