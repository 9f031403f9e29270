package lab_test

import (
	"encoding/json"
	"strings"
	"testing"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

// A page holds all of its experiments, the commands that made them, and asks for nothing else.
func TestThePageNeedsNothingElse(t *testing.T) {
	table := lab.Table{Players: 2}
	l := ladder(t, 4, "random", "greedy")
	b := lab.Balance{Self: self(gamestest.SmallWorld(t), 8, "greedy", table)}
	c := lab.Calibration{Self: self(gamestest.SmallWorld(t), 8, "greedy", table)}
	climbed := climb(t, l, inMemory(t, l))
	climbed.Made.Command = "twobanners <lab> ladder"
	head, err := c.Head()
	if err != nil {
		t.Fatal(err)
	}
	calibrated, err := c.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	var raw [][]byte
	for _, report := range []any{climbed, weigh(t, &b), calibrated} {
		text, err := json.Marshal(report)
		if err != nil {
			t.Fatal(err)
		}
		raw = append(raw, text)
	}
	html, err := lab.Page(raw)
	if err != nil {
		t.Fatal(err)
	}
	page := string(html)
	for _, want := range []string{
		"Ladder: smallworld", "Balance: smallworld", "Chances to win: smallworld",
		"twobanners &lt;lab&gt; ladder", `class="bar" style="--at:`, "first race",
		climbed.Head.Version,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	for _, not := range []string{"http:", "https:", "src=", "<link", "Zgotmpl", ">NaN", "@imp"} {
		if strings.Contains(page, not) {
			t.Errorf("the page has %q", not)
		}
	}
	if _, err := lab.Page([][]byte{[]byte(`{"head": {"kind": "party"}}`)}); err == nil {
		t.Error("a party is no experiment")
	}
}
