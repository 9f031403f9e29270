package lordaeron

import (
	"testing"

	"twobanners/game"
)

// What a Talent does to a fight is told before it is taken: it is the forecast of the fight with it
// and without it, and by dice it helps too.
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
	won := map[int]int{}
	for told, p := range map[int]*Position{o[0].Before: &quiet, o[0].After: &with} {
		t := fightTarget{QuestFoes, uint8(b.creature("gnoll")), c.Region}
		f := (&Forecaster{brief: true}).Errand(p, &t, Alliance, only(0), 0, AllOut)
		if want := percent(f.Fight.Win); told != want {
			b.Errorf("%d %% are told, %d %% forecast", told, want)
		}
		d := p.byDice(&t, Alliance, only(0), 0)
		d.Play(2000)
		won[told] = d.Won
	}
	if won[o[0].After] <= won[o[0].Before] {
		t.Errorf("told %+v, won %v", o[0], won)
	}
	if o[0].After <= o[0].Before {
		t.Errorf("nothing is gained: %+v", o)
	}
}
