package table

import (
	"encoding/json"
	"testing"
	"testing/synctest"
	"time"

	"twobanners/game"
)

// consulted plays until an allied bot has a decision of the whole team to make, which its person
// does not owe itself; the person's moves are drawn from a seed.
func (h *restartable) consulted(t *testing.T, seed uint64) (*Table, game.Seat) {
	tb := h.table(Plan{
		Game: "lordaeron", Lesson: seed,
		Seats: []Seat{person(anna), greedy, greedy, greedy, greedy, greedy},
		Options: json.RawMessage(`{"factions":
			["horde", "horde", "horde", "alliance", "alliance", "alliance"]}`),
	})
	luck := game.NewFast(seed)
	for range 4000 {
		time.Sleep(time.Second)
		s := tb.see(t)
		if s.Status() == Over {
			break
		}
		if s.actors().Has(0) {
			must(t, tb.play(t, luck.Draw("move", 1<<16)))
			continue
		}
		if seat := s.actors().First(); s.asksFirst(seat) {
			return tb, seat
		}
	}
	t.Fatal("no bot had a quest to exchange")
	return nil, game.Nobody
}

// A bot that owes a decision of its whole team asks the people of it first: it does what they
// propose, goes ahead when it is told to, and by itself once nobody has said anything for a while.
func TestBotsAskThePeopleOfTheirTeam(t *testing.T) {
	for name, answer := range map[string]string{"ahead": "null", "other": "pass", "away": ""} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := newRestartable(t)
				defer h.close()
				h.registry.pace = 100 * time.Millisecond
				tb, seat := h.consulted(t, 3)
				s := tb.see(t)
				if !s.Waits(seat) || s.due().IsZero() {
					t.Fatal("nobody is told that it waits")
				}
				asked := s.Seq()
				if answer != "" {
					move := []byte(answer)
					if answer == "pass" {
						move = []byte(`"pass"`)
					}
					_, err := tb.Advise(t.Context(), anna, newID(), asked, 0, seat, move)
					must(t, err)
				}
				time.Sleep(polite / 2)
				s = tb.see(t)
				if answered := s.actors() != game.Only(seat); answered != (answer != "") {
					t.Fatalf("told %q, after half the time it has answered: %v", answer, answered)
				}
				if answer == "pass" {
					step, _, _ := s.Step(asked + 2)
					if made := notation(s, asked+2); step.Seat != seat || made != `"pass"` {
						t.Errorf("it was told to pass: %s", made)
					}
				}
				time.Sleep(polite)
				if s = tb.see(t); s.Seq() == asked {
					t.Error("it waits for somebody who does not answer")
				}
			})
		})
	}
}

// notation is the move of an entry.
func notation(s *State, seq int64) string {
	step, _, before := s.Step(seq)
	text, err := json.Marshal(s.Game.ShowMove(before, step.Move))
	if err != nil {
		panic(err)
	}
	return string(text)
}
