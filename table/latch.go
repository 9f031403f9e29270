package table

// latch is a lock that is a channel: a goroutine that waits for it is seen to wait by the
// simulation (internal/sim), which a sync.Mutex would hide.
type latch chan struct{}

func newLatch() latch { return make(latch, 1) }

// Lock waits for the latch.
func (l latch) Lock() { l <- struct{}{} }

// Unlock lets the next one in.
func (l latch) Unlock() { <-l }

// TryLock takes the latch if it is free.
func (l latch) TryLock() bool {
	select {
	case l <- struct{}{}:
		return true
	default:
		return false
	}
}
