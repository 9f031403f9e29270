package cases_test

import (
	"path/filepath"
	"testing"

	"twobanners/content"
	"twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
)

// The cases that added things bring in their own files hold with them, and fail without what the
// thing does.
func TestCasesOfAddedThings(t *testing.T) {
	box, err := content.LoadLordaeronPack(filepath.Join("..", "testdata", "added"))
	if err != nil {
		t.Fatal(err)
	}
	run := func(t *testing.T, c content.Case) error {
		t.Helper()
		s, err := scenario.Book{rulebook.Lordaeron: func() scenario.Part {
			return cases.Part(func() (*content.Lordaeron, error) { return box, nil })
		}}.Read(c.File, c.Text)
		if err != nil {
			t.Fatal(err)
		}
		return s.Run()
	}
	shipped, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	known := idsOf(shipped) // also what a house lays over it
	things := 0
	check := func(id string, own *content.Own, blank func() (restore func())) {
		if !own.New || known[id] {
			return
		}
		things++
		t.Run(id, func(t *testing.T) {
			if len(own.Cases) == 0 {
				t.Error("has no case")
			}
			for _, c := range own.Cases {
				if err := run(t, c); err != nil {
					t.Error(err)
				}
				restore := blank()
				if run(t, c) == nil {
					t.Error("holds without what the thing does")
				}
				restore()
			}
		})
	}
	for i := range box.Cards {
		c := &box.Cards[i]
		check(c.ID, &c.Own, func() func() { return take(&c.Does) })
	}
	for i := range box.Quests {
		q := &box.Quests[i]
		check(q.ID, &q.Own, func() func() { return take(&q.Reward) })
	}
	for i := range box.Events {
		e := &box.Events[i]
		check(e.ID, &e.Own, func() func() { return take(&e.Weaker) })
	}
	if things != 4 {
		t.Errorf("%d things were added, not an event, a quest, an item and a class card", things)
	}
}
