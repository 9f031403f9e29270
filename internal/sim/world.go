// Package sim is a deterministic simulation of a cluster under faults: nodes with the real code of
// package table, a store, hints, browsers and clocks, under one scheduler that draws everything
// from a seed. Between any two steps a node may die, a message be lost, doubled or late, a disk
// fail, a clock jump. A seed repeats what it found.
package sim

import (
	"cmp"
	"fmt"
	"hash"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"sync"
	"testing/synctest"
	"time"

	"twobanners/game"
)

// task is a scheduled event: something that will happen at a time.
type task struct {
	due time.Duration
	n   int // breaks ties: what was planned first comes first
	key string
	run func()
}

// wish is a task that a goroutine of a node asks for; the scheduler decides when.
type wish struct {
	key  string
	make func() // called by the scheduler
}

// world is one run.
type world struct {
	seed  uint64
	luck  *rand.Rand
	now   time.Duration // the true time, which no node knows
	tasks []*task
	count int
	trace hash.Hash64 // of all that happened, to compare two runs of one seed
	steps int
	game  game.Game

	mu     sync.Mutex // of the wishes, which goroutines make
	wishes []wish
	serial map[string]int
	names  []string // the ids of the tables, in the order they were begun
	seeds  uint64

	db      *database
	nodes   []*node
	boards  int // how many tables there will be
	tables  []*tableInfo
	clients []*client
	faults  map[string]int
	healed  bool
	problem []string
}

var epoch = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func newWorld(seed uint64, g game.Game) *world {
	w := &world{
		seed: seed, luck: rand.New(rand.NewPCG(seed, 0x51a)), trace: fnv.New64a(), game: g,
		serial: map[string]int{}, faults: map[string]int{},
	}
	w.db = newDatabase(w)
	return w
}

// alone tells whether this run has one node with a database of its own. It hears no hints, and asks
// nobody how long a log is: what it does not see itself it never sees.
func (w *world) alone() bool { return w.seed%8 == 5 }

// fail notes what must never happen.
func (w *world) fail(format string, args ...any) {
	w.problem = append(w.problem, fmt.Sprintf("at %v: ", w.now)+fmt.Sprintf(format, args...))
}

// told adds to the trace.
func (w *world) told(format string, args ...any) {
	_, _ = fmt.Fprintf(w.trace, format+"\n", args...) // a hash takes everything
}

// in plans a task. Only the scheduler's goroutine may.
func (w *world) in(after time.Duration, key string, run func()) {
	w.count++
	t := &task{due: w.now + after, n: w.count, key: key, run: run}
	at, _ := slices.BinarySearchFunc(w.tasks, t, func(a, b *task) int {
		return cmp.Or(cmp.Compare(a.due, b.due), cmp.Compare(a.n, b.n))
	})
	w.tasks = slices.Insert(w.tasks, at, t)
}

// ask lets a goroutine ask for something. Equal keys are numbered.
func (w *world) ask(key string, make func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.serial[key]++
	w.wishes = append(w.wishes, wish{fmt.Sprintf("%s/%d", key, w.serial[key]), make})
}

// turn lets goroutines that were woken together go on one after the other, so that who is first
// at a lock follows from the seed.
func (w *world) turn(key string) {
	mine := make(chan struct{})
	w.ask("turn "+key, func() {
		close(mine)
		synctest.Wait()
	})
	<-mine
}

// drain waits until every goroutine waits for us, and takes their wishes in a fixed order.
func (w *world) drain() {
	for {
		synctest.Wait()
		w.mu.Lock()
		wishes := w.wishes
		w.wishes = nil
		w.mu.Unlock()
		if len(wishes) == 0 {
			return
		}
		slices.SortFunc(wishes, func(a, b wish) int { return cmp.Compare(a.key, b.key) })
		for _, one := range wishes {
			one.make()
		}
	}
}

// step does the next thing. It answers false when nothing is left before a time.
func (w *world) step(until time.Duration) bool {
	w.drain()
	if len(w.tasks) == 0 || w.tasks[0].due > until {
		w.now = max(w.now, until)
		return false
	}
	next := w.tasks[0]
	w.tasks = w.tasks[1:]
	w.now = max(w.now, next.due)
	w.steps++
	w.told("%d %s", w.now, next.key)
	next.run()
	return true
}

// run lets things happen until a time, or until something went wrong.
func (w *world) run(until time.Duration) {
	for len(w.problem) == 0 && w.step(until) {
	}
}

// chance is true in some percent of cases.
func (w *world) chance(percent int) bool { return w.luck.IntN(100) < percent }

// between is a time between two.
func (w *world) between(low, high time.Duration) time.Duration {
	return low + time.Duration(w.luck.Int64N(int64(high-low)+1))
}

// clock is the clock of a node: the true time and a mistake. It runs on while it is wrong.
type clock struct {
	w     *world
	n     *node
	wrong time.Duration
	epoch int // of the node; a timer of a dead node does not ring
	mu    sync.Mutex
}

// Now is the time as the node believes it.
func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return epoch.Add(c.w.now + c.wrong)
}

// Elapsed is the true time: whatever is done to the clock, it goes on.
func (c *clock) Elapsed() time.Duration { return c.w.now }

func (c *clock) jump(by time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.wrong += by
}

// AfterFunc rings after a while of true time.
func (c *clock) AfterFunc(d time.Duration, f func()) (stop func() bool) {
	var mu sync.Mutex
	stopped := false
	c.w.ask(fmt.Sprintf("timer %s %d", c.n.name, d), func() {
		c.n.later(d, "ring", func() {
			mu.Lock()
			rings := !stopped && c.n.epoch == c.epoch && c.n.up
			stopped = true
			mu.Unlock()
			if rings {
				go f()
			}
		})
	})
	return func() bool {
		mu.Lock()
		defer mu.Unlock()
		was := stopped
		stopped = true
		return !was
	}
}
