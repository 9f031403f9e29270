package lordaeron

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A surplus belongs to its giver: whatever cards come off, each takes its own and nobody else's.
// The rule is written a second time here, with tokens that know who gave them. WB-LEVEL-06..08
func TestSurplusBelongsToItsGiver(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage"), Level: 5})
	class := b.box.Classes[b.People[0].Class]
	start := *b.Position
	rapid.Check(t, func(t *rapid.T) {
		p := start
		x := act{Position: &p, chance: b.script}
		p.Combat = Combat{Foe: IndependentFoes, In: 1, Active: -1}
		c := &p.People[0]
		for at := range 3 { // any three active Powers
			card := class.powers[at]
			p.lay(0, at, card)
			c.Learned |= 1 << at
		}
		full := p.energyCapacity(0)
		c.Energy = uint8(full)
		var tokens []Card // above capacity, the oldest first; NoCard is what lasts for the round
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			at := rapid.IntRange(0, 2).Draw(t, "area")
			card := p.People[0].Areas[at]
			switch n := rapid.IntRange(1, 3).Draw(t, "n"); rapid.IntRange(0, 3).Draw(t, "what") {
			case 0: // a card gives, if it is there
				giver := NoCard
				if card != NoCard && p.box.Cards[card].types&instantType == 0 {
					giver = card
				}
				x.gain(0, card, 0, 0, n)
				room := max(0, full-int(c.Energy)+n) // what filled up to capacity is no surplus
				for range n - min(n, room) {
					tokens = append(tokens, giver)
				}
			case 1:
				n = min(n, int(c.Energy))
				c.Energy -= uint8(n)
				tokens = tokens[min(n, len(tokens)):]
			case 2:
				x.unequipKey(0, at)
				if card != NoCard {
					tokens = slices.DeleteFunc(tokens, func(by Card) bool { return by == card })
				}
			default:
				x.regain(0, 0, n)
			}
			if _, surplus := p.surplus(0); surplus != len(tokens) {
				t.Fatalf("%d above capacity, where %v were given", surplus, tokens)
			}
		}
	})
}

// Once the hits of a Resolution between characters are counted, to place more is no reason to use a
// card. Before that, and against creatures, it is. WB-PVP-21
func TestLateHitsAreNoReasonToUseACard(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "warlock"), Level: 5})
	b.Depth = 1
	for _, c := range []struct {
		foe    Foe
		step   uint8
		useful bool
	}{
		{EnemyFoes, combatResolve, true},
		{EnemyFoes, combatResolved, false},
		{IndependentFoes, combatResolved, true},
	} {
		b.Combat = Combat{Foe: c.foe, In: 1, Active: -1}
		b.Stack[0] = Frame{Task: taskCombat, Step: c.step}
		for _, o := range []op{{verb: doHits, box: damageBox, n: 1}, {verb: doArmor, n: 1}} {
			if got := b.usefulOp(0, -1, &o); got != c.useful {
				t.Errorf("against %v at step %d, %v is useful: %t", c.foe, c.step, o.verb, got)
			}
		}
	}
}
