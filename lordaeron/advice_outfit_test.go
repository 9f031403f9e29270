package lordaeron

import (
	"encoding/json"
	"testing"

	"twobanners/game"
)

// The best outfit of a Druid who knows Bear Form has it in place of the printed staff, wakes the
// Talent that needs a Beast Form, and can be made move by move.
func TestOutfitWearsBearForm(t *testing.T) {
	b := newTable(t, Character{
		Class: classNamed(t, "druid"), Faction: Alliance, Level: 2, Actions: 2,
	})
	b.Faction = Alliance
	b.placeOverlord(0, NoRegion)
	b.People[0].Region = b.region("southshore")
	for _, id := range []string{"rejuvenation", "bear-form", "moonfire"} {
		b.learn(0, b.card(id))
	}
	b.lay(0, keyTalents, b.card("ferocity"))
	b.arrange("manage")
	g := newGame(t)
	seat := b.Actors().First()
	list := g.Advise(b.Position, seat).(Advice).Outfits
	if len(list) != 1 || len(list[0].Changes) < 2 {
		t.Fatalf("%+v", list)
	}
	odds := g.Foretell(b.Position, seat, "").(Odds).Dressed[list[0].Who]
	for _, o := range odds {
		if o.After < o.Before {
			t.Errorf("the best outfit loses a fight: %+v", o)
		}
	}
	bear := false
	for _, c := range list[0].Changes {
		bear = bear || c.Card == "bear-form" && c.Gives.Red > 0 && c.Gives.Green > 0
		m, err := g.ReadMove(b.Position, seat, toJSON(t, c.Move))
		if err != nil {
			t.Fatal(err)
		}
		if refusal := b.Apply(seat, m, game.NewFast(1), nil); !refusal.OK() {
			t.Fatalf("%+v: %v", c, refusal)
		}
	}
	if a := list[0]; !bear || len(a.Wakes) != 1 || a.Wakes[0] != "ferocity" ||
		a.After.Red <= a.Before.Red {
		t.Errorf("%+v", a)
	}
	if again := g.Advise(b.Position, seat).(Advice).Outfits; len(again) != 0 {
		t.Errorf("the best can be bettered: %+v", again)
	}
}

// A fast game goes on by a legal move at every decision of a fight that is not its owner's own; a
// thrifty one pays nothing.
func TestFastFightsAreLegal(t *testing.T) {
	g := newGame(t)
	advised := 0
	for seed := range uint64(4) {
		luck := game.NewFast(seed)
		pos, err := g.New(6, []byte(`{"first-game": true}`), luck)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for range 1500 {
			if p.Over {
				break
			}
			seat := p.Actors().First()
			list := p.Moves(seat, nil)
			move := list[luck.Draw("move", len(list))]
			if fast := g.adviseFast(p, seat); fast != nil {
				advised++
				for _, m := range []any{fast.Thrifty, fast.Bold} {
					read, err := g.ReadMove(p, seat, toJSON(t, m))
					if err != nil {
						t.Fatal(err)
					}
					if why := p.Why(seat, read); !why.OK() {
						t.Fatalf("seed %d: %v: %v", seed, m, why)
					}
					move = read
				}
				if thrifty, _ := g.ReadMove(p, seat, toJSON(t, fast.Thrifty)); p.spends(thrifty) {
					t.Fatalf("seed %d: %v costs something", seed, fast.Thrifty)
				}
			}
			_ = p.Apply(seat, move, luck, nil)
		}
	}
	if advised < 100 {
		t.Errorf("only %d decisions", advised)
	}
}

func toJSON(t *testing.T, move any) []byte {
	t.Helper()
	text, err := json.Marshal(move)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
