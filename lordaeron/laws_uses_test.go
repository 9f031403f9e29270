package lordaeron

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"twobanners/game"
)

// lawOfUses: no use is offered that changes nothing but what it costs, whatever is chosen with it.
// Tried are a few ways to finish it; nobody else uses anything meanwhile.
func (p *Position) lawOfUses(luck *game.Fast) error {
	if p.Depth == 0 || p.top().Task != taskWindow {
		return nil
	}
	who := p.top().Who
	for _, packed := range p.Moves(p.People[who].Owner, nil) {
		m, _ := p.Unpack(packed)
		if m.Kind != Use {
			continue
		}
		m.by = p.People[who].Owner
		if a := &p.box.Cards[m.Card].does[m.At]; a.frees || a.any(func(o *op) bool {
			// Chance may show the same again; a die that is not there may be asked for (WB-FAQ-03).
			return o.verb == doRollAgain || o.verb == doAdd && p.Combat.Rolled
		}) {
			continue
		}
		if !slices.ContainsFunc([]int{0, 1, 2, 3, 4, 5}, func(int) bool {
			return p.usedOnce(m, luck) != p.essence(m, p.Depth)
		}) {
			a := &p.box.Cards[m.Card].does[m.At]
			return fmt.Errorf("%s may be used for nothing: %+v, ops %+v", p.box.Cards[m.Card].id, m,
				a.ops)
		}
	}
	return nil
}

// usedOnce uses a card, lets chance choose what is chosen with it, and looks at what is left.
func (p *Position) usedOnce(m Move, luck *game.Fast) State {
	q := *p
	depth := q.Depth
	x := act{&q, luck, nil}
	before := q
	x.make(m)
	paid := takenBy(&before, &q)
	for steps := 0; q.Depth > depth && !q.Over && steps < 500; steps++ {
		if x.step() {
			continue
		}
		seat := q.Actors().First()
		moves := q.Moves(seat, nil)
		next := unpack(moves[luck.Draw("choice", len(moves))], seat)
		if q.top().Task == taskWindow {
			next = Move{Kind: Pass}
		}
		next.by = seat
		x.make(next)
	}
	c := &q.People[m.Who]
	c.Energy += uint8(paid["energy"])
	pay := &p.box.Cards[m.Card].does[m.At].pay
	if pay.health.most != 0 {
		c.Health += m.N
	}
	return q.essence(m, depth)
}

// essence is the state without what a use of a card leaves behind in any case: that it was used,
// what was given for it, and which dice were looked at; of what is under way, all below the window.
func (p *Position) essence(m Move, window uint8) State {
	s := p.State
	k := &s.Combat
	k.Uses, k.Spent, k.Potions, k.Scrolls = Combat{}.Uses, Combat{}.Spent, 0, 0
	k.Changed, k.Stale, k.Removed = false, 0, [3]uint8{}
	for c := range k.Dice {
		for i := range k.Dice[c] {
			d := &k.Dice[c][i]
			d.Spotted, d.Rerolled, d.Marked = false, false, false
		}
		slices.SortFunc(k.Dice[c][:], func(a, b Die) int { return int(a.Face) - int(b.Face) })
	}
	pay := &p.box.Cards[m.Card].does[m.At].pay
	if pay.tokens.most != 0 || pay.banked.most != 0 || pay.self || pay.unequip != noSet {
		k.Counter = Combat{}.Counter
	}
	if pay.reroll {
		k.RerollSpent = false
	}
	s.People[m.Who].Bag = Character{}.Bag
	s.Decks.UsedUp, s.Decks.UsedUpCount = Decks{}.UsedUp, Decks{}.UsedUpCount
	for at, card := range s.People[m.Who].Areas {
		if card == m.Card || p.box.isNamed(max(0, pay.unequip), card) && pay.unequip != noSet {
			s.People[m.Who].Areas[at] = NoCard
		}
	}
	for at, card := range s.People[m.Who].AddOns {
		if card == m.Card {
			s.People[m.Who].AddOns[at] = NoCard
		}
	}
	s.Stack, s.Depth = State{}.Stack, 0
	copy(s.Stack[:], p.Stack[:window-1])
	return s
}

// usesGames are enough to meet most cards.
const usesGames = 16

// Random games of rich content offer no use for nothing.
func TestNoUseForNothing(t *testing.T) {
	g := richGame(t)
	walkWindows(t, g, usesGames, (*Position).lawOfUses)
}

// walkWindows plays random games and looks at each position.
func walkWindows(t *testing.T, g *Game, games int, law func(*Position, *game.Fast) error) {
	t.Helper()
	for n := range games {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			luck := game.NewFast(uint64(n))
			overlord := [...]string{"kelthuzad", "nefarian", "lord-kazzak"}[n%3]
			pos, err := g.New(2+n%5, []byte(`{"overlord": "`+overlord+`"}`), luck)
			if err != nil {
				t.Fatal(err)
			}
			p := pos.(*Position)
			for moves := 0; moves < 1500 && !p.Over; moves++ {
				if err := law(p, luck); err != nil {
					t.Fatalf("move %d: %v", moves, err)
				}
				seat := p.Actors().First()
				list := p.Moves(seat, nil)
				if refusal := p.Apply(seat, seekNew(p, list, luck, nil), luck, nil); !refusal.OK() {
					t.Fatal(errors.New(refusal.Rule()))
				}
			}
		})
	}
}
