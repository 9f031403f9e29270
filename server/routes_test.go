package server

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"twobanners/store"
)

// forTokens is what a program may ask for: what a player needs at a table, and what anybody may
// read. A route that is added here must change nothing of who may play.
var forTokens = []string{
	"/", "/api/", "GET /healthz", "GET /api/me", "GET /api/push",
	"GET /api/games", "GET /api/content/{game}", "GET /api/content/{game}/{version}",
	"GET /api/rules", "GET /api/rules/{id}",
	"GET /api/lobby", "GET /api/people/{name}", "GET /api/leaders", "GET /api/finished",
	"POST /api/tables", "POST /api/tables/{id}/join", "GET /api/tables/{id}",
	"GET /api/tables/{id}/odds", "GET /api/tables/{id}/stream", "POST /api/tables/{id}/nonce",
	"POST /api/tables/{id}/moves", "POST /api/tables/{id}/undo", "POST /api/tables/{id}/redo",
	"POST /api/tables/{id}/consent", "POST /api/tables/{id}/chat", "POST /api/tables/{id}/advice",
	"POST /api/tables/{id}/seats/{seat}", "POST /api/tables/{id}/pause",
	"POST /api/tables/{id}/setup", "POST /api/tables/{id}/leave", "POST /api/tables/{id}/abandon",
	"POST /api/tables/{id}/nudge", "POST /api/tables/{id}/rematch",
	"GET /api/tables/{id}/history", "GET /api/tables/{id}/at/{seq}",
	"GET /api/tables/{id}/record", "POST /api/replays", "GET /api/replays/{id}",
	"GET /api/replays/{id}/history", "GET /api/replays/{id}/at/{seq}",
}

// visitorKind is somebody who walks all routes.
type visitorKind struct {
	name string
	may  access // the narrowest access that is granted
	make func(s *site, name string) *guest
}

func (s *site) token(g *guest) *guest {
	program := s.guest()
	made := g.post("/api/me/tokens", `{"name":"bot"}`, 200)
	program.client.Transport = bearer{made["token"].(string)}
	return program
}

var visitorKinds = []visitorKind{
	{"a stranger", inPerson, func(s *site, _ string) *guest { return s.guest() }},
	{"a guest", known, (*site).named},
	{"a holder", holders, (*site).account},
	{"a token", anybody, func(s *site, name string) *guest { return s.token(s.account(name)) }},
	{"a token in a cookie", anybody, func(s *site, name string) *guest {
		made := s.account(name).post("/api/me/tokens", `{"name":"bot"}`, 200)
		thief := s.guest()
		thief.client.Jar.SetCookies(mustURL(s.t, s.http.URL), []*http.Cookie{
			{Name: plainCookie, Value: made["token"].(string), Path: "/"},
		})
		return thief
	}},
	{"an ended session", inPerson, func(s *site, name string) *guest {
		g := s.account(name)
		old := g.again()
		g.expect("DELETE", "/api/session", nil, 200)
		return old
	}},
	{"an ended token", nobody, func(s *site, name string) *guest {
		g := s.account(name)
		program := s.token(g)
		g.expect("DELETE", "/api/me/sessions/others", nil, 200)
		return program
	}},
}

// again is the same visitor in another browser: what this one was given since is not there.
func (g *guest) again() *guest {
	at := mustURL(g.t, g.http.URL)
	other := g.guest()
	other.client.Jar.SetCookies(at, g.client.Jar.Cookies(at))
	other.client.Transport = g.client.Transport
	return other
}

// knock asks for a route with nothing of use and tells whether the router refuses.
func (g *guest) knock(pattern, table string) (refused bool, status int, text []byte) {
	if pattern == streamRoute {
		table = "none" // one that is there does not end
	}
	method, path, found := strings.Cut(pattern, " ")
	if !found {
		method, path = "GET", pattern
	}
	path = strings.NewReplacer("{id}", table, "{game}", "smallworld", "{name}", "Host",
		"{session}", "others", "{seat}", "0", "{seq}", "1").Replace(path)
	if path == "/api/" {
		path = "/api/nothing"
	}
	var body any
	if method != "GET" {
		body = "{}"
	}
	status, text = g.send(method, path, body)
	var wrong struct{ Error struct{ Message string } }
	_ = json.Unmarshal(text, &wrong) // a page is no JSON
	for _, no := range []error{errToken, errEndedToken, errUnknown, errNoAccount} {
		refused = refused || wrong.Error.Message == no.Error()
	}
	return refused, status, text
}

// Every route says who may use it, and the router keeps to that.
func TestEveryRouteSaysWhoMayUseIt(t *testing.T) {
	probe := newSite(t, settings{})
	var tokens []string
	for _, route := range probe.server.routes() {
		if route.may == anybody {
			tokens = append(tokens, route.pattern)
		}
	}
	slices.Sort(tokens)
	if want := slices.Sorted(slices.Values(forTokens)); !slices.Equal(tokens, want) {
		t.Errorf("tokens may use\n%v, want\n%v", tokens, want)
	}
	for _, kind := range visitorKinds {
		t.Run(kind.name, func(t *testing.T) {
			s := newSite(t, settings{})
			table := strings.TrimPrefix(s.named("Host").table(twoPeople), "/api/tables/")
			id := func(g *guest) any { return g.again().expect("GET", "/api/me", nil, 200)["id"] }
			walker := kind.make(s, "Wayfarer")
			var was any
			if kind.may >= known {
				was = id(walker)
			}
			for i, route := range s.server.routes() {
				if kind.may >= known && id(walker) != was { // it ended itself on the way
					walker = kind.make(s, fmt.Sprint("Wayfarer ", i))
					was = id(walker)
				}
				refused, status, text := walker.again().knock(route.pattern, table)
				want := kind.may == nobody || route.may > kind.may
				if refused != want || status == http.StatusInternalServerError ||
					refused && status != http.StatusForbidden {
					t.Errorf("%s: %d %.120s; refused: %t, want %t", route.pattern, status, text,
						refused, want)
				}
				if kind.name == "an ended session" && bytes.Contains(text, []byte("Wayfarer")) {
					t.Errorf("%s knows who it was: %s", route.pattern, text)
				}
			}
		})
	}
}

// A route of which nobody said who may use it is no route.
func TestARouteWithoutAWordIsRefused(t *testing.T) {
	s := newSite(t, settings{})
	for _, route := range s.server.routes() {
		if route.may == nobody {
			t.Errorf("nobody may use %s", route.pattern)
		}
	}
	if _, err := s.server.routerOf([]route{{pattern: "GET /new"}}); err == nil {
		t.Error("a route that says nothing is served")
	}
}

// account is everything by which an account is known and opened.
func (s *site) everythingOf(name string) (string, *store.Person) {
	ctx := s.t.Context()
	p, err := s.server.Store.Account(ctx, name)
	must(s.t, err)
	sessions, err := s.server.Store.Sessions(ctx, p.ID)
	must(s.t, err)
	keys, err := s.server.Store.Passkeys(ctx, p.ID)
	must(s.t, err)
	pushes, err := s.server.Store.Subscriptions(ctx, p.ID)
	must(s.t, err)
	friends, err := s.server.Store.Friends(ctx, p.ID)
	must(s.t, err)
	text, err := json.Marshal([]any{p, sessions, keys, pushes, friends})
	must(s.t, err)
	return string(text), &p
}

// Whatever a token asks for, the account stays as it is: also when what it asks for is good.
func TestATokenOwnsNothing(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Wayfarer")
	s.account("Friend")
	b, _ := newBrowser(t)
	g.post("/api/push", b.subscription("https://push.example.org/1", true), 200)
	phone := newAuthenticator(s)
	g.post("/api/passkeys/finish",
		phone.made(g.post("/api/passkeys/begin", `{"password":"correct horse"}`, 200)), 200)
	codes := g.post("/api/me/codes", `{"password":"correct horse"}`, 200)["codes"].([]any)
	program := s.token(g)
	path := program.table(twoPeople)
	before, person := s.everythingOf("Wayfarer")
	var list []SessionShown
	g.get("/api/me/sessions", &list)
	for _, try := range []struct {
		method, path string
		body         any
	}{
		{"POST", "/api/me", `{"name":"Thief"}`},
		{"POST", "/api/me", `{"language":"pt"}`},
		{"DELETE", "/api/me", `{"password":"correct horse"}`},
		{"POST", "/api/me/vacation", `{"until":1}`},
		{"GET", "/api/me/export", nil},
		{"GET", "/api/me/sessions", nil},
		{"DELETE", "/api/me/sessions/others", nil},
		{"DELETE", "/api/me/sessions/" + list[0].ID, nil},
		{"POST", "/api/me/password", `{"old":"correct horse","new":"battery staple"}`},
		{"POST", "/api/me/codes", `{"password":"correct horse"}`},
		{"POST", "/api/me/tokens", `{"name":"more"}`},
		{"GET", "/api/me/passkeys", nil},
		{"POST", "/api/me/passkeys/end", map[string]string{
			"password": "correct horse", "id": text(phone.id),
		}},
		{"POST", "/api/accounts", `{"name":"Thief","password":"correct horse"}`},
		{"DELETE", "/api/session", nil},
		{"POST", "/api/session", `{"name":"Wayfarer","password":"correct horse"}`},
		{"POST", "/api/session/recover", map[string]any{
			"name": "Wayfarer", "code": codes[0], "password": "battery staple",
		}},
		{"POST", "/api/session/passkey/begin", nil},
		{"POST", "/api/passkeys/begin", `{"password":"correct horse"}`},
		{"POST", "/api/passkeys/begin", `{}`},
		{"POST", "/api/push", b.subscription("https://push.example.org/2", true)},
		{"POST", "/api/push/end", `{"endpoint":"https://push.example.org/1"}`},
		{"GET", "/api/friends", nil},
		{"POST", "/api/friends", `{"name":"Friend"}`},
		{"POST", "/api/friends/end", `{"name":"Friend"}`},
		{"POST", "/api/friends/block", `{"name":"Friend"}`},
		{"POST", path + "/invite", `{"id":"` + ids() + `","name":"Friend"}`},
		{"POST", path + "/report", `{"seat":0,"text":"rude"}`},
		{"POST", path + "/kick", `{"seat":1}`},
	} {
		program.refused(try.method, try.path, try.body, 403, "not-allowed")
	}
	if after, _ := s.everythingOf("Wayfarer"); after != before {
		t.Errorf("the account was\n%s, now it is\n%s", before, after)
	}
	for _, code := range codes { // none was used up
		must(t, s.server.Store.Renew(t.Context(), person.ID, store.Renewal{
			Code: CodeHash(person.ID, code.(string)), Password: person.Password,
		}))
	}
}
