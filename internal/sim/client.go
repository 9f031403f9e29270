package sim

import (
	"context"
	"errors"
	"fmt"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/table"
)

// tableInfo is what everybody knows of a table.
type tableInfo struct {
	id     string
	name   string
	invite string
}

// client is a browser: it watches one table for one viewer, and plays if that is a seat's.
type client struct {
	w    *world
	name string
	who  table.Who
	t    *tableInfo
	seat game.Seat

	conn  *conn
	seen  int64
	views []uint64 // by entry
	last  update
	stops time.Duration // when it makes no more moves

	asked *request // what it waits for
	sent  map[string]*request
	acked map[string]int64
	count int
}

// request is something a browser asks for under an id of its own, again and again until there is
// an answer.
type request struct {
	id   string
	kind string
	seen int64
	move []byte
}

func (w *world) addClient(t *tableInfo, person string, seat game.Seat, stops time.Duration) {
	c := &client{
		w: w, name: t.name + " " + person, who: table.Who{Person: person, Name: person}, t: t,
		seat: seat, stops: stops, sent: map[string]*request{}, acked: map[string]int64{},
	}
	w.clients = append(w.clients, c)
	c.connect()
}

// connect opens a stream at some node, from the last entry that was seen.
func (c *client) connect() {
	w := c.w
	n := w.nodes[w.luck.IntN(len(w.nodes))]
	if !n.up {
		w.in(w.between(50*time.Millisecond, time.Second), "again "+c.name, c.connect)
		return
	}
	c.conn = &conn{n: n, c: c, gone: make(chan struct{}), open: true}
	go n.serve(c.conn, c.seen)
	synctest.Wait() // the next one comes after it
}

// shown takes an update: no entry twice, none left out.
func (c *client) shown(u update) {
	if u.seq != c.seen+1 {
		c.w.fail("%s was shown entry %d after entry %d", c.name, u.seq, c.seen)
		return
	}
	c.seen, c.last = u.seq, u
	c.views = append(c.views, u.view)
	c.w.leaks(c, u)
	c.plan()
}

// plan thinks about what to do next.
func (c *client) plan() {
	if c.seat != game.Nobody && c.last.status != table.Over {
		c.w.in(c.w.between(30*time.Millisecond, 600*time.Millisecond), "thinks "+c.name, c.act)
	}
}

func (c *client) act() {
	w := c.w
	if c.asked != nil || w.now > c.stops {
		return
	}
	r := &request{kind: "move", seen: c.last.seq, move: c.last.move}
	switch {
	case w.chance(6):
		r.kind = "chat"
	case w.chance(5):
		r.kind = "undo"
	case c.last.move == nil:
		return
	}
	c.count++
	r.id = fmt.Sprintf("%s %d", c.name, c.count)
	c.asked, c.sent[r.id] = r, r
	c.send(r)
}

// send sends a request to some node. It may be lost or doubled on the way there and back.
func (c *client) send(r *request) {
	w := c.w
	if c.asked != r {
		return
	}
	w.in(w.between(700*time.Millisecond, 2*time.Second), "sends again "+r.id, func() { c.send(r) })
	copies := 1
	if !w.healed && w.chance(12) {
		copies = w.luck.IntN(2) * 2
	}
	for ; copies > 0; copies-- {
		n := w.nodes[w.luck.IntN(len(w.nodes))]
		n.later(w.travel(), "gets "+r.id, func() {
			if n.up {
				c.ask(n, r)
			}
		})
	}
}

func (c *client) ask(n *node, r *request) {
	epoch, t := n.epoch, n.registry.Table(c.t.id)
	go func() {
		n.dawdle("asks " + r.id)
		var seq int64
		var err error
		ctx := context.Background()
		switch r.kind {
		case "move":
			seq, err = t.Play(ctx, c.who, r.id, r.seen, c.seat, [][]byte{r.move})
		case "chat":
			seq, err = t.Say(ctx, c.who, r.id, table.Talk{Seat: c.seat, Text: r.id})
		case "undo":
			seq, _, err = t.Undo(ctx, c.who, r.id, r.seen, c.seat)
		}
		n.w.ask("answers "+r.id+" "+n.name, func() {
			if n.epoch != epoch || !n.up || !n.w.healed && n.w.chance(8) {
				return
			}
			n.later(n.w.travel(), "answers "+r.id, func() { c.answered(r, seq, err) })
		})
	}()
}

// answered takes an answer: a number is for ever, a refusal ends it, trouble is tried again.
func (c *client) answered(r *request, seq int64, err error) {
	var why *table.Fault
	switch {
	case err == nil:
		if before, known := c.acked[r.id]; known && before != seq {
			c.w.fail("%s was told entry %d and then %d", r.id, before, seq)
		}
		c.acked[r.id] = seq
	case !errors.As(err, &why):
		return
	}
	if c.asked == r {
		c.asked = nil
		c.plan()
	}
}
