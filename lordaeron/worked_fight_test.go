package lordaeron

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The rulebook's worked fight: an Orc Warrior with 3 blue, 3 red and 4 green dice, Reroll 3 and
// Attrition 1 against a green and a red Murloc. WB-COMBAT-60, WB-COMBAT-61, WB-COMBAT-62,
// WB-COMBAT-63, WB-CREATURE-MURLOC-01
func TestWorkedMurlocFight(t *testing.T) {
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, Actions: 2}
	b := newTable(t, warrior)
	c := &b.People[0]
	c.Region = b.region("deathknell")
	c.Energy = 2
	// The Battle Stance is printed and gives the third red die; the Orc has ATTRITION +1.
	b.lay(0, RangedArea, b.card("fine-longbow"))  // 2 blue, REROLL +1
	b.lay(0, ArmorArea, b.card("soldiers-armor")) // 3 green
	b.lay(0, MeleeArea, b.card("scimitar"))       // 2 red, REROLL +1
	b.lay(0, keyAddOns, b.card("bad-mojo-mask"))  // 1 green, 1 blue
	b.lay(0, Upper2, b.card("battle-shout"))      // REROLL +1
	b.put("murloc", Green, "deathknell", 0, 1)
	b.put("murloc", Red, "deathknell", 0, 1)

	b.roll([]int{8, 6, 1}, []int{7, 6, 1}, []int{8, 2, 2, 3})
	b.challenge("murloc", QuestFoes)
	if got := [3]int{b.poolOf(Red), b.poolOf(Blue), b.poolOf(Green)}; got != [3]int{3, 3, 4} {
		t.Fatalf("the pool is %v", got)
	}
	if b.reroll() != 3 || b.attrition() != 1 || b.threat() != 5 {
		t.Fatalf("reroll %d, attrition %d, threat %d", b.reroll(), b.attrition(), b.threat())
	}
	b.play(Move{Kind: Mark, N: uint8(Red), M: 1})
	before := c.Health
	b.roll([]int{1}, []int{2}, nil)                           // the reroll
	b.roll([]int{2, 2, 2}, []int{8, 2, 2}, []int{1, 1, 1, 1}) // the second round
	b.play(Move{Kind: Mark, N: uint8(Blue), M: 1})
	b.play(Move{Kind: Pass})
	// One red 1 cost 1 Health; the green Murloc fell to 2 blue hits; the red one's 5, less 3 in the
	// defense box, were 2 wounds. WB-COMBAT-61, WB-COMBAT-62
	if c.Health != before-3 {
		t.Errorf("Health %d of %d", c.Health, before)
	}
	if b.Combat.Round != 2 || b.Combat.Boxes[Horde].Damage != 3 {
		t.Errorf("round %d, damage box %d", b.Combat.Round, b.Combat.Boxes[Horde].Damage)
	}
	// One blue hit is then enough in the Ranged Strike step. WB-COMBAT-63
	b.play(Move{Kind: Pass})
	if b.Combat.Foe != NoFoe || b.GroupCount != 0 {
		t.Errorf("the fight goes on: %+v", b.top())
	}
	b.finish()
}

// What a player sees of a fight: who stands there, where each die comes from and what it will do.
func TestShownFight(t *testing.T) {
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, Actions: 2}
	b := newTable(t, warrior)
	c := &b.People[0]
	c.Region = b.region("deathknell")
	b.lay(0, MeleeArea, b.card("scimitar")) // 2 red beside the Battle Stance's, REROLL +1
	b.put("murloc", Green, "deathknell", 0, 2)
	b.put("murloc", Red, "deathknell", 0, 1)
	b.roll([]int{8, 4, 1}, nil, []int{2})
	b.challenge("murloc", QuestFoes)
	shown := newGame(t).Show(b.Position).(*Shown).Combat
	want := []ShownDie{
		{Color: "red", Face: 8, From: "battle-stance", Lands: true},
		{Color: "red", Face: 4, From: "scimitar"},
		{Color: "red", Face: 1, From: "scimitar", Bites: true},
		{Color: "green", Face: 2, From: "slarkskin"},
	}
	if diff := cmp.Diff(want, shown.Dice); diff != "" {
		t.Errorf("dice: %s", diff)
	}
	foes := []ShownFoe{
		{Color: "red", Count: 1, Threat: 5, Attack: 5, Health: 4},
		{Color: "green", Count: 2, Threat: 5, Attack: 3, Health: 2},
	}
	if diff := cmp.Diff(foes, shown.Foes); diff != "" {
		t.Errorf("foes: %s", diff)
	}
	if diff := cmp.Diff(&ShownPick{For: "reroll", Most: 1}, shown.Pick); diff != "" {
		t.Errorf("pick: %s", diff)
	}
	if shown.Attack != 11 || shown.Stage != 2 || shown.Against != "murloc" {
		t.Errorf("attack %d, stage %d, against %q", shown.Attack, shown.Stage, shown.Against)
	}
}

// Who decides for the group is told: the most experienced of it. WB-DECIDE-01
func TestShownDecider(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Actions: 2, XP: 1},
		Character{Class: classNamed(t, "mage"), Faction: Horde, Actions: 2, XP: 4})
	x := act{Position: b.Position, chance: b.script}
	x.push(woundsFrame(Alliance, 1)).setChief(x.chief(3))
	if got := newGame(t).Show(b.Position).(*Shown).Decider; got != "mage" {
		t.Errorf("%q decides", got)
	}
}
