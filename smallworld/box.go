package smallworld

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"twobanners/content"
	"twobanners/game"
)

// The capacities of a box: positions have arrays of this length.
const (
	MaxRaces   = content.MaxRaces
	MaxPowers  = content.MaxPowers
	MaxMarkers = content.MaxMarkers

	raceRoom  = MaxRaces + 1
	powerRoom = MaxPowers + 1
)

// Box is the content of a game, compiled for the rules. Races and powers are numbered by their
// places among the sorted ids, from 1 on, so that no order of files or packs matters. It never
// changes, so all positions point to the same one.
type Box struct {
	races  [raceRoom]raceRules
	powers [powerRoom]powerRules
	listed [stageCount]listings
	// markers are the markers there are, in the order of their numbers.
	markers                            []Marker
	raceNames, powerNames, markerNames []string
}

// Immutable marks the box as content: positions may point to it.
func (b *Box) Immutable() {}

// newBox numbers and compiles what a content holds.
func newBox(c *content.SmallWorld) (*Box, error) {
	b := &Box{
		raceNames:   numbered(c.Banners, func(r content.Banner) string { return r.ID }),
		powerNames:  numbered(c.Badges, func(p content.Badge) string { return p.ID }),
		markerNames: slices.Clone(markerNames[:]),
	}
	for _, m := range slices.SortedFunc(slices.Values(c.Markers), func(m, n content.Marker) int {
		return cmp.Compare(m.ID, n.ID)
	}) {
		marker, ok := find[Marker](markerNames[:], m.ID, 0)
		if !ok {
			marker = Marker(len(b.markerNames))
			b.markerNames = append(b.markerNames, m.ID)
		}
		if marker.Place() != (m.Kind == content.Place) {
			return nil, fmt.Errorf("the rules know no %s %q", m.Kind, m.ID)
		}
		b.markers = append(b.markers, marker)
	}
	slices.Sort(b.markers)
	if b.Races() > MaxRaces || b.Powers() > MaxPowers || len(b.markerNames) > MaxMarkers {
		return nil, errors.New("the content holds more than there is room for")
	}
	for race, id := range b.raceNames {
		b.races[race] = raceByID[id]
	}
	for power, id := range b.powerNames {
		b.powers[power] = powerByID[id]
	}
	for s := range stageCount {
		b.listed[s].fill(b, s)
	}
	return b, nil
}

// numbered are the sorted ids of things, after that of none.
func numbered[T any](things []T, id func(T) string) []string {
	names := []string{noName}
	for _, t := range things {
		names = append(names, id(t))
	}
	slices.Sort(names[1:])
	return names
}

// noName is said of no race and no power.
const noName = "none"

// Races is how many races there are; they are numbered from 1 on.
func (b *Box) Races() int { return len(b.raceNames) - 1 }

// Powers is how many powers there are; they are numbered from 1 on.
func (b *Box) Powers() int { return len(b.powerNames) - 1 }

// Markers are those of the box.
func (b *Box) Markers() []Marker { return b.markers }

// RaceName is the id of a race.
func (b *Box) RaceName(r Race) string { return b.raceNames[r] }

// PowerName is the id of a power.
func (b *Box) PowerName(p Power) string { return b.powerNames[p] }

// MarkerName is the id of a marker.
func (b *Box) MarkerName(m Marker) string {
	if int(m) >= len(b.markerNames) {
		return "unknown"
	}
	return b.markerNames[m]
}

// Race finds a race by its id.
func (b *Box) Race(id string) (Race, bool) { return find[Race](b.raceNames[1:], id, 1) }

// Power finds a power by its id.
func (b *Box) Power(id string) (Power, bool) { return find[Power](b.powerNames[1:], id, 1) }

// Marker finds a marker by its id.
func (b *Box) Marker(id string) (Marker, bool) {
	m, ok := find[Marker](b.markerNames, id, 0)
	return m, ok && slices.Contains(b.markers, m)
}

// Box is what the position is played with.
func (p *Position) Box() *Box { return p.box }

// fitsFirst tells whether positions fit the first layout, in which records were made while the
// numbers of races, powers and markers were fixed.
func (b *Box) fitsFirst() bool {
	return b.Races() <= firstRaces && b.Powers() <= firstPowers &&
		len(b.markerNames) <= int(markerCount)
}

const (
	firstRaces  = 16
	firstPowers = 20
)

// firstLayout is how much of each array a record of the first layout has.
var firstLayout = map[string]int{
	"World.Banner": firstRaces + 1, "World.Box": firstRaces + 1, "World.Faction": firstRaces + 1,
	"Tray": firstRaces + 1, "Turn.Defeated": firstRaces + 1, "Column.Stack[]": firstRaces,
	"World.Badge": firstPowers + 1, "Column.PowerStack": firstPowers,
	"Column.Discard": firstPowers, "MarkerAt": int(markerCount), "Undrawn": int(markerCount),
}

// LeadsChampion tells whether a seat's active race has the Champion.
func (p *Position) LeadsChampion(s game.Seat) bool {
	return p.box.powers[p.Players[s].Power].champion
}

// TamesBeasts tells whether a seat's active race has the Beasts.
func (p *Position) TamesBeasts(s game.Seat) bool { return p.box.powers[p.Players[s].Power].beasts }

// PlacesBombs tells whether the Bombs are a race's.
func (b *Box) PlacesBombs(r Race) bool { return b.races[r].has(PlaceBomb) }

// HasPieces tells whether a power has pieces of which there is one set.
func (b *Box) HasPieces(p Power) bool { return b.powers[p].champion || b.powers[p].beasts }

// TakesForms tells whether a seat's active race takes a form in its turns.
func (p *Position) TakesForms(s game.Seat) bool {
	return p.box.races[p.Players[s].Race].has(ChooseForm)
}

// Least is the fewest tokens with which a seat's active race holds a region.
func (p *Position) Least(s game.Seat) int { return p.box.races[p.Players[s].Race].least() }
