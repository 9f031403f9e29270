package server

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"twobanners/store"
)

func TestBadRequests(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	anna, bela := players[0], players[1]
	moves := path + "/moves"
	good := fmt.Sprintf(`{"id":%q,"seq":2,"seat":0,"moves":[{"pick":1}]}`, ids())
	for _, c := range []struct {
		who    *guest
		body   string
		status int
		code   string
	}{
		{anna, `{"id":`, 400, "bad-request"},
		{anna, ``, 400, "bad-request"},
		{anna, `[]`, 400, "bad-request"},
		{anna, good + good, 400, "bad-request"},
		{anna, strings.Replace(good, `"seq"`, `"seqence"`, 1), 400, "bad-request"},
		{anna, `{"seq":2,"seat":0,"moves":[{"pick":1}]}`, 400, "bad-request"},
		{anna, strings.Replace(good, `[{"pick":1}]`, `[]`, 1), 400, "bad-request"},
		{anna, strings.Replace(good, `"seat":0`, `"seat":300`, 1), 400, "bad-request"},
		{anna, strings.Replace(good, `{"pick":1}`, `{"pick":{}}`, 1), 400, "bad-move"},
		{anna, strings.Replace(good, `{"pick":1}`, `"decline"`, 1), 403, "refused"},
		{anna, strings.Replace(good, `"seat":0`, `"seat":1`, 1), 403, "not-your-seat"},
		{anna, strings.Replace(good, `"seat":0`, `"seat":-1`, 1), 403, "not-your-seat"},
		{bela, strings.Replace(good, `"seat":0`, `"seat":1`, 1), 403, "refused"},
		{watcher, good, 403, "not-your-seat"},
		{anna, strings.Replace(good, `"seq":2`, `"seq":1`, 1), 200, ""},
		{anna, strings.Replace(good, `{"id":"test-`, `{"id":"another-`, 1), 409, "stale"},
		{anna, good + strings.Repeat(" ", maxBody), 413, "too-large"},
	} {
		answer := c.who.expect("POST", moves, c.body, c.status)
		if got := code(answer); got != c.code {
			t.Errorf("%.80s: code %q, want %q", c.body, got, c.code)
		}
		if c.code == "refused" {
			if rules := answer["error"].(map[string]any)["rules"].([]any); len(rules) == 0 {
				t.Errorf("%.80s: refused without a rule", c.body)
			}
		}
	}
	anna.refused("POST", path+"/undo", `{"id":"x"}`, 400, "bad-request")
	anna.refused("POST", path+"/seats/9", `{"kind":"bot"}`, 404, "not-found")
	anna.refused("POST", path+"/seats/0", `{"kind":"cat"}`, 400, "bad-request")
	anna.refused("GET", path+"?as=x", nil, 400, "bad-request")
	anna.refused("GET", path+"/at/x", nil, 400, "bad-request")
	anna.refused("GET", "/api/tables/none", nil, 404, "not-found")
	anna.refused("POST", "/api/tables/none/moves", good, 404, "not-found")
	anna.refused("GET", "/api/nothing", nil, 404, "not-found")
	anna.refused("GET", "/api/rules?game=chess", nil, 400, "bad-request")
}

// A line of talk of 2 MiB is refused, nothing of it is kept, and the table goes on.
func TestAnEndlessLineOfTalk(t *testing.T) {
	s := newSite(t, settings{})
	path, players, _ := pair(s)
	before := players[0].look(path, 0).Seq
	line := fmt.Sprintf(`{"id":%q,"text":%q}`, ids(), strings.Repeat("blah", 2<<20/4))
	players[0].refused("POST", path+"/chat", line, 413, "too-large")
	shot := players[0].look(path, 0)
	if shot.Seq != before || len(shot.Chat) != 0 {
		t.Errorf("the table is at %d after %d and heard %d lines", shot.Seq, before, len(shot.Chat))
	}
	step(path, players, 0)
	if after := players[0].look(path, 0).Seq; after != before+1 {
		t.Errorf("after a move the table is at %d, want %d", after, before+1)
	}
}

func TestBadTables(t *testing.T) {
	s := newSite(t, settings{})
	anna := s.named("Anna")
	for _, body := range []string{
		`{"game":"chess","seats":[{"kind":"me"},{"kind":"bot"}]}`,
		`{"game":"smallworld","seats":[{"kind":"me"}]}`,
		`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot","bot":"hal"}]}`,
		`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"moon":1}}`,
		`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot"}],"clock":{"turn":-1}}`,
		`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"bot"}],"clock":{}}`,
	} {
		anna.refused("POST", "/api/tables", body, 400, "bad-options")
	}
	anna.refused("POST", "/api/tables", `{"seats":[{"kind":"king"}]}`, 400, "bad-request")
	private := anna.table(strings.Replace(twoPeople, "true", "false", 1))
	s.named("Bela").refused("POST", private+"/join", `{"invite":"x"}`, 403, "not-invited")
}

func TestTooMuch(t *testing.T) {
	s := newSite(t, settings{limits: Limits{
		Requests: 0.001, Burst: 30, Doors: 0.001, DoorBurst: 3, Streams: 2, StreamsEach: 1,
	}})
	anna := s.named("Anna") // two through the door: a guest, a name
	path := anna.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}]}`)
	anna.refused("POST", "/api/tables", `{}`, 429, "too-many")
	s.guest().refused("GET", "/api/me", nil, 429, "too-many")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_ = anna.listen(ctx, path+"/stream?as=0", "")
	anna.refused("GET", path+"/stream?as=0", nil, 429, "too-many")
	for range 30 {
		if status, _ := anna.send("GET", "/api/games", nil); status == 429 {
			return
		}
	}
	t.Error("thirty requests and more are let through")
}

func TestStrangersFromOtherSites(t *testing.T) {
	s := newSite(t, settings{})
	request, err := http.NewRequestWithContext(t.Context(), "POST", s.http.URL+"/api/me",
		strings.NewReader(`{}`))
	must(t, err)
	request.Header.Set("Sec-Fetch-Site", "cross-site")
	answer, err := s.http.Client().Do(request)
	must(t, err)
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusForbidden {
		t.Errorf("a request from another site: %d", answer.StatusCode)
	}
	for name, want := range map[string]string{
		"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff",
	} {
		if got := answer.Header.Get(name); got != want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// While the store is out of order nothing is done and the client is told; then the same request,
// with the same id, is.
func TestTheTableGoesOnAfterAnOutage(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	step(path, players, 0)
	shot := players[0].look(path, 0)
	body := moveBody{ids(), shot.Seq, 0, []any{shot.Moves[0].Move}}
	must(t, os.Rename(s.path, s.path+".away"))
	players[0].refused("POST", path+"/moves", body, 503, "store-unavailable")
	if s.registry.Beat(t.Context()) == nil || ready(s) != 503 {
		t.Errorf("the store has gone, but the server is ready: %d", ready(s))
	}
	if seq := players[0].look(path, 0).Seq; seq != shot.Seq {
		t.Errorf("the move was not stored but is shown: %d after %d", seq, shot.Seq)
	}
	must(t, os.Rename(s.path+".away", s.path))
	for range 2 {
		answer := players[0].post(path+"/moves", body, http.StatusOK)
		if answer["seq"] != float64(shot.Seq+1) {
			t.Errorf("the move is entry %v, want %d", answer["seq"], shot.Seq+1)
		}
	}
	must(t, s.registry.Beat(t.Context()))
	if ready(s) != 200 {
		t.Errorf("the store is back, but the server is not ready: %d", ready(s))
	}
	watcher.expect("GET", "/healthz", nil, http.StatusOK)
}

// ready is what the private probe answers.
func ready(s *site) int {
	w := httptest.NewRecorder()
	s.server.Ready(w, httptest.NewRequestWithContext(s.t.Context(), "GET", "/ready", nil))
	return w.Code
}

// Before a restart no new game begins, those that run go on, and everybody is told.
func TestDraining(t *testing.T) {
	s := newSite(t, settings{})
	must(t, s.registry.Beat(t.Context()))
	path, players, _ := pair(s)
	at := time.Now().Add(time.Hour)
	s.server.Drain(at)
	players[0].refused("POST", "/api/tables", twoPeople, 503, "draining")
	step(path, players, 0)
	if shot := players[0].look(path, 0); shot.Restart != at.UnixMilli() || ready(s) != 503 {
		t.Errorf("restart %d, ready %d", shot.Restart, ready(s))
	}
	s.server.DrainAt(httptest.NewRecorder(), httptest.NewRequestWithContext(t.Context(), "POST",
		"/drain?until=", nil))
	if shot := players[0].look(path, 0); shot.Restart != 0 || ready(s) != 200 {
		t.Errorf("taken back: restart %d, ready %d", shot.Restart, ready(s))
	}
	players[0].post("/api/tables", twoPeople, 200)
}

// failedDisk is a store whose disk has failed.
type failedDisk struct{ store.OnDisk }

func (failedDisk) Ready() error { return fmt.Errorf("%w: the disk", store.ErrUnavailable) }

// Nobody is sent to a server whose disk has failed, however short ago that was.
func TestAFailedDiskIsNotReady(t *testing.T) {
	s := newSite(t, settings{})
	must(t, s.registry.Beat(t.Context()))
	if got := ready(s); got != 200 || s.server.disk == nil {
		t.Errorf("ready is %d, want 200; the store is said to be on disk %v", got, s.server.disk)
	}
	s.server.disk = failedDisk{s.server.disk}
	if got := ready(s); got != 503 {
		t.Errorf("ready is %d on a failed disk, want 503", got)
	}
}

// A request has an id that is in its answer and in what is logged about it.
func TestRequestsCanBeTraced(t *testing.T) {
	s := newSite(t, settings{})
	answer, err := s.http.Client().Get(s.http.URL + "/api/games")
	must(t, err)
	must(t, answer.Body.Close())
	id := answer.Header.Get("X-Request-Id")
	if len(id) < 8 || !strings.Contains(s.log.String(), "request="+id) ||
		!strings.Contains(s.log.String(), "address=127.0.0.1") {
		t.Errorf("request %q in the log:\n%s", id, s.log.String())
	}
}

func TestMetrics(t *testing.T) {
	s := newSite(t, settings{})
	path, players, _ := pair(s)
	step(path, players, 0)
	players[0].refused("GET", "/api/nothing", nil, 404, "not-found")
	text := scrape(t, s)
	for _, want := range []string{
		`twobanners_request_seconds_count{route="POST /api/tables/{id}/moves",status="200"} 1`,
		`twobanners_faults_total{code="not-found"} 1`,
		`twobanners_tables 1`, `twobanners_streams 0`, `twobanners_broken_tables 0`,
		`twobanners_bots_waiting 0`, `twobanners_commit_seconds_count `, `twobanners_store_queue `,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the metrics do not say %s", want)
		}
	}
	if strings.Contains(text, strings.TrimPrefix(path, "/api/tables/")) {
		t.Error("the metrics name a table")
	}
}
