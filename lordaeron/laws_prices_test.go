package lordaeron

import (
	"fmt"

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
