package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"twobanners/lab/load"
	"twobanners/store/sqlite"
)

var crashKills = flag.Int("crash.kills", 100, "how often the server is killed")

const crashTables = 4

// mortal is a server that is killed and started again, at another address each time.
type mortal struct {
	t     *testing.T
	ctx   context.Context
	data  string
	node  *load.Node
	url   atomic.Pointer[string]
	acked atomic.Int64

	enough atomic.Bool // no more games are begun
}

func (m *mortal) start() {
	m.t.Helper()
	program, err := exec.LookPath("twobanners")
	if err != nil {
		m.t.Fatal(err)
	}
	node, err := load.Start(m.ctx, program, m.data, io.Discard)
	if err != nil {
		m.t.Fatal(err)
	}
	m.node = node
	address := strings.TrimSuffix(m.node.URL.String(), "/")
	m.url.Store(&address)
}

// send asks once. A server that is dead or dying is an error.
func (m *mortal) send(c *http.Client, method, path, body, seen string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(m.ctx, method, *m.url.Load()+path, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	if seen != "" {
		r.Header.Set("Last-Event-ID", seen)
	}
	return c.Do(r)
}

// insist asks until there is an answer, which must be a good one.
func (m *mortal) insist(c *http.Client, method, path, body string) ([]byte, error) {
	for {
		answer, err := m.send(c, method, path, body, "")
		if err == nil {
			var text []byte
			text, err = io.ReadAll(answer.Body)
			_ = answer.Body.Close()
			if err == nil && answer.StatusCode != http.StatusOK {
				return nil, fmt.Errorf("%s %s %s: %d %s", method, path, body,
					answer.StatusCode, text)
			}
			if err == nil {
				return text, nil
			}
		}
		select {
		case <-m.ctx.Done():
			return nil, errors.Join(err, m.ctx.Err())
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// match is one table with its two guests, and what they were told.
type match struct {
	*mortal
	path   string
	guests [2]*http.Client
	luck   *rand.Rand
	acked  map[string]int64 // by the id of a move
	last   int64            // the last entry, once the game is over
	seen   int64            // the last entry that came on the stream
}

func (m *mortal) newMatch(n int) (*match, error) {
	g := &match{
		mortal: m, luck: rand.New(rand.NewPCG(7, uint64(n))), acked: map[string]int64{},
	}
	for i := range g.guests {
		jar, err := cookiejar.New(nil)
		if err != nil {
			return nil, err
		}
		g.guests[i] = &http.Client{Jar: jar}
		// Known first, as in a browser: else a lost answer loses the guest, and another one asks.
		if _, err := m.insist(g.guests[i], "GET", "/api/me", ""); err != nil {
			return nil, err
		}
	}
	text, err := m.insist(g.guests[0], "POST", "/api/tables", `{"game":"smallworld",
		"seats":[{"kind":"me"},{"kind":"open"}],"options":{"rounds":8}}`)
	if err != nil {
		return nil, err
	}
	var made struct{ ID, Invite string }
	if err := json.Unmarshal(text, &made); err != nil {
		return nil, err
	}
	g.path = "/api/tables/" + made.ID
	_, err = m.insist(g.guests[1], "POST", g.path+"/join",
		fmt.Sprintf(`{"invite":%q}`, made.Invite))
	return g, err
}

// play plays the game to its end. A move that was not answered is sent again with the same id.
func (g *match) play() error {
	for seat := 0; ; seat = 1 - seat {
		text, err := g.insist(g.guests[seat], "GET", fmt.Sprintf("%s?as=%d", g.path, seat), "")
		if err != nil {
			return err
		}
		var shot struct {
			Seq    int64
			Status string
			Moves  []struct{ Move json.RawMessage }
		}
		if err := json.Unmarshal(text, &shot); err != nil {
			return err
		}
		if shot.Status == "over" {
			g.last = shot.Seq
			return nil
		}
		if len(shot.Moves) == 0 {
			continue
		}
		id := fmt.Sprintf("crash-%06d", shot.Seq)
		text, err = g.insist(g.guests[seat], "POST", g.path+"/moves", fmt.Sprintf(
			`{"id":%q,"seq":%d,"seat":%d,"moves":[%s]}`, id, shot.Seq, seat,
			shot.Moves[g.luck.IntN(len(shot.Moves))].Move))
		if err != nil {
			return err
		}
		var answer struct{ Seq int64 }
		if err := json.Unmarshal(text, &answer); err != nil {
			return err
		}
		if answer.Seq != shot.Seq+1 {
			return fmt.Errorf("the move after entry %d is entry %d", shot.Seq, answer.Seq)
		}
		g.acked[id] = answer.Seq
		g.mortal.acked.Add(1)
		seat = 1 - seat // perhaps it goes on
	}
}

// watch listens from the first entry to the last, over all crashes: no entry twice, none left out.
func (g *match) watch() error {
	for over := false; !over; {
		answer, err := g.send(g.guests[1], "GET", g.path+"/stream?as=1", "", fmt.Sprint(g.seen))
		if g.ctx.Err() != nil {
			return fmt.Errorf("the stream is at entry %d: %w", g.seen, g.ctx.Err())
		}
		if err != nil {
			<-time.After(5 * time.Millisecond)
			continue
		}
		over, err = g.follow(answer.Body)
		_ = answer.Body.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

// follow reads a stream until it breaks or the game is over.
func (g *match) follow(stream io.Reader) (over bool, err error) {
	lines := bufio.NewReader(stream)
	id := int64(0)
	for {
		line, err := lines.ReadString('\n')
		switch {
		case err != nil:
			return false, nil // killed: half an event says nothing
		case strings.HasPrefix(line, "id: "):
			text := strings.TrimSpace(strings.TrimPrefix(line, "id: "))
			if id, err = strconv.ParseInt(text, 10, 64); err != nil {
				return false, err
			}
		case strings.HasPrefix(line, "data: "):
			over = strings.Contains(line, `"status":"over"`)
		case line == "\n" && id != 0:
			if id != g.seen+1 {
				return false, fmt.Errorf("entry %d came after entry %d", id, g.seen)
			}
			g.seen, id = id, 0
			if over {
				return true, nil
			}
		}
	}
}

// check compares the log with what the guests were told, and verifies the record.
func (g *match) check(kept *sqlite.Store, record string) error {
	id := strings.TrimPrefix(g.path, "/api/tables/")
	entries, err := kept.Read(g.ctx, id, 0)
	if err != nil {
		return err
	}
	found := map[string]int64{}
	for i, e := range entries {
		if e.Seq != int64(i)+1 {
			return fmt.Errorf("entry %d stands at place %d", e.Seq, i+1)
		}
		if e.Kind == "move" {
			found[e.Ask.ID] = e.Seq
		}
	}
	if n := int64(len(entries)); n != g.last || n != g.seen || len(found) != len(entries)-3 {
		return fmt.Errorf("%d entries with %d moves; %d were shown, %d came on the stream",
			n, len(found), g.last, g.seen)
	}
	for id, seq := range g.acked {
		if found[id] != seq {
			return fmt.Errorf("move %s was acknowledged as %d and is at %d", id, seq, found[id])
		}
	}
	if len(found) != len(g.acked) {
		return fmt.Errorf("%d moves were sent, %d are there", len(g.acked), len(found))
	}
	var out, complaint strings.Builder
	if code := run([]string{"replay", "verify", record}, nil, &out, &complaint); code != 0 {
		return fmt.Errorf("replay verify: exit %d: %s", code, complaint.String())
	}
	return nil
}

// A server that is killed at any moment has kept every move that it acknowledged, once.
func TestCrash(t *testing.T) {
	t.Parallel()
	limit := 5*time.Minute + time.Duration(*crashKills)*time.Second // a busy machine takes three
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	m := &mortal{t: t, ctx: ctx, data: t.TempDir()}
	m.start()
	defer func() { _ = m.node.Kill() }() // it is dead unless the test failed
	report := func(err error) {
		if err != nil {
			t.Error(err)
			cancel()
		}
	}
	var work sync.WaitGroup
	played := make([][]*match, crashTables)
	for i := range played {
		work.Go(func() {
			for n := i; len(played[i]) == 0 || !m.enough.Load(); n += crashTables {
				g, err := m.newMatch(n)
				if report(err); err != nil {
					return
				}
				played[i] = append(played[i], g)
				var both sync.WaitGroup
				both.Go(func() { report(g.play()) })
				both.Go(func() { report(g.watch()) })
				both.Wait()
				if ctx.Err() != nil {
					return
				}
			}
		})
	}
	kills := m.torment()
	work.Wait()
	if t.Failed() {
		return
	}
	matches := slices.Concat(played...)
	m.check(matches, report)
	t.Logf("killed %d times in %d games with %d moves: none lost, none doubled", kills,
		len(matches), m.acked.Load())
}

// check compares every log with what was told, and verifies every record.
func (m *mortal) check(matches []*match, report func(error)) {
	m.t.Helper()
	for i, g := range matches {
		text, err := m.insist(g.guests[0], "GET", g.path+"/record", "")
		if err == nil {
			err = os.WriteFile(m.record(i), text, 0o600)
		}
		report(err)
	}
	fatal(m.t, m.node.Kill())
	kept, err := sqlite.Open(m.ctx, filepath.Join(m.data, "twobanners.db"))
	fatal(m.t, err)
	defer func() { _ = kept.Close() }()
	for i, g := range matches {
		report(g.check(kept, m.record(i)))
	}
}

func (m *mortal) record(i int) string {
	return filepath.Join(m.data, fmt.Sprintf("game-%d.jsonl", i))
}

// torment kills the server every few moves, some of them under way.
func (m *mortal) torment() (kills int) {
	luck := rand.New(rand.NewPCG(11, 13))
	defer m.enough.Store(true)
	for next := int64(0); kills < *crashKills && m.ctx.Err() == nil; {
		if m.acked.Load() < next {
			<-time.After(time.Millisecond)
			continue
		}
		<-time.After(time.Duration(luck.IntN(8000)) * time.Microsecond)
		if err := m.node.Kill(); err != nil {
			m.t.Error(err)
			return kills
		}
		kills++
		m.start()
		next = m.acked.Load() + int64(1+luck.IntN(12))
	}
	return kills
}
