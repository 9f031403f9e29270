// Package server is the door for browsers: moves by POST, one stream of updates for each tab. It
// computes no state and sends nothing but views.
package server

import (
	"context"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"twobanners/content"
	"twobanners/store"
	"twobanners/table"
)

// Config is what a server needs.
type Config struct {
	Store   store.Store
	Hall    *table.Hall
	Content *content.SmallWorld
	Log     *slog.Logger
	Now     func() time.Time
	// Secure marks cookies as for encrypted connections only.
	Secure bool
}

// Server answers requests.
type Server struct {
	Config
	handler http.Handler
	closing context.Context
	close   context.CancelFunc
	hashing sync.Mutex
}

// New makes a server.
func New(c Config) *Server {
	s := &Server{Config: c}
	s.closing, s.close = context.WithCancel(context.Background())
	mux := http.NewServeMux()
	s.routes(mux)
	s.handler = s.guard(mux)
	return s
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Close ends all streams, so that a graceful shutdown need not wait for tabs to be closed.
func (s *Server) Close() { s.close() }

func (s *Server) routes(mux *http.ServeMux) {
	handle := func(pattern string, h func(*http.Request) (any, error)) {
		mux.Handle(pattern, s.answer(h))
	}
	mux.HandleFunc("GET /healthz", s.health)
	mux.HandleFunc("GET /api/me", s.me)
	mux.HandleFunc("POST /api/me", s.rename)
	mux.HandleFunc("POST /api/accounts", s.register)
	mux.HandleFunc("POST /api/session", s.signIn)
	mux.HandleFunc("DELETE /api/session", s.signOut)

	handle("GET /api/games", s.games)
	mux.HandleFunc("GET /api/content/smallworld", s.content)
	handle("GET /api/rules", s.rules)
	handle("GET /api/rules/{id}", s.rule)
	handle("GET /api/lobby", s.lobby)

	mux.HandleFunc("POST /api/tables", s.createTable)
	mux.HandleFunc("POST /api/tables/{id}/join", s.join)
	handle("GET /api/tables/{id}", s.snapshot)
	mux.HandleFunc("GET /api/tables/{id}/stream", s.stream)
	handle("POST /api/tables/{id}/moves", s.moves)
	handle("POST /api/tables/{id}/undo", s.undo)
	handle("POST /api/tables/{id}/consent", s.consent)
	handle("POST /api/tables/{id}/chat", s.chat)
	handle("POST /api/tables/{id}/seats/{seat}", s.hand)
	handle("POST /api/tables/{id}/pause", s.pause)
	handle("POST /api/tables/{id}/rematch", s.rematch)
	handle("GET /api/tables/{id}/history", s.history)
	handle("GET /api/tables/{id}/at/{seq}", s.at)
	mux.HandleFunc("GET /api/tables/{id}/record", s.record)
	handle("/api/", func(*http.Request) (any, error) { return nil, errNoSuchThing })
	mux.Handle("/", client())
}

func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	if err := s.Store.Ping(ctx); err != nil {
		s.fail(w, r, err)
		return
	}
	s.send(w, http.StatusOK, map[string]string{"status": "ok"})
}
