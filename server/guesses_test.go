package server

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"
)

// from is a browser at an address, behind a proxy of ours.
func (s *site) from(address string) *guest {
	g := s.guest()
	g.client.Transport = forwarded{address, http.DefaultTransport}
	return g
}

type forwarded struct {
	address string
	next    http.RoundTripper
}

func (f forwarded) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Forwarded-For", f.address)
	return f.next.RoundTrip(r)
}

// stopped is a clock that stands: no limit recovers while a test takes its time.
func stopped() func() time.Time {
	now := time.Now().Add(time.Hour)
	return func() time.Time { return now }
}

func behindProxy(t *testing.T) *site {
	s := newSite(t, settings{now: stopped()})
	s.server.Proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
	return s
}

const (
	wrongHorse = `{"name":"Victim","password":"wrong horse"}`
	rightHorse = `{"name":"Victim","password":"correct horse"}`
)

// Nobody tries passwords by the thousand, not even of an account that is none.
func TestNobodyIsTriedSeldomToo(t *testing.T) {
	s := newSite(t, settings{now: stopped()})
	g := s.guest()
	for range triesBurst {
		g.refused("POST", "/api/session", wrongHorse, 401, "wrong-password")
	}
	g.refused("POST", "/api/session", wrongHorse, 429, "too-many")
	g.refused("POST", "/api/session", `{"name":"Bela","password":"wrong"}`, 401, "wrong-password")
}

// Who tries passwords from one address locks that address out and nobody else.
func TestOneAddressLocksNobodyOut(t *testing.T) {
	s := behindProxy(t)
	open := s.account("Victim") // at another address, with a session
	thief := s.from("198.51.100.1")
	for range triesBurst {
		thief.refused("POST", "/api/session", wrongHorse, 401, "wrong-password")
	}
	for range 3 * allTriesBurst { // what is refused counts for nothing
		thief.refused("POST", "/api/session", wrongHorse, 429, "too-many")
	}
	thief.refused("POST", "/api/session", rightHorse, 429, "too-many")
	for range 2 * triesBurst { // who is right may come as often as that
		s.from("203.0.113.7").post("/api/session", rightHorse, 200)
	}
	open.post("/api/me/password", `{"old":"correct horse","new":"correct horse"}`, 200)
}

// Where many addresses try, a browser that was signed in before still has its own tries, and so has
// an open session. Others wait.
func TestABrowserThatWasHereBeforeHasItsOwnTries(t *testing.T) {
	s := behindProxy(t)
	open := s.account("Victim")
	old := s.from("203.0.113.7")
	old.post("/api/session", rightHorse, 200)
	old.expect("DELETE", "/api/session", nil, 200)
	now := s.server.Now()
	for s.server.guesses.all.take("victim", now) { // a hundred failures from everywhere
	}
	s.from("203.0.113.7").refused("POST", "/api/session", rightHorse, 429, "too-many")
	for range triesBurst {
		old.refused("POST", "/api/session", wrongHorse, 401, "wrong-password")
	}
	old.refused("POST", "/api/session", rightHorse, 429, "too-many")
	// The browser of another account is a stranger to this one.
	mallory := s.from("198.51.100.9")
	mallory.post("/api/accounts", `{"name":"Mallory","password":"correct horse"}`, 200)
	mallory.refused("POST", "/api/session", rightHorse, 429, "too-many")
	codes := open.post("/api/me/codes", `{"password":"correct horse"}`, 200)["codes"].([]any)
	s.from("203.0.113.8").post("/api/session/recover", map[string]any{
		"name": "Victim", "code": codes[0], "password": "battery staple",
	}, 200)
}

// An open session is no way to try passwords by the thousand.
func TestAnOpenSessionIsTriedSeldom(t *testing.T) {
	s := newSite(t, settings{now: stopped()})
	g := s.account("Victim")
	for range triesBurst {
		g.refused("POST", "/api/me/codes", `{"password":"wrong horse"}`, 401, "wrong-password")
	}
	g.refused("POST", "/api/me/codes", `{"password":"correct horse"}`, 429, "too-many")
}

// Addresses that fail wait behind one that never did, and a browser of before comes first.
func TestFailuresCost(t *testing.T) {
	s := behindProxy(t)
	s.account("Victim")
	rank := func(address string) int {
		r := httptest.NewRequest("POST", "/", nil)
		r.RemoteAddr = address + ":1"
		at := s.server.place(s.server.stranger(r))
		s.server.guesses.spent.giveBack(at.by, s.server.Now())
		return at.rank
	}
	s.from("203.0.113.7").post("/api/session", rightHorse, 200)
	for range 5 {
		s.from("198.51.100.1").refused("POST", "/api/session", wrongHorse, 401, "wrong-password")
	}
	bad, good, fresh := rank("198.51.100.1"), rank("203.0.113.7"), rank("203.0.113.9")
	if good != fresh || bad < good+5 || fresh < 1 {
		t.Errorf("who failed waits at %d, who was right at %d, who is new at %d", bad, good, fresh)
	}
}

// An address is what a named proxy says last, and nothing that a client says.
func TestAddressesComeFromNamedProxies(t *testing.T) {
	s := newSite(t, settings{})
	ours, err := ParseProxies([]string{"127.0.0.1", "10.0.0.0/8", "fd00::/8"})
	must(t, err)
	for _, c := range []struct {
		proxies []netip.Prefix
		remote  string
		said    []string
		want    string
	}{
		{nil, "203.0.113.7:80", []string{"1.2.3.4"}, "203.0.113.7"},
		{nil, "127.0.0.1:80", []string{"1.2.3.4"}, "127.0.0.1"},
		{ours, "203.0.113.7:80", []string{"1.2.3.4"}, "203.0.113.7"}, // comes past the proxy
		{ours, "127.0.0.1:80", nil, "127.0.0.1"},
		{ours, "127.0.0.1:80", []string{"1.2.3.4"}, "1.2.3.4"},
		{ours, "127.0.0.1:80", []string{"6.6.6.6, 1.2.3.4"}, "1.2.3.4"},
		{ours, "127.0.0.1:80", []string{"6.6.6.6", "1.2.3.4"}, "1.2.3.4"}, // HAProxy adds a line
		{ours, "127.0.0.1:80", []string{"6.6.6.6, 7.7.7.7", "1.2.3.4 "}, "1.2.3.4"},
		{ours, "127.0.0.1:80", []string{"6.6.6.6, 1.2.3.4, 10.0.0.9"}, "1.2.3.4"}, // two proxies
		{ours, "127.0.0.1:80", []string{"10.1.1.1, 10.0.0.9"}, "10.1.1.1"},
		{ours, "127.0.0.1:80", []string{"1.2.3.4, rubbish"}, "127.0.0.1"},
		{ours, "127.0.0.1:80", []string{"rubbish, 1.2.3.4"}, "1.2.3.4"},
		{ours, "127.0.0.1:80", []string{"1.2.3.4:5678"}, "1.2.3.4"},
		{ours, "[::ffff:127.0.0.1]:80", []string{"::ffff:1.2.3.4"}, "1.2.3.4"},
		{ours, "[fd00::1]:80", []string{"2001:db8:1:2:3:4:5:6"}, "2001:db8:1:2::"},
		{ours, "127.0.0.1:80", []string{"[2001:db8:1:2:3:4:5:6]:99"}, "2001:db8:1:2::"},
		{ours, "127.0.0.1:80", []string{"fe80::1%eth0"}, "fe80::"},
	} {
		s.server.Proxies = c.proxies
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		r.Header["X-Forwarded-For"] = c.said
		if got := s.server.address(r); got != c.want {
			t.Errorf("from %s, said %q: %s, want %s", c.remote, c.said, got, c.want)
		}
	}
	for _, bad := range []string{"", "yes", "10.0.0.0/64", "proxy.example.org"} {
		if _, err := ParseProxies([]string{bad}); err == nil {
			t.Errorf("%q passes for a proxy", bad)
		}
	}
}

// A proxy that nobody named is told of, once.
func TestAProxyThatIsNotNamedIsNoticed(t *testing.T) {
	s := newSite(t, settings{})
	for range 3 {
		s.from("203.0.113.7").expect("GET", "/api/me", nil, 200)
	}
	s.server.Close()
	s.http.Close()
	if n := strings.Count(s.log.String(), "name the proxy"); n != 1 {
		t.Errorf("said %d times", n)
	}
}
