package table

import (
	"testing"
	"testing/synctest"
	"time"
)

const day = 24 * time.Hour

// While anna is on vacation her clock of days rests, whoever's turn it was when she left; others
// are not kept from playing, and the state is still a fold over the log.
func TestVacationRestsTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer func() { h.close() }()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 2}})
		time.Sleep(day)
		until := h.registry.now().Add(7 * day)
		_, err := tb.Vacation(t.Context(), carla, until)
		faulty(t, err, NotYourSeat)
		_, err = tb.Vacation(t.Context(), anna, until)
		must(t, err)
		_, err = tb.Nudge(t.Context(), bela)
		faulty(t, err, NotAllowed) // she would not hear it
		has := func(want time.Duration) {
			t.Helper()
			if got := left(tb.see(t), h); got != want {
				t.Errorf("anna has %v left, want %v", got, want)
			}
		}
		has(8 * day)
		time.Sleep(5 * day)
		has(3 * day)
		_, err = tb.Say(t.Context(), bela, "bela-waits", Talk{Seat: 1, Text: "have fun"})
		must(t, err)
		has(3 * day) // an entry in between changes nothing
		times := tb.see(t).times
		h.again()
		tb = h.registry.Table(tb.id)
		if tb.see(t).times != times {
			t.Error("after opening again the clocks are others")
		}
		_, err = tb.Vacation(t.Context(), anna, h.registry.now()) // she is back early
		must(t, err)
		has(day)
		time.Sleep(23 * time.Hour)
		if tb.is(t, byBot) {
			t.Error("anna lost an hour")
		}
		time.Sleep(2 * time.Hour)
		synctest.Wait()
		tb.eventually(t, "a bot plays for anna", byBot)
	})
}

// A vacation that is set while it is not one's turn counts when it is.
func TestVacationBeforeTheTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 1}})
		_, err := tb.Vacation(t.Context(), bela, h.registry.now().Add(9*day))
		must(t, err)
		tb.until(t, 1, func(s *State) bool { return s.actors().Has(1) })
		at, running := tb.see(t).Deadline(1)
		if want := h.registry.now().Add(10 * day); !running || !at.Equal(want) {
			t.Errorf("bela's time is up at %v, want %v", at, want)
		}
	})
}

// Clocks of minutes do not rest: who sits down at such a table plays now.
func TestVacationLeavesMinutesAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60}})
		_, err := tb.Vacation(t.Context(), anna, h.registry.now().Add(day))
		must(t, err)
		if got := left(tb.see(t), h); got != time.Minute {
			t.Errorf("anna has %v left, want a minute", got)
		}
	})
}

// Nobody is kept waiting for ever by one vacation after another.
func TestVacationsOfAGameAreLimited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 1}})
		for range 3 {
			_, err := tb.Vacation(t.Context(), anna, h.registry.now().Add(20*day))
			must(t, err)
			time.Sleep(12 * day)
			_, err = tb.Vacation(t.Context(), anna, h.registry.now())
			must(t, err)
			if tb.is(t, byBot) {
				break
			}
		}
		synctest.Wait()
		tb.eventually(t, "a bot plays for anna after 31 days", byBot)
	})
}
