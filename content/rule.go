package content

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// Rule is one testable rule of a rulebook, in our own words.
type Rule struct {
	ID       string `yaml:"id"`
	Title    string `yaml:"title"`
	Rule     string `yaml:"rule"`
	Example  string `yaml:"example"`
	Ruling   string `yaml:"ruling"`   // our reading of what the documents leave open
	Worked   bool   `yaml:"worked"`   // the example is the publisher's own, so its numbers bind
	Physical bool   `yaml:"physical"` // about cardboard only: nothing to test in a program
	Why      string `yaml:"why"`      // why a physical rule has no counterpart
	Source   []RuleSource
}

// RuleSource is a place in a document.
type RuleSource struct {
	Doc string `yaml:"doc"`
	At  string `yaml:"at"`
}

// Chapter is the first two parts of the id: SW-RACE for SW-RACE-TROLLS-01.
func (r Rule) Chapter() string {
	parts := strings.SplitN(r.ID, "-", 3)
	return parts[0] + "-" + parts[1]
}

var ruleID = regexp.MustCompile(`^(SW|WB)(-[A-Z][A-Z0-9]*)+-\d{2}$`)

// Check says what a rule lacks.
func (r Rule) Check() error {
	switch {
	case !ruleID.MatchString(r.ID):
		return fmt.Errorf("%q is no rule id; one looks like SW-RACE-TROLLS-01", r.ID)
	case r.Title == "":
		return fmt.Errorf("rule %s has no title", r.ID)
	case r.Rule == "":
		return fmt.Errorf("rule %s has no rule text", r.ID)
	case len(r.Source) == 0:
		return fmt.Errorf("rule %s has no source", r.ID)
	case r.Worked && r.Example == "":
		return fmt.Errorf("rule %s is worked but has no example", r.ID)
	case r.Physical && r.Why == "":
		return fmt.Errorf("rule %s is physical but does not say why", r.ID)
	case r.Why != "" && !r.Physical:
		return fmt.Errorf("rule %s says why but is not physical", r.ID)
	}
	return nil
}

// rules reads the rules of a thing. A rule that a pack gives stands instead of the one of its id.
func (r *reader) rules(into *[]Rule, check func(Rule) error) take {
	inFile := map[string]bool{}
	return r.list(func(at string, node ast.Node) {
		var rule Rule
		r.mapping(
			key{"id", r.text(&rule.ID)}, key{"title", r.text(&rule.Title)},
			key{"rule", r.text(&rule.Rule)}, key{"example", r.text(&rule.Example)},
			key{"ruling", r.text(&rule.Ruling)}, key{"worked", r.flag(&rule.Worked)},
			key{"physical", r.flag(&rule.Physical)}, key{"why", r.text(&rule.Why)},
			key{"source", each(r, &rule.Source, func(s *RuleSource) take {
				return r.mapping(key{"doc", r.text(&s.Doc)}, key{"at", r.text(&s.At)})
			})},
		)(at, node)
		if err := check(rule); err != nil {
			r.fail(node, "%v", err)
			return
		}
		if inFile[rule.ID] {
			r.fail(node, "rule %s stands twice", rule.ID)
			return
		}
		inFile[rule.ID] = true
		i := slices.IndexFunc(*into, func(old Rule) bool { return old.ID == rule.ID })
		if i < 0 {
			*into = append(*into, rule)
		} else {
			(*into)[i] = rule
		}
	})
}
