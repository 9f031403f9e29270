package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func scrape(t testing.TB, s *site) string {
	t.Helper()
	w := httptest.NewRecorder()
	s.server.Metrics().ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), "GET", "/", nil))
	return w.Body.String()
}

func TestAGuestBecomesAnAccount(t *testing.T) {
	s := newSite(t, settings{})
	phone := s.named("Anna")
	path := phone.table(twoPeople)
	before := phone.expect("GET", "/api/me", nil, 200)
	if before["guest"] != true {
		t.Errorf("anna is %v, want a guest", before)
	}
	account := `{"name":"Anna","password":"correct horse"}`
	phone.refused("POST", "/api/accounts", `{"name":"Anna","password":"short"}`, 400, "bad-request")
	after := phone.post("/api/accounts", account, 200)
	if after["guest"] != false || after["id"] != before["id"] || after["password"] != true {
		t.Errorf("anna is %v, was %v", after, before)
	}
	phone.refused("POST", "/api/accounts", account, 403, "not-allowed")
	s.guest().refused("POST", "/api/accounts", `{"name":"ANNA","password":"another one"}`, 409,
		"taken")

	desk := s.guest()
	desk.refused("POST", "/api/session", `{"name":"Anna","password":"wrong horse"}`, 401,
		"wrong-password")
	desk.refused("POST", "/api/session", `{"name":"Nobody","password":"wrong horse"}`, 401,
		"wrong-password")
	desk.post("/api/session", `{"name":"anna","password":"correct horse"}`, 200)
	if !desk.look(path, 0).Seats[0].You {
		t.Error("anna's games are not on her second device")
	}
	desk.expect("DELETE", "/api/session", nil, 200)
	desk.refused("GET", path+"?as=0", nil, 403, "not-your-seat")
	phone.look(path, 0)
	if log := s.log.String(); strings.Contains(log, "horse") {
		t.Error("a password is in the log")
	}
}

func TestNames(t *testing.T) {
	s := newSite(t, settings{})
	g := s.guest()
	me := g.post("/api/me", `{"name":"  José   Ávila ","language":"pt-BR"}`, 200)
	if me["name"] != "José Ávila" || me["language"] != "pt" {
		t.Errorf("he is %v", me)
	}
	for _, bad := range []string{`""`, `"\u202e"`, `"aaaaaaaaaaaaaaaaaaaaaaaaa"`} {
		g.refused("POST", "/api/me", `{"name":`+bad+`}`, 400, "bad-request")
	}
}

func TestCookiesAreStrict(t *testing.T) {
	s := newSite(t, settings{})
	answer, err := s.http.Client().Get(s.http.URL + "/api/me")
	must(t, err)
	defer func() { _ = answer.Body.Close() }()
	cookies := answer.Cookies()
	if len(cookies) != 1 || !cookies[0].HttpOnly || cookies[0].SameSite != http.SameSiteLaxMode {
		t.Errorf("cookies %v", cookies)
	}
}

func TestTheClientIsServed(t *testing.T) {
	s := newSite(t, settings{})
	g := s.guest()
	for _, address := range []string{"/", "/table/x"} {
		if status, text := g.send("GET", address, nil); status != 200 ||
			!strings.Contains(string(text), "Two Banners") {
			t.Errorf("%s: %d %.80s", address, status, text)
		}
	}
	if status, _ := g.send("POST", "/", nil); status != http.StatusMethodNotAllowed {
		t.Errorf("POST /: %d", status)
	}
}
