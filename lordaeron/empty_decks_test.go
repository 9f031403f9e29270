package lordaeron

import "testing"

// horde is a table with one Warrior of the Horde at Brill, all decks full.
func horde(t *testing.T) (*table, act) {
	t.Helper()
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 5, Actions: 2}
	b := newTable(t, warrior)
	b.Faction = Horde
	b.People[0].Region = b.region("brill")
	b.fillDecks(b.script, nil, nil, nil)
	return b, act{Position: b.Position, chance: b.script, log: &b.log}
}

// An effect that takes a quest's last creature brings a replacement and no reward. WB-INTERACT-57
func TestQuestEmptiedWithoutCombat(t *testing.T) {
	b, x := horde(t)
	b.Quests[0] = QuestSlot{Card: 1, Faction: Horde, Used: true}
	x.dropQuests(1)
	x.run()
	c := &b.People[0]
	if b.top().Task != taskReplace || b.Quests[0].Used || c.XP > 0 || c.Gold > 0 {
		t.Fatalf("waits for %s, %+v", b.Decision().Step, c)
	}
	b.play(Move{Kind: DrawQuest, N: GreenDeck})
	if b.questsOf(Horde) != 1 {
		t.Errorf("%d quests", b.questsOf(Horde))
	}
}

// An empty deck cannot be chosen; with all three empty the faction goes on. WB-INTERACT-58
func TestEmptyQuestDecks(t *testing.T) {
	b, x := horde(t)
	b.Decks.QuestCount[Horde][GreenDeck] = 0
	x.push(replaceFrame(Horde))
	x.run()
	b.refused(Move{Kind: DrawQuest, N: GreenDeck}, "WB-INTERACT-58")
	b.pop()
	b.Decks.QuestCount[Horde] = [questDecks]uint8{}
	x.push(replaceFrame(Horde))
	x.run()
	if b.top().Task != taskTurn {
		t.Errorf("waits for %s", b.Decision().Step)
	}
}

// A deck of which no card can be spawned is tried once, then another; if none works the place stays
// empty until the next quest is completed. WB-INTERACT-59
func TestNoQuestCanBeSpawned(t *testing.T) {
	b, x := horde(t)
	box := b.Supply
	b.Supply = [MaxCreatures][3]uint8{}
	cards := b.Decks.QuestCount[Horde]
	x.push(replaceFrame(Horde))
	x.run()
	for _, deck := range []uint8{YellowDeck, GreenDeck, RedDeck} {
		b.play(Move{Kind: DrawQuest, N: deck})
		if b.top().Task == taskReplace {
			b.refused(Move{Kind: DrawQuest, N: deck}, "WB-QUEST-03")
		}
	}
	if b.top().Task != taskTurn || b.questsOf(Horde) != 0 || b.Decks.QuestCount[Horde] != cards {
		t.Fatalf("waits for %s, %d quests", b.Decision().Step, b.questsOf(Horde))
	}
	b.Supply = box
	x.push(replaceFrame(Horde)) // the next one
	x.run()
	b.play(Move{Kind: DrawQuest, N: GreenDeck})
	b.play(Move{Kind: DrawQuest, N: GreenDeck})
	if b.top().Task != taskTurn || b.questsOf(Horde) != 2 {
		t.Errorf("waits for %s, %d quests", b.Decision().Step, b.questsOf(Horde))
	}
}

// New Horizons loses no place either: another deck is chosen, in which the old quest may come back,
// and what stays empty is filled later. WB-INTERACT-59, WB-EVENTCARD-NEW-HORIZONS-02
func TestNoQuestForNewHorizons(t *testing.T) {
	for _, back := range []bool{true, false} {
		b, x := horde(t)
		if !x.drawQuest(Horde, GreenDeck) {
			t.Fatal("no quest")
		}
		cards := b.Decks.QuestCount[Horde]
		box := b.Supply
		b.Supply = [MaxCreatures][3]uint8{}
		first := uint8(RedDeck)
		if !back {
			first = GreenDeck // its own card cannot come straight back
		}
		x.swapQuest(0, int(first))
		x.run()
		decks := []uint8{YellowDeck, GreenDeck}
		if !back {
			decks = []uint8{YellowDeck, RedDeck}
		}
		for _, deck := range decks {
			b.play(Move{Kind: DrawQuest, N: deck})
		}
		if b.top().Task != taskTurn || b.questsOf(Horde) != yes(back) {
			t.Fatalf("waits for %s, %d quests", b.Decision().Step, b.questsOf(Horde))
		}
		if cards[GreenDeck]++; !back && b.Decks.QuestCount[Horde] != cards {
			t.Errorf("cards %v, not %v", b.Decks.QuestCount[Horde], cards)
		}
		b.Supply = box
		x.push(replaceFrame(Horde)) // the next one
		x.run()
		for b.top().Task == taskReplace {
			b.play(Move{Kind: DrawQuest, N: GreenDeck})
		}
		if b.questsOf(Horde) != 2 {
			t.Errorf("back %t: %d quests", back, b.questsOf(Horde))
		}
	}
}

// A used-up Item goes to the pile of its deck and comes back only when the deck is empty; an empty
// deck pays what it has, then nothing, and gives the Merchant nothing. WB-INTERACT-60,
// WB-INTERACT-61
func TestExhaustedItemDecks(t *testing.T) {
	b, x := horde(t)
	potion := b.card("minor-healing-potion")
	b.People[0].intoBag(potion)
	x.useUp(0, potion)
	if b.Decks.UsedUpCount[Triangle] != 1 || b.Decks.UsedUp[Triangle][0] != potion {
		t.Fatalf("%d used-up cards", b.Decks.UsedUpCount[Triangle])
	}
	b.Decks.ItemCount[Triangle] = 1
	first := b.Decks.Items[Triangle][0]
	b.Reward = Reward{All: 1, Got: 1}
	x.push(itemFrame(Triangle, 3))
	x.run()
	drawn := b.Reward.Drawn
	if drawn[0] != first || drawn[1] != potion || drawn[2] != NoCard {
		t.Fatalf("drawn %v", drawn)
	}
	b.play(Move{Kind: Take, Card: first})
	x.drawItem(Triangle) // the potion, which went under the deck
	x.push(itemFrame(Triangle, 3))
	x.run()
	if b.top().Task != taskTurn || b.People[0].bagCount() != 1 {
		t.Errorf("waits for %s with %d Items", b.Decision().Step, b.People[0].bagCount())
	}
	before := b.Decks.MerchantCount
	b.Turn = 2 // a triangle
	x.feedMerchant()
	if b.Decks.MerchantCount != before {
		t.Error("the Merchant was given an Item of an empty deck")
	}
}

// The discarded Events make a new deck, but for those of this step; if nothing is left it ends.
// WB-INTERACT-63
func TestExhaustedEventDeck(t *testing.T) {
	b, x := horde(t)
	var crafts, bounty Event
	for e := range b.box.Events {
		switch b.box.Events[e].id {
		case "professions-and-crafts":
			crafts = Event(e)
		case "bounty":
			bounty = Event(e)
		}
	}
	for _, old := range []bool{true, false} {
		b.Decks.Events, b.Decks.Played = [maxEvents]Event{}, [maxEvents]Event{}
		b.Decks.EventCount, b.Decks.PlayedCount = 0, 0
		putLast(b.Decks.Events[:], &b.Decks.EventCount, crafts)
		if old {
			x.played(bounty)
		}
		b.People[0].Health = 1
		x.drawEvents()
		x.run()
		b.play(Move{Kind: EventChoice, To: -1}) // gold; then another is drawn
		if b.top().Task != taskTurn || b.eventOpen("bounty") != old {
			t.Fatalf("waits for %s", b.Decision().Step)
		}
		if d := &b.Decks; d.EventCount != 0 || d.PlayedCount != 1 || d.Played[0] != crafts {
			t.Errorf("%d to come, %d discarded", d.EventCount, d.PlayedCount)
		}
		b.Open = [MaxOpen]OpenEvent{}
	}
}

// A fight in which thirty rounds change nothing is broken off: creatures win it. WB-INTERACT-94
func TestFightWithoutProgress(t *testing.T) {
	b, x := horde(t)
	b.People[0].Region = b.region("deathknell")
	b.put("murloc", Green, "deathknell", 0, 1)
	b.Combat = Combat{
		Foe: QuestFoes, Creature: b.creature("murloc"), Region: b.region("deathknell"), Side: Horde,
		In: 1, Was: 1, Active: -1,
	}
	b.push(Frame{Task: taskCombat, Step: combatRound})
	for range staleRounds - 1 {
		x.endRound()
	}
	b.Combat.Changed = true // something happens: counting begins anew
	x.endRound()
	b.Combat.Changed = false
	for range staleRounds - 1 {
		x.endRound()
	}
	if b.top().Task != taskCombat {
		t.Fatal("broken off too soon")
	}
	x.endRound()
	x.run()
	if b.top().Task != taskDefeat || b.Groups[0].Count[Green] != 1 {
		t.Errorf("waits for %s", b.Decision().Step)
	}
}
