package lordaeron

import (
	"math"
	"testing"

	"twobanners/game"
)

// What a Talent does to a fight is told before it is taken, as fights come to that are played by
// the rules with it and without it.
func TestTalentOddsAreThoseOfFights(t *testing.T) {
	g := newGame(t)
	b := newTable(t, Character{
		Class: classNamed(t, "druid"), Faction: Alliance, Level: 2, Actions: 2,
	})
	b.Faction = Alliance
	b.placeOverlord(0, NoRegion)
	c := &b.People[0]
	c.Region = b.region("deathknell")
	for _, id := range []string{"bear-form", "moonfire"} {
		b.wear(0, b.card(id))
	}
	c.Health, c.Energy = uint8(b.healthCapacity(0)), uint8(b.energyCapacity(0))
	b.put("gnoll", Green, "deathknell", 0, 2)
	m := Move{Kind: Challenge, To: -1, N: uint8(QuestFoes), M: uint8(b.creature("gnoll"))}
	quiet := *b.Position
	act{b.Position, game.NewFast(1), nil}.push(talentFrame(0, 2))
	seat := b.Actors().First()
	odds := g.Foretell(b.Position, seat, "").(Odds).Talents
	o, ok := odds["ferocity"]
	if !ok || len(o) != 1 || o[0].Creature != "gnoll" || o[0].Count != 2 {
		t.Fatalf("%+v", odds)
	}
	with := quiet
	with.lay(0, talentKey(2), b.card("ferocity"))
	for told, p := range map[int]*Position{o[0].Before: &quiet, o[0].After: &with} {
		const fights = 4000
		luck, won := game.NewFast(7), 0
		for range fights {
			won += wins(t, *p, m, AllOut, luck)
		}
		if share := 100 * float64(won) / fights; math.Abs(share-float64(told)) > 4 {
			t.Errorf("%d %% are told, %.1f %% fought", told, share)
		}
	}
	if o[0].After <= o[0].Before {
		t.Errorf("nothing is gained: %+v", o)
	}
}
