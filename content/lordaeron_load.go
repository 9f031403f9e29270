package content

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
)

// classIDs names the nine classes, each with a file of powers and a file of talents.
var classIDs = []string{
	"druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior",
}

// DefaultLordaeron is the shipped content of the second game. It is read once; callers share it
// and must not change it.
func DefaultLordaeron() (*Lordaeron, error) { return lordaeronRead() }

var lordaeronRead = sync.OnceValues(func() (*Lordaeron, error) {
	tree, err := BaseTree("lordaeron")
	if err != nil {
		return nil, err
	}
	return readLordaeron(tree, loadLordaeron)
})

// LoadLordaeronPack is the shipped content with the packs of some folders laid over it.
func LoadLordaeronPack(dirs ...string) (*Lordaeron, error) {
	tree, err := TreeOf("lordaeron", dirs...)
	if err != nil {
		return nil, err
	}
	return LoadLordaeronTree(tree)
}

// LoadLordaeron reads a complete content tree: every file must be there.
func LoadLordaeron(fsys fs.FS) (*Lordaeron, error) {
	return LoadLordaeronTree(Tree{Base: fsys})
}

// LoadLordaeronTree reads a base and packs, as LoadTree does it for the first game.
func LoadLordaeronTree(t Tree) (*Lordaeron, error) {
	if t.isShipped() {
		return DefaultLordaeron()
	}
	if t.Kept {
		return readLordaeron(t, loadLordaeronKept)
	}
	return readLordaeron(t, loadLordaeron)
}

func readLordaeron(t Tree, load func(...layer) (*Lordaeron, error)) (*Lordaeron, error) {
	box, err := loadTree(t, load, hashLordaeron)
	if err == nil {
		box.Tree = &t
	}
	return box, err
}

// loadLordaeronKept reads the content tree that an older program kept for its tables. Phrases that
// have come since are those we ship: no rule reads them.
func loadLordaeronKept(layers ...layer) (*Lordaeron, error) {
	shipped, err := DefaultLordaeron()
	if err != nil {
		return nil, err
	}
	l := newLordaeronLoader()
	for language, phrases := range shipped.Words {
		maps.Copy(l.world.Words[language], phrases)
	}
	return l.load(layers...)
}

// lordaeronLoader keeps what is written in several files until all are read.
type lordaeronLoader struct {
	files
	world           Lordaeron
	powers, talents [][]Card // by class
	items, auctions []Card
	printed, races  []Card
	quests          []questFacts
	outlines        []drawn
}

func newLordaeronLoader() *lordaeronLoader {
	l := &lordaeronLoader{
		powers: make([][]Card, len(classIDs)), talents: make([][]Card, len(classIDs)),
	}
	l.world.Words, l.world.Names = Words{}, Words{}
	for _, language := range Languages {
		l.world.Words[language] = map[string]string{}
		l.world.Names[language] = map[string]string{}
	}
	l.files = files{
		names: lordaeronFiles(), rootOf: lordaeronRoot, facts: l.facts, where: map[string]Problem{},
	}
	return l
}

func loadLordaeron(layers ...layer) (*Lordaeron, error) {
	return newLordaeronLoader().load(layers...)
}

func (l *lordaeronLoader) load(layers ...layer) (*Lordaeron, error) {
	l.read(layers...)
	if len(l.problems) == 0 {
		l.gather()
		for _, f := range checkLordaeron(&l.world) {
			l.report(f)
		}
	}
	if len(l.problems) > 0 {
		return nil, l.problems.sorted()
	}
	l.world.Hash = hashLordaeron(&l.world)
	return &l.world, nil
}

func lordaeronFiles() []string {
	names := []string{
		"map.yaml", "outlines.yaml", "tracks.yaml", "creatures.yaml", "races.yaml", "classes.yaml",
		"characters.yaml", "printed.yaml", "items.yaml", "auctions.yaml", "quests.yaml",
		"events.yaml", "overlords.yaml",
	}
	for _, l := range Languages {
		names = append(names, "words."+string(l)+".yaml")
		if l != English {
			names = append(names, "names."+string(l)+".yaml")
		}
	}
	for _, id := range classIDs {
		names = append(names, "powers/"+id+".yaml", "talents/"+id+".yaml")
	}
	return names
}

func lordaeronRoot(name string) string { return strings.TrimSuffix(name, ".yaml") }

// gather puts the cards into their one order and tells regions their icons.
func (l *lordaeronLoader) gather() {
	w := &l.world
	w.Cards = nil
	for i, class := range classIDs {
		w.Cards = append(w.Cards, ofClass(l.powers[i], PowerCard, class)...)
		w.Cards = append(w.Cards, ofClass(l.talents[i], TalentCard, class)...)
	}
	w.Cards = append(w.Cards, ofClass(l.items, ItemCard, "")...)
	w.Cards = append(w.Cards, ofClass(l.auctions, AuctionCard, "")...)
	w.Cards = append(w.Cards, ofClass(l.printed, PrintedCard, "")...)
	w.Cards = append(w.Cards, ofClass(l.races, RaceCard, "")...)
	for i := range w.Characters {
		c := &w.Characters[i]
		c.Race = raceOf(l.races, c.People)
	}
	for i := range l.quests {
		w.Quests = append(w.Quests, l.quests[i].quest())
	}
	for i := range w.Events {
		e := &w.Events[i]
		e.War.Strong, e.War.Weaker = e.Strong, e.Weaker
		e.Boss.Strong, e.Boss.Weaker = e.Strong, e.Weaker
	}
	for i := range w.Regions {
		w.Regions[i].icons(&w.Icons)
	}
	attach(&l.files, "map", w.Regions, "outlines.yaml", "outlines.yaml", l.outlines,
		func(g *BoardRegion) (string, *Outline) { return g.ID, &g.Outline })
}

func ofClass(cards []Card, kind CardKind, class string) []Card {
	for i := range cards {
		cards[i].Kind = kind
		if class != "" {
			cards[i].Class = class
		}
	}
	return cards
}

func raceOf(races []Card, people string) string {
	for i := range races {
		if races[i].People == people {
			return races[i].ID
		}
	}
	return ""
}

func (g *BoardRegion) icons(all *Icons) {
	g.Town, g.Flight, g.Start = all.Towns.sides(g.ID), all.Flights.sides(g.ID), ""
	if sides := all.Starts.sides(g.ID); len(sides) > 0 {
		g.Start = sides[0]
	}
	g.Graveyard = slices.Contains(all.Graveyards.Both, g.ID)
}

// sides lists the factions for which a region has the icon.
func (i *Icon) sides(region string) []Faction {
	var sides []Faction
	if slices.Contains(i.Alliance, region) {
		sides = append(sides, Alliance)
	}
	if slices.Contains(i.Horde, region) {
		sides = append(sides, Horde)
	}
	return sides
}

// facts says how each file is read.
func (l *lordaeronLoader) facts(r *reader, name string, pack bool) take {
	w := &l.world
	dir, base := path.Split(name)
	class := slices.Index(classIDs, strings.TrimSuffix(base, ".yaml"))
	switch dir {
	case "powers/":
		return cards(r, pack, lordaeronRoot(name), &l.powers[class], r.power)
	case "talents/":
		return cards(r, pack, lordaeronRoot(name), &l.talents[class], r.talent)
	}
	if kind, rest, _ := strings.Cut(base, "."); kind == "words" || kind == "names" {
		language := Language(strings.TrimSuffix(rest, ".yaml"))
		if kind == "words" {
			return r.words(w.Words[language])
		}
		return r.named(w.Names[language], lordaeronRoot(name))
	}
	switch base {
	case "map.yaml":
		return r.board(w, pack)
	case "outlines.yaml":
		return r.drawing(base, pack, &l.outlines, &w.Width, &w.Height)
	case "tracks.yaml":
		return r.tracks(&w.Track)
	case "creatures.yaml":
		return entries(r, pack, "creatures", &w.Creatures, creatureID, r.creature)
	case "races.yaml":
		return cards(r, pack, "races", &l.races, r.race)
	case "classes.yaml":
		return entries(r, pack, "classes", &w.Classes, classID, r.class)
	case "characters.yaml":
		return entries(r, pack, "characters", &w.Characters, characterID, r.character)
	case "printed.yaml":
		return cards(r, pack, "printed", &l.printed, r.printed)
	case "items.yaml":
		return cards(r, pack, "items", &l.items, r.item)
	case "auctions.yaml":
		return cards(r, pack, "auctions", &l.auctions, r.auction)
	case "quests.yaml":
		return entries(r, pack, "quests", &l.quests, questID, r.quest)
	case "events.yaml":
		return entries(r, pack, "events", &w.Events, eventID, r.event)
	default:
		return entries(r, pack, "overlords", &w.Overlords, overlordID, r.overlord)
	}
}
