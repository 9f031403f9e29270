package lordaeron

import (
	"slices"
	"testing"

	"twobanners/game"
	"twobanners/rulebook"
)

// The quick start has three characters of the guide on each side, with six and with five players.
// WB-GUIDE-01, WB-GUIDE-02, WB-GUIDE-15
func TestQuickStart(t *testing.T) {
	want := [2][]string{
		Alliance: {"Artumnis Moondream", "Burbonn Fang", "Sandrai Darkshine"},
		Horde:    {"Grumbaz Crowsblood", "Sofeea Icecall", "Wennu Bloodsinger"},
	}
	for seed := range uint64(20) {
		p := blank(t, 5+int(seed%2), seed, `{"first-game": true}`)
		var got [2][]string
		for i := range p.Characters {
			c := &p.People[i]
			got[c.Faction] = append(got[c.Faction], p.box.Content.Characters[c.Person].Name)
		}
		for f := range got {
			slices.Sort(got[f])
			if !slices.Equal(got[f], want[f]) {
				t.Errorf("seed %d: %v", seed, got[f])
			}
		}
	}
}

// On turn 1 every character of the quick start is told to buy its two Powers in town, which are of
// level 1 and cost at most the 5 gold there are; it can do so. WB-GUIDE-03, WB-GUIDE-04,
// WB-GUIDE-05, WB-GUIDE-06, WB-GUIDE-07, WB-GUIDE-08, WB-GUIDE-16
func TestFirstPowersOfTheGuide(t *testing.T) {
	want := map[string][2]string{
		"druid": {"rejuvenation", "bear-form"}, "warlock": {"immolate", "shadow-bolt"},
		"hunter": {"scorpid-sting", "hunters-mark"}, "warrior": {"heroic-strike", "battle-shout"},
		"mage": {"frostbolt", "arcane-intellect"}, "priest": {"lesser-heal", "shadow-word-pain"},
	}
	p := blank(t, 6, 3, `{"first-game": true}`)
	for _, side := range []Faction{Horde, Alliance} {
		for i := range int8(p.Characters) {
			c := &p.People[i]
			if c.Faction != side {
				continue
			}
			hints := p.Hints(i)
			if len(hints) != 1 || hints[0].Advice != "buy-powers" {
				t.Fatalf("character %d: %+v", i, hints)
			}
			mustPlay(t, p, c.Owner, Move{Kind: GoToTown, Who: i})
			for n, card := range hints[0].Cards {
				id := p.box.Cards[card].id
				if id != want[p.box.Classes[c.Class].id][n] || p.box.Cards[card].level != 1 {
					t.Errorf("%s buys %s", p.box.Classes[c.Class].id, id)
				}
				mustPlay(t, p, c.Owner, Move{Kind: Train, Who: i, Card: card})
			}
			mustPlay(t, p, c.Owner, Move{Kind: Done, Who: i})
			if c.Gold < 0 || c.Actions != 1 {
				t.Errorf("%+v", c)
			}
		}
		for p.Faction == side {
			mustPlay(t, p, p.Actors().First(), Move{Kind: End})
		}
	}
}

func mustPlay(t *testing.T, p *Position, seat game.Seat, m Move) {
	t.Helper()
	if refusal := p.Apply(seat, m.Pack(), game.NewFast(1), nil); !refusal.OK() {
		t.Fatalf("%+v: %v", m, refusal)
	}
}

// The hints reach whoever asks for advice, and nobody else hears them. WB-GUIDE-16, WB-GUIDE-17
func TestHintsAreAdvice(t *testing.T) {
	p := blank(t, 6, 3, `{"first-game": true}`)
	g := newGame(t)
	for i := range int8(p.Characters) {
		c := &p.People[i]
		hints := g.Advise(p, c.Owner).(Advice).Hints
		if c.Faction != Horde {
			if len(hints) != 0 {
				t.Errorf("hints out of turn: %+v", hints)
			}
			continue
		}
		if len(hints) != 1 || hints[0].Hint != "buy-powers" || hints[0].Who != g.WhoName(p, i) ||
			len(hints[0].Cards) != 2 {
			t.Errorf("%+v", hints)
		}
	}
}

// At level 2 the guide has a Talent for each of its characters, one of that level. WB-GUIDE-09,
// WB-GUIDE-10, WB-GUIDE-11, WB-GUIDE-12, WB-GUIDE-13, WB-GUIDE-14
func TestFirstTalentsOfTheGuide(t *testing.T) {
	want := map[string]string{
		"druid": "ferocity", "warlock": "improved-shadow-bolt", "hunter": "precision",
		"warrior": "improved-heroic-strike", "mage": "arcane-focus", "priest": "improved-pain",
	}
	p := blank(t, 6, 3, `{"first-game": true}`)
	for i := range int8(p.Characters) {
		p.People[i].Level = 2
		p.push(talentFrame(i, 2))
		hints := p.Hints(i)
		if len(hints) != 1 || hints[0].Advice != "take-talent" {
			t.Fatalf("character %d: %+v", i, hints)
		}
		card := &p.box.Cards[hints[0].Cards[0]]
		if class := p.box.Classes[p.People[i].Class].id; card.id != want[class] || card.level != 2 {
			t.Errorf("%s takes %s of level %d", class, card.id, card.level)
		}
		p.pop()
	}
}

// Then it is off to a quest of one's own, never over a region with independent creatures, however
// the first quests fell: whoever follows the advice arrives. WB-GUIDE-17
func TestWayToAQuest(t *testing.T) {
	arrived := 0
	for seed := range uint64(60) {
		p := blank(t, 6, seed, `{"first-game": true}`)
		who := lowest(p.membersOf(Horde))
		c := &p.People[who]
		c.Learned = 1 // the shopping is done
		for range 20 {
			hints := p.Hints(who)
			if len(hints) == 0 || hints[0].Advice != "travel" {
				break
			}
			c.Actions = 2
			to := hints[0].To
			if p.blueIn(to) {
				t.Fatalf("seed %d: told to walk into a blue creature", seed)
			}
			mustPlay(t, p, c.Owner, Move{Kind: Travel, Who: who, At: int8(to)})
			if p.top().Task == taskTravel {
				mustPlay(t, p, c.Owner, Move{Kind: Halt})
			}
		}
		arrived += yes(p.questIn(c.Region, Horde) && !p.blueIn(c.Region))
	}
	if arrived < 50 {
		t.Errorf("only %d of 60 found a quest", arrived)
	}
}

// Nobody is sent alone to a quest that it cannot hope to win: a Druid of level 2 walks to a Gnoll
// and not to the nearer Drake. WB-GUIDE-17
func TestNoWayToADrake(t *testing.T) {
	b := newTable(t, Character{
		Class: classNamed(t, "druid"), Faction: Alliance, Level: 2, Actions: 2,
	})
	b.Faction = Alliance
	b.placeOverlord(0, NoRegion)
	b.People[0].Region, b.People[0].Learned = b.region("southshore"), 1
	for card := range b.box.Quests {
		at := 1 // the easy one
		if b.box.Quests[card].level > 4 {
			at = 0
		}
		if b.box.Quests[card].level < 2 || at == 0 {
			b.Quests[at].Card, b.Quests[at].Used = Quest(card), true
		}
	}
	b.put("drake", Green, "dun-garok", 0, 1)
	if hints := b.Hints(0); len(hints) != 0 {
		t.Fatalf("%+v", hints)
	}
	b.put("gnoll", Green, "hillsbrad-fields", 1, 1)
	if hints := b.Hints(0); len(hints) != 1 || hints[0].To != b.region("hillsbrad-fields") {
		t.Errorf("%+v", hints)
	}
}

// A character of level 1 is warned of all but single Murlocs, Gnolls, Ghouls and Scarlet Crusaders,
// which the reference sheet lists first. WB-GUIDE-18
func TestFairFights(t *testing.T) {
	for c := range newGame(t).box.Creatures {
		b := newTable(t, Character{Class: classNamed(t, "warrior"), Faction: Horde, Actions: 2})
		b.People[0].Region = b.region("deathknell")
		b.People[0].Learned = 1
		id := b.box.Creatures[c].id
		fair := slices.Contains([]string{"murloc", "gnoll", "ghoul", "scarlet-crusader"}, id)
		warned := func() bool {
			return slices.ContainsFunc(b.Hints(0), func(h Hint) bool {
				return h.Advice == "too-strong" && h.Creature == Creature(c)
			})
		}
		b.put(id, Green, "deathknell", 0, 1)
		if warned() == fair {
			t.Errorf("one %s: warned %v", id, warned())
		}
		b.put(id, Green, "deathknell", 0, 1)
		if !warned() {
			t.Errorf("two of %s are no danger", id)
		}
		b.People[0].Level = 2
		if warned() {
			t.Errorf("level 2 is warned of %s", id)
		}
	}
}

// Nobody is warned of a quest's creatures that independent ones keep from being challenged.
func TestNoWarningOfWhomNobodyCanChallenge(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "warrior"), Faction: Horde, Actions: 2})
	b.People[0].Region = b.region("deathknell")
	b.People[0].Learned = 1
	b.put("gnoll", Green, "deathknell", 0, 2)
	if hints := b.Hints(0); len(hints) != 1 || hints[0].Advice != "too-strong" {
		t.Fatalf("%+v", hints)
	}
	b.put("murloc", Blue, "deathknell", Independent, 1)
	if hints := b.Hints(0); len(hints) != 0 {
		t.Errorf("%+v", hints)
	}
}

// The general hints rest on rules of the book, and the game keeps to them: a level gain refills,
// blue creatures give nothing. WB-GUIDE-19
func TestGeneralHintsAreTrue(t *testing.T) {
	if len(General) != 3 {
		t.Errorf("%d hints", len(General))
	}
	for _, h := range General {
		for _, id := range h.Rules {
			if _, ok := rulebook.Find(id); !ok {
				t.Errorf("%s rests on %s", h.Hint, id)
			}
		}
	}
	b := sixSeats(t, 1)
	x := act{b.Position, b.script, nil}
	b.People[3].Health = 1
	x.push(xpFrame(3, 5))
	x.run()
	if c := &b.People[3]; c.Level != 2 || int(c.Health) != b.healthCapacity(3) ||
		int(c.Energy) != b.energyCapacity(3) {
		t.Errorf("after a level: %+v", c)
	}
	b = sixSeats(t, 1)
	b.People[3].Level, b.People[3].Health = 5, 14
	b.roll([]int{8, 8}, nil, []int{2})
	b.fightWith("murloc", Blue, 3)
	b.finish()
	if b.People[3].XP != 0 || b.People[3].Gold != 0 {
		t.Errorf("a blue Murloc paid %+v", b.People[3])
	}
}
