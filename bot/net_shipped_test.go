package bot

import (
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/smallworld"
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

// The inputs that shipped weights were made with have names, each its own, and what describes a
// position whatever is in the box is among them. A thing that is not is only told about.
func TestEveryShippedInputHasAName(t *testing.T) {
	g := gamestest.SmallWorld(t)
	library := Shipped()
	if library.nets[g.ID()] == nil {
		t.Fatal("no net is shipped")
	}
	for _, table := range []struct {
		seats   int
		options string
	}{{2, "{}"}, {3, "{}"}, {4, "{}"}, {5, "{}"}, {2, team}, {3, team}, {4, team}, {5, team}} {
		pos, err := g.New(table.seats, []byte(table.options), game.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(game.Describer)
		linear := library.linear[[2]string{g.ID(), p.Kind()}]
		if linear == nil || library.net(g, p) == nil {
			t.Fatalf("no forecast for %d seats %s, or no net", table.seats, table.options)
		}
		today, net := NamesOf(p), &library.nets[g.ID()].Head.Names
		for _, of := range []struct{ today, file []string }{
			{today.Features, linear.Names},
			{today.Features, net.Features},
			{today.Scene, net.Scene},
		} {
			if err := named(of.file); err != nil {
				t.Errorf("%s: %v", linear.Kind, err)
			}
			for _, name := range of.today {
				if kindOf(name) == "" && !slices.Contains(of.file, name) {
					t.Errorf("%s: nothing is known of %s", linear.Kind, name)
				}
			}
		}
	}
}

const team = `{"variant": "team"}`

// A thing that weights have never seen is as the mean of its kind to them, it is said, and all that
// they know stays as it was.
func TestANewThingIsTheMeanOfItsKind(t *testing.T) {
	shipped, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	box := *shipped
	box.Badges = append(slices.Clone(box.Badges), content.Badge{ID: "aaa", Tokens: 4})
	g, err := smallworld.NewGame(&box)
	if err != nil {
		t.Fatal(err)
	}
	before, after := Shipped().Stale(gamestest.SmallWorld(t)), Shipped().Stale(g)
	if after == "" || after == before {
		t.Errorf("it is not told: %q", after)
	}
	p, err := g.New(2, nil, game.NewFast(3))
	if err != nil {
		t.Fatal(err)
	}
	net := Shipped().nets[g.ID()]
	fit := Shipped().net(g, p.(game.Describer))
	wide, n := 3*net.Head.Layers[0], 0
	mean := make([]float32, wide)
	for k, name := range net.Head.Names.Features {
		row := net.layers[0].rows[k*wide : (k+1)*wide]
		if kindOf(name) == "power" {
			n++
			add(mean, row, 1)
		}
		at := slices.Index(fit.Head.Names.Features, name)
		if !slices.Equal(fit.layers[0].rows[at*wide:(at+1)*wide], row) {
			t.Errorf("the row of %s has changed", name)
		}
	}
	at := slices.Index(fit.Head.Names.Features, "power aaa")
	for i, x := range fit.layers[0].rows[at*wide : (at+1)*wide] {
		if mean[i]/float32(n) != x {
			t.Fatalf("number %d is %v, the mean %v", i, x, mean[i]/float32(n))
		}
	}
}
