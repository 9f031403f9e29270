package rulebook

import (
	"strings"
	"testing"
)

// Every rule that is shown has its words in both languages, and they are not the same words.
func TestEveryRuleIsInPortuguese(t *testing.T) {
	for _, game := range Games {
		english, portuguese := Of(game).Rules(), In("pt", game).Rules()
		if len(portuguese) != len(english) {
			t.Fatalf("%d rules in Portuguese, %d in English", len(portuguese), len(english))
		}
		for i, rule := range english {
			said := portuguese[i]
			if said.ID != rule.ID || said.Rule == rule.Rule || said.Title == rule.Title {
				t.Errorf("%s is not translated", rule.ID)
			}
			if (said.Example == "") != (rule.Example == "") ||
				(said.Ruling == "") != (rule.Ruling == "") {
				t.Errorf("%s says less in Portuguese", rule.ID)
			}
		}
	}
	if _, known := In("pt", SmallWorld).Rule("SW-COST-01"); !known {
		t.Error("a rule cannot be found by its id in Portuguese")
	}
}

// In the examples figures are facts: both languages must reckon alike.
func TestFiguresAreTheSameInBothLanguages(t *testing.T) {
	digits := func(text string) string {
		return strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, text)
	}
	for _, game := range Games {
		for i, rule := range Of(game).Rules() {
			said := In("pt", game).Rules()[i]
			got, want := digits(said.Rule+said.Example), digits(rule.Rule+rule.Example)
			if got != want {
				t.Errorf("%s: figures %s in Portuguese, %s in English", rule.ID, got, want)
			}
		}
	}
}

func TestBadTranslations(t *testing.T) {
	text := "- {id: SW-A-01, title: A, rule: B, source: [{doc: x, at: y}]}"
	book, err := Parse("book", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	twice := "- {id: SW-A-01, title: a, rule: b}\n"
	for text, want := range map[string]string{
		"- {id: SW-A-02, title: a, rule: b}":                "x:1: there is no rule \"SW-A-02\"",
		"- {id: SW-A-01, title: a}":                         "x:1: rule SW-A-01 has its rule",
		"- {id: SW-A-01, title: a, rule: b, example: c}":    "x:1: rule SW-A-01 has its example",
		twice + "\n" + twice:                                "x:3: rule SW-A-01 stands twice",
		"[]":                                                "x:1: rule SW-A-01 is missing",
		"- {id: SW-A-01, title: a, rule: b, source: [doc]}": "x:1:",
	} {
		if _, err := translate(book, "x", []byte(text), nil); err == nil ||
			!strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
