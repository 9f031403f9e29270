package content

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// DefaultLordaeron is the shipped content of the second game. It is read once; callers share it
// and must not change it.
func DefaultLordaeron() (*Lordaeron, error) { return shippedLordaeron.get(readDefaultLordaeron) }

var shippedLordaeron once[Lordaeron]

func readDefaultLordaeron() (*Lordaeron, error) {
	tree, err := BaseTree("lordaeron")
	if err != nil {
		return nil, err
	}
	return readLordaeron(tree, loadLordaeron)
}

// LoadLordaeronPack is the shipped content with the packs of some folders laid over it.
func LoadLordaeronPack(dirs ...string) (*Lordaeron, error) {
	tree, err := TreeOf("lordaeron", dirs...)
	if err != nil {
		return nil, err
	}
	return LoadLordaeronTree(tree)
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
	powers, talents map[string]*[]Card // by class
	items, auctions []Card
	printed, races  []Card
	quests          []questFacts
	outlines        []drawn
	box             *printedBox // nil in the first format
}

func newLordaeronLoader() *lordaeronLoader {
	l := &lordaeronLoader{powers: map[string]*[]Card{}, talents: map[string]*[]Card{}}
	l.world.Words, l.world.Names = Words{}, Words{}
	for _, language := range Languages {
		l.world.Words[language] = map[string]string{}
		l.world.Names[language] = map[string]string{}
	}
	l.files = files{
		rootOf: lordaeronRoot, facts: l.facts, where: map[string]Problem{},
	}
	return l
}

func loadLordaeron(layers ...layer) (*Lordaeron, error) {
	return newLordaeronLoader().load(layers...)
}

func (l *lordaeronLoader) load(layers ...layer) (*Lordaeron, error) {
	for _, from := range layers {
		l.names = lordaeronFiles(from)
		l.read(from)
		if l.box != nil && !from.pack && len(l.problems) == 0 {
			for _, f := range l.box.compare(l) {
				l.report(f)
			}
		}
		if from.printed {
			l.dropAdded()
		}
	}
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
	if l.box == nil {
		l.world.asOf2026()
	}
	return &l.world, nil
}

// dropAdded leaves what is in the printed box.
func (l *lordaeronLoader) dropAdded() {
	cards := []*[]Card{&l.items}
	cards = slices.AppendSeq(cards, maps.Values(l.powers))
	cards = slices.AppendSeq(cards, maps.Values(l.talents))
	for _, list := range cards {
		*list = slices.DeleteFunc(*list, func(c Card) bool { return c.New })
	}
	l.quests = slices.DeleteFunc(l.quests, func(q questFacts) bool { return q.New })
	l.world.Events = slices.DeleteFunc(l.world.Events, func(e EventCard) bool { return e.New })
}

// lordaeronFiles are the files that a tree must have, and those of the things that it may have in
// files of their own. Whatever class has a file of powers or talents needs both.
func lordaeronFiles(from layer) []string {
	tree := from.fsys
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
	if !from.pack {
		names = append(names, globbed(tree, "box.yaml")...)
	}
	classes := map[string]bool{}
	for _, name := range globbed(tree, "powers/*.yaml", "talents/*.yaml") {
		classes[path.Base(name)] = true
	}
	for _, file := range slices.Sorted(maps.Keys(classes)) {
		names = append(names, "powers/"+file, "talents/"+file)
	}
	for _, folder := range ownFolders {
		names = append(names, globbed(tree, folder+"/*.yaml")...)
	}
	return names
}

func globbed(tree fs.FS, patterns ...string) (names []string) {
	for _, pattern := range patterns {
		found, err := fs.Glob(tree, pattern)
		if err != nil {
			panic(err) // the patterns are constants
		}
		names = append(names, found...)
	}
	return names
}

func lordaeronRoot(name string) string { return strings.TrimSuffix(name, ".yaml") }

// gather puts the cards into their one order and tells regions their icons.
func (l *lordaeronLoader) gather() {
	w := &l.world
	w.Cards = nil
	inOrder(l.items, cardID, func(c *Card) *Own { return &c.Own })
	inOrder(l.quests, questID, func(q *questFacts) *Own { return &q.Own })
	inOrder(w.Events, eventID, func(e *EventCard) *Own { return &e.Own })
	for _, class := range slices.Sorted(maps.Keys(l.powers)) {
		w.Cards = append(w.Cards, ofClass(*l.powers[class], PowerCard, class)...)
		w.Cards = append(w.Cards, ofClass(*of(l.talents, class), TalentCard, class)...)
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
	l.ownNames()
	attach(&l.files, "map", w.Regions, "outlines.yaml", "outlines.yaml", l.outlines,
		func(g *BoardRegion) (string, *Outline) { return g.ID, &g.Outline })
}

func ofClass(cards []Card, kind CardKind, class string) []Card {
	inOrder(cards, cardID, func(c *Card) *Own { return &c.Own })
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
	stem := strings.TrimSuffix(base, ".yaml")
	kind, class, _ := strings.Cut(strings.TrimSuffix(dir, "/"), "/")
	switch {
	case dir == "powers/":
		return cards(r, pack, lordaeronRoot(name), of(l.powers, stem), r.power)
	case dir == "talents/":
		return cards(r, pack, lordaeronRoot(name), of(l.talents, stem), r.talent)
	case kind == "powers":
		return alone(r, pack, name, of(l.powers, class), cardID, r.power)
	case kind == "talents":
		return alone(r, pack, name, of(l.talents, class), cardID, r.talent)
	case kind == "items":
		return alone(r, pack, name, &l.items, cardID, r.item)
	case kind == "quests":
		return alone(r, pack, name, &l.quests, questID, r.quest)
	case kind == "events":
		return alone(r, pack, name, &w.Events, eventID, r.event)
	}
	if kind, rest, _ := strings.Cut(base, "."); kind == "words" || kind == "names" {
		language := Language(strings.TrimSuffix(rest, ".yaml"))
		if kind == "words" {
			return r.words(w.Words[language], w.sections())
		}
		return r.named(w.Names[language], lordaeronRoot(name))
	}
	switch base {
	case "box.yaml":
		l.box = newPrintedBox()
		return r.printedBox(l.box)
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

// of are the cards of a class.
func of(cards map[string]*[]Card, class string) *[]Card {
	if cards[class] == nil {
		cards[class] = &[]Card{}
	}
	return cards[class]
}

// inOrder puts what is new behind the printed things, by its ids, whoever brought it: an index is a
// number in play.
func inOrder[T any](list []T, id func(*T) *string, own func(*T) *Own) {
	slices.SortStableFunc(list, func(a, b T) int {
		switch {
		case own(&a).New && own(&b).New:
			return strings.Compare(*id(&a), *id(&b))
		case own(&a).New:
			return 1
		case own(&b).New:
			return -1
		default:
			return 0
		}
	})
}
