package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
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
		s: s, table: strings.Clone(r.PathValue("id")), eye: e, last: last, plays: e.plays,
		address: strings.Clone(s.address(r)), session: string(s.sessionOf(r)),
	}
	f.ctx, f.stop = context.WithCancel(s.closing)
	if !s.streams.open(f, s.Limits) {
		f.stop()
		s.fail(w, r, errTooMany)
		return
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		f.stop()
		s.streams.close(f)
		s.fail(w, r, err)
		return
	}
	f.conn = conn
	head := f.head(w.Header())
	go func() {
		defer f.stop()
		defer s.streams.close(f)
		defer f.recoverPanic()
		f.run(head)
	}()
}

var errGone = errors.New("the client has gone")

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

// flow is one open stream.
type flow struct {
	s       *Server
	ctx     context.Context //nolint:containedctx // a stream outlives its request
	stop    func()
	conn    net.Conn
	table   string
	address string
	session string // its key; a stream ends with its session
	plays   bool   // who looks sits at the table
	eye     eye
	last    int64
	beats   int
	online  []bool
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

// run sends until the client goes or the server closes.
func (f *flow) run(head []byte) {
	listener := f.s.Hall.Listen(f.table, f.eye.person)
	defer listener.Close()
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		_, _ = f.conn.Read(make([]byte, 1)) // a client has nothing to say here
	}()
	stop := context.AfterFunc(f.ctx, func() { _ = f.conn.SetDeadline(time.Unix(1, 0)) })
	defer stop()
	defer func() {
		_ = f.conn.Close() // what was not sent will be asked for
		<-gone
	}()
	err := f.write(head)
	if err == nil {
		err = f.catchUp()
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for err == nil {
		select {
		case <-listener.Hint:
			err = f.catchUp()
		case <-beat.C: // the table may be asleep: let it
			if err = f.write([]byte(": still here\n\n")); err == nil {
				err = f.beat()
			}
		case <-gone:
			return
		case <-f.ctx.Done():
			return
		}
	}
	if !errors.Is(err, errGone) && f.ctx.Err() == nil {
		f.s.Log.Warn("a stream was ended", "table", f.table, "error", err)
	}
}

// askEvery is how many heartbeats lie between two looks at the session: it may have been ended at
// another node, or by an administrator.
const askEvery = 3

// beat ends the stream if its session has ended.
func (f *flow) beat() error {
	if f.beats++; f.session == "" || f.beats%askEvery != 0 {
		return nil
	}
	_, err := f.s.Store.Session(f.ctx, []byte(f.session))
	if errors.Is(err, store.ErrNotFound) {
		return errGone
	}
	return nil // a store that is out of order ends no stream
}

// recoverPanic keeps a mistake in what a game shows to its own stream.
func (f *flow) recoverPanic() {
	if broken := recover(); broken != nil {
		f.s.Log.Error("a stream is broken", "table", f.table, "panic", broken,
			"stack", string(debug.Stack()))
	}
}

func (f *flow) write(text []byte) error {
	_ = f.conn.SetWriteDeadline(f.s.Now().Add(writeLimit))
	if f.ctx.Err() != nil {
		return errGone // else the deadline above would have undone the last one
	}
	if _, err := f.conn.Write(text); err != nil {
		return errGone
	}
	return nil
}

// room is where events are written before they are sent: many streams, few events at a time.
var room = sync.Pool{New: func() any { return &bytes.Buffer{} }}

// event sends a value after the head of its event.
func (f *flow) event(value any, head string, args ...any) error {
	text := room.Get().(*bytes.Buffer)
	defer room.Put(text)
	text.Reset()
	fmt.Fprintf(text, head, args...)
	if err := json.NewEncoder(text).Encode(value); err != nil { // it ends the line
		return err
	}
	text.WriteByte('\n')
	return f.write(text.Bytes())
}

// catchUp sends what was missed.
func (f *flow) catchUp() error {
	f.eye.present, f.eye.now = f.s.Hall.Hub().Present(f.table), f.s.Hall.Now()
	f.eye.restart = f.s.restart()
	t := f.s.Hall.Table(f.table)
	for {
		list, err := updates(f.ctx, t, &f.eye, f.last, f.last+few)
		if err != nil {
			return err
		}
		for _, u := range list {
			if err := f.event(u, "event: update\nid: %d\ndata: ", u.Seq); err != nil {
				return err
			}
			f.last = u.Seq
			f.s.metrics.updates.Inc()
		}
		if len(list) < few {
			return f.presence(t)
		}
	}
}

// presence tells who is there, if that has changed.
func (f *flow) presence(t *table.Table) error {
	var online []bool
	err := t.Look(f.ctx, func(st *table.State, _ store.Secret) error {
		for _, seat := range st.Seats {
			online = append(online, seat.Person != "" && f.eye.present[seat.Person])
		}
		return nil
	})
	if err != nil || slices.Equal(online, f.online) {
		return err
	}
	f.online = online
	return f.event(map[string][]bool{"online": online}, "event: presence\ndata: ")
}
