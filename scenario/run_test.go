package scenario

import (
	"regexp"
	"testing"

	"twobanners/game"
	"twobanners/smallworld"
)

// What is played on the small case begins on line 14. An empty want means that the case holds.
func TestRuns(t *testing.T) {
	for _, c := range []struct{ name, play, want string }{
		{"nothing at all", "", ""},
		{"a move", "play: [{conquer: hill}]\nexpect: {hand: {0: 1}}", ""},
		{"a wrong number", "play:\n  - conquer: hill\nexpect: {hand: {0: 2}}",
			`a\.yaml:16: expected the hand of seat 0 to be 2, found 1`},
		{"two wrong numbers", "expect: {hand: {0: 1}, round: 4}",
			`:14: expected .* to be 1, found 3; expected the round to be 4, found 3`},
		{"an illegal move", "play:\n  - conquer: lake",
			`:15: expected the move of seat 0 to be legal, found it refused by SW-ENTRY-10`},
		{"too few tokens", "play:\n  - conquer: {region: hill, using: [frostmourne]}",
			`:15: expected .* found it refused by SW-ART-GENERAL-02`},
		{"the wrong seat", "play:\n  - {seat: 1, conquer: hill}",
			`:15: expected the decision to be seat 1's, found it is seat 0's`},
		{"the right seat", "play:\n  - {seat: 0, conquer: hill}\n  - {seat: 0, stop: true}", ""},
		{"a seat beside a word", "play:\n  - {seat: 0, move: stop}", ""},

		{"refused", "play:\n  - refuse: {move: {conquer: lake}, rule: SW-ENTRY-10}", ""},
		{"refused by any rule", "play:\n  - refuse: {move: {conquer: lake}}", ""},
		{"refused by another rule", "play:\n  - refuse: {move: {conquer: lake}, rule: SW-COST-01}",
			`:15: expected {conquer: lake} to be refused by SW-COST-01, found it refused by SW-ENTRY-10`},
		{"not refused", "play:\n  - refuse: {move: {conquer: hill}, rule: SW-COST-01}",
			`:15: expected {conquer: hill} to be refused by SW-COST-01, found it legal`},
		{"refused to another seat", "play:\n  - refuse: {move: {seat: 1, conquer: dock}, " +
			"rule: SW-SETUP-28}", ""},
		{"a stand refused as a whole", "play:\n  - conquer: hill\n  - stop\n" +
			"  - refuse: {move: {deploy: {dock: 3, lake: 1}}, rule: SW-DEPLOY-08}\n" +
			"expect: {regions: {dock: {tokens: 2}, hill: {tokens: 2}}}", ""},

		{"a check in between", "play:\n  - check: {hand: {0: 3}}\n  - conquer: hill", ""},
		{"a check that fails", "play:\n  - conquer: hill\n  - check: {hand: {0: 3}}",
			`:16: expected the hand of seat 0 to be 3, found 1`},
		{"offered", "play:\n  - legal: {include: [{conquer: hill}, stop], exclude: [{roll: hill}]}", ""},
		{"not offered", "play:\n  - legal: {include: [{conquer: lake}]}",
			`:15: expected {conquer: lake} to be offered to seat 0, found it missing`},
		{"offered all the same", "play:\n  - legal: {exclude: [{conquer: hill}]}",
			`:15: expected {conquer: hill} not to be offered to seat 0, found it listed`},

		{"a die left over", "dice: [1, 3]\nplay:\n  - conquer: hill",
			`:16: expected every scripted die to be rolled, found \[1 3\] left over`},
		{"a term too many", "expect: {cost: {hill: {tokens: 2, terms: {base: 2, tokens: 1}}}}",
			`expected the price of hill to be base 2, tokens 1, found base 2, tokens 1, trolls -1`},
		{"an empty region", "expect: {regions: {hill: empty}}",
			`expected hill to be empty, found 1 humans of seat 1`},
		{"no winner yet", "expect: {winner: [0]}", `found the game still on`},
	} {
		wantRun(t, c.name, small+c.play+"\n", c.want)
	}
}

func wantRun(t *testing.T, name, text, want string) {
	t.Helper()
	s, err := Read("a.yaml", []byte(text))
	if err == nil {
		err = s.Run()
	}
	switch {
	case err == nil && want != "":
		t.Errorf("%s: holds, want %s", name, want)
	case err != nil && (want == "" || !regexp.MustCompile(want).MatchString(err.Error())):
		t.Errorf("%s: %v, want %q", name, err, want)
	}
	if s != nil && err == nil {
		if again := s.Run(); again != nil {
			t.Errorf("%s: a second run differs: %v", name, again)
		}
	}
}

const rolling = `game: smallworld
boards:
  T:
    regions:
      dock: {terrain: fields, entry: true, adjacent: [hill, wood]}
      hill: {terrain: hills}
      wood: {terrain: forest}
players:
  - {coins: 2, active: {race: orcs, power: mining, hand: 1, regions: {dock: 1, wood: 1}}}
  - {coins: 2, active: {race: humans, power: farmer, regions: {hill: 1}}}
turn: {round: 3, phase: conquest}
`

func TestDiceAndWhatGoesWithoutSaying(t *testing.T) {
	for _, c := range []struct{ name, play, want string }{
		{"a missing die", "play:\n  - roll: hill",
			`:13: expected a scripted die, found 1 too few`},
		{"a die for each roll", "dice: [2]\nplay: [{roll: hill}, stop, end]\n" +
			"expect: {regions: {hill: {seat: 0}}, seat: 1}", ""},
		{"a needless stop after a roll", "dice: [0]\nplay: [{roll: hill}, stop, stop, {deploy: " +
			"{dock: 2}}, end]\nexpect: {regions: {dock: {tokens: 2}}, seat: 1, phase: start}", ""},
		{"the rest goes to the first region", "play: [stop, end]\n" +
			"expect: {regions: {dock: {tokens: 2}}, seat: 1}", ""},
		{"but is refused where asked", "play: [stop, {refuse: {move: end, rule: SW-DEPLOY-10}}]", ""},
		{"a needless end", "play: [stop, end, end, end]\nexpect: {seat: 1, phase: start}", ""},
		{"an end said to be the next seat's", "play: [stop, end, {seat: 1, end: true}]\n" +
			"expect: {seat: 0, round: 4}", ""},
		{"no end after a decline", "play: [stop, end, decline, end]\n" +
			"expect: {seat: 0, phase: start, round: 4}", ""},
		{"no stop before a deploy", "play: [{deploy: {wood: 2}}, end]\n" +
			"expect: {regions: {wood: {tokens: 2}}}", ""},
		{"two deploys", "play: [stop, {deploy: {dock: 2}}, {deploy: {dock: 2, wood: 1}}, end]", ""},
		{"a buy of nothing", "play: [stop, {buy: 0}, end]", ""},
		{"a buy of something", "play:\n  - stop\n  - buy: 1", `:14: .*refused by SW-INTERACT-69`},
		{"a move of the next seat", "play: [stop, end, {conquer: dock}]", `:12: .* refused by`},
	} {
		wantRun(t, c.name, rolling+c.play+"\n", c.want)
	}
}

// tamper is a position that changes when it refuses.
type tamper struct{ *smallworld.Position }

func (p tamper) Clone() game.Position {
	copied := *p.Position
	return tamper{&copied}
}

// changing is a refused move that leaves a trace.
type changing struct{ move }

func (changing) refusals(t *table, _ game.Seat) []game.Refusal {
	t.position.(tamper).Players[0].Coins++
	return []game.Refusal{game.Malformed}
}

func TestARefusalThatChangesSomethingIsFoundOut(t *testing.T) {
	s, err := Read("a.yaml", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	on := s.start.clone()
	on.position = tamper{on.position.(*smallworld.Position)}
	f := refusal{move: changing{}, text: "a move"}
	if err := f.run(on); err == nil || err.Error() !=
		"expected a move to change nothing, found the position changed" {
		t.Errorf("found %v", err)
	}
}
