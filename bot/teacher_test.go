package bot_test

import (
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/smallworld"
)

// Who learns Small World meets somebody who plays sensibly: the teacher opens with land, and seldom
// spends its last coins on a people. The table is the one of web/smallworld/door.ts.
func TestTeacherOpensLikeADecentBeginner(t *testing.T) {
	t.Parallel()
	g := gamestest.SmallWorld(t)
	few, poor := 0, 0
	for seed := range uint64(300) {
		luck := game.NewFast(seed)
		p, err := g.New(2, []byte(`{"first": 0, "boards": ["L2a", "S1a"], "rounds": 6}`), luck)
		if err != nil {
			t.Fatal(err)
		}
		regions, coins := firstTurn(t, g, p, luck)
		if regions < 2 {
			few++
		}
		if coins < 2 {
			poor++
		}
		if regions == 0 {
			t.Errorf("seed %d: no region", seed)
		}
	}
	if few > 15 || poor > 30 { // of 300
		t.Errorf("%d times one region, %d times hardly a coin left", few, poor)
	}
}

// firstTurn plays until the second seat has ended its first turn; it gives the regions it holds
// and the coins it had left before it was paid.
func firstTurn(t *testing.T, g *smallworld.Game, p game.Position, luck game.Chance) (int, int) {
	t.Helper()
	player, err := bot.New(g, "easy")
	if err != nil {
		t.Fatal(err)
	}
	regions, coins := 0, 0
	for p.Actors() != 0 {
		seat := p.Actors().First()
		view := g.Show(p.View(1)).(*smallworld.Shown)
		if view.Round > 1 {
			break
		}
		if view.Seat == 1 {
			regions, coins = view.Players[1].Regions, *view.Players[1].Coins
		}
		if refusal := p.Apply(seat, player.Choose(p, seat, luck), luck, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
	return regions, coins
}
