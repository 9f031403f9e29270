package rulebook

import (
	"strings"
	"testing"
)

const (
	source   = `[{doc: "000", at: Conquest}]`
	goodRule = `- id: SW-COST-01
  title: Base price
  rule: Two tokens.
  source: ` + source + "\n"
)

func TestParseNamesFileAndLine(t *testing.T) {
	with := func(line string) string { return goodRule + "  " + line + "\n" }
	instead := func(old, text string) string { return strings.Replace(goodRule, old, text, 1) }
	cases := map[string]struct{ text, want string }{
		"unknown key":    {with("colour: red"), `:5: unknown field "colour"`},
		"wrong type":     {with("worked: perhaps"), ":5: "},
		"doubled id":     {goodRule + "\n" + goodRule, ":6: rule SW-COST-01 stands twice"},
		"bad id":         {instead("COST-01", "COST-1"), `:1: "SW-COST-1" is no rule id`},
		"no title":       {instead("Base price", `""`), ":1: rule SW-COST-01 has no title"},
		"no text":        {instead("Two tokens.", `""`), ":1: rule SW-COST-01 has no rule text"},
		"no source":      {instead(source, "[]"), ":1: rule SW-COST-01 has no source"},
		"no example":     {with("worked: true"), ":1: rule SW-COST-01 is worked but has no"},
		"no reason":      {with("physical: true"), ":1: rule SW-COST-01 is physical but"},
		"needless why":   {with("why: because"), ":1: rule SW-COST-01 says why but is not"},
		"no list":        {"rules: none\n", ":1: want a list of rules"},
		"nothing":        {"", ":1: must hold exactly one document"},
		"two documents":  {goodRule + "---\n" + goodRule, ":1: must hold exactly one document"},
		"no YAML at all": {goodRule + "- id: [SW\n", ":5: "},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := Parse("book.yaml", []byte(c.text))
			if err == nil || !strings.HasPrefix(err.Error(), "book.yaml"+c.want) {
				t.Errorf("error %v, want book.yaml%s...", err, c.want)
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
			found, ok := book.Rule(rule.ID)
			if !ok || found.Title != rule.Title || rule.Check() != nil {
				t.Errorf("rule %q is incomplete or cannot be found", rule.ID)
			}
		}
	})
}
