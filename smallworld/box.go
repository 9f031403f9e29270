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
	races  [raceRoom]hooks
	powers [powerRoom]hooks
	listed [stageCount]listings
	// tolling are the races and powers that take a toll, a bit each: every price asks.
	tolling struct{ races, powers uint64 }
	// saving are those whose first casualty is kept, by a bit of their own.
	saving struct {
		races  [raceRoom]uint8
		powers [powerRoom]uint8
	}
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
	if err := b.compile(c); err != nil {
		return nil, err
	}
	for s := range stageCount {
		b.listed[s].fill(b, s)
	}
	return b, nil
}

// compile finds out what each race and power does.
func (b *Box) compile(c *content.SmallWorld) error {
	all := compiler{content: c, bearers: map[string][]bearer{}}
	b.races[NoRace], b.powers[NoPower] = all.hooks("", "", nil), all.hooks("", "", nil)
	for _, r := range c.Banners {
		race, _ := b.Race(r.ID)
		b.races[race] = all.hooks("race", r.ID, r.Does)
	}
	for _, p := range c.Badges {
		power, _ := b.Power(p.ID)
		b.powers[power] = all.hooks("power", p.ID, p.Does)
	}
	for race := range b.races {
		b.tolling.races |= uint64(yes(b.races[race].toll != nil)) << race
	}
	for power := range b.powers {
		b.tolling.powers |= uint64(yes(b.powers[power].toll != nil)) << power
	}
	b.whoSaves(&all)
	return all.check()
}

// mostSaving is how many races and powers may keep their first casualty.
const mostSaving = 8

// whoSaves gives a bit to each race and power that keeps its first casualty.
func (b *Box) whoSaves(all *compiler) {
	n := 0
	next := func(kind, id string) uint8 {
		if n++; n > mostSaving {
			all.problems = append(all.problems, all.content.Problem(kind+"/"+id+"/does",
				"%d races and powers keep a casualty where there is room for %d", n, mostSaving))
		}
		return 1 << ((n - 1) % mostSaving)
	}
	for race := range b.races {
		if b.races[race].saves {
			b.saving.races[race] = next("race", b.raceNames[race])
		}
	}
	for power := range b.powers {
		if b.powers[power].saves {
			b.saving.powers[power] = next("power", b.powerNames[power])
		}
	}
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

// does is what a seat's active race and its power do.
func (p *Position) does(s game.Seat) (race, power *hooks) {
	pl := &p.Players[s]
	return &p.box.races[pl.Race], &p.box.powers[pl.Power]
}

// brings tells whether a seat's active combo brings a kind of move.
func (p *Position) brings(s game.Seat, k Kind) bool {
	race, power := p.does(s)
	return (race.moves | power.moves).has(k)
}

// LeadsChampion tells whether a seat's active race has the Champion.
func (p *Position) LeadsChampion(s game.Seat) bool {
	race, power := p.does(s)
	return race.champion || power.champion
}

// TamesBeasts tells whether a seat's active race has the Beasts.
func (p *Position) TamesBeasts(s game.Seat) bool {
	race, power := p.does(s)
	return race.beasts || power.beasts
}

// saves tells whether the first casualty of a seat is kept.
func (p *Position) saves(s game.Seat) bool { return p.savior(s) != 0 }

// savior is what keeps the first casualty of a seat: a bit for each race and power that does.
func (p *Position) savior(s game.Seat) uint8 {
	pl := &p.Players[s]
	if bit := p.box.saving.races[pl.Race]; bit != 0 {
		return bit
	}
	return p.box.saving.powers[pl.Power]
}

// harmonious tells whether the Harmony tokens are a seat's.
func (p *Position) harmonious(s game.Seat) bool {
	race, power := p.does(s)
	return race.harmony || power.harmony
}

// PlacesBombs tells whether the Bombs belong to a race or power.
func (b *Box) PlacesBombs(r Race, p Power) bool {
	return (b.races[r].moves | b.powers[p].moves).has(PlaceBomb)
}

// HasPieces tells whether a power has pieces of which there is one set.
func (b *Box) HasPieces(p Power) bool { return b.powers[p].champion || b.powers[p].beasts }

// TakesForms tells whether a seat's active race takes a form in its turns.
func (p *Position) TakesForms(s game.Seat) bool { return p.brings(s, ChooseForm) }

// Least is the fewest tokens with which a seat's active race holds a region.
func (p *Position) Least(s game.Seat) int {
	race, power := p.does(s)
	return int(max(race.least, power.least))
}
