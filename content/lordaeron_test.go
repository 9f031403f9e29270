package content

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func lordaeron(t testing.TB) *Lordaeron {
	t.Helper()
	w, err := DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// printed is what is in the printed box.
func printed(t testing.TB) *Lordaeron {
	w := *lordaeron(t)
	w.Cards = slices.DeleteFunc(slices.Clone(w.Cards), func(c Card) bool { return c.New })
	w.Quests = slices.DeleteFunc(slices.Clone(w.Quests), func(q Quest) bool { return q.New })
	w.Events = slices.DeleteFunc(slices.Clone(w.Events), func(e EventCard) bool { return e.New })
	return &w
}

// of lists the cards of a kind.
func (w *Lordaeron) of(kind CardKind) []Card {
	var list []Card
	for _, c := range w.Cards {
		if c.Kind == kind {
			list = append(list, c)
		}
	}
	return list
}

// Ids are what scenarios write: the English name without apostrophes and colons, in kebab-case.
func TestIDsFollowNames(t *testing.T) {
	strip := strings.NewReplacer("'", "", ":", "", ",", "", " ", "-")
	names := map[string][]string{}
	w := printed(t)
	for _, g := range w.Regions {
		names["region"] = append(names["region"], g.ID, g.Name)
	}
	for _, c := range w.Creatures {
		names["creature"] = append(names["creature"], c.ID, c.Name)
	}
	for _, c := range w.Characters {
		names["character"] = append(names["character"], c.ID, c.Name)
	}
	for _, c := range w.Cards {
		names["card"] = append(names["card"], c.ID, c.Name)
	}
	for _, q := range w.Quests {
		names["quest"] = append(names["quest"], q.ID, q.Name)
	}
	for _, e := range w.Events {
		names["event"] = append(names["event"], e.ID, e.Name)
	}
	for _, o := range w.Overlords {
		names["overlord"] = append(names["overlord"], o.ID, o.Name)
	}
	for kind, list := range names {
		for pair := range slices.Chunk(list, 2) {
			if want := strings.ToLower(strip.Replace(pair[1])); pair[0] != want {
				t.Errorf("%s %q is called %q, want %q", kind, pair[1], pair[0], want)
			}
		}
	}
}

// WB-CONTENT-36, WB-COMBAT-11, WB-COMBAT-13: thirteen types; green and red share the Threat; Attack
// and Health never fall from green over blue to red, and red is stronger than green.
func TestCreatures(t *testing.T) {
	list := lordaeron(t).Creatures
	if len(list) != 13 {
		t.Errorf("%d creatures", len(list))
	}
	for _, c := range list {
		if c.Green.Threat != c.Red.Threat || c.Green.Threat < 4 || c.Blue.Threat > 7 {
			t.Errorf("%s: Threat %d, %d, %d", c.ID, c.Green.Threat, c.Red.Threat, c.Blue.Threat)
		}
		if !rising([]int{c.Green.Attack, c.Blue.Attack, c.Red.Attack}) ||
			!rising([]int{c.Green.Health, c.Blue.Health, c.Red.Health}) {
			t.Errorf("%s: %+v %+v %+v", c.ID, c.Green, c.Blue, c.Red)
		}
		if c.Green.Attack >= c.Red.Attack && c.Green.Health >= c.Red.Health {
			t.Errorf("%s: red is no stronger than green", c.ID)
		}
	}
}

// The supply of each type, green, red and blue; the rulebook counts 120 in all. WB-LIMITS-01,
// WB-LIMITS-02, WB-LIMITS-03, WB-LIMITS-04, WB-LIMITS-05, WB-LIMITS-06, WB-LIMITS-07, WB-LIMITS-08,
// WB-LIMITS-09, WB-LIMITS-10, WB-LIMITS-11, WB-LIMITS-12, WB-LIMITS-13, WB-LIMITS-14
func TestFigures(t *testing.T) {
	want := map[string][3]int{
		"murloc": {8, 4, 4}, "gnoll": {8, 4, 4}, "ghoul": {6, 3, 3}, "scarlet-crusader": {8, 4, 4},
		"naga": {4, 2, 2}, "giant-spider": {4, 2, 2}, "worgen": {4, 2, 2}, "wildkin": {4, 1, 1},
		"ogre": {4, 1, 1}, "wraith": {6, 3, 3}, "doom-guard": {2, 1, 1}, "drake": {2, 1, 1},
		"infernal": {2, 1, 1},
	}
	got, all := map[string][3]int{}, 0
	for _, c := range lordaeron(t).Creatures {
		got[c.ID] = [3]int{c.Green.Box, c.Red.Box, c.Blue.Box}
		all += c.Green.Box + c.Red.Box + c.Blue.Box
	}
	if diff := cmp.Diff(want, got); diff != "" || all != 120 {
		t.Errorf("%d figures: %s", all, diff)
	}
}

// WB-COMBAT-10, WB-CREATURE-MURLOC-02, WB-CREATURE-GNOLL-02, WB-CREATURE-GHOUL-02,
// WB-CREATURE-SCARLET-CRUSADER-02, WB-CREATURE-NAGA-02, WB-CREATURE-GIANT-SPIDER-02,
// WB-CREATURE-WRAITH-02, WB-CREATURE-WORGEN-02, WB-CREATURE-WILDKIN-02, WB-CREATURE-OGRE-02,
// WB-CREATURE-DRAKE-02, WB-CREATURE-DOOM-GUARD-02, WB-CREATURE-INFERNAL-02
func TestCreatureValues(t *testing.T) {
	want := map[string][9]int{ // green, red, blue
		"murloc":           {5, 3, 2, 5, 5, 4, 6, 4, 2},
		"gnoll":            {4, 3, 3, 4, 5, 5, 5, 4, 4},
		"ghoul":            {6, 3, 2, 6, 5, 4, 6, 4, 3},
		"scarlet-crusader": {5, 4, 3, 5, 5, 5, 6, 4, 4},
		"naga":             {4, 5, 6, 4, 6, 8, 5, 5, 7},
		"giant-spider":     {4, 4, 8, 4, 5, 10, 5, 4, 9},
		"wraith":           {6, 5, 8, 6, 7, 9, 7, 6, 8},
		"worgen":           {5, 7, 8, 5, 9, 9, 6, 7, 8},
		"wildkin":          {5, 8, 10, 5, 9, 12, 6, 8, 11},
		"ogre":             {4, 9, 10, 4, 11, 11, 5, 10, 10},
		"drake":            {6, 9, 13, 6, 11, 15, 7, 10, 14},
		"doom-guard":       {7, 10, 12, 7, 12, 14, 7, 11, 13},
		"infernal":         {7, 11, 13, 7, 12, 16, 7, 12, 14},
	}
	for _, c := range lordaeron(t).Creatures {
		got := [9]int{
			c.Green.Threat, c.Green.Attack, c.Green.Health, c.Red.Threat, c.Red.Attack,
			c.Red.Health, c.Blue.Threat, c.Blue.Attack, c.Blue.Health,
		}
		if got != want[c.ID] {
			t.Errorf("%s: %v, want %v", c.ID, got, want[c.ID])
		}
	}
}

// WB-OVERLORD-01, WB-CONTENT-37: values for four and six characters, the latter half as much again.
func TestOverlordValues(t *testing.T) {
	want := map[string][3]int{
		"kelthuzad": {7, 14, 18}, "nefarian": {7, 12, 26}, "lord-kazzak": {7, 16, 22},
	}
	for _, o := range lordaeron(t).Overlords {
		four, six := o.Four, o.Six
		if got := [3]int{four.Threat, four.Attack, four.Health}; got != want[o.ID] {
			t.Errorf("%s: %v, want %v", o.ID, got, want[o.ID])
		}
		if six.Threat != 7 || 2*six.Attack != 3*four.Attack || 2*six.Health != 3*four.Health {
			t.Errorf("%s: %+v with four, %+v with six", o.ID, four, six)
		}
	}
}

// WB-CONTENT-38, WB-LIMITS-20: Kazzak's counters lie in five different areas; the others have one.
func TestKazzakRegions(t *testing.T) {
	w := lordaeron(t)
	areas := map[string]bool{}
	for _, o := range w.Overlords {
		if want := 1 + 4*count(o.ID == "lord-kazzak"); len(o.Regions) != want {
			t.Errorf("%s has %d counters", o.ID, len(o.Regions))
		}
		if o.ID == "lord-kazzak" {
			for _, id := range o.Regions {
				areas[w.region(id).Area] = true
			}
		}
	}
	if len(areas) != 5 {
		t.Errorf("counters in %d areas", len(areas))
	}
}

// WB-CONTENT-41, WB-CONTENT-42, WB-CONTENT-43: the tracks as long as no board settles them.
func TestTracks(t *testing.T) {
	track := lordaeron(t).Track
	if track.Levels != [5]int{0, 5, 10, 19, 30} || track.LastXP != 30 || track.Turns != 30 {
		t.Errorf("%+v", track)
	}
	if !slices.Equal(track.Events, []int{4, 7, 10, 13, 16, 19, 22, 25}) {
		t.Errorf("events on %v", track.Events)
	}
	spaces := map[string][]int{}
	for _, item := range track.Items {
		spaces[item.Deck] = append(spaces[item.Deck], item.Space)
	}
	for deck, want := range map[string][]int{
		"triangle": {2, 5, 8, 11}, "square": {14, 17, 20}, "circle": {23, 26, 29},
	} {
		if !slices.Equal(spaces[deck], want) {
			t.Errorf("%s items on %v, want %v", deck, spaces[deck], want)
		}
	}
}

func TestLordaeronHashHoldsFactsOnly(t *testing.T) {
	w := *lordaeron(t)
	if hashLordaeron(&w) != w.Hash {
		t.Error("the hash is not the same twice")
	}
	w.Regions = slices.Clone(w.Regions)
	w.Regions[0].Name, w.Regions[0].Outline = "Elsewhere", Outline{}
	w.Cards = slices.Clone(w.Cards)
	w.Cards[0].Name = "Other"
	if hashLordaeron(&w) != w.Hash {
		t.Error("a name, a mark or a place changes the hash")
	}
	w.Cards[0].Does = slices.Clone(w.Cards[0].Does)
	w.Cards[0].Does[0].Do = slices.Clone(w.Cards[0].Does[0].Do)
	w.Cards[0].Does[0].Do[0].Dice.Red++
	if hashLordaeron(&w) == w.Hash {
		t.Error("what a card does is not in the hash")
	}
}

// WB-MANAGE-05, WB-MANAGE-15: every sheet has seven card areas, and no two classes the same ones.
func TestSevenAreas(t *testing.T) {
	want := []string{"upper-1", "upper-2", "upper-3", "ranged", "melee", "general", "armor"}
	seen := map[string]string{}
	for _, c := range lordaeron(t).Classes {
		var ids []string
		takes := ""
		for _, a := range c.Areas {
			ids = append(ids, a.ID)
			takes += fmt.Sprint(a.Types, a.Traits, a.Printed)
		}
		if !slices.Equal(ids, want) {
			t.Errorf("%s has the areas %v", c.ID, ids)
		}
		if other, ok := seen[takes]; ok {
			t.Errorf("%s and %s have the same areas", c.ID, other)
		}
		seen[takes] = c.ID
	}
	if len(seen) != 9 {
		t.Errorf("%d sheets", len(seen))
	}
}

// A game for one evening has everything that a whole one has, sooner.
func TestEveningTracks(t *testing.T) {
	whole := lordaeron(t).Track
	short := whole.Evening()
	want := Track{
		Turns: 12, LastXP: 12, Levels: [5]int{0, 2, 4, 8, 12},
		Events: []int{2, 3, 4, 6, 7, 8, 9, 10},
	}
	for i, space := range []int{1, 2, 4, 5, 6, 7, 8, 10, 11, 12} {
		want.Items = append(want.Items, TrackItem{Space: space, Deck: whole.Items[i].Deck})
	}
	if diff := cmp.Diff(want, short); diff != "" {
		t.Error(diff)
	}
	if again := short.Evening(); !cmp.Equal(again, short) {
		t.Errorf("what is short already became %+v", again)
	}
	steep := Track{Turns: 30, LastXP: 5, Levels: [5]int{0, 1, 2, 3, 4}}
	if got := steep.Evening().Levels; got != [5]int{0, 1, 2, 3, 4} {
		t.Errorf("two levels begin at the same experience: %v", got)
	}
}
