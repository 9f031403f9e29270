package server

import (
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// subscribers are the open streams of one table. On a change one goroutine renders each distinct
// view once and writes it to all who share it; an idle table costs nothing.
type subscribers struct {
	s     *Server
	table string

	mu      sync.Mutex
	conns   []*conn
	running bool
	changed bool // the table may have changed
	beatDue bool // some stream needs a sign of life

	// Used by the one goroutine of run only.
	lastSent map[viewKey]*sentSnapshot
	version  uint64
	round    uint64 // counts renderings
	sentAt   time.Time
}

// addConn subscribes a connection to its table. Updates wait until its HTTP head is written.
func (s *Server) addConn(c *conn, id string) *subscribers {
	s.streams.mu.Lock()
	defer s.streams.mu.Unlock()
	subs := s.streams.byTable[id]
	if subs == nil {
		subs = &subscribers{s: s, table: id}
		s.streams.byTable[id] = subs
	}
	subs.mu.Lock()
	defer subs.mu.Unlock()
	c.subscribers, c.waiting = subs, true
	subs.conns = append(subs.conns, c)
	return subs
}

// removeConn unsubscribes a connection.
func (s *Server) removeConn(c *conn) {
	s.streams.mu.Lock()
	defer s.streams.mu.Unlock()
	subs := c.subscribers
	subs.mu.Lock()
	defer subs.mu.Unlock()
	subs.conns = slices.DeleteFunc(subs.conns, func(other *conn) bool { return other == c })
	if len(subs.conns) == 0 && s.streams.byTable[subs.table] == subs {
		delete(s.streams.byTable, subs.table)
	}
}

// setWaiting notes whether a slow client blocks a connection: it is skipped until then.
func (subs *subscribers) setWaiting(c *conn, waits bool) {
	subs.mu.Lock()
	defer subs.mu.Unlock()
	c.waiting = waits
}

// notify is called when the table may have changed. It does not block.
func (subs *subscribers) notify() {
	subs.mu.Lock()
	defer subs.mu.Unlock()
	subs.changed = true
	subs.start()
}

// start schedules a worker unless one is at it. The caller holds the lock.
func (subs *subscribers) start() {
	if !subs.running {
		subs.running = true
		subs.s.schedule(subs)
	}
}

// run sends updates and heartbeats until none is due.
func (subs *subscribers) run() {
	for {
		subs.mu.Lock()
		news, beats := subs.changed, subs.beatDue
		subs.changed, subs.beatDue = false, false
		if !news && !beats || len(subs.conns) == 0 {
			subs.running = false
			subs.mu.Unlock()
			return
		}
		subs.mu.Unlock()
		if beats {
			subs.heartbeat()
		}
		if news {
			subs.sentAt = subs.s.Now()
			subs.catchUp()
		}
	}
}

// ready lists the connections that can be written to.
func (subs *subscribers) ready() (list []*conn) {
	subs.mu.Lock()
	defer subs.mu.Unlock()
	for _, c := range subs.conns {
		if !c.waiting && !c.ended {
			list = append(list, c)
		}
	}
	return list
}

// catchUp sends everybody what was missed. An error or a panic of the table ends its streams: their
// clients come back and are told why.
func (subs *subscribers) catchUp() {
	defer func() {
		if broken := recover(); broken != nil {
			subs.s.Log.Error("a stream is broken", "table", subs.table, "panic", broken,
				"stack", string(debug.Stack()))
			subs.end(subs.ready())
		}
	}()
	for more := true; more; {
		list := subs.ready()
		b, err := subs.render(list)
		if err != nil {
			if subs.s.closing.Err() == nil {
				subs.s.Log.Warn("streams were ended", "table", subs.table, "error", err)
			}
			subs.end(list)
			return
		}
		more = false
		for _, c := range list {
			more = c.send(b) || more
		}
		buffers.Put(b.text)
	}
}

func (subs *subscribers) end(list []*conn) {
	for _, c := range list {
		c.ended = true
		c.stop()
	}
}

// render makes the frames that the connections have missed, or the first of them: one for each
// distinct view of each entry.
func (subs *subscribers) render(list []*conn) (*batch, error) {
	tables := subs.s.Tables
	b := &batch{subscribers: subs, text: buffers.Get().(*[]byte)}
	subs.round++
	present, now, restart := tables.Present(subs.table), tables.Now(), subs.s.restart()
	t := tables.Table(subs.table)
	err := t.Read(subs.s.closing, func(st *table.State, secret store.Secret) error {
		b.frames, b.last = b.frames[:0], st.Seq() // it may be the second try
		b.online = onlineMessage(st, present)
		for _, c := range list {
			v := &c.viewer
			v.present, v.now, v.restart = present, now, restart
			if c.ended {
				continue
			}
			if err := v.chooseSeat(st); err != nil {
				c.ended = true
				continue
			}
			c.key = viewKeyOf(v, st)
			for seq := c.last + 1; seq <= min(st.Seq(), c.last+few); seq++ {
				b.add(c, st, secret, seq)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return b, b.write()
}

// viewKey is the cache key of a frame: viewers with the same key see the same. People whom the
// table does not know share one.
type viewKey struct {
	seat   game.Seat
	person string
}

func viewKeyOf(v *viewer, st *table.State) viewKey {
	known := v.person != "" && (v.person == st.Created.Host ||
		slices.ContainsFunc(st.Seats, func(s table.Seat) bool {
			return s.Person == v.person || s.For == v.person
		}))
	if !known {
		return viewKey{seat: v.seat}
	}
	return viewKey{v.seat, v.person}
}

// send writes the frames that a connection has missed. It reports whether there are more to come.
func (c *conn) send(b *batch) (more bool) {
	if c.ended {
		c.stop()
		return false
	}
	text := buffers.Get().(*[]byte)
	defer buffers.Put(text)
	*text = (*text)[:0]
	for _, f := range b.frames {
		if f.key == c.key && f.seq == c.last+1 {
			*text = append(*text, f.message(c)...)
			c.last, c.snapshot = f.seq, f.version
			c.s.metrics.updates.Inc()
		}
	}
	more = c.last < b.last
	if !more && c.online != b.online {
		c.online = b.online
		*text = append(*text, c.online...)
	}
	if len(*text) == 0 {
		return false
	}
	if err := c.write(*text); err != nil {
		c.ended = true
		c.stop()
		return false
	}
	return more
}
