package server

import "time"

// Drain lets no new game begin from now on: the server will be restarted at a time. Games that run
// go on, and everybody is told.
func (s *Server) Drain(until time.Time) { s.drain.Store(&until) }

// draining tells whether the server waits for its end.
func (s *Server) draining() bool { return s.drain.Load() != nil }
