package scenario

import (
	"regexp"
	"strings"
	"testing"
)

// small is a case that can be read; tests change a line of it or add to it.
const small = `game: smallworld
title: a case
boards:
  T:
    size: S
    regions:
      dock: {terrain: fields, entry: true, adjacent: [hill]}
      hill: {terrain: hills, cavern: true, adjacent: [lake]}
      lake: {terrain: lake}
players:
  - {coins: 5, active: {race: trolls, power: mining, hand: 3, regions: {dock: 2}}}
  - {coins: 3, active: {race: humans, power: farmer, regions: {hill: 1}}}
turn: {round: 3, seat: 0, phase: conquest}
`

// Every mistake is named with its file and line, and nothing is ignored.
func TestMistakesAreFound(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"no game", "game: smallworld", "dice: []", `:1: the key game is missing`},
		{"unknown game", "game: smallworld", "game: chess", `:1: there is no game "chess"`},
		{"other game", "game: smallworld", "game: lordaeron", `:1: scenarios of lordaeron`},
		{"unknown key", "title:", "titel:", `:2: unknown key "titel"`},
		{"key twice", "title: a case", "title: a\ntitle: b", `:3: .*title`},
		{"unknown rule", "title:", "rules: [SW-COST-99]\ntitle:", `:2: .* no rule "SW-COST-99"`},
		{"unknown option", "title:", "options: {speed: 1}\ntitle:", `:2: unknown key "speed"`},
		{"unknown variant", "title:", "options: {variant: x}\ntitle:", `:2: "x" is none of`},
		{"six pips", "title:", "dice: [1, 6]\ntitle:", `:2: 6 is not between 0 and 3`},
		{"a die in words", "title:", "dice: [one]\ntitle:", `:2: must be a whole number`},
		{"no terrain", "{terrain: lake}", "{}", `:9: region lake has no terrain`},
		{"unknown terrain", "terrain: lake", "terrain: bog", `:9: there is no terrain "bog"`},
		{"unknown border", "[lake]", "[loch]", `:8: hill cannot border "loch"`},
		{"own border", "[lake]", "[hill]", `:8: hill cannot border "hill"`},
		{"region twice", "lake: {", "hill: {", `:9: .*hill`},
		{"flag in words", "cavern: true", "cavern: yes", `:8: must be true or false`},
		{"unknown flag", "cavern:", "cave:", `:8: unknown key "cave"`},
		{"unknown size", "size: S", "size: XL", `:5: "XL" is none of S M L`},
		{"unknown race", "race: trolls", "race: ogres", `:11: there is no race "ogres"`},
		{"race twice", "race: humans", "race: trolls", `:12: trolls are in play already, on line 11`},
		{"unknown power", "power: mining", "power: flying", `:11: there is no power "flying"`},
		{"unknown region", "{dock: 2}", "{deck: 2}", `:11: there is no region "deck"`},
		{"shared region", "{hill: 1}", "{dock: 1}", `:12: two races stand in dock`},
		{"nobody there", "{hill: 1}", "{hill: 0}", `:12: nobody would stand in hill`},
		{"too many tokens", "{dock: 2}", "{dock: 12}", `:11: there are only 11 tokens`},
		{"no Champion", "{hill: 1}", "{hill: {champion: true}}", `:12: these humans have no Champion`},
		{"no Beasts", "{hill: 1}", "{hill: {beasts: 1}}", `:12: these humans have no Beasts`},
		{"unknown phase", "phase: conquest", "phase: rest", `:13: "rest" is none of pick`},
		{"no such seat", "seat: 0", "seat: 2", `:13: 2 is not between 0 and 1`},
		{"no such round", "round: 3", "round: 11", `:13: 11 is not between 1 and 10`},
		{"no such form", "round: 3", "form: human", `:13: only Worgen have a form`},
		{"one player", "  - {coins: 3, active: {race: humans, power: farmer, regions: {hill: 1}}}\n",
			"", `:11: 1 players: the game takes 2 to 5`},
		{"no players", "players:", "tray:", `the key players is missing`},
		{"not a mapping", "turn: {round: 3, seat: 0, phase: conquest}", "turn: [1]", `:13: must be a map`},
		{"broken YAML", "title: a case", "title: [a", `:\d+: `},
		{"a tag", "title: a case", "title: !!str a", `:2: tag`},
		{"no anchor", "title: a case", "title: *a", `:2: `},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		if text == small {
			t.Fatalf("%s changes nothing", c.name)
		}
		wantMistake(t, c.name, text, c.want)
	}
}

func wantMistake(t *testing.T, name, text, want string) {
	t.Helper()
	_, err := Read("a.yaml", []byte(text))
	if err == nil {
		t.Errorf("%s: was read without a word", name)
		return
	}
	if !regexp.MustCompile(`^a\.yaml:\d+: `).MatchString(err.Error()) ||
		!regexp.MustCompile(want).MatchString(err.Error()) {
		t.Errorf("%s: %v, want %s", name, err, want)
	}
}

// What is added below the case begins on line 14.
func TestMistakesInAdditionsAreFound(t *testing.T) {
	for _, c := range []struct{ add, want string }{
		{"things: {hill: [castle]}", `:14: there is no thing "castle"`},
		{"things: {hill: [fort, fort]}", `:14: there is one fort in a region`},
		{"things: {hill: [{bomb: big}]}", `:14: "big" is none of live dud`},
		{"things: {hill: [{hidden: gold}]}", `:14: there is no marker "gold"`},
		{"things: {hill: [aegis], dock: [{hidden: aegis}]}", `:14: aegis is in play already`},
		{"tray: {trolls: 12}", `:14: 12 is not between 0 and 11`},
		{"tray: {ogres: 1}", `:14: there is no race "ogres"`},
		{"column: [{race: humans, power: ranger}]", `:14: humans are in play already`},
		{"column: [{race: orcs}]", `:14: the key power is missing`},
		{"column: [{race: orcs, power: ranger}, {race: naga, power: ranger}]", `:14: ranger is laid`},
		{"stack: {races: [orcs, orcs]}", `:14: orcs are in play already`},
		{"stack: {badges: []}", `:14: unknown key "badges"`},
		{"markers-left: [aegis, aegis]", `:14: aegis is in play already`},
		{"bombs: [live, big]", `:14: "big" is none of`},
		{"harmony: [5]", `:14: 5 is not between 0 and 1`},
		{"play: {stop: true}", `:14: must be a list`},
		{"play: [fly]", `:14: there is no move "fly"`},
		{"play:\n  - stop\n  - conquer: {area: hill}", `:16: conquer: .*"area"`},
		{"play:\n  - conquer: deck", `:15: conquer: there is no region "deck"`},
		{"play:\n  - conquer: {region: hill, using: [luck]}", `:15: conquer: "luck" is nothing to use`},
		{"play:\n  - {conquer: hill, stop: true}", `:15: an entry is one move, not conquer and stop`},
		{"play:\n  - {seat: 0}", `:15: an entry must be a move`},
		{"play:\n  - pick: 7", `:15: 7 is not between 1 and 6`},
		{"play:\n  - stop: now", `:15: stop takes nothing`},
		{"play:\n  - swap: [hill]", `:15: swap: swap takes two regions`},
		{"play:\n  - abandon:", `:15: abandon what`},
		{"play:\n  - deploy: {deck: 1}", `:15: there is no region "deck"`},
		{"play:\n  - deploy: {dock: many}", `:15: must be a whole number`},
		{"play:\n  - place: {bomb: [hill]}", `:15: unknown key "bomb"`},
		{"play:\n  - place: {}", `:15: place what`},
		{"play:\n  - steal: {artifact: gold, to: hill}", `:15: steal: there is no artifact "gold"`},
		{"play:\n  - refuse: {rule: SW-COST-01}", `:15: the key move is missing`},
		{"play:\n  - refuse: {move: fly}", `:15: there is no move "fly"`},
		{"play:\n  - refuse: {move: stop, rule: SW-X}", `:15: the rulebook has no rule "SW-X"`},
		{"play:\n  - legal: {includes: []}", `:15: unknown key "includes"`},
		{"play:\n  - legal: {include: [fly]}", `:15: there is no move "fly"`},
		{"play:\n  - check: {gold: 1}", `:15: unknown key "gold"`},
		{"expect: {coins: {4: 1}}", `:14: 4 is not between 0 and 1`},
		{"expect: {phase: rest}", `:14: "rest" is none of`},
		{"expect: {regions: {deck: empty}}", `:14: there is no region "deck"`},
		{"expect: {regions: {dock: full}}", `:14: "full" is none of empty`},
		{"expect: {regions: {dock: {things: [castle]}}}", `:14: there is no thing "castle"`},
		{"expect: {cost: {dock: {terms: {luck: 1}}}}", `:14: there is no term "luck"`},
		{"expect: {scored: {0: {luck: 1}}}", `:14: unknown key "luck"`},
		{"expect: {column: [{race: ogres}]}", `:14: there is no race "ogres"`},
	} {
		wantMistake(t, c.add, small+c.add+"\n", c.want)
	}
}

// Whatever the text, reading ends in a scenario or in an error with file and line.
func FuzzRead(f *testing.F) {
	f.Add(small)
	f.Add(small + "play:\n  - conquer: hill\nexpect: {hand: {0: 0}}\n")
	f.Add(small + "column: [{race: orcs, power: ranger, coins: 2}, empty]\nstack: {races: []}\n")
	f.Add("game: smallworld\nboards: &b {T: {regions: {a: {terrain: sea}}}}\nplayers: [*b, *b]\n")
	f.Add("- - - !!seq\n")
	f.Add("? {a: b}\n: c\n")
	f.Add("game: *a\n")
	f.Add("{")
	located := regexp.MustCompile(`^a\.yaml:\d+: `)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Read("a.yaml", []byte(text))
		switch {
		case err != nil && !located.MatchString(err.Error()):
			t.Errorf("no file and line in %q", err)
		case err == nil:
			err = s.Run()
			if err != nil && (!located.MatchString(err.Error()) ||
				strings.Contains(err.Error(), "gave up")) {
				t.Errorf("a strange failure: %v", err)
			}
		case strings.Contains(err.Error(), "the loader gave up"):
			t.Errorf("the loader itself must not panic: %v", err)
		}
	})
}
