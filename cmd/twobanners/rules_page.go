package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"twobanners/rulebook"
)

const (
	pageWidth = 80
	textAt    = 10 // the column at which the words stand, right of their labels
)

// The documents behind the numbers that the books cite.
var documents = map[string]string{
	"000":        "English rulebook",
	"001":        "English player summary",
	"002":        "Battle for Azeroth sheet",
	"003":        "Portuguese rulebook",
	"004":        "Rulebook",
	"FAQ-1.4":    "Official FAQ 1.4",
	"components": "Component facts",
}

// page writes lines and keeps the first error, so that callers need look only once.
type page struct {
	out io.Writer
	err error
}

func (p *page) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.out, format+"\n", args...)
	}
}

// show prints one rule in full and several as a list.
func (p *page) show(rules []rulebook.Rule) {
	if len(rules) == 1 {
		p.rule(rules[0])
		return
	}
	p.list(rules)
}

func (p *page) list(rules []rulebook.Rule) {
	for _, rule := range rules {
		p.line("%-26s %s", rule.ID, rule.Title)
	}
}

func (p *page) rule(rule rulebook.Rule) {
	p.line("%s  %s", rule.ID, rule.Title)
	p.labelled("Rule", rule.Rule)
	example := "Example"
	if rule.Worked {
		example = "Worked" // the publisher's own numbers
	}
	p.labelled(example, rule.Example)
	p.labelled("Ruling", rule.Ruling)
	p.labelled("Physical", rule.Why)
	label := "Source"
	for _, source := range rule.Source {
		name, known := documents[source.Doc]
		if !known {
			name = source.Doc
		}
		p.labelled(label, name+": "+source.At)
		label = ""
	}
}

// labelled prints a label and its text, wrapped beside it. It prints nothing for an empty text.
func (p *page) labelled(label, text string) {
	for _, line := range wrap(text, pageWidth-textAt) {
		p.line("%-*s%s", textAt, label, line)
		label = ""
	}
}

// wrap breaks a text between words into lines of at most width letters; a longer word has a line of
// its own.
func wrap(text string, width int) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		fits := last >= 0 &&
			utf8.RuneCountInString(lines[last])+1+utf8.RuneCountInString(word) <= width
		if fits {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
