package lordaeron

import (
	"testing"

	"twobanners/game"
)

// A card that is tried on takes its like off, and what is kept of the cards that work knows it.
func TestGearKnowsWhatItTookOff(t *testing.T) {
	took := 0
	for class := range newTable(t, Character{}).box.Classes {
		b := newTable(t, Character{Class: int8(class), Faction: Horde, Level: 5, Energy: 9})
		j := &Judge{Position: b.Position}
		powers := b.box.Classes[class].powers
		for _, first := range powers {
			for at := range AreaCount {
				if b.areaWhy(0, first, at) != fine {
					continue
				}
				b.lay(0, at, first)
				took += gearTrials(t, j, powers)
				b.lay(0, at, NoCard)
			}
		}
	}
	if took == 0 {
		t.Error("nothing was ever taken off")
	}
}

// gearTrials tries cards on, compares what is kept with what there is, and tells how often another
// card had to go.
func gearTrials(t *testing.T, j *Judge, cards []Card) (took int) {
	g := newGear(j.box)
	var want worn
	for _, card := range cards {
		for at := range AreaCount {
			if j.areaWhy(0, card, at) != fine || j.box.Cards[card].addOn {
				continue
			}
			took += yes(j.uniqueWhy(0, card, at) != fine)
			g.putOn(j, 0, card, at)
			if g.trial.sumUp(0, &want); g.trial.worn[0] != want {
				t.Fatalf("%s at %d: kept and real cards differ", j.box.Cards[card].id, at)
			}
		}
	}
	return took
}

// A Talent that is tried on works in the trial. So who chooses by forecasts sees that Hurricane
// wins fights, where Moonfury has more to say on its card. Who only shops by them does so with six
// characters.
func TestGearTriesTalentsOn(t *testing.T) {
	var want worn
	for class := range newTable(t, Character{}).box.Classes {
		b := newTable(t, Character{Class: int8(class), Faction: Horde, Level: 5, Energy: 9})
		b.push(talentFrame(0, 5))
		j := &Judge{Position: b.Position, forecasts: Forecaster{brief: true}}
		g := newGear(b.box)
		for _, card := range b.box.Classes[class].talents {
			g.talent(j, 0, card)
			if g.trial.sumUp(0, &want); g.trial.worn[0] != want {
				t.Fatalf("%s: kept and real cards differ", b.box.Cards[card].id)
			}
		}
	}
	b := newTable(t, Character{Class: classNamed(t, "druid"), Faction: Horde, Level: 5})
	b.push(talentFrame(0, 5))
	outfit, shop := plain, plain
	outfit.Outfit, shop.Shop = true, true
	for name, c := range map[string]struct {
		game.Strategy
		characters uint8
		want       string
	}{
		"plain": {plain, 6, "moonfury"}, "outfit": {outfit, 1, "hurricane"},
		"shop, two by two": {shop, 1, "moonfury"}, "shop, six": {shop, 6, "hurricane"},
	} {
		b.Characters = c.characters
		if _, m := b.planned(c.Strategy); m.Kind != Talent || m.Card != b.card(c.want) {
			t.Errorf("%s: chose %+v, not %s", name, m, c.want)
		}
	}
}
