// Package server is the door for browsers: moves by POST, one stream of updates for each tab. It
// computes no state and sends nothing but views.
package server

import (
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/go-webauthn/webauthn/webauthn"
	"golang.org/x/time/rate"

	"twobanners/store"
	"twobanners/table"
)

// Config is what a server needs.
type Config struct {
	Store store.Store
	Hall  *table.Hall
	Log   *slog.Logger
	Now   func() time.Time
	// Site is the address that people use, such as https://play.example.org. Passkeys are bound to
	// it, and cookies are for encrypted connections only if it is one.
	Site *url.URL
	// Guest numbers a new guest; nil draws a number from 1000 to 9999.
	Guest func() int
	// BehindProxy means that X-Forwarded-For says who asks.
	BehindProxy bool
	Limits      Limits
	// Push sends messages to push services; nil means one that reaches only the wide world.
	Push *http.Client
}

// Server answers requests.
type Server struct {
	Config
	handler    http.Handler
	closing    context.Context
	close      context.CancelFunc
	hashing    *hashing
	guesses    *buckets
	passkeys   *webauthn.WebAuthn
	ceremonies *ceremonies
	vapid      vapid
	shelf      shelf
	requests   *buckets
	doors      *buckets
	streams    streams
	stories    stories
	estimates  estimates
	metrics    metrics
	drain      atomic.Pointer[time.Time] // when the server will be restarted
}

// New makes a server.
func New(c Config) (*Server, error) {
	c.Limits = c.Limits.filled()
	kept := c.Store
	c.Store = remember(kept, c.Now)
	if c.Guest == nil {
		c.Guest = guestNumber
	}
	if c.Push == nil {
		c.Push = newPushClient()
	}
	s := &Server{
		Config: c, hashing: newHashing(),
		guesses:  newBuckets(rate.Every(triesEvery), triesBurst),
		shelf:    shelf{kept: map[string]shelved{}},
		requests: newBuckets(c.Limits.Requests, c.Limits.Burst),
		doors:    newBuckets(c.Limits.Doors, c.Limits.DoorBurst),
		streams:  newStreams(),
		stories:  stories{of: map[string]int{}},

		estimates: estimates{of: map[estimateKey]*estimate{}},
	}
	var err error
	if s.passkeys, err = newPasskeys(c.Site); err != nil {
		return nil, err
	}
	if s.ceremonies, err = newCeremonies(kept); err != nil {
		return nil, err
	}
	if s.vapid, err = newVapid(kept); err != nil {
		return nil, err
	}
	s.closing, s.close = context.WithCancel(context.Background())
	s.metrics = s.newMetrics()
	s.metrics.watch(kept)
	mux := http.NewServeMux()
	s.routes(mux)
	s.handler = s.measured(s.guard(s.limited(mux)))
	return s, nil
}

func (s *Server) secure() bool { return s.Site.Scheme == "https" }

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Close ends all streams: a graceful shutdown must not wait for tabs to be closed.
func (s *Server) Close() {
	s.close()
	s.streams.end()
}

const streamRoute = "GET /api/tables/{id}/stream"

func (s *Server) routes(mux *http.ServeMux) {
	handle := func(pattern string, h func(*http.Request) (any, error)) {
		mux.Handle(pattern, s.answer(http.StatusOK,
			func(_ http.ResponseWriter, r *http.Request) (any, error) { return h(r) }))
	}
	// greet is handle for what may set a cookie and is let through a narrower door.
	greet := func(pattern string, h func(http.ResponseWriter, *http.Request) (any, error)) {
		mux.Handle(pattern, s.answer(http.StatusOK,
			func(w http.ResponseWriter, r *http.Request) (any, error) {
				if err := s.door(r); err != nil {
					return nil, err
				}
				return h(w, r)
			}))
	}
	mux.HandleFunc("GET /healthz", s.Live)
	mux.Handle("GET /api/me", s.answer(http.StatusOK, s.me))
	greet("POST /api/me", s.rename)
	greet("DELETE /api/me", s.deleteMe)
	greet("POST /api/me/vacation", s.vacation)
	handle("GET /api/me/export", s.export)
	handle("GET /api/me/sessions", s.sessions)
	greet("DELETE /api/me/sessions/{session}", s.endOneSession)
	greet("POST /api/me/password", s.password)
	greet("POST /api/me/codes", s.codes)
	greet("POST /api/me/tokens", s.token)
	greet("POST /api/accounts", s.register)
	handle("GET /api/push", s.pushKey)
	greet("POST /api/push", s.subscribe)
	greet("POST /api/push/end", s.unsubscribe)
	handle("GET /api/friends", s.friends)
	greet("POST /api/friends", s.befriend)
	greet("POST /api/friends/end", s.unfriend)
	handle("GET /api/people/{name}", s.profile)
	handle("GET /api/leaders", s.leaders)
	handle("GET /api/finished", s.finished)
	greet("POST /api/session/recover", s.recover)
	greet("POST /api/session", s.signIn)
	greet("DELETE /api/session", s.signOut)
	greet("POST /api/passkeys/begin", s.withPasskeys(s.makePasskey))
	greet("POST /api/passkeys/finish", s.withPasskeys(s.passkeyMade))
	greet("POST /api/session/passkey/begin", s.withPasskeys(s.askPasskey))
	greet("POST /api/session/passkey/finish", s.withPasskeys(s.passkeyShown))

	handle("GET /api/games", s.games)
	mux.HandleFunc("GET /api/content/{game}", s.content)
	handle("GET /api/rules", s.rules)
	handle("GET /api/rules/{id}", s.rule)
	handle("GET /api/lobby", s.lobby)

	s.tableRoutes(mux, handle, greet)
	handle("/api/", func(*http.Request) (any, error) { return nil, errNoSuchThing })
	mux.Handle("/", client())
}

// tableRoutes are the routes of tables and of records.
func (s *Server) tableRoutes(
	mux *http.ServeMux,
	handle func(string, func(*http.Request) (any, error)),
	greet func(string, func(http.ResponseWriter, *http.Request) (any, error)),
) {
	greet("POST /api/tables", s.createTable)
	greet("POST /api/tables/{id}/join", s.join)
	handle("GET /api/tables/{id}", s.snapshot)
	handle("GET /api/tables/{id}/odds", s.odds)
	mux.HandleFunc(streamRoute, s.stream)
	handle("POST /api/tables/{id}/nonce", s.bring)
	handle("POST /api/tables/{id}/moves", s.moves)
	handle("POST /api/tables/{id}/undo", s.undo)
	handle("POST /api/tables/{id}/redo", s.redo)
	handle("POST /api/tables/{id}/consent", s.consent)
	handle("POST /api/tables/{id}/chat", s.chat)
	handle("POST /api/tables/{id}/advice", s.advise)
	handle("POST /api/tables/{id}/seats/{seat}", s.hand)
	handle("POST /api/tables/{id}/pause", s.pause)
	handle("POST /api/tables/{id}/kick", s.kick)
	handle("POST /api/tables/{id}/setup", s.arrange)
	handle("POST /api/tables/{id}/invite", s.invite)
	handle("POST /api/tables/{id}/leave", s.simple((*table.Table).Leave))
	handle("POST /api/tables/{id}/abandon", s.simple((*table.Table).Abandon))
	handle("POST /api/tables/{id}/nudge", s.simple((*table.Table).Nudge))
	greet("POST /api/tables/{id}/report", s.report)
	greet("POST /api/tables/{id}/rematch", s.rematch)
	mux.HandleFunc("GET /api/tables/{id}/history", s.history)
	handle("GET /api/tables/{id}/at/{seq}", s.at)
	mux.HandleFunc("GET /api/tables/{id}/record", s.record)
	greet("POST "+replaysPath, s.openRecord)
	handle("GET /api/replays/{id}", s.recordEnd)
	mux.HandleFunc("GET /api/replays/{id}/history", s.recordHistory)
	handle("GET /api/replays/{id}/at/{seq}", s.recordAt)
}
