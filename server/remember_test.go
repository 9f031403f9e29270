package server

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"twobanners/store"
)

// counted is a store that counts how often it is asked who a session belongs to.
type counted struct {
	store.Store
	asked  atomic.Int64
	during func() // happens between the question and the answer
}

func (c *counted) Session(ctx context.Context, key []byte) (store.Person, error) {
	c.asked.Add(1)
	p, err := c.Store.Session(ctx, key)
	if c.during != nil {
		c.during()
	}
	return p, err
}

// A session that is ended lets nobody in: at its own node from that moment on, at another one
// after two seconds at most.
func TestSessionsAreRememberedForAWhile(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	site := mustURL(t, s.http.URL)
	key := sessionKey(g.client.Jar.Cookies(site)[0].Value)
	asked := &counted{Store: s.server.Store.(*remembering).Store}
	now := time.Now()
	clock := func() time.Time { return now }
	here, there := remember(asked, clock), remember(asked, clock)
	see := func(m *remembering, want error) {
		t.Helper()
		if p, err := m.Session(t.Context(), key); !errors.Is(err, want) {
			t.Errorf("%q (%v), want %v", p.Name, err, want)
		}
	}
	for range 10 {
		see(here, nil)
		see(there, nil)
	}
	if n := asked.asked.Load(); n != 2 {
		t.Errorf("two nodes asked %d times", n)
	}
	must(t, here.SignOut(t.Context(), key))
	see(here, store.ErrNotFound)
	see(there, nil)
	now = now.Add(rememberedFor)
	see(there, store.ErrNotFound)
}

// A session that ends while it is being asked for is not remembered.
func TestAnAnswerFromBeforeTheEndIsForgotten(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	key := sessionKey(g.client.Jar.Cookies(mustURL(t, s.http.URL))[0].Value)
	late := &counted{Store: s.server.Store.(*remembering).Store}
	m := remember(late, time.Now)
	late.during = func() { must(t, m.SignOut(t.Context(), key)) }
	if _, err := m.Session(t.Context(), key); err != nil {
		t.Fatal(err)
	}
	late.during = nil
	if p, err := m.Session(t.Context(), key); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("after its end the session is still %q's (%v)", p.Name, err)
	}
}

// Over the wire: a session in use is refused as soon as another one of the same person ended it,
// and a new name or a ban is seen at once.
func TestAUsedSessionIsEndedAtOnce(t *testing.T) {
	s := newSite(t, settings{})
	phone, desk := s.account("Anna"), s.guest()
	desk.post("/api/session", `{"name":"Anna","password":"correct horse"}`, 200)
	for range 2 {
		if me := desk.expect("GET", "/api/me", nil, 200); me["name"] != "Anna" {
			t.Fatalf("the desk is %v", me)
		}
	}
	phone.post("/api/me", `{"name":"Anne"}`, 200)
	me := desk.expect("GET", "/api/me", nil, 200)
	if me["name"] != "Anne" {
		t.Errorf("after a new name the desk is %v", me)
	}
	phone.expect("DELETE", "/api/me/sessions/others", nil, 200)
	if now := desk.expect("GET", "/api/me", nil, 200); now["id"] == me["id"] {
		t.Errorf("after its end the session is still %v's", now)
	}
}

// A move asks the store for nothing but its own append, once the session is known.
func TestAMoveAsksForTheSessionOnce(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	path := g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}]}`)
	kept := s.server.Store.(*remembering)
	asked := &counted{Store: kept.Store}
	kept.Store = asked
	kept.turn++
	clear(kept.known)
	for range 6 {
		shot := g.look(path, 0)
		seat := int(shot.Decision.Actors[0])
		shot = g.look(path, seat)
		g.post(path+"/moves", moveBody{ids(), shot.Seq, seat, []any{shot.Moves[0].Move}}, 200)
	}
	if n := asked.asked.Load(); n != 1 {
		t.Errorf("six moves asked %d times who moves", n)
	}
}
