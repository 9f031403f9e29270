package lordaeron

import (
	"testing"

	"twobanners/game"
)

// asks puts the question of an event to the table of friends, with quests to draw.
func (t *table) asks(id string) {
	t.Helper()
	x := act{t.Position, t.script, nil}
	x.shuffleDecks()
	t.Depth = 0
	t.Event = EventState{Count: 1, Order: [MaxCharacters]int8{0}}
	for i := range t.box.Events {
		if e := &t.box.Events[i]; e.id == id {
			e.asks.ask(x, Event(i))
			x.run()
			return
		}
	}
	t.Fatalf("no event %s", id)
}

// quest is a quest of the Horde of a level, whose only creature stands in a region.
func (t *table) quest(slot int8, level uint8, creature string, at string) {
	t.Helper()
	for q := range t.box.Quests {
		if t.box.Quests[q].level == level {
			t.Quests[slot] = QuestSlot{Card: Quest(q), Faction: Horde, Used: true}
			t.put(creature, Green, at, slot, 1)
			return
		}
	}
	t.Fatalf("no quest of level %d", level)
}

// thinkers are bots of all kinds.
func (t *table) thinkers() map[string]game.Judge {
	g := &Game{box: t.box}
	dressed := plain
	dressed.Outfit = true
	return map[string]game.Judge{
		"greedy": t.NewJudge(), "plain": g.NewStrategist(plain),
		"dressed": g.NewStrategist(dressed),
	}
}

// No quest is exchanged on which a friend stands, that is an action away or that somebody is on the
// way to; one that nobody can do is, if the new one suits better.
func TestQuestsThatFriendsCountOnStay(t *testing.T) {
	for _, c := range []struct {
		at    string
		level uint8
		given bool
	}{
		{"brill", 2, false},
		{"the-bulwark", 2, false},
		{"brill", 5, false},
		{"seradane", 2, false},
		{"seradane", 5, true},
	} {
		b := friends(t)
		b.People[2].Region = b.region("hearthglen")
		b.quest(0, c.level, "drake", c.at)
		b.asks("new-horizons")
		for name, judge := range b.thinkers() {
			m := b.chosenBy(judge, b.Actors().First())
			if given := m.Kind == EventChoice; given != c.given {
				t.Errorf("%s, level %d at %s: %+v", name, c.level, c.at, m)
			} else if given && int(m.N) == RedDeck {
				t.Errorf("%s wants a red quest at level 2", name)
			}
		}
	}
}

// A flight brings its character nearer to what it is after, or is left.
func TestFlightsLeadSomewhere(t *testing.T) {
	b := friends(t)
	b.People[0].Region = b.region("the-bulwark")
	b.People[0].XP-- // who has the fewest is asked
	b.quest(0, 1, "gnoll", "brill")
	b.asks("goblin-zeppelin")
	far := b.box.distances(b.region("brill"), Horde)
	for name, judge := range b.thinkers() {
		m := b.chosenBy(judge, b.Actors().First())
		if m.Kind == EventChoice && far[m.At] >= far[b.People[0].Region] {
			t.Errorf("%s flies to %s", name, b.box.ids["region"][m.At])
		}
	}
	b.People[0].Region = b.region("stratholme")
	for name, judge := range b.thinkers() {
		if m := b.chosenBy(judge, b.Actors().First()); m.Kind != EventChoice || far[m.At] > 2 {
			t.Errorf("%s does not fly home: %+v", name, m)
		}
	}
}

// What lies in the Bag is worn when the turn ends: no second one of it is bought, nor a worse one,
// and it is not sold.
func TestBagIsLookedAt(t *testing.T) {
	for name, judge := range errandTable(t).thinkers() {
		b := errandTable(t)
		b.People[0].Gold = 30
		b.push(Frame{Task: taskTown, Who: 0})
		d := &b.Decks
		for i, id := range []string{"scimitar", "dull-blade"} {
			d.Merchant[i] = b.card(id)
		}
		d.MerchantCount = 2
		b.People[0].Learned = 1<<16 - 1
		if m := b.chosenBy(judge, b.Actors().First()); m.Kind != Buy || m.Card != d.Merchant[0] {
			t.Errorf("%s, nothing in the Bag: %+v", name, m)
		}
		b.People[0].intoBag(b.card("scimitar"))
		if m := b.chosenBy(judge, b.Actors().First()); m.Kind == Buy || m.Kind == Sell {
			t.Errorf("%s, the better one in the Bag: %+v", name, m)
		}
	}
}

// A purse is worth all that it can pay for, and is spent before the last battle.
func TestPurseIsSpentAsAWhole(t *testing.T) {
	b := friends(t)
	b.Rules.Turns = 30
	b.People[0].Gold = 40
	planner, _ := b.planned(plain)
	most, first := 0.0, NoCard
	for _, card := range b.box.Classes[b.People[0].Class].powers {
		if gain := planner.wearGain(0, card); b.trainWhy(0, card) == fine && gain > most {
			most, first = gain, card
		}
	}
	if all := planner.trainGain(0, first); all <= most {
		t.Errorf("40 gold are worth %v, one Power %v", all, most)
	}
	// With six characters training must be worth more, but in the last turn.
	b.Characters = MaxCharacters
	tried := 0
	for _, card := range b.box.Classes[b.People[0].Class].powers {
		m := Move{Kind: Train, Who: 0, Card: card}
		b.People[0].Gold, b.Turn = b.box.Cards[card].gold, 29
		worth := planner.wearWorth(planner.trainGain(0, card))
		if b.trainWhy(0, card) != fine || worth <= 0 || worth > planner.dear() {
			continue
		}
		tried++
		late := planner.follow(m)
		b.Turn = 27
		if before := planner.follow(m); late < rankTrain || before >= rankRest {
			t.Errorf("%s: %v in the last turn, %v before", b.box.Cards[card].id, late, before)
		}
	}
	if tried == 0 {
		t.Error("no Power is worth less than three actions")
	}
}
