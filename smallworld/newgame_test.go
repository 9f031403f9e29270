package smallworld

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"twobanners/game"
)

// start sets a game up with a numbered seed.
func start(t testing.TB, seats int, options string, seed uint64) *Position {
	t.Helper()
	p, err := newGame(t).New(seats, []byte(options), game.NewFast(seed))
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

func TestSetupTakesTwoToFivePlayers(t *testing.T) { // SW-SETUP-01
	g := newGame(t)
	for seats := -1; seats <= 7; seats++ {
		_, err := g.New(seats, nil, game.NewFast(1))
		if ok := seats >= 2 && seats <= 5; ok != (err == nil) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}

// SW-SETUP-02, SW-SETUP-03, SW-SETUP-04, SW-SETUP-05, SW-SETUP-06: each number of players has its
// boards, drawn at random, never two sides of one.
func TestSetupBoardsByPlayers(t *testing.T) {
	g := newGame(t)
	want := map[int]string{2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}
	seen := map[string]bool{}
	for seats, sizes := range want {
		for seed := range uint64(60) {
			p := start(t, seats, "", seed)
			var got strings.Builder
			boards := map[string]bool{}
			for b := range p.World.Boards {
				face := g.content.Faces[p.World.Face[b]]
				got.WriteString(face.Size)
				seen[face.ID] = true
				if boards[face.Board] {
					t.Fatalf("two sides of %s together", face.Board)
				}
				boards[face.Board] = true
			}
			if got.String() != sizes {
				t.Fatalf("%d players sit at %s", seats, got.String())
			}
		}
	}
	if len(seen) != len(g.content.Faces) {
		t.Errorf("only %d of %d faces are ever drawn", len(seen), len(g.content.Faces))
	}
}

func TestSetupBoardsAreIslands(t *testing.T) { // SW-SETUP-07, SW-ENTRY-07
	p := start(t, 5, "", 3)
	for r := range Region(p.World.Regions) {
		around := p.World.Adjacent[r]
		if around == 0 || around.Has(r) || around&^p.boardOf(r) != 0 {
			t.Errorf("region %d borders %b", r, around)
		}
		for set := around; set != 0; set &= set - 1 {
			if !p.World.Adjacent[set.First()].Has(r) {
				t.Errorf("regions %d and %d border one way only", r, set.First())
			}
		}
	}
}

func TestSetupRounds(t *testing.T) { // SW-SETUP-08..11, SW-TEAM-14
	for seats, rounds := range map[int]uint8{2: 10, 3: 10, 4: 9, 5: 8} {
		for _, options := range []string{`{}`, `{"variant":"team"}`} {
			p := start(t, seats, options, 1)
			if p.Round != 1 || p.World.Rounds != rounds || p.Players[0].Coins != 5 {
				t.Errorf("%d players %s: round %d of %d", seats, options, p.Round, p.World.Rounds)
			}
		}
	}
	if p := start(t, 3, `{"rounds":4}`, 1); p.World.Rounds != 4 {
		t.Errorf("asked for 4 rounds, got %d", p.World.Rounds)
	}
}

// SW-SETUP-12, SW-SETUP-17, SW-SETUP-18, SW-SETUP-19: six visible combos and the rest below, every
// one different.
func TestSetupColumn(t *testing.T) {
	p := start(t, 4, "", 7)
	c := &p.Column
	var races []Race
	races = append(races, c.Race[Neutral][:]...)
	races = append(races, c.Stack[Neutral][:c.Count[Neutral]]...)
	powers := slices.Concat(c.Power[:], c.PowerStack[:c.PowerCount])
	slices.Sort(races)
	slices.Sort(powers)
	if len(slices.Compact(races)) != p.box.Races() || races[0] == NoRace {
		t.Errorf("banners %v, stack %d", races, c.Count[Neutral])
	}
	if len(slices.Compact(powers)) != p.box.Powers() || powers[0] == NoPower {
		t.Errorf("badges %v, stack %d", powers, c.PowerCount)
	}
	if c.Coins != [Lines]uint8{} {
		t.Errorf("coins lie on the combos: %v", c.Coins)
	}
	if q := start(t, 4, "", 8); q.Column.Race == c.Race {
		t.Error("two seeds give the same column: nothing was shuffled")
	}
}

func TestSetupTray(t *testing.T) { // SW-SETUP-13, -15, -16
	p := start(t, 2, "", 1)
	for _, b := range newGame(t).content.Banners {
		if race, _ := p.box.Race(b.ID); int(p.Tray[race]) != b.Box {
			t.Errorf("%s: %d tokens in the tray, want %d", b.ID, p.Tray[race], b.Box)
		}
	}
	if supply := (Supply{9, 4, 10, 6, 2, 5, 6, 6}); p.World.Supply != supply {
		t.Errorf("supply %+v", p.World.Supply)
	}
	if p.Stash != 35+20*3+25*5+30*10-10 {
		t.Errorf("the stash holds %d", p.Stash)
	}
	// The stash never runs dry: a purse may outgrow it.
	p.Stash = 1
	act{p, nil, nil}.earn(0, 600, forObjective)
	if p.Players[0].Coins != 605 {
		t.Errorf("a purse of %d", p.Players[0].Coins)
	}
}

// SW-SETUP-14, -21..23, -33, -34: Murlocs and Mountains where the map shows them, owned by nobody.
func TestSetupMap(t *testing.T) {
	g := newGame(t)
	for seats := 2; seats <= 5; seats++ {
		p := start(t, seats, "", 11)
		murlocs, terrains := 0, Regions(0)
		for _, set := range p.World.Terrain {
			if terrains&set != 0 {
				t.Error("a region has two terrains")
			}
			terrains |= set
		}
		if terrains != p.World.Land|p.World.Water {
			t.Error("a region has no terrain")
		}
		for r := range Region(p.World.Regions) {
			face, i := g.at(p, r)
			printed := face.Regions[i].Murlocs
			murlocs += printed
			if printed > 0 && (p.Holder[r] != ByMurlocs || int(p.Tokens[r]) != printed) ||
				printed == 0 && p.Holder[r] != Empty {
				t.Errorf("%s: holder %d, %d tokens", face.Regions[i].ID, p.Holder[r], p.Tokens[r])
			}
			if p.Holder[r].Seat() != game.Nobody {
				t.Error("a Murloc belongs to somebody")
			}
		}
		for b := range p.World.Boards {
			if p.World.Board[b]&p.World.Entry == 0 {
				t.Error("a board without an entry region")
			}
		}
		if murlocs > 15 || p.World.Terrain[Mountain].Count() > 10 {
			t.Errorf("%d Murlocs, %d Mountains", murlocs, p.World.Terrain[Mountain].Count())
		}
	}
}

// SW-SETUP-24, SW-SETUP-25, SW-SETUP-26: one face-down marker a board, on its size icon, known to
// nobody.
func TestSetupMarkers(t *testing.T) {
	g := newGame(t)
	for seats := 2; seats <= 5; seats++ {
		p := start(t, seats, "", 5)
		if int(p.UndrawnCount) != len(p.box.markers)-seats {
			t.Errorf("%d markers are left", p.UndrawnCount)
		}
		for b := range p.World.Boards {
			face, i := g.at(p, p.HiddenAt[b])
			if !p.World.Board[b].Has(p.HiddenAt[b]) || !face.Regions[i].MarkerSpot {
				t.Errorf("board %d hides its marker in region %d", b, p.HiddenAt[b])
			}
			for s := game.Nobody; s < game.Seat(seats); s++ {
				if v := p.View(s).(*Position); v.Hidden[b] != Unknown {
					t.Errorf("seat %d sees a face-down %s", s, p.box.MarkerName(v.Hidden[b]))
				}
			}
		}
	}
}

func TestSetupFirstPlayer(t *testing.T) { // SW-SETUP-27, -28
	seen := map[game.Seat]bool{}
	for seed := range uint64(40) {
		p := start(t, 4, "", seed)
		seen[p.Seat] = true
		for s := range 4 {
			if p.Players[s].Coins != 5 || p.Players[s].Race != NoRace {
				t.Errorf("seat %d starts with %+v", s, p.Players[s])
			}
		}
	}
	if len(seen) != 4 {
		t.Errorf("only %d seats ever begin", len(seen))
	}
	if p := start(t, 4, `{"first":2}`, 1); p.Seat != 2 || p.World.First != 2 {
		t.Errorf("seat %d begins", p.Seat)
	}
}

// SW-SETUP-29: turns go round, and the round ends before the first player.
func TestTurnsGoRound(t *testing.T) {
	p := start(t, 3, `{"first":1,"rounds":3}`, 4)
	chance := game.NewFast(9)
	var order []game.Seat
	var rounds []uint8
	last := game.Nobody
	for p.Stage != StageOver {
		if p.Seat != last {
			order, rounds = append(order, p.Seat), append(rounds, p.Round)
			last = p.Seat
		}
		s := p.Actors().First()
		list := p.Moves(s, nil)
		_ = p.Apply(s, list[chance.Draw("move", len(list))], chance, nil)
	}
	if want := []game.Seat{1, 2, 0, 1, 2, 0, 1, 2, 0}; !slices.Equal(order, want) {
		t.Errorf("turns %v", order)
	}
	if want := []uint8{1, 1, 1, 2, 2, 2, 3, 3, 3}; !slices.Equal(rounds, want) {
		t.Errorf("rounds %v", rounds)
	}
}

// SW-SETUP-20, SW-SCORE-09, SW-TEAM-07: stacks and purses are secret, but allies share theirs.
func TestViewHides(t *testing.T) {
	g := newGame(t)
	for _, variant := range []string{"classic", "team"} {
		p := start(t, 4, `{"variant":"`+variant+`"}`, 2)
		v := p.View(0).(*Position)
		for s := range 4 {
			open := s == 0 || variant == "team" && s == 2
			if open != (v.Players[s].Coins == 5) {
				t.Errorf("%s: seat 0 sees %d coins of seat %d", variant, v.Players[s].Coins, s)
			}
		}
		shown, err := json.Marshal(g.Show(v))
		if err != nil {
			t.Fatal(err)
		}
		group := p.group(0)
		hidden := p.box.RaceName(p.Column.Stack[group][0])
		if strings.Contains(string(shown), `"race":"`+hidden+`","power"`) ||
			v.Column.Stack[group][0] != NoRace || v.Column.PowerStack[0] != NoPower {
			t.Errorf("%s: seat 0 sees under the column", variant)
		}
		if v.Column.Race != p.Column.Race || v.Column.Power != p.Column.Power {
			t.Errorf("%s: seat 0 does not see the column", variant)
		}
	}
}

func TestOptionsAreChecked(t *testing.T) {
	g := newGame(t)
	for options, says := range map[string]string{
		`{"variant":"solo"}`:            "variant",
		`{"edition":"de"}`:              "edition",
		`{"rounds":99}`:                 "rounds",
		`{"first":4}`:                   "first",
		`{"variant":"team","first":1}`:  "SW-TEAM-05",
		`{"boards":["L1a","L1b"]}`:      "SW-SETUP-02",
		`{"boards":["L1a"]}`:            "SW-SETUP-02",
		`{"colour":"red"}`:              "unknown field",
		`{"rounds":"ten"}`:              "options",
		`{`:                             "options",
		`{"boards":["L1a","Atlantis"]}`: "Atlantis",
	} {
		_, err := g.New(2, []byte(options), game.NewFast(1))
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", options, err)
		}
	}
	p, err := g.New(2, []byte(`{"boards":["S2b","L1a"]}`), game.NewFast(1))
	if err != nil {
		t.Fatal(err)
	}
	shown := g.Show(p).(*Shown)
	if want := []string{"L1a", "S2b"}; !slices.Equal(shown.Boards, want) {
		t.Errorf("boards %v", shown.Boards)
	}
}
