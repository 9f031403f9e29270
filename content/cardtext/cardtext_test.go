package cardtext

import (
	"bytes"
	"flag"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"twobanners/content"
)

var update = flag.Bool("update", false, "write the golden file anew")

func shipped(t *testing.T) *content.Lordaeron {
	t.Helper()
	w, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// Every text there is, to be read by whoever changes a card or a word. What is not yet there is new
// and is only told.
func TestGolden(t *testing.T) {
	var b bytes.Buffer
	for _, e := range Book(shipped(t)) {
		if err := e.Print(&b); err != nil {
			t.Fatal(err)
		}
	}
	const name = "testdata/texts.golden"
	if *update {
		if err := os.WriteFile(name, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	golden, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	want, got := entries(string(golden)), entries(b.String())
	for head, text := range got {
		if _, known := want[head]; !known {
			t.Logf("not in %s: %s\n%s", name, head, text)
			delete(got, head)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("texts differ; if they should, go test ./content/cardtext -update\n%s", diff)
	}
}

// entries cuts the printed book into its entries, each under its first line.
func entries(book string) map[string]string {
	list := map[string]string{}
	head := ""
	for line := range strings.Lines(book) {
		if line[0] != ' ' {
			head = strings.TrimSpace(line)
			continue
		}
		list[head] += line
	}
	return list
}

func TestBookIsComplete(t *testing.T) {
	w := shipped(t)
	for _, e := range Book(w) {
		if e.Text["en"] == "" || e.Text["pt"] == "" || e.Name["en"] == "" || e.Name["pt"] == "" {
			t.Errorf("%s %s says nothing", e.Kind, e.ID)
		}
	}
	want := len(w.Cards) + len(w.Creatures) + len(w.Quests) + len(w.Events) + 2*len(w.Overlords)
	if got := len(Book(w)); got != want || len(w.Cards) == 0 {
		t.Errorf("%d entries, want %d", got, want)
	}
}

var leftover = regexp.MustCompile(`[{}\[\]|]|  |\s[.,;:]|::|%!|: [.;]|undefined|— :`)

func TestNothingIsLeftOpen(t *testing.T) {
	for _, e := range Book(shipped(t)) {
		for _, s := range []string{e.Text["en"], e.Text["pt"]} {
			for line := range strings.SplitSeq(s, "\n") {
				if m := leftover.FindString(line); m != "" || !strings.HasSuffix(line, ".") {
					t.Errorf("%s %s: %q in %q", e.Kind, e.ID, m, line)
				}
			}
		}
	}
}

// No English is left in a Portuguese text: neither a term of the tables nor a name with a
// translation.
func TestPortugueseIsPortuguese(t *testing.T) {
	english := regexp.MustCompile(`(?i)\b(die|dice|hits?|box|health|energy|reroll|threat|attack|` +
		`you|your|the|if|with|each|and|of|round|combat|friend|quest|gold|item of|red|blue|` +
		`green|spot|spend|equipped|armor|damage|defense|power|powers)\b`)
	for _, e := range Book(shipped(t)) {
		if m := english.FindString(e.Text["pt"]); m != "" {
			t.Errorf("%s %s says %q in Portuguese: %s", e.Kind, e.ID, m, e.Text["pt"])
		}
	}
}

// Two cards of one class that do different things never read alike, and two that do the same do.
func TestTextsTellCardsApart(t *testing.T) {
	w := shipped(t)
	for i := range w.Cards {
		for k := range i {
			a, b := &w.Cards[i], &w.Cards[k]
			if a.Class != b.Class {
				continue
			}
			same := cmp.Equal(a.Does, b.Does)
			x, y := Card(w, a), Card(w, b)
			if (x["en"] == y["en"]) != same && (!speaksOfItself(a) || !speaksOfItself(b)) ||
				(x["en"] == y["en"]) != (x["pt"] == y["pt"]) {
				t.Errorf("%s and %s:\n%s\n%s\n%s", a.ID, b.ID, x["en"], x["pt"], y["pt"])
			}
		}
	}
}

func speaksOfItself(c *content.Card) bool {
	for _, a := range c.Does {
		for _, f := range a.If {
			for _, name := range f.Names {
				if name == c.ID {
					return true
				}
			}
		}
	}
	return false
}

// Whatever number of an ability is changed, its text changes in both languages.
func TestEveryNumberShows(t *testing.T) {
	w := shipped(t)
	tried := 0
	for _, list := range abilitiesOf(w) {
		for i := range list.does {
			a := list.does[i]
			say := func() Text {
				return text(func(l content.Language) string {
					return writer{w, l, list.card}.ability(&a)
				})
			}
			before := say()
			eachNumber(reflect.ValueOf(&a).Elem(), "", func(path string, n reflect.Value) {
				if unshown(path, n.Int(), &a) {
					return
				}
				was := n.Int()
				n.SetInt(was + 1)
				if exact(path, &a, was) {
					defer setLeast(path, &a, int(was))
					setLeast(path, &a, int(was+1))
				}
				after := say()
				n.SetInt(was)
				tried++
				if after["en"] == before["en"] || after["pt"] == before["pt"] {
					t.Errorf("%s: %s %d does not show in %q", list.of, path, was, before["en"])
				}
			})
		}
	}
	if tried < 500 {
		t.Errorf("%d numbers tried", tried)
	}
}

// beside are the numbers that are printed beside the text, and those that say the same as others.
var beside = regexp.MustCompile(`^\.(Level|Copies|Fate|War|Boss\.(Strong|Weaker)|Six|Four\.Box)`)

// So it is with what quests and events pay, and with the values of bosses and Overlords.
func TestEveryNumberOfQuestsAndEventsShows(t *testing.T) {
	w := shipped(t)
	shows := func(of string, v any, say func() Text) {
		before := say()
		eachNumber(reflect.ValueOf(v).Elem(), "", func(path string, n reflect.Value) {
			if beside.MatchString(path) {
				return
			}
			was := n.Int()
			n.SetInt(was + 1)
			after := say()
			n.SetInt(was)
			if after["en"] == before["en"] || after["pt"] == before["pt"] {
				t.Errorf("%s: %s %d does not show in %q", of, path, was, before["en"])
			}
		})
	}
	for _, q := range w.Quests {
		q.Spawns = append([]content.Spawn(nil), q.Spawns...)
		q.Reward.Items = append([]content.ItemDraw(nil), q.Reward.Items...)
		shows(q.ID, &q, func() Text { return Quest(w, &q) })
	}
	for _, e := range w.Events {
		e.Strong.Items = append([]content.ItemDraw(nil), e.Strong.Items...)
		e.Weaker.Items = append([]content.ItemDraw(nil), e.Weaker.Items...)
		e.Boss.Does = nil // tried above
		shows(e.ID, &e, func() Text { return Event(w, &e) })
	}
	for _, o := range w.Overlords {
		o.Does, o.DoesSix = nil, nil
		shows(o.ID, &o, func() Text { return Overlord(w, &o, false) })
	}
}

type abilities struct {
	of   string
	card *content.Card
	does []content.Ability
}

func abilitiesOf(w *content.Lordaeron) []abilities {
	var all []abilities
	add := func(of string, card *content.Card, does []content.Ability) {
		// The numbers are changed in place: never in the shared content.
		var own []content.Ability
		for _, a := range does {
			a.If = append([]content.Condition(nil), a.If...)
			a.Do = append([]content.Effect(nil), a.Do...)
			for i := range a.Do {
				a.Do[i].Faces = append([]int(nil), a.Do[i].Faces...)
			}
			own = append(own, a)
		}
		all = append(all, abilities{of, card, own})
	}
	for i := range w.Cards {
		add(w.Cards[i].ID, &w.Cards[i], w.Cards[i].Does)
	}
	for i := range w.Creatures {
		add(w.Creatures[i].ID, nil, w.Creatures[i].Does)
	}
	for i := range w.Events {
		add(w.Events[i].ID, nil, w.Events[i].Boss.Does)
	}
	for i := range w.Overlords {
		add(w.Overlords[i].ID, nil, w.Overlords[i].Does)
		add(w.Overlords[i].ID, nil, w.Overlords[i].DoesSix)
	}
	return all
}

// eachNumber calls for every number of a value that is not zero.
func eachNumber(v reflect.Value, path string, call func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			eachNumber(v.Field(i), path+"."+v.Type().Field(i).Name, call)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachNumber(v.Index(i), path, call)
		}
	case reflect.Int:
		if v.Int() != 0 {
			call(path, v)
		}
	default:
	}
}

// unshown: words such as any and all are no numbers, the least of an amount is always one, and the
// highest face needs no telling.
func unshown(path string, n int64, a *content.Ability) bool {
	pays := strings.HasPrefix(path, ".Pay.")
	return n == content.Any || pays && strings.HasSuffix(path, ".Least") && !a.Pay.Dice.All &&
		path != ".Pay.Dice.Least"
}

func amountAt(path string, a *content.Ability) *content.Amount {
	switch path {
	case ".Pay.Energy.Most":
		return &a.Pay.Energy
	case ".Pay.Health.Most":
		return &a.Pay.Health
	case ".Pay.Tokens.Most":
		return &a.Pay.Tokens
	case ".Pay.Banked.Most":
		return &a.Pay.Banked
	}
	return nil
}

func exact(path string, a *content.Ability, was int64) bool {
	m := amountAt(path, a)
	return m != nil && m.Least == int(was)
}

func setLeast(path string, a *content.Ability, n int) { amountAt(path, a).Least = n }
