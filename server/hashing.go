package server

import (
	"context"
	"slices"
	"sync"

	"golang.org/x/crypto/argon2"
)

// The cost of argon2id: one pass over 19 MiB and one more, as the usual advice has it.
const (
	argonPasses = 2
	argonMemory = 19 << 10
	argonLanes  = 1
	argonLength = 32
	saltLength  = 16
)

// maxWaiting is how many wait at most. A password takes much memory and time on purpose, so one is
// hashed at a time.
const maxWaiting = 32

// hashing is the queue before argon2. Who cost us much lately, or has others in the queue already,
// waits behind who does not; if it is full, the last one is sent away for one who comes before.
type hashing struct {
	mu      sync.Mutex
	busy    bool
	waiting []*waiter // by rank
	of      map[string]int
}

// place is who waits, and how far behind.
type place struct {
	by   string
	rank int
}

type waiter struct {
	place
	turn chan bool // true when it comes; false for who is sent away
}

func newHashing() *hashing { return &hashing{of: map[string]int{}} }

var errBusy = fault(tooMany, "Many people sign in at this moment; wait a little.")

// enter takes a place in the queue; nil if there is none.
func (q *hashing) enter(p place) *waiter {
	q.mu.Lock()
	defer q.mu.Unlock()
	w := &waiter{place{p.by, p.rank + q.of[p.by]}, make(chan bool, 1)}
	if !q.busy {
		q.busy = true
		q.of[p.by]++
		w.turn <- true
		return w
	}
	at := len(q.waiting)
	for at > 0 && q.waiting[at-1].rank > w.rank {
		at--
	}
	if len(q.waiting) >= maxWaiting {
		if at == len(q.waiting) {
			return nil
		}
		last := q.waiting[maxWaiting-1]
		q.waiting = q.waiting[:maxWaiting-1]
		last.turn <- false
		q.gone(last)
	}
	q.of[p.by]++
	q.waiting = slices.Insert(q.waiting, at, w)
	return w
}

// gone counts somebody out. The caller holds the lock.
func (q *hashing) gone(w *waiter) {
	if q.of[w.by]--; q.of[w.by] == 0 {
		delete(q.of, w.by)
	}
}

// leave calls the next one.
func (q *hashing) leave(w *waiter) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.gone(w)
	if q.busy = len(q.waiting) > 0; q.busy {
		q.waiting[0].turn <- true
		q.waiting = q.waiting[1:]
	}
}

// abandon gives up a place whose turn may have come.
func (q *hashing) abandon(w *waiter) {
	q.mu.Lock()
	at := slices.Index(q.waiting, w)
	if at >= 0 {
		q.waiting = slices.Delete(q.waiting, at, at+1)
		q.gone(w)
	}
	q.mu.Unlock()
	if at < 0 && <-w.turn {
		q.leave(w)
	}
}

// argon hashes a password when its turn comes, unless whoever asked has gone.
func (q *hashing) argon(
	ctx context.Context, p place, password string, salt []byte,
) ([]byte, error) {
	w := q.enter(p)
	if w == nil {
		return nil, errBusy
	}
	select {
	case mine := <-w.turn:
		if !mine {
			return nil, errBusy
		}
		defer q.leave(w)
	case <-ctx.Done():
		q.abandon(w)
		return nil, ctx.Err()
	}
	return argon2.IDKey([]byte(password), salt, argonPasses, argonMemory, argonLanes,
		argonLength), nil
}
