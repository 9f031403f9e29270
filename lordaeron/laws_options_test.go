package lordaeron

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/game"
)

// between checks what a move may not do: a Power once bought is never given back, and nobody's
// level or experience falls. WB-TRAIN-08, WB-LEVEL-23
func between(was, is game.Position) error {
	before, after := was.(*Position), is.(*Position)
	if before.Characters != after.Characters || before.Depth == 0 ||
		before.Stack[0].Task == taskDraft {
		return nil
	}
	for i := range before.Characters {
		b, a := &before.People[i], &after.People[i]
		if b.Learned&^a.Learned != 0 || a.Level < b.Level || a.XP < b.XP {
			return fmt.Errorf("character %d lost what is never lost: %+v", i, a)
		}
	}
	return nil
}

// lawOfPowers: each Power is in the Class deck, the Spellbook or one area; a sheet has seven areas,
// each with what its type takes, an eighth with the Hood of Shadow. Talents are of the own class,
// each once. WB-TRAIN-07, WB-MANAGE-05, WB-MANAGE-07, WB-MANAGE-14
func (p *Position) lawOfPowers() error {
	for i := range int8(p.Characters) {
		c := &p.People[i]
		if c.Person < 0 {
			continue
		}
		on := uint16(0)
		for at, card := range c.Areas {
			t := &p.box.Cards[card]
			if card == NoCard {
				continue
			}
			if p.areaWhy(i, card, at) != fine && !takesMoreByCard(at) || t.level > c.Level {
				return fmt.Errorf("character %d has %s in %s", i, t.id, areaNames[at])
			}
			if t.kind == content.PowerCard {
				if c.Learned>>t.local&1 == 0 || on>>t.local&1 != 0 {
					return fmt.Errorf("character %d has %s, or has it twice", i, t.id)
				}
				on |= 1 << t.local
			}
		}
		for n, card := range c.Talents {
			other := p.box.Cards[card].class != c.Class
			if card != NoCard && (other || slices.Contains(c.Talents[:n], card)) {
				return fmt.Errorf("character %d has the Talents %v", i, c.Talents)
			}
		}
	}
	return nil
}

// takesMoreByCard: a Talent or an Auction Item lets this area take more, and may have gone since.
func takesMoreByCard(at int) bool { return at == HoodArea || at == GeneralArea }

// lawOfDice: dice show 1 to 8; there are at most seven of a colour, fewer by what was removed; and
// none that was spotted is picked to be spotted or given up. WB-COMBAT-22, WB-COMBAT-23,
// WB-COMBAT-06, WB-COMBAT-08, WB-TIMING-17, WB-LIMITS-15
func (p *Position) lawOfDice() error {
	k := &p.Combat
	f := &Frame{}
	if p.Depth > 0 {
		f = p.top()
	}
	purpose := picking{f}.purpose()
	choosing := f.Task == taskPick && (purpose == pickToPay || purpose == pickToSpot)
	for c := Red; c <= Green; c++ {
		if n := int(k.Count[c]); n > k.limit(c) || n > DiceOfColor {
			return fmt.Errorf("%d %s dice of %d", n, colorNames[c], k.limit(c))
		}
		for i, d := range k.Dice[c] {
			if rolled := i < int(k.Count[c]); rolled && (d.Face < 1 || d.Face > 8) ||
				!rolled && d != (Die{}) {
				return fmt.Errorf("a %s die shows %d", colorNames[c], d.Face)
			}
			if choosing && d.Marked && d.Spotted {
				return fmt.Errorf("a %s die is spotted twice", colorNames[c])
			}
		}
	}
	return nil
}

// lawOfTokens: outside a fight nobody has more than the capacity, and no token of a fight is left.
// WB-LEVEL-01, WB-LEVEL-05, WB-LEVEL-07, WB-COMBAT-57, WB-STATUS-04
func (p *Position) lawOfTokens() error {
	if p.Combat.Foe != NoFoe || p.Over { // the Overlord's fall ends all at once: WB-WIN-11
		return nil
	}
	if p.Combat.Boxes != [2]Boxes{} {
		return fmt.Errorf("hits are left: %v", p.Combat.Boxes)
	}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		if c.Person < 0 {
			continue
		}
		if int(c.Health) > max(1, p.healthCapacity(i)) ||
			int(c.Energy) > max(1, p.energyCapacity(i)) || c.Stun > 0 {
			return fmt.Errorf("character %d has Health %d of %d, Energy %d of %d, %d Stun", i,
				c.Health, p.healthCapacity(i), c.Energy, p.energyCapacity(i), c.Stun)
		}
		if c.Pet > 0 && p.petHealth(i) < int(c.Pet) {
			return fmt.Errorf("the pet of character %d has %d Health", i, c.Pet)
		}
	}
	return nil
}

// Greedy and random players finish games of every size, with every Overlord and both variants, and
// no position on the way is unsound. Only where there is no End and no Nefarian who makes one may a
// game go on for as long as nobody defeats the Overlord. WB-VARIANT-08
func TestGamesOfAllKindsEnd(t *testing.T) {
	variants := []string{`{}`, `{"deadly-pvp": true}`, `{"defeat-the-overlord": true}`}
	overlords := []string{"kelthuzad", "nefarian", "lord-kazzak"}
	for seats := 2; seats <= 6; seats++ {
		for n, overlord := range overlords {
			options := `{"overlord": "` + overlord + `"` + "," + variants[(seats+n)%3][1:]
			if variants[(seats+n)%3] == `{}` {
				options = `{"overlord": "` + overlord + `"}`
			}
			for _, name := range []string{"random", "greedy"} {
				t.Run(fmt.Sprintf("%d %s %s", seats, name, options), func(t *testing.T) {
					t.Parallel()
					playOut(t, seats, name, options, uint64(10*seats+n))
				})
			}
		}
	}
}

// playOut lets bots play a game and looks at every position.
func playOut(t *testing.T, seats int, name, options string, seed uint64) {
	t.Helper()
	player, err := bot.New(newGame(t), name)
	if err != nil {
		t.Fatal(err)
	}
	luck := game.NewFast(seed)
	pos, err := newGame(t).New(seats, []byte(options), luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for moves := 0; !p.Over; moves++ {
		before := *p
		seat := p.Actors().List()[luck.Draw("seat", p.Actors().Len())]
		m := player.Choose(p, seat, luck)
		if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
		if err := conserved(p); err != nil {
			t.Fatalf("move %d: %v", moves, err)
		}
		if err := between(&before, p); err != nil {
			t.Fatalf("move %d: %v", moves, err)
		}
		endless := p.Rules.DefeatTheOverlord && p.box.Overlords[p.Overlord.Who].goal == NoRegion
		if endless && moves > 3000 {
			return
		}
		if moves > 20000 {
			t.Fatalf("turn %d after %d moves", p.Turn, moves)
		}
	}
	if err := ended(p); err != nil {
		t.Error(err)
	}
	if p.Won == 0 || bits.OnesCount8(p.Won) > 2 {
		t.Errorf("won by %b", p.Won)
	}
}
