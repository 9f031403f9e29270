package table

// simMutex is a mutex made of a channel: a goroutine that waits for it is seen to wait by the
// simulation (internal/sim), which a sync.Mutex would hide. Who had to wait says so, so that the
// simulation can let one goroutine run at a time.
type simMutex struct {
	held   chan struct{}
	waited func()
}

func newSimMutex(waited func()) simMutex { return simMutex{make(chan struct{}, 1), waited} }

// Lock waits until the lock is free.
func (l simMutex) Lock() {
	if l.TryLock() {
		return
	}
	l.held <- struct{}{}
	l.waited()
}

// Unlock lets the next one in.
func (l simMutex) Unlock() { <-l.held }

// TryLock takes the lock if it is free.
func (l simMutex) TryLock() bool {
	select {
	case l.held <- struct{}{}:
		return true
	default:
		return false
	}
}
