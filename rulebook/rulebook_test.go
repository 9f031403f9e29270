package rulebook

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A rule that is lost leaves a gap in the numbers of its chapter.
func TestBothBooksAreWhole(t *testing.T) {
	prefix := map[Game]string{SmallWorld: "SW-", Lordaeron: "WB-"}
	for _, game := range Games {
		numbers := map[string][]string{}
		for _, rule := range Of(game).Rules() {
			if !strings.HasPrefix(rule.ID, prefix[game]) {
				t.Errorf("%s holds %s", game, rule.ID)
			}
			cut := strings.LastIndexByte(rule.ID, '-')
			numbers[rule.ID[:cut]] = append(numbers[rule.ID[:cut]], rule.ID[cut+1:])
		}
		if len(numbers) == 0 {
			t.Errorf("%s has no rules", game)
		}
		for part, found := range numbers {
			slices.Sort(found)
			for i, number := range found {
				if number != fmt.Sprintf("%02d", i+1) {
					t.Errorf("%s: %s-%02d is missing before %s", game, part, i+1, number)
					break
				}
			}
		}
	}
}

func TestRulesKeepEverythingTheBookSays(t *testing.T) {
	got, ok := Find("SW-SCORE-10")
	want := Rule{
		ID:    "SW-SCORE-10",
		Title: "Changing coins is free",
		Rule: "A player may change coins with the stash at any time; " +
			"it never changes their wealth.",
		Physical: true,
		Why:      "Wealth is one number here (SW-SETUP-16), so there are no coins to change.",
		Source:   []Source{{Doc: "000", At: "Scoring with Races In Decline, change"}},
	}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("found %v, -want +got:\n%s", ok, diff)
	}
}

func TestTitle(t *testing.T) {
	for id, want := range map[string]string{
		"SW-COST-02": "Mountain adds one",
		"WB-REST-01": "Rest regains twice the level",
		"SW-COST-99": "",
		"":           "",
	} {
		if got := Title(id); got != want {
			t.Errorf("Title(%q) = %q, want %q", id, got, want)
		}
	}
}

func TestChaptersAndParts(t *testing.T) {
	book := Of(SmallWorld)
	want := []string{"SW-SETUP", "SW-COLUMN", "SW-ENTRY"}
	if got := book.Chapters()[:3]; !slices.Equal(got, want) {
		t.Errorf("first chapters %v, want %v", got, want)
	}
	for prefix, want := range map[string]int{
		"SW-COST": 19, "SW-RACE-TROLLS": 3, "SW-RACE-TROLL": 0,
	} {
		if got := len(book.Under(prefix)); got != want {
			t.Errorf("%d rules under %s, want %d", got, prefix, want)
		}
	}
}

func TestSearchWantsEveryWordAndFoldsLetters(t *testing.T) {
	book := Of(SmallWorld)
	cases := []struct {
		words []string
		want  []string
	}{
		{[]string{"MOUNTAIN", "adds", "one"}, []string{"SW-COST-02"}},
		{[]string{"sw-die-13"}, []string{"SW-DIE-13"}},
		{[]string{"mountáin", "ADDS", "õne"}, []string{"SW-COST-02"}},
		{[]string{"mountain", "zeppelin"}, nil},
	}
	for _, c := range cases {
		var got []string
		for _, rule := range book.Search(c.words...) {
			got = append(got, rule.ID)
		}
		for _, id := range c.want {
			if !slices.Contains(got, id) {
				t.Errorf("Search(%q) = %v, without %s", c.words, got, id)
			}
		}
		if c.want == nil && got != nil {
			t.Errorf("Search(%q) = %v, want none", c.words, got)
		}
	}
	if everything, some := len(book.Rules()), len(book.Search("mountain")); some >= everything/2 {
		t.Errorf("one word finds %d of %d rules", some, everything)
	}
}

func TestNearSuggestsTheLikestFirst(t *testing.T) {
	for typed, want := range map[string]string{
		"SW-RACE-TROL-02": "SW-RACE-TROLLS-02",
		"SW-COST-1":       "SW-COST-01",
		"SW-DIE-13":       "SW-DIE-13",
	} {
		if got := Of(SmallWorld).Near(typed, 2); len(got) != 2 || got[0] != want {
			t.Errorf("Near(%s) = %v, want %s first", typed, got, want)
		}
	}
}
