package cases

import (
	"fmt"

	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

type (
	claim  = scenario.Claim[*position]
	claims = scenario.Claims[*position]
	keys   = scenario.Keys[*position]
)

// Expect reads a block of assertions.
func (w *part) Expect(r *reader, n *node) scenario.Check {
	return keys{
		"coins": w.bySeat("the coins", func(p *position, s game.Seat) int {
			return int(p.Players[s].Coins)
		}),
		"hand": w.bySeat("the hand", func(p *position, s game.Seat) int {
			return int(p.Players[s].Hand)
		}),
		"tray": scenario.Each(w.expectTray),
		"harmony": scenario.Value("the seats with Harmony", w.seats,
			func(p *position) string { return fmt.Sprint(p.Harmony.List()) }),
		"phase": scenario.Value("the phase", scenario.Among(phases...),
			func(p *position) string { return phaseOf[p.Stage] }),
		"seat":    w.expectSeat,
		"round":   scenario.Number("the round", func(p *position) int { return int(p.Round) }),
		"winner":  scenario.Value("the winners", w.seats, winners),
		"regions": scenario.Each(w.expectRegion),
		"cost":    scenario.Each(w.expectCost),
		"scored":  scenario.Each(w.expectScored),
		"column":  w.expectColumn,
		"stack":   w.expectStack,
	}.Check(r, n)
}

func (w *part) bySeat(what string, get func(p *position, s game.Seat) int) claims {
	return scenario.Each(func(r *reader, key *node) claims {
		seat := game.Seat(r.Key(key, 0, w.p.Seats()-1))
		return scenario.Number(fmt.Sprintf("%s of seat %d", what, seat),
			func(p *position) int { return get(p, seat) })
	})
}

func (w *part) expectTray(r *reader, key *node) claims {
	race := scenario.Named(r, key, "race", w.p.Box().Race)
	return scenario.Number("the tray of the "+key.Text,
		func(p *position) int { return int(p.Tray[race]) })
}

// seats reads a set of seats.
func (w *part) seats(r *reader, n *node) string {
	var set game.Seats
	for _, item := range r.Some(n) {
		set = set.With(w.seat(r, item))
	}
	return fmt.Sprint(set.List())
}

func winners(p *position) string {
	outcome, over := p.Outcome()
	if !over {
		return "the game still on"
	}
	return fmt.Sprint(outcome.Winners.List())
}

// expectSeat: whose decision it is; while survivors are placed, also whose turn it is.
func (w *part) expectSeat(r *reader, n *node) []claim {
	want := w.seat(r, n)
	return []claim{scenario.Is("the seat", want, func(p *position) game.Seat {
		if p.Stage == smallworld.StageRedeploy && want == p.Deployer {
			return want
		}
		return p.Seat
	})}
}

func (w *part) expectScored(r *reader, key *node) claims {
	seat := game.Seat(r.Key(key, 0, w.p.Seats()-1))
	return func(r *reader, n *node) []claim {
		want := map[string]int{}
		for term, v := range r.Fields(n, smallworld.ScoreNames[:]...) {
			want[term] = r.Number(v, 0, 100)
		}
		return []claim{scenario.AreWords(fmt.Sprintf("the score of seat %d", seat),
			amounts(want), func(p *position) []string {
				found := map[string]int{}
				for term, coins := range p.Scored[seat] {
					found[smallworld.ScoreNames[term]] = int(coins)
				}
				return amounts(found)
			})}
	}
}

// amounts are the terms of a sum that are not nothing.
func amounts(terms map[string]int) (list []string) {
	for term, n := range terms {
		if n != 0 {
			list = append(list, fmt.Sprintf("%s %d", term, n))
		}
	}
	return list
}
