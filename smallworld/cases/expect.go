package cases

import (
	"fmt"

	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// claim is one assertion about a position.
type claim = scenario.Claim[*smallworld.Position]

// Expect reads a block of assertions.
func (w *part) Expect(r *reader, n *node) scenario.Check {
	return scenario.ReadClaims(r, n, []scenario.Key[*smallworld.Position]{
		{Name: "coins", Read: w.expectCoins},
		{Name: "hand", Read: w.expectHand},
		{Name: "tray", Read: w.expectTray},
		{Name: "harmony", Read: w.expectHarmony},
		{Name: "phase", Read: w.expectPhase},
		{Name: "seat", Read: w.expectSeat},
		{Name: "round", Read: w.expectRound},
		{Name: "winner", Read: w.expectWinner},
		{Name: "regions", Read: w.expectRegions},
		{Name: "cost", Read: w.expectCost},
		{Name: "scored", Read: w.expectScored},
		{Name: "column", Read: w.expectColumn},
		{Name: "stack", Read: w.expectStack},
	})
}

func (w *part) bySeat(
	r *reader, n *node, what string, get func(p *smallworld.Position, s game.Seat) int,
) (checks []claim) {
	for i, key := range r.Keys(n) {
		seat := game.Seat(r.Key(key, 0, w.p.Seats()-1))
		what := fmt.Sprintf("%s of seat %d", what, seat)
		checks = append(checks, scenario.IsNumber(r, n.Items[i], what,
			func(p *smallworld.Position) int { return get(p, seat) }))
	}
	return checks
}

func (w *part) expectCoins(r *reader, n *node) []claim {
	return w.bySeat(r, n, "the coins", func(p *smallworld.Position, s game.Seat) int {
		return int(p.Players[s].Coins)
	})
}

func (w *part) expectHand(r *reader, n *node) []claim {
	return w.bySeat(r, n, "the hand", func(p *smallworld.Position, s game.Seat) int {
		return int(p.Players[s].Hand)
	})
}

func (w *part) expectTray(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		race := scenario.Named(r, key, "race", smallworld.ParseRace)
		checks = append(checks, scenario.IsNumber(r, n.Items[i], "the tray of the "+race.String(),
			func(p *smallworld.Position) int { return int(p.Tray[race]) }))
	}
	return checks
}

// seats reads a set of seats.
func (w *part) seats(r *reader, n *node) (set game.Seats) {
	for _, item := range r.Some(n) {
		set = set.With(w.seat(r, item))
	}
	return set
}

func (w *part) expectHarmony(r *reader, n *node) []claim {
	want := w.seats(r, n)
	return []claim{scenario.Is("the seats with Harmony", fmt.Sprint(want.List()),
		func(p *smallworld.Position) string { return fmt.Sprint(p.Harmony.List()) })}
}

func (w *part) expectPhase(r *reader, n *node) []claim {
	want := phases[r.OneOf(n, phases...)]
	return []claim{scenario.Is("the phase", want,
		func(p *smallworld.Position) string { return phaseOf(p.Stage) })}
}

// expectSeat: whose decision it is; while survivors are placed, also whose turn it is.
func (w *part) expectSeat(r *reader, n *node) []claim {
	want := w.seat(r, n)
	return []claim{scenario.Is("the seat", want, func(p *smallworld.Position) game.Seat {
		if p.Stage == smallworld.StageRedeploy && want == p.Deployer {
			return want
		}
		return p.Seat
	})}
}

func (w *part) expectRound(r *reader, n *node) []claim {
	return []claim{scenario.IsNumber(r, n, "the round", func(p *smallworld.Position) int {
		return int(p.Round)
	})}
}

func (w *part) expectWinner(r *reader, n *node) []claim {
	want := w.seats(r, n)
	return []claim{scenario.Is("the winners", fmt.Sprint(want.List()),
		func(p *smallworld.Position) string {
			outcome, over := p.Outcome()
			if !over {
				return "the game still on"
			}
			return fmt.Sprint(outcome.Winners.List())
		})}
}

func (w *part) expectScored(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		seat := game.Seat(r.Key(key, 0, w.p.Seats()-1))
		fields := r.Fields(n.Items[i], smallworld.ScoreNames[:]...)
		var want []string
		for _, term := range smallworld.ScoreNames {
			if v := fields[term]; v != nil {
				if coins := r.Number(v, 0, 100); coins != 0 {
					want = append(want, fmt.Sprintf("%s %d", term, coins))
				}
			}
		}
		checks = append(checks, scenario.AreWords(fmt.Sprintf("the score of seat %d", seat), want,
			func(p *smallworld.Position) (found []string) {
				for term, coins := range p.Scored[seat] {
					if coins != 0 {
						found = append(found,
							fmt.Sprintf("%s %d", smallworld.ScoreNames[term], coins))
					}
				}
				return found
			}))
	}
	return checks
}
