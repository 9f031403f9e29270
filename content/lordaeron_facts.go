package content

import (
	"strings"

	"github.com/goccy/go-yaml/ast"
)

func areaID(a *BoardArea) *string          { return &a.ID }
func boardRegionID(g *BoardRegion) *string { return &g.ID }
func creatureID(c *Creature) *string       { return &c.ID }
func classID(c *Class) *string             { return &c.ID }
func cardAreaID(a *CardArea) *string       { return &a.ID }
func characterID(c *Character) *string     { return &c.ID }
func cardID(c *Card) *string               { return &c.ID }
func questID(q *questFacts) *string        { return &q.ID }
func eventID(e *EventCard) *string         { return &e.ID }
func overlordID(o *Overlord) *string       { return &o.ID }

// entries reads a file that is one list under the name of the file.
func entries[T any](
	r *reader, pack bool, name string, list *[]T, id func(*T) *string, keys func(*T) []key,
) take {
	return listed(r, pack, name, name, list, id, keys)
}

// cards reads a list of cards; all of one class stand in a file of their own.
func cards(r *reader, pack bool, root string, list *[]Card, keys func(*Card) []key) take {
	name, _, _ := strings.Cut(root, "/")
	return listed(r, pack, name, root, list, cardID, keys)
}

// board reads the map: areas and regions entry by entry, each list of icons by itself.
func (r *reader) board(w *Lordaeron, pack bool) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { w.Areas, w.Regions, pack = nil, nil, false })
		r.mapping(
			key{"whole", ignore},
			key{"starts", r.icon(&w.Icons.Starts)},
			key{"towns", r.icon(&w.Icons.Towns)},
			key{"flights", r.icon(&w.Icons.Flights)},
			key{"graveyards", r.icon(&w.Icons.Graveyards)},
			key{"areas", laid(r, pack, "map", &w.Areas, areaID, r.area)},
			key{"regions", laid(r, pack, "map", &w.Regions, boardRegionID, r.boardRegion)},
		)(at, root)
	}
}

func (r *reader) icon(i *Icon) take {
	return r.mapping(
		key{"alliance", r.texts(&i.Alliance)},
		key{"horde", r.texts(&i.Horde)},
		key{"both", r.texts(&i.Both)},
		key{"sure", r.sure},
	)
}

func (r *reader) area(a *BoardArea) []key {
	return []key{{"name", r.text(&a.Name)}, {"sure", r.sure}}
}

func (r *reader) boardRegion(g *BoardRegion) []key {
	return []key{
		{"name", r.text(&g.Name)},
		{"area", r.text(&g.Area)},
		{"borders", r.texts(&g.Adjacent)},
		{"closed", r.texts(&g.Closed)},
		{"sure", r.sure},
	}
}

func (r *reader) tracks(t *Track) take {
	return r.mapping(
		key{"turns", r.mapping(
			key{"spaces", r.number(&t.Turns)},
			key{"events", r.numbers(&t.Events)},
			key{"items", each(r, &t.Items, r.trackItem)},
			key{"sure", r.sure},
		)},
		key{"experience", r.mapping(
			key{"levels", r.byLevel(&t.Levels)},
			key{"last", r.number(&t.LastXP)},
			key{"sure", r.sure},
		)},
	)
}

func (r *reader) trackItem(i *TrackItem) take {
	return r.mapping(
		key{"space", r.number(&i.Space)}, key{"deck", word(r, &i.Deck, itemDecks[:3]...)},
	)
}

// byLevel reads five numbers, for levels one to five.
func (r *reader) byLevel(into *[5]int) take {
	return func(at string, node ast.Node) {
		var list []int
		r.numbers(&list)(at, node)
		if len(list) != len(into) {
			r.fail(node, "must be %d numbers, one for each level", len(into))
			return
		}
		copy(into[:], list)
	}
}

func (r *reader) creature(c *Creature) []key {
	return []key{
		{"name", r.text(&c.Name)},
		{"green", r.figure(&c.Green)},
		{"red", r.figure(&c.Red)},
		{"blue", r.figure(&c.Blue)},
		{"does", r.abilities(&c.Does)},
		{"sure", r.sure},
	}
}

func (r *reader) figure(f *Figure) take {
	return r.mapping(
		key{"threat", r.number(&f.Threat)},
		key{"attack", r.number(&f.Attack)},
		key{"health", r.number(&f.Health)},
		key{"figures", r.number(&f.Box)},
	)
}

func (r *reader) overlord(o *Overlord) []key {
	return []key{
		{"name", r.text(&o.Name)},
		{"four", r.figure(&o.Four)},
		{"six", r.figure(&o.Six)},
		{"regions", r.texts(&o.Regions)},
		{"goal", r.text(&o.Goal)},
		{"does", r.abilities(&o.Does)},
		{"does-six", r.abilities(&o.DoesSix)},
		{"sure", r.sure},
	}
}
