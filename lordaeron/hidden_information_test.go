package lordaeron

import (
	"reflect"
	"testing"

	"twobanners/game"
)

// All that a character has, the Merchant deck, and what is open are in everybody's view, at any
// time; Stun and Curse are shown with the character. WB-LIMITS-21, WB-LIMITS-23, WB-STATUS-13
func TestOpenInformation(t *testing.T) {
	p := drafted(t, 4, 3, "")
	p.People[0].Stun, p.People[0].Curse, p.People[0].Gold = 2, 1, 77
	p.People[0].intoBag(p.Decks.Items[0][0])
	g := newGame(t)
	for seat := range game.Seat(4) {
		v := p.View(seat).(*Position)
		if v.People != p.People {
			t.Errorf("seat %d does not see all that the characters have", seat)
		}
		if v.Decks.Merchant != p.Decks.Merchant || v.Decks.MerchantCount == 0 {
			t.Errorf("seat %d cannot read the Merchant deck", seat)
		}
		s := g.Show(v).(*Shown)
		if c := s.Characters[0]; c.Stun != 2 || c.Curse != 1 || c.Gold != 77 || len(c.Bag) != 1 {
			t.Errorf("seat %d is shown %+v", seat, c)
		}
		if len(s.Merchant) != int(p.Decks.MerchantCount) {
			t.Errorf("seat %d is shown %d cards of the Merchant", seat, len(s.Merchant))
		}
	}
}

// The order of facedown decks, bids before they are revealed, and Lord Kazzak's place are in
// nobody's view; only his counters' faces are, for a faction that has looked. WB-LIMITS-22
func TestHiddenInformation(t *testing.T) {
	p := drafted(t, 2, 3, `{"overlord":"lord-kazzak"}`)
	p.Event.Bids[0], p.Event.BidIn = 3, 1
	p.Overlord.Known[Horde] = p.Overlord.Counters // the Horde has looked at all five
	for seat := range game.Seat(2) {
		v := p.View(seat).(*Position)
		for deck := range v.Decks.Items {
			if v.Decks.Items[deck] != ([maxItems]Card{}) ||
				v.Decks.ItemCount[deck] != p.Decks.ItemCount[deck] {
				t.Errorf("seat %d: deck %d is not just a number of cards", seat, deck)
			}
		}
		if v.Decks.Events != ([maxEvents]Event{}) ||
			!reflect.DeepEqual(v.Decks.Quests, Decks{}.Quests) {
			t.Errorf("seat %d sees Events or quests to come", seat)
		}
		if mine := p.People[0].Owner == seat; (v.Event.Bids[0] == 3) != mine {
			t.Errorf("seat %d sees a bid of %d", seat, v.Event.Bids[0])
		}
		if horde := p.sideOf(seat) == Horde; (v.Overlord.Region == p.Overlord.Region) != horde {
			t.Errorf("seat %d: Lord Kazzak is at %d", seat, v.Overlord.Region)
		}
	}
}

// Gold, Stun and Curse tokens, hits and armor do not run out, whatever the box counts.
// WB-LIMITS-17
func TestTokensNeverRunOut(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "warrior"), Faction: Horde, Gold: 138})
	x := act{Position: b.Position, chance: b.script}
	x.gold(0, 1)
	for range 16 {
		x.changeCounters(0, &op{verb: doStun, n: 1}, 1)
		x.changeCounters(0, &op{verb: doCurse, n: 1}, 1)
	}
	x.gain(0, NoCard, 0, 59, 59)
	for range 41 {
		x.putHits(0, damageBox, 1)
		x.putArmor(0, 1)
	}
	c, boxes := &b.People[0], b.Combat.boxesOf(Horde)
	if c.Gold != 139 || c.Stun != 16 || c.Curse != 16 || c.Health < 59 || c.Energy < 59 ||
		boxes.Damage != 41 || boxes.Armor != 41 {
		t.Errorf("%+v, boxes %+v", c, boxes)
	}
}

// Without a word about it a table does not play Deadly PvP. WB-FAQ-29
func TestDeadlyPvPIsOff(t *testing.T) {
	plain, deadly := drafted(t, 2, 1, ""), drafted(t, 2, 1, `{"deadly-pvp":true}`)
	if plain.Rules.DeadlyPvP || !deadly.Rules.DeadlyPvP {
		t.Error("Deadly PvP is not what the table chose")
	}
}

// Neither side sees what the other takes off with its armor before both have chosen; a choice
// without alternatives is made at once. WB-INTERACT-76
func TestArmorChoicesAreHidden(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "paladin"), Faction: Alliance},
		Character{Class: classNamed(t, "warrior"), Faction: Horde})
	b.Combat = Combat{Foe: EnemyFoes, Side: Horde, Challenger: 1, In: 3, Active: -1}
	b.Combat.Boxes = [2]Boxes{{Damage: 2, Defense: 2, Armor: 1}, {Damage: 1, Defense: 1, Armor: 1}}
	b.push(Frame{Task: taskCombat, Who: 1, Step: combatRanged})
	x := act{Position: b.Position, chance: b.script, log: &b.log}
	x.armorStep()
	x.run()
	before := *b.Position
	var seen [2]game.Position
	for n := range uint8(2) {
		*b.Position = before
		step := Move{Kind: RemoveArmor, N: n}.Pack()
		if refusal := b.Apply(0, step, b.script, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
		seen[n] = b.View(1)
		if b.Combat.Boxes[Horde].Damage != 1 {
			t.Error("the Alliance's choice is carried out before the Horde's")
		}
	}
	if !reflect.DeepEqual(seen[0], seen[1]) {
		t.Error("the Horde can tell what the Alliance has chosen")
	}
	*b.Position = before
	b.pop()
	b.Combat.Boxes = [2]Boxes{{Damage: 2, Armor: 1}, {Damage: 1, Armor: 1}}
	x.armorStep()
	if x.runArmor(); b.Combat.Boxes[Horde].Damage != 0 || b.Combat.Boxes[Alliance].Armor != 0 {
		t.Errorf("nothing to choose, and still %+v", b.Combat.Boxes)
	}
}

// A player with two characters has one voice, of the better of their XP totals. WB-INTERACT-96
func TestVoiceOfADoubledPlayer(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "paladin"), Faction: Alliance, XP: 6},
		Character{Class: classNamed(t, "mage"), Faction: Alliance, XP: 2},
		Character{Class: classNamed(t, "rogue"), Faction: Alliance, XP: 9},
		Character{Class: classNamed(t, "druid"), Faction: Alliance, XP: 9})
	for i, owner := range []game.Seat{0, 1, 1, 1} {
		b.People[i].Owner = owner
	}
	b.enroll()
	x := act{Position: b.Position, chance: b.script}
	if who := x.chief(3); who != 0 {
		t.Errorf("of 6 and 2 XP character %d decides", who)
	}
	if who := x.chief(7); b.People[who].Owner != 1 {
		t.Errorf("of 6 against 2 and 9 XP character %d decides", who)
	}
	b.People[0].XP = 9
	luck := &counted{Chance: b.script}
	x.chance = luck
	if x.chief(15); luck.sides != 2 {
		t.Errorf("three equals of two players: a draw of %d", luck.sides)
	}
}

// counted remembers the sides of the last draw.
type counted struct {
	game.Chance
	sides int
}

func (c *counted) Draw(name string, n int) int {
	c.sides = n
	return c.Chance.Draw(name, n)
}
