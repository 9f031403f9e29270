package sim

import (
	"strings"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// travel is how long a message takes.
func (w *world) travel() time.Duration {
	switch {
	case w.db.slow && !w.healed && w.chance(50):
		return w.between(100*time.Millisecond, 2*time.Second)
	case !w.healed && w.chance(3):
		return w.between(time.Second, 5*time.Second)
	default:
		return w.between(time.Millisecond, 30*time.Millisecond)
	}
}

// fault plans something bad within a time.
func (w *world) fault(within time.Duration) {
	w.in(w.between(0, within), "fault", func() {
		if w.healed {
			return
		}
		n := w.nodes[w.luck.IntN(len(w.nodes))]
		long := w.between(300*time.Millisecond, 7*time.Second)
		bad := faults[w.luck.IntN(len(faults))]
		w.faults[bad.name]++
		w.told("fault %s %s %d", bad.name, n.name, long)
		mend := bad.begin(w, n)
		if mend != nil {
			w.in(long, "mend "+bad.name, mend)
		}
	})
}

// faults are what may happen to a cluster.
var faults = []struct {
	name  string
	begin func(w *world, n *node) (mend func())
}{
	{"crash", func(_ *world, n *node) func() {
		if !n.up {
			return nil
		}
		n.crash()
		return n.revive
	}},
	{"freeze", func(w *world, n *node) func() {
		n.thaw = max(n.thaw, w.now+w.between(time.Second, 8*time.Second))
		return nil
	}},
	{"partition", func(_ *world, n *node) func() {
		n.cut = true
		return func() { n.cut = false }
	}},
	{"no hints", func(_ *world, n *node) func() {
		n.deaf = true
		return func() { n.deaf = false }
	}},
	{"failing disk", func(w *world, _ *node) func() {
		w.db.fail(true)
		return func() { w.db.fail(false) }
	}},
	{"slow disk", func(w *world, _ *node) func() {
		w.db.slow = true
		return func() { w.db.slow = false }
	}},
	{"clock jump", func(w *world, n *node) func() {
		n.clock.jump(w.between(-time.Hour, time.Hour))
		return nil
	}},
	{"cut streams", func(_ *world, n *node) func() {
		n.cutStreams()
		return nil
	}},
}

func (n *node) revive() {
	if !n.up {
		n.start()
	}
}

// heal ends all faults: from now on everything must come right.
func (w *world) heal() {
	w.healed = true
	w.db.fail(false)
	w.db.slow = false
	for _, n := range w.nodes {
		n.cut, n.deaf = false, false
		n.revive()
	}
}

// name gives a table that was begun its name, by which runs of one seed can be compared.
func (w *world) name(id string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.names = append(w.names, id)
}

func (w *world) nameOf(id string) string {
	w.mu.Lock()
	defer w.mu.Unlock()
	for i, known := range w.names {
		if known == id {
			return string(rune('A' + i))
		}
	}
	return "-"
}

func (w *world) nextSeed() game.Seed {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.seeds++
	return game.SeedFromNumber(w.seed<<8 + w.seeds)
}

// reads tells whether this run looks for secrets in what is sent: to write it all down takes time.
func (w *world) reads() bool { return w.seed%40 == 0 }

// leaks looks for what nobody may know before the end.
func (w *world) leaks(c *client, u update) {
	secret := w.db.keep[c.t.id]
	for _, hidden := range []string{secret.Seed.String(), secret.Invite} {
		if hidden != "" && strings.Contains(u.text, hidden) {
			w.fail("%s was sent a secret in entry %d", c.name, u.seq)
		}
	}
}

var _ store.Store = (*link)(nil)
