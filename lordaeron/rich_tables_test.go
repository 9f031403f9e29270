package lordaeron

import (
	"testing"

	"twobanners/content"
	"twobanners/game"
)

// Characters with random Talents, Powers and Items of all levels fight and travel at random: every
// card meets every moment, and no position is stuck or unsound.
func TestRichTables(t *testing.T) {
	g := newGame(t)
	used := map[Card]bool{}
	for seed := range uint64(30) {
		luck := game.NewFast(seed)
		p := richTable(t, g, luck)
		for move := 0; move < 1200 && !p.Over; move++ {
			if move%60 == 0 {
				refresh(p, luck)
			}
			step(t, p, luck, seed, move, used)
		}
	}
	report(t, g, used)
}

// step makes a random move, fights and uses of cards more often than others.
func step(t *testing.T, p *Position, luck *game.Fast, seed uint64, move int, used map[Card]bool) {
	t.Helper()
	seats := p.Actors().List()
	seat := seats[luck.Draw("seat", len(seats))]
	list := p.Moves(seat, nil)
	if len(list) == 0 {
		t.Fatalf("seed %d move %d: stuck in %+v", seed, move, p.top())
	}
	m := list[luck.Draw("move", len(list))]
	for range 6 {
		k, _ := p.Unpack(m)
		if k.Kind == Use || k.Kind == Challenge {
			break
		}
		m = list[luck.Draw("move", len(list))]
	}
	k, _ := p.Unpack(m)
	defer func() {
		if cause := recover(); cause != nil {
			t.Fatalf("seed %d move %d: %+v (%s): %v", seed, move, k, p.box.Cards[k.Card].id, cause)
		}
	}()
	if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
		t.Fatalf("seed %d move %d: %+v: %v", seed, move, k, refusal)
	}
	if k.Kind == Use {
		used[k.Card] = true
	}
	for i := range p.Characters {
		for key, uses := range p.Combat.Uses[i] {
			if uses != 0 {
				note(p, int8(i), key, used)
			}
		}
	}
	if err := conserved(p); err != nil {
		t.Fatalf("seed %d move %d: after %+v (%s): %v", seed, move, k, p.box.Cards[k.Card].id, err)
	}
}

// note finds the card whose use was counted.
func note(p *Position, who int8, use int, used map[Card]bool) {
	for key := range keyBag {
		if card := p.cardAt(who, key); card != NoCard && p.useKey(card, key) == use {
			used[card] = true
		}
	}
}

// richTable is a game whose draft is over, with creatures where the characters are.
func richTable(t *testing.T, g *Game, luck *game.Fast) *Position {
	t.Helper()
	pos, err := g.New(2+luck.Draw("seats", 5), nil, luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for p.top().Task == taskDraft {
		seat := p.Actors().First()
		list := p.Moves(seat, nil)
		_ = p.Apply(seat, list[luck.Draw("class", len(list))], luck, nil)
	}
	return p
}

// refresh gives everybody new Talents and Powers, and brings a fight near.
func refresh(p *Position, luck *game.Fast) {
	if p.Combat.Foe != NoFoe || p.top().Task != taskTurn {
		return
	}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		c.Level, c.XP = 5, 30
		c.Learned = 1<<powersOfClass - 1
		class := &p.box.Classes[c.Class]
		first := luck.Draw("talent", len(class.talents))
		for n := range c.Talents {
			c.Talents[n] = class.talents[(first+n)%len(class.talents)]
		}
		dress(p, i, luck)
		c.Health, c.Energy = uint8(p.healthCapacity(i)), uint8(p.energyCapacity(i))
		c.Actions = 2 * uint8(yes(c.Faction == p.Faction))
		g := &p.Groups[luck.Draw("group", int(p.GroupCount))]
		if g.Region != p.box.Start[c.Faction.Enemy()] {
			c.Region = g.Region
		}
	}
}

// dress puts random Powers, and Items from the Merchant or the special deck, where they fit.
func dress(p *Position, who int8, luck *game.Fast) {
	c := &p.People[who]
	x := act{Position: p, chance: luck}
	for at := range c.Areas {
		if c.Areas[at] != NoCard && p.isPower(c.Areas[at]) {
			x.unequipKey(who, at)
		}
	}
	for range 40 {
		card := Card(1 + luck.Draw("card", len(p.box.Cards)-1))
		t := &p.box.Cards[card]
		at := luck.Draw("area", AreaCount)
		switch {
		case t.kind == content.PowerCard && t.class == c.Class:
		case t.deck == Special && p.Decks.Special[card>>6]>>(card&63)&1 != 0 &&
			p.counted(who) < bagLimit && t.types&bagType == 0:
			p.Decks.Special[card>>6] &^= 1 << (card & 63)
			c.intoBag(card)
		default:
			continue
		}
		p.Changes = [MaxCharacters][AreaCount]uint8{}
		c.Energy = 20
		faction := p.Faction
		p.Faction = c.Faction
		if p.equipWhy(Move{Who: who, Card: card, At: int8(at)}) == fine {
			x.equip(Move{Who: who, Card: card, At: int8(at)})
		}
		p.Faction = faction
		p.Changes = [MaxCharacters][AreaCount]uint8{}
	}
	x.clamp(who)
}

// report lists the Powers and Talents that were never used.
func report(t *testing.T, g *Game, used map[Card]bool) {
	t.Helper()
	for i := range g.box.Cards {
		c := &g.box.Cards[i]
		if (c.kind == content.PowerCard || c.kind == content.TalentCard) && !used[Card(i)] &&
			needsUse(c) {
			t.Logf("never used: %s", c.id)
		}
	}
}

func needsUse(c *card) bool {
	for i := range c.does {
		if c.does[i].when != atStanding && c.does[i].when != atTravel && c.does[i].instead == 0 {
			return true
		}
	}
	return false
}
