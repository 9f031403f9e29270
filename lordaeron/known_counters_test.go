package lordaeron

import (
	"encoding/json"
	"slices"
	"testing"

	"twobanners/game"
)

// What is known stays known: a faction that has looked at a false counter of Lord Kazzak sees it as
// such for as long as it lies there, and nobody else does. WB-OVERLORD-KAZZAK-06
func TestWhatIsKnownStaysKnown(t *testing.T) {
	g := newGame(t)
	looks := 0
	for seed := range uint64(12) {
		luck := game.NewFast(seed)
		pos, err := g.New(4, []byte(`{"overlord": "lord-kazzak"}`), luck)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		var told [2][]string // by faction, as its seats were told
		for moves := 0; moves < 800 && !p.Over; moves++ {
			seat := p.Actors().First()
			var log game.Log
			if refusal := p.Apply(seat, looking(p, seat, luck), luck, &log); !refusal.OK() {
				t.Fatal(refusal)
			}
			for _, e := range log.Events {
				if e.Kind == CounterSeen && e.Args[2] == 0 {
					side := p.People[e.Args[0]].Faction
					told[side] = append(told[side], g.RegionName(Region(e.Args[1])))
					looks++
				}
			}
			for viewer := range game.Seat(4) {
				if p.Depth > 0 && p.Stack[0].Task != taskDraft {
					knows(t, g, p, viewer, told[p.sideOf(viewer)])
				}
			}
		}
	}
	if looks < 5 {
		t.Errorf("only %d false counters were looked at", looks)
	}
}

// looking is a random move that looks under counters where it can.
func looking(p *Position, seat game.Seat, luck *game.Fast) game.Move {
	list := p.Moves(seat, nil)
	for _, packed := range list {
		if Kind(packed) == Look {
			return packed
		}
	}
	return list[luck.Draw("move", len(list))]
}

// knows compares what a seat is shown with what its faction was told, of the counters left.
func knows(t *testing.T, g *Game, p *Position, viewer game.Seat, told []string) {
	t.Helper()
	text, err := json.Marshal(g.Show(p.View(viewer)))
	if err != nil {
		t.Fatal(err)
	}
	var shown struct{ Overlord ShownOverlord }
	if err := json.Unmarshal(text, &shown); err != nil {
		t.Fatal(err)
	}
	for _, region := range shown.Overlord.Counters {
		if got := slices.Contains(shown.Overlord.False, region); got !=
			slices.Contains(told, region) {
			t.Fatalf("seat %d is shown the counter in %s as false: %t", viewer, region, got)
		}
	}
	if len(shown.Overlord.False) > len(shown.Overlord.Counters) {
		t.Fatalf("seat %d knows counters that are gone: %v", viewer, shown.Overlord)
	}
}
