package lordaeron

import "testing"

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
