package server

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"twobanners/store"
)

// streams is the registry of open streams, with the pool of workers that write to them.
type streams struct {
	mu        sync.Mutex
	count     int
	byAddress map[string]int            // by address
	bySession map[string]map[*conn]bool // by the key of their session
	byTable   map[string]*subscribers   // by table
	closed    bool
	active    sync.WaitGroup
	workers   sync.WaitGroup
	idle      chan *subscribers // to an idle worker
	waiting   atomic.Int32      // idle workers
	beating   sync.Once
}

func newStreams() streams {
	return streams{
		byAddress: map[string]int{}, bySession: map[string]map[*conn]bool{},
		byTable: map[string]*subscribers{},
		idle:    make(chan *subscribers),
	}
}

// maxIdle is how many idle workers are kept: as many as a commit of a busy server calls for. A new
// one begins with a small stack and has to move to larger ones again and again, which takes a tenth
// of what it does.
const maxIdle = 128

// schedule gives subscribers to an idle worker or to a new one.
func (s *Server) schedule(subs *subscribers) {
	select {
	case s.streams.idle <- subs:
	default:
		s.streams.workers.Go(func() { s.work(subs) })
	}
}

// work runs one table's subscribers after the other.
func (s *Server) work(subs *subscribers) {
	for {
		subs.run()
		if s.streams.waiting.Add(1) > maxIdle {
			s.streams.waiting.Add(-1)
			return
		}
		select {
		case subs = <-s.streams.idle:
			s.streams.waiting.Add(-1)
		case <-s.closing.Done():
			return
		}
	}
}

// reserve is the share of the streams, in percent, that is for people who play: those who only
// watch cannot keep them out.
const reserve = 25

func (all *streams) open(c *conn, l Limits) bool {
	all.mu.Lock()
	defer all.mu.Unlock()
	most := l.Streams
	if !c.plays {
		most -= most/100*reserve + most%100*reserve/100
	}
	if all.closed || all.count >= most || all.byAddress[c.address] >= l.StreamsEach {
		return false
	}
	all.active.Add(1)
	all.count++
	all.byAddress[c.address]++
	if all.bySession[c.session] == nil {
		all.bySession[c.session] = map[*conn]bool{}
	}
	all.bySession[c.session][c] = true
	c.part = all.count % beats
	return true
}

func (all *streams) close(c *conn) {
	defer all.active.Done()
	all.mu.Lock()
	defer all.mu.Unlock()
	all.count--
	if all.byAddress[c.address]--; all.byAddress[c.address] == 0 {
		delete(all.byAddress, c.address)
	}
	if delete(all.bySession[c.session], c); len(all.bySession[c.session]) == 0 {
		delete(all.bySession, c.session)
	}
}

// endSession ends the streams of a session.
func (all *streams) endSession(session string) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if session == "" {
		return
	}
	for c := range all.bySession[session] {
		c.cancel()
	}
}

// end lets no stream in any more, ends those that are open and waits for them.
func (all *streams) end() {
	all.mu.Lock()
	all.closed = true
	for _, conns := range all.bySession {
		for c := range conns {
			c.cancel()
		}
	}
	all.mu.Unlock()
	all.active.Wait()
	all.workers.Wait() // with the last stream nobody calls for another
}

// beats are the parts that the streams are divided into: each second one of them gets a sign of
// life, so that not all do at once.
const beats = int(heartbeat / time.Second)

// heartbeats gives every stream a sign of life in each heartbeat, and ends those whose session has
// ended at another node or by an administrator.
func (s *Server) heartbeats() {
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
func (all *streams) beat(part int) {
	all.mu.Lock()
	defer all.mu.Unlock()
	for _, subs := range all.byTable {
		subs.mu.Lock()
		for _, c := range subs.conns {
			if c.part == part {
				c.beat, subs.beatDue = true, true
			}
		}
		if subs.beatDue {
			subs.start()
		}
		subs.mu.Unlock()
	}
}

// heartbeat writes what keeps a stream open. The table may be asleep: it is let.
func (subs *subscribers) heartbeat() {
	for _, c := range subs.beatConns() {
		if err := c.write([]byte(": still here\n\n")); err != nil {
			c.ended = true
			c.stop()
		}
	}
	if subs.s.Now().Sub(subs.sentAt) > sentKept {
		subs.lastSent = nil
	}
}

// sentKept is how long what was sent is kept for the next patch.
const sentKept = time.Minute

// beatConns are the streams that need a sign of life.
func (subs *subscribers) beatConns() (list []*conn) {
	for _, c := range subs.ready() {
		subs.mu.Lock()
		if c.beat {
			list = append(list, c)
		}
		c.beat = false
		subs.mu.Unlock()
	}
	return list
}

// endLostSessions ends the streams of sessions that are no more, of a part of the streams: to ask
// for all at once would hold everybody up. A store that is out of order ends none.
func (s *Server) endLostSessions(part int) {
	for _, key := range s.streams.sessions(part) {
		_, err := s.Store.Session(s.closing, []byte(key))
		if errors.Is(err, store.ErrNotFound) {
			s.streams.endSession(key)
		}
	}
}

// sessions are those of a part of the streams.
func (all *streams) sessions(part int) (list []string) {
	all.mu.Lock()
	defer all.mu.Unlock()
	for key, conns := range all.bySession {
		for c := range conns {
			if key != "" && c.part == part {
				list = append(list, key)
				break
			}
		}
	}
	return list
}
