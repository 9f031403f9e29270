package lordaeron

import (
	"testing"

	"twobanners/game"
)

// A quest in reach has the odds that the card of its region tells, wherever a game leads; each can
// be challenged at the end of its way, and every challenge of a quest that is offered is there.
func TestReachSaysWhatTheRegionSays(t *testing.T) {
	g := newGame(t)
	near, far := 0, 0
	for seed := range uint64(6) {
		chance := game.NewFast(seed)
		pos, err := g.New(3, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for n := 0; n < 300 && !p.Over; n++ {
			seat := p.Actors().First()
			if p.top().Task == taskTurn {
				here, there := reachHolds(t, g, p, seat)
				near, far = near+here, far+there
			}
			list := p.Moves(seat, nil)
			_ = p.Apply(seat, list[chance.Draw("move", len(list))], chance, nil)
		}
	}
	if near < 20 || far < 20 {
		t.Errorf("%d fights on the spot and %d at the end of a way", near, far)
	}
}

// reachHolds compares what is in reach with the places of the map and with the moves, and counts
// fights on the spot and farther away.
func reachHolds(t *testing.T, g *Game, p *Position, seat game.Seat) (near, far int) {
	t.Helper()
	told := map[[3]string]int{}
	for _, o := range g.places(p, seat) {
		if o.Kind == foeWords[QuestFoes] {
			told[[3]string{o.Who, o.Region, o.Against}] = o.Win
		}
	}
	reach := map[[3]string]bool{}
	for _, o := range g.reach(p, seat) {
		key := [3]string{o.Who, o.Region, o.Against}
		if win, ok := told[key]; !ok || win != o.Win {
			t.Fatalf("%+v, the card of the region says %d (%v)", o, win, ok)
		}
		reach[key] = true
	}
	offered := questChallenges(g, p, seat)
	near = len(offered)
	for _, way := range g.ways(p, seat) {
		end := goWay(t, g, p, seat, way)
		if end.top().Task == taskTravel {
			_ = end.Apply(seat, Move{Kind: Halt}.Pack(), game.NewFast(1), nil)
		}
		if end.top().Task != taskTurn {
			continue
		}
		for key := range questChallenges(g, end, seat) {
			if key[0] == way.Who && key[1] == way.To {
				offered[key] = true
			}
		}
	}
	for key := range offered {
		if !reach[key] {
			t.Fatalf("%v can be fought and is not in reach: %v", key, reach)
		}
	}
	if len(reach) != len(offered) {
		t.Fatalf("in reach %v, to be fought %v", reach, offered)
	}
	return near, len(offered) - near
}

// questChallenges are the quests that may be challenged now: who, where and against whom.
func questChallenges(g *Game, p *Position, seat game.Seat) map[[3]string]bool {
	list := map[[3]string]bool{}
	for _, packed := range p.Moves(seat, nil) {
		if m, _ := p.Unpack(packed); m.Kind == Challenge && Foe(m.N) == QuestFoes {
			at := g.RegionName(p.People[m.Who].Region)
			list[[3]string{g.WhoName(p, m.Who), at, g.box.Creatures[m.M].id}] = true
		}
	}
	return list
}
