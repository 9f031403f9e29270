package bot

import (
	"encoding/json"
	"math"
	"os"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
)

// checked is a position as the trainer had it, and what the trainer's net said.
type checked struct {
	Kind  string
	Sides []game.Seats
	Rows  []map[int]float32
	Scene map[int]float32
	Delta []float64
	Logit []float64
}

// UnmarshalJSON reads sides as plain numbers: a list of bytes would be taken for a text.
func (c *checked) UnmarshalJSON(raw []byte) error {
	type plain checked
	var read struct {
		plain
		Sides []int
	}
	if err := json.Unmarshal(raw, &read); err != nil {
		return err
	}
	*c = checked(read.plain)
	for _, side := range read.Sides {
		c.Sides = append(c.Sides, game.Seats(side))
	}
	return nil
}

// Go computes what the trainer computes, for every kind of table.
func TestNetSaysWhatItsTrainerSaid(t *testing.T) {
	raw, err := os.ReadFile("testdata/smallworld-net-check.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []checked
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	net := Shipped().nets["smallworld"]
	if net == nil || len(cases) < 8 {
		t.Fatalf("net %v, %d cases", net != nil, len(cases))
	}
	for i, c := range cases {
		leaf := leafOf(net, &c)
		for k := range net.layers {
			leaf.layer(k)
		}
		for s := range c.Rows {
			correction, logit := leaf.output(s)
			if math.Abs(float64(correction)-c.Delta[s]) > 2e-3 ||
				math.Abs(float64(logit)-c.Logit[s]) > 2e-3 {
				t.Errorf("case %d (%s) seat %d: got %.4f and %.4f, the trainer %.4f and %.4f",
					i, c.Kind, s, correction, logit, c.Delta[s], c.Logit[s])
			}
		}
	}
}

// leafOf is a leaf that has been told about a stored position.
func leafOf(net *Net, c *checked) *netLeaf {
	e := &Encoded{Seats: len(c.Rows), Scene: make([]float32, net.Head.Scene)}
	for s, row := range c.Rows {
		e.Sides[s] = c.Sides[s]
		e.Rows[s] = make([]float32, net.Head.Inputs)
		for i, x := range row {
			e.Rows[s][i] = x
		}
	}
	for i, x := range c.Scene {
		e.Scene[i] = x
	}
	leaf := net.leaf()
	leaf.encoded = e
	return leaf
}

// Whoever changes the rules' content must train anew, or at least fit: until then every level plays
// below its strength, and docs/ladder.md is wrong.
func TestShippedWeightsAreOfTodaysContent(t *testing.T) {
	g := gamestest.SmallWorld(t)
	library := Shipped()
	if library.nets[g.ID()] == nil {
		t.Fatal("no net is shipped")
	}
	if stale := library.Stale(g); stale != "" {
		t.Error(stale)
	}
	for _, table := range []struct {
		seats   int
		options string
	}{{2, "{}"}, {3, "{}"}, {4, "{}"}, {5, "{}"}, {2, team}, {3, team}, {4, team}, {5, team}} {
		p, err := g.New(table.seats, []byte(table.options), game.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		linear := library.linear[[2]string{g.ID(), p.(game.Describer).Kind()}]
		switch {
		case linear == nil:
			t.Errorf("no forecast for %d seats %s", table.seats, table.options)
		case contentOf(linear.Made.Version) != contentOf(g.Version()):
			t.Errorf("the forecast for %s is of %s", linear.Kind, linear.Made.Version)
		case library.net(g, p.(game.Describer)) == nil:
			t.Errorf("the net does not fit %s", linear.Kind)
		}
	}
}

const team = `{"variant": "team"}`

// A net of other content is not asked: its players go by the linear forecast, and it is said why.
func TestAStaleNetIsNotUsed(t *testing.T) {
	g := gamestest.SmallWorld(t)
	stale := NewLibrary()
	for _, linear := range Shipped().linear {
		stale.Add(linear)
	}
	without := NewLibrary()
	without.linear = stale.linear
	old := *Shipped().nets["smallworld"]
	old.Head.Made.Version = "2-0123456789ab"
	stale.nets["smallworld"] = &old
	if why := stale.Stale(g); why == "" || Shipped().Stale(g) != "" || without.Stale(g) != "" {
		t.Errorf("of another content: %q, of today's: %q", why, Shipped().Stale(g))
	}
	p, err := g.New(2, nil, game.NewFast(3))
	if err != nil {
		t.Fatal(err)
	}
	for p.Actors() != 0 {
		seat := p.Actors().First()
		var moves [2]game.Move
		for i, library := range []*Library{stale, without} {
			player, err := library.New(g, "strong")
			if err != nil {
				t.Fatal(err)
			}
			moves[i] = player.Choose(p, seat, game.NewFast(5))
		}
		if moves[0] != moves[1] {
			t.Fatal("a stale net decides")
		}
		if refusal := p.Apply(seat, moves[0], game.NewFast(7), nil); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
}
