package server

import (
	"bytes"
	"errors"
	"net"
	"net/http"
	"strings"
	"syscall"
	"time"

	"twobanners/store"
	"twobanners/table"
)

const (
	heartbeat  = 20 * time.Second
	writeLimit = 20 * time.Second // a client that takes longer to take a message is cut off
)

// stream sends updates as they come. The number of an update is its event id, so a browser that
// reconnects says by itself what it has seen. The connection is taken over: a stream is idle for
// nearly all of its life, and what package http keeps for a request takes more room than a table.
func (s *Server) stream(w http.ResponseWriter, r *http.Request) {
	v, err := s.viewer(r)
	var last int64
	if err == nil {
		last, err = s.resume(r, &v)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	c := &conn{
		s: s, viewer: v, last: last, plays: v.plays, patches: r.URL.Query().Get("patches") == "yes",
		address: strings.Clone(s.address(r)), session: string(s.sessionOf(r)),
	}
	if !s.streams.open(c, s.Limits) {
		s.fail(w, r, errTooMany)
		return
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		s.streams.close(c)
		s.fail(w, r, err)
		return
	}
	c.attach(conn)
	s.streams.beating.Do(func() { s.streams.workers.Go(s.heartbeats) })
	subs := s.addConn(c, strings.Clone(r.PathValue("id")))
	if err := c.write(c.head(w.Header())); err != nil {
		c.stop()
	}
	c.listener = s.Tables.Attend(subs.table, c.viewer.person, subs.notify)
	go c.wait()
}

// resume finds the last update the client has seen. One that has seen nothing gets the newest.
func (s *Server) resume(r *http.Request, v *viewer) (last int64, err error) {
	seen := r.Header.Get("Last-Event-ID")
	if seen == "" {
		seen = r.URL.Query().Get("after")
	}
	after, err := number(seen, -1)
	if err != nil {
		return 0, err
	}
	err = s.table(r).ReadFrom(r.Context(), after, func(st *table.State, _ store.Secret) error {
		if err := v.chooseSeat(st); err != nil {
			return err
		}
		v.plays = st.SeatsOf(v.person) != 0
		if last, err = number(seen, st.Seq()-1); err == nil {
			last = min(last, st.Seq())
		}
		return err
	})
	return last, err
}

// conn is one open stream. Its subscribers write to it, one goroutine at a time.
type conn struct {
	s           *Server
	subscribers *subscribers
	listener    *table.Listener
	socket      net.Conn
	raw         syscall.RawConn // of a connection that can be tried without waiting
	address     string
	session     string // its key; a stream ends with its session
	plays       bool   // who looks sits at the table
	part        int    // of those that get their sign of life together
	patches     bool   // the client applies them

	viewer   viewer
	key      viewKey
	last     int64  // the update sent last
	snapshot uint64 // the version of the snapshot that the client has, to be patched
	online   string // the last message of who is there
	ended    bool   // nothing more is sent
	waiting  bool   // for a slow client; under the subscribers' lock
	canceled bool   // it ends as soon as it begins; under the lock of all streams
	beat     bool   // a heartbeat is due; under the subscribers' lock
	nothing  [1]byte
}

// attach takes a connection over.
func (c *conn) attach(conn net.Conn) {
	c.s.streams.mu.Lock()
	defer c.s.streams.mu.Unlock()
	c.socket = conn
	if plain, ok := conn.(syscall.Conn); ok {
		c.raw, _ = plain.SyscallConn() // else goroutines write to it
	}
	if c.canceled {
		c.stop()
	}
}

// cancel ends the stream, also one that has only just been let in. The caller holds the lock of all
// streams.
func (c *conn) cancel() {
	if c.canceled = true; c.socket != nil {
		c.stop()
	}
}

// head is the head of the answer. Its body ends with the connection.
func (c *conn) head(h http.Header) []byte {
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	h.Set("Connection", "close")
	h.Set("Date", c.s.Now().UTC().Format(http.TimeFormat))
	text := bytes.NewBufferString("HTTP/1.1 200 OK\r\n")
	_ = h.Write(text) // a buffer takes everything
	text.WriteString("\r\nretry: 1000\n\n")
	return text.Bytes()
}

// stop ends the stream: what was not sent will be asked for.
func (c *conn) stop() { _ = c.socket.Close() }

// wait waits for the client to go, or for the stream to be stopped. A client has nothing to say.
func (c *conn) wait() {
	_, _ = c.socket.Read(c.nothing[:])
	c.stop()
	c.listener.Close()
	c.s.removeConn(c)
	c.s.streams.close(c)
}

var errGone = errors.New("the client has gone")

// write sends what the connection takes at once. For the rest it waits in a goroutine of its own,
// so that nobody waits for a slow client; until then nothing else is written to it.
func (c *conn) write(text []byte) error {
	n, err := c.try(text)
	if err != nil {
		return errGone
	}
	c.subscribers.setWaiting(c, n < len(text))
	if n == len(text) {
		return nil
	}
	rest := bytes.Clone(text[n:])
	go func() {
		_ = c.socket.SetWriteDeadline(c.s.Now().Add(writeLimit))
		if _, err := c.socket.Write(rest); err != nil {
			c.stop()
			return
		}
		c.subscribers.setWaiting(c, false)
		c.subscribers.notify()
	}()
	return nil
}
