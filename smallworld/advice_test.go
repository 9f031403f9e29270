package smallworld

import (
	"encoding/json"
	"slices"
	"testing"

	"twobanners/game"
)

// What is advised depends on what the seat may know alone: whatever else is hidden, the advice is
// the same to the last byte. SW-SCORE-09
func TestAdviceIsMadeFromTheView(t *testing.T) {
	g := newGame(t)
	for seed := range uint64(60) {
		chance := game.NewFast(seed)
		pos, err := g.New(3, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; pos.Actors() != 0; n++ {
			seat := pos.Actors().First()
			p := pos.(*Position)
			if n%4 == 0 && p.Champion >= 0 {
				other := *p
				other.Redeal(seat, chance)
				for s := range other.Players[:3] {
					if !other.sees(seat, game.Seat(s)) {
						other.Players[s].Coins = 0
					}
				}
				told, again := advised(t, g, p, seat), advised(t, g, &other, seat)
				if told != again {
					t.Fatalf("seed %d, move %d: %s\nbut with other secrets %s",
						seed, n, told, again)
				}
			}
			list := pos.Moves(seat, nil)
			_ = pos.Apply(seat, list[chance.Draw("move", len(list))], chance, nil)
		}
	}
}

func advised(t *testing.T, g *Game, p *Position, seat game.Seat) string {
	t.Helper()
	text, err := json.Marshal(g.Advise(p, seat))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Before a form is chosen both prices are told, and what each brings at once; of a side what it
// brings. SW-RACE-WORGEN-01..03, SW-PLACE-BATTLEGROUND-02
func TestBothPricesAreToldBeforeTheChoice(t *testing.T) {
	g := newGame(t)
	p := start(t, 2, "", 1)
	race, _ := g.box.Race("worgen")
	me := &p.Players[p.Seat]
	me.Race, me.Coins, me.Hand = race, 3, 6
	p.Stage = StageForm
	ways := g.Advise(p, p.Seat).(Advice).Ways
	if len(ways) != 2 || ways[0].Coins != 2 || ways[1].Coins != -1 {
		t.Fatalf("the ways are %+v", ways)
	}
	cheaper := 0
	for i, human := range ways[0].Regions {
		wolf := ways[1].Regions[i]
		if human.Move != "conquer" {
			continue
		}
		if want := max(1, human.Cost-1); wolf.ID != human.ID || wolf.Cost != want {
			t.Errorf("%s costs %d as humans and %d as wolves", human.ID, human.Cost, wolf.Cost)
		}
		cheaper += human.Cost - wolf.Cost
	}
	if cheaper == 0 {
		t.Error("no region is cheaper as wolves")
	}
	if p.Stage != StageForm || me.Coins != 3 {
		t.Error("to ask has changed the position")
	}
}

// The end says what broke a tie: the tokens on the boards, in a team game the richest player of the
// side. SW-END-03, SW-TEAM-30
func TestTheEndSaysWhatBrokeATie(t *testing.T) {
	p := start(t, 2, "", 1)
	p.Stage = StageOver
	p.hold(0, ActiveOf(0))
	p.hold(1, DeclinedOf(1))
	p.Tokens[0], p.Tokens[1] = 3, 5
	o, _ := p.Outcome()
	if got := o.Ties(2); !slices.Equal(got, []int{3, 5}) || o.Place[0] != 2 || o.Place[1] != 1 {
		t.Errorf("the tokens are %v and the places %v", got, o.Place)
	}
	team := over(t, 60, 60, 90, 70)
	if got := team.Ties(4); !slices.Equal(got, []int{90, 70, 90, 70}) {
		t.Errorf("the richest of the sides are said to have %v", got)
	}
}
