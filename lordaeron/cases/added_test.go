package cases_test

import (
	"path/filepath"
	"slices"
	"testing"

	"twobanners/content"
	"twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
)

// The cases that added things bring in their own files hold, and without what the thing does some
// of them fails.
func TestCasesOfAddedThings(t *testing.T) {
	packs, err := content.OpenPacks(filepath.Join("..", "testdata", "added"), "lordaeron")
	if err != nil {
		t.Fatal(err)
	}
	tree := content.Tree{Base: content.Shipped("lordaeron"), Printed: true}
	box, err := content.LoadLordaeronTree(tree.With(packs...))
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
	things := 0
	check := func(id string, own *content.Own, blanks ...func() (restore func())) {
		if !own.New {
			return
		}
		things++
		t.Run(id, func(t *testing.T) {
			for _, c := range own.Cases {
				if err := run(t, c); err != nil {
					t.Error(err)
				}
			}
			fails := func(c content.Case) bool { return run(t, c) != nil }
			for i, blank := range blanks {
				restore := blank()
				if !slices.ContainsFunc(own.Cases, fails) {
					t.Errorf("no case fails without part %d of what it does", i+1)
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
		check(e.ID, &e.Own, func() func() { return take(&e.Weaker) },
			func() func() { return take(&e.Strong) })
	}
	if things != 4 {
		t.Errorf("%d things were added, not an event, a quest, an item and a class card", things)
	}
}
