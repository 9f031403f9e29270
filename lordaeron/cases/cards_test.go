package cases_test

import (
	"cmp"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/content/cardtext"
	"twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
)

// thing is a part of a card, a creature or an Overlord. blank takes away what it does and says how
// to give it back; its case is in its own file or the one of its own name, else any that speaks of
// it.
type thing struct {
	id, own string
	part    string // what is taken away
	cases   []content.Case
	blank   func() (restore func())
}

const (
	whatItDoes    = "what it does"
	strongerGains = "what the stronger faction gains"
	weakerGains   = "what the weaker faction gains"
)

// take empties a value and returns what puts it back.
func take[T any](at *T) func() {
	was := *at
	var none T
	*at = none
	return func() { *at = was }
}

// caseBook knows which cases speak of what.
type caseBook struct {
	files []string
	words map[string][]string
}

func readCaseBook(t *testing.T) *caseBook {
	t.Helper()
	book := &caseBook{words: map[string][]string{}}
	word := regexp.MustCompile(`[a-z0-9-]+`)
	root := filepath.Join("..", "..", "scenarios", "lordaeron")
	err := filepath.WalkDir(root, func(file string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".yaml" {
			return err
		}
		text, err := os.ReadFile(file)
		book.files = append(book.files, filepath.ToSlash(file))
		for _, w := range word.FindAllString(string(text), -1) {
			if list := book.words[w]; len(list) == 0 || list[len(list)-1] != file {
				book.words[w] = append(list, file)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// proves: some case fails without what the thing does.
func (b *caseBook) proves(t *testing.T, th *thing) bool {
	t.Helper()
	var first, rest []string
	for _, file := range b.files {
		if th.own != "" && strings.HasSuffix(file, "/"+th.own+".yaml") {
			first = append(first, file)
		}
	}
	for _, file := range b.words[th.id] {
		if !slices.Contains(first, filepath.ToSlash(file)) {
			rest = append(rest, file)
		}
	}
	restore := th.blank()
	defer restore()
	fails := func(s *scenario.Scenario, err error) bool {
		if err != nil {
			t.Fatal(err)
		}
		return s.Run() != nil
	}
	played := scenario.Book{rulebook.Lordaeron: part}
	return slices.ContainsFunc(th.cases, func(c content.Case) bool {
		return fails(played.Read(c.File, c.Text))
	}) || slices.ContainsFunc(append(first, rest...), func(file string) bool {
		return fails(played.Load(file))
	})
}

func part() scenario.Part { return cases.Part(content.DefaultLordaeron) }

// Every card has a case that fails if the card does nothing; so has every creature, race and
// Overlord. Printed quests have their table in lordaeron/quests_test.go.
func TestEachCardIsProven(t *testing.T) {
	box, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	book := readCaseBook(t)
	ours, err := content.LoadLordaeronTree(content.Tree{Base: content.Shipped("lordaeron")})
	if err != nil {
		t.Fatal(err)
	}
	shipped := idsOf(ours)
	for _, kind := range []struct {
		name   string
		things []thing
	}{
		{"class cards", classCards(box)},
		{"titles of items", cardsOf(box, content.ItemCard)},
		{"Auction Items", cardsOf(box, content.AuctionCard)},
		{"races", cardsOf(box, content.RaceCard)},
		{"creatures", creatures(box)},
		{"Overlords", overlords(box)},
		{"kinds of events", events(box)},
		{"added quests", addedQuests(box)},
	} {
		t.Run(kind.name, func(t *testing.T) {
			for i := range kind.things {
				th := &kind.things[i]
				switch {
				case book.proves(t, th):
				case !shipped[cmp.Or(th.id, path.Base(th.own))]: // a house lays it over the content
					t.Logf("%s: no case fails without %s", th.own, th.part)
				default:
					t.Errorf("%s: no case fails without %s", th.own, th.part)
				}
			}
		})
	}
}

// idsOf are the ids of whatever has a text.
func idsOf(box *content.Lordaeron) map[string]bool {
	ids := map[string]bool{}
	for _, e := range cardtext.Book(box) {
		ids[e.ID] = true
	}
	return ids
}

func classCards(box *content.Lordaeron) (list []thing) {
	for i := range box.Cards {
		c := &box.Cards[i]
		if c.Kind == content.PowerCard || c.Kind == content.TalentCard {
			list = append(list, thing{
				own: path.Join("cards", c.Class, c.ID), part: whatItDoes, cases: c.Cases,
				blank: func() func() { return take(&c.Does) },
			})
		}
	}
	return list
}

func cardsOf(box *content.Lordaeron, kind content.CardKind) (list []thing) {
	for i := range box.Cards {
		c := &box.Cards[i]
		if c.Kind != kind {
			continue
		}
		th := thing{
			id: c.ID, own: c.ID, part: whatItDoes, cases: c.Cases,
			blank: func() func() { return take(&c.Does) },
		}
		if kind == content.RaceCard {
			th.own = "races/" + c.People
		}
		list = append(list, th)
	}
	return list
}

func creatures(box *content.Lordaeron) (list []thing) {
	for i := range box.Creatures {
		c := &box.Creatures[i]
		list = append(list, thing{
			own: "creatures/" + c.ID, part: whatItDoes,
			blank: func() func() { return take(&c.Does) },
		})
	}
	return list
}

func overlords(box *content.Lordaeron) (list []thing) {
	for i := range box.Overlords {
		o := &box.Overlords[i]
		add := func(part string, blank func() func()) {
			list = append(list, thing{id: o.ID, own: o.ID, part: part, blank: blank})
		}
		add(whatItDoes, func() func() { return take(&o.Does) })
		add("his values against four", func() func() { return take(&o.Four) })
		if len(o.DoesSix) > 0 { // he then does what he does with four
			add("what he does against six", func() func() { return take(&o.DoesSix) })
		}
	}
	return list
}

func addedQuests(box *content.Lordaeron) (list []thing) {
	for i := range box.Quests {
		q := &box.Quests[i]
		if q.New {
			list = append(list, thing{
				id: q.ID, own: q.ID, part: "its reward", cases: q.Cases,
				blank: func() func() { return take(&q.Reward) },
			})
		}
	}
	return list
}

// events: one that does nothing, and of wars and bosses one that pays nothing, a boss without its
// ability.
func events(box *content.Lordaeron) (list []thing) {
	for i := range box.Events {
		e := &box.Events[i]
		add := func(part string, blank func() func()) {
			list = append(list, thing{e.ID, e.ID, part, e.Cases, blank})
		}
		add(whatItDoes, func() func() {
			was := *e
			*e = content.EventCard{
				ID: e.ID, Name: e.Name, Copies: e.Copies, Bonus: e.Bonus, KelThuzad: e.KelThuzad,
				Does: "swap-quest", Card: e.Card, // that nobody is asked for
			}
			return func() { *e = was }
		})
		if e.Does == "boss" {
			add("the ability of the boss", func() func() { return take(&e.Boss.Does) })
			add(strongerGains, func() func() { return take(&e.Boss.Strong) })
			add(weakerGains, func() func() { return take(&e.Boss.Weaker) })
		}
		if e.Does == "war" {
			add(strongerGains, func() func() { return take(&e.Strong) })
			add(weakerGains, func() func() { return take(&e.Weaker) })
		}
	}
	return list
}
