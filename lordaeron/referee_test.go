package lordaeron

import (
	"slices"
	"testing"

	"twobanners/content"
	"twobanners/game"
)

// What the Merchant has and what everybody owns is open to all while bids are secret.
// WB-AUCTION-02, WB-AUCTION-03, WB-MERCHANT-01
func TestAuctionIsOpenButForTheBids(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "mage"), Gold: 4},
		Character{Class: classNamed(t, "rogue"), Faction: Horde, Gold: 6})
	act{Position: b.Position}.toMerchant(b.card("dull-blade"))
	b.pop()
	b.push(bidFrame(b.box.auctions[0]))
	for seat, gold := range []uint8{3, 0} {
		m := Move{Kind: Bid, Who: int8(seat), N: gold}
		if seat == 0 {
			b.play(m)
		}
		for _, viewer := range []game.Seat{0, 1, game.Nobody} {
			v := b.View(viewer).(*Position)
			if v.People[0].Gold != 4 || v.People[1].Gold != 6 ||
				v.Decks.MerchantCount != 1 || v.Decks.Merchant != b.Decks.Merchant {
				t.Errorf("seat %d does not see all", viewer)
			}
			if own := viewer == 0; (v.Event.Bids[0] == 3) != own {
				t.Errorf("seat %d sees a bid of %d", viewer, v.Event.Bids[0])
			}
		}
	}
}

// The Merchant's pile grows by sales, overflow and icons alone and shrinks by purchases.
// WB-MERCHANT-02
func TestMerchantPile(t *testing.T) {
	for seed := range uint64(6) {
		p := drafted(t, 4, seed, "")
		luck := game.NewFast(seed + 99)
		for moves := 0; !p.Over && moves < 3000; moves++ {
			seat := p.Actors().First()
			list := p.Moves(seat, nil)
			var log game.Log
			before := int(p.Decks.MerchantCount)
			_ = p.Apply(seat, list[luck.Draw("move", len(list))], luck, &log)
			for _, e := range log.Events {
				switch e.Kind {
				case MerchantGrew, Sold, ItemDropped:
					before++
				case Bought:
					before--
				default:
				}
			}
			if now := int(p.Decks.MerchantCount); now != before {
				t.Fatalf("seed %d: %d cards, where %d can be explained", seed, now, before)
			}
		}
	}
}

// An empty event deck is made anew of the discarded cards, in every lap. WB-VARIANT-12
func TestEventDeckComesBack(t *testing.T) {
	p := drafted(t, 2, 3, `{"defeat-the-overlord": true}`)
	p.Turn = 33
	p.Decks.Events, p.Decks.EventCount = [maxEvents]Event{}, 0
	var subterfuge Event
	for e := range p.box.Events {
		if p.box.Events[e].id == "subterfuge" {
			subterfuge = Event(e)
		}
	}
	p.Decks.Played[0], p.Decks.PlayedCount = subterfuge, 1
	*p.top() = Frame{Task: taskTurnEnd}
	act{Position: p, chance: game.NewFast(1)}.run()
	if p.Turn != 34 || !p.eventOpen("subterfuge") || p.Decks.EventCount != 0 {
		t.Errorf("turn %d, %d cards left", p.Turn, p.Decks.EventCount)
	}
}

// Both variants are off unless they are asked for, and may be combined. WB-VARIANT-13
func TestVariantsAreOptional(t *testing.T) {
	if p := drafted(t, 2, 1, ""); p.Rules.DeadlyPvP || p.Rules.DefeatTheOverlord {
		t.Errorf("%+v without being asked for", p.Rules)
	}
	p := drafted(t, 2, 1, `{"deadly-pvp": true, "defeat-the-overlord": true}`)
	if !p.Rules.DeadlyPvP || !p.Rules.DefeatTheOverlord {
		t.Errorf("%+v", p.Rules)
	}
}

// Cards that are not kept go under their own deck, in an order nobody chose or sees.
// WB-REWARD-08, WB-REWARD-09
func TestUnkeptCards(t *testing.T) {
	last := map[Card]int{}
	for seed := range uint64(20) {
		b := newTable(t, Character{Class: classNamed(t, "mage")})
		b.Faction = Alliance
		b.script.rest = game.NewFast(seed)
		ids := []Card{b.card("dull-blade"), b.card("bent-staff"), b.card("trogg-club")}
		b.fillDecks(b.script, ids, nil, nil)
		size := b.Decks.ItemCount[Triangle]
		b.Reward.Got = only(0)
		b.push(itemFrame(Triangle, 3))
		act{Position: b.Position, chance: b.script}.run()
		b.play(Move{Kind: Take, Card: ids[0], To: 0})
		deck := b.Decks.Items[Triangle][:b.Decks.ItemCount[Triangle]]
		if len(deck) != int(size)-1 {
			t.Fatalf("%d cards of %d", len(deck), size)
		}
		under := slices.Clone(deck[len(deck)-2:])
		last[under[1]]++
		slices.Sort(under)
		if want := []Card{min(ids[1], ids[2]), max(ids[1], ids[2])}; !slices.Equal(under, want) {
			t.Fatalf("%v lie under the deck, not %v", under, want)
		}
		if v := b.View(0).(*Position); v.Decks.Items[Triangle] != [maxItems]Card{} {
			t.Fatal("the order can be seen")
		}
	}
	if len(last) != 2 {
		t.Error("the order is always the same")
	}
}

// A quest that cannot be spawned goes under its deck; a completed one, grey or not, is in none.
// WB-QUEST-25, WB-QUEST-04
func TestWhereQuestsGo(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage")})
	g := &Game{box: b.box}
	drakes, _ := g.QuestByName("lair-of-the-wyrm")
	next, _ := g.QuestByName("the-haunted-tower")
	b.fillDecks(b.script, nil, []Quest{drakes, next}, nil)
	b.Supply[b.creature("drake")][Green] = 0
	x := act{Position: b.Position, chance: b.script}
	if !x.drawQuest(Alliance, RedDeck) || b.Quests[0].Card != next {
		t.Fatalf("%+v was drawn", b.Quests[0])
	}
	red := b.Decks.Quests[Alliance][RedDeck][:b.Decks.QuestCount[Alliance][RedDeck]]
	if len(red) != 9 || red[8] != drakes {
		t.Errorf("%v", red)
	}
	grey, _ := g.QuestByName("dark-alliances")
	b.Quests[1] = QuestSlot{Card: grey, Faction: Alliance, Used: true}
	b.unstackQuest(grey)
	f := b.push(rewardFrame(1, 0, 0))
	x.questPaid(rewarding{f})
	for f := range b.Decks.Quests {
		for deck := range b.Decks.Quests[f] {
			if slices.Contains(b.Decks.Quests[f][deck][:b.Decks.QuestCount[f][deck]], grey) {
				t.Error("the grey quest lies in a deck")
			}
		}
	}
	if b.Quests[1].Used {
		t.Error("the grey quest is still eligible")
	}
}

// The refill of a level never takes tokens away, and a Talent lies in the place of the level it was
// taken at. WB-LEVEL-17, WB-LEVEL-21
func TestGainingALevel(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage"), Level: 3, Health: 9, Energy: 12})
	x := act{Position: b.Position, chance: b.script}
	x.gainLevel(0)
	if c := &b.People[0]; c.Level != 4 || c.Health != 9 || c.Energy != 12 {
		t.Errorf("%d Health and %d Energy, capacities 6 and 11", c.Health, c.Energy)
	}
	early := b.card("arcane-focus") // of level 2
	b.play(Move{Kind: Talent, Card: early})
	if b.People[0].Talents != [4]Card{2: early} {
		t.Errorf("%v", b.People[0].Talents)
	}
}

// Health and Energy of the nine sheets by level. WB-LEVEL-01
func TestCapacities(t *testing.T) {
	for class, want := range map[string][2][5]int{
		"druid":   {{2, 3, 4, 6, 8}, {4, 6, 9, 11, 12}},
		"hunter":  {{3, 4, 6, 8, 10}, {3, 5, 6, 8, 10}},
		"mage":    {{2, 3, 4, 6, 8}, {4, 6, 9, 11, 12}},
		"paladin": {{3, 5, 7, 9, 12}, {2, 4, 5, 6, 8}},
		"priest":  {{2, 3, 4, 6, 8}, {4, 6, 9, 11, 12}},
		"rogue":   {{3, 5, 6, 8, 10}, {3, 4, 6, 8, 10}},
		"shaman":  {{3, 4, 5, 7, 9}, {3, 5, 7, 9, 11}},
		"warlock": {{2, 3, 4, 6, 8}, {4, 6, 9, 11, 12}},
		"warrior": {{4, 6, 8, 11, 14}, {1, 2, 3, 4, 5}},
	} {
		faction := Alliance
		if class == "shaman" {
			faction = Horde
		}
		for level := range 5 {
			b := newTable(t, Character{
				Class: classNamed(t, class), Faction: faction, Level: uint8(level + 1),
			})
			if h, e := b.healthCapacity(0), b.energyCapacity(0); h != want[0][level] ||
				e != want[1][level] {
				t.Errorf("%s of level %d: %d and %d", class, level+1, h, e)
			}
		}
	}
}

// Each of the eight races has two characters of its side, with its ability. WB-LEVEL-10
func TestRaces(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage")})
	want := map[string]content.Faction{
		"human": content.Alliance, "dwarf": content.Alliance, "night-elf": content.Alliance,
		"gnome": content.Alliance, "orc": content.Horde, "undead": content.Horde,
		"tauren": content.Horde, "troll": content.Horde,
	}
	people := map[string]int{}
	for i, c := range b.box.Content.Characters {
		people[c.People]++
		if c.Faction != want[c.People] {
			t.Errorf("%s, a %s, is of the %s", c.ID, c.People, c.Faction)
		}
		ability := b.box.Content.Cards[b.box.races[i]-1]
		if ability.Kind != content.RaceCard || ability.People != c.People {
			t.Errorf("%s has %s", c.ID, ability.ID)
		}
	}
	for race := range want {
		if people[race] != 2 {
			t.Errorf("%d characters are %s", people[race], race)
		}
	}
}

// Who receives no share of XP receives no bonus. WB-REWARD-23
func TestNoBonusWithoutAShare(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "mage")}, Character{Class: classNamed(t, "rogue")})
	x := act{Position: b.Position, chance: b.script}
	b.Reward = Reward{All: 3, Got: 3}
	if x.split(0, 4, 3); b.Reward.XP != [MaxCharacters]uint8{} || b.Reward.Gold[1] != 2 {
		t.Errorf("%+v", b.Reward)
	}
	b.Reward = Reward{All: 3, Got: 3}
	if x.split(1, 4, 3); b.Reward.XP[0]+b.Reward.XP[1] != 3 {
		t.Errorf("one XP and a bonus of two: %+v", b.Reward)
	}
}
