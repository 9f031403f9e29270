package cases_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"twobanners/games/gamestest"
	"twobanners/rulebook"
)

// A race and a power are more than their rules: they have ids in the rulebook, a folder in the case
// book, a drawing, and a name and what they do in every language. The recipe of CONTRIBUTING.md.
func TestEveryRaceAndPowerIsComplete(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "web", "smallworld", "art", "drawings.json"))
	if err != nil {
		t.Fatal(err)
	}
	var drawings map[string]map[string]json.RawMessage
	if err := json.Unmarshal(text, &drawings); err != nil {
		t.Fatal(err)
	}
	words, err := filepath.Glob(filepath.Join(root, "web", "smallworld", "words", "*.ftl"))
	if err != nil || len(words) < 2 {
		t.Fatalf("%d languages: %v", len(words), err)
	}
	check := func(kind, id string) {
		rule := "SW-" + strings.ToUpper(kind) + "-" + strings.ToUpper(id) + "-"
		if !slices.ContainsFunc(rulebook.Of(rulebook.SmallWorld).Rules(),
			func(r rulebook.Rule) bool { return strings.HasPrefix(r.ID, rule) }) {
			t.Errorf("the rulebook has no rule %s01", rule)
		}
		cases, err := os.ReadDir(filepath.Join(root, "scenarios", "smallworld", kind+"s", id))
		if err != nil || len(cases) == 0 {
			t.Errorf("the %s has no cases: %v", id, err)
		}
		if drawings[kind+"s"][id] == nil {
			t.Errorf("%s is not drawn", id)
		}
		for _, file := range words {
			said, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, key := range []string{kind + "-" + id, kind + "-" + id + "-does"} {
				if !strings.Contains("\n"+string(said), "\n"+key+" =") {
					t.Errorf("%s does not say %s", filepath.Base(file), key)
				}
			}
		}
	}
	box := gamestest.SmallWorld(t).Content()
	for _, race := range box.Banners {
		check("race", race.ID)
	}
	for _, power := range box.Badges {
		check("power", power.ID)
	}
}
