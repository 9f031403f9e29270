package table

import "time"

// unload lets a table that has nothing to do until a time forget its state: it follows from the log
// and is read again when somebody needs it. A table that is watched must have been left alone since
// it was asked last, and keeps its place in the registry. It answers whether the place is free.
func (t *Table) unload(until time.Time, watched bool) bool {
	if !t.mu.TryLock() {
		return false
	}
	defer t.mu.Unlock()
	used := t.used
	t.used = false
	if t.thinking || watched && used {
		return false
	}
	if t.state != nil {
		if at := t.state.wakeAt(); !at.IsZero() && !at.After(until) && !t.ratedGame {
			return false
		}
		t.stopAlarm()
		t.state = nil
	}
	t.gone = !watched
	return t.gone
}
