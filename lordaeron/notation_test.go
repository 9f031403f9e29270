package lordaeron

import (
	"encoding/json"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// What a choice means is written out, and read back to the same move.
func TestChoicesHaveNames(t *testing.T) {
	hunter := Character{Class: classNamed(t, "hunter"), Faction: Alliance, Level: 2, Actions: 2}
	b := newTable(t, hunter)
	c := &b.People[0]
	b.Faction = Alliance
	c.Region = b.region("southshore")
	b.put("murloc", Green, "southshore", 0, 1)
	b.roll([]int{1}, []int{8}, []int{2})
	b.challenge("murloc", QuestFoes)
	g := newGame(t)
	want := map[string]bool{
		`{"use":{"card":"stoneform","choice":"red","who":"hunter"}}`:   true,
		`{"use":{"card":"stoneform","choice":"blue","who":"hunter"}}`:  true,
		`{"use":{"card":"stoneform","choice":"green","who":"hunter"}}`: true,
	}
	for _, m := range b.Moves(game.Seat(Alliance), nil) {
		text, err := json.Marshal(g.ShowMove(b.Position, m))
		if err != nil {
			t.Fatal(err)
		}
		delete(want, string(text))
		if back, err := g.ReadMove(b.Position, 0, text); err != nil || back != m {
			t.Errorf("%s is read as %v, %v", text, back, err)
		}
	}
	for text := range want {
		t.Errorf("%s is not offered", text)
	}
	bad := []byte(`{"use":{"card":"stoneform","choice":"purple","who":"hunter"}}`)
	if _, err := g.ReadMove(b.Position, 0, bad); err == nil {
		t.Error("a purple die is accepted")
	}
}

// An argument of an event never takes the place of its name.
func TestEventsKeepTheirNames(t *testing.T) {
	for kind, shape := range eventShapes {
		for _, word := range strings.Fields(shape)[min(1, kind):] {
			if name, _, _ := strings.Cut(word, ":"); name == "event" || name == "seat" {
				t.Errorf("%q: an argument is called %s", shape, name)
			}
		}
	}
}

// Two of one food, with something between them in the Bag, are one move.
func TestFoodIsListedOnce(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "hunter"), Faction: Alliance, Actions: 2})
	b.Faction = Alliance
	b.People[0].Region = b.region("southshore")
	for _, id := range []string{"crocolisk-steak", "minor-mana-potion", "crocolisk-steak"} {
		b.People[0].intoBag(b.card(id))
	}
	if err := gametest.Written(newGame(t), b.Position); err != nil {
		t.Error(err)
	}
}
