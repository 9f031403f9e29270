package table

import (
	"context"
	"testing"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// The host sets the seats anew while the table waits: a bot, a new seat, one less; when nobody is
// waited for any more the game begins with the seats as they are then.
func TestTheHostSetsTheTableUp(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {}, {}}, Public: true})
	arrange := func(who Who, p Place) error {
		_, err := tb.Arrange(t.Context(), who, newID(), p)
		return err
	}
	faulty(t, arrange(bela, Place{Seat: 1, Kind: PlaceBot, Bot: "greedy"}), NotAllowed)
	faulty(t, arrange(anna, Place{Seat: 5, Kind: PlaceOpen}), NotFound)
	faulty(t, arrange(anna, Place{Seat: 1, Kind: PlaceBot, Bot: "nobody"}), BadRequest)
	faulty(t, arrange(anna, Place{Seat: 1, Kind: "throne"}), BadRequest)
	must(t, arrange(anna, Place{Seat: 1, Kind: PlaceBot, Bot: "greedy", Name: "Thistle"}))
	must(t, arrange(anna, Place{Seat: 3, Kind: PlaceLocal, Name: "Rui"}))
	if s := tb.see(t); len(s.Seats) != 4 || s.Seats[1].Name != "Thistle" ||
		s.Seats[3].Name != "Rui" ||
		s.SeatsOf("anna") != game.Only(0).With(3) || s.Status() != Open {
		t.Fatalf("the seats are %+v", s.Seats)
	}
	must(t, arrange(anna, Place{Seat: 3, Kind: PlaceNone}))
	_, err := tb.Join(t.Context(), bela, "", game.Nobody, "")
	must(t, err)
	if s := tb.see(t); s.Status() != Playing || len(s.Seats) != 3 {
		t.Fatalf("%s with %d seats", s.Status(), len(s.Seats))
	}
	faulty(t, arrange(anna, Place{Seat: 1, Kind: PlaceOpen}), NotAllowed)
	h.again() // and so it is read again
	if s := h.registry.Table(tb.id).see(t); len(s.Seats) != 3 || s.Seats[2].Name != "Bela" {
		t.Fatalf("read again: %+v", s.Seats)
	}
}

// A table cannot be set for fewer people than the game takes, nor for more.
func TestASeatTooManyOrTooFewIsRefused(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {}}})
	_, err := tb.Arrange(t.Context(), anna, newID(), Place{Seat: 1, Kind: PlaceNone})
	faulty(t, err, BadOptions)
	for seat := game.Seat(2); seat < 5; seat++ {
		_, err := tb.Arrange(t.Context(), anna, newID(), Place{Seat: seat, Kind: PlaceOpen})
		must(t, err)
	}
	_, err = tb.Arrange(t.Context(), anna, newID(), Place{Seat: 5, Kind: PlaceOpen})
	faulty(t, err, BadOptions)
}

// Who leaves before the game begins may come back; the host who leaves closes the table, and nobody
// has it among the own games.
func TestLeavingBeforeTheGame(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {}, {}}, Public: true})
	for range 2 {
		_, err := tb.Join(t.Context(), bela, "", game.Nobody, "")
		must(t, err)
		if tb.see(t).SeatsOf("bela") == 0 {
			t.Fatal("Bela does not sit at the table")
		}
		_, err = tb.Leave(t.Context(), bela)
		must(t, err)
	}
	_, err := tb.Leave(t.Context(), bela)
	faulty(t, err, NotYourSeat)
	_, err = tb.Leave(t.Context(), anna)
	must(t, err)
	_, err = tb.Join(t.Context(), bela, "", game.Nobody, "")
	faulty(t, err, Taken)
	mine, err := h.store.Mine(t.Context(), "anna", 10)
	must(t, err)
	if tb.see(t).Status() != Over || len(mine) != 0 {
		t.Fatalf("%s, and Anna has %d games", tb.see(t).Status(), len(mine))
	}
}

// Who resigns is placed last, whatever the bot does with the seat, and cannot come back.
func TestWhoResignsIsLast(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := tb.Leave(t.Context(), anna)
	must(t, err)
	_, err = tb.Hand(t.Context(), anna, 0, "")
	faulty(t, err, NotAllowed)
	_, err = tb.Abandon(t.Context(), anna)
	faulty(t, err, NotYourSeat)
	_, err = tb.Abandon(t.Context(), bela) // nobody else is there to be asked
	must(t, err)
	people, places := tb.see(t).rated()
	if len(people) != 2 || places[0] <= places[1] {
		t.Fatalf("%v are placed %v", people, places)
	}
	h.rates(t, "anna", func(points float64) bool { return points < ratingStart })
}

func (h *restartable) rates(t *testing.T, who string, ok func(float64) bool) {
	t.Helper()
	for ctx, end := context.WithTimeout(t.Context(), time.Minute); ; {
		rating, err := h.store.Ratings(ctx, "smallworld", []string{who})
		must(t, err)
		if rating[0].Games == 1 {
			end()
			if !ok(rating[0].Points) {
				t.Fatalf("%s has %v points", who, rating[0].Points)
			}
			return
		}
	}
}

// A game ends without a winner if everybody agrees, and counts for nobody.
func TestAGameIsAbandonedByAgreement(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela), person(carla)}})
	for _, last := range []bool{false, true} {
		_, err := tb.Abandon(t.Context(), anna)
		must(t, err)
		_, err = tb.Consent(t.Context(), bela, newID(), 1, true)
		must(t, err)
		if tb.see(t).Status() == Over {
			t.Fatal("Carla was not asked")
		}
		_, err = tb.Consent(t.Context(), carla, newID(), 2, last)
		must(t, err)
		if s := tb.see(t); s.Ended() != last || s.Asked != nil {
			t.Fatalf("after %v: ended %v, asked %v", last, s.Ended(), s.Asked)
		}
	}
	if people, _ := tb.see(t).rated(); people != nil {
		t.Fatalf("%v are rated", people)
	}
}

// A game against bots ends when its only person leaves it.
func TestLeavingBotsEndsTheGame(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), {Bot: "greedy"}}})
	_, err := tb.Leave(t.Context(), anna)
	must(t, err)
	if s := tb.see(t); s.Status() != Over || !s.Ended() {
		t.Fatalf("the game is %s", s.Status())
	}
}

// Others are reminded of their turn, not again and again, and nobody of the own one.
func TestReminding(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := tb.Nudge(t.Context(), anna)
	faulty(t, err, NotAllowed)
	_, err = tb.Nudge(t.Context(), bela)
	must(t, err)
	_, err = tb.Nudge(t.Context(), bela)
	faulty(t, err, NotAllowed)
	_, err = tb.Nudge(t.Context(), carla)
	faulty(t, err, NotYourSeat)
	must(t, tb.Read(t.Context(), func(s *State, _ store.Secret) error {
		if e := s.Entry(s.Seq()); e.Kind != KindNudged || e.Seat != 1 {
			t.Errorf("the last entry is %+v", e)
		}
		return nil
	}))
}
