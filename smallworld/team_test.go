package smallworld

import (
	"slices"
	"testing"

	"twobanners/game"
)

// SW-TEAM-01..05: who plays what, and in which order.
func TestTeamSeats(t *testing.T) {
	for seats, want := range map[int][]Faction{
		2: {Alliance, Horde},
		3: {Alliance, Horde, Neutral},
		4: {Alliance, Horde, Alliance, Horde},
		5: {Alliance, Horde, Neutral, Alliance, Horde},
	} {
		for seed := range uint64(5) {
			p := start(t, seats, `{"variant":"team"}`, seed)
			if !slices.Equal(p.World.Side[:seats], want) || p.Seat != 0 {
				t.Errorf("%d players: sides %v, seat %d begins", seats, p.World.Side, p.Seat)
			}
		}
	}
}

// SW-TEAM-10, SW-TEAM-11, SW-TEAM-12, SW-TEAM-13: three columns of banners by faction, one of
// badges.
func TestTeamColumns(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		p := start(t, seats, `{"variant":"team"}`, 3)
		c := &p.Column
		for _, f := range []Faction{Alliance, Horde, Neutral} {
			var shown int
			for line := range TeamLines {
				if race := c.Race[f][line]; race != NoRace {
					shown++
					if p.World.Faction[race] != f {
						t.Errorf("%s stand with the %s", p.box.RaceName(race), f)
					}
				}
			}
			all := 0
			for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
				all += yes(p.World.Faction[race] == f && (f != Neutral || seats%2 == 1))
			}
			if shown != min(all, TeamLines) || int(c.Count[f]) != all-shown {
				t.Errorf("%d players, %s: %d shown, %d below", seats, f, shown, c.Count[f])
			}
		}
		below := p.box.Powers() - TeamLines
		if int(c.PowerCount) != below || c.Power[3] == NoPower || c.Power[4] != NoPower {
			t.Errorf("badges %v, %d below", c.Power, c.PowerCount)
		}
	}
}

// over is a finished team game with these purses.
func over(t *testing.T, coins ...int16) game.Outcome {
	t.Helper()
	p := start(t, len(coins), `{"variant":"team"}`, 1)
	for s, n := range coins {
		p.Players[s].Coins = n
	}
	p.Stage = StageOver
	o, ok := p.Outcome()
	if !ok {
		t.Fatal("the game is not over")
	}
	return o
}

func TestTeamScores(t *testing.T) {
	for _, c := range []struct {
		rule    string
		coins   []int16
		winners []game.Seat
	}{
		{"SW-TEAM-27", []int16{40, 50}, []game.Seat{1}},
		{"SW-TEAM-27", []int16{40, 50, 60}, []game.Seat{2}},
		// The worked example: Alliance 51 and 88, Horde 79 and 72, Neutral 67.
		{"SW-TEAM-28, SW-TEAM-29", []int16{51, 79, 67, 88, 72}, []game.Seat{1, 4}},
		{"SW-TEAM-28", []int16{51, 60, 70, 55}, []game.Seat{1, 3}},
		{"SW-TEAM-30", []int16{60, 60, 90, 70}, []game.Seat{0, 2}},
		{"SW-TEAM-31", []int16{60, 60, 90, 90}, []game.Seat{0, 1, 2, 3}},
		{"SW-TEAM-32", []int16{44, 44}, []game.Seat{0, 1}},
		{"SW-TEAM-32", []int16{44, 44, 43}, []game.Seat{0, 1}},
	} {
		if got := over(t, c.coins...).Winners.List(); !slices.Equal(got, c.winners) {
			t.Errorf("%s: %v won by %v, want %v", c.rule, c.coins, got, c.winners)
		}
	}
}
