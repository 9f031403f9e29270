package server

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

func (s *site) account(name string) *guest {
	g := s.guest()
	g.post("/api/accounts", map[string]string{"name": name, "password": "correct horse"}, 200)
	return g
}

// Registration gives a new session: who knew the guest's cookie does not have the account.
func TestRegistrationRenewsTheSession(t *testing.T) {
	s := newSite(t, settings{})
	g, thief := s.guest(), s.guest()
	g.expect("GET", "/api/me", nil, 200)
	site := mustURL(t, s.http.URL)
	thief.client.Jar.SetCookies(site, g.client.Jar.Cookies(site))
	g.post("/api/accounts", `{"name":"Anna","password":"correct horse"}`, 200)
	if me := thief.expect("GET", "/api/me", nil, 200); me["guest"] != true || me["name"] == "Anna" {
		t.Errorf("the thief is %v", me)
	}
}

// Sessions can be listed and ended, one by one and all others at once.
func TestSessionsAreListedAndEnded(t *testing.T) {
	s := newSite(t, settings{})
	phone := s.account("Anna")
	desk, third := s.guest(), s.guest()
	for _, g := range []*guest{desk, third} {
		g.post("/api/session", `{"name":"Anna","password":"correct horse"}`, 200)
	}
	var list []SessionShown
	phone.get("/api/me/sessions", &list)
	here := 0
	for _, one := range list {
		if one.Here {
			here++
		}
	}
	if len(list) != 3 || here != 1 || list[0].About == "" {
		t.Fatalf("sessions: %+v", list)
	}
	s.account("Bela").refused("DELETE", "/api/me/sessions/"+list[0].ID, nil, 404, "not-found")
	third.expect("DELETE", "/api/me/sessions/others", nil, 200)
	for g, want := range map[*guest]bool{phone: true, desk: true, third: false} {
		if me := g.expect("GET", "/api/me", nil, 200); me["guest"] != want {
			t.Errorf("guest: %v, want %t", me["guest"], want)
		}
	}
}

// A changed password ends the other sessions; the old one is wrong from then on.
func TestPasswordsCanBeChanged(t *testing.T) {
	s := newSite(t, settings{})
	phone := s.account("Anna")
	desk := s.guest()
	desk.post("/api/session", `{"name":"Anna","password":"correct horse"}`, 200)
	phone.refused("POST", "/api/me/password", `{"old":"wrong","new":"battery staple"}`, 401,
		"wrong-password")
	s.guest().refused("POST", "/api/me/password", `{"old":"","new":"battery staple"}`, 403,
		"not-allowed")
	phone.post("/api/me/password", `{"old":"correct horse","new":"battery staple"}`, 200)
	if me := desk.expect("GET", "/api/me", nil, 200); me["guest"] != true {
		t.Error("the other session goes on")
	}
	if me := phone.expect("GET", "/api/me", nil, 200); me["guest"] != false {
		t.Error("the session that changed it has ended")
	}
	desk.refused("POST", "/api/session", `{"name":"Anna","password":"correct horse"}`, 401,
		"wrong-password")
	desk.post("/api/session", `{"name":"Anna","password":"battery staple"}`, 200)
}

// A recovery code opens an account once.
func TestRecoveryCodes(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna")
	g.refused("POST", "/api/me/codes", `{"password":"wrong"}`, 401, "wrong-password")
	codes := g.post("/api/me/codes", `{"password":"correct horse"}`, 200)["codes"].([]any)
	if len(codes) != recoveryCodes {
		t.Fatalf("%d codes", len(codes))
	}
	code := strings.ToLower(codes[3].(string))
	use := map[string]string{"name": "anna", "code": code, "password": "battery staple"}
	lost := s.guest()
	bad := map[string]string{"name": "anna", "code": "AAAAA-AAAAA", "password": "battery staple"}
	lost.refused("POST", "/api/session/recover", bad, 401, "wrong-password")
	if me := lost.post("/api/session/recover", use, 200); me["name"] != "Anna" {
		t.Errorf("recovered: %v", me)
	}
	s.guest().refused("POST", "/api/session/recover", use, 401, "wrong-password")
}

// Whoever had the account does not come back when it is recovered: sessions, tokens, messages to
// browsers and passkeys end, these last if they are not to be kept.
func TestRecoveryEndsWhatCouldComeBack(t *testing.T) {
	for _, keep := range []bool{false, true} {
		s := newSite(t, settings{})
		g := s.account("Anna")
		thief := g.again()
		token := s.token(g)
		newAuthenticator(s).add(g, `{"password":"correct horse"}`)
		b, _ := newBrowser(t)
		g.post("/api/push", b.subscription("https://push.example.org/1", true), 200)
		made := g.post("/api/me/codes", `{"password":"correct horse"}`, 200)["codes"].([]any)
		back := s.guest()
		back.post("/api/session/recover", map[string]any{
			"name": "Anna", "code": made[0], "password": "battery staple", "keep": keep,
		}, 200)
		if me := thief.expect("GET", "/api/me", nil, 200); me["guest"] != true {
			t.Error("a session came back")
		}
		token.refused("GET", "/api/me", nil, 403, "not-allowed")
		if n := len(back.passkeys()); n != 0 && !keep || n != 1 && keep {
			t.Errorf("kept: %t, and there are %d passkeys", keep, n)
		}
		_, p := s.everythingOf("Anna")
		list, err := s.server.Store.Subscriptions(t.Context(), p.ID)
		must(t, err)
		if len(list) != 0 {
			t.Error("messages still go to the thief's browser")
		}
	}
}

// A new password asks whether tokens and messages to browsers shall end too.
func TestANewPasswordAsks(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna")
	token := s.token(g)
	b, _ := newBrowser(t)
	g.post("/api/push", b.subscription("https://push.example.org/1", true), 200)
	left := func() int {
		_, p := s.everythingOf("Anna")
		list, err := s.server.Store.Subscriptions(t.Context(), p.ID)
		must(t, err)
		return len(list)
	}
	g.post("/api/me/password", `{"old":"correct horse","new":"battery staple"}`, 200)
	if me := token.expect("GET", "/api/me", nil, 200); me["name"] != "Anna" || left() != 1 {
		t.Errorf("unasked, the token is %v, %d subscriptions are left", me, left())
	}
	g.post("/api/me/password", `{"old":"battery staple","new":"third password","all":true}`, 200)
	token.refused("GET", "/api/me", nil, 403, "not-allowed")
	if left() != 0 {
		t.Error("messages go on")
	}
	g.get("/api/me/passkeys", new([]PasskeyShown)) // who changed it is still there
}

// A recovery that is refused because many people sign in uses no code up.
func TestARefusedRecoveryKeepsItsCode(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna")
	made := g.post("/api/me/codes", `{"password":"correct horse"}`, 200)["codes"].([]any)
	use := map[string]any{"name": "Anna", "code": made[0], "password": "battery staple"}
	first := s.server.hashing.enter(place{"crowd", 0})
	for i := range maxWaiting {
		s.server.hashing.enter(place{fmt.Sprint("crowd ", i), 0})
	}
	lost := s.guest()
	lost.refused("POST", "/api/session/recover", use, 429, "too-many")
	s.server.hashing = newHashing()
	if first == nil || lost.post("/api/session/recover", use, 200)["name"] != "Anna" {
		t.Error("the code was used up")
	}
}

// A program plays with a token of an account, and is seen to be one.
func TestTokens(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna")
	s.guest().refused("POST", "/api/me/tokens", `{"name":"bot"}`, 403, "not-allowed")
	token := g.post("/api/me/tokens", `{"name":"my bot"}`, 200)["token"].(string)
	program := s.guest()
	program.client.Transport = bearer{token}
	if me := program.expect("GET", "/api/me", nil, 200); me["name"] != "Anna" {
		t.Fatalf("the program is %v", me)
	}
	path := program.table(twoPeople)
	if shot := program.look(path, 0); !shot.Seats[0].Program || !shot.Seats[0].You {
		t.Errorf("its seat is %+v", shot.Seats[0])
	}
	program.refused("DELETE", "/api/me", `{"password":"correct horse"}`, 403, "not-allowed")
	program.refused("POST", "/api/me/tokens", `{"name":"more"}`, 403, "not-allowed")
	program.refused("DELETE", "/api/me/sessions/others", nil, 403, "not-allowed")
	for range maxTokens - 1 {
		g.post("/api/me/tokens", `{"name":"another"}`, 200)
	}
	g.refused("POST", "/api/me/tokens", `{"name":"one more"}`, 403, "not-allowed")
}

type bearer struct{ token string }

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+b.token)
	return http.DefaultTransport.RoundTrip(r)
}

// Whoever wants to be forgotten gets a copy of everything and is: name and words are gone from the
// tables, a bot plays on, and the name is free.
func TestForgetting(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna Quillen")
	path := g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}],"public":true}`)
	other := s.named("Bela")
	s.account("Carl")
	other.post(path+"/join", `{}`, 200)
	g.post(path+"/chat", `{"id":"`+ids()+`","text":"my secret recipe"}`, 200)
	g.post("/api/friends", `{"name":"Carl"}`, 200)
	newAuthenticator(s).add(g, `{"password":"correct horse"}`)
	b, _ := newBrowser(t)
	g.post("/api/push", b.subscription("https://push.example.org/1", true), 200)
	var copied Export
	g.get("/api/me/export", &copied)
	if len(copied.Friends.Asked) != 1 || len(copied.Passkeys) != 1 || len(copied.Pushes) != 1 {
		t.Errorf("the copy forgets something: %+v", copied)
	}
	if copied.Me.Name != "Anna Quillen" || len(copied.Tables) != 1 || len(copied.Said) != 1 ||
		copied.Said[0].Text != "my secret recipe" {
		t.Fatalf("the copy is %+v", copied)
	}
	g.refused("DELETE", "/api/me", `{"password":"wrong"}`, 401, "wrong-password")
	g.expect("DELETE", "/api/me", `{"password":"correct horse"}`, 200)
	if me := g.expect("GET", "/api/me", nil, 200); me["guest"] != true {
		t.Errorf("after all that anna is %v", me)
	}
	_, shot := other.send("GET", path+"?as=1", nil)
	_, story := other.send("GET", path+"/history?as=1", nil)
	_, lobby := other.send("GET", "/api/lobby", nil)
	for _, text := range [][]byte{shot, story, lobby} {
		if strings.Contains(string(text), "Quillen") || strings.Contains(string(text), "recipe") {
			t.Errorf("it is still known: %.300s", text)
		}
	}
	if now := other.look(path, 1); now.Seats[0].Kind != "bot" || now.Status != "playing" {
		t.Errorf("the table is %s, her seat %+v", now.Status, now.Seats[0])
	}
	s.account("Anna Quillen")
}
