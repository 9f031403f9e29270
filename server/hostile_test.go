package server

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// hostility is a stranger's way of asking: requests of every kind, bent by a seed.
type hostility struct {
	luck  *rand.Rand
	table string // somebody else's
	own   string
}

// What is asked for, with bodies that would be good: TABLE is a table's path.
var askable = []struct{ method, path, body string }{
	{"GET", "/api/me", ""},
	{"POST", "/api/me", `{"name":"Anna"}`},
	{"GET", "/api/me/export", ""},
	{"GET", "/api/me/sessions", ""},
	{"DELETE", "/api/me/sessions/others", ""},
	{"POST", "/api/me/tokens", `{"name":"x"}`},
	{"GET", "/api/lobby", ""},
	{"GET", "/api/games", ""},
	{"GET", "/api/rules?game=smallworld&q=troll", ""},
	{"GET", "/api/rules/SW-COST-01", ""},
	{"POST", "/api/tables", `{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}]}`},
	{"GET", "TABLE", ""},
	{"GET", "TABLE?as=1", ""},
	{"GET", "TABLE?as=mine", ""},
	{"GET", "TABLE/history?as=0&from=1", ""},
	{"GET", "TABLE/at/1?as=0", ""},
	{"GET", "TABLE/record", ""},
	{"GET", "TABLE/odds?as=0&part=places", ""},
	{"POST", "TABLE/join", `{"invite":"x","seat":1,"nonce":"n"}`},
	{"POST", "TABLE/nonce", `{"nonce":"abc"}`},
	{"POST", "TABLE/moves", `{"id":"AAAAAAAA","seq":3,"seat":0,"moves":["end","end"]}`},
	{"POST", "TABLE/undo", `{"id":"AAAAAAAA","seq":3,"seat":0}`},
	{"POST", "TABLE/consent", `{"id":"AAAAAAAA","seat":0,"agree":true}`},
	{"POST", "TABLE/chat", `{"id":"AAAAAAAA/0","text":"hello","seat":0,"team":true}`},
	{"POST", "TABLE/chat", `{"id":"bot/5/1-","text":"hello"}`},
	{"POST", "TABLE/advice", `{"id":"AAAAAAAA","seq":3,"seat":0,"for":1,"move":"end"}`},
	{"POST", "TABLE/seats/1", `{"kind":"bot","bot":"random"}`},
	{"POST", "TABLE/pause", `{"paused":true}`},
	{"POST", "TABLE/kick", `{"seat":1}`},
	{"POST", "TABLE/report", `{"seat":1,"text":"rude"}`},
	{"POST", "TABLE/rematch", `{"nonce":"n","fair":true}`},
	{"POST", "/api/replays", `{"record":1,"game":"smallworld"}`},
	{"GET", "/api/replays/record-x/history", ""},
	{"GET", "/", ""},
	{"GET", "/healthz", ""},
	{"POST", "/api/session/passkey/finish", `{"id":"x","response":{}}`},
	{"POST", "/api/session/recover", `{"name":"Anna","code":"x","password":"correct horse"}`},
}

// ask makes a request, bent in one way or another.
func (h *hostility) ask() (method, path, body string) {
	one := askable[h.luck.IntN(len(askable))]
	target := h.table
	if h.luck.IntN(3) == 0 {
		target = h.own
	}
	path = strings.ReplaceAll(one.path, "TABLE", target)
	method, body = one.method, one.body
	for range h.luck.IntN(3) {
		switch h.luck.IntN(7) {
		case 0:
			method = []string{"GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"}[h.luck.IntN(6)]
		case 1:
			path = h.bend(path)
		case 2:
			path += []string{
				"/../x", "?as=99", "?as=-1", "&from=9223372036854775807", "%00", "//",
				"/at/-5", "?as=0&to=0", "/%2e%2e/%2e%2e/etc",
			}[h.luck.IntN(9)]
		case 3:
			body = h.bend(body)
		case 4:
			body = strings.Repeat(body, 1+h.luck.IntN(400))
		case 5:
			body = strings.Repeat("[", h.luck.IntN(70_000)) + body
		case 6:
			strange := []string{
				"null", "-1", `""`, "1e99", "[]", "{}", `"\u0000"`, "9223372036854775808",
			}
			parts := strings.Split(body, ":")
			if i := h.luck.IntN(len(parts)); i > 0 {
				parts[i] = strange[h.luck.IntN(len(strange))] + "}"
			}
			body = strings.Join(parts, ":")
		}
	}
	return method, path, body
}

// bend changes a few letters of a text.
func (h *hostility) bend(text string) string {
	letters := []byte(text)
	for range 1 + h.luck.IntN(3) {
		if len(letters) > 1 {
			letters[1+h.luck.IntN(len(letters)-1)] = byte(33 + h.luck.IntN(94))
		}
	}
	return string(letters)
}

// send sends a bent request and gives the status, 0 if it could not even be sent.
func (h *hostility) send(g *guest) int {
	method, path, body := h.ask()
	at, err := url.Parse(g.http.URL + "/")
	if err == nil {
		at, err = at.Parse(path)
	}
	if err != nil || at.Host != strings.TrimPrefix(g.http.URL, "http://") {
		return 0 // it would have gone to somebody else
	}
	r, err := http.NewRequestWithContext(g.t.Context(), method, at.String(),
		strings.NewReader(body))
	if err != nil {
		return 0
	}
	answer, err := g.client.Do(r)
	if err != nil {
		return 0
	}
	defer func() { _ = answer.Body.Close() }()
	_, _ = io.Copy(io.Discard, answer.Body) // a stranger reads what there is
	if answer.StatusCode >= 500 {
		g.t.Errorf("%s %s %.200s: %d", method, path, body, answer.StatusCode)
	}
	return answer.StatusCode
}

// neighbours play on while strangers are hostile, until they are told to stop. None of their
// requests may fail.
func neighbours(t *testing.T, s *site, stop <-chan struct{}) (asked int, slowest time.Duration) {
	path, players, _ := pair(s)
	for {
		select {
		case <-stop:
			return asked, slowest
		default:
		}
		shot := players[0].look(path, 0)
		if shot.Status == "over" {
			path, players, _ = pair(s)
			continue
		}
		seat := int(shot.Decision.Actors[0])
		mine := players[seat].look(path, seat)
		body, err := json.Marshal(moveBody{ids(), mine.Seq, seat, []any{mine.Moves[0].Move}})
		if err != nil {
			t.Error(err)
			return asked, slowest
		}
		began := time.Now()
		if status, text := players[seat].send("POST", path+"/moves", string(body)); status != 200 {
			t.Errorf("a neighbour's move: %d %s", status, text)
			return asked, slowest
		}
		asked, slowest = asked+1, max(slowest, time.Since(began))
	}
}

// Thousands of hostile requests as five kinds of stranger fail nobody else's, break nothing and
// fill no memory. TWOBANNERS_HOSTILE sets how many; make fuzz sends 20,000.
func TestHostileRequests(t *testing.T) {
	count := 3000
	if text := os.Getenv("TWOBANNERS_HOSTILE"); text != "" {
		if _, err := fmt.Sscan(text, &count); err != nil {
			t.Fatal(err)
		}
	}
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	step(path, players, 0)
	account := s.account("Strange One")
	strangers := []*guest{s.guest(), watcher, players[1], account, s.named("Anna")}
	stop, played := make(chan struct{}), make(chan struct{})
	var asked int
	var slowest time.Duration
	go func() {
		defer close(played)
		asked, slowest = neighbours(t, s, stop)
	}()
	var work sync.WaitGroup
	var mu sync.Mutex
	statuses := map[int]int{}
	for kind, g := range strangers {
		work.Go(func() {
			h := &hostility{rand.New(rand.NewPCG(13, uint64(kind))), path, g.ownTable()}
			for range count / len(strangers) {
				status := h.send(g)
				mu.Lock()
				statuses[status/100]++
				mu.Unlock()
			}
		})
	}
	var most uint64
	done := make(chan struct{})
	go func() { work.Wait(); close(done) }()
	for busy := true; busy; {
		select {
		case <-done:
			busy = false
		case <-time.After(20 * time.Millisecond):
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapInuse)
		}
	}
	close(stop)
	<-played
	kinds := slices.Sorted(maps.Keys(statuses))
	t.Logf("%d hostile requests, answers by hundreds %v %v; neighbours made %d moves, the slowest"+
		" in %v; at most %d MiB of heap", count, kinds, statuses, asked,
		slowest.Round(time.Millisecond), most>>20)
	if asked == 0 || most > 512<<20 {
		t.Errorf("%d moves of neighbours, %d MiB of heap", asked, most>>20)
	}
}

// ownTable is a table of the stranger's own.
func (g *guest) ownTable() string {
	return g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]}`)
}
