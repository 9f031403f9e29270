package server

import (
	"context"
	"fmt"
	"slices"
	"testing"
)

// waiting lists who waits for a hash.
func (q *hashing) inLine() (list []string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, w := range q.waiting {
		list = append(list, w.by)
	}
	return list
}

// Signing in is expensive on purpose. Who fails, or sends many at once, waits behind who does not,
// and is sent away first.
func TestWhoFailsWaitsBehindOthers(t *testing.T) {
	q := newHashing()
	first := q.enter(place{"somebody", 1})
	if !<-first.turn {
		t.Fatal("nobody waits, and yet there is a queue")
	}
	var crowd []*waiter
	for i := range maxWaiting { // two dozen addresses that fail all the time
		if w := q.enter(place{fmt.Sprint("crowd ", i%24), 9}); w != nil {
			crowd = append(crowd, w)
		}
	}
	if q.enter(place{"crowd 1", 9}) != nil {
		t.Error("the queue has no end")
	}
	honest := q.enter(place{"honest", 1})
	trusted := q.enter(place{"browser of old", 0})
	again := q.enter(place{"honest", 1})
	if honest == nil || trusted == nil || again == nil {
		t.Fatal("who fails keeps others out")
	}
	if got := q.inLine(); !slices.Equal(got[:3], []string{"browser of old", "honest", "honest"}) ||
		len(got) != maxWaiting {
		t.Errorf("the queue is %v", got)
	}
	away := 0
	for _, w := range crowd[len(crowd)-3:] { // those that came last
		select {
		case mine := <-w.turn:
			if !mine {
				away++
			}
		default:
		}
	}
	if away != 3 {
		t.Errorf("%d of the crowd were sent away, want 3", away)
	}
	q.leave(first)
	if !<-trusted.turn {
		t.Error("the turn is not that of the browser that was here before")
	}
	q.abandon(honest) // gone while waiting
	q.leave(trusted)
	q.abandon(again) // gone as its turn came
	for _, w := range crowd[:len(crowd)-3] {
		if !<-w.turn {
			t.Fatal("one in the queue was sent away")
		}
		q.leave(w)
	}
	if q.busy || len(q.of) != 0 || len(q.waiting) != 0 {
		t.Errorf("at the end busy %t, %v, %d wait", q.busy, q.of, len(q.waiting))
	}
}

// Who has gone is not waited for.
func TestWhoHasGoneIsNotWaitedFor(t *testing.T) {
	q := newHashing()
	first := q.enter(place{"somebody", 1})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := q.argon(ctx, place{"other", 1}, "password", []byte("salt of it")); err == nil {
		t.Error("somebody who has gone was served")
	}
	q.leave(first)
	if q.busy || len(q.of) != 0 {
		t.Errorf("places are taken by nobody: %v", q.of)
	}
}
