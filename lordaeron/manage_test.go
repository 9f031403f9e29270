package lordaeron

import "testing"

// An exchange is what it would be to take the old card off and put the new one on: neither the
// discount nor any capacity of the old card helps to pay. WB-MANAGE-32, WB-MANAGE-06
func TestPriceOfAnExchange(t *testing.T) {
	paladin := classNamed(t, "paladin")
	b := newTable(t, Character{Class: paladin, Faction: Alliance, Level: 4})
	b.Faction = Alliance
	b.Stack[0].Task = taskManage
	c := &b.People[0]
	b.lay(0, Upper1, b.card("concentration-aura"))
	devotion := b.card("devotion-aura")
	c.Learned = 1<<printedPowers - 1
	m := Move{Kind: Equip, Card: devotion, At: Upper1, N: 1}
	c.Energy = 0
	if refusal := b.Why(0, m.Pack()); !refusal.Cites("WB-MANAGE-21") {
		t.Errorf("without Energy the exchange is %v", refusal)
	}
	for _, packed := range b.Moves(0, nil) {
		if packed == m.Pack() {
			t.Error("without Energy the exchange is listed")
		}
	}
	c.Energy = 5
	b.play(m)
	if c.Energy != 4 || c.Areas[Upper1] != devotion {
		t.Errorf("after the exchange: %d Energy, area %v", c.Energy, c.Areas[Upper1])
	}
}

// What a Talent adds to a demon's Health goes with the Talent. WB-LEVEL-08
func TestPetCapacityFalls(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "warlock"), Faction: Horde, Level: 5})
	c := &b.People[0]
	b.lay(0, Upper1, b.card("voidwalker"))
	bare := b.petHealth(0)
	b.lay(0, keyTalents, b.card("fel-stamina"))
	c.Pet = uint8(b.petHealth(0))
	if int(c.Pet) <= bare {
		t.Fatalf("the Talent adds nothing to %d", bare)
	}
	b.lay(0, keyTalents, NoCard)
	act{Position: b.Position}.clamp(0)
	if int(c.Pet) != bare {
		t.Errorf("the demon keeps %d Health of %d", c.Pet, bare)
	}
}

// A card that makes others cheaper costs what is printed on it. WB-FAQ-35
func TestNoDiscountOnItself(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "paladin"), Faction: Alliance, Level: 4})
	aura := b.card("concentration-aura")
	b.lay(0, Upper1, aura)
	if cost, printed := b.cost(0, aura), int(b.box.Cards[aura].energy); cost != printed {
		t.Errorf("it costs %d, not %d", cost, printed)
	}
	if cost := b.cost(0, b.card("devotion-aura")); cost != 0 {
		t.Errorf("another Aura costs %d", cost)
	}
}
