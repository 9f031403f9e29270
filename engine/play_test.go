package engine

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"twobanners/game"
)

type listed struct {
	Moves []struct {
		Seat   int
		Move   json.RawMessage
		Packed json.RawMessage
	}
}

// play makes random moves through the protocol until the match is over or so many are made. It
// sends notation and packed moves in turn.
func (c *client) play(dice *rand.Rand, moves int) (made int) {
	c.Helper()
	for ; made < moves; made++ {
		var list listed
		c.ask(`{"request":"moves"}`, &list)
		if len(list.Moves) == 0 {
			break
		}
		chosen := list.Moves[dice.IntN(len(list.Moves))]
		move := chosen.Move
		if made%2 == 1 {
			move = chosen.Packed
		}
		c.ask(fmt.Sprintf(`{"request":"apply","seat":%d,"move":%s}`, chosen.Seat, move), nil)
	}
	return made
}

func (c *client) saved() string {
	c.Helper()
	var answer struct{ Record json.RawMessage }
	c.ask(`{"request":"save"}`, &answer)
	return string(answer.Record)
}

const aWholeGame = 1 << 20

func TestWholeGames(t *testing.T) {
	for _, options := range []string{`{}`, `{"variant":"team"}`} {
		for seats := 2; seats <= 5; seats++ {
			c := newClient(t)
			c.ask(fmt.Sprintf(`{"request":"new","game":"smallworld","seats":%d,"seed":%d,`+
				`"options":%s}`, seats, seats, options), nil)
			made := c.play(rand.New(rand.NewPCG(uint64(seats), 0)), aWholeGame)
			var end outcomeAnswer
			c.ask(`{"request":"outcome"}`, &end)
			if !end.Over || len(end.Winners) == 0 || len(end.Scores) != seats {
				t.Errorf("%d seats, %s: %d moves, then %+v", seats, options, made, end)
			}
			record := c.saved()
			var again matchAnswer
			newClient(t).ask(`{"request":"load","record":`+record+`}`, &again)
			if !again.Decision.Over || again.Decision.Moves != made {
				t.Errorf("%d seats, %s: loaded after the end: %+v", seats, options, again)
			}
		}
	}
}

// A match that goes on after load takes the very course it would have taken.
func TestLoadGoesOnAsIfNothingHadHappened(t *testing.T) {
	c := newClient(t)
	c.ask(newSmallWorld, nil)
	c.play(rand.New(rand.NewPCG(3, 3)), 60)
	copied := newClient(t)
	copied.ask(`{"request":"load","record":`+c.saved()+`}`, nil)
	c.play(rand.New(rand.NewPCG(4, 4)), aWholeGame)
	copied.play(rand.New(rand.NewPCG(4, 4)), aWholeGame)
	if one, other := c.saved(), copied.saved(); one != other {
		t.Errorf("the loaded match went another way:\n%s\n%s", one, other)
	}
}

// A client's library may sort keys and add spaces.
func TestLoadReadsKeysInAnyOrder(t *testing.T) {
	c := newClient(t)
	c.ask(newBidding, nil)
	c.ask(`{"request":"apply","seat":1,"move":2}`, nil)
	var values []map[string]any
	if err := json.Unmarshal([]byte(c.saved()), &values); err != nil {
		t.Fatal(err)
	}
	for _, value := range values {
		delete(value, "over") // false is the usual value
	}
	sorted, err := json.MarshalIndent(values, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	c.ask(`{"request":"load","record":`+string(sorted)+`}`, nil)
}

func TestTheSeedIsKeptUntilTheEnd(t *testing.T) {
	c := newClient(t)
	var begun matchAnswer
	c.ask(`{"request":"new","game":"bidding","seats":2}`, &begun)
	if begun.Seed != "" || begun.Commitment == "" {
		t.Errorf("a secret seed begins with %+v", begun)
	}
	if h := c.say(`{"request":"load","record":` + c.saved() + `}`); h.Error == nil ||
		h.Error.Code != codeBadRecord {
		t.Errorf("a match without its seed was loaded: %v", h.Error)
	}
	c.ask(`{"request":"apply","seat":0,"move":1}`, nil)
	c.ask(`{"request":"apply","seat":1,"move":1}`, nil)
	var end outcomeAnswer
	c.ask(`{"request":"outcome"}`, &end)
	seed, err := game.ParseSeed(end.Seed)
	if err != nil || seed.Commitment() != begun.Commitment {
		t.Errorf("at the end the seed is %q, committed to was %s", end.Seed, begun.Commitment)
	}
}

func TestRevealLetsASecretMatchBeLoaded(t *testing.T) {
	c := newClient(t)
	c.ask(`{"request":"new","game":"bidding","seats":2}`, nil)
	c.ask(`{"request":"save","reveal":true}`, nil)
	c.ask(`{"request":"load","record":`+c.saved()+`}`, nil)
}

// BenchmarkWholeGame plays a four-player game through the protocol: two requests a move.
func BenchmarkWholeGame(b *testing.B) {
	c := newClient(b)
	dice := rand.New(rand.NewPCG(1, 1))
	made := 0
	for b.Loop() {
		c.ask(`{"request":"new","game":"smallworld","seats":4,"seed":1}`, nil)
		made += c.play(dice, aWholeGame)
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(made), "µs/move")
	b.ReportMetric(float64(made)/float64(b.N), "moves/game")
}
