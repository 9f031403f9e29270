package lordaeron

import (
	"encoding/json"
	"slices"
	"testing"

	"twobanners/game"
)

// What is said about a region is what the referee answers to the move that leads there; of a region
// about which nothing is said, the move is offered.
func TestRegionsAgreeWithTheReferee(t *testing.T) {
	g := newGame(t)
	advised := map[string]int{}
	for seed := range uint64(8) {
		options := []byte(`{"overlord": "nefarian"}`)
		luck := game.NewFast(seed)
		pos, err := g.New(2+int(seed%5), options, luck)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for moves := 0; !p.Over && moves < 6000; moves++ {
			seats := p.Actors().List()
			seat := seats[luck.Draw("seat", len(seats))]
			list := p.Moves(seat, nil)
			if task := p.top().Task; moves%7 == 0 || task == taskWalk || task == taskAsk {
				agreeOnRegions(t, g, p, seat, list, advised)
			}
			m := list[luck.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
				t.Fatalf("seed %d: %v", seed, refusal)
			}
		}
	}
	for _, word := range []string{"travel", "step", "retreat", "event"} {
		if advised[word] == 0 {
			t.Errorf("of %s no region was refused", word)
		}
	}
}

func agreeOnRegions(
	t *testing.T, g *Game, p *Position, seat game.Seat, list []game.Move, advised map[string]int,
) {
	t.Helper()
	refused := map[Move]map[Region]bool{}
	for _, m := range p.pointed(seat) {
		refused[m] = map[Region]bool{}
		for _, a := range g.refusedRegions(p, seat, m) {
			regions := a.Regions
			for r := range Region(g.box.Regions) {
				if name := g.RegionName(r); a.Regions == nil || slices.Contains(regions, name) {
					refused[m][r] = true
					advised[notations[m.Kind].Word]++
					askReferee(t, g, p, seat, a, name)
				}
			}
		}
	}
	offered := map[Move]map[Region]bool{}
	for _, packed := range list {
		m, _ := p.Unpack(packed)
		at := Region(m.At)
		switch m.Kind {
		case Travel, Step:
			m = Move{Kind: m.Kind, Who: m.Who}
		case Retreat:
			m = Move{Kind: Retreat}
		case EventChoice:
			m = Move{Kind: EventChoice, Who: m.Who, N: m.N}
		default:
			continue
		}
		if offered[m] == nil {
			offered[m] = map[Region]bool{}
		}
		offered[m][at] = true
	}
	for m, regions := range refused {
		for r := range Region(g.box.Regions) {
			if regions[r] == offered[m][r] {
				t.Fatalf("%v to %s: refused %t, offered %t", m, g.RegionName(r), regions[r],
					offered[m][r])
			}
		}
	}
}

// askReferee puts the region into the move as the browser would, and compares the rules.
func askReferee(
	t *testing.T, g *Game, p *Position, seat game.Seat, a RegionAdvice, region string,
) {
	t.Helper()
	move := a.Move.(map[string]any)
	for _, parts := range move {
		parts.(map[string]any)["to"] = region
	}
	text, err := json.Marshal(move)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := g.ReadMove(p, seat, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if got := p.Why(seat, packed).Rules; !slices.Equal(got, a.Rules) {
		t.Fatalf("%s is refused by %v, advised %v", text, got, a.Rules)
	}
}
