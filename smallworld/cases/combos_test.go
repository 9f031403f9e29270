package cases_test

import (
	"path/filepath"
	"testing"

	"twobanners/content"
	"twobanners/rulebook"
)

// A thing is more than its facts: its rules stand in the book, and cases in its folder prove them.
// What else it needs, content.TestNothingIsMissing asks for.
func TestEveryThingIsProven(t *testing.T) {
	box, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	for i := range box.Things {
		thing := &box.Things[i]
		if thing.Kind == "face" {
			continue
		}
		for _, rule := range thing.Rules {
			if _, ok := rulebook.Of(rulebook.SmallWorld).Rule(rule.ID); !ok {
				t.Errorf("%s is not in the book", rule.ID)
			}
		}
		if thing.New {
			continue // a pack's cases lie with the pack
		}
		cases, err := filepath.Glob(filepath.Join("..", "..", "content", "smallworld",
			thing.Kind+"s", thing.ID, "cases", "*.yaml"))
		if err != nil || len(cases) == 0 {
			t.Errorf("the %s %s has no cases: %v", thing.Kind, thing.ID, err)
		}
	}
}
