package engine

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"twobanners/game"
)

type purses struct{ Players []struct{ Coins *int } }

// Coins are secret: a seat sees its own, a spectator none.
func TestViewsHideOtherPurses(t *testing.T) {
	c := newClient(t)
	c.ask(newSmallWorld, nil)
	c.play(rand.New(rand.NewPCG(5, 5)), 50)
	var all struct{ State purses }
	c.ask(`{"request":"state"}`, &all)
	for seat := -1; seat < 3; seat++ {
		line := `{"request":"view"}`
		if seat >= 0 {
			line = fmt.Sprintf(`{"request":"view","seat":%d}`, seat)
		}
		var seen struct{ View purses }
		c.ask(line, &seen)
		for whose, player := range seen.View.Players {
			if (player.Coins != nil) != (whose == seat) {
				t.Errorf("seat %d sees the purse of %d: %t", seat, whose, player.Coins != nil)
			}
			if whose == seat && *player.Coins != *all.State.Players[seat].Coins {
				t.Errorf("seat %d sees %d coins of its own", seat, *player.Coins)
			}
		}
	}
}

// A redeal changes what the seat cannot see and nothing else, and never the match.
func TestRedealKeepsTheView(t *testing.T) {
	c := newClient(t)
	c.ask(newSmallWorld, nil)
	dice := rand.New(rand.NewPCG(6, 6))
	for c.play(dice, 20) > 0 {
		before := c.ask(`{"request":"state"}`, nil)
		for seat := range 3 {
			var redealt stateAnswer
			request := fmt.Sprintf(`{"request":"redeal","seat":%d,"seed":%d}`, seat, dice.Uint32())
			c.ask(request, &redealt)
			if state, _ := json.Marshal(redealt); len(state) < 100 {
				t.Fatalf("the redealt state is %s", state)
			}
			seat := game.Seat(seat)
			position := c.session.redealt(seat, game.SeedFromNumber(dice.Uint64()))
			if position.View(seat).Hash() != c.session.match.Position.View(seat).Hash() {
				t.Errorf("after a redeal seat %d sees something else", seat)
			}
		}
		if after := c.ask(`{"request":"state"}`, nil); after != before {
			t.Fatal("a redeal changed the match")
		}
	}
}

func TestARedealDrawsHiddenThingsAnew(t *testing.T) {
	c := newClient(t)
	c.ask(newBidding, nil)
	c.ask(`{"request":"apply","seat":1,"move":2}`, nil)
	seen := map[string]bool{}
	for seed := range 20 {
		seen[c.ask(fmt.Sprintf(`{"request":"redeal","seat":0,"seed":%d}`, seed), nil)] = true
	}
	if len(seen) != int(highest) {
		t.Errorf("twenty redeals gave %v", seen)
	}
	request := `{"request":"redeal","seat":0,"seed":4}`
	if first, second := c.ask(request, nil), c.ask(request, nil); first != second {
		t.Errorf("one seed gave two redeals: %s and %s", first, second)
	}
}
