// Package server is the HTTP API: requests as JSON, moves by POST, one event stream (SSE) of
// updates for each tab. It computes no state and sends nothing but views.
package server

import (
	"context"
	"crypto/cipher"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-webauthn/webauthn/webauthn"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Config is what a server needs.
type Config struct {
	Store  store.Store
	Tables *table.Registry
	Log    *slog.Logger
	Now    func() time.Time
	// Site is the address that people use, such as https://play.example.org. Passkeys are bound to
	// it, and cookies are for encrypted connections only if it is one.
	Site *url.URL
	// Guest numbers a new guest; nil draws a number from 1000 to 9999.
	Guest func() int
	// Proxies are the addresses that are believed when they say for whom they ask.
	Proxies []netip.Prefix
	Limits  Limits
	// Packs are those that tables may be made with, by game.
	Packs map[string][]game.Pack
	// Push sends messages to push services; nil means one that reaches only the wide world.
	Push *http.Client
}

// Server answers requests.
type Server struct {
	Config
	handler   http.Handler
	closing   context.Context
	close     context.CancelFunc
	hashing   *hashing
	guesses   guesses
	passkeys  *webauthn.WebAuthn
	box       cipher.AEAD // what browsers keep for us is sealed in it
	vapid     vapid
	couriers  couriers
	shelf     shelf
	requests  *buckets
	strange   sync.Once // that a proxy was not named has been said
	doors     *buckets
	streams   streams
	stories   stories
	estimates estimates
	answers   answerCache
	metrics   metrics
	drain     atomic.Pointer[time.Time] // when the server will be restarted
	disk      store.OnDisk              // the store, if it is on a disk of this machine
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
		guesses:  newGuesses(),
		shelf:    shelf{kept: map[string]shelved{}},
		requests: newBuckets(c.Limits.Requests, c.Limits.Burst),
		doors:    newBuckets(c.Limits.Doors, c.Limits.DoorBurst),
		streams:  newStreams(),
		stories:  stories{of: map[string]int{}},
		couriers: newCouriers(),

		estimates: estimates{of: map[estimateKey]*estimate{}},
	}
	var err error
	if s.passkeys, err = newPasskeys(c.Site); err != nil {
		return nil, err
	}
	if s.box, err = newBox(kept); err != nil {
		return nil, err
	}
	if s.vapid, err = newVapid(kept); err != nil {
		return nil, err
	}
	s.closing, s.close = context.WithCancel(context.Background())
	s.metrics = s.newMetrics()
	s.metrics.watch(kept)
	s.disk, _ = kept.(store.OnDisk)
	mux, err := s.routerOf(s.routes())
	if err != nil {
		return nil, err
	}
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
