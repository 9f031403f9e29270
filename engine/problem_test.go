package engine

import (
	"strings"
	"testing"
)

// Each case is a line that cannot be answered, after a first line that can.
func TestProblems(t *testing.T) {
	for _, test := range []struct{ first, line, code, words string }{
		{newBidding, `{`, "bad-json", "not a JSON object: unexpected end"},
		{newBidding, `[1]`, "bad-json", "not an object"},
		{newBidding, `null`, "bad-json", "not an object"},
		{newBidding, `{} {}`, "bad-json", "after top-level value"},
		{newBidding, "{\"id\":\"\xff\"}", "bad-json", "UTF-8"},
		{newBidding, `{}`, "unknown-request", `no request "": games, new, decision`},
		{newBidding, `{"request":"dance"}`, "unknown-request", `no request "dance"`},
		{newBidding, `{"request":5}`, "bad-request", "request: not the right kind of value"},
		{newBidding, `{"request":"view","seat":"0"}`, "bad-request", "seat: not the right kind"},
		{newBidding, `{"request":"view","saet":0}`, "bad-request", `unknown field "saet"`},
		{newBidding, `{"request":"evaluate"}`, "bad-request", "seat is missing"},
		{newBidding, `{"request":"apply","seat":0}`, "bad-request", "move is missing"},
		{newBidding, `{"request":"redeal","seat":0,"seed":-1}`, "bad-request", "a seed is a whole"},
		{newBidding, `{"request":"redeal","seat":0,"seed":"12"}`, "bad-request", "64 hexadecimal"},
		{newBidding, `{"request":"view","seat":2}`, "wrong-seat", "seats are 0 to 1"},
		{newBidding, `{"request":"view","seat":-1}`, "wrong-seat", "there is no seat -1"},
		{newBidding, `{"request":"new","game":"chess"}`, "unknown-game", `no game "chess"`},
		{newBidding, `{"request":"new","game":"bidding","seats":3}`, "bad-options", "two seats"},
		{newBidding, `{"request":"new","game":"smallworld","seats":9}`, "bad-options", "9 players"},
		{
			newBidding, `{"request":"new","game":"smallworld","seats":2,"options":{"dice":2}}`,
			"bad-options", `unknown field "dice"`,
		},
		{newBidding, `{"request":"apply","seat":0,"move":[]}`, "bad-move", ""},
		{newBidding, `{"request":"apply","seat":0,"move":-1}`, "bad-move", ""},
		{newBidding, `{"request":"apply","seat":0,"move":0}`, "bad-move", "no move here"},
		{
			newBidding, `{"request":"apply","seat":0,"move":5}`, "not-legal",
			"it takes 5 and there are 3",
		},
		{
			newSmallWorld, `{"request":"apply","seat":0,"move":{"conquer":"nowhere"}}`, "bad-move",
			`no region "nowhere"`,
		},
		{newSmallWorld, `{"request":"apply","seat":0,"move":"decline"}`, "not-legal", "refuse"},
		{newSmallWorld, `{"request":"apply","seat":1,"move":{"pick":1}}`, "wrong-seat", "refuse"},
		{newBidding, `{"request":"load"}`, "bad-record", "cut off"},
		{newBidding, `{"request":"load","record":[{},{}]}`, "bad-record", "record:1: "},
		{newBidding, `{"request":"apply","seat":0,"move":9}`, "internal", "stands as before"},
	} {
		c := newClient(t)
		c.ask(test.first, nil)
		before := c.ask(`{"request":"save"}`, nil)
		h := c.say(test.line)
		switch {
		case h.Error == nil:
			t.Errorf("%s: answered with %s", test.line, h.Answer)
		case h.Error.Code != test.code || !strings.Contains(h.Error.Message, test.words):
			t.Errorf("%s: %v, want %s: %s", test.line, h.Error, test.code, test.words)
		case h.Error.Line != 3:
			t.Errorf("%s: said to be on line %d, not 3", test.line, h.Error.Line)
		}
		if after := c.ask(`{"request":"save"}`, nil); after != before {
			t.Errorf("%s changed the match:\n%s\n%s", test.line, before, after)
		}
	}
}

func TestNoGame(t *testing.T) {
	for _, r := range requests {
		if r.needs != needsGame {
			continue
		}
		h := newClient(t).say(`{"request":"` + r.name + `"}`)
		if h.Error == nil || h.Error.Code != codeNoGame {
			t.Errorf("%s without a match: %v", r.name, h.Error)
		}
	}
}

// The rules a refusal cites come with their titles.
func TestRefusalsQuoteTheBook(t *testing.T) {
	c := newClient(t)
	c.ask(newSmallWorld, nil)
	h := c.say(`{"request":"apply","seat":0,"move":"decline"}`)
	if h.Error == nil || len(h.Error.Rules) == 0 {
		t.Fatalf("no rule is cited: %v", h.Error)
	}
	for _, rule := range h.Error.Rules {
		if rule.ID == "" || rule.Title == "" {
			t.Errorf("rule %q has the title %q", rule.ID, rule.Title)
		}
	}
}

// A rule that breaks half way must not leave a trace: neither a bid nor a draw of the seed.
func TestABrokenRuleLeavesTheMatchWhole(t *testing.T) {
	play := func(lines ...string) string {
		c := newClient(t)
		c.ask(newBidding, nil)
		for _, line := range lines {
			c.say(line)
		}
		return c.ask(`{"request":"save"}`, nil)
	}
	bid, broken := `{"request":"apply","seat":0,"move":1}`, `{"request":"apply","seat":1,"move":9}`
	last := `{"request":"apply","seat":1,"move":2}`
	if with, without := play(bid, broken, last), play(bid, last); with != without {
		t.Errorf("with a broken move:\n%s\nwithout:\n%s", with, without)
	}
}
