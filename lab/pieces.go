package lab

import (
	"context"
	"encoding/json"
	"runtime"
	"sync"
	"sync/atomic"
)

// Progress counts games, for whoever wants to watch: those to be played, done, and done before.
type Progress struct{ All, Done, Before atomic.Int64 }

// series are equal pieces of work, numbered from 0; each has so many games.
type series struct{ pieces, games int }

// pieces is the work queue of an experiment. What it comes to depends on the rows of each series in
// the order of their numbers, up to where the series has enough, whoever made them and when.
type pieces struct {
	series []series
	// do does a piece; it must bear to be called by several at once.
	do func(at Place) (any, error)
	// enough, if set, looks at each further row of a series, in order, and may end the series.
	enough func(series int, row json.RawMessage) (bool, error)

	*Progress
	sharing
	journal *Journal
	mutex   sync.Mutex
	// next is the piece to be given out, merged how many rows of each series have been looked at.
	next   Place
	merged []int
	ended  []bool
	failed error
}

// run does what is not done yet, on all cores, and gives the rows of every series.
func (p *pieces) run() ([][]json.RawMessage, error) {
	ctx, end := context.WithCancel(context.Background())
	defer end()
	var listener sync.WaitGroup
	p.merged, p.ended = make([]int, len(p.series)), make([]bool, len(p.series))
	for i := range p.series {
		p.All.Add(int64(p.series[i].pieces * p.series[i].games))
		if err := p.merge(i); err != nil {
			return nil, err
		}
	}
	if p.journal.shared != nil {
		if err := p.share(ctx); err != nil {
			return nil, err
		}
		listener.Go(p.listen)
	}
	p.Before.Store(p.Done.Load())
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(p.work)
	}
	workers.Wait()
	end()
	listener.Wait()
	if p.failed != nil {
		return nil, p.failed
	}
	rows := make([][]json.RawMessage, len(p.series))
	for i := range rows {
		for number := range p.merged[i] {
			rows[i] = append(rows[i], p.journal.row(Place{i, number}))
		}
	}
	return rows, nil
}

func (p *pieces) work() {
	var err error
	for err == nil {
		at, ok := p.take()
		if !ok {
			return
		}
		var found any
		if found, err = p.do(at); err == nil {
			err = p.give(at, found)
		}
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.fail(err)
}

// fail ends the work; the first error is told.
func (p *pieces) fail(err error) {
	if p.failed == nil {
		p.failed = err
	}
}

// take gives out the next piece that is wanted and not done.
func (p *pieces) take() (at Place, ok bool) {
	if p.with != nil {
		return p.takeShared()
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for p.failed == nil && p.next.Series < len(p.series) {
		at = p.next
		if p.ended[at.Series] || at.Number >= p.series[at.Series].pieces {
			p.next = Place{Series: at.Series + 1}
			continue
		}
		p.next.Number++
		if p.journal.row(at) == nil {
			return at, true
		}
	}
	return at, false
}

// give keeps a finished piece.
func (p *pieces) give(at Place, found any) error {
	row, err := json.Marshal(found)
	if err != nil {
		return err
	}
	if p.with != nil {
		if err := p.giveShared(at, row); err != nil {
			return err
		}
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if err := p.journal.keep(at, row); err != nil {
		return err
	}
	return p.merge(at.Series)
}

// merge looks at the rows of a series that have come to be next in order.
func (p *pieces) merge(i int) error {
	of := p.series[i]
	for !p.ended[i] && p.merged[i] < of.pieces {
		row := p.journal.row(Place{i, p.merged[i]})
		if row == nil {
			return nil
		}
		p.merged[i]++
		p.Done.Add(int64(of.games))
		if p.enough == nil {
			continue
		}
		enough, err := p.enough(i, row)
		if err != nil {
			return err
		}
		if enough {
			p.ended[i] = true
			p.All.Add(int64((p.merged[i] - of.pieces) * of.games))
		}
	}
	return nil
}
