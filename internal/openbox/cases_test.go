package openbox

import (
	"path/filepath"
	"testing"

	"twobanners/content"
	lordaeroncases "twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
	smallworldcases "twobanners/smallworld/cases"
)

// proven demands that all cases of a thing hold, and that one fails while the thing does nothing.
func proven(t *testing.T, id string, cases int, run func(i int) error, blank func() (back func())) {
	t.Helper()
	failed := 0
	for i := range cases {
		if err := run(i); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		restore := blank()
		if run(i) != nil {
			failed++
		}
		restore()
	}
	if failed == 0 {
		t.Errorf("%s: of %d cases none fails without what it does", id, cases)
	}
}

func take[T any](at *T) (back func()) {
	was := *at
	*at = *new(T)
	return func() { *at = was }
}

// Each race and power of a pack has a case that fails if it does nothing. (4)
func TestCasesProveRacesAndPowers(t *testing.T) {
	dir := samples["smallworld"]
	tree, err := content.TreeOf("smallworld", dir)
	fatal(t, err)
	box, err := content.LoadTree(tree)
	fatal(t, err)
	book := scenario.Book{rulebook.SmallWorld: func() scenario.Part {
		return smallworldcases.Part(func() (*content.SmallWorld, error) { return box, nil })
	}}
	check := func(folder string, does *[]content.Perk) {
		list := files(t, filepath.Join(dir, folder, content.CasesFolder), ".yaml")
		proven(t, folder, len(list), func(i int) error {
			s, err := book.Load(list[i])
			fatal(t, err)
			return s.Run()
		}, func() func() { return take(does) })
	}
	for _, thing := range box.Things {
		if !thing.New {
			continue
		}
		for i := range box.Banners {
			if b := &box.Banners[i]; thing.Kind == "race" && thing.ID == b.ID {
				check("races/"+b.ID, &b.Does)
			}
		}
		for i := range box.Badges {
			if b := &box.Badges[i]; thing.Kind == "power" && thing.ID == b.ID {
				check("powers/"+b.ID, &b.Does)
			}
		}
	}
}

// So has each event, quest, item and class card. (4)
func TestCasesProveCards(t *testing.T) {
	tree, err := content.TreeOf("lordaeron", samples["lordaeron"])
	fatal(t, err)
	box, err := content.LoadLordaeronTree(tree)
	fatal(t, err)
	book := scenario.Book{rulebook.Lordaeron: func() scenario.Part {
		return lordaeroncases.Part(func() (*content.Lordaeron, error) { return box, nil })
	}}
	check := func(id string, own *content.Own, blank func() func()) {
		if own.New {
			proven(t, id, len(own.Cases), func(i int) error {
				s, err := book.Read(own.Cases[i].File, own.Cases[i].Text)
				fatal(t, err)
				return s.Run()
			}, blank)
		}
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
		check(e.ID, &e.Own, func() func() {
			was := *e
			*e = content.EventCard{
				ID: e.ID, Name: e.Name, Copies: e.Copies, Bonus: e.Bonus, Own: e.Own,
				Does: "swap-quest", // that nobody is asked for
			}
			return func() { *e = was }
		})
	}
}
