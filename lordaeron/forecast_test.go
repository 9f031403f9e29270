package lordaeron

import (
	"math"
	"testing"

	"twobanners/game"
)

// skirmish is a fight to be forecast and fought: who is there, and against what.
type skirmish struct {
	name   string
	people []Character
	foe    string
	colors [3]uint8
	// cards are put on by character.
	cards     [][]string
	autopilot Autopilot
	// with are the friends invited.
	with  uint8
	plain bool // exact
}

// arranged is the skirmish before the challenge.
func (s *skirmish) arranged(t *testing.T) (*table, Move) {
	t.Helper()
	b := newTable(t, s.people...)
	b.Faction = s.people[0].Faction
	for i := range s.people {
		c := &b.People[i]
		c.Region = b.region("deathknell")
		if i < len(s.cards) {
			for _, id := range s.cards[i] {
				card := b.card(id)
				b.wear(int8(i), card)
			}
		}
		c.Pet = uint8(b.petHealth(int8(i)))
		if s.people[i].Health == 0 {
			c.Health = uint8(b.healthCapacity(int8(i)))
		}
	}
	for i := range b.box.Overlords {
		if b.box.Overlords[i].id == s.foe {
			b.placeOverlord(Overlord(i), b.region("deathknell"))
			b.Overlord.Counters = 0
			return b, Move{Kind: Challenge, To: -1, N: uint8(OverlordFoe), At: int8(s.with)}
		}
	}
	for color, n := range s.colors {
		if n > 0 {
			b.put(s.foe, Color(color), "deathknell", 0, n)
		}
	}
	return b, Move{
		Kind: Challenge, To: -1, N: uint8(QuestFoes), M: uint8(b.creature(s.foe)), At: int8(s.with),
	}
}

// wear puts a card where it fits.
func (t *table) wear(who int8, card Card) {
	t.Helper()
	if t.box.Cards[card].addOn {
		t.putOn(who, card, 0)
		return
	}
	for at := range AreaCount {
		if t.People[who].Areas[at] == NoCard && t.areaWhy(who, card, at) == fine {
			t.putOn(who, card, at)
			return
		}
	}
	t.Fatalf("%s fits nowhere", t.box.Cards[card].id)
}

func skirmishes(t *testing.T) []skirmish {
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, Actions: 2}
	mage := Character{Class: classNamed(t, "mage"), Faction: Horde, Level: 3, Actions: 2, Energy: 3}
	hunter := Character{Class: classNamed(t, "hunter"), Faction: Horde, Level: 3, Actions: 2}
	worked := []string{"fine-longbow", "soldiers-armor", "scimitar", "bad-mojo-mask"}
	hurt := warrior
	hurt.Health = 2
	cursed := warrior
	cursed.Curse = 1
	return []skirmish{
		{
			name: "the worked example", people: []Character{warrior}, foe: "murloc",
			colors: [3]uint8{Red: 1, Green: 1}, cards: [][]string{worked}, plain: true,
		},
		{
			name: "a hurt warrior", people: []Character{hurt}, foe: "murloc",
			colors: [3]uint8{Green: 2}, plain: true,
		},
		{
			name: "under a Curse", people: []Character{cursed}, foe: "gnoll",
			colors: [3]uint8{Green: 1}, cards: [][]string{worked}, plain: true,
		},
		{
			name: "all out", people: []Character{mage}, foe: "naga", colors: [3]uint8{Green: 1},
			autopilot: AllOut, cards: [][]string{{"fireball"}}, plain: true,
		},
		{
			name: "two against Ghouls", people: []Character{warrior, mage}, foe: "ghoul",
			colors: [3]uint8{Red: 1, Green: 2}, with: 2, plain: true,
		},
		{
			name: "three against Nagas", people: []Character{warrior, mage, hunter}, foe: "naga",
			colors: [3]uint8{Red: 1, Green: 1}, with: 6, plain: true,
		},
		{
			name: "two against Drakes", people: []Character{warrior, hunter}, foe: "drake",
			colors: [3]uint8{Green: 1}, with: 2, cards: [][]string{worked}, plain: true,
		},
		{
			name: "two against a Doom Guard", people: []Character{warrior, hunter},
			foe: "doom-guard", colors: [3]uint8{Green: 1}, with: 2, cards: [][]string{worked},
			plain: true,
		},
		{
			name: "two against Ogres", people: []Character{hurt, hunter}, foe: "ogre",
			colors: [3]uint8{Green: 1}, with: 2, plain: true,
		},
		{
			name: "Crusaders", people: []Character{warrior, warrior}, foe: "scarlet-crusader",
			colors: [3]uint8{Green: 3}, with: 2, cards: [][]string{worked, worked}, plain: true,
		},
		{
			name: "Wraiths", people: []Character{mage, hunter}, foe: "wraith",
			colors: [3]uint8{Green: 1}, with: 2, plain: true,
		},
		{
			name: "Nefarian", people: []Character{warrior, hunter}, foe: "nefarian", with: 2,
			cards: [][]string{worked}, plain: true,
		},
		{
			name: "Lord Kazzak", people: []Character{hunter, hunter}, foe: "lord-kazzak", with: 2,
			plain: true,
		},
		{
			name: "Kel'Thuzad", people: []Character{warrior, hunter}, foe: "kelthuzad", with: 2,
			cards: [][]string{worked},
		},
	}
}

// outcome is what a round of a real fight came to.
type outcome struct{ fell, wounds, win, defeat int }

// fought plays one round by the rules with real dice and the autopilot.
func fought(t *testing.T, p Position, m Move, r Autopilot, chance game.Chance) (o outcome) {
	t.Helper()
	seat := p.Actors().First()
	log := game.Log{}
	apply := func(m Move) {
		t.Helper()
		if refusal := p.Apply(seat, m.Pack(), chance, &log); !refusal.OK() {
			t.Fatalf("%+v: %v", m, refusal)
		}
	}
	apply(m)
	for p.Combat.Foe != NoFoe && p.Combat.Round == 1 {
		apply(p.autopilot(r))
	}
	for _, e := range log.Events {
		switch e.Kind {
		case FoeFell:
			o.fell++
		case HealthLostEvent, PetHurt:
			o.wounds++
		case RoundBegan:
			if e.Args[1] == 2 {
				return o
			}
		case CombatEnded:
			o.win, o.defeat = int(e.Args[1]), 1-int(e.Args[1])
			return o
		default:
		}
	}
	return o
}

// The forecast of a round agrees with the rounds that are fought, within four and a half standard
// deviations: by chance one in a hundred thousand comparisons fails, and the seed is fixed.
func TestForecastAgreesWithTheRules(t *testing.T) {
	const rounds = 10_000
	for _, s := range skirmishes(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			b, m := s.arranged(t)
			f := (&Forecaster{}).Challenge(b.Position, m, s.autopilot)
			if f == nil {
				t.Fatal("no forecast")
			}
			if f.Exact != s.plain {
				t.Errorf("exact %t", f.Exact)
			}
			luck := game.NewFast(7)
			var fell, wounds [maxWounds]int
			win, defeat := 0, 0
			for range rounds {
				o := fought(t, *b.Position, m, s.autopilot, luck)
				fell[o.fell]++
				wounds[o.wounds]++
				win += o.win
				defeat += o.defeat
			}
			agree := func(what string, chance float64, seen int) {
				t.Helper()
				mean := float64(seen) / rounds
				sigma := math.Sqrt(max(chance*(1-chance), 1.0/rounds) / rounds)
				if !s.plain {
					sigma += 0.005 // an estimate
				}
				if math.Abs(mean-chance) > 4.5*sigma {
					t.Errorf("%s: forecast %.4f, fought %.4f, sigma %.4f", what, chance, mean,
						sigma)
				}
			}
			agree("win", f.Win, win)
			agree("defeat", f.Defeat, defeat)
			for n, chance := range f.Fell {
				agree("felled", chance, fell[n])
			}
			for n, chance := range f.Wounds {
				agree("wounds", chance, wounds[n])
			}
		})
	}
}

// The rulebook's Murloc fight, every roll counted die by die with its weight: three blue, three red
// and four green dice that land on 5 and more, Reroll 2, Attrition 1, against Attack 3 and 5,
// Health 2 and 4; each red or blue 1 costs a Health. WB-COMBAT-60, WB-COMBAT-61, WB-COMBAT-62,
// WB-COMBAT-63, WB-CREATURE-MURLOC-01
func TestForecastOfTheWorkedFight(t *testing.T) {
	s := skirmishes(t)[0]
	b, m := s.arranged(t)
	f := (&Forecaster{}).Challenge(b.Position, m, Bare)
	if ph := f.Phases[0]; ph.Pool != [3]int{3, 3, 4} || ph.Reroll != 2 || ph.Threat != 5 ||
		ph.Attrition != 1 {
		t.Fatalf("%+v", ph)
	}
	health := int(b.People[0].Health)
	var wounds [maxWounds]float64
	win, defeat := 0.0, 0.0
	countRolls(10, 1, nil, func(dice []int, chance float64) {
		countAgain(dice, 2, chance, func(dice []int, chance float64) {
			var hits [3]int
			hurt := 0
			for i, d := range dice {
				color := [10]Color{Blue, Blue, Blue, Red, Red, Red, Green, Green, Green, Green}[i]
				hits[color] += yes(d == hit)
				hurt += yes(d == low && color != Green)
			}
			damage, attack, left := hits[Blue], 8, 6
			if hurt < health {
				switch { // the red one first, since its Attack is higher
				case damage >= 6:
					attack, left = 0, 0
				case damage >= 4:
					attack, left, damage = 3, 2, damage-4
				case damage >= 2:
					attack, left, damage = 5, 4, damage-2
				}
				if left > 0 {
					hurt += max(0, attack-hits[Red]-hits[Green])
				}
			}
			switch {
			case hurt >= health:
				defeat += chance
			case left == 0 || damage+hits[Red]+1 >= left:
				win += chance
			}
			wounds[min(hurt, health)] += chance
		})
	})
	for _, part := range []struct {
		what            string
		found, expected float64
	}{{"win", f.Win, win}, {"defeat", f.Defeat, defeat}} {
		if math.Abs(part.found-part.expected) > 1e-9 {
			t.Errorf("%s: %v, counted %v", part.what, part.found, part.expected)
		}
	}
	for n := range wounds {
		if math.Abs(f.Wounds[n]-wounds[n]) > 1e-9 {
			t.Errorf("%d wounds: %v, counted %v", n, f.Wounds[n], wounds[n])
		}
	}
}

const (
	low = iota // a 1
	miss
	hit
)

// countRolls visits every roll of n dice: a die shows a 1, a miss or a hit.
func countRolls(n int, chance float64, dice []int, visit func([]int, float64)) {
	if n == 0 {
		visit(dice, chance)
		return
	}
	for d, eighths := range [3]float64{low: 1, miss: 3, hit: 4} {
		countRolls(n-1, chance*eighths/8, append(dice[:len(dice):len(dice)], d), visit)
	}
}

// countAgain rerolls up to so many misses, from the first die on, the ones of a colour first.
func countAgain(dice []int, rerolls int, chance float64, visit func([]int, float64)) {
	var again []int
	for _, color := range [][2]int{{0, 3}, {3, 6}, {6, 10}} {
		for _, kind := range []int{low, miss} {
			for i := color[0]; i < color[1]; i++ {
				if dice[i] == kind && len(again) < rerolls {
					again = append(again, i)
				}
			}
		}
	}
	countRolls(len(again), chance, nil, func(rolled []int, chance float64) {
		after := append([]int(nil), dice...)
		for j, i := range again {
			after[i] = rolled[j]
		}
		visit(after, chance)
	})
}

// wins fights to the end by the rules: 1 if it was won.
func wins(t *testing.T, p Position, m Move, r Autopilot, luck game.Chance) (won int) {
	t.Helper()
	seat := p.Actors().First()
	for {
		log := game.Log{}
		if refusal := p.Apply(seat, m.Pack(), luck, &log); !refusal.OK() {
			t.Fatal(refusal)
		}
		if p.Combat.Foe == NoFoe {
			for _, e := range log.Events {
				if e.Kind == CombatEnded {
					won += int(e.Args[1])
				}
			}
			return won
		}
		m = p.autopilot(r)
	}
}

// The estimate of a whole fight of one character is near what fights to the end come to.
func TestForecastOfWholeFights(t *testing.T) {
	const fights = 4000
	for _, s := range skirmishes(t)[:4] {
		b, m := s.arranged(t)
		f := *(&Forecaster{}).Challenge(b.Position, m, s.autopilot)
		luck := game.NewFast(11)
		won := 0
		for range fights {
			won += wins(t, *b.Position, m, s.autopilot, luck)
		}
		if share := float64(won) / fights; math.Abs(share-f.Fight.Win) > 0.04 {
			t.Errorf("%s: forecast %.3f, fought %.3f", s.name, f.Fight.Win, share)
		}
	}
}

// Asking allocates nothing once there is room.
func TestForecastAllocatesNothing(t *testing.T) {
	s := skirmishes(t)[5]
	b, m := s.arranged(t)
	f := &Forecaster{}
	f.Challenge(b.Position, m, AllOut)
	if n := testing.AllocsPerRun(20, func() { f.Challenge(b.Position, m, AllOut) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkForecast(b *testing.B) {
	var t testing.T
	for _, s := range skirmishes(&t) {
		b.Run(s.name, func(b *testing.B) {
			table, m := s.arranged(&t)
			f := &Forecaster{}
			for b.Loop() {
				f.Challenge(table.Position, m, s.autopilot)
			}
		})
	}
}
