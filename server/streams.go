package server

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"twobanners/store"
)

// streams are the open ones.
type streams struct {
	mu      sync.Mutex
	all     int
	of      map[string]int            // by address
	by      map[string]map[*flow]bool // by the key of their session
	at      map[string]*audience      // by table
	closed  bool
	work    sync.WaitGroup
	tellers sync.WaitGroup
	idle    chan *audience // to a teller that waits for work
	waiting atomic.Int32   // how many do
	beating sync.Once
}

func newStreams() streams {
	return streams{
		of: map[string]int{}, by: map[string]map[*flow]bool{}, at: map[string]*audience{},
		idle: make(chan *audience),
	}
}

// maxIdle is how many tellers wait for work: as many as a commit of a busy server calls for. A new
// one begins with a small stack and has to move to larger ones again and again, which takes a tenth
// of what it does.
const maxIdle = 128

// call finds a teller for an audience that has none.
func (s *Server) call(a *audience) {
	select {
	case s.streams.idle <- a:
	default:
		s.streams.tellers.Go(func() { s.serve(a) })
	}
}

// serve tells one audience after the other.
func (s *Server) serve(a *audience) {
	for {
		a.tell()
		if s.streams.waiting.Add(1) > maxIdle {
			s.streams.waiting.Add(-1)
			return
		}
		select {
		case a = <-s.streams.idle:
			s.streams.waiting.Add(-1)
		case <-s.closing.Done():
			return
		}
	}
}

// reserve is the share of the streams, in percent, that is for people who play: those who only
// watch cannot keep them out.
const reserve = 25

func (c *streams) open(f *flow, l Limits) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	most := l.Streams
	if !f.plays {
		most -= most/100*reserve + most%100*reserve/100
	}
	if c.closed || c.all >= most || c.of[f.address] >= l.StreamsEach {
		return false
	}
	c.work.Add(1)
	c.all++
	c.of[f.address]++
	if c.by[f.session] == nil {
		c.by[f.session] = map[*flow]bool{}
	}
	c.by[f.session][f] = true
	f.part = c.all % beats
	return true
}

func (c *streams) close(f *flow) {
	defer c.work.Done()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	if c.of[f.address]--; c.of[f.address] == 0 {
		delete(c.of, f.address)
	}
	if delete(c.by[f.session], f); len(c.by[f.session]) == 0 {
		delete(c.by, f.session)
	}
}

// endOf ends the streams of a session.
func (c *streams) endOf(session string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if session == "" {
		return
	}
	for f := range c.by[session] {
		f.doom()
	}
}

// end lets no stream in any more, ends those that are open and waits for them.
func (c *streams) end() {
	c.mu.Lock()
	c.closed = true
	for _, flows := range c.by {
		for f := range flows {
			f.doom()
		}
	}
	c.mu.Unlock()
	c.work.Wait()
	c.tellers.Wait() // with the last stream nobody calls for another
}

// beats are the parts that the streams are divided into: each second one of them gets a sign of
// life, so that not all do at once.
const beats = int(heartbeat / time.Second)

// beat gives every stream a sign of life in each heartbeat, and ends those whose session has
// ended at another node or by an administrator.
func (s *Server) beat() {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	for second := 0; ; second++ {
		select {
		case <-every.C:
		case <-s.closing.Done():
			return
		}
		s.streams.beat(second % beats)
		if second/beats%3 == 0 {
			s.endLostSessions(second % beats)
		}
	}
}

// beat asks for a sign of life for a part of the streams.
func (c *streams) beat(part int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, a := range c.at {
		a.mu.Lock()
		for _, f := range a.flows {
			if f.part == part {
				f.beat, a.beats = true, true
			}
		}
		if a.beats {
			a.begin()
		}
		a.mu.Unlock()
	}
}

// liveSign writes what keeps a stream open. The table may be asleep: it is let.
func (a *audience) liveSign() {
	for _, f := range a.due() {
		if err := f.write([]byte(": still here\n\n")); err != nil {
			f.ended = true
			f.stop()
		}
	}
	if a.s.Now().Sub(a.sentAt) > sentKept {
		a.lastSent = nil
	}
}

// sentKept is how long what was sent is kept for the next patch.
const sentKept = time.Minute

// due are the streams that need a sign of life.
func (a *audience) due() (list []*flow) {
	for _, f := range a.ready() {
		a.mu.Lock()
		if f.beat {
			list = append(list, f)
		}
		f.beat = false
		a.mu.Unlock()
	}
	return list
}

// endLostSessions ends the streams of sessions that are no more, of a part of the streams: to ask
// for all at once would hold everybody up. A store that is out of order ends none.
func (s *Server) endLostSessions(part int) {
	for _, key := range s.streams.sessions(part) {
		_, err := s.Store.Session(s.closing, []byte(key))
		if errors.Is(err, store.ErrNotFound) {
			s.streams.endOf(key)
		}
	}
}

// sessions are those of a part of the streams.
func (c *streams) sessions(part int) (list []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for key, flows := range c.by {
		for f := range flows {
			if key != "" && f.part == part {
				list = append(list, key)
				break
			}
		}
	}
	return list
}
