package main

import (
	"context"
	"math/rand/v2"
	"os/exec"
	"slices"
	"sync"
	"testing"
	"time"

	"twobanners/internal/pgtest"
	"twobanners/store/postgres"
)

// Three nodes and their database are killed and stopped while hundreds of tables are played: every
// move that was acknowledged is in the log, once, and every viewer is whole again soon after.
func TestChaos(t *testing.T) {
	t.Parallel() // it waits a lot
	ctx, cancel := context.WithTimeout(t.Context(), chaosEnd)
	defer cancel()
	c := newChaos(ctx, t)
	kept, err := postgres.Open(ctx, c.db)
	fatal(t, err)
	defer func() { _ = kept.Close() }()
	var players, viewers sync.WaitGroup
	watching, look := context.WithCancel(ctx)
	defer look()
	report := func(err error) {
		if err != nil && ctx.Err() == nil {
			t.Error(err)
			cancel()
		}
	}
	for _, b := range c.boards {
		players.Go(func() { report(b.play()) })
		for seat := range b.viewers {
			viewers.Go(func() { report(b.watch(watching, seat)) })
		}
	}
	times, kinds := c.torment(kept.Node("test", func(error) {}))
	c.ends.Store(true)
	players.Wait()
	if _, err := c.whole(kept.Node("test", func(error) {})); err != nil {
		t.Errorf("at the end: %v", err)
	}
	look()
	viewers.Wait()
	for _, b := range c.boards {
		if err := b.check(kept); err != nil {
			t.Error(err)
		}
	}
	if len(times) == 0 {
		t.Fatal("nothing happened")
	}
	slices.Sort(times)
	t.Logf("%d faults %v (seed %d), %d tables: %d moves acknowledged, %d requests sent again,"+
		" %d streams resumed; viewers whole again after %v at the median, %v at most",
		len(times), kinds, *chaosSeed, len(c.boards), c.acked.Load(), c.resent.Load(),
		c.cuts.Load(),
		times[len(times)/2].Round(time.Millisecond), times[len(times)-1].Round(time.Millisecond))
}

func fatal(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newChaos(ctx context.Context, t *testing.T) *chaos {
	t.Helper()
	c := &chaos{t: t, ctx: ctx, luck: rand.New(rand.NewPCG(*chaosSeed, 7))}
	var err error
	c.pg, err = pgtest.Start(pgtest.NoSync)
	fatal(t, err)
	t.Cleanup(func() { _ = c.pg.Close() })
	c.db = c.pg.URL("postgres")
	c.program, err = exec.LookPath("twobanners")
	fatal(t, err)
	for i := range c.nodes {
		fatal(t, c.start(i))
	}
	t.Cleanup(func() {
		for i := range c.nodes {
			_ = c.nodes[i].Load().Kill() // it may be dead
		}
	})
	c.boards = make([]*chaosBoard, *chaosTables)
	var work sync.WaitGroup
	for i := range c.boards {
		work.Go(func() {
			if b, err := c.open(i); err != nil {
				t.Error(err)
			} else {
				c.boards[i] = b
			}
		})
	}
	work.Wait()
	if t.Failed() {
		t.FailNow()
	}
	return c
}

// torment hurts the cluster again and again.
func (c *chaos) torment(kept *postgres.Node) (times []time.Duration, kinds map[string]int) {
	luck := rand.New(rand.NewPCG(*chaosSeed, 99))
	kinds = map[string]int{}
	for n := range *chaosFaults {
		if c.ctx.Err() != nil {
			break
		}
		kind, err := c.fault(n, luck)
		if err != nil {
			c.t.Errorf("fault %d (%s): %v", n, kind, err)
			break
		}
		took, err := c.whole(kept)
		if err != nil {
			c.t.Errorf("after fault %d (%s), seed %d: %v", n, kind, *chaosSeed, err)
			break
		}
		c.t.Logf("fault %d: %s, whole after %v", n, kind, took.Round(time.Millisecond))
		kinds[kind]++
		times = append(times, took)
	}
	return times, kinds
}
