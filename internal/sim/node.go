package sim

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"sync"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// node is a server: a registry and the streams that browsers have open there.
type node struct {
	w        *world
	name     string
	registry *table.Registry
	clock    *clock
	epoch    int  // grows with each start
	up       bool // it runs
	cut      bool // it cannot reach the database
	deaf     bool // it hears no hints and sends none
	thaw     time.Duration

	waiting []func() // answers with an error whatever the node waits for
}

// conn is an open stream. What was sent on it arrives in order until it is cut.
type conn struct {
	n    *node
	c    *client
	gone chan struct{}
	open bool
	last time.Duration // when the last message arrives
	sent []update      // on the way: a node that is frozen twice must not change their order
}

func (w *world) addNode(i int) {
	n := &node{w: w, name: fmt.Sprint("n", i)}
	w.nodes = append(w.nodes, n)
	n.start()
}

func (n *node) start() {
	if n.w.onDisk() {
		if err := n.w.db.open(); err != nil && n.w.healed {
			n.w.fail("the database does not open: %v", err)
			return
		} else if err != nil {
			n.w.db.end()
			n.w.in(time.Second, "starts again", n.revive)
			return
		}
	}
	n.epoch++
	n.up, n.waiting = true, nil
	wrong := time.Duration(0)
	if n.clock != nil {
		wrong = n.clock.wrong
	}
	n.clock = &clock{w: n.w, n: n, wrong: wrong, epoch: n.epoch}
	shared := &link{w: n.w, n: n, epoch: n.epoch}
	config := table.Config{
		Store: shared, Games: []game.Game{n.w.game}, Time: n.clock, Seed: n.w.nextSeed,
		Log: slog.New(slog.DiscardHandler), Waited: func(what, table string) {
			n.w.turn(n.name + " " + what + " " + n.w.nameOf(table))
		},
	}
	if !n.w.alone() {
		config.Cluster = shared
	}
	n.registry = table.NewRegistry(config)
	n.tend(n.epoch)
}

// tend does what a server does every second, and now and then lets tables rest.
func (n *node) tend(epoch int) {
	if !n.up || n.epoch != epoch {
		return
	}
	registry := n.registry
	go func() { // what fails is tried again in a second
		if registry.Beat(context.Background()) == nil && !n.w.alone() {
			_ = registry.Tend(context.Background())
		}
	}()
	if n.w.chance(15) || n.w.alone() {
		n.later(n.w.between(0, time.Second), "wake", func() {
			if n.w.alone() && !n.w.healed && n.w.chance(30) {
				n.cutStreams() // so that nobody is there
			}
			go func() { _ = registry.Wake(context.Background()) }()
		})
	}
	n.later(time.Second, "tend", func() { n.tend(epoch) })
}

// dawdle is what a goroutine does between finding a table and asking it: for a while nothing, in
// some runs. Meanwhile the registry may let go of what was found.
func (n *node) dawdle(key string) {
	if n.w.seed%4 != 1 {
		return
	}
	over := make(chan struct{})
	goOn := sync.OnceFunc(func() { close(over) })
	n.w.ask(key+" "+n.name, func() {
		if !n.up || !n.w.chance(50) {
			goOn()
			synctest.Wait()
			return
		}
		n.waiting = append(n.waiting, goOn)
		n.later(n.w.between(0, time.Second), "at last "+key, goOn)
	})
	<-over
}

// later plans something at the node; if that is frozen then, it waits.
func (n *node) later(after time.Duration, what string, run func()) {
	epoch := n.epoch
	n.w.in(after, n.name+" "+what, func() {
		if frozen := n.thaw - n.w.now; frozen > 0 && n.epoch == epoch {
			n.later(frozen, what, run)
			return
		}
		run()
	})
}

// crash ends the node between two steps. What it has sent to the database may still arrive.
func (n *node) crash() {
	n.up = false
	n.thaw = 0
	registry := n.registry
	for _, give := range n.waiting {
		give()
		synctest.Wait()
	}
	n.cutStreams()
	n.w.db.end()
	go registry.Close() // all that it waits for is answered
	n.w.drain()
}

// cutStreams ends all streams of the node.
func (n *node) cutStreams() {
	for _, c := range n.w.clients { // in their order: a map has none
		if c.conn != nil && c.conn.n == n {
			c.conn.close()
		}
	}
}

// serve is the stream of one browser, as package server does it: hints tell when to look, numbers
// tell what to send.
func (n *node) serve(c *conn, after int64) {
	registry, id := n.registry, c.c.t.id
	listener := registry.Hub().Listen(id, c.c.who.Person)
	defer listener.Close()
	for last := after; ; {
		var list []update
		found := registry.Table(id)
		n.dawdle("looks " + c.c.name)
		err := found.ReadFrom(context.Background(), last,
			func(s *table.State, _ store.Secret) error {
				list = nil
				for seq := last + 1; seq <= s.Seq(); seq++ {
					list = append(list, c.c.see(s, seq))
				}
				return nil
			})
		if err != nil {
			n.w.ask("break "+c.c.name, c.close)
			return
		}
		for _, u := range list {
			n.w.ask(fmt.Sprintf("update %s %06d", c.c.name, u.seq), func() { c.send(u) })
			last = u.seq
		}
		select {
		case <-c.gone: // before a hint: of two that are ready, select draws one
			return
		default:
		}
		select {
		case <-listener.Hint:
			n.w.turn(c.c.name)
			if !c.open {
				return
			}
			select {
			case <-listener.Hint: // one look is enough for both
			default:
			}
		case <-c.gone:
			return
		}
	}
}

func (c *conn) send(u update) {
	c.last = max(c.last, c.n.w.now+c.n.w.travel())
	c.sent = append(c.sent, u)
	c.n.later(c.last-c.n.w.now, fmt.Sprintf("shows %s %d", c.c.name, u.seq), func() {
		first := c.sent[0]
		c.sent = c.sent[1:]
		if c.open {
			c.c.shown(first)
		}
	})
}

// close cuts a stream; its browser notices after a while and connects again.
func (c *conn) close() {
	if !c.open {
		return
	}
	c.open = false
	close(c.gone)
	synctest.Wait()
	w := c.n.w
	w.in(w.between(50*time.Millisecond, time.Second), "again "+c.c.name, c.c.connect)
}

// update is what a browser gets to see of one entry.
type update struct {
	seq    int64
	view   uint64
	move   []byte // what the browser would do, if it is its turn
	status table.Status
	text   string // everything that was sent, in a run that looks for secrets
}

func (c *client) see(s *table.State, seq int64) update {
	p := s.PositionAt(seq)
	u := update{seq: seq, view: viewHash(s, seq, c.seat), status: s.Status()}
	if p == nil {
		return u
	}
	if c.w.reads() {
		text, _ := json.Marshal(s.Game.Show(p.View(c.seat)))
		u.text = string(text)
		if s.Status() == table.Over {
			u.text = "" // then the seed is shown
		}
	}
	if seq != s.Seq() || s.Status() != table.Playing || !p.Actors().Has(c.seat) ||
		s.Seats[c.seat].Bot != "" {
		return u
	}
	moves := p.Moves(c.seat, nil)
	pick := (uint64(seq)*0x9e3779b97f4a7c15 ^ c.w.seed) % uint64(len(moves))
	u.move, _ = json.Marshal(s.Game.ShowMove(p, moves[pick]))
	return u
}

// viewHash is what a seat sees after an entry; nothing, before the game has begun.
func viewHash(s *table.State, seq int64, seat game.Seat) uint64 {
	p := s.PositionAt(seq)
	if p == nil {
		return 0
	}
	return p.View(seat).Hash()
}
