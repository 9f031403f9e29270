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

// audience are the streams of one table. When the table has news one goroutine tells them to all,
// so that what looks the same to several is worked out once; else nothing of it runs.
type audience struct {
	s     *Server
	table string

	mu      sync.Mutex
	flows   []*flow
	telling bool
	news    bool // the table may have changed
	beats   bool // some stream needs a sign of life

	// These belong to whoever tells.
	lastSent map[eyes]*sentSnapshot
	version  uint64
	round    uint64 // counts the looks
	sentAt   time.Time
}

// seat makes a stream one of its table's audience. It is written to when its head is.
func (s *Server) seat(f *flow, id string) *audience {
	s.streams.mu.Lock()
	defer s.streams.mu.Unlock()
	a := s.streams.at[id]
	if a == nil {
		a = &audience{s: s, table: id}
		s.streams.at[id] = a
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	f.audience, f.waiting = a, true
	a.flows = append(a.flows, f)
	return a
}

// leave takes a stream out of its audience.
func (s *Server) leave(f *flow) {
	s.streams.mu.Lock()
	defer s.streams.mu.Unlock()
	a := f.audience
	a.mu.Lock()
	defer a.mu.Unlock()
	a.flows = slices.DeleteFunc(a.flows, func(other *flow) bool { return other == f })
	if len(a.flows) == 0 && s.streams.at[a.table] == a {
		delete(s.streams.at, a.table)
	}
}

// waits notes whether a stream waits for its client.
func (a *audience) waits(f *flow, waits bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	f.waiting = waits
}

// hear takes a hint: the table may have changed.
func (a *audience) hear() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.news = true
	a.begin()
}

// begin makes somebody tell, if nobody does. The caller holds the lock.
func (a *audience) begin() {
	if !a.telling {
		a.telling = true
		a.s.call(a)
	}
}

// tell tells until there is nothing left to tell.
func (a *audience) tell() {
	for {
		a.mu.Lock()
		news, beats := a.news, a.beats
		a.news, a.beats = false, false
		if !news && !beats || len(a.flows) == 0 {
			a.telling = false
			a.mu.Unlock()
			return
		}
		a.mu.Unlock()
		if beats {
			a.liveSign()
		}
		if news {
			a.sentAt = a.s.Now()
			a.catchUp()
		}
	}
}

// ready are the streams that can be written to.
func (a *audience) ready() (list []*flow) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, f := range a.flows {
		if !f.waiting && !f.ended {
			list = append(list, f)
		}
	}
	return list
}

// catchUp sends everybody what was missed. An error or a panic of the table ends its streams: their
// clients come back and are told why.
func (a *audience) catchUp() {
	defer func() {
		if broken := recover(); broken != nil {
			a.s.Log.Error("a stream is broken", "table", a.table, "panic", broken,
				"stack", string(debug.Stack()))
			a.end(a.ready())
		}
	}()
	for more := true; more; {
		list := a.ready()
		seen, err := a.look(list)
		if err != nil {
			if a.s.closing.Err() == nil {
				a.s.Log.Warn("streams were ended", "table", a.table, "error", err)
			}
			a.end(list)
			return
		}
		more = false
		for _, f := range list {
			more = f.tell(seen) || more
		}
		room.Put(seen.text)
	}
}

func (a *audience) end(list []*flow) {
	for _, f := range list {
		f.ended = true
		f.stop()
	}
}

// look works out what the streams have missed, or the first of it: each sight once.
func (a *audience) look(list []*flow) (*sights, error) {
	hall := a.s.Hall
	seen := &sights{audience: a, text: room.Get().(*[]byte)}
	a.round++
	present, now, restart := hall.Present(a.table), hall.Now(), a.s.restart()
	err := hall.Table(a.table).Look(a.s.closing, func(st *table.State, secret store.Secret) error {
		seen.list, seen.last = seen.list[:0], st.Seq() // it may be the second try
		seen.online = onlineMessage(st, present)
		for _, f := range list {
			e := &f.eye
			e.present, e.now, e.restart = present, now, restart
			if f.ended {
				continue
			}
			if err := e.settle(st); err != nil {
				f.ended = true
				continue
			}
			f.eyes = eyesOf(e, st)
			for seq := f.last + 1; seq <= min(st.Seq(), f.last+few); seq++ {
				seen.add(f, st, secret, seq)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return seen, seen.write()
}

// eyes are what a sight depends on: who sees the same sees it with the same eyes. People whom the
// table does not know are all alike.
type eyes struct {
	seat   game.Seat
	person string
}

func eyesOf(e *eye, st *table.State) eyes {
	known := e.person != "" && (e.person == st.Created.Host ||
		slices.ContainsFunc(st.Seats, func(s table.Seat) bool {
			return s.Person == e.person || s.For == e.person
		}))
	if !known {
		return eyes{seat: e.seat}
	}
	return eyes{e.seat, e.person}
}

// tell sends a stream what it has missed. It answers whether there is more.
func (f *flow) tell(seen *sights) (more bool) {
	if f.ended {
		f.stop()
		return false
	}
	text := room.Get().(*[]byte)
	defer room.Put(text)
	*text = (*text)[:0]
	for _, sight := range seen.list {
		if sight.eyes == f.eyes && sight.seq == f.last+1 {
			*text = append(*text, sight.message(f)...)
			f.last, f.has = sight.seq, sight.version
			f.s.metrics.updates.Inc()
		}
	}
	more = f.last < seen.last
	if !more && f.online != seen.online {
		f.online = seen.online
		*text = append(*text, f.online...)
	}
	if len(*text) == 0 {
		return false
	}
	if err := f.write(*text); err != nil {
		f.ended = true
		f.stop()
		return false
	}
	return more
}
