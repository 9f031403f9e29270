package lordaeron

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// Added content: what no card of the box does.

// bound is a table at which the Scimitar is soulbound.
func bound(t *testing.T, people ...Character) *table {
	t.Helper()
	return withPack(t, "items.yaml", "items:\n  - {id: scimitar, soulbound: true}\n", people...)
}

// withPack is a table with a content pack of one file.
func withPack(t *testing.T, file, text string, people ...Character) *table {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	box, err := content.LoadLordaeronPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(box)
	if err != nil {
		t.Fatal(err)
	}
	return newTableOf(t, g, people...)
}

// refused demands that a move of whoever decides is refused by a rule.
func (t *table) refused(m Move, rule string) {
	t.Helper()
	if why := t.Why(t.Actors().First(), m.Pack()); !why.Cites(rule) {
		t.Errorf("%+v: %v, want %s", m, why, rule)
	}
}

// A soulbound Item can be bought, and is then neither given away nor sold. WB-ITEM-09,
// WB-INTERACT-32
func TestSoulboundIsNeitherGivenNorSold(t *testing.T) {
	warrior := classNamed(t, "warrior")
	b := bound(t,
		Character{Class: warrior, Faction: Horde, Level: 2, Actions: 2, Gold: 20},
		Character{Class: classNamed(t, "priest"), Faction: Horde, Actions: 2})
	b.Faction = Horde
	for i := range b.Characters {
		b.People[i].Region = b.region("brill")
	}
	sword := b.card("scimitar")
	act{Position: b.Position}.toMerchant(sword)
	b.play(Move{Kind: GoToTown})
	b.play(Move{Kind: Buy, Card: sword})
	if b.People[0].inBag(sword) != 1 || b.People[0].Gold != 13 {
		t.Fatalf("%d in the Bag, %d gold", b.People[0].inBag(sword), b.People[0].Gold)
	}
	b.refused(Move{Kind: Sell, Card: sword}, "WB-MERCHANT-10")
	b.play(Move{Kind: Done})
	b.refused(Move{Kind: Give, To: 1, Card: sword}, "WB-ITEM-09")
}

// It is no loot, and a Bag with nothing else is none. WB-INTERACT-30
func TestSoulboundIsNoLoot(t *testing.T) {
	for _, other := range []bool{true, false} {
		b := bound(t,
			Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 5, Actions: 2},
			Character{Class: classNamed(t, "mage"), Faction: Alliance, Health: 1})
		b.Faction = Horde
		sword, blade := b.card("scimitar"), b.card("dull-blade")
		b.People[1].intoBag(sword)
		if other {
			b.People[1].intoBag(blade)
		}
		for i := range b.Characters {
			b.People[i].Region = b.region("tarren-mill")
			b.People[i].Energy = 0
		}
		b.roll([]int{8, 8, 1}, []int{1}, []int{1})
		b.play(Move{Kind: Challenge, To: -1, N: uint8(EnemyFoes)})
		b.play(Move{Kind: Retreat, At: int8(b.region("southshore"))})
		if other {
			b.refused(Move{Kind: Loot, Card: sword, To: 0}, "WB-INTERACT-30")
			b.play(Move{Kind: Loot, Card: blade, To: 0})
		}
		if b.top().Task != taskTurn || b.People[1].inBag(sword) != 1 {
			t.Errorf("a second Item %t: waits for %s", other, b.Decision().Step)
		}
	}
}

// In an overflow it may be the one that goes to the Merchant, without payment. WB-INTERACT-31
func TestSoulboundMayOverflow(t *testing.T) {
	b := bound(t, Character{Class: classNamed(t, "warrior"), Faction: Horde, Gold: 3})
	b.Faction = Horde
	sword := b.card("scimitar")
	for _, id := range []string{"scimitar", "dull-blade", "bent-staff"} {
		b.People[0].intoBag(b.card(id))
	}
	act{Position: b.Position, chance: b.script}.receive(0, b.card("trogg-club"))
	b.play(Move{Kind: Drop, Card: sword})
	if !b.atMerchant(sword) || b.People[0].inBag(sword) != 0 || b.People[0].Gold != 3 {
		t.Errorf("%+v", b.People[0])
	}
}

// Food gives what its data says, not simply everything.
func TestFoodGivesWhatItSays(t *testing.T) {
	b := withPack(t, "items.yaml", `items:
  - {id: crocolisk-steak, does: [{when: rest, pay: {discard: true}, do: [{regain: {health: 2}}]}]}
`, Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 3, Actions: 2})
	b.Faction = Horde
	c := &b.People[0]
	c.Region, c.Health, c.Energy = b.region("deathknell"), 1, 0
	c.intoBag(b.card("crocolisk-steak"))
	b.play(Move{Kind: RestAction, Card: b.card("crocolisk-steak")})
	if c.Health != 3 || c.Energy != 0 || c.bagCount() != 0 {
		t.Errorf("Health %d, Energy %d, %d in the Bag", c.Health, c.Energy, c.bagCount())
	}
}

// A mount of two regions goes two regions further.
func TestMountGoesAsFarAsItSays(t *testing.T) {
	b := withPack(t, "auctions.yaml", `auctions:
  - {id: trusty-mount, does: [{when: travel, once: turn, may: true, do: [{steps: 2}]}]}
`, Character{Class: classNamed(t, "warrior"), Faction: Horde, Actions: 1})
	b.Faction = Horde
	b.People[0].Region = b.region("deathknell")
	b.giveAuction(0, b.card("trusty-mount"))
	b.play(Move{Kind: Travel, At: int8(b.region("nightmare-vale"))})
	for _, to := range []string{"brill", "brightwater-lake", "scarlet-monastery"} {
		b.play(Move{Kind: Step, At: int8(b.region(to))})
	}
	if b.top().Task != taskTurn || b.People[0].Region != b.region("scarlet-monastery") {
		t.Errorf("waits for %s in region %d", b.Decision().Step, b.People[0].Region)
	}
}

// added is the game with an event, a quest, an item and a class card more; their cases are played
// in lordaeron/cases.
func added(t *testing.T) *Game {
	t.Helper()
	packs, err := content.OpenPacks(filepath.Join("testdata", "added"), "lordaeron")
	if err != nil {
		t.Fatal(err)
	}
	return printedWith(t, packs...)
}

// Every law holds of things that were added.
func TestLawsOfAddedThings(t *testing.T) {
	gametest.Laws(t, gametest.Suite{
		Game: added(t), Seats: 3, MaxMoves: 3000,
		Conserved: conserved, Between: between, Ended: ended, Priced: pricedRight,
	})
}

// Bots of every level play with added things to the end, and each of them comes into play.
func TestBotsPlayAddedThings(t *testing.T) {
	g := added(t)
	seen := map[string]bool{}
	for seed, name := range bot.Names() {
		luck := game.NewFast(uint64(seed))
		pos, err := g.New(2, nil, luck)
		if err != nil {
			t.Fatal(err)
		}
		player, err := bot.New(g, name)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for n := 0; !p.Over; n++ {
			seat := p.Actors().First()
			if no := p.Apply(seat, player.Choose(p, seat, luck), luck, nil); !no.OK() {
				t.Fatalf("%s: %v", name, no)
			}
			if n%10 == 0 {
				p.noteAdded(g, seen)
			}
		}
	}
	for _, id := range addedThings {
		if !seen[id] {
			t.Errorf("%s did not come into play", id)
		}
	}
}

var addedThings = []string{
	"the-hearthglen-war", "the-lost-caravan", "moonlit-blade", "ice-shard",
}

// noteAdded notes which of the added things are in play: open, eligible, for sale or owned.
func (p *Position) noteAdded(g *Game, seen map[string]bool) {
	s := g.Show(p).(*Shown)
	shown := slices.Concat(s.Events, s.Merchant)
	for _, q := range s.Quests {
		shown = append(shown, q.ID)
	}
	for _, c := range s.Characters {
		shown = slices.Concat(shown, c.Bag, c.Spellbook)
		for _, card := range c.Equipped {
			shown = append(shown, card)
		}
	}
	for _, id := range shown {
		seen[id] = true
	}
}
