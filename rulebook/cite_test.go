package rulebook

import (
	"os"
	"path"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func TestIDsInALine(t *testing.T) {
	for line, want := range map[string][]string{
		"// One less. SW-RACE-TROLLS-01":  {"SW-RACE-TROLLS-01"},
		"rules: [SW-COST-01, WB-REST-02]": {"SW-COST-01", "WB-REST-02"},
		"// SW-DIE-08..10, SW-COST-11.":   {"SW-DIE-08", "SW-DIE-09", "SW-DIE-10", "SW-COST-11"},
		"// a chapter (SW-COST) is none":  nil,
		"// neither is XSW-COST-01":       nil,
		"// SW-COST-1, SW-COST-07..01":    {"SW-COST-1", "SW-COST-07..01"},
	} {
		if got := idsIn(line); !slices.Equal(got, want) {
			t.Errorf("idsIn(%q) = %q, want %q", line, got, want)
		}
	}
}

func TestOnlyTestsAndScenariosProveARule(t *testing.T) {
	for file, want := range map[string]bool{
		"smallworld/races_test.go":             true,
		"scenarios/smallworld/troll-hill.yaml": true,
		"web/board/keys.spec.ts":               true,
		"web/board/keys.test.ts":               true,
		"smallworld/perks.go":                  false,
		"content/x/powers/a/cases/b.yaml":      true,
		"content/x/powers/a/power.yaml":        false,
		"docs/content.md":                      false,
		"web/board/keys.ts":                    false,
	} {
		if got := IsTest(file); got != want {
			t.Errorf("IsTest(%s) = %v, want %v", file, got, want)
		}
	}
}

func TestUncitedLeavesOutPhysicalAndCitedRules(t *testing.T) {
	root := fstest.MapFS{
		"smallworld/cost_test.go":         {Data: []byte("package p\n// SW-COST-01..02\n")},
		"smallworld/cost.go":              {Data: []byte("// SW-COST-03 in code proves nothing\n")},
		"rulebook/cite_test.go":           {Data: []byte("// SW-COST-03\n")},
		"web/node_modules/x/x_test.go":    {Data: []byte("// SW-COST-03\n")},
		"scenario/testdata/wrong_test.go": {Data: []byte("// SW-COST-03\n")},
		".cache/x_test.go":                {Data: []byte("// SW-COST-03\n")},
	}
	citations, err := Citations(root, IsTest)
	if err != nil {
		t.Fatal(err)
	}
	want := []Citation{
		{ID: "SW-COST-01", File: "smallworld/cost_test.go", Line: 2},
		{ID: "SW-COST-02", File: "smallworld/cost_test.go", Line: 2},
	}
	if diff := cmp.Diff(want, citations); diff != "" {
		t.Fatalf("citations, -want +got:\n%s", diff)
	}
	var got []string
	for _, rule := range Of(SmallWorld).Uncited(citations) {
		got = append(got, rule.ID)
	}
	for id, want := range map[string]bool{
		"SW-COST-01": false, "SW-COST-02": false, "SW-COST-03": true, "SW-SCORE-10": false,
	} {
		if slices.Contains(got, id) != want {
			t.Errorf("%s uncited: %v, want %v", id, !want, want)
		}
	}
}

// A citation of a rule that does not exist is a typing error that would hide an untested rule.
func TestEveryCitedRuleExists(t *testing.T) {
	mayCite := func(file string) bool {
		return slices.Contains([]string{".go", ".yaml", ".ts", ".svelte"}, path.Ext(file))
	}
	citations, err := Citations(os.DirFS(".."), mayCite)
	if err != nil {
		t.Fatal(err)
	}
	for _, citation := range citations {
		if _, ok := Find(citation.ID); !ok {
			t.Errorf("%s is cited but is not in the book; see `twobanners rules`", citation)
		}
	}
}

func TestTheBooksCiteOnlyTheirOwnRules(t *testing.T) {
	for _, game := range Games {
		for _, rule := range Of(game).Rules() {
			for _, id := range idsIn(rule.Rule + rule.Example + rule.Ruling + rule.Why) {
				if _, ok := Of(game).Rule(id); !ok {
					t.Errorf("%s refers to %s, which is not in the book", rule.ID, id)
				}
			}
		}
	}
}
