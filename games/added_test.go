package games_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/game/gametest"
	"twobanners/games"
	"twobanners/smallworld"
)

// added is a pack of files alone: a race and a power in words, and each with an ability of the
// code that a thing of the base has borne until now.
var added = map[string]string{
	"powers/pathfinder/power.yaml": "{new: true, tokens: 4, does: [{coins: {each: entry}}, " +
		"{near: cavern}]}",
	"powers/besieging/power.yaml": "{new: true, tokens: 3, does: [{ability: forts}, " +
		"{toll: hills}]}",
	"races/harpies/race.yaml": "{new: true, faction: horde, tokens: 5, box: 12, does: [" +
		"{cost: {less: 1, in: mountain}}, {ability: steal}]}",
}

// A race and a power are added by a file each, and nothing else is touched: the laws hold, and
// every level of bots plays with them to the end.
func TestAThingCanBeAdded(t *testing.T) {
	dir := t.TempDir()
	for name, text := range added {
		file := filepath.Join(dir, filepath.FromSlash(name))
		must(t, os.MkdirAll(filepath.Dir(file), 0o750))
		must(t, os.WriteFile(file, []byte(text), 0o600))
	}
	entry, err := games.Find("smallworld")
	must(t, err)
	g, err := entry.New(dir)
	must(t, err)
	gametest.Laws(t, gametest.Suite{Game: g, Seats: 3, MaxMoves: 700})
	seen := map[string]int{}
	for _, level := range bot.Levels() {
		taken := map[string]int{}
		for seed := range uint64(12) {
			for _, thing := range takenIn(t, g, level.Name, seed) {
				taken[thing]++
				seen[thing]++
			}
			if level.Name == "expert" && seed > 0 {
				break // it thinks for long
			}
		}
		t.Logf("%s: taken %v", level.Name, taken)
	}
	if len(seen) != len(added) {
		t.Errorf("of the new things only %v were ever taken", seen)
	}
}

// takenIn plays a game of a level against itself, and tells which of the new things were taken.
func takenIn(t *testing.T, g game.Game, level string, seed uint64) (taken []string) {
	t.Helper()
	luck := game.NewFast(seed)
	p, err := g.New(2, nil, luck)
	must(t, err)
	player, err := bot.New(g, level)
	must(t, err)
	for p.Actors() != 0 {
		seat := p.Actors().First()
		if refusal := p.Apply(seat, player.Choose(p, seat, luck), luck, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
		at := p.(*smallworld.Position)
		for s := range at.Players[:at.Seats()] {
			me := &at.Players[s]
			for _, id := range []string{at.Box().RaceName(me.Race), at.Box().PowerName(me.Power)} {
				is := id == "pathfinder" || id == "besieging" || id == "harpies"
				if is && !slices.Contains(taken, id) {
					taken = append(taken, id)
				}
			}
		}
	}
	return taken
}
