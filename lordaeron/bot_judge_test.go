package lordaeron

import (
	"testing"

	"twobanners/game"
)

// chosen is the move that the judge of a table likes best.
func (t *table) chosen() Move {
	t.Helper()
	return t.chosenBy(t.NewJudge(), t.Actors().First())
}

// chosenBy is the move that a judge likes best.
func (t *table) chosenBy(judge game.Judge, seat game.Seat) Move {
	t.Helper()
	list := t.Moves(seat, nil)
	worth := make([]int32, len(list))
	if !judge.Weigh(t.Position, seat, list, worth) {
		t.Fatal("the judge has no opinion")
	}
	best := 0
	for i := range worth {
		if worth[i] > worth[best] {
			best = i
		}
	}
	m, _ := t.Unpack(list[best])
	return m
}

// errandTable is a warrior of the Horde in Brill who has learned all he can pay for.
func errandTable(t *testing.T) *table {
	b := newTable(t, Character{
		Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, Actions: 2,
	})
	b.Faction = Horde
	b.Rules.Turns = 30
	b.People[0].Region = b.region("brill")
	b.placeOverlord(0, NoRegion)
	return b
}

// A side walks to a quest it can win, and fights when it is there.
func TestJudgeGoesForAQuest(t *testing.T) {
	b := errandTable(t)
	b.put("gnoll", Green, "the-bulwark", 0, 1)
	slot := &b.Quests[0]
	slot.Card, slot.Faction = 1, Horde
	if m := b.chosen(); m.Kind != Travel {
		t.Fatalf("%+v", m)
	}
	b.People[0].Region = b.region("the-bulwark")
	if m := b.chosen(); m.Kind != Challenge || Foe(m.N) != QuestFoes {
		t.Errorf("%+v", m)
	}
}

// It stays away from what it would lose to, and does not walk through independent creatures.
func TestJudgeStaysAlive(t *testing.T) {
	b := errandTable(t)
	b.put("infernal", Red, "brill", 0, 1)
	b.Quests[0].Card, b.Quests[0].Faction = 1, Horde
	if m := b.chosen(); m.Kind == Challenge {
		t.Errorf("%+v", m)
	}
	b = errandTable(t)
	b.put("gnoll", Green, "the-bulwark", 0, 1)
	b.Quests[0].Card, b.Quests[0].Faction = 1, Horde
	b.put("drake", Blue, "the-bulwark", Independent, 1)
	if m := b.chosen(); m.Kind == Travel && Region(m.At) == b.region("the-bulwark") {
		t.Errorf("%+v", m)
	}
}

// It puts on the better of two weapons and leaves it on.
func TestJudgeDresses(t *testing.T) {
	b := errandTable(t)
	b.arrange("manage")
	b.People[0].intoBag(b.card("dull-blade")) // 1 red, REROLL +1
	b.People[0].intoBag(b.card("scimitar"))   // 2 red, REROLL +1
	m := b.chosen()
	if m.Kind != Equip || m.Card != b.card("scimitar") {
		t.Fatalf("%+v", m)
	}
	b.play(m)
	if m := b.chosen(); m.Kind != End {
		t.Errorf("%+v", m)
	}
}

// It saves its Energy where the fight is won without.
func TestJudgeSparesEnergy(t *testing.T) {
	for _, c := range []struct {
		foe  string
		uses Kind
	}{{"gnoll", Pass}, {"naga", Use}} {
		b := errandTable(t)
		b.learn(0, b.card("heroic-strike"))
		b.putOn(0, b.card("heroic-strike"), Upper2)
		for _, id := range []string{"fine-longbow", "soldiers-armor", "scimitar"} {
			b.wear(0, b.card(id))
		}
		b.put(c.foe, Green, "brill", 0, 1)
		b.challenge(c.foe, QuestFoes)
		if m := b.chosen(); m.Kind != c.uses {
			t.Errorf("%s: %+v", c.foe, m)
		}
	}
}
