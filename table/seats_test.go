package table

import (
	"testing"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// byBot tells whether a bot plays for anna.
func byBot(s *State) bool { return s.Seats[0].Bot != "" }

func nothing(*State, store.Secret) error { return nil }

func TestJoiningByInvitation(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {}, {}}})
	_, err := tb.Play(t.Context(), anna, "impatient", 1, 0, [][]byte{[]byte(`"end"`)})
	faulty(t, err, NotPlaying)
	_, err = tb.Join(t.Context(), bela, "guessed", game.Nobody, "")
	faulty(t, err, NotInvited)
	secret, err := h.store.Secret(t.Context(), tb.id)
	must(t, err)
	for range 2 { // she presses the button twice
		seat, err := tb.Join(t.Context(), bela, secret.Invite, 2, "")
		must(t, err)
		if seat != 2 {
			t.Errorf("bela sits in %d, want 2", seat)
		}
	}
	_, err = tb.Join(t.Context(), carla, secret.Invite, 2, "")
	faulty(t, err, Taken)
	if tb.see(t).Status() != Open {
		t.Error("a seat is open, but the game has begun")
	}
	_, err = tb.Hand(t.Context(), bela, 1, "greedy")
	faulty(t, err, NotYourSeat)
	_, err = tb.Hand(t.Context(), anna, 1, "greedy")
	must(t, err)
	if !tb.is(t, func(s *State) bool { return s.Status() == Playing }) {
		t.Error("every seat is filled, but the game has not begun")
	}
}

func TestAPublicTableNeedsNoInvitation(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {}}, Public: true})
	seat, err := tb.Join(t.Context(), bela, "", game.Nobody, "")
	must(t, err)
	if seat != 1 || tb.see(t).Status() != Playing {
		t.Error("bela should sit in 1 and play")
	}
	h.again() // its answer was lost, and she asks once more
	tb = h.registry.Table(tb.id)
	if seat, err = tb.Join(t.Context(), bela, "", game.Nobody, ""); err != nil || seat != 1 {
		t.Errorf("bela sits in %d (%v), want 1", seat, err)
	}
}

func TestHandOverAndBack(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := tb.Hand(t.Context(), anna, 0, "clever")
	faulty(t, err, BadRequest)
	_, err = tb.Hand(t.Context(), anna, 0, "greedy")
	must(t, err)
	tb.eventually(t, "the bot plays anna's turn", func(s *State) bool {
		return s.Position().Actors() == game.Only(1)
	})
	s := tb.see(t)
	_, err = tb.Play(t.Context(), anna, "not-now-anna", s.Seq(), 0, [][]byte{[]byte(`"end"`)})
	faulty(t, err, NotAllowed)
	_, err = tb.Hand(t.Context(), bela, 0, "")
	faulty(t, err, NotYourSeat)
	_, err = tb.Hand(t.Context(), anna, 0, "")
	must(t, err)
	tb.until(t, 1, func(s *State) bool { return s.Position().Actors().Has(0) })
	must(t, tb.play(t, 0))
}

func TestPassAndPlay(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	two := []Seat{{Person: "anna", Name: "Anna"}, {Person: "anna", Name: "her brother"}}
	tb := h.table(Plan{Seats: two, Options: []byte(`{"first":0,"rounds":2}`)})
	tb.until(t, 9, func(*State) bool { return false })
	if tb.see(t).Status() != Over {
		t.Error("the game should be over")
	}
	mine, err := h.store.Mine(t.Context(), "anna", 9)
	must(t, err)
	if len(mine) != 1 || mine[0].Status != string(Over) {
		t.Errorf("anna's tables are %v", mine)
	}
}

// left is how much time anna has.
func left(s *State, h *restartable) time.Duration {
	at, _ := s.Deadline(0)
	return at.Sub(h.registry.now())
}

// Time is that of a bubble: it jumps when everybody waits.
func TestOutOfTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{
			Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 30, Reserve: 60},
		})
		time.Sleep(50 * time.Second)
		must(t, tb.play(t, 0)) // picks; the turn goes on
		time.Sleep(10 * time.Second)
		if !tb.is(t, func(s *State) bool { return left(s, h) == 30*time.Second }) {
			t.Error("anna should have 30s left")
		}
		time.Sleep(29 * time.Second)
		if tb.is(t, byBot) {
			t.Error("anna lost a second")
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		tb.eventually(t, "a bot plays for anna", func(s *State) bool {
			return byBot(s) && s.Position().Actors() == game.Only(1)
		})
		_, err := tb.Hand(t.Context(), anna, 0, "")
		must(t, err)
		if !tb.is(t, func(s *State) bool { return s.Reserve(0) == 0 }) {
			t.Error("anna's reserve should be spent")
		}
		time.Sleep(2 * time.Minute) // now bela's time is up as well, and then anna's
		synctest.Wait()
		tb.eventually(t, "bots end the game", over)
	})
}

func TestPauseStopsTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 30}})
		time.Sleep(20 * time.Second)
		_, err := tb.Pause(t.Context(), carla, true)
		faulty(t, err, NotYourSeat)
		for _, agree := range []bool{false, true} {
			_, err = tb.Pause(t.Context(), bela, true)
			must(t, err)
			if tb.see(t).Status() != Playing {
				t.Fatal("bela paused the game by herself")
			}
			_, err = tb.Pause(t.Context(), anna, true)
			faulty(t, err, NotAllowed) // one question at a time
			_, err = tb.Consent(t.Context(), bela, newID(), 1, true)
			faulty(t, err, NotAsked)
			_, err = tb.Consent(t.Context(), anna, newID(), 0, agree)
			must(t, err)
		}
		_, err = tb.Play(t.Context(), anna, "while-paused", 1, 0, notations(tb.see(t), 0)[:1])
		faulty(t, err, IsPaused)
		time.Sleep(time.Hour)
		_, err = tb.Pause(t.Context(), anna, false)
		must(t, err)
		if !tb.is(t, func(s *State) bool { return left(s, h) == 10*time.Second }) {
			t.Error("anna should have 10s left")
		}
	})
}

// Deadlines outlast a restart, and the time in which no server was at work is nobody's.
func TestNobodyPaysForTheTimeTheServerWasAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer func() { h.close() }()
		must(t, h.registry.Beat(t.Context()))
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60}})
		slow := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 3}})
		for range 4 {
			time.Sleep(5 * time.Second)
			must(t, h.registry.Beat(t.Context()))
		}
		h.close()
		for _, away := range []time.Duration{time.Hour, 73 * time.Hour} {
			time.Sleep(away)
			h.open()
			must(t, h.registry.Beat(t.Context()))
			must(t, h.registry.Wake(t.Context()))
			tb = h.registry.Table(tb.id)
			s := tb.see(t)
			if left(s, h) != 40*time.Second || byBot(s) {
				t.Fatalf("anna has %v left, want 40s; %v", left(s, h), s.Seats[0])
			}
			h.close()
		}
		h.open()
		must(t, h.registry.Beat(t.Context()))
		if got := left(h.registry.Table(slow.id).see(t), h); got != 72*time.Hour-20*time.Second {
			t.Errorf("at the slow table anna has %v left", got)
		}
		tb = h.registry.Table(tb.id)
		for range 9 { // a short rest is no outage
			time.Sleep(5 * time.Second)
			must(t, h.registry.Beat(t.Context()))
			must(t, h.registry.Wake(t.Context()))
		}
		synctest.Wait()
		if !tb.is(t, byBot) {
			t.Error("anna thinks for ever")
		}
	})
}

// A table that nobody looks at is forgotten, and is there again when somebody does.
func TestIdleTablesAreForgotten(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 3}})
	listener := h.registry.Hub().Listen(tb.id, "anna")
	must(t, h.registry.Wake(t.Context()))
	if h.registry.Table(tb.id) != tb {
		t.Error("anna looks at the table, but it was forgotten")
	}
	listener.Close()
	must(t, h.registry.Wake(t.Context()))
	if h.registry.Table(tb.id) == tb {
		t.Error("nobody looks at the table, but it was kept")
	}
	must(t, tb.play(t, 0)) // somebody still held it
	must(t, h.registry.Table(tb.id).play(t, 0))
	must(t, tb.Read(t.Context(), nothing))
}

// A table that is watched but left alone is forgotten too, and goes on as if it had not been.
func TestAWatchedTableRests(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	watcher := h.registry.Hub().Listen(tb.id, anna.Person)
	defer watcher.Close()
	tb.until(t, 1, func(s *State) bool { return s.Seq() > 40 })
	before := hash(tb.see(t))
	must(t, h.registry.Wake(t.Context()))
	if tb.state == nil {
		t.Error("a table rests that was used a moment ago")
	}
	must(t, h.registry.Wake(t.Context()))
	if tb.state != nil || h.registry.Table(tb.id) != tb {
		t.Error("a watched table that is left alone keeps its place and nothing else")
	}
	if hash(tb.see(t)) != before {
		t.Error("after its rest the table is another")
	}
}

// Somebody who has found a table asks the one that the registry has, though the registry let go of
// what was found: two tables of one log would not see what the other one writes.
func TestOneTableForOneLog(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	found := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	must(t, h.registry.Wake(t.Context()))
	now := h.registry.Table(found.id)
	if now == found {
		t.Fatal("a table is kept that nobody is at")
	}
	must(t, now.Read(t.Context(), justLoad)) // and it has a state of its own to be left behind with
	must(t, found.play(t, 0))
	if seq := found.see(t).Seq(); now.state.Seq() != seq {
		t.Errorf("the table is at entry %d, and the registered one at %d", seq, now.state.Seq())
	}
	must(t, h.registry.Wake(t.Context()))
	must(t, found.rouse(t.Context()))
	if found.state != nil || now.state != nil || h.registry.Table(found.id).state == nil {
		t.Error("a table that the registry let go of was looked after")
	}
}
