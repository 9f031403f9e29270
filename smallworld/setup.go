package smallworld

import (
	"fmt"
	"slices"

	"twobanners/game"
)

// New sets a game up. SW-SETUP-01..28
func (g *Game) New(seats int, options []byte, chance game.Chance) (game.Position, error) {
	o, err := ReadOptions(options)
	if err != nil {
		return nil, err
	}
	if err := o.check(seats); err != nil {
		return nil, err
	}
	faces, err := g.boards(seats, o.Boards, chance)
	if err != nil {
		return nil, err
	}
	p, err := g.Blank(seats, faces)
	if err != nil {
		return nil, err
	}
	if o.Rounds > 0 {
		p.World.Rounds = uint8(o.Rounds)
	}
	p.World.Portuguese = o.Edition == "pt"
	if o.Variant == "team" {
		p.SetTeam()
	}
	p.World.First = o.firstSeat(seats, chance)
	for s := range seats {
		p.Players[s].Coins = int16(g.content.Setup.Coins)
		p.Stash -= int16(g.content.Setup.Coins)
	}
	p.DealColumn(chance)
	g.dealMarkers(p, chance)
	p.Seat = p.World.First
	act{p, chance, nil}.beginTurn()
	return p, nil
}

// SetTeam turns the position into one of the team variant. SW-TEAM-01..05
func (p *Position) SetTeam() {
	p.World.Team = true
	p.World.Side = TeamSides(int(p.World.Seats))
}

// boards are the faces in play: those asked for, or drawn at random, each board on one side.
// SW-SETUP-02..06
func (g *Game) boards(seats int, names []string, chance game.Chance) ([]int, error) {
	sets := g.sets[seats]
	if len(sets) == 0 {
		return nil, fmt.Errorf("the content has no boards for %d players", seats)
	}
	if len(names) == 0 {
		return sets[chance.Draw("boards", len(sets))], nil
	}
	for _, set := range sets {
		if g.sameFaces(set, names) {
			return set, nil
		}
	}
	return nil, fmt.Errorf("boards %v are no set for %d players (SW-SETUP-02..06)", names, seats)
}

func (g *Game) sameFaces(set []int, names []string) bool {
	var faces []string
	for _, i := range set {
		faces = append(faces, g.content.Faces[i].ID)
	}
	slices.Sort(faces)
	return slices.Equal(faces, slices.Sorted(slices.Values(names)))
}

// Blank is a position with a world, Murlocs and a full tray, and nothing else.
func (g *Game) Blank(seats int, faces []int) (*Position, error) {
	p := g.printed
	p.World.Seats = uint8(seats)
	for _, t := range g.content.Setup.Tables {
		if t.Players == seats {
			p.World.Rounds = uint8(t.Rounds)
		}
	}
	return &p, g.layOut(&p, faces)
}

// empty is a position before anything is laid out.
func (g *Game) empty() Position {
	p := Position{box: g.box, Champion: NoRegion, Deployer: game.Nobody, Round: 1}
	p.Turn = Turn{Target: NoRegion, WellAt: NoRegion}
	for m := range p.MarkerAt {
		p.MarkerAt[m] = NoRegion
	}
	for b := range p.HiddenAt {
		p.HiddenAt[b], p.Hidden[b] = NoRegion, Unknown
	}
	return p
}

// print puts the numbers of the components into the world.
func (g *Game) print(p *Position) {
	c := g.content
	for _, b := range c.Banners {
		r, _ := g.box.Race(b.ID)
		f, _ := ParseFaction(string(b.Faction))
		p.World.Banner[r], p.World.Box[r] = uint8(b.Tokens), uint8(b.Box)
		p.World.Faction[r], p.Tray[r] = f, uint8(b.Box)
	}
	for _, b := range c.Badges {
		power, _ := g.box.Power(b.ID)
		p.World.Badge[power] = uint8(b.Tokens)
	}
	for i, pips := range c.Pieces.Die.Sides {
		p.World.Die[i] = uint8(pips)
	}
	s := &c.Pieces.Supply
	p.World.Supply = Supply{
		Walls: uint8(s.WispWalls), Harmony: uint8(s.Harmony), Forts: uint8(s.Forts),
		Towers: uint8(s.WatchTowers), Objectives: uint8(s.Objectives), Beasts: uint8(s.Beasts),
		LiveBombs: uint8(s.BombsLive), Duds: uint8(s.BombsDud),
	}
	for _, coin := range c.Pieces.Stash.Coins {
		p.Stash += int16(coin.Value * coin.Count)
	}
}

// layOut puts the boards into the world, with their Murlocs. SW-SETUP-07, -21..23
func (g *Game) layOut(p *Position, faces []int) error {
	if len(faces) > MaxBoards {
		return fmt.Errorf("%d boards: at most %d fit", len(faces), MaxBoards)
	}
	for _, f := range faces {
		if int(p.World.Regions)+len(g.maps[f].adjacent) > MaxRegions {
			return fmt.Errorf("more than %d regions on the boards", MaxRegions)
		}
		p.lay(&g.maps[f], uint8(f))
	}
	return nil
}

// dealMarkers puts one face-down marker on each board. SW-SETUP-24..26
func (g *Game) dealMarkers(p *Position, chance game.Chance) {
	p.UndrawnCount = uint8(copy(p.Undrawn[:], g.box.markers))
	game.Shuffle(chance, "markers", p.Undrawn[:p.UndrawnCount])
	for b := range p.World.Boards {
		spot := g.maps[p.World.Face[b]].spot
		if spot == NoRegion {
			continue // a board of a scenario
		}
		p.UndrawnCount--
		p.Hidden[b] = p.Undrawn[p.UndrawnCount]
		p.HiddenAt[b] = p.World.Board[b].First() + spot
		p.Undrawn[p.UndrawnCount] = Unknown
	}
}

// DealColumn shuffles banners and badges and lays the column out. SW-SETUP-17..19, SW-TEAM-10..13
func (p *Position) DealColumn(chance game.Chance) {
	c := &p.Column
	for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
		group := Neutral
		if p.World.Team {
			group = p.World.Faction[race]
			if group == Neutral && p.World.Seats%2 == 0 {
				continue // left in the box: SW-TEAM-10
			}
		}
		c.Stack[group][c.Count[group]] = race
		c.Count[group]++
	}
	for c.PowerCount = 0; int(c.PowerCount) < p.box.Powers(); c.PowerCount++ {
		c.PowerStack[c.PowerCount] = Power(c.PowerCount) + 1
	}
	game.Shuffle(chance, "badges", c.PowerStack[:c.PowerCount])
	x := act{p, chance, nil}
	for line := range p.lines() {
		c.Power[line] = x.nextBadge()
	}
	for group := range factionCount {
		game.Shuffle(chance, "banners", c.Stack[group][:c.Count[group]])
		for line := range p.lines() {
			c.Race[group][line] = c.nextBanner(group)
		}
	}
}
