package table

import (
	"time"

	"twobanners/game"
)

// Time is the clock interface: where time comes from.
type Time interface {
	// Now is the clock on the wall. Somebody may set it.
	Now() time.Time
	// Elapsed is how long it has been since some moment, whatever anybody does to the clock.
	Elapsed() time.Duration
	// AfterFunc calls f in its own goroutine after a while, unless it is stopped before.
	AfterFunc(d time.Duration, f func()) (stop func() bool)
}

// times are the seats' chess clocks.
type times struct {
	turn    time.Duration // 0 means no clock
	reserve [game.MaxSeats]time.Duration
	spent   [game.MaxSeats]time.Duration // of the turn, before since
	since   [game.MaxSeats]time.Time
	running game.Seats

	days   bool                         // only such clocks rest while somebody is on vacation
	until  [game.MaxSeats]time.Time     // the end of a seat's vacation
	rested [game.MaxSeats]time.Duration // in vacations, while it was the seat's turn
	last   time.Time                    // when the clocks were set
}

// restMost is how long a seat's clock rests in a game, all vacations together: nobody is to wait
// for ever.
const restMost = 30 * 24 * time.Hour

func (t *times) fill(c *Clock) {
	if c == nil {
		return
	}
	t.days = c.Days > 0
	t.turn = time.Duration(c.Turn)*time.Second + time.Duration(c.Days)*24*time.Hour
	for i := range t.reserve {
		t.reserve[i] = time.Duration(c.Reserve) * time.Second
	}
}

// tick starts and stops clocks: those of thinking run; a turn ends when its seat need not act.
func (t *times) tick(thinking, actors game.Seats, at time.Time) {
	for seat := range game.Seat(game.MaxSeats) {
		was, is := t.running.Has(seat), thinking.Has(seat)
		if was {
			t.spent[seat] += max(0, at.Sub(t.since[seat]))
			if t.until[seat].After(t.last) {
				t.rested[seat] += earlier(at, t.since[seat]).Sub(t.last)
			}
		}
		if was || is {
			t.since[seat] = at
		}
		if !actors.Has(seat) && t.spent[seat] > 0 {
			t.reserve[seat] = max(0, t.reserve[seat]-max(0, t.spent[seat]-t.turn))
			t.spent[seat] = 0
		}
	}
	t.running, t.last = thinking, at
}

// leave lets the clocks that run rest until the vacations of their seats end.
func (t *times) leave(seats []Seat, at time.Time) {
	for i, seat := range seats {
		t.until[i] = time.Time{}
		if t.days && seat.Vacation > 0 {
			t.until[i] = time.UnixMilli(seat.Vacation).UTC()
		}
		if rest := earlier(t.until[i], at.Add(restMost-t.rested[i])); rest.After(at) {
			t.since[i] = rest
		}
	}
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// skip takes time off the clocks that run, at a time: nobody was there to answer.
func (t *times) skip(d time.Duration, at time.Time) {
	for _, seat := range t.running.List() {
		t.since[seat] = later(t.since[seat], earlier(t.since[seat].Add(d), at))
	}
}

// rest gives a seat that ran out of time a whole turn when its person comes back.
func (t *times) rest(seat game.Seat) { t.reserve[seat], t.spent[seat] = 0, 0 }

// Reserve is what a seat has left beside the time of its turn.
func (s *State) Reserve(seat game.Seat) time.Duration { return s.times.reserve[seat] }

// Deadline is when a seat's time is up; ok is false while it does not run.
func (s *State) Deadline(seat game.Seat) (at time.Time, ok bool) {
	t := &s.times
	if t.turn == 0 || !t.running.Has(seat) {
		return time.Time{}, false
	}
	return t.since[seat].Add(t.turn - t.spent[seat] + t.reserve[seat]), true
}

// nextDeadline is the first deadline of all.
func (s *State) nextDeadline() (seat game.Seat, at time.Time, ok bool) {
	for i := range s.Seats {
		d, running := s.Deadline(game.Seat(i))
		if running && (!ok || d.Before(at)) {
			seat, at, ok = game.Seat(i), d, true
		}
	}
	return seat, at, ok
}
