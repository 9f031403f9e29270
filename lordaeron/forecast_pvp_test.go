package lordaeron

import (
	"math"
	"testing"

	"twobanners/game"
)

// The estimate of a fight between characters is near what such fights come to.
func TestForecastOfPvP(t *testing.T) {
	const fights = 1500
	horde := func(class string, level uint8) Character {
		return Character{Class: classNamed(t, class), Faction: Horde, Level: level, Actions: 2}
	}
	alliance := func(class string, level uint8) Character {
		return Character{Class: classNamed(t, class), Faction: Alliance, Level: level}
	}
	for _, c := range []struct {
		name   string
		people []Character
		cards  []string // of the challenger
	}{
		{"a warrior and a hunter", []Character{horde("warrior", 3), alliance("hunter", 3)}, nil},
		{"mirrored", []Character{horde("hunter", 3), alliance("hunter", 3)}, nil},
		{"a hunter and a warrior", []Character{horde("hunter", 3), alliance("warrior", 3)}, nil},
		{
			"better armed",
			[]Character{horde("mage", 3), alliance("warrior", 3)},
			[]string{"ley-staff", "shadow-wand"},
		},
		{"one level down", []Character{horde("hunter", 2), alliance("hunter", 3)}, nil},
		{"two against one", []Character{
			horde("mage", 2), alliance("warrior", 4), horde("priest", 2),
		}, nil},
	} {
		b := newTable(t, c.people...)
		b.Faction = Horde
		for i := range c.people {
			b.People[i].Region = b.region("deathknell")
		}
		for _, id := range c.cards {
			b.wear(0, b.card(id))
		}
		m := Move{Kind: Challenge, To: -1, N: uint8(EnemyFoes)}
		if len(c.people) > 2 {
			m.At = 4
		}
		f := *(&Forecaster{}).Challenge(b.Position, m, Bare)
		if f.Exact {
			t.Errorf("%s: an estimate is called exact", c.name)
		}
		won := 0.0
		luck := game.NewFast(5)
		for range fights {
			won += foughtOut(t, *b.Position, m, luck)
		}
		if share := won / fights; math.Abs(share-f.Fight.Win) > 0.05 {
			t.Errorf("%s: forecast %.3f, fought %.3f", c.name, f.Fight.Win, share)
		}
	}
}

// foughtOut plays a fight between characters to its end by autopilot: 1 for a victory of the
// challengers, a half where nobody is left.
func foughtOut(t *testing.T, p Position, m Move, luck game.Chance) float64 {
	t.Helper()
	side, at := p.People[m.Who].Faction, p.People[m.Who].Region
	for {
		log := game.Log{}
		if refusal := p.Apply(p.Actors().First(), m.Pack(), luck, &log); !refusal.OK() {
			t.Fatal(refusal)
		}
		if p.Combat.Foe == NoFoe {
			var standing [2]int
			for i := range int8(p.Characters) {
				standing[p.People[i].Faction] += yes(p.People[i].Region == at)
			}
			switch {
			case standing[side] > 0:
				return 1
			case standing[side.Enemy()] > 0:
				return 0
			default:
				return 0.5
			}
		}
		m = p.autopilot(Bare)
	}
}
