package scenario

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
	"twobanners/smallworld"
)

// swCheck is one assertion about a position: what is wrong, or "".
type swCheck func(p *smallworld.Position) string

// expect reads a block of assertions; only what is named is compared.
func (w *smallWorld) expect(r *reader, n *node) check {
	readers := []struct {
		key  string
		read func(*reader, *node) []swCheck
	}{
		{"coins", w.expectCoins},
		{"hand", w.expectHand},
		{"tray", w.expectTray},
		{"harmony", w.expectHarmony},
		{"phase", w.expectPhase},
		{"seat", w.expectSeat},
		{"round", w.expectRound},
		{"winner", w.expectWinner},
		{"regions", w.expectRegions},
		{"cost", w.expectCost},
		{"scored", w.expectScored},
		{"column", w.expectColumn},
		{"stack", w.expectStack},
	}
	known := make([]string, len(readers))
	for i, part := range readers {
		known[i] = part.key
	}
	fields := r.fields(n, known...)
	var checks []swCheck
	for _, part := range readers {
		if v := fields[part.key]; v != nil {
			checks = append(checks, part.read(r, v)...)
		}
	}
	return func(t *table) (wrong []string) {
		for _, c := range checks {
			if text := c(t.position.(*smallworld.Position)); text != "" {
				wrong = append(wrong, text)
			}
		}
		return wrong
	}
}

// differ words a difference; it is "" where there is none.
func differ[T comparable](what string, want, found T) string {
	if want == found {
		return ""
	}
	return fmt.Sprintf("expected %s to be %v, found %v", what, want, found)
}

// expectNumber is an assertion about one number of a position.
func (r *reader) expectNumber(
	n *node, what string, get func(p *smallworld.Position) int,
) swCheck {
	want := r.number(n, 0, 1000)
	return func(p *smallworld.Position) string { return differ(what, want, get(p)) }
}

func (w *smallWorld) bySeat(
	r *reader, n *node, what string, get func(p *smallworld.Position, s game.Seat) int,
) (checks []swCheck) {
	for i, key := range r.keys(n) {
		seat := game.Seat(r.key(key, 0, w.p.Seats()-1))
		checks = append(checks, r.expectNumber(n.items[i], fmt.Sprintf("%s of seat %d", what, seat),
			func(p *smallworld.Position) int { return get(p, seat) }))
	}
	return checks
}

func (w *smallWorld) expectCoins(r *reader, n *node) []swCheck {
	return w.bySeat(r, n, "the coins", func(p *smallworld.Position, s game.Seat) int {
		return int(p.Players[s].Coins)
	})
}

func (w *smallWorld) expectHand(r *reader, n *node) []swCheck {
	return w.bySeat(r, n, "the hand", func(p *smallworld.Position, s game.Seat) int {
		return int(p.Players[s].Hand)
	})
}

func (w *smallWorld) expectTray(r *reader, n *node) (checks []swCheck) {
	for i, key := range r.keys(n) {
		race := named(r, key, "race", smallworld.ParseRace)
		checks = append(checks, r.expectNumber(n.items[i], fmt.Sprintf("the tray of the %s", race),
			func(p *smallworld.Position) int { return int(p.Tray[race]) }))
	}
	return checks
}

// seats reads a set of seats.
func (w *smallWorld) seats(r *reader, n *node) (set game.Seats) {
	for _, item := range r.some(n) {
		set = set.With(w.seat(r, item))
	}
	return set
}

func (w *smallWorld) expectHarmony(r *reader, n *node) []swCheck {
	want := w.seats(r, n)
	return []swCheck{func(p *smallworld.Position) string {
		return differ("the seats with Harmony",
			fmt.Sprint(want.List()), fmt.Sprint(p.Harmony.List()))
	}}
}

func (w *smallWorld) expectPhase(r *reader, n *node) []swCheck {
	want := phases[r.oneOf(n, phases...)]
	return []swCheck{func(p *smallworld.Position) string {
		return differ("the phase", want, phaseOf(p.Stage))
	}}
}

// expectSeat: whose decision it is; while survivors are placed, also whose turn it is.
func (w *smallWorld) expectSeat(r *reader, n *node) []swCheck {
	want := w.seat(r, n)
	return []swCheck{func(p *smallworld.Position) string {
		if p.Stage == smallworld.StageRedeploy && want == p.Deployer {
			return ""
		}
		return differ("the seat", want, p.Seat)
	}}
}

func (w *smallWorld) expectRound(r *reader, n *node) []swCheck {
	return []swCheck{r.expectNumber(n, "the round", func(p *smallworld.Position) int {
		return int(p.Round)
	})}
}

func (w *smallWorld) expectWinner(r *reader, n *node) []swCheck {
	want := w.seats(r, n)
	return []swCheck{func(p *smallworld.Position) string {
		outcome, over := p.Outcome()
		if !over {
			return fmt.Sprintf("expected seats %v to win, found the game still on", want.List())
		}
		return differ("the winners", fmt.Sprint(want.List()), fmt.Sprint(outcome.Winners.List()))
	}}
}

func (w *smallWorld) expectScored(r *reader, n *node) (checks []swCheck) {
	for i, key := range r.keys(n) {
		seat := game.Seat(r.key(key, 0, w.p.Seats()-1))
		fields := r.fields(n.items[i], smallworld.ScoreNames[:]...)
		var want []string
		for _, term := range smallworld.ScoreNames {
			if v := fields[term]; v != nil {
				if coins := r.number(v, 0, 100); coins != 0 {
					want = append(want, fmt.Sprintf("%s %d", term, coins))
				}
			}
		}
		checks = append(checks, func(p *smallworld.Position) string {
			var found []string
			for term, coins := range p.Scored[seat] {
				if coins != 0 {
					found = append(found, fmt.Sprintf("%s %d", smallworld.ScoreNames[term], coins))
				}
			}
			return differ(fmt.Sprintf("the score of seat %d", seat),
				sorted(want), sorted(found))
		})
	}
	return checks
}

// sorted joins words in an order that does not depend on where they came from.
func sorted(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	list = slices.Clone(list)
	slices.Sort(list)
	return strings.Join(list, ", ")
}
