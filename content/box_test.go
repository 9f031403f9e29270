package content

import "testing"

// SW-SETUP-12 and SW-FACTION-01: sixteen races, six Alliance, six Horde, four Neutral.
func TestFactions(t *testing.T) {
	sides := map[Faction]string{}
	for _, b := range ours(t).Banners {
		sides[b.Faction] += b.ID + " "
	}
	for side, want := range map[Faction]string{
		Alliance: "draenei dwarves gnomes humans night-elves worgen ",
		Horde:    "blood-elves forsaken goblins orcs tauren trolls ",
		Neutral:  "ethereals kobolds naga pandaren ",
	} {
		if sides[side] != want {
			t.Errorf("%s: %s, want %s", side, sides[side], want)
		}
	}
}

// SW-SETUP-13: the race tokens.
func TestRaceTokens(t *testing.T) {
	want := map[string]int{
		"blood-elves": 10, "draenei": 12, "dwarves": 10, "ethereals": 10, "forsaken": 20,
		"gnomes": 10, "goblins": 11, "humans": 10, "kobolds": 11, "naga": 11, "night-elves": 9,
		"orcs":     11,
		"pandaren": 10, "tauren": 16, "trolls": 11, "worgen": 10,
	}
	for _, b := range ours(t).Banners {
		if b.Box != want[b.ID] {
			t.Errorf("%s: %d tokens, want %d", b.ID, b.Box, want[b.ID])
		}
		if b.ID != "forsaken" && b.Tokens != b.Box-5 {
			t.Errorf("%s: banner %d and box %d", b.ID, b.Tokens, b.Box)
		}
	}
}

// SW-SETUP-14, SW-SETUP-15: the supply of pieces.
func TestSupply(t *testing.T) {
	want := Supply{
		Mountains: 10, Murlocs: 15, WispWalls: 9, Harmony: 4, Forts: 10, WatchTowers: 6,
		Objectives: 2, Champions: 1, Beasts: 5, BombsLive: 6, BombsDud: 6,
	}
	if got := world(t).Pieces.Supply; got != want {
		t.Errorf("supply %+v, want %+v", got, want)
	}
}

// SW-SETUP-16: 110 coins worth 520.
func TestStash(t *testing.T) {
	coins, worth := 0, 0
	for _, c := range world(t).Pieces.Stash.Coins {
		coins += c.Count
		worth += c.Count * c.Value
	}
	if coins != 110 || worth != 520 {
		t.Errorf("%d coins worth %d, want 110 worth 520", coins, worth)
	}
}

// SW-SETUP-02..05, SW-SETUP-09..11, SW-SETUP-27: boards, rounds and coins by number of players.
func TestTables(t *testing.T) {
	setup := world(t).Setup
	want := []Table{
		{Players: 2, Rounds: 10, Large: 1, Small: 1},
		{Players: 3, Rounds: 10, Large: 1, Medium: 1, Small: 1},
		{Players: 4, Rounds: 9, Large: 1, Medium: 2, Small: 1},
		{Players: 5, Rounds: 8, Large: 2, Medium: 1, Small: 2},
	}
	for i, table := range setup.Tables {
		if table != want[i] {
			t.Errorf("table %+v, want %+v", table, want[i])
		}
	}
	if setup.Coins != 5 {
		t.Errorf("%d coins at the start", setup.Coins)
	}
}

func TestHashHoldsFactsOnly(t *testing.T) {
	w := *world(t)
	before := hash(&w)
	w.Badges = append([]Badge(nil), w.Badges...)
	w.Badges[0].Tokens--
	if hash(&w) == before {
		t.Error("a badge's number does not change the hash")
	}
}
