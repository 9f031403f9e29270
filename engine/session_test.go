package engine

import (
	"encoding/json"
	"strings"
	"testing"

	"twobanners/games/gamestest"
	"twobanners/rulebook"
)

// client is a program at the other end of the pipe.
type client struct {
	testing.TB
	session *Session
}

func newClient(t testing.TB) *client {
	t.Helper()
	session := New(gamestest.SmallWorld(t), gamestest.Lordaeron(t), bidding{})
	session.Title = rulebook.Title
	return &client{t, session}
}

// heard is an answer as a client that knows no Go reads it.
type heard struct {
	ID     json.RawMessage
	Answer json.RawMessage
	Error  *Problem
}

func (c *client) say(line string) heard {
	c.Helper()
	text, problem := c.session.Answer([]byte(line), nil)
	var h heard
	if err := json.Unmarshal(text, &h); err != nil {
		c.Fatalf("%s: the answer is no JSON: %v\n%s", line, err, text)
	}
	if (h.Error == nil) != (problem == nil) || (h.Error == nil) == (h.Answer == nil) {
		c.Fatalf("%s: neither an answer nor an error, or both: %s", line, text)
	}
	return h
}

// ask makes a request that must succeed and reads the answer into a value, which may be nil.
func (c *client) ask(line string, into any) string {
	c.Helper()
	h := c.say(line)
	if h.Error != nil {
		c.Fatalf("%s: %v", line, h.Error)
	}
	if into != nil {
		if err := json.Unmarshal(h.Answer, into); err != nil {
			c.Fatalf("%s: %v", line, err)
		}
	}
	return string(h.Answer)
}

const (
	newSmallWorld = `{"request":"new","game":"smallworld","seats":3,"seed":1,"options":{"first":0}}`
	newBidding    = `{"request":"new","game":"bidding","seats":2,"seed":1}`
)

// Each case is a conversation; its last answer must hold the words.
var conversations = map[string]struct {
	lines []string
	want  string
}{
	"games": {
		[]string{`{"request":"games"}`},
		`"protocol":1,"games":[{"game":"smallworld","version":"`,
	},
	"new shows a seed that was given": {
		[]string{`{"request":"new","game":"smallworld","seats":2,"seed":1}`}, `"seed":"`,
	},
	"decision": {
		[]string{newSmallWorld, `{"request":"decision"}`},
		`{"actors":[0],"stage":"pick","moves":0,"over":false,"hash":"`,
	},
	"moves of everybody": {
		[]string{newBidding, `{"request":"moves"}`},
		`{"seat":1,"move":"bid 1","packed":1,"cost":{"total":1,"terms":[{"name":"coins","n":1}]}}`,
	},
	"moves of one seat": {
		[]string{newBidding, `{"request":"moves","seat":1}`}, `{"moves":[{"seat":1,`,
	},
	"moves of a seat that waits": {
		[]string{newSmallWorld, `{"request":"moves","seat":2}`}, `{"moves":[]}`,
	},
	"why of a legal move": {
		[]string{newBidding, `{"request":"why","seat":1,"move":"bid 2"}`},
		`{"legal":true,"cost":{"total":2,`,
	},
	"why of a move that is not": {
		[]string{newBidding, `{"request":"why","seat":1,"move":5}`},
		`{"legal":false,"rules":[{"id":"three-coins"}],"need":5,"have":3}`,
	},
	"apply with a secret event": {
		[]string{newBidding, `{"request":"apply","seat":1,"move":"bid 2"}`},
		`{"events":[{"fact":{"coins":2,"event":"bid"},"to":[1]}],"decision":{"actors":[0],`,
	},
	"apply packed, with an open event": {
		[]string{
			newBidding, `{"request":"apply","seat":1,"move":2}`,
			`{"request":"apply","seat":0,"move":3}`,
		},
		`{"fact":{"bids":[3,2],"event":"revealed"}}],"decision":{"actors":[],"moves":2,"over":true`,
	},
	"view of a seat": {
		[]string{
			newBidding, `{"request":"apply","seat":1,"move":2}`, `{"request":"view","seat":1}`,
		},
		`{"seat":1,"view":[0,2]}`,
	},
	"view of a spectator": {
		[]string{newBidding, `{"request":"apply","seat":1,"move":2}`, `{"request":"view"}`},
		`{"seat":null,"view":[0,0]}`,
	},
	"state": {
		[]string{newBidding, `{"request":"apply","seat":1,"move":2}`, `{"request":"state"}`},
		`{"state":[0,2]}`,
	},
	"evaluate": {
		[]string{newSmallWorld, `{"request":"evaluate","seat":1}`},
		`"terms":[{"name":"coins","n":500},`,
	},
	"outcome of a game under way": {
		[]string{newBidding, `{"request":"outcome"}`}, `{"over":false,"seed":"`,
	},
	"outcome": {
		[]string{
			newBidding, `{"request":"apply","seat":1,"move":2}`,
			`{"request":"apply","seat":0,"move":3}`, `{"request":"outcome"}`,
		},
		`{"over":true,"winners":[0],"places":[1,2],"scores":[3,2],"seed":"`,
	},
	"quit": {[]string{`{"request":"quit"}`}, `{"quit":true}`},
}

func TestAnswers(t *testing.T) {
	for name, test := range conversations {
		c := newClient(t)
		answer := ""
		for _, line := range test.lines {
			answer = c.ask(line, nil)
		}
		if !strings.Contains(answer, test.want) {
			t.Errorf("%s: %s\nmisses %s", name, answer, test.want)
		}
	}
}

func TestTheIDComesBack(t *testing.T) {
	c := newClient(t)
	for _, id := range []string{`1`, `"a<b"`, `{"n":[1,2]}`, `null`} {
		for _, line := range []string{
			`{"id":` + id + `,"request":"games"}`, `{"id":` + id + `,"request":"dance"}`,
			`{"id":` + id + `,"request":7}`,
		} {
			if h := c.say(line); string(h.ID) != id && id != "null" {
				t.Errorf("%s is answered with id %s", line, h.ID)
			}
		}
	}
}
