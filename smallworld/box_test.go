package smallworld

import (
	"slices"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// boxWith is the shipped box with some more powers, races and places.
func boxWith(t testing.TB, change func(c *content.SmallWorld)) *Game {
	t.Helper()
	shipped, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	c := *shipped
	c.Banners, c.Badges = slices.Clone(c.Banners), slices.Clone(c.Badges)
	c.Markers = slices.Clone(c.Markers)
	change(&c)
	g, err := NewGame(&c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func moreThings(c *content.SmallWorld) {
	for _, id := range []string{"aaa", "pathfinder", "zzz"} {
		c.Badges = append(c.Badges, content.Badge{ID: id, Tokens: 4})
	}
	c.Banners = append(c.Banners,
		content.Banner{ID: "murlocs-of-the-deep", Faction: content.Neutral, Tokens: 5, Box: 12})
	c.Markers = append(c.Markers, content.Marker{ID: "an-inn", Kind: content.Place})
}

// A thing's number is its place among the sorted ids, whatever order the files have.
func TestNumbersArePlacesOfSortedIDs(t *testing.T) {
	one := boxWith(t, moreThings).box
	other := boxWith(t, func(c *content.SmallWorld) {
		moreThings(c)
		slices.Reverse(c.Badges)
		slices.Reverse(c.Banners)
		slices.Reverse(c.Markers)
	}).box
	if !slices.IsSorted(one.powerNames[1:]) || !slices.Equal(one.powerNames, other.powerNames) ||
		!slices.Equal(one.raceNames, other.raceNames) ||
		!slices.Equal(one.markerNames, other.markerNames) {
		t.Errorf("%v\n%v", one, other)
	}
}

// A box of more things than the first one keeps all laws, and what is added is played.
func TestALargerBoxKeepsTheLaws(t *testing.T) {
	g := boxWith(t, moreThings)
	gametest.Laws(t, gametest.Suite{
		Game: g, Seats: 4, MaxMoves: 800, Conserved: conserved, Between: between, Ended: ended,
		Openly: []game.EventKind{Paid},
	})
}

// A box that fits the first layout is hashed in it, a larger one is not: all its things count.
func TestLargerBoxesHashMore(t *testing.T) {
	g := boxWith(t, moreThings)
	pos, err := g.New(2, nil, game.NewFast(1))
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	before := p.Hash()
	p.Tray[g.box.Races()]--
	if p.Hash() == before {
		t.Error("the tokens of the last race are not hashed")
	}
}
