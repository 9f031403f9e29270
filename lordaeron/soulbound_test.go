package lordaeron

import (
	"slices"
	"testing"

	"twobanners/content"
)

// A soulbound Item is neither given, sold nor looted; it may overflow to the Merchant, who sells it
// like any other. WB-ITEM-09, WB-MERCHANT-10, WB-TRADE-03, WB-INTERACT-30..32
func TestSoulbound(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "mage"), Faction: Horde, Actions: 2, Gold: 9},
		Character{Class: classNamed(t, "priest"), Faction: Horde, Actions: 2})
	b.Faction = Horde
	box := *b.box
	box.Cards = slices.Clone(box.Cards)
	blade := b.card("dull-blade")
	box.Cards[blade].bound = true
	b.box = &box
	for i := range b.People[:2] {
		b.People[i].Region = b.region("brill")
	}
	b.Acted = only(0)
	b.People[0].intoBag(blade)
	refused := func(m Move, rule string) {
		t.Helper()
		if r := b.Why(1, m.Pack()); r.OK() || !r.Cites(rule) {
			t.Errorf("%+v: %v, not %s", m, r, rule)
		}
	}
	refused(Move{Kind: Give, Who: 0, To: 1, Card: blade}, "WB-TRADE-03")
	b.play(Move{Kind: GoToTown, Who: 0})
	refused(Move{Kind: Sell, Card: blade}, "WB-MERCHANT-10")
	b.AddMerchant(blade)
	b.play(Move{Kind: Buy, Card: blade})
	if b.People[0].inBag(blade) != 2 || b.People[0].Gold != 6 {
		t.Error("the Merchant did not sell it")
	}
	for range 2 {
		b.People[0].intoBag(b.card("bent-staff"))
	}
	b.push(Frame{Task: taskOverflow, Who: 0, Chief: -1})
	b.play(Move{Kind: Drop, Card: blade})
	if b.People[0].inBag(blade) != 1 || b.Decks.MerchantCount != 1 {
		t.Error("it did not overflow")
	}
	b.push(Frame{Task: taskLoot, Who: 0, A: int16(only(1)), Chief: 1})
	refused(Move{Kind: Loot, Card: blade, To: 1}, "WB-INTERACT-30")
	b.play(Move{Kind: Loot, Card: b.card("bent-staff"), To: 1})
	for b.People[0].inBag(b.card("bent-staff")) > 0 {
		b.People[0].outOfBag(b.card("bent-staff"))
	}
	b.push(Frame{Task: taskLoot, Who: 0, A: int16(only(1)), Chief: 1})
	act{Position: b.Position, chance: b.script}.run()
	if b.top().Task == taskLoot {
		t.Error("there is nothing to loot")
	}
}

// No base Item is soulbound. WB-ITEM-09
func TestNothingIsSoulbound(t *testing.T) {
	box, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	for i := range box.Cards {
		if box.Cards[i].Soulbound {
			t.Errorf("%s is soulbound", box.Cards[i].ID)
		}
	}
}
