package lordaeron

import (
	"slices"
	"testing"

	"twobanners/game"
)

// holdTable is a hurt Warrior before its roll against a Murloc that falls anyway: red dice can only
// hurt. With more than one Health, and nothing placed yet, all of them are needed.
func holdTable(t *testing.T, health uint8, placed uint8) *table {
	t.Helper()
	b := newTable(t, Character{
		Class: classNamed(t, "warrior"), Faction: Horde, Health: health, Actions: 2,
	})
	b.Faction = Horde
	b.People[0].Region = b.region("deathknell")
	b.put("murloc", Green, "deathknell", 0, 1)
	b.challenge("murloc", QuestFoes)
	b.Combat.Boxes[Horde].Damage = placed
	if b.top().Task != taskHold {
		t.Fatalf("it waits for %v", b.Decision())
	}
	return b
}

// Dice that can only hurt are left unrolled by bots, in fast play and in the advice to people; the
// others are rolled. WB-FAQ-05
func TestDiceThatOnlyHurtAreNotRolled(t *testing.T) {
	g := newGame(t)
	for _, c := range []struct {
		name           string
		health, placed uint8
		held           int
	}{
		{"the Murloc falls anyway", 1, 2, 2},
		{"the dice are needed", 4, 0, 0},
	} {
		b := holdTable(t, c.health, c.placed)
		a := g.adviseFight(b.Position, b.Actors().First())
		if len(a.Held) < 3 || len(a.Held[0].Dice) != c.held {
			t.Errorf("%s: advice %+v", c.name, a.Held)
		}
		for held := 0; b.under(taskHold) != nil; held++ {
			m := b.chosen()
			if fast := g.adviseFast(b.Position, b.Actors().First()); fast == nil {
				t.Errorf("%s: fast play says nothing", c.name)
			}
			if want := held < c.held; (m.Kind == StripDie) != want {
				t.Errorf("%s: %d held, then %+v", c.name, held, m)
			}
			if m.Kind == Pass {
				break
			}
			b.play(m)
		}
	}
}

// Nobody leaves dice unrolled for ever: what they may do comes in the next round as well. This
// Warrior cannot be hurt by a Gnoll, who takes his Energy for bad dice; experts who went
// by uncorrected odds stood there for a million moves. WB-FAQ-05
func TestHeldDiceEndAFight(t *testing.T) {
	g := newGame(t)
	class := classNamed(t, "warrior")
	s := skirmish{
		people: []Character{{Class: class, Faction: Horde, Level: 5, Actions: 2}},
		foe:    "gnoll", colors: [3]uint8{Green: 1},
	}
	b, m := s.arranged(t)
	p := b.Clone().(*Position)
	card := func(id string) Card {
		found, ok := g.CardByName(id, class)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		return found
	}
	for at, id := range map[string]string{
		"armor": "tortoise-armor", "general": "cleave", "melee": "bastard-sword",
		"ranged": "ravenwood-bow", "upper-1": "battle-stance", "upper-2": "battle-shout",
		"upper-3": "shield-wall",
	} {
		p.lay(0, slices.Index(areaNames[:], at), card(id))
	}
	p.lay(0, keyAddOns, card("skullance-shield"))
	for i, id := range []string{
		"improved-heroic-strike", "piercing-howl", "improved-battleshout", "shield-discipline",
	} {
		p.lay(0, keyTalents+i, card(id))
	}
	p.People[0].Health = uint8(p.healthCapacity(0))
	p.People[0].Energy = uint8(p.energyCapacity(0))
	d := p.byDice(&fightTarget{Foe(m.N), m.M, p.People[0].Region}, Horde, only(0), 0)
	judge := newJudge()
	judge.forecasts.raw = true // as they did
	d.judge, d.now = &judge, d.start
	luck := game.NewFast(1)
	act{&d.now, luck, &d.log}.run()
	for range 400 {
		if d.now.Combat.Foe == NoFoe {
			return
		}
		d.decide(luck)
	}
	t.Errorf("the fight goes on in round %d", d.now.Combat.Round)
}
