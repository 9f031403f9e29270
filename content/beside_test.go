package content

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// Whatever people read or see of what we ship is there in every language.
func TestNothingIsMissing(t *testing.T) {
	w := world(t)
	if len(w.Missing) > 0 {
		t.Error(w.Missing)
	}
	want := len(w.Banners) + len(w.Badges) + len(w.Markers) + len(w.Faces)
	if len(w.Things) != want {
		t.Errorf("%d things are told of, want %d", len(w.Things), want)
	}
}

// A pack that forgets something is told what and where, and can be played all the same.
func TestWhatAPackForgets(t *testing.T) {
	dir := t.TempDir()
	const rule = "SW-POWER-" + "RICH-01" // which no book has
	facts := "{new: true, tokens: 4, sure: sure, rules: [" +
		"{id: " + rule + ", title: A, rule: B, source: [{doc: ours, at: here}]}]"
	write(t, dir, "powers/rich/power.yaml", facts+"}")
	write(t, dir, "powers/rich/pt.ftl", "power-rich = Ricos\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"power.yaml:1: missing: what it does",
		"emblem.svg:1: missing: a drawing of the power rich",
		"cases:1: missing: a case of the power rich",
		"en.ftl:1: missing: power-rich in en",
		"en.ftl:1: missing: power-rich-does in en",
		"pt.ftl:1: missing: power-rich-does in pt",
		"pt.yaml:1: missing: " + rule + " in pt",
	}
	if len(got.Missing) != len(want) {
		t.Errorf("%d are missing, want %d:\n%v", len(got.Missing), len(want), got.Missing)
	}
	for i, p := range got.Missing {
		if i < len(want) && !strings.HasSuffix(p.String(), "powers/rich/"+want[i]) {
			t.Errorf("%s\nwant %s", p, want[i])
		}
	}
	write(t, dir, "powers/rich/power.yaml", facts+", does: []}")
	write(t, dir, "powers/rich/emblem.svg", `<svg><circle r="9"/></svg>`)
	write(t, dir, "powers/rich/cases/one.yaml", "game: smallworld\n")
	write(t, dir, "powers/rich/en.ftl", "power-rich = Rich\npower-rich-does = gold.\n")
	write(t, dir, "powers/rich/pt.ftl", "power-rich = Ricos\npower-rich-does = ouro.\n")
	write(t, dir, "powers/rich/pt.yaml", "rules: [{id: "+rule+", title: a, rule: b}]\n")
	if got, err = LoadPack(dir); err != nil || len(got.Missing) > 0 {
		t.Errorf("%v, %v", err, got.Missing)
	}
}

// What a pack says and draws is foreign: it speaks under its own name alone, and nothing but shapes
// comes through to the page.
func TestForeignWordsAndDrawings(t *testing.T) {
	const en, svg, power = "powers/mining/en.ftl", "powers/mining/emblem.svg", mining
	draw := func(inside string) string { return "<svg>\n" + inside + "\n</svg>" }
	for _, c := range []struct {
		file, text string
		line       int
		want       string
	}{
		{en, "power-mining = A\nleave-table = Stay\n", 2, `"leave-table" is not a message of this`},
		{en, "power-sailing = A\n", 1, "is not a message of this folder"},
		{en, "-brand = A\n", 1, "is no message"},
		{en, "power-mining = A\rleave-table = B\n", 1, "not printed"},
		{en, "power-mining = A\u2028leave-table = B\n", 1, "not printed"},
		{en, "power-mining = {\n}\n", 2, "is no message"},
		{"faces/L1a/pt.ftl", "region-thornwatch = A\nregion-vinefall = B\n", 2, "no region of L1a"},
		{svg, draw("<script>alert(1)</script>"), 2, `not "script"`},
		{svg, draw(`<path onload="x" d="M0 0"/>`), 2, `no "onload"`},
		{svg, draw(`<path d="M0 0&quot;>"/>`), 2, "d cannot be"},
		{svg, draw(`<g style="x"/>`), 2, `no "style"`},
		{svg, draw(`<path class="login"/>`), 2, `class cannot be "login"`},
		{svg, draw(`<g transform="url(x)"/>`), 2, "transform cannot be"},
		{svg, draw("words"), 3, "no text"},
		{svg, "<!DOCTYPE svg>" + draw(""), 1, "declares nothing"},
		{svg, "<g/>", 1, "begins with an svg"},
		{svg, draw("<g>"), 3, "is no drawing"},
		{svg, draw(strings.Repeat("<g/>", 1100)), 1, "longer than"},
		{"powers/mining/emblem.png", "", 1, "unknown file: did you mean emblem.svg?"},
		{"powers/mining/fr.ftl", "", 1, "unknown file"},
		{
			power, "rules:\n  - {id: SW-COST-01, title: A, rule: B, source: [{doc: a, at: b}]}\n",
			2, "its id begins with SW-POWER-MINING-",
		},
		{power, "rules: [{id: SW-POWER-MINING-01, title: A}]\n", 1, "has no rule text"},
		{"races/mining/race.yaml", "{new: true, faction: horde, tokens: 2, box: 9, " +
			"sure: {faction: sure, tokens: sure, box: sure}}", 1, "a race mining already"},
	} {
		t.Run(fmt.Sprint(c.file, " ", c.want), func(t *testing.T) {
			l := newLoader()
			l.layer(layer{fsys: Shipped("smallworld")})
			l.layer(layer{pack: true, fsys: fstest.MapFS{c.file: {Data: []byte(c.text)}}})
			l.gather()
			file := c.file
			if strings.HasPrefix(file, "races/") {
				file = power
			}
			expect(t, errors.Join(l.problems), file, c.line, c.want)
		})
	}
}
