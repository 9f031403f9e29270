package lordaeron

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/game"
)

// Thirty turns, the Horde's and the Alliance's in turn, then the last battle. WB-TURN-01,
// WB-TURN-12
func TestThirtyTurns(t *testing.T) {
	p := drafted(t, 6, 4, `{"overlord": "kelthuzad"}`)
	luck := game.NewFast(8)
	var log game.Log
	for move := 0; p.top().Task != taskFinal; move++ {
		seat := p.Actors().First()
		m := Move{Kind: End}.Pack()
		if !p.Why(seat, m).OK() {
			list := p.Moves(seat, nil)
			m = list[len(list)-1]
		}
		if refusal := p.Apply(seat, m, luck, &log); !refusal.OK() || move > 2000 {
			t.Fatal(refusal, p.top())
		}
	}
	turn := 1
	for _, e := range log.Events {
		if e.Kind != TurnBegan {
			continue
		}
		turn++
		want := Horde
		if turn%2 == 0 {
			want = Alliance
		}
		if int(e.Args[1]) != turn || Faction(e.Args[2]) != want {
			t.Errorf("turn %d is turn %d of faction %d", turn, e.Args[1], e.Args[2])
		}
	}
	if turn != 30 || p.Turn != 31 {
		t.Errorf("%d turns, the marker is on %d", turn, p.Turn)
	}
}

// With an enemy in a friendly town there are five kinds of action, and no others. WB-TURN-05
func TestFiveKindsOfAction(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Actions: 2, Gold: 5},
		Character{Class: classNamed(t, "mage"), Faction: Alliance})
	for i := range b.People[:2] {
		b.People[i].Region = b.region("pestilent-scar")
	}
	kinds := map[Kind]bool{}
	for _, packed := range b.Moves(1, nil) {
		m, _ := b.Unpack(packed)
		if m.Kind == End {
			continue
		}
		q := *b.Position
		if refusal := q.Apply(1, packed, game.NewFast(1), nil); !refusal.OK() {
			t.Fatal(refusal)
		}
		if q.People[0].Actions != 1 {
			t.Errorf("%+v costs %d actions", m, 2-int(q.People[0].Actions))
		}
		kinds[m.Kind] = true
	}
	for _, kind := range []Kind{Travel, RestAction, Challenge, Train, GoToTown} {
		if !kinds[kind] {
			t.Errorf("no %s", notations[kind].Word)
		}
		delete(kinds, kind)
	}
	if len(kinds) > 0 {
		t.Errorf("more kinds: %v", kinds)
	}
}

// On a space with both icons the Event comes first, with all that follows, then the Item.
// WB-TURN-15
func TestSpaceWithBothIcons(t *testing.T) {
	g := withTrack(t, func(track *content.Track) {
		track.Events, track.Items = []int{2}, []content.TrackItem{{Space: 2, Deck: "square"}}
	})
	luck := game.NewFast(3)
	pos, err := g.New(6, []byte(`{"first-game": true, "overlord": "kelthuzad"}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for _, id := range []string{"the-andorhal-war", "traveling-merchants"} {
		e, ok := g.EventByName(id)
		if !ok {
			t.Fatal(id)
		}
		unstack(p.Decks.Events[:], &p.Decks.EventCount, e)
		putFirst(p.Decks.Events[:], &p.Decks.EventCount, e)
	}
	next := p.Decks.Items[Square][0]
	for p.top().Task == taskTurn || p.top().Task == taskManage {
		_ = p.Apply(p.Actors().First(), Move{Kind: End}.Pack(), luck, nil)
	}
	if p.top().Task != taskAsk || p.Decks.MerchantCount != 6 || p.Decks.Items[Square][0] != next {
		t.Fatalf("the Merchant has %d cards at %+v", p.Decks.MerchantCount, p.top())
	}
	for p.top().Task == taskAsk {
		mustPlay(t, p, p.Actors().First(), Move{Kind: Pass})
	}
	if p.Decks.MerchantCount != 7 || p.Decks.Merchant[6] != next || p.Faction != Alliance {
		t.Errorf("the Merchant has %d cards", p.Decks.MerchantCount)
	}
}

// Everybody sees how many actions each character has left. WB-TURN-18
func TestActionsAreVisible(t *testing.T) {
	b := sixSeats(t, 1)
	b.by(4, Move{Kind: RestAction, Who: 4})
	for _, seat := range []game.Seat{0, 4, 5, game.Nobody} {
		text, err := json.Marshal((&Game{box: b.box}).Show(b.View(seat)))
		if err != nil {
			t.Fatal(err)
		}
		var shown Shown
		if err := json.Unmarshal(text, &shown); err != nil {
			t.Fatal(err)
		}
		if shown.Characters[4].Actions != 1 || shown.Characters[5].Actions != 2 {
			t.Errorf("seat %d sees %d and %d actions", seat, shown.Characters[4].Actions,
				shown.Characters[5].Actions)
		}
	}
}

// eventNamesOf are the kinds of the events of a log, each once in a row.
func eventNamesOf(log *game.Log, kinds ...game.EventKind) (list []string) {
	for _, e := range log.Events {
		word, _, _ := strings.Cut(eventShapes[e.Kind], " ")
		if slices.Contains(kinds, e.Kind) && (len(list) == 0 || list[len(list)-1] != word) {
			list = append(list, word)
		}
	}
	return list
}

// A round has Dice Pool, Reroll and Place Tokens, then Ranged Strike, Damage and Resolution.
// WB-COMBAT-14
func TestStepsOfARound(t *testing.T) {
	warrior := classNamed(t, "warrior")
	b := newTable(t, Character{Class: warrior, Faction: Horde, Level: 3, Actions: 2})
	c := &b.People[0]
	c.Region = b.region("deathknell")
	b.lay(0, RangedArea, b.card("fine-longbow"))
	b.put("murloc", Green, "deathknell", 0, 2)
	b.roll([]int{8, 2, 2}, []int{8, 8, 2, 2}, []int{2})
	b.challenge("murloc", QuestFoes)
	b.play(Move{Kind: Mark, N: uint8(Red), M: 2}) // the one reroll
	got := eventNamesOf(&b.log, RoundBegan, DiceRolled, DiceRerolled, TokensPlaced, FoeFell,
		FoesStruck, Resolved)
	want := []string{
		"round-began", "dice-rolled", "dice-rerolled", "tokens-placed", "foe-fell", "foes-struck",
		"resolved",
	}
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("a round is %v", got)
	}
}

// Between characters the Defense Phase is Armor, Ranged Strike and Resolution; nothing else
// strikes. WB-PVP-04
func TestStepsOfAPvPRound(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "warlock"), Faction: Alliance, Level: 1, Health: 2},
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 1, Health: 4, Actions: 2})
	for i := range b.People[:2] {
		b.People[i].Region, b.People[i].Energy = b.region("tarren-mill"), 0
	}
	b.lay(0, RangedArea, b.card("skycaller"))
	b.roll([]int{8, 2, 8}, []int{8, 2}, []int{8})
	b.play(Move{Kind: Challenge, Who: 1, To: -1, N: uint8(EnemyFoes)})
	b.log = game.Log{}
	b.roll([]int{2, 2, 2}, []int{2, 2}, []int{2})
	b.play(Move{Kind: Pass})              // the Warlock's reroll
	b.play(Move{Kind: RemoveArmor, N: 0}) // the hit of the defense box
	b.finishRound()
	got := eventNamesOf(&b.log, TokensPlaced, HitsRemoved, HealthLostEvent, FoesStruck, RoundBegan)
	want := []string{"tokens-placed", "hits-removed", "health-lost"}
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) ||
		slices.Contains(got, "foes-struck") {
		t.Errorf("a round is %v", got)
	}
}

// finishRound passes until the next round.
func (t *table) finishRound() {
	t.Helper()
	for round := t.Combat.Round; t.Combat.Round == round && t.Combat.Foe != NoFoe; {
		t.play(t.listed(Pass, Wound, Retreat, Order))
	}
}

// In town Powers are bought as in training, told alike, so that what speaks of training means both;
// the regain comes once, at any moment of the action, and buying and selling go on around it.
// WB-TRAIN-10, WB-TOWN-02, WB-TOWN-04, WB-TOWN-07
func TestTownInAnyOrder(t *testing.T) {
	b := newTable(t, Character{
		Class: classNamed(t, "mage"), Faction: Horde, Level: 3, Health: 1, Energy: 1, Actions: 2,
		Gold: 2,
	})
	c := &b.People[0]
	c.Region = b.region("brill")
	c.intoBag(b.card("scimitar"))
	act{Position: b.Position}.toMerchant(b.card("dull-blade"))
	b.play(Move{Kind: GoToTown})
	b.play(Move{Kind: Train, Card: b.card("fireball")}) // 2 of 2 gold
	b.play(Move{Kind: Sell, Card: b.card("scimitar")})  // 4
	b.play(Move{Kind: TownRegain, N: 2})                // two of three: the rest is not kept
	if w := b.why(1, Move{Kind: TownRegain, M: 1}); w != whyRegained {
		t.Errorf("a second regain: %d", w)
	}
	b.play(Move{Kind: Buy, Card: b.card("dull-blade")}) // 1
	b.play(Move{Kind: Sell, Card: b.card("dull-blade")})
	b.play(Move{Kind: Buy, Card: b.card("dull-blade")}) // 0
	b.play(Move{Kind: Done})
	if c.Health != 3 || c.Energy != 1 || c.Gold != 0 || c.Actions != 1 || c.bagCount() != 1 {
		t.Errorf("%+v", c)
	}
	if got := eventNamesOf(&b.log, Trained, Sold, Bought); !slices.Equal(got,
		[]string{"trained", "sold", "bought", "sold", "bought"}) {
		t.Errorf("eventNamesOf is %v", got)
	}
}

// Of two Wars that are won in one check the second reads the experience after the first. No two
// Wars of the box can be held by three characters, so this box has them in the same regions.
// WB-WAR-06, WB-WAR-05
func TestSecondWarReadsTheExperience(t *testing.T) {
	priest := Character{Class: classNamed(t, "priest"), Faction: Horde}
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde}
	paladin := Character{Class: classNamed(t, "paladin"), Faction: Alliance, XP: 2}
	b := newTable(t, warrior, priest, paladin)
	box := *b.box
	box.Events = slices.Clone(box.Events)
	b.box = &box
	slot := 0
	for e := range box.Events {
		if !box.Events[e].war || slot == 2 {
			continue
		}
		box.Events[e].regions = []Region{b.region("seradane"), b.region("shadraalor")}
		b.Open[slot] = OpenEvent{Card: Event(e), Used: true, Data: [4]int8{1}}
		slot++
	}
	b.survey()
	b.People[0].Region, b.People[1].Region = b.region("seradane"), b.region("shadraalor")
	b.Faction = Alliance
	x := act{Position: b.Position, chance: b.script}
	x.push(Frame{Task: taskTurnEnd, Step: turnWars})
	x.run()
	for b.top().Task == taskTalent {
		m, _ := b.Unpack(b.Moves(1, nil)[0])
		b.play(m)
	}
	// Weaker by two: 4 XP each; then stronger: 2 each.
	for i := range 2 {
		if b.People[i].XP != 6 {
			t.Errorf("character %d has %d XP, not 6", i, b.People[i].XP)
		}
	}
}

// Lists of tables say which turn a game has come to.
func TestListsShowTheTurn(t *testing.T) {
	p := drafted(t, 2, 1, "")
	p.Turn = 4
	if got := game.Game(newGame(t)).(game.RoundCounter).Round(p); got != 4 {
		t.Errorf("round %d on turn 4", got)
	}
}
