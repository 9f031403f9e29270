package smallworld

import (
	"errors"
	"fmt"

	"twobanners/game"
)

// lawOfBanners: each banner is at one place and no race has two owners or two states; in the
// classic game six combos are always on offer. SW-SETUP-12, SW-INTERACT-76, SW-DECLINE-08
func (p *Position) lawOfBanners() error {
	var seen [raceRoom]int
	for s := range p.World.Seats {
		seen[p.Players[s].Race]++
		seen[p.Players[s].OldRace]++
	}
	c := &p.Column
	for group := range factionCount {
		for line, race := range c.Race[group] {
			seen[race]++
			if race == NoRace && group == Neutral && !p.World.Team {
				return fmt.Errorf("line %d shows no combo", line+1) // SW-COLUMN-16, SW-INTERACT-09
			}
		}
		for _, race := range c.Stack[group][:c.Count[group]] {
			seen[race]++
			if race == NoRace {
				return errors.New("a banner of the stack is missing")
			}
		}
	}
	for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
		want := 1
		if p.World.Team && p.World.Faction[race] == Neutral && p.World.Seats%2 == 0 {
			want = 0 // left in the box: SW-TEAM-10
		}
		if seen[race] != want {
			return fmt.Errorf("the banner of the %s is there %d times", p.box.RaceName(race),
				seen[race])
		}
	}
	return p.lawOfOffers()
}

// lawOfOffers: who must pick has something to pick. SW-TEAM-34, SW-INTERACT-09
func (p *Position) lawOfOffers() error {
	if p.Stage != StagePick {
		return nil
	}
	for line := range p.lines() {
		if p.Column.Race[p.group(p.Seat)][line] != NoRace {
			return nil
		}
	}
	return fmt.Errorf("seat %d has no race to pick", p.Seat)
}

// lawOfBadges: each badge is at one place; in the classic game there is always one left for
// the next pick, and every line shows one. SW-SETUP-12, SW-COLUMN-17, -19, -23
func (p *Position) lawOfBadges() error {
	var seen [powerRoom]int
	for s := range p.World.Seats {
		seen[p.Players[s].Power]++
		seen[p.Players[s].OldPower]++
	}
	c := &p.Column
	for line := range p.lines() {
		if c.Power[line] == NoPower {
			return fmt.Errorf("line %d shows no badge", line+1)
		}
		seen[c.Power[line]]++
	}
	for _, power := range c.PowerStack[:c.PowerCount] {
		seen[power]++
	}
	for _, power := range c.Discard[:c.DiscardCount] {
		seen[power]++
	}
	for power := NoPower + 1; int(power) <= p.box.Powers(); power++ {
		if seen[power] != 1 {
			return fmt.Errorf("the badge %s is there %d times", p.box.PowerName(power), seen[power])
		}
	}
	if c.PowerCount+c.DiscardCount == 0 {
		return errors.New("no badge is left")
	}
	return nil
}

// lawOfMarkers: of the markers as many as there are players are on the boards, each once,
// the rest in the box; only the Well may leave the game. SW-SETUP-24, SW-PLACE-WELL-02
func (p *Position) lawOfMarkers() error {
	var seen [MaxMarkers]int
	onBoards := 0
	for m, at := range p.MarkerAt {
		if at != NoRegion {
			seen[m]++
			onBoards++
		}
	}
	for b, at := range p.HiddenAt {
		if at != NoRegion {
			seen[p.Hidden[b]]++
			onBoards++
		}
	}
	for _, m := range p.Undrawn[:p.UndrawnCount] {
		seen[m]++
	}
	for _, m := range p.box.markers {
		if n := seen[m]; n > 1 || n == 0 && m != Well {
			return fmt.Errorf("there are %d of the %s", n, p.box.MarkerName(m))
		}
	}
	if p.Turn.WellAt != NoRegion {
		onBoards++ // the Well is in a player's hand
	}
	if onBoards != int(p.World.Seats) {
		return fmt.Errorf("%d markers for %d players", onBoards, p.World.Seats)
	}
	return nil
}

// lawOfSetUp: what is true before the first move.
func (p *Position) lawOfSetUp() error {
	c := &p.Column
	switch {
	case p.Round != 1: // SW-SETUP-08
		return fmt.Errorf("the game begins in round %d", p.Round)
	case p.Tray != p.World.Box:
		return errors.New("tokens are missing in the tray")
	case int(c.PowerCount) != p.box.Powers()-int(p.lines()): // SW-SETUP-19, SW-TEAM-13
		return fmt.Errorf("%d badges below", c.PowerCount)
	case p.World.Boards != p.World.Seats:
		return fmt.Errorf("%d boards for %d players", p.World.Boards, p.World.Seats)
	}
	for s := range game.Seat(p.World.Seats) {
		if p.Players[s].Coins != 5 || p.Players[s].Race != NoRace { // SW-SETUP-27
			return fmt.Errorf("seat %d begins with %d coins", s, p.Players[s].Coins)
		}
	}
	var of [factionCount]int
	for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
		group := p.World.Faction[race]
		if !p.World.Team {
			group = Neutral
		} else if group == Neutral && p.World.Seats%2 == 0 {
			continue // left in the box: SW-TEAM-10
		}
		of[group]++
	}
	for group, banners := range of { // SW-SETUP-18, SW-TEAM-11, -12
		if below := max(0, banners-int(p.lines())); int(c.Count[group]) != below {
			return fmt.Errorf("%d of %d banners below", c.Count[group], banners)
		}
	}
	return p.lawOfBoards()
}

// lawOfBoards: boards are islands with a marker each, and regions have one terrain.
func (p *Position) lawOfBoards() error {
	for b := range p.World.Boards {
		board := p.World.Board[b]
		if p.Hidden[b] == Unknown || !board.Has(p.HiddenAt[b]) {
			return fmt.Errorf("board %d has no marker", b) // SW-SETUP-25
		}
		for set := board; set != 0; set &= set - 1 {
			r := set.First()
			terrains := 0
			for _, in := range p.World.Terrain {
				terrains += yes(in.Has(r))
			}
			switch {
			case p.World.Adjacent[r]&^board != 0 || p.World.Adjacent[r].Has(r): // SW-SETUP-07
				return fmt.Errorf("region %d borders what it should not", r)
			case terrains != 1: // SW-SETUP-33
				return fmt.Errorf("region %d has %d terrains", r, terrains)
			case p.Holder[r] == ByMurlocs && p.Tokens[r] != 1: // SW-SETUP-21
				return fmt.Errorf("region %d has %d Murlocs", r, p.Tokens[r])
			}
		}
	}
	return nil
}
