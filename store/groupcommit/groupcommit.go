// Package groupcommit writes what many ask for in groups: whatever comes while a group is being
// written is the next one, so that many writes share one transaction and one flush to the disk.
package groupcommit

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"twobanners/store"
)

const (
	maxGroup  = 512
	queueSize = 4 * maxGroup
)

// Store is what a store says of its writes.
type Store[W any] struct {
	// Commit writes a group: an answer to each of it, or an error, and then nothing of it is kept.
	Commit func(group []W) (answers []error, err error)
	// Alone tells after which errors each write of the group is tried alone: one bad write fails
	// none of its neighbours. Trouble makes an answer of any other.
	Alone   func(err error) bool
	Trouble func(err error) error
	// Order is that of the writes of a group; nil for the order in which they came.
	Order func(a, b W) int
}

// Queue holds the writes that wait, each for its commit.
type Queue[W any] struct {
	Store[W]
	// Observe is told of every group.
	Observe func(store.Commit)

	asked   chan asked[W]
	closing chan struct{}
	closed  sync.Once
	writer  sync.WaitGroup
}

type asked[W any] struct {
	write W
	done  chan error
}

// New is a queue that nobody writes from: that is for Start.
func New[W any](s Store[W]) *Queue[W] {
	return &Queue[W]{
		Store: s, Observe: func(store.Commit) {},
		asked: make(chan asked[W], queueSize), closing: make(chan struct{}),
	}
}

// Start writes from now on.
func (q *Queue[W]) Start() { q.writer.Go(q.writeAll) }

// Close waits for what is being written.
func (q *Queue[W]) Close() {
	q.closed.Do(func() { close(q.closing) })
	q.writer.Wait()
}

// Waiting is how many writes wait.
func (q *Queue[W]) Waiting() int { return len(q.asked) }

var errClosed = fmt.Errorf("%w: it is closed", store.ErrUnavailable)

// Write waits until a change is durable, or refused.
func (q *Queue[W]) Write(ctx context.Context, write W) error {
	w := asked[W]{write, make(chan error, 1)}
	select {
	case q.asked <- w:
	case <-ctx.Done():
		return ctx.Err()
	case <-q.closing:
		return errClosed
	}
	select {
	case err := <-w.done: // not ctx: a change under way is either made or not made
		return err
	case <-q.closing:
	}
	q.writer.Wait()
	select {
	case err := <-w.done:
		return err
	default:
		return errClosed
	}
}

// writeAll is the one writer.
func (q *Queue[W]) writeAll() {
	for {
		select {
		case first := <-q.asked:
			group := q.gather(first)
			if q.Order != nil {
				slices.SortStableFunc(group, func(a, b asked[W]) int {
					return q.Order(a.write, b.write)
				})
			}
			q.commit(group)
		case <-q.closing:
			return
		}
	}
}

// gather takes what has come while the last group was being written.
func (q *Queue[W]) gather(first asked[W]) []asked[W] {
	group := []asked[W]{first}
	for len(group) < maxGroup {
		select {
		case w := <-q.asked:
			group = append(group, w)
		default:
			return group
		}
	}
	return group
}

func (q *Queue[W]) commit(group []asked[W]) {
	writes := make([]W, len(group))
	for i, w := range group {
		writes[i] = w.write
	}
	began := time.Now() //nolint:forbidigo // a figure for operators; nothing is decided by it
	answers, err := q.Commit(writes)
	q.Observe(store.Commit{
		Took: time.Since(began), Writes: len(group), Queued: len(q.asked), Failed: err != nil,
	})
	if err != nil && len(group) > 1 && q.Alone(err) {
		for _, w := range group {
			q.commit([]asked[W]{w})
		}
		return
	}
	for i, w := range group {
		if err != nil {
			w.done <- q.Trouble(err)
		} else {
			w.done <- answers[i]
		}
	}
}
