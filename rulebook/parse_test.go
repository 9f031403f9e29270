package rulebook

import (
	"strings"
	"testing"
)

const goodRule = `- id: SW-COST-01
  title: Base price
  rule: Two tokens.
  source: [{doc: "000", at: Conquest}]
`

func TestParseNamesFileAndLine(t *testing.T) {
	cases := map[string]struct{ text, want string }{
		"unknown key": {
			goodRule + "  colour: red\n", `book.yaml:5: unknown field "colour"`,
		},
		"wrong type": {
			goodRule + "  worked: perhaps\n", "book.yaml:5: ",
		},
		"doubled id": {
			goodRule + "\n" + goodRule, "book.yaml:6: rule SW-COST-01 stands twice",
		},
		"bad id": {
			strings.Replace(goodRule, "SW-COST-01", "SW-COST-1", 1), `book.yaml:1: "SW-COST-1" is no rule id`,
		},
		"no title": {
			strings.Replace(goodRule, "Base price", `""`, 1), "book.yaml:1: rule SW-COST-01 has no title",
		},
		"no text": {
			strings.Replace(goodRule, "Two tokens.", `""`, 1), "book.yaml:1: rule SW-COST-01 has no rule text",
		},
		"no source": {
			strings.Replace(goodRule, `[{doc: "000", at: Conquest}]`, "[]", 1),
			"book.yaml:1: rule SW-COST-01 has no source",
		},
		"physical without reason": {
			goodRule + "  physical: true\n", "book.yaml:1: rule SW-COST-01 is physical but does not say why",
		},
		"reason without physical": {
			goodRule + "  why: because\n", "book.yaml:1: rule SW-COST-01 says why but is not physical",
		},
		"worked without example": {
			goodRule + "  worked: true\n", "book.yaml:1: rule SW-COST-01 is worked but has no example",
		},
		"no list":       {"rules: none\n", "book.yaml:1: want a list of rules"},
		"empty":         {"", "book.yaml:1: want "},
		"two documents": {goodRule + "---\n" + goodRule, "book.yaml:1: want one list of rules"},
		"no YAML":       {goodRule + "- id: [SW\n", "book.yaml:5: "},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := Parse("book.yaml", []byte(c.text))
			if err == nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("error %v, want %s...", err, c.want)
			}
		})
	}
	if _, err := Parse("book.yaml", []byte(goodRule)); err != nil {
		t.Errorf("a good rule is refused: %v", err)
	}
}

// FuzzParse holds that whatever the text, Parse returns a whole book or an error with its place.
func FuzzParse(f *testing.F) {
	f.Add(goodRule)
	f.Add(goodRule + "  physical: true\n  why: >-\n    Cardboard\n    only.\n")
	f.Add(goodRule + "  colour: red\n")
	f.Add("- &a {id: *a}\n")
	f.Add("- id: [SW\n")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		book, err := Parse("book.yaml", []byte(text))
		if err != nil {
			if !strings.HasPrefix(err.Error(), "book.yaml:") {
				t.Errorf("error without its place: %v", err)
			}
			return
		}
		for _, rule := range book.Rules() {
			if found, ok := book.Rule(rule.ID); !ok || found.Title != rule.Title || rule.check() != nil {
				t.Errorf("rule %q is incomplete or cannot be found", rule.ID)
			}
		}
	})
}
