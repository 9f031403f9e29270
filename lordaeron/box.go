package lordaeron

import (
	"twobanners/content"
	"twobanners/game"
)

// Ids are indices into the box; of cards, quests and events 0 is none.
type (
	// Card is a Power, Talent, Item, Auction Item, printed card or race ability.
	Card int16
	// Quest is a quest card.
	Quest uint8
	// Event is an event card.
	Event uint8
	// Creature is a type of creature.
	Creature uint8
	// Overlord is one of the three.
	Overlord int8
)

// What is none of its kind.
const (
	NoCard  Card  = 0
	NoQuest Quest = 0
	NoEvent Event = 0
)

// MaxCreatures and MaxCards bound the box.
const (
	MaxCreatures = content.RoomCreatures
	MaxCards     = content.RoomCards
)

// Color is the colour of a die, and of a creature's figure.
type Color uint8

// The colours.
const (
	Red Color = iota
	Blue
	Green
)

var colorNames = [3]string{"red", "blue", "green"}

// Box is the content as the rules see it: compiled once at load, never changed, shared by all
// positions that are played with it.
type Box struct {
	Content *content.Lordaeron

	Regions   int
	Adjacent  [MaxRegions]Regions
	Plague    Regions // the Western and Eastern Plaguelands
	Plagued   Regions // where an event may put markers of the plague
	Town      [2]Regions
	Flight    [2]Regions
	Graveyard Regions
	Start     [2]Region
	far       [NoFaction + 1][MaxRegions][MaxRegions]uint8

	Creatures []creature
	Classes   []class
	Cards     []card // 0 is none
	Quests    []quest
	Events    []event
	Overlords []overlord
	Track     content.Track
	// races are the ability cards of the characters of the box, auctions the four Auction Items.
	races []Card
	// flat writes positions that are played with it.
	flat     *game.Flat[State]
	auctions [content.RoomAuctions]Card

	// ids are those of the things of each kind, by their numbers; cards are looked up elsewhere.
	ids map[string][]string
	// named are the sets of cards that conditions and effects speak of.
	named []cardSet
	// extra are the cards that some card lets an area take beyond what is printed there.
	extra [AreaCount]cardSet
	// fits are the areas of each class's sheet, a bit each, that take a card by what is printed
	// there.
	fits [][]uint8
	// beyond are the areas that some card lets take a card.
	beyond []uint8
	// potions and the like are sets that the rules themselves ask for.
	exempt, potion, scroll, finishing, pets int
}

// Immutable marks the box as content: positions may point to it.
func (b *Box) Immutable() {}

// figure holds the values of a colour of figure.
type figure struct{ threat, attack, health, box uint8 }

type creature struct {
	id     string
	figure [3]figure
	does   []ability
}

// class is a character sheet.
type class struct {
	id             string
	health, energy [5]uint8
	areas          [AreaCount]area
	// powers and talents are its deck in the order of the content; bound is its one faction.
	powers, talents []Card
	// upTo are the Powers of at most a level, forGold those of at most a price, a bit each.
	upTo    [6]uint16
	forGold []uint16
	person  [2]int8
	// unique are the categories of which one card at most may be equipped, sole their cards.
	unique []int16
	sole   cardSet
	// guide is what the guide for a first game makes of it; wins and experience are how much bots
	// want it.
	guide            *content.Guide
	wins, experience int
}

// area is a card area: the types and traits it takes, and what is printed there by faction.
type area struct {
	types   typeSet
	traits  uint32 // of the box's traits; 0 means any
	only    int16  // a category, or -1
	printed [2]Card
}

// typeSet is a set of card types.
type typeSet uint8

// The types of cards.
const (
	instantType typeSet = 1 << iota
	activeType
	meleeType
	rangedType
	generalType
	armorType
	bagType
)

var typeNames = [...]string{"instant", "active", "melee", "ranged", "general", "armor", "bag"}

type card struct {
	id       string
	kind     content.CardKind
	class    int8
	deck     int8
	types    typeSet
	traits   uint32
	function int16
	category int16
	addOn    bool
	// soulbound: it never passes to another character but through the Merchant.
	soulbound bool
	exempt    bool // from the Bag limit
	level     uint8
	gold      int16
	energy    uint8
	health    uint8
	copies    uint8
	// local is the bit of a Power among those of its class, and of a Talent; use is where the uses
	// of either are counted, -1 of other cards.
	local, use int8
	// power and item: its kind, for those who ask all the time.
	power, item bool
	added       bool // to the printed box
	does        []ability
	// alone are the moments at which it may work by itself, byHand those at which it may be used.
	alone, byHand uint32
	// scope is what all its abilities can do: most cards are passed over by a look at it.
	scope
}

type quest struct {
	id      string
	added   bool
	faction Faction
	deck    int8 // grey green yellow red
	level   uint8
	reward  reward
	spawns  []spawn
}

type spawn struct {
	creature Creature
	color    Color
	region   Region
	count    uint8
}

type reward struct {
	gold, xp int16
	draws    []draw
	named    []Card
}

type draw struct{ deck, count uint8 }

type event struct {
	id        string
	copies    uint8
	fate      uint8
	bonus, kt bool
	added     bool
	does      string
	asks      *question // nil if nothing
	card      Card
	regions   []Region
	region    Region
	figure    figure
	abilities []ability
	pays      [2]reward // the stronger, the weaker
	hoard     string
	tries     uint8
	boss, war bool
	// numbers are those of its deed; relic and overlordAttack those of a boss against the Overlord.
	numbers               content.EventNumbers
	relic, overlordAttack int
}

type overlord struct {
	id      string
	figure  [2]figure // four and six characters
	regions []Region
	goal    Region
	does    [2][]ability
}

// The item decks.
const (
	Triangle = iota
	Square
	Circle
	Special
	deckCount
)

var deckNames = [deckCount]string{"triangle", "square", "circle", "special"}

// The quest decks, by difficulty.
const (
	GreyDeck = iota
	GreenDeck
	YellowDeck
	RedDeck
	questDecks
)

var questDeckNames = [questDecks]string{"grey", "green", "yellow", "red"}

// cardSet is a set of cards.
type cardSet [MaxCards / 64]uint64

func (s *cardSet) put(c Card)      { s[c>>6] |= 1 << (c & 63) }
func (s *cardSet) has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// isNamed tells whether a card is in one of the box's sets.
func (b *Box) isNamed(set int, c Card) bool { return b.named[set].has(c) }
