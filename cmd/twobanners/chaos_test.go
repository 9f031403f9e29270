package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"twobanners/internal/pgtest"
	"twobanners/lab/load"
	"twobanners/store/postgres"
)

var (
	chaosTables = flag.Int("chaos.tables", 200, "tables with two players and two streams each")
	chaosFaults = flag.Int("chaos.faults", 32, "faults, one after the other")
	chaosPace   = flag.Int("chaos.pace", 1, "how many times as fast the players play")
	chaosSeed   = flag.Uint64("chaos.seed", 1, "what the faults and the players are drawn from")
)

const (
	chaosNodes = 3
	wholeAgain = time.Minute // after the end of a fault, for every viewer
	chaosEnd   = 150 * time.Second
)

// chaos is a cluster of processes that is tormented, with its clients.
type chaos struct {
	t       *testing.T
	ctx     context.Context
	pg      *pgtest.Server
	db      string
	program string
	nodes   [chaosNodes]atomic.Pointer[load.Node]
	boards  []*chaosBoard
	ends    atomic.Bool // nobody begins another move
	mu      sync.Mutex
	luck    *rand.Rand // where requests go
	acked   atomic.Int64
	resent  atomic.Int64
	cuts    atomic.Int64 // streams that broke and were resumed
}

// chaosBoard is a table with its two guests and what they were told.
type chaosBoard struct {
	*chaos
	path    string
	guests  [2]*http.Client
	luck    *rand.Rand
	acked   map[string]int64
	viewers [2]atomic.Int64 // the last entry that each stream has shown
}

func (c *chaos) start(i int) error {
	node, err := load.Start(c.ctx, c.program, c.db, io.Discard)
	if err == nil {
		c.nodes[i].Store(node)
	}
	return err
}

func (c *chaos) draw(n int) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.luck.IntN(n)
}

// ask asks some node once. The answer of a node that is dead or cannot store is an error.
func (c *chaos) ask(g *http.Client, method, path, body string) (int, []byte, error) {
	ctx, cancel := context.WithTimeout(c.ctx, 8*time.Second)
	defer cancel()
	at := c.nodes[c.draw(chaosNodes)].Load().URL.String()
	r, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(at, "/")+path,
		strings.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	answer, err := g.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode >= http.StatusInternalServerError {
		err = fmt.Errorf("%d %s", answer.StatusCode, text)
	}
	return answer.StatusCode, text, err
}

// insist asks until there is an answer.
func (c *chaos) insist(g *http.Client, method, path, body string) (int, []byte, error) {
	for {
		status, text, err := c.ask(g, method, path, body)
		if err == nil || c.ctx.Err() != nil {
			return status, text, err
		}
		c.resent.Add(1)
		pause(c.ctx, 50*time.Millisecond)
	}
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

func (c *chaos) open(i int) (*chaosBoard, error) {
	b := &chaosBoard{
		chaos: c, luck: rand.New(rand.NewPCG(*chaosSeed, uint64(i))), acked: map[string]int64{},
	}
	for j := range b.guests {
		jar, err := cookiejar.New(nil)
		if err != nil {
			return nil, err
		}
		b.guests[j] = &http.Client{Jar: jar}
	}
	var made struct{ ID, Invite string }
	_, text, err := c.insist(b.guests[0], "POST", "/api/tables",
		`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}],"options":{"rounds":20}}`)
	if err == nil {
		err = json.Unmarshal(text, &made)
	}
	if err != nil || made.ID == "" {
		return nil, fmt.Errorf("no table: %s %w", text, err)
	}
	b.path = "/api/tables/" + made.ID
	status, text, err := c.insist(b.guests[1], "POST", b.path+"/join",
		fmt.Sprintf(`{"invite":%q}`, made.Invite))
	if err == nil && status != http.StatusOK {
		err = fmt.Errorf("join: %d %s", status, text)
	}
	return b, err
}

// play makes moves for both guests, each request at some node, each move again until it is
// answered.
func (b *chaosBoard) play() error {
	for seat := 0; !b.ends.Load(); seat = 1 - seat {
		thinks := time.Duration(500+b.luck.IntN(1500)) * time.Millisecond
		pause(b.ctx, thinks/time.Duration(*chaosPace))
		look := fmt.Sprintf("%s?as=%d", b.path, seat)
		status, text, err := b.insist(b.guests[seat], "GET", look, "")
		if err != nil || status != http.StatusOK {
			return fmt.Errorf("look: %d %s %w", status, text, err)
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
			return nil
		}
		if len(shot.Moves) == 0 {
			continue
		}
		id := fmt.Sprintf("chaos-%d-%d", seat, shot.Seq)
		move := shot.Moves[b.luck.IntN(len(shot.Moves))].Move
		status, text, err = b.insist(b.guests[seat], "POST", b.path+"/moves", fmt.Sprintf(
			`{"id":%q,"seq":%d,"seat":%d,"moves":[%s]}`, id, shot.Seq, seat, move))
		if err != nil {
			return err
		}
		if status == http.StatusConflict {
			continue // the look came from a node that was behind: look again
		}
		var answer struct{ Seq int64 }
		if err := json.Unmarshal(text, &answer); err != nil || status != http.StatusOK {
			return fmt.Errorf("move %s: %d %s %w", id, status, text, err)
		}
		b.acked[id] = answer.Seq
		b.chaos.acked.Add(1)
		seat = 1 - seat // perhaps it goes on
	}
	return nil
}

// watch keeps a stream open at some node, over all faults: no entry twice, none left out.
func (b *chaosBoard) watch(ctx context.Context, seat int) error {
	seen := &b.viewers[seat]
	for first := true; ctx.Err() == nil; first = false {
		if !first {
			b.cuts.Add(1)
			pause(ctx, time.Duration(50+b.draw(200))*time.Millisecond)
		}
		if err := b.follow(ctx, seat, seen); err != nil {
			return err
		}
	}
	return nil
}

// streamSilence is when a browser gives a stream up that says nothing, heartbeats included. Here
// it is short: a node that was stopped says nothing for ever.
const streamSilence = 3 * time.Second

// follow reads a stream until it breaks.
func (b *chaosBoard) follow(ctx context.Context, seat int, seen *atomic.Int64) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	silence := time.AfterFunc(streamSilence, cancel)
	defer silence.Stop()
	at := strings.TrimSuffix(b.nodes[b.draw(chaosNodes)].Load().URL.String(), "/")
	r, err := http.NewRequestWithContext(ctx, "GET",
		fmt.Sprintf("%s%s/stream?as=%d", at, b.path, seat), nil)
	if err != nil {
		return err
	}
	r.Header.Set("Last-Event-ID", strconv.FormatInt(seen.Load(), 10))
	answer, err := b.guests[seat].Do(r)
	if err != nil {
		return nil
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusOK {
		return nil
	}
	lines, id := bufio.NewReader(answer.Body), int64(0)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return nil // half an event says nothing
		}
		silence.Reset(streamSilence)
		if text, ok := bytes.CutPrefix(line, []byte("id: ")); ok {
			if id, err = strconv.ParseInt(string(bytes.TrimSpace(text)), 10, 64); err != nil {
				return err
			}
		}
		if len(line) == 1 && id != 0 {
			if id != seen.Load()+1 {
				return fmt.Errorf("%s: entry %d came after entry %d", b.path, id, seen.Load())
			}
			seen.Store(id)
			id = 0
		}
	}
}

// fault hurts the cluster and mends it.
func (c *chaos) fault(n int, luck *rand.Rand) (kind string, err error) {
	i := luck.IntN(chaosNodes)
	node := c.nodes[i].Load()
	down := time.Duration(luck.IntN(100)) * time.Millisecond // and as long as a start takes
	switch {
	case n%16 == 7: // past every timeout there is: leases 4 s, calls 5 s
		err = errors.Join(c.pg.Pause(), hold(5500*time.Millisecond), c.pg.Resume())
		return "database stopped", err
	case n%16 == 3:
		err = errors.Join(node.Process.Process.Signal(syscall.SIGSTOP),
			hold(5500*time.Millisecond), node.Process.Process.Signal(syscall.SIGCONT))
		return "node stopped", err
	case n%8 == 6:
		err = errors.Join(c.pg.Kill(), hold(down), c.pg.Up())
		return "database killed", err
	default:
		err = errors.Join(node.Kill(), hold(down), c.start(i))
		return "node killed", err
	}
}

func hold(d time.Duration) error { <-time.After(d); return nil }

// whole waits until every viewer has seen what was in the logs at the end of a fault.
func (c *chaos) whole(kept *postgres.Node) (time.Duration, error) {
	began := time.Now()
	ids := make([]string, len(c.boards))
	for i, b := range c.boards {
		ids[i] = strings.TrimPrefix(b.path, "/api/tables/")
	}
	var heads map[string]int64
	var err error
	for heads == nil && time.Since(began) < wholeAgain {
		if heads, err = kept.Heads(c.ctx, ids); err != nil {
			heads = nil
		}
	}
	for behind := ""; ; pause(c.ctx, 10*time.Millisecond) {
		behind = ""
		for i, b := range c.boards {
			for seat := range b.viewers {
				if at, want := b.viewers[seat].Load(), heads[ids[i]]; at < want {
					behind = fmt.Sprintf("%s seat %d is at %d of %d", b.path, seat, at, want)
				}
			}
		}
		took := time.Since(began)
		if behind == "" && heads != nil {
			return took, nil
		}
		if took > wholeAgain || c.ctx.Err() != nil {
			return took, fmt.Errorf("after %v %s (%w)", took, behind, err)
		}
	}
}

// check compares a log with what the guests were told.
func (b *chaosBoard) check(kept *postgres.Store) error {
	entries, err := kept.Read(b.ctx, strings.TrimPrefix(b.path, "/api/tables/"), 0)
	if err != nil {
		return err
	}
	found := map[string]int64{}
	for i, e := range entries {
		if e.Seq != int64(i)+1 {
			return fmt.Errorf("%s: entry %d stands at place %d", b.path, e.Seq, i+1)
		}
		if e.Kind != "move" {
			continue
		}
		if found[e.Ask.ID] != 0 {
			return fmt.Errorf("%s: %s is there twice", b.path, e.Ask.ID)
		}
		found[e.Ask.ID] = e.Seq
	}
	for id, seq := range b.acked {
		if found[id] != seq {
			return fmt.Errorf("%s: %s was acknowledged as %d and is at %d", b.path, id, seq,
				found[id])
		}
	}
	if len(found) != len(b.acked) {
		return fmt.Errorf("%s: %d moves were acknowledged, %d are there", b.path, len(b.acked),
			len(found))
	}
	return nil
}
