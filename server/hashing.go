package server

import (
	"context"
	"sync"
	"time"

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

// A password takes much memory and time on purpose. So one is hashed at a time, few may wait, and
// of one address one: whoever sends many waits for the own ones, and nobody else does.
const maxWaiting = 16

// hashing is the queue before argon2.
type hashing struct {
	turn chan struct{}
	mu   sync.Mutex
	of   map[string]bool
}

func newHashing() *hashing { return &hashing{turn: make(chan struct{}, 1), of: map[string]bool{}} }

var errBusy = fault(tooMany, "Many people sign in at this moment; wait a little.")

// enter takes a place in the queue for an address.
func (q *hashing) enter(address string) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.of) >= maxWaiting || q.of[address] {
		return false
	}
	q.of[address] = true
	return true
}

func (q *hashing) leave(address string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	delete(q.of, address)
}

// argon hashes a password when its turn comes, unless whoever asked has gone.
func (q *hashing) argon(
	ctx context.Context, address, password string, salt []byte,
) ([]byte, error) {
	if !q.enter(address) {
		return nil, errBusy
	}
	defer q.leave(address)
	select {
	case q.turn <- struct{}{}:
		defer func() { <-q.turn }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return argon2.IDKey([]byte(password), salt, argonPasses, argonMemory, argonLanes,
		argonLength), nil
}

// How often somebody may try to be an account, from wherever.
const (
	triesEvery = 6 * time.Second
	triesBurst = 10
)

// tries makes sure that nobody tries passwords of one account by the thousand.
func (s *Server) tries(name string) error {
	if !s.guesses.take(name, s.Now()) {
		return fault(tooMany, "There were many attempts at this account; wait a little.")
	}
	return nil
}
