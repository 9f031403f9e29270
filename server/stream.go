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
	e, err := s.eye(r)
	var last int64
	if err == nil {
		last, err = s.resume(r, &e)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	f := &flow{
		s: s, eye: e, last: last, plays: e.plays, patches: r.URL.Query().Get("patches") == "yes",
		address: strings.Clone(s.address(r)), session: string(s.sessionOf(r)),
	}
	if !s.streams.open(f, s.Limits) {
		s.fail(w, r, errTooMany)
		return
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		s.streams.close(f)
		s.fail(w, r, err)
		return
	}
	f.take(conn)
	s.streams.beating.Do(func() { s.streams.tellers.Go(s.beat) })
	a := s.seat(f, strings.Clone(r.PathValue("id")))
	if err := f.write(f.head(w.Header())); err != nil {
		f.stop()
	}
	f.listener = s.Hall.Attend(a.table, f.eye.person, a.hear)
	go f.wait()
}

// resume finds the last update the client has seen. One that has seen nothing gets the newest.
func (s *Server) resume(r *http.Request, e *eye) (last int64, err error) {
	seen := r.Header.Get("Last-Event-ID")
	if seen == "" {
		seen = r.URL.Query().Get("after")
	}
	after, err := number(seen, -1)
	if err != nil {
		return 0, err
	}
	err = s.table(r).LookFrom(r.Context(), after, func(st *table.State, _ store.Secret) error {
		if err := e.settle(st); err != nil {
			return err
		}
		e.plays = st.SeatsOf(e.person) != 0
		if last, err = number(seen, st.Seq()-1); err == nil {
			last = min(last, st.Seq())
		}
		return err
	})
	return last, err
}

// flow is one open stream. What it sends its audience writes, one at a time.
type flow struct {
	s        *Server
	audience *audience
	listener *table.Listener
	conn     net.Conn
	raw      syscall.RawConn // of a connection that can be tried without waiting
	address  string
	session  string // its key; a stream ends with its session
	plays    bool   // who looks sits at the table
	part     int    // of those that get their sign of life together
	patches  bool   // the client applies them

	eye     eye
	eyes    eyes
	last    int64  // the update sent last
	has     uint64 // which snapshot the client has, of those that its audience numbers
	online  string // the last message of who is there
	ended   bool   // nothing more is sent
	waiting bool   // for a client that takes its time; under the audience's lock
	doomed  bool   // it ends as soon as it begins; under the lock of all streams
	beat    bool   // it is time for a sign of life; under the audience's lock
	nothing [1]byte
}

// take takes a connection over.
func (f *flow) take(conn net.Conn) {
	f.s.streams.mu.Lock()
	defer f.s.streams.mu.Unlock()
	f.conn = conn
	if c, ok := conn.(syscall.Conn); ok {
		f.raw, _ = c.SyscallConn() // without it every message is written by a goroutine of its own
	}
	if f.doomed {
		f.stop()
	}
}

// doom ends the stream, also one that has only just been let in. The caller holds the lock of all
// streams.
func (f *flow) doom() {
	if f.doomed = true; f.conn != nil {
		f.stop()
	}
}

// head is the head of the answer. Its body ends with the connection.
func (f *flow) head(h http.Header) []byte {
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	h.Set("Connection", "close")
	h.Set("Date", f.s.Now().UTC().Format(http.TimeFormat))
	text := bytes.NewBufferString("HTTP/1.1 200 OK\r\n")
	_ = h.Write(text) // a buffer takes everything
	text.WriteString("\r\nretry: 1000\n\n")
	return text.Bytes()
}

// stop ends the stream: what was not sent will be asked for.
func (f *flow) stop() { _ = f.conn.Close() }

// wait waits for the client to go, or for the stream to be stopped. A client has nothing to say.
func (f *flow) wait() {
	_, _ = f.conn.Read(f.nothing[:])
	f.stop()
	f.listener.Close()
	f.s.leave(f)
	f.s.streams.close(f)
}

var errGone = errors.New("the client has gone")

// write sends what the connection takes at once. For the rest it waits in a goroutine of its own,
// so that nobody waits for a slow client; until then nothing else is written to it.
func (f *flow) write(text []byte) error {
	n, err := f.try(text)
	if err != nil {
		return errGone
	}
	f.audience.waits(f, n < len(text))
	if n == len(text) {
		return nil
	}
	rest := bytes.Clone(text[n:])
	go func() {
		_ = f.conn.SetWriteDeadline(f.s.Now().Add(writeLimit))
		if _, err := f.conn.Write(rest); err != nil {
			f.stop()
			return
		}
		f.audience.waits(f, false)
		f.audience.hear()
	}()
	return nil
}
