package sqlite_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"testing/synctest"

	"twobanners/internal/faultydisk"
	"twobanners/store"
	"twobanners/store/sqlite"
)

var (
	diskRuns = flag.Uint64("disk.runs", 40, "how many disks fail")
	diskSeed = flag.Uint64("disk.seed", 1, "the seed of the first")
)

// onceFailed are disks on which something was lost.
var onceFailed = []uint64{}

// Whatever the disk does: what was acknowledged is in the log, where it was said to be, after every
// end of the process and of the machine.
func TestWhatIsAcknowledgedIsOnTheDisk(t *testing.T) {
	seen := map[string]int{}
	acked := 0
	run := func(seed uint64) {
		p := &patron{luck: rand.New(rand.NewPCG(seed, 0xa5c)), acked: map[string]int64{}}
		dir, err := os.MkdirTemp(t.TempDir(), "")
		if err == nil {
			p.disk = faultydisk.New(dir, seed)
			synctest.Test(t, func(t *testing.T) { err = p.run(t.Context()) })
		}
		if err != nil {
			t.Errorf("%v\n-disk.seed %d -disk.runs 1 repeats it", err, seed)
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
		for kind, n := range p.disk.Seen {
			seen[kind] += n
		}
		acked += len(p.acked)
	}
	for _, seed := range onceFailed {
		run(seed)
	}
	for n := range *diskRuns {
		if run(*diskSeed + n); t.Failed() {
			return
		}
	}
	t.Logf("%d disks, %d acknowledged, faults %v", *diskRuns, acked, seen)
	if kinds := len(seen); kinds < 5 && *diskRuns > 100 {
		t.Errorf("only these faults happened: %v", seen)
	}
}

// A log that cannot be copied into the database is noticed, and play goes on: when there is no room
// until there is, and after a flush that failed not at all.
func TestFailedCopiesAreNoticed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &patron{
			luck: rand.New(rand.NewPCG(1, 1)), acked: map[string]int64{},
			disk: faultydisk.New(t.TempDir(), 1),
		}
		must(t, p.begin(t.Context()))
		defer p.close()
		var last store.Checkpoint
		p.store.Observe(store.Watch{
			Commit: func(store.Commit) {}, Checkpoint: func(c store.Checkpoint) { last = c },
		})
		move := func() {
			t.Helper()
			for range 21 { // a copy is due
				p.asked++
				_, err := p.ask(t.Context(), fmt.Sprint(p.asked))
				must(t, err)
				synctest.Wait()
			}
		}
		p.disk.SetOdds(faultydisk.Odds{Full: 1000, Only: "test.db"})
		move()
		if p.store.Ready() == nil || last.Failed == nil || last.WAL == 0 ||
			len(p.store.Broken()) > 0 {
			t.Errorf("the disk is full: ready %v, copied %+v", p.store.Ready(), last)
		}
		p.disk.SetOdds(faultydisk.Odds{})
		move()
		if err := errors.Join(p.store.Ready(), last.Failed); err != nil {
			t.Errorf("there is room again: %v", err)
		}
		p.disk.SetOdds(faultydisk.Odds{Flush: 1000, Only: "test.db"})
		for len(p.store.Broken()) == 0 {
			_, _ = p.ask(t.Context(), fmt.Sprint(p.asked))
			p.asked++
			synctest.Wait()
		}
		p.disk.SetOdds(faultydisk.Odds{})
		if _, err := p.ask(t.Context(), "later"); !errors.Is(err, store.ErrUnavailable) ||
			p.store.Ready() == nil || last.Failed == nil {
			t.Errorf("after a flush that failed: %v, ready %v", err, p.store.Ready())
		}
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// patron asks a store for one thing after another, each until there is an answer.
type patron struct {
	luck  *rand.Rand
	disk  *faultydisk.Disk
	store *sqlite.Store
	acked map[string]int64
	asked int

	release func() // ends what holds copies of the log up; nil if nothing does
}

const asks = 60

// begin starts the server and makes a table.
func (p *patron) begin(ctx context.Context) error {
	if err := p.start(ctx, true); err != nil {
		return err
	}
	card := store.Card{ID: "t", Status: "playing", Data: []byte("{}")}
	first := []store.Entry{{Seq: 1, Ask: store.Ask{ID: "first"}, Data: []byte("{}")}}
	defer synctest.Wait()
	return p.store.Create(ctx, card, store.Secret{}, first)
}

func (p *patron) run(ctx context.Context) (err error) {
	defer p.close()
	if err := p.begin(ctx); err != nil {
		return err
	}
	for p.asked < asks {
		p.asked++
		if p.luck.IntN(15) == 0 {
			p.misfortune()
		}
		if p.luck.IntN(6) == 0 {
			p.look(ctx)
		}
		if err := p.insist(ctx, fmt.Sprint("ask ", p.asked)); err != nil {
			return err
		}
	}
	p.disk.Cut()
	if err := p.start(ctx, true); err != nil {
		return err
	}
	damage, err := p.store.Check(ctx)
	if err == nil && len(damage) > 0 {
		err = fmt.Errorf("damaged: %s", strings.Join(damage, "; "))
	}
	return err
}

// look begins to read everything, or ends it. While it lasts the log can be copied in part only.
func (p *patron) look(ctx context.Context) {
	if p.release != nil {
		p.release()
		p.release = nil
		return
	}
	goOn, over, from := make(chan struct{}), make(chan struct{}), p.store
	go func() {
		defer close(over)
		_ = from.Dump(ctx, func(store.Sheet, []any) error { <-goOn; return nil })
	}()
	p.release = func() { close(goOn); <-over }
	synctest.Wait()
}

// misfortune changes what goes wrong.
func (p *patron) misfortune() {
	odds := []faultydisk.Odds{
		{},
		{Flush: 60},
		{Flush: 300},
		{Write: 30},
		{Full: 60},
		{Cut: 20},
		{Kill: 20},
		{Flush: 40, Cut: 30},
		{Write: 10, Full: 10, Flush: 20, Cut: 10, Kill: 10},
	}
	p.disk.SetOdds(odds[p.luck.IntN(len(odds))])
}

// start starts the server until it runs, each time on what the last one left. Later on the disk is
// a good one again.
func (p *patron) start(ctx context.Context, well bool) error {
	if p.release != nil {
		p.look(ctx)
	}
	p.close() // a process that has ended writes nothing any more
	for try := 0; ; try++ {
		if well || try == 3 {
			p.disk.SetOdds(faultydisk.Odds{})
		}
		path, err := p.disk.Start("test.db")
		if err != nil {
			return err
		}
		s, err := sqlite.OpenOn(ctx, p.disk.SQLite(1+p.luck.IntN(20)), path)
		if err == nil {
			p.store = s
			return p.check(ctx)
		}
		if well || try == 3 {
			return fmt.Errorf("it does not start: %w", err)
		}
		if p.luck.IntN(2) == 0 {
			p.disk.Cut()
		}
	}
}

func (p *patron) close() {
	if p.store != nil {
		_ = p.store.Close() // what it says of a dead disk is no matter
		p.store = nil
	}
}

// check looks for what was acknowledged.
func (p *patron) check(ctx context.Context) error {
	log, err := p.store.Read(ctx, "t", 0)
	if err != nil {
		return err
	}
	there := map[string]int64{}
	for i, e := range log {
		if e.Seq != int64(i)+1 {
			return fmt.Errorf("entry %d is in place %d", e.Seq, i+1)
		}
		there[e.Ask.ID] = e.Seq
	}
	for id, seq := range p.acked {
		if there[id] != seq {
			return fmt.Errorf("%s was acknowledged as %d and is %d", id, seq, there[id])
		}
	}
	return nil
}

// insist asks until there is an answer.
func (p *patron) insist(ctx context.Context, id string) error {
	for try := 0; ; try++ {
		seq, err := p.ask(ctx, id)
		synctest.Wait() // until the log is copied
		select {
		case <-p.store.Broken():
			if p.luck.IntN(2) == 0 {
				p.close()
			}
			p.disk.Kill() // the server ends itself
		default:
		}
		switch {
		case p.disk.Dead():
			if try >= 40 {
				p.disk.SetOdds(faultydisk.Odds{}) // the machine is mended
			}
			if p.luck.IntN(3) == 0 {
				p.disk.Cut()
			}
			if err := p.start(ctx, false); err != nil {
				return err
			}
		case err == nil:
			p.acked[id] = seq
			return nil
		case !errors.Is(err, store.ErrUnavailable) && !errors.Is(err, store.ErrStale):
			return fmt.Errorf("%s: %w", id, err)
		case try >= 10:
			p.disk.SetOdds(faultydisk.Odds{})
		}
	}
}

// ask asks once, as a table does that has just read its log.
func (p *patron) ask(ctx context.Context, id string) (int64, error) {
	log, err := p.store.Read(ctx, "t", 0)
	if err != nil {
		return 0, err
	}
	data := fmt.Appendf(nil, `"%0*d"`, p.luck.IntN(9000), 0)
	next := int64(len(log)) + 1
	err = p.store.Append(ctx, "t", []store.Entry{{
		Seq: next, Ask: store.Ask{ID: id}, Kind: "move", Data: data,
	}}, nil)
	var done store.Done
	if errors.As(err, &done) {
		return done.Seq, nil
	}
	return next, err
}
