package lordaeron

import (
	"fmt"
	"testing"

	"twobanners/game"
)

// pricedRight compares what a move takes at once with what it is said to cost.
func pricedRight(
	pos game.Position, seat game.Seat, packed game.Move, listed []game.NamedTerm,
) error {
	before := pos.(*Position)
	m := unpack(packed, seat)
	if takesMore(before, m) {
		return nil
	}
	after := *before
	act{&after, game.NewFast(1), nil}.make(m)
	took, said := takenBy(before, &after), map[string]int{}
	if f := after.top(); m.Kind == Use && f.Task == taskLose {
		took["health"] += counting{f}.left() // lost token by token after the move
	}
	for _, term := range listed {
		said[term.Name] += term.N
	}
	said["tokens"] += said["marks"] // both lie on cards
	for _, name := range []string{"energy", "health", "gold", "tokens"} {
		if took[name] != said[name] {
			return fmt.Errorf("%s: it takes %d %s and says %d", rules[m.Kind].word,
				took[name], name,
				said[name])
		}
	}
	return nil
}

// takesMore: with a card that comes off goes what it gave or held, which is no price.
func takesMore(p *Position, m Move) bool {
	switch m.Kind {
	case Equip, Unequip:
		return p.realCard(m.Who, int(m.At)) != NoCard
	case Use:
		pay := &p.box.Cards[m.Card].does[m.At].pay
		return pay.self || pay.unequip != noSet
	case Yield:
		return m.To < 0 // the opponents' ability goes first, and may take something
	default:
		return m.Kind == Bid // it is paid when all are opened
	}
}

// takenBy is what is gone: of each character's Energy and Health, of all gold together, and of what
// lies on cards.
func takenBy(before, after *Position) map[string]int {
	took := map[string]int{}
	for i := range before.Characters {
		b, a := &before.People[i], &after.People[i]
		took["energy"] += max(0, int(b.Energy)-int(a.Energy))
		took["health"] += max(0, int(b.Health)-int(a.Health))
		took["gold"] += int(b.Gold) - int(a.Gold)
		for n, had := range before.Combat.Counter[i] {
			took["tokens"] += max(0, int(had)-int(after.Combat.Counter[i][n]))
		}
	}
	return took
}

// An amount that is chosen with a use is in its price, of every card that has one.
func TestAnAmountIsInThePrice(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage"), Level: 5, Energy: 12})
	seen := map[string]int{}
	for card := range b.box.Cards {
		b.lay(0, 0, Card(card))
		for i := range b.box.Cards[card].does {
			pay := &b.box.Cards[card].does[i].pay
			said := map[string]int{}
			const n = 2
			for _, term := range b.usePrice(Move{Kind: Use, Card: Card(card), At: int8(i), N: n}) {
				said[term.Name] += term.N
			}
			for name, most := range map[string]int8{
				"energy": pay.energy.most, "health": max(pay.health.most, pay.lose.most),
				"tokens": pay.tokens.most, "marks": pay.banked.most,
			} {
				if most == 0 {
					continue
				}
				seen[name]++
				if said[name] < n {
					t.Errorf("%s: %d %s of %d are said", b.box.Cards[card].id, said[name], name, n)
				}
			}
		}
	}
	if len(seen) < 4 {
		t.Errorf("only these are paid: %v", seen)
	}
}
