package server

import (
	"net/http"
	"time"

	"twobanners/table"
)

// Drain lets no new game begin from now on: the server will be restarted at a time. Games that run
// go on, and everybody is told. No time takes it back.
func (s *Server) Drain(until time.Time) {
	if until.IsZero() {
		s.drain.Store(nil)
	} else {
		s.drain.Store(&until)
	}
	s.Log.Info("no new games begin until the restart; none means that they do", "restart", until)
	for _, id := range s.Tables.Hub().Watched() {
		s.Tables.Hub().Publish(id)
	}
}

// draining tells whether the server waits for its end.
func (s *Server) draining() bool { return s.drain.Load() != nil }

// restart is when the server will be restarted, in milliseconds; 0 if that is not known.
func (s *Server) restart() int64 {
	if at := s.drain.Load(); at != nil {
		return at.UnixMilli()
	}
	return 0
}

// Live answers as long as the process does. It asks nothing of anybody.
func (s *Server) Live(w http.ResponseWriter, r *http.Request) {
	s.send(w, r, http.StatusOK, map[string]string{"status": "ok"})
}

// Ready answers whether people should be sent here: the store was written a moment ago, its disk
// has failed in nothing since, and the server does not wait for its end.
func (s *Server) Ready(w http.ResponseWriter, r *http.Request) {
	if s.disk != nil {
		if err := s.disk.Ready(); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	if err := s.Tables.Ready(); err != nil {
		s.fail(w, r, err)
		return
	}
	if s.draining() {
		s.fail(w, r, errDraining)
		return
	}
	s.Live(w, r)
}

var errDraining = fault(draining, "The server will restart soon and begins no new games.")

// DrainAt takes the order to drain, at the private door: POST with until=TIME. An empty one
// takes it back.
func (s *Server) DrainAt(w http.ResponseWriter, r *http.Request) {
	var until time.Time
	var err error
	if given := r.FormValue("until"); given != "" || !r.Form.Has("until") {
		until, err = time.Parse(time.RFC3339, given)
	}
	if err != nil {
		s.fail(w, r, fault(table.BadRequest, "until is a time such as 2026-11-15T12:00:00Z."))
		return
	}
	s.Drain(until)
	s.Live(w, r)
}
