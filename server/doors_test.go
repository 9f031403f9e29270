package server

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/store"
)

// A name of another site that leads here is refused; numbers and our own name are not.
func TestOtherHostsAreRefused(t *testing.T) {
	s := newSite(t, settings{})
	for host, want := range map[string]int{
		"evil.example": 421, "evil.example:80": 421, "localhost.evil.example": 421,
		"127.0.0.1:1234": 200, "[::1]:80": 200, "LOCALHOST": 200, s.server.Site.Host: 200,
	} {
		r, err := http.NewRequestWithContext(t.Context(), "GET", s.http.URL+"/api/games", nil)
		must(t, err)
		r.Host = host
		answer, err := s.http.Client().Do(r)
		must(t, err)
		must(t, answer.Body.Close())
		if answer.StatusCode != want {
			t.Errorf("host %s: %d, want %d", host, answer.StatusCode, want)
		}
	}
}

// Where TLS is, cookies are bound to the host, and browsers are told to stay with TLS.
func TestHeadersOfASiteWithTLS(t *testing.T) {
	s := newSite(t, settings{})
	s.server.Site = &url.URL{Scheme: "https", Host: "play.example.org"}
	answer, err := s.http.Client().Get(s.http.URL + "/api/me")
	must(t, err)
	must(t, answer.Body.Close())
	h := answer.Header
	if c := answer.Cookies(); len(c) != 1 || c[0].Name != "__Host-twobanners" || !c[0].Secure ||
		c[0].Path != "/" || c[0].Domain != "" {
		t.Errorf("cookies %v", c)
	}
	for name, want := range map[string]string{
		"Strict-Transport-Security":    "max-age=31536000",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy":           permissions,
		"X-Content-Type-Options":       "nosniff",
	} {
		if h.Get(name) != want {
			t.Errorf("%s: %q, want %q", name, h.Get(name), want)
		}
	}
}

// Names that cannot be seen, or are made to look like another, are refused; talk loses what turns
// it round.
func TestNamesCanBeSeenAndTold(t *testing.T) {
	for _, bad := range []string{
		"\u3164", "\u2800\u2800", "Anna\u200b", "Аnna", "\u202eannA", "a\u0301\u0301\u0301", "---",
		"a\u20dd\u20dd\u20dd",
	} {
		if name, err := goodName(bad); err == nil {
			t.Errorf("%q passes for a name: %q", bad, name)
		}
	}
	for _, good := range []string{"Анна", "Ελένη", "José Ávila", "王小明", "R2-D2", "Zoë 🙂"} {
		if _, err := goodName(good); err != nil {
			t.Errorf("%q is refused: %v", good, err)
		}
	}
	for said, want := range map[string]string{
		"a\u202eb\x00c\x1b[31m\nd": "abc[31m d", "\u3164": "", "\u200b\u2060\ufeff": "",
		"\u2800 \u034f": "", "\u0301\u0301": "", "h\u200ei\u200f": "hi",
		"x" + strings.Repeat("\u0301", 200): "x\u0301\u0301", "soft\u00adly": "softly",
		"tag\U000e0041\U000e007f": "tag", "a\u200d\u200db": "a\u200db", "\u200da": "a",
		"👩\u200d🚀 ❤\ufe0f 🏳\ufe0f\u200d🌈": "👩\u200d🚀 ❤\ufe0f 🏳\ufe0f\u200d🌈",
		"Olá, João! Ação":                 "Olá, João! Ação", "a\u00a0b\u3000c": "a b c",
	} {
		if got := cleanText(said); got != want {
			t.Errorf("of %q stays %q, want %q", said, got, want)
		}
	}
}

// Nobody sits at a table under the name of somebody's account without being told from it.
func TestNobodyPassesAsAnAccount(t *testing.T) {
	s := newSite(t, settings{})
	s.account("Anna")
	path := s.account("Host").table(`{"game":"smallworld","public":true,"seats":[{"kind":"me"},
		{"kind":"local","name":"Anna"},{"kind":"open"},{"kind":"open"}]}`)
	s.named("Anna").post(path+"/join", `{}`, 200)
	s.account("Mallory").post(path+"/join", `{"name":"Anna"}`, 200)
	for i, seat := range s.guest().watch(path).Seats {
		if seat.Guest != (i > 0) || i > 0 && seat.Name != "Anna" {
			t.Errorf("seat %d is %+v", i, seat)
		}
	}
}

// watch is the table as a stranger sees it.
func (g *guest) watch(path string) *Snapshot {
	g.t.Helper()
	var shot Snapshot
	g.get(path, &shot)
	return &shot
}

// A guest has so many tables open and no more; an account has more.
func TestAGuestHasAFewTables(t *testing.T) {
	s := newSite(t, settings{limits: Limits{
		Requests: 1e6, Burst: 1e6, Doors: 1e6, DoorBurst: 1e6, Streams: 9, StreamsEach: 9,
		Tables: 2,
	}})
	g := s.named("Anna")
	for range 2 {
		g.table(twoPeople)
	}
	g.refused("POST", "/api/tables", twoPeople, 429, "too-many")
	g.post("/api/accounts", `{"name":"Anna","password":"correct horse"}`, 200)
	g.table(twoPeople)
}

// The last streams are for those who play, also where there are few.
func TestPlayersHaveAReserveOfStreams(t *testing.T) {
	for most, watchers := range map[int]int{100: 75, 40: 30, 200: 150, 4: 3} {
		all := newStreams()
		l := Limits{Streams: most, StreamsEach: 1000}
		n := 0
		for all.open(&conn{address: fmt.Sprint(n)}, l) {
			n++
		}
		if n != watchers {
			t.Errorf("%d watchers got one of %d streams, want %d", n, most, watchers)
		}
		if !all.open(&conn{address: "player", plays: true}, l) {
			t.Errorf("of %d streams, watchers keep a player out", most)
		}
	}
	all, l := newStreams(), Limits{Streams: math.MaxInt, StreamsEach: 1} // no limit
	if !all.open(&conn{address: "watcher"}, l) {
		t.Error("without a limit nobody gets in")
	}
}

// A stream ends with its session, and goes on with another one's end.
func TestAStreamEndsWithItsSession(t *testing.T) {
	s := newSite(t, settings{})
	g := s.guest()
	path := g.table(twoPeople)
	other := s.guest()
	other.expect("GET", "/api/me", nil, 200)
	stream := g.listen(t.Context(), path+"/stream?as=0", "")
	next(t, stream)
	other.expect("DELETE", "/api/session", nil, 200)
	g.expect("DELETE", "/api/session", nil, 200)
	for range stream { // until it is closed
	}
}

// Passkey questions cost nobody a place: the browser keeps them.
func TestPasskeyQuestionsCostNothing(t *testing.T) {
	s := newSite(t, settings{})
	g := s.guest()
	for range 1100 {
		g.post("/api/session/passkey/begin", nil, 200)
	}
}

// What the operator decided holds: who is muted says nothing, who is banned does nothing.
func TestTheOperatorsWordHolds(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	path := g.table(twoPeople)
	id := g.expect("GET", "/api/me", nil, 200)["id"].(string)
	line := `{"id":"` + ids() + `","text":"hello"}`
	must(t, s.server.Store.Restrict(t.Context(), id, false, true, false))
	g.refused("POST", path+"/chat", line, 403, "muted")
	must(t, s.server.Store.Restrict(t.Context(), id, false, false, true))
	g.refused("POST", path+"/chat", line, 403, "banned")
	g.refused("POST", "/api/tables", twoPeople, 403, "banned")
	g.refused("POST", "/api/me/vacation", `{"until":0}`, 403, "banned")
	must(t, s.server.Store.Restrict(t.Context(), id, false, false, false))
	g.post(path+"/chat", line, 200)
}

// Who may only read asks nobody to be a friend and sends no program, and may still go.
func TestABannedAccountOnlyReads(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Mallory")
	victim := s.account("Anna")
	id := g.expect("GET", "/api/me", nil, 200)["id"].(string)
	must(t, s.server.Store.Restrict(t.Context(), id, false, false, true))
	g.refused("POST", "/api/friends", `{"name":"Anna"}`, 403, "banned")
	g.refused("POST", "/api/me/tokens", `{"name":"bot"}`, 403, "banned")
	if asks := victim.expect("GET", "/api/friends", nil, 200)["asks"].([]any); len(asks) > 0 {
		t.Errorf("anna is asked by %v", asks)
	}
	g.expect("GET", "/api/me/export", nil, 200)
	g.expect("DELETE", "/api/me", `{"password":"correct horse"}`, 200)
}

// A letter with a mark that is written as two characters is the letter: else two accounts would
// have names that nobody could tell apart. Its holder comes in by either.
func TestALetterWithAMarkIsOneLetter(t *testing.T) {
	s := newSite(t, settings{})
	s.account("José")
	two := "Jose\u0301"
	s.guest().refused("POST", "/api/accounts", `{"name":"`+two+`","password":"correct horse"}`,
		409, "taken")
	s.guest().post("/api/session", `{"name":"`+two+`","password":"correct horse"}`, 200)
}

// What shows nothing is no line of talk, and what changes how others look is taken out of one.
func TestTalkShowsWhatItIs(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	path := g.table(twoPeople)
	for text, want := range map[string]int{"\u200b\u2060": 400, "\u202eevil": 200} {
		g.expect("POST", path+"/chat", `{"id":"`+ids()+`","text":"`+text+`"}`, want)
	}
	if chat := g.look(path, 0).Chat; len(chat) != 1 || chat[0].Text != "evil" {
		t.Errorf("said was %v", chat)
	}
}

// Players can tell the operator about each other.
func TestReports(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	path := g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}],"public":true}`)
	other := s.named("Bela")
	rude := `{"seat":1,"text":"rude"}`
	g.refused("POST", path+"/report", rude, 404, "not-found")
	other.post(path+"/join", `{}`, 200)
	s.guest().refused("POST", path+"/report", rude, 403, "not-your-seat")
	g.post(path+"/report", rude, 200)
	list, err := s.server.Store.Notes(t.Context(), store.NoteReport, 9)
	must(t, err)
	bela := other.expect("GET", "/api/me", nil, 200)["id"]
	if len(list) != 1 || list[0].About != bela || list[0].Text != "rude" {
		t.Errorf("reports: %+v", list)
	}
}

// Stories come in pages, few at a time, and a number that is none is no way round it.
func TestStoriesComeInPages(t *testing.T) {
	s := newSite(t, settings{})
	g := s.guest()
	path := g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot","bot":"random"},
		{"kind":"local"}],"options":{"rounds":1}}`)
	for i := range 260 {
		g.post(path+"/chat", fmt.Sprintf(`{"id":"chat-%06d","text":"%d"}`, i, i), 200)
	}
	var all []Update
	for from := int64(1); ; {
		var page []Update
		g.get(fmt.Sprintf("%s/history?as=0&from=%d", path, from), &page)
		if len(page) > pageViews {
			t.Fatalf("a page has %d updates", len(page))
		}
		if len(page) == 0 {
			break
		}
		all = append(all, page...)
		from = page[len(page)-1].Seq + 1
	}
	for i, u := range all {
		if u.Seq != int64(i)+1 || u.Snapshot == nil {
			t.Fatalf("update %d of the story is %d", i+1, u.Seq)
		}
	}
	if len(all) < 261 {
		t.Errorf("%d updates", len(all))
	}
	address := "127.0.0.1"
	for range maxEach {
		s.server.stories.enter(address)
	}
	g.refused("GET", path+"/history?as=0", nil, 429, "too-many")
	s.server.stories.leave(address)
	g.refused("GET", "/api/tables/none/history?from=9223372036854775807", nil, 404, "not-found")
	status, text := g.send("GET", path+"/history?as=0&from=9223372036854775807", nil)
	if status != 200 || string(text) != "[]" {
		t.Errorf("after the end: %d %.60s", status, text)
	}
}

// What a team said among itself stays with it when the game is over and everything else is open.
func TestTeamTalkStaysPrivateAfterTheEnd(t *testing.T) {
	s := newSite(t, settings{games: []game.Game{gamestest.Lordaeron(t)}})
	path, players, _, _, _ := faction(t, s)
	mate, foe, stranger := players[0], players[2], s.guest()
	mate.post(path+"/chat", `{"id":"`+ids()+`","text":"SECRET-PLAN","seat":0,"team":true}`, 200)
	for seat, g := range players {
		g.post(fmt.Sprintf("%s/seats/%d", path, seat), `{"kind":"bot","bot":"random"}`, 200)
	}
	for mate.look(path, 0).Status != "over" {
		time.Sleep(20 * time.Millisecond)
	}
	heard := func(g *guest, seat int) bool {
		_, history := g.send("GET", fmt.Sprintf("%s/history?as=%d&views=no", path, seat), nil)
		_, shot := g.send("GET", fmt.Sprintf("%s?as=%d", path, seat), nil)
		if !json.Valid(history) || !json.Valid(shot) {
			t.Fatalf("no JSON: %.80s %.80s", history, shot)
		}
		return strings.Contains(string(history)+string(shot), "SECRET-PLAN")
	}
	if !heard(mate, 0) || !heard(players[1], 1) || heard(mate, 1) {
		t.Error("the team has forgotten its plan")
	}
	for seat := range 4 {
		if heard(stranger, seat) || heard(foe, seat) {
			t.Errorf("from seat %d others hear what the team said", seat)
		}
	}
}
