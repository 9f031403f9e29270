package lordaeron

import (
	"fmt"
	"testing"

	"twobanners/game"
)

// wounded leads a fight of two to a step in which wounds are shared and there is a choice whom
// they fell.
func wounded(t *testing.T, s skirmish) (*table, *Game) {
	t.Helper()
	b, m := s.arranged(t)
	start := *b.Position
	for seed := range uint64(300) {
		*b.Position = start
		luck := game.NewFast(seed)
		for m := m; b.Apply(b.Actors().First(), m.Pack(), luck, nil).OK(); m = b.autopilot(AllOut) {
			if b.Combat.Foe == NoFoe {
				break
			}
			n := 0
			if b.top().Task == taskWounds {
				n = (wounding{b.top()}).left()
			}
			low := min(b.People[0].Health, b.People[1].Health)
			if both := int(b.People[0].Health + b.People[1].Health); n >= int(low) && n < both-1 {
				t.Logf("seed %d: %d wounds for Health %d and %d",
					seed, n, b.People[0].Health, b.People[1].Health)
				return b, newGame(t)
			}
		}
	}
	t.Fatal("no seed leads to such wounds")
	return nil, nil
}

// Every way to share wounds is told with what the fight comes to after it, the best first; whom a
// way fells is named, and the fight then is the fight without them. WB-COMBAT-48
func TestAdviseShareOfWounds(t *testing.T) {
	for _, s := range []skirmish{skirmishes(t)[4], healed(t)} {
		b, g := wounded(t, s)
		checkSplits(t, b, g)
	}
}

// healed are two of whom one may heal after every wound: between wounds it is asked.
func healed(t *testing.T) skirmish {
	druid := Character{
		Class: classNamed(t, "druid"), Faction: Horde, Level: 3, Actions: 2, Energy: 4,
	}
	return skirmish{
		people: []Character{druid, druid}, foe: "ghoul", colors: [3]uint8{Green: 2}, with: 2,
		cards: [][]string{{"rejuvenation", "moonfire"}, {"moonfire"}},
	}
}

func checkSplits(t *testing.T, b *table, g *Game) {
	t.Helper()
	n := (wounding{b.top()}).left()
	seat := b.Actors().First()
	list := g.adviseFight(b.Position, seat).Splits
	health := [2]int{int(b.People[0].Health), int(b.People[1].Health)}
	want := min(n, health[0]) - max(0, n-health[1]) + 1
	if len(list) != want {
		t.Fatalf("%d ways, not %d: %+v", len(list), want, list)
	}
	deadly := 0
	for i, s := range list {
		if i > 0 && s.Win > list[i-1].Win {
			t.Errorf("not the best first: %+v", list)
		}
		total, falls := 0, ""
		for who, share := range s.Shares {
			total += share.Wounds
			if share.Wounds == health[who] {
				falls = g.WhoName(b.Position, int8(who))
			}
		}
		if told := fmt.Sprint(s.Falls); total != n || falls == "" && told != "[]" ||
			falls != "" && told != "["+falls+"]" {
			t.Errorf("%d wounds, %q falls: %+v", n, falls, s)
		}
		deadly += len(s.Falls)
		// Taken, the share leads to a fight of just these odds.
		after := *b.Position
		for who, share := range s.Shares {
			for range share.Wounds {
				// Who is wounded may use a card, who falls says where to go.
				for after.under(taskWounds) != nil && after.top().Task != taskWounds {
					m := after.autopilot(AllOut)
					_ = after.Apply(seat, m.Pack(), firstOutcome{}, nil)
				}
				if after.top().Task != taskWounds {
					break // the only one left takes the rest
				}
				m := Move{Kind: Wound, Who: int8(who)}
				if r := after.Apply(seat, m.Pack(), firstOutcome{}, nil); !r.OK() {
					t.Fatalf("%+v: %v", s, r)
				}
			}
		}
		if now := g.adviseFight(&after, seat).Now; now.Win < s.Win-10 || now.Win > s.Win+10 {
			t.Errorf("%+v, but then %+v", s, now)
		}
	}
	if deadly == 0 || len(list[0].Falls) > 0 {
		t.Errorf("nobody need fall, and somebody can: %+v", list)
	}
}

// Nobody takes more than its Health, pets among them; what is too much is left over. WB-COMBAT-48
func TestWaysToShare(t *testing.T) {
	pair := []taker{{0, false, 3}, {0, true, 2}}
	for wounds, want := range map[int]string{
		1: "[[0 1] [1 0]]", 4: "[[2 2] [3 1]]", 5: "[[3 2]]", 9: "[[3 2]]",
	} {
		if got := fmt.Sprint(waysToShare(pair, wounds)); got != want {
			t.Errorf("%d wounds: %s", wounds, got)
		}
	}
	if harm(pair, []int{3, 0}) <= harm(pair, []int{1, 2}) {
		t.Error("it is no worse that a character falls than that its pet does")
	}
}

// Ways to share wounds are only thought about while they are asked for.
func BenchmarkAdviseShareOfWounds(b *testing.B) {
	var t testing.T
	fight, g := wounded(&t, skirmishes(&t)[4])
	for b.Loop() {
		g.adviseFight(fight.Position, fight.Actors().First())
	}
}
