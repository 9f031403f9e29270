package table

import (
	"bytes"
	"encoding/json"
	"testing"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/lordaeron"
)

// quickStart is a table of six of the second game in the Horde's first turn, and who sits in it:
// anna, bela and carla together, anna alone against them.
func (h *restartable) quickStart(clock *Clock) *Table {
	h.t.Helper()
	return h.table(Plan{
		Game: "lordaeron", Clock: clock,
		Seats: []Seat{
			person(anna), person(bela), person(carla), person(anna), person(anna), person(anna),
		},
		Options: json.RawMessage(`{"first-game": true, "factions":
			["horde", "horde", "horde", "alliance", "alliance", "alliance"]}`),
	})
}

// idle is a Rest of a seat's character that regains nothing, which no bot would choose.
func idle(tb testing.TB, s *State, seat game.Seat) []byte {
	tb.Helper()
	for _, text := range notations(s, seat) {
		if bytes.Contains(text, []byte(`"rest"`)) && !bytes.Contains(text, []byte("health")) &&
			!bytes.Contains(text, []byte("energy")) {
			return text
		}
	}
	tb.Fatal("nobody may rest")
	return nil
}

// firstMove is the first move that a seat has made.
func firstMove(s *State, seat game.Seat) (game.Step, bool) {
	for seq := int64(1); seq <= s.Seq(); seq++ {
		if e := s.Entry(seq); e.Kind == KindMove && e.Seat == seat {
			step, _, _ := s.Step(seq)
			return step, true
		}
	}
	return game.Step{}, false
}

// A player of a faction proposes what another should do; who is asked decides, and what the others
// propose stands when its time is up without a word. WB-DECIDE-10, WB-DECIDE-01
func TestProposalsStandWhenTimeIsUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.quickStart(&Clock{Turn: 30, Reserve: 0})
		s := tb.see(t)
		move := idle(t, s, 1)
		_, err := tb.Advise(t.Context(), anna, newID(), s.Seq(), 3, 1, move)
		faulty(t, err, NotAllowed) // the enemy has no say
		_, err = tb.Advise(t.Context(), anna, newID(), s.Seq(), 0, 1, move)
		must(t, err)
		time.Sleep(20 * time.Second)
		if tb.is(t, func(s *State) bool { _, moved := firstMove(s, 1); return moved }) {
			t.Fatal("a proposal is not yet a move")
		}
		time.Sleep(3 * time.Minute) // and anna's is up as well
		synctest.Wait()
		tb.eventually(t, "bela's bot moves", func(s *State) bool {
			_, moved := firstMove(s, 1)
			return moved
		})
		step, _ := firstMove(tb.see(t), 1)
		want, err := s.Game.ReadMove(s.Position(), 1, move)
		must(t, err)
		if step.Move != want {
			t.Errorf("the bot made another move than the proposed one: %x", step.Move)
		}
	})
}

// Whoever decides objects by doing something else, and the proposal is gone.
// WB-DECIDE-10, WB-DECIDE-08
func TestWhoDecidesMayObject(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.quickStart(nil)
	s := tb.see(t)
	proposed := idle(t, s, 1)
	_, err := tb.Advise(t.Context(), anna, newID(), s.Seq(), 0, 1, proposed)
	must(t, err)
	if s = tb.see(t); len(s.Advice) != 1 || s.Advice[0].By != 0 {
		t.Fatalf("proposals: %+v", s.Advice)
	}
	_, err = tb.Play(t.Context(), anna, newID(), s.Seq(), 1, [][]byte{proposed})
	faulty(t, err, NotYourSeat)
	_, err = tb.Play(t.Context(), bela, newID(), s.Seq(), 1, [][]byte{[]byte(`"end"`)})
	must(t, err)
	s = tb.see(t)
	who := s.Position().(*lordaeron.Position)
	if len(s.Advice) != 0 || who.Actors().Has(1) {
		t.Errorf("proposals %+v, %v act", s.Advice, who.Actors().List())
	}
}

// Bots of a team leave the first word to the people who decide at the same time: they move when one
// of them says go ahead, does what it is told, or when the people are done.
func TestBotsWaitForThePlan(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{
			Game:  "lordaeron",
			Seats: []Seat{person(anna), greedy, greedy, person(bela), greedy, greedy},
			Options: json.RawMessage(`{"first-game": true, "factions":
				["horde", "horde", "horde", "alliance", "alliance", "alliance"]}`),
		})
		time.Sleep(time.Minute)
		s := tb.see(t)
		moved := func(seat game.Seat) bool {
			_, ok := firstMove(tb.see(t), seat)
			return ok
		}
		if moved(1) || moved(2) || !s.Waits(1) || s.Waits(0) {
			t.Fatal("the bots did not wait")
		}
		_, err := tb.Advise(t.Context(), anna, newID(), s.Seq(), 0, 1, []byte("null"))
		must(t, err)
		time.Sleep(time.Minute)
		if s = tb.see(t); !moved(1) || moved(2) || s.actors().Has(1) {
			t.Fatal("the one who was told to go ahead plays its turn, the other waits")
		}
		_, err = tb.Play(t.Context(), anna, newID(), s.Seq(), 0,
			[][]byte{[]byte(`"end"`)})
		must(t, err)
		time.Sleep(time.Minute)
		if !moved(2) {
			t.Error("the people are done and a bot still waits")
		}
	})
}
