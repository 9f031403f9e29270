package content

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// WB-CONTENT-14, WB-CONTENT-15, WB-QUEST-02: eight decks, and levels that fit them.
func TestQuestDecks(t *testing.T) {
	decks, levels := map[string]int{}, map[string][6]int{}
	for _, q := range printed(t).Quests {
		decks[string(q.Faction)+" "+q.Difficulty]++
		spread := levels[q.Difficulty]
		spread[q.Level]++
		levels[q.Difficulty] = spread
	}
	for deck, want := range map[string]int{"grey": 8, "green": 12, "yellow": 10, "red": 10} {
		for _, side := range []string{"alliance ", "horde "} {
			if decks[side+deck] != want {
				t.Errorf("%s%s: %d quests", side, deck, decks[side+deck])
			}
		}
	}
	for deck, want := range map[string][6]int{
		"grey": {1: 16}, "green": {2: 12, 3: 12}, "yellow": {3: 10, 4: 10}, "red": {4: 8, 5: 12},
	} {
		if levels[deck] != want {
			t.Errorf("%s: levels %v, want %v", deck, levels[deck], want)
		}
	}
}

// WB-CONTENT-16: each special item is named once; twelve quests offer two, four offer one.
func TestNamedItems(t *testing.T) {
	w := printed(t)
	named := map[string]int{}
	offers := [3]int{}
	for _, q := range w.Quests {
		offers[len(q.Reward.Named)]++
		for _, id := range q.Reward.Named {
			named[id]++
		}
	}
	if offers[1] != 4 || offers[2] != 12 {
		t.Errorf("%d quests name one item, %d name two", offers[1], offers[2])
	}
	for _, c := range w.of(ItemCard) {
		if c.Deck == "special" && named[c.ID] != 1 {
			t.Errorf("%s is named %d times", c.ID, named[c.ID])
		}
		delete(named, c.ID)
	}
	if len(named) > 0 {
		t.Errorf("named and not there: %v", slices.Collect(maps.Keys(named)))
	}
}

// WB-CONTENT-17, WB-CONTENT-18: figures suffice; an objective is one type in one region.
func TestQuestFigures(t *testing.T) {
	w := printed(t)
	for _, q := range w.Quests {
		for _, s := range q.Spawns {
			c := w.creature(s.Creature)
			box := map[string]int{"green": c.Green.Box, "red": c.Red.Box, "blue": c.Blue.Box}
			if s.Count < 1 || s.Count > box[s.Color] {
				t.Errorf("%s: %+v of %v", q.ID, s, box)
			}
			first := q.Spawns[0]
			if s.Color != "blue" && (s.Creature != first.Creature || s.Region != first.Region) {
				t.Errorf("%s: %+v and %+v", q.ID, first, s)
			}
		}
		if q.Spawns[0].Color == "blue" {
			t.Errorf("%s has no objective", q.ID)
		}
	}
}

// WB-CONTENT-19, WB-CONTENT-20, WB-CONTENT-46, WB-REWARD-32: draws of one to three, gold, 4 to 7
// XP.
func TestQuestRewards(t *testing.T) {
	for id, gold := range map[string]int{"dark-alliances": 1, "crimson-lair": 28} {
		for _, q := range printed(t).Quests {
			if q.ID == id && q.Reward.Gold != gold || q.Reward.Gold > 28 {
				t.Errorf("%s pays %d gold", q.ID, q.Reward.Gold)
			}
		}
	}
	for _, q := range printed(t).Quests {
		if q.Reward.Gold < 1 || q.Reward.XP < 4 || q.Reward.XP > 7 ||
			q.Difficulty == "grey" && q.Reward.XP > 5 || q.Difficulty == "red" && q.Reward.XP < 5 {
			t.Errorf("%s: %+v", q.ID, q.Reward)
		}
		for _, d := range q.Reward.Items {
			if d.Draw < 1 || d.Draw > 3 || d.Deck == "" {
				t.Errorf("%s: %+v", q.ID, d)
			}
		}
		if want := []ItemDraw{{"square", 3}, {"square", 1}}; q.ID == "the-ogres-of-durnholde" &&
			!slices.Equal(q.Reward.Items, want) {
			t.Errorf("%v, want %v", q.Reward.Items, want)
		}
	}
}

// WB-CONTENT-21: only four regions are named by no card, and nothing happens in a starting region.
func TestRegionsNamedByCards(t *testing.T) {
	w := printed(t)
	named := map[string]bool{}
	for _, q := range w.Quests {
		for _, s := range q.Spawns {
			named[s.Region] = true
		}
	}
	for _, e := range w.Events {
		for _, id := range append(append([]string{e.Boss.Region}, e.War.Regions...), e.Regions...) {
			named[id] = true
		}
	}
	for _, o := range w.Overlords {
		for _, id := range append([]string{o.Goal}, o.Regions...) {
			named[id] = true
		}
	}
	var never []string
	for _, g := range w.Regions {
		if !named[g.ID] {
			never = append(never, g.ID)
		}
	}
	slices.Sort(never)
	if got := strings.Join(never, " "); got != "aerie-peak brill corins-crossing southshore" {
		t.Error(got)
	}
}

// Both quests that the rulebook shows.
func TestQuestsOfTheRulebook(t *testing.T) {
	w := printed(t)
	find := func(id string) Quest {
		return w.Quests[slices.IndexFunc(w.Quests, func(q Quest) bool { return q.ID == id })]
	}
	sorrow := []Spawn{
		{"wraith", "green", "north-tides-hollow", 1}, {"worgen", "blue", "ambermill", 1},
	}
	if got := find("shades-of-sorrow").Spawns; !slices.Equal(got, sorrow) {
		t.Errorf("%v", got)
	}
	wealth := find("prospects-of-wealth")
	draws := []ItemDraw{{"triangle", 2}, {"triangle", 2}, {"square", 1}}
	if !slices.Equal(wealth.Spawns, []Spawn{
		{"wildkin", "green", "corrahns-dagger", 1}, {"giant-spider", "blue", "durnholde-keep", 1},
	}) || wealth.Reward.Gold != 11 || wealth.Reward.XP != 7 ||
		!slices.Equal(wealth.Reward.Items, draws) ||
		!slices.Equal(wealth.Reward.Named, []string{"robes-of-the-west"}) {
		t.Errorf("%+v", wealth)
	}
}

// WB-CONTENT-28, WB-CONTENT-29, WB-CONTENT-30: 26 bonus and 21 normal events, five of Kel'Thuzad,
// and a Fate of 21 on the normal ones alone.
func TestEvents(t *testing.T) {
	several := map[string]int{
		"new-horizons": 6, "professions-and-crafts": 4, "the-beasts-of-lordaeron": 4,
		"goblin-zeppelin": 2, "traveling-merchants": 2, "goblin-merchant": 2,
		"another-path-to-power": 2, "old-hatreds": 3, "bounty": 3, "subterfuge": 2,
	}
	titles := map[bool]map[string]bool{true: {}, false: {}}
	bonus, normal, scourge, fate := 0, 0, 0, 0
	for _, e := range printed(t).Events {
		title, _, _ := strings.Cut(e.Name, ":")
		if !e.KelThuzad {
			titles[e.Bonus][title] = true
		}
		if want := max(1, several[e.ID]); e.Copies != want {
			t.Errorf("%s: %d copies, want %d", e.ID, e.Copies, want)
		}
		switch {
		case e.KelThuzad:
			scourge += e.Copies
		case e.Bonus:
			bonus += e.Copies
		default:
			normal += e.Copies
			fate += e.Copies * e.Fate
		}
		if (e.Bonus || e.KelThuzad) && e.Fate != 0 || e.KelThuzad && e.Bonus {
			t.Errorf("%s: bonus %t, Fate %d", e.ID, e.Bonus, e.Fate)
		}
	}
	if bonus != 26 || normal != 21 || scourge != 5 || fate != 21 {
		t.Errorf("%d bonus, %d normal, %d of Kel'Thuzad, Fate %d", bonus, normal, scourge, fate)
	}
	if len(titles[true]) != 8 || len(titles[false]) != 16 {
		t.Errorf("%d bonus titles and %d normal ones", len(titles[true]), len(titles[false]))
	}
}

// The Fate Number of every Event: WB-EVENT-17.
func TestFateNumbers(t *testing.T) {
	want := map[string]int{"old-hatreds": 2, "cleanse-the-land": 2, "bounty": 1}
	for _, e := range printed(t).Events {
		if (e.Does == "war" || e.Does == "boss") && !e.KelThuzad {
			want[e.ID] = 1
		}
		if e.Fate != want[e.ID] {
			t.Errorf("%s: Fate %d, want %d", e.ID, e.Fate, want[e.ID])
		}
	}
}

// What Events do: WB-EVENT-18. Each deed of the language is some card's; none feeds the Merchant.
func TestEventDeedsAreUsed(t *testing.T) {
	used := map[string]int{}
	for _, e := range printed(t).Events {
		used[e.Does]++
	}
	want := map[string]int{
		"move-groups": 1, "fly": 1, "boss": 7, "auction": 4, "war": 5, "buy-half": 1,
		"sell-half": 1, "swap-quest": 1, "swap-talents": 1, "gold-or-regain": 1,
		"ears-and-heads": 1, "cleanse": 1, "plaguewinds": 1, "old-hatreds": 1, "bounty": 1,
		"subterfuge": 1, "plague": 1, "halve-health": 1, "halve-energy": 1,
	}
	if !maps.Equal(used, want) || len(want) != len(EventDeeds) {
		t.Errorf("%v", used)
	}
}

// Names and stories change nothing: WB-QUEST-20.
func TestStoriesChangeNothing(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "quests.yaml", "quests:\n  - {id: dark-alliances, name: Another Story}\n")
	got, err := LoadLordaeronPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got.Hash != lordaeron(t).Hash {
		t.Error("a name counts as a rule")
	}
}

// WB-CONTENT-31: five wars over ten regions.
func TestWars(t *testing.T) {
	regions := map[string]bool{}
	wars := 0
	for _, e := range printed(t).Events {
		wars += count(e.Does == "war")
		for _, id := range e.War.Regions {
			regions[id] = true
		}
	}
	if wars != 5 || len(regions) != 10 {
		t.Errorf("%d wars over %d regions", wars, len(regions))
	}
}

// A war and a boss pay what their event says.
func TestEventRewardsAreSaidTwice(t *testing.T) {
	for _, e := range lordaeron(t).Events {
		boss, war := e.Does == "boss", e.Does == "war"
		if boss && (e.Boss.Strong.XP != e.Strong.XP || e.Boss.Weaker.XP != e.Weaker.XP) ||
			war && (e.War.Strong.XP != e.Strong.XP || e.War.Weaker.XP != e.Weaker.XP) {
			t.Errorf("%s: %+v %+v", e.ID, e.Strong, e.Weaker)
		}
	}
}
