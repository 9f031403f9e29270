package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"
)

// Shared is a distributed work queue: the workers of one experiment, on many machines, take its
// pieces and keep what they came to. A piece is taken by its series and its number.
type Shared interface {
	// Alive says that this worker is at work: pieces of one that is silent are given out again.
	Alive(ctx context.Context) (still bool, err error)
	// Cut makes the pieces that are not there yet: so many of each series.
	Cut(ctx context.Context, pieces []int) error
	// Take takes a piece that nobody works at, of each series one whose number is below most.
	Take(ctx context.Context, most []int) (series, number int, found bool, err error)
	// Give keeps what a piece came to, unless another worker has found something else in it.
	Give(ctx context.Context, series, number int, found []byte) (agreed bool, err error)
	// Found hands over what pieces came to, of each series those from a number on.
	Found(ctx context.Context, from []int, each func(series, number int, found []byte)) error
}

// ShareJournal is a journal that several machines write in.
func ShareJournal(head Head, made Made, with Shared) *Journal {
	j := NewJournal(head, made)
	j.shared = with
	return j
}

const (
	// lookEvery is how often a worker says that it lives, and asks what the others have found.
	lookEvery = 500 * time.Millisecond
	// A database that is away is asked again, so often: a night's work does not end by its
	// restart.
	tries     = 60
	triesEach = time.Second
)

// sharing is the part of the work that has to do with other machines.
type sharing struct {
	with   Shared
	ctx    context.Context // ends with the run
	looked *sync.Cond
}

// share joins the others: what they have found until now is read first.
func (p *pieces) share(ctx context.Context) error {
	p.sharing = sharing{p.journal.shared, ctx, sync.NewCond(&p.mutex)}
	if _, err := p.with.Alive(ctx); err != nil {
		return err
	}
	all := make([]int, len(p.series))
	for i := range all {
		all[i] = p.series[i].pieces
	}
	if err := p.with.Cut(ctx, all); err != nil {
		return err
	}
	return p.update()
}

// listen looks at what the others find until the run ends.
func (p *pieces) listen() {
	every := time.NewTicker(lookEvery)
	defer every.Stop()
	for {
		select {
		case <-every.C:
		case <-p.ctx.Done():
			return
		}
		err := p.insist(func() error {
			if _, err := p.with.Alive(p.ctx); err != nil {
				return err
			}
			return p.update()
		})
		if p.ctx.Err() != nil {
			return
		}
		p.mutex.Lock()
		p.fail(err)
		p.looked.Broadcast()
		p.mutex.Unlock()
	}
}

// update reads what has been found and counts it.
func (p *pieces) update() error {
	p.mutex.Lock()
	from := append([]int(nil), p.merged...)
	p.mutex.Unlock()
	err := p.with.Found(p.ctx, from, func(series, number int, found []byte) {
		p.journal.note(Place{series, number}, found)
	})
	if err != nil {
		return err
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for i := range p.series {
		if err := p.merge(i); err != nil {
			return err
		}
	}
	return nil
}

// takeShared takes a piece, or waits until others have done what they took: one of them may die.
func (p *pieces) takeShared() (at Place, ok bool) {
	for {
		most, left := p.left()
		if !left {
			return at, false
		}
		err := p.insist(func() (err error) {
			at.Series, at.Number, ok, err = p.with.Take(p.ctx, most)
			return err
		})
		if ok {
			return at, true
		}
		p.mutex.Lock()
		if p.fail(err); p.failed == nil {
			p.looked.Wait()
		}
		p.mutex.Unlock()
	}
}

// left is how many pieces of each series are wanted, and whether any is still missing.
func (p *pieces) left() (most []int, left bool) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	most = make([]int, len(p.series))
	for i := range most {
		if !p.ended[i] && p.merged[i] < p.series[i].pieces {
			most[i], left = p.series[i].pieces, p.failed == nil
		}
	}
	return most, left
}

// giveShared keeps a finished piece for all.
func (p *pieces) giveShared(at Place, row json.RawMessage) error {
	agreed := false
	err := p.insist(func() (err error) {
		agreed, err = p.with.Give(p.ctx, at.Series, at.Number, row)
		return err
	})
	if err == nil && !agreed {
		err = fmt.Errorf("series %d, piece %d: another worker found something else", at.Series,
			at.Number)
	}
	return err
}

// insist asks again for a while.
func (p *pieces) insist(ask func() error) error {
	again := time.NewTicker(triesEach)
	defer again.Stop()
	for try := 1; ; try++ {
		err := ask()
		if err == nil || try == tries || p.ctx.Err() != nil {
			return err
		}
		select {
		case <-again.C:
		case <-p.ctx.Done():
		}
	}
}
