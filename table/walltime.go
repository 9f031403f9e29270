package table

import "time"

// WallTime is the real clock.
type WallTime struct{}

// Now is the time.
func (WallTime) Now() time.Time {
	return time.Now() //nolint:forbidigo // this is the clock that everybody else is handed
}

var started = WallTime{}.Now()

// Elapsed is the time since the program started.
func (t WallTime) Elapsed() time.Duration { return t.Now().Sub(started) }

// AfterFunc calls f after a while.
func (WallTime) AfterFunc(d time.Duration, f func()) (stop func() bool) {
	return time.AfterFunc(d, f).Stop
}
