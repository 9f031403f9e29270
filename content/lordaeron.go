package content

// Lordaeron is everything in the box of World of Warcraft: The Board Game that the rules and the
// client need. Slices keep the order of the files, so an index into them is a stable id.
type Lordaeron struct {
	Width, Height int // of the drawing of the board
	Areas         []BoardArea
	Regions       []BoardRegion
	Icons         Icons
	Creatures     []Creature
	Classes       []Class
	Characters    []Character
	// Cards are Powers and Talents by class, then Items by deck, then Auction Items, then the cards
	// printed on sheets, then the abilities of races.
	Cards     []Card
	Quests    []Quest
	Events    []EventCard
	Overlords []Overlord
	Track     Track
	// Words, and Names by id in all languages but English, are for texts; the rules never read
	// them.
	Words, Names Words
	Hash         string
	Tree         *Tree // what it was read from
}

// BoardArea is one of the seven parts of the board.
type BoardArea struct {
	ID, Name string
}

// BoardRegion is a region of the board of 2005.
type BoardRegion struct {
	ID, Name, Area string
	Adjacent       []string
	Closed         []string // regions that look near, behind a black border
	// Town, Flight and Start name factions.
	Town, Flight []Faction
	Start        Faction
	Graveyard    bool
	Outline      Outline
}

// Symbols lists the icons on the region, in the order of the outline's spots. An icon of both
// factions is printed once.
func (g *BoardRegion) Symbols() []string {
	var list []string
	for _, s := range []struct {
		icon string
		is   bool
	}{
		{"start", g.Start != ""},
		{"town", len(g.Town) > 0},
		{"flight", len(g.Flight) > 0},
		{"graveyard", g.Graveyard},
	} {
		if s.is {
			list = append(list, s.icon)
		}
	}
	return list
}

// Lines are the outlines of the regions.
func (w *Lordaeron) Lines() []Polygon {
	lines := make([]Polygon, len(w.Regions))
	for i := range w.Regions {
		lines[i] = w.Regions[i].Outline.Border
	}
	return lines
}

// Icons lists the regions with an icon. The regions say the same.
type Icons struct {
	Starts, Towns, Flights, Graveyards Icon
}

// Icon is one kind of icon, by the faction that is friendly there; graveyards are in Both.
type Icon struct {
	Alliance, Horde, Both []string
}

// Figure is the colour of a creature's figure, with its values and the figures in the box.
type Figure struct{ Threat, Attack, Health, Box int }

// Creature is a type of creature.
type Creature struct {
	ID, Name         string
	Green, Red, Blue Figure
	Does             []Ability
}

// Class is a character sheet.
type Class struct {
	ID, Name string
	// Health and Energy by level, one to five.
	Health, Energy [5]int
	Areas          []CardArea
	Unique         []string // categories of which one power at most may be equipped
	Guide          Guide
	// Draft is how much bots want it: by the wins of beginners, by the experience of experts.
	Draft struct{ Wins, Experience int }
}

// Guide is what the guide for a first game makes of a class: its side in the quick start, none for
// a class that is not in it, and what to buy and take first.
type Guide struct {
	Side   Faction
	Place  int // among the three of its side
	Powers []string
	Talent string
}

// CardArea is one of the seven card areas of a sheet.
type CardArea struct {
	ID     string   // upper-1 upper-2 upper-3 ranged melee general armor
	Types  []string // what may lie there: instant active melee ranged general armor
	Traits []string // of items; empty means any
	// Only names the unique category that alone may lie there (the Warrior's Stances).
	Only string
	// Printed is the id of the card printed there; by faction where the two sheets differ.
	Printed, PrintedAlliance, PrintedHorde string
}

// Character is one of the sixteen.
type Character struct {
	ID, Name, Class string
	Faction         Faction
	People          string // dwarf gnome human night-elf orc tauren troll undead
	Race            string // the id of the card that holds the race's ability
}

// Own is what an entry says beside its facts: one that is none of the printed box, and may have a
// file of its own.
type Own struct {
	New   bool
	Names map[Language]string
	// Cases prove it, each in the words of the case book.
	Cases []Case
}

// Case is a case of an entry. So that problems name its lines, as many empty ones stand before it
// as in its file.
type Case struct {
	File string
	Text []byte
}

// CardKind tells the kinds of cards apart.
type CardKind string

// The kinds of cards. A printed card is part of a sheet; a race's ability is a card of its own.
const (
	PowerCard   CardKind = "power"
	TalentCard  CardKind = "talent"
	ItemCard    CardKind = "item"
	AuctionCard CardKind = "auction"
	PrintedCard CardKind = "printed"
	RaceCard    CardKind = "race"
)

// Card is a card, a printed card or a race's ability.
type Card struct {
	ID, Name string
	Kind     CardKind
	Class    string // of powers, talents and printed cards
	People   string // of a race's ability: whose it is
	Deck     string // of items: triangle square circle special
	// Type is instant, active, melee, ranged, general, armor or bag; empty for talents and races.
	Type   string
	Traits []string // of items: mace staff sword bow gun wand cloth leather mail trinket …
	// AddOn lies beside the ordinary card of its area; Function is what it is: shield helmet …
	AddOn    bool
	Function string
	// Soulbound items stay with their owner; none of the box is, added content may be.
	Soulbound bool
	Category  string // the unique category of a power, or finishing-move
	Level     int
	Gold      int
	Energy    int
	Health    int // of pets and demons
	Copies    int
	Does      []Ability
	Own
}

// Spawn is a number of figures in a region.
type Spawn struct {
	Creature, Color, Region string
	Count                   int
}

// ItemDraw is an item symbol of a reward: draw that many from the deck and keep one.
type ItemDraw struct {
	Deck string
	Draw int
}

// Reward is what a quest or a boss pays. Of Named the receiver takes one.
type Reward struct {
	Gold, XP int
	Items    []ItemDraw
	Named    []string
}

// Quest is a quest card.
type Quest struct {
	ID, Name   string
	Faction    Faction
	Difficulty string // grey green yellow red
	Level      int
	Reward     Reward
	Spawns     []Spawn // quest creatures first, then independents
	Own
}

// EventCard is an event. Does is a word of docs/effects.md; Card is an auction item's.
type EventCard struct {
	ID, Name     string
	Copies, Fate int
	Bonus        bool
	KelThuzad    bool
	Does         string
	Card         string
	War          War
	Boss         Boss
	Regions      []string // plague markers
	// Strong and Weaker are what the card pays; a war and a boss say the same.
	Strong, Weaker Reward
	Numbers        EventNumbers
	Own
}

// EventNumbers are the numbers that an event's deed speaks of; docs/effects.md says which has what.
type EventNumbers struct {
	PerLevel, Rounds, Steps, Goal, Share, Energy, Attack, Reach, PlagueReach, LessXP int
}

// War names its two regions and what each member of the winning faction gets.
type War struct {
	Regions        []string
	Strong, Weaker Reward
}

// Boss is a boss of an event.
type Boss struct {
	Region                 string
	Threat, Attack, Health int
	Does                   []Ability
	Strong, Weaker         Reward
	// Hoard: winners also get what was given up when the card was drawn, items or gold.
	Hoard string
	// Tries is how often each faction may challenge it; zero means no limit.
	Tries int
	// Relic is how many hits its relic adds against the Overlord; OverlordAttack is how much more
	// Attack he has against a faction that has not beaten this boss.
	Relic, OverlordAttack int
}

// Overlord is an overlord's sheet. Four and Six are the values by number of characters.
type Overlord struct {
	ID, Name  string
	Four, Six Figure
	Regions   []string // where his counters start
	Goal      string   // where he walks to
	// Does is his ability with four characters; DoesSix replaces it with six where it differs.
	Does, DoesSix []Ability
}

// Track holds the experience and turn tracks.
type Track struct {
	Levels [5]int // XP at which each level is reached; the first is 0
	Turns  int
	Events []int
	Items  []TrackItem
	LastXP int
}

// TrackItem is an item icon of the turn track.
type TrackItem struct {
	Space int
	Deck  string
}
