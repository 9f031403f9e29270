package sim

import (
	"flag"
	"fmt"
	"maps"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"twobanners/game"
	"twobanners/games/gamestest"
)

var (
	runs  = flag.Uint64("sim.runs", 5000, "how many runs")
	from  = flag.Uint64("sim.seed", 1, "the seed of the first run")
	nodes = flag.Int("sim.nodes", 3, "how many nodes share the database")
)

func once(t *testing.T, seed uint64, g game.Game) (r Report) {
	t.Helper()
	synctest.Test(t, func(*testing.T) { r = play(seed, *nodes, g) })
	return r
}

// onceFailed are seeds that found something, with what it was.
var onceFailed = []uint64{
	3968, // all people out of time: bots still played when the run was ended, after 30 s
	// A node that had slept wrote an entry with a time before that of the entry before it, and 26
	// minutes that nobody was to pay for were counted against somebody.
	701312,
	701845, // the disk was told to fail when all faults had ended
}

// What was found once is looked for first.
func TestSeedsThatOnceFailed(t *testing.T) {
	g := gamestest.SmallWorld(t)
	for _, seed := range onceFailed {
		if r := once(t, seed, g); len(r.Problem) > 0 {
			t.Error(r)
		}
	}
}

// One seed is one run: else a seed that failed would repeat nothing.
func TestSeedRepeats(t *testing.T) {
	g := gamestest.SmallWorld(t)
	for n := range uint64(80) {
		seed := n
		if n >= 60 {
			seed = 40*n + 5 // on the simulated disk
		}
		first, second := once(t, seed, g), once(t, seed, g)
		if first.Trace != second.Trace || first.Steps != second.Steps {
			t.Fatalf("two runs of seed %d differ:\n%v\n%v", seed, first, second)
		}
	}
}

// Thousands of clusters, each with faults of its own: no acknowledged move is lost or made twice,
// there is one order for all, every viewer ends with the right view, and no secret leaves.
func TestCluster(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	g := gamestest.SmallWorld(t)
	var next, broken atomic.Uint64
	var mu sync.Mutex
	var sum Report
	sum.Faults = map[string]int{}
	t.Run("workers", func(t *testing.T) {
		for i := range runtime.GOMAXPROCS(0) {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				for n := next.Add(1) - 1; n < *runs && broken.Load() < 3; n = next.Add(1) - 1 {
					r := once(t, *from+n, g)
					if len(r.Problem) > 0 {
						broken.Add(1)
						t.Errorf("%v\n-sim.seed %d -sim.runs 1 -sim.nodes %d repeats it", r, r.Seed,
							*nodes)
					}
					mu.Lock()
					sum.add(r)
					mu.Unlock()
				}
			})
		}
	})
	kinds := slices.Sorted(maps.Keys(sum.Faults))
	t.Logf("%d runs, %d steps, %d entries, %d acknowledged, faults %v: %d violations",
		*runs, sum.Steps, sum.Entries, sum.Acked, sum.Faults, broken.Load())
	if len(kinds) < len(faults) && *runs > 100 {
		t.Errorf("only these faults happened: %v", kinds)
	}
}

func (r *Report) add(more Report) {
	r.Steps += more.Steps
	r.Entries += more.Entries
	r.Acked += more.Acked
	for kind, n := range more.Faults {
		r.Faults[kind] += n
	}
}
