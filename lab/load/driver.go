package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"
)

// driver plays all tables.
type driver struct {
	Config
	ctx   context.Context
	fail  context.CancelCauseFunc
	began time.Time

	boards    []*board
	turns     chan turn
	listeners sync.WaitGroup
	ended     atomic.Bool

	mu   sync.Mutex
	luck *rand.Rand
	open []*line

	moves, stale, over atomic.Int64
	updates, bytes     atomic.Int64 // that came over all streams
	arrivals           arrivals
	disk               arrivals // of the witness
}

func newDriver(ctx context.Context, c Config) *driver {
	d := &driver{
		Config: c, began: c.Now(), luck: rand.New(rand.NewPCG(c.Seed, 0)),
		boards: make([]*board, c.Tables), turns: make(chan turn, 4*c.Tables),
	}
	d.ctx, d.fail = context.WithCancelCause(ctx)
	return d
}

func (d *driver) close() {
	d.ended.Store(true)
	for _, l := range d.open {
		l.close()
	}
	d.listeners.Wait()
	d.fail(nil)
}

func (d *driver) cause() error { return context.Cause(d.ctx) }

func (d *driver) since() int64 { return int64(d.Now().Sub(d.began)) }

// share does n tasks, some at a time, each worker with a line of its own.
func (d *driver) share(n int, task func(l *line, i int) error) error {
	var next atomic.Int64
	return d.crew(func(l *line) error {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			if err := task(l, i); err != nil {
				return err
			}
		}
		return nil
	})
}

// crew lets workers work until all are done or one fails.
func (d *driver) crew(work func(l *line) error) error {
	var all sync.WaitGroup
	for range d.Parallel {
		all.Go(func() {
			l := &line{driver: d}
			defer l.close()
			if err := work(l); err != nil {
				d.fail(err)
			}
		})
	}
	all.Wait()
	return d.cause()
}

func (d *driver) openTables() error {
	return d.share(d.Tables, func(l *line, i int) (err error) {
		d.boards[i], err = openBoard(l, i)
		return err
	})
}

// consider finds out whether a seat has to decide, and decides.
func (d *driver) consider(b *board, seat int, seq int64, offered any, over bool) error {
	list, _ := offered.([]any)
	switch {
	case len(list) == 0:
		if seat == 0 && over {
			d.over.Add(1)
		}
		return nil
	case b.turns.Add(1) > int64(d.Moves) && d.Moves > 0:
		return nil
	}
	d.mu.Lock()
	chosen := list[d.luck.IntN(len(list))]
	d.mu.Unlock()
	move, err := moveOf(chosen)
	if err != nil {
		return err
	}
	select {
	case d.turns <- turn{b, seat, seq, move}:
	default:
		return errors.New("more turns than there are tables")
	}
	return nil
}

// playWatched plays, with a witness of the disk beside where there is a rate to keep: as fast as
// can be, the witness would take what the moves need.
func (d *driver) playWatched(ctx context.Context) (err error) {
	ctx, done := context.WithCancel(ctx)
	var seen error
	var beside sync.WaitGroup
	if d.Disk != "" && d.Rate > 0 {
		beside.Go(func() { seen = d.witness(ctx) })
	}
	err = d.play(ctx)
	done()
	beside.Wait()
	return errors.Join(err, seen)
}

// play makes moves until the time is up, or all of them are made.
func (d *driver) play(ctx context.Context) error {
	ctx, done := context.WithCancel(ctx)
	defer done()
	limit := rate.NewLimiter(rate.Inf, 1)
	if d.Rate > 0 {
		limit = rate.NewLimiter(rate.Limit(d.Rate), 1)
	}
	if !d.Streams {
		err := d.share(d.Tables, func(l *line, i int) error { return d.askTurn(l, d.boards[i]) })
		if err != nil {
			return err
		}
	}
	return d.crew(func(l *line) error {
		for {
			if limit.Wait(ctx) != nil {
				return nil // the time is up
			}
			select {
			case t := <-d.turns:
				if err := d.move(l, t); err != nil {
					return err
				}
				if d.Moves > 0 && d.moves.Load() >= int64(d.Moves)*int64(d.Tables) {
					done()
				}
			case <-ctx.Done():
				return nil
			}
		}
	})
}

// move sends a move. One that comes too late is no mistake: both seats may have had to decide.
func (d *driver) move(l *line, t turn) error {
	l = l.at(t.board.nodes[t.seat])
	l.body = fmt.Appendf(l.body[:0], `{"id":"load-%d-%d","seq":%d,"seat":%d,"moves":[%s]}`,
		t.seq, t.seat, t.seq, t.seat, t.move)
	t.board.seq.Store(t.seq + 1)
	t.board.sent.Store(d.since())
	err := l.post(t.board.path()+"/moves", t.board.cookies[t.seat], l.body)
	var refused *refusal
	if errors.As(err, &refused) && refused.status == http.StatusConflict {
		d.stale.Add(1)
		return nil
	}
	if err != nil {
		return fmt.Errorf("move %s: %w", l.body, err)
	}
	d.moves.Add(1)
	if !d.Streams {
		return d.askTurn(l, t.board)
	}
	return nil
}

// askTurn asks whose turn it is, for tables without streams.
func (d *driver) askTurn(l *line, b *board) error {
	for seat := range b.cookies {
		var shot struct {
			Seq    int64
			Status string
			Moves  any
		}
		_, err := l.at(b.nodes[seat]).ask("GET", fmt.Sprintf("%s?as=%d", b.path(), seat),
			b.cookies[seat], nil, &shot)
		if err != nil {
			return err
		}
		if err := d.consider(b, seat, shot.Seq, shot.Moves, shot.Status == "over"); err != nil {
			return err
		}
	}
	return nil
}
