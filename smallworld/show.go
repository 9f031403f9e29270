package smallworld

import (
	"sync"

	"twobanners/game"
)

// Shown is a position in ids and numbers: what clients and programs read. Show a View to a seat;
// what it may not know is null there, "unknown" or left out.
type Shown struct {
	Round    int           `json:"round"`
	Rounds   int           `json:"rounds"`
	Stage    string        `json:"stage"`
	Seat     game.Seat     `json:"seat"`
	Actors   []game.Seat   `json:"actors"`
	Variant  string        `json:"variant"`
	Edition  string        `json:"edition"`
	First    game.Seat     `json:"first"`
	Boards   []string      `json:"boards"`
	Players  []ShownPlayer `json:"players"`
	Regions  []ShownRegion `json:"regions"`
	Column   []ShownCombo  `json:"column"`
	Stack    ShownStack    `json:"stack"`
	Tray     []ShownTray   `json:"tray"`
	Turn     ShownTurn     `json:"turn"`
	Bombs    []string      `json:"bombs,omitempty"`
	Markers  []string      `json:"markers-left,omitempty"`
	BombsNum int           `json:"bombs-left"`
}

// ShownPlayer is a player's side of the table.
type ShownPlayer struct {
	Coins   *int   `json:"coins"`
	Side    string `json:"side,omitempty"`
	Race    string `json:"race,omitempty"`
	Power   string `json:"power,omitempty"`
	Faction string `json:"faction,omitempty"`
	Hand    int    `json:"hand"`
	// Least is the fewest pieces that hold a region of the active race.
	Least int `json:"least"`
	// Beside is the fewest beside the Champion: none, since it holds a region alone. SW-DEPLOY-09
	Beside   int    `json:"least-beside-champion"`
	Beasts   int    `json:"beasts,omitempty"`
	Champion string `json:"champion,omitempty"`
	Decline  string `json:"decline,omitempty"`
	Badge    string `json:"decline-power,omitempty"`
	Regions  int    `json:"regions"`
	Old      int    `json:"decline-regions"`
	Harmony  bool   `json:"harmony,omitempty"`
	Scored   Scores `json:"scored"`
}

// ShownRegion is a region with what stands and lies there.
type ShownRegion struct {
	ID       string    `json:"id"`
	Seat     game.Seat `json:"seat"`
	Race     string    `json:"race,omitempty"`
	Decline  bool      `json:"decline,omitempty"`
	Tokens   int       `json:"tokens,omitempty"`
	Beasts   int       `json:"beasts,omitempty"`
	Champion bool      `json:"champion,omitempty"`
	Murlocs  int       `json:"murlocs,omitempty"`
	Things   []string  `json:"things,omitempty"`
	Hidden   string    `json:"hidden,omitempty"`
	Bomb     string    `json:"bomb,omitempty"`
}

// ShownCombo is a line of the column: in the team variant it has a race for each faction.
type ShownCombo struct {
	Race     string `json:"race,omitempty"`
	Alliance string `json:"alliance,omitempty"`
	Horde    string `json:"horde,omitempty"`
	Neutral  string `json:"neutral,omitempty"`
	Power    string `json:"power"`
	Coins    int    `json:"coins"`
	Price    int    `json:"price"`
}

// ShownStack is what lies under the column, next first; "unknown" where it is secret.
type ShownStack struct {
	Races    []string `json:"races,omitempty"`
	Alliance []string `json:"alliance,omitempty"`
	Horde    []string `json:"horde,omitempty"`
	Neutral  []string `json:"neutral,omitempty"`
	Powers   []string `json:"powers,omitempty"`
	Discards []string `json:"discards,omitempty"`
}

// ShownTray is how many tokens of a race are left.
type ShownTray struct {
	Race   string `json:"race"`
	Tokens int    `json:"tokens"`
}

// ShownTurn is what is remembered of the turn under way.
type ShownTurn struct {
	Form          string   `json:"form,omitempty"`
	Side          string   `json:"side,omitempty"`
	Used          []string `json:"used,omitempty"`
	Intimidations int      `json:"intimidations,omitempty"`
	Swaps         int      `json:"swaps,omitempty"`
	Losses        int      `json:"losses,omitempty"`
	Target        string   `json:"target,omitempty"`
	AssaultDie    int      `json:"assault-die,omitempty"`
	// Toll is what the explosion of the bomb that waits would cost.
	Toll int `json:"toll,omitempty"`
	// ChampionFreed tells that the captured Champion must be put back with the survivors.
	ChampionFreed bool `json:"champion-freed,omitempty"`
}

func (s Stage) String() string { return stages[s].name }

// StageName names the part of the turn that a position is in.
func (g *Game) StageName(pos game.Position) string { return pos.(*Position).Stage.String() }

// Round is the round that is being played.
func (g *Game) Round(pos game.Position) int { return int(pos.(*Position).Round) }

// Show puts a position into ids and numbers.
func (g *Game) Show(pos game.Position) any {
	p := pos.(*Position)
	s := used.Get().(*Shown)
	*s = Shown{
		Round: int(p.Round), Rounds: int(p.World.Rounds), Stage: p.Stage.String(),
		Seat: p.Seat, Actors: p.Actors().List(), First: p.World.First,
		Variant: "classic", Edition: "en", BombsNum: int(p.BombsLeft),
		Boards: s.Boards[:0], Tray: s.Tray[:0], Players: s.Players[:0], Regions: s.Regions[:0],
		Column: s.Column[:0], Markers: s.Markers[:0],
		Stack: ShownStack{Races: s.Stack.Races[:0], Powers: s.Stack.Powers[:0]},
	}
	if p.World.Team {
		s.Variant = "team"
	}
	if p.World.Portuguese {
		s.Edition = "pt"
	}
	for b := range p.World.Boards {
		s.Boards = append(s.Boards, g.content.Faces[p.World.Face[b]].ID)
	}
	for seat := range game.Seat(p.World.Seats) {
		s.Players = append(s.Players, g.showPlayer(p, seat))
	}
	for r := range Region(p.World.Regions) {
		s.Regions = append(s.Regions, g.showRegion(p, r))
	}
	for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
		s.Tray = append(s.Tray, ShownTray{p.box.RaceName(race), int(p.Tray[race])})
	}
	for _, m := range p.Undrawn[:p.UndrawnCount] {
		s.Markers = append(s.Markers, p.box.MarkerName(m))
	}
	for i := int(p.BombsLeft) - 1; i >= 0 && p.BombStack != 0; i-- {
		s.Bombs = append(s.Bombs, bombName(p.BombStack>>i&1 != 0))
	}
	p.showColumn(s)
	s.Turn = g.showTurn(p)
	return s
}

// used is what was shown before and is not needed any more.
var used = sync.Pool{New: func() any { return &Shown{Column: []ShownCombo{}} }}

// Reuse gives back what was shown: the next one to be shown takes its room.
func (s *Shown) Reuse() { used.Put(s) }

func bombName(live bool) string {
	if live {
		return "live"
	}
	return "dud"
}

func (g *Game) showPlayer(p *Position, seat game.Seat) ShownPlayer {
	pl := &p.Players[seat]
	s := ShownPlayer{
		Hand: int(pl.Hand), Least: p.Least(seat),
		Regions: pl.Held.Count(), Old: pl.Old.Count(),
		Harmony: p.Harmony.Has(seat), Scored: p.Scored[seat],
	}
	if pl.Coins != unknownCoins {
		coins := int(pl.Coins)
		s.Coins = &coins
	}
	if p.World.Team {
		s.Side = p.World.Side[seat].String()
	}
	if pl.Race != NoRace {
		s.Race, s.Power = p.box.RaceName(pl.Race), p.box.PowerName(pl.Power)
		s.Faction = p.World.Faction[pl.Race].String()
	}
	if p.TamesBeasts(seat) {
		s.Beasts = int(p.BeastHand)
	}
	if p.LeadsChampion(seat) {
		s.Champion = "in-hand"
		if p.Champion >= 0 {
			s.Champion = g.RegionName(p, p.Champion)
		}
	}
	s.Decline = orNothing(p.box.RaceName(pl.OldRace))
	s.Badge = orNothing(p.box.PowerName(pl.OldPower))
	return s
}

func (g *Game) showRegion(p *Position, r Region) ShownRegion {
	s := ShownRegion{ID: g.RegionName(p, r), Seat: p.Holder[r].Seat(), Things: p.Things(r)}
	if p.Holder[r] == ByMurlocs {
		s.Murlocs = int(p.Tokens[r])
	} else {
		s.Tokens, s.Beasts = int(p.Tokens[r]), int(p.Beasts[r])
		s.Champion = p.Champion == r
	}
	s.Race, s.Decline = orNothing(p.box.RaceName(p.RaceAt(r))), p.Holder[r].Declined()
	for b, at := range p.HiddenAt {
		if at == r {
			s.Hidden = p.box.MarkerName(p.Hidden[b])
		}
	}
	if p.Bombs.Has(r) {
		s.Bomb = "unknown"
		if p.LiveBombs != 0 || p.BombStack != 0 {
			s.Bomb = bombName(p.LiveBombs.Has(r))
		}
	}
	return s
}

// Things are what lies in a region for all to see, without Mountains and bombs.
func (p *Position) Things(r Region) (list []string) {
	for _, thing := range [...]struct {
		in   Regions
		name string
	}{
		{p.Forts, "fort"},
		{p.Walls, "wisp-wall"},
		{p.Towers, "watch-tower"},
		{p.Objectives, "objective"},
	} {
		if thing.in.Has(r) {
			list = append(list, thing.name)
		}
	}
	for m, at := range p.MarkerAt {
		if at == r {
			list = append(list, p.box.MarkerName(Marker(m)))
		}
	}
	return list
}
