package content

import (
	"fmt"
	"slices"
)

// inspection is everything Lordaeron's content must satisfy beyond its form. It does not ask for
// numbers that a better look at a card might change: an owner of the box may correct them.
type inspection struct {
	findings
	w *Lordaeron
}

func checkLordaeron(w *Lordaeron) findings {
	f := &inspection{w: w}
	f.board()
	f.tracks()
	f.creatures()
	f.classes()
	f.characters()
	f.cards()
	f.items()
	f.quests()
	f.specials()
	f.events()
	f.overlords()
	f.findings = append(f.findings, w.over(&wholeRoom)...)
	f.texts()
	return f.findings
}

func (w *Lordaeron) region(id string) *BoardRegion {
	i := slices.IndexFunc(w.Regions, func(g BoardRegion) bool { return g.ID == id })
	if i < 0 {
		return nil
	}
	return &w.Regions[i]
}

func (w *Lordaeron) creature(id string) *Creature {
	i := slices.IndexFunc(w.Creatures, func(c Creature) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	return &w.Creatures[i]
}

// card finds a card of a kind by its id.
func (w *Lordaeron) card(kind CardKind, id string) *Card {
	i := slices.IndexFunc(w.Cards, func(c Card) bool { return c.Kind == kind && c.ID == id })
	if i < 0 {
		return nil
	}
	return &w.Cards[i]
}

// known reports ids of regions that are not on the map.
func (f *inspection) known(at string, regions ...string) {
	for _, id := range regions {
		if f.w.region(id) == nil {
			f.add(at, "there is no region %q", id)
		}
	}
}

func (f *inspection) tracks() {
	t := &f.w.Track
	if t.Turns < 1 {
		f.add("tracks/turns", "the turn track has no spaces")
	}
	icons := map[int]bool{}
	place := func(at string, space int) {
		if space < 1 || space > t.Turns {
			f.add(at, "space %d is not one of the %d of the turn track", space, t.Turns)
		}
		if icons[space] {
			f.add(at, "space %d has two icons", space)
		}
		icons[space] = true
	}
	for _, space := range t.Events {
		place("tracks/turns/events", space)
	}
	for i, item := range t.Items {
		place(fmt.Sprintf("tracks/turns/items/%d", i), item.Space)
	}
	if t.Levels[0] != 0 || !rising(t.Levels[:]) || t.Levels[0] == t.Levels[1] {
		f.add("tracks/experience/levels", "levels must begin at 0 and rise")
	}
	if t.LastXP < t.Levels[4] {
		f.add("tracks/experience/last", "the track ends before the last level")
	}
}

// rising tells whether numbers never fall.
func rising(list []int) bool { return slices.IsSorted(list) }

// creatures: green and red share the Threat (WB-CONTENT-36).
func (f *inspection) creatures() {
	for i := range f.w.Creatures {
		c := &f.w.Creatures[i]
		at := "creatures/" + c.ID
		f.stated(at, c.Name == "", "name")
		if len(c.Does) == 0 {
			f.add(at, "%s has no ability", c.ID)
		}
		for _, side := range []struct {
			color string
			Figure
		}{{"green", c.Green}, {"red", c.Red}, {"blue", c.Blue}} {
			if side.Threat < 1 || side.Threat > highestFace || side.Attack < 1 || side.Health < 1 {
				f.add(at+"/"+side.color, "%s %s needs Threat, Attack and Health", side.color, c.ID)
			}
		}
		f.abilities(at+"/does", nil, c.Does)
	}
}

// overlords: each on the map; one that walks can reach its goal.
func (f *inspection) overlords() {
	for i := range f.w.Overlords {
		o := &f.w.Overlords[i]
		at := "overlords/" + o.ID
		f.stated(at, o.Name == "", "name")
		f.opponent(at+"/four", o.ID, o.Four.Threat, o.Four.Attack, o.Four.Health)
		f.opponent(at+"/six", o.ID, o.Six.Threat, o.Six.Attack, o.Six.Health)
		f.stated(at, len(o.Regions) == 0, "regions")
		f.known(at+"/regions", o.Regions...)
		if o.Goal != "" {
			f.known(at+"/goal", o.Goal)
		}
		f.abilities(at+"/does", nil, o.Does)
		f.abilities(at+"/does-six", nil, o.DoesSix)
	}
}

func (f *inspection) opponent(at, id string, threat, attack, health int) {
	if threat < 1 || threat > highestFace || attack < 1 || health < 1 {
		f.add(at, "%s needs Threat, Attack and Health", id)
	}
}
