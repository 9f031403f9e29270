package server

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"twobanners/game"
	"twobanners/games"
	"twobanners/games/gamestest"
	"twobanners/store/sqlite"
	"twobanners/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// site is a whole server with its store.
type site struct {
	t        testing.TB
	http     *httptest.Server
	server   *Server
	registry *table.Registry
	log      *bytes.Buffer
	path     string
	close    func()
}

type settings struct {
	games  []game.Game
	seed   func() game.Seed
	limits Limits
	push   *http.Client
	now    func() time.Time
	path   string   // of the database, if another server has left it
	packs  []string // folders of what is offered
}

func newSite(t testing.TB, set settings) *site {
	t.Helper()
	s := &site{t: t, log: &bytes.Buffer{}, path: set.path}
	if s.path == "" {
		s.path = filepath.Join(t.TempDir(), "test.db")
	}
	kept, err := sqlite.Open(t.Context(), s.path)
	must(t, err)
	if set.games == nil {
		set.games = []game.Game{gamestest.SmallWorld(t)}
	}
	if set.seed == nil {
		var tables atomic.Uint64 // the same dice in every run
		set.seed = func() game.Seed { return game.SeedFromNumber(tables.Add(1)) }
	}
	if set.now == nil {
		set.now = time.Now
	}
	if set.limits == (Limits{}) {
		set.limits = Limits{1e6, 1e6, 1e6, 1e6, 200, 200, 1e6}
	}
	everything := &slog.HandlerOptions{Level: slog.LevelDebug}
	log := slog.New(slog.NewTextHandler(&locked{w: s.log}, everything))
	offered, err := games.Packs(set.packs)
	must(t, err)
	shelf := &games.Shelf{Kept: kept, Offered: offered}
	if set.packs != nil {
		must(t, shelf.Add(t.Context(), set.games))
	}
	choice, err := shelf.Offer(t.Context())
	must(t, err)
	s.registry = table.NewRegistry(table.Config{
		Store: kept, Games: set.games, Time: table.WallTime{}, Seed: set.seed, Log: log,
		Old: shelf.Find, Packed: shelf.With, Printed: shelf.Printed,
	})
	s.http = httptest.NewUnstartedServer(nil)
	_, port, err := net.SplitHostPort(s.http.Listener.Addr().String())
	must(t, err)
	address := &url.URL{Scheme: "http", Host: "localhost:" + port, Path: "/"}
	s.server, err = New(Config{
		Store: kept, Tables: s.registry, Log: log, Now: set.now, Site: address, Limits: set.limits,
		Push: set.push, Packs: choice,
	})
	must(t, err)
	s.http.Config.Handler = s.server
	s.http.Start()
	s.close = sync.OnceFunc(func() {
		s.server.Close()
		s.http.Close()
		s.registry.Close()
		must(t, kept.Close())
	})
	t.Cleanup(s.close)
	return s
}

type locked struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *locked) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// guest is a browser of somebody.
type guest struct {
	*site
	client *http.Client
}

func (s *site) guest() *guest {
	jar, err := cookiejar.New(nil)
	must(s.t, err)
	return &guest{s, &http.Client{Jar: jar}}
}

// named is a guest with a name.
func (s *site) named(name string) *guest {
	g := s.guest()
	g.post("/api/me", map[string]string{"name": name}, http.StatusOK)
	return g
}

func (g *guest) send(method, path string, body any) (int, []byte) {
	g.t.Helper()
	var content io.Reader
	switch b := body.(type) {
	case nil:
	case string:
		content = strings.NewReader(b)
	default:
		text, err := json.Marshal(body)
		must(g.t, err)
		content = bytes.NewReader(text)
	}
	request, err := http.NewRequestWithContext(g.t.Context(), method, g.http.URL+path, content)
	must(g.t, err)
	answer, err := g.client.Do(request)
	must(g.t, err)
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	must(g.t, err)
	return answer.StatusCode, text
}

func (g *guest) post(path string, body any, want int) map[string]any {
	g.t.Helper()
	return g.expect("POST", path, body, want)
}

func (g *guest) expect(method, path string, body any, want int) map[string]any {
	g.t.Helper()
	status, text := g.send(method, path, body)
	if status != want {
		g.t.Fatalf("%s %s: %d, want %d: %s", method, path, status, want, text)
	}
	var value map[string]any
	must(g.t, json.Unmarshal(text, &value))
	return value
}

// code is the code of an error.
func code(answer map[string]any) string {
	problem, _ := answer["error"].(map[string]any)
	text, _ := problem["code"].(string)
	return text
}

// refused checks that a request is answered by an error.
func (g *guest) refused(method, path string, body any, status int, want string) {
	g.t.Helper()
	if got := code(g.expect(method, path, body, status)); got != want {
		g.t.Errorf("%s %s: code %q, want %q", method, path, got, want)
	}
}

func (g *guest) get(path string, into any) {
	g.t.Helper()
	status, text := g.send("GET", path, nil)
	if status != http.StatusOK {
		g.t.Fatalf("GET %s: %d: %s", path, status, text)
	}
	must(g.t, json.Unmarshal(text, into))
}

func (g *guest) table(body string) string {
	g.t.Helper()
	return "/api/tables/" + g.post("/api/tables", body, http.StatusOK)["id"].(string)
}

func (g *guest) look(path string, seat int) *Snapshot {
	g.t.Helper()
	var shot Snapshot
	g.get(fmt.Sprintf("%s?as=%d", path, seat), &shot)
	return &shot
}

var ids = func() func() string {
	var mu sync.Mutex
	n := 0
	return func() string {
		mu.Lock()
		defer mu.Unlock()
		n++
		return fmt.Sprintf("test-%06d", n)
	}
}()

type moveBody struct {
	ID    string `json:"id"`
	Seq   int64  `json:"seq"`
	Seat  int    `json:"seat"`
	Moves []any  `json:"moves"`
}

// message is one event of a stream.
type message struct {
	event string
	id    int64
	data  string
}

// listen opens a stream; it ends with the context, and the channel is closed.
func (g *guest) listen(ctx context.Context, path, lastEventID string) <-chan message {
	g.t.Helper()
	request, err := http.NewRequestWithContext(ctx, "GET", g.http.URL+path, nil)
	must(g.t, err)
	if lastEventID != "" {
		request.Header.Set("Last-Event-ID", lastEventID)
	}
	answer, err := g.client.Do(request)
	must(g.t, err)
	if answer.StatusCode != http.StatusOK {
		g.t.Fatalf("stream %s: %d", path, answer.StatusCode)
	}
	out := make(chan message, 4096)
	go func() {
		defer close(out)
		defer func() { _ = answer.Body.Close() }()
		lines := bufio.NewScanner(answer.Body)
		lines.Buffer(nil, 1<<20)
		var m message
		for lines.Scan() {
			key, value, _ := strings.Cut(lines.Text(), ": ")
			switch key {
			case "event":
				m.event = value
			case "id":
				m.id, _ = strconv.ParseInt(value, 10, 64)
			case "data":
				m.data = value
			case "":
				if m.data != "" {
					m.event = cmp.Or(m.event, "message")
					out <- m
				}
				m = message{}
			}
		}
	}()
	return out
}

// next is the next update of a stream.
func next(t testing.TB, stream <-chan message) (message, *Update) {
	t.Helper()
	for {
		select {
		case m, open := <-stream:
			if !open {
				t.Fatal("the stream has ended")
			}
			if m.event == "update" || m.event == "message" { // whole, or a patch
				var u Update
				must(t, json.Unmarshal([]byte(m.data), &u))
				return m, &u
			}
		case <-time.After(10 * time.Second):
			t.Fatal("no update came")
		}
	}
}

func mustURL(t testing.TB, text string) *url.URL {
	t.Helper()
	u, err := url.Parse(text)
	must(t, err)
	return u
}
