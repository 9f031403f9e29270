package server

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"twobanners/store"
	"twobanners/table"
)

const (
	heartbeat  = 20 * time.Second
	writeLimit = 20 * time.Second // a client that takes longer to take a message is cut off
)

// stream sends updates as they come. The number of an update is its event id, so a browser that
// reconnects says by itself what it has seen.
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
	address := s.address(r)
	if !s.streams.open(address, s.Limits) {
		s.fail(w, r, errTooMany)
		return
	}
	defer s.streams.close(address)
	out := &flow{s: s, w: w, control: http.NewResponseController(w), eye: e, last: last}
	listener := s.Hall.Hub().Listen(r.PathValue("id"), e.person)
	defer listener.Close()
	if err := out.open(); err != nil {
		return
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		if err := out.catchUp(r); err != nil {
			s.ended(r, err)
			return
		}
		select {
		case <-listener.Hint:
		case <-beat.C:
			if err := out.write(": still here\n\n"); err != nil {
				return
			}
		case <-r.Context().Done():
			return
		case <-s.closing.Done():
			return
		}
	}
}

func (s *Server) ended(r *http.Request, err error) {
	if r.Context().Err() == nil && !errors.Is(err, errGone) {
		s.Log.Warn("a stream was ended", "table", r.PathValue("id"), "error", err)
	}
}

var errGone = errors.New("the client has gone")

// resume finds the last update the client has seen. One that has seen nothing gets the newest.
func (s *Server) resume(r *http.Request, e *eye) (last int64, err error) {
	seen := r.Header.Get("Last-Event-ID")
	if seen == "" {
		seen = r.URL.Query().Get("after")
	}
	err = s.table(r).Look(r.Context(), func(st *table.State, _ store.Secret) error {
		if err := e.may(st); err != nil {
			return err
		}
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
	w       http.ResponseWriter
	control *http.ResponseController
	eye     eye
	last    int64
	online  []bool
}

func (f *flow) open() error {
	h := f.w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	_ = f.control.SetReadDeadline(time.Time{}) // a stream has no end; not every writer has one
	return f.write("retry: 1000\n\n")
}

func (f *flow) write(text string) error {
	_ = f.control.SetWriteDeadline(f.s.Now().Add(writeLimit))
	if _, err := f.w.Write([]byte(text)); err != nil {
		return errGone
	}
	if err := f.control.Flush(); err != nil {
		return errGone
	}
	return nil
}

// catchUp sends what was missed.
func (f *flow) catchUp(r *http.Request) error {
	f.eye.present, f.eye.now = f.s.Hall.Hub().Present(r.PathValue("id")), f.s.Now()
	for {
		list, err := f.s.updates(r, &f.eye, f.last, f.last+few)
		if err != nil {
			return err
		}
		for _, u := range list {
			text, err := json.Marshal(u)
			if err != nil {
				return err
			}
			err = f.write(fmt.Sprintf("event: update\nid: %d\ndata: %s\n\n", u.Seq, text))
			if err != nil {
				return err
			}
			f.last = u.Seq
			f.s.metrics.updates.Inc()
		}
		if len(list) < few {
			return f.presence(r)
		}
	}
}

// presence tells who is there, if that has changed.
func (f *flow) presence(r *http.Request) error {
	var online []bool
	err := f.s.table(r).Look(r.Context(), func(st *table.State, _ store.Secret) error {
		for _, seat := range st.Seats {
			online = append(online, seat.Person != "" && f.eye.present[seat.Person])
		}
		return nil
	})
	if err != nil || slices.Equal(online, f.online) {
		return err
	}
	f.online = online
	text, err := json.Marshal(map[string][]bool{"online": online})
	if err != nil {
		return err
	}
	return f.write(fmt.Sprintf("event: presence\ndata: %s\n\n", text))
}
