package catalog

import (
	"twobanners/content"
	"twobanners/content/cardtext"
)

// Lordaeron is what the browser draws of World of Warcraft: The Board Game.
type Lordaeron struct {
	Hash       string        `json:"hash"`
	Width      int           `json:"width"`
	Height     int           `json:"height"`
	Areas      []Named       `json:"areas"`
	Regions    []BoardRegion `json:"regions"`
	Creatures  []Creature    `json:"creatures"`
	Classes    []Class       `json:"classes"`
	Characters []Character   `json:"characters"`
	Cards      []PlayingCard `json:"cards"`
	Quests     []Quest       `json:"quests"`
	Events     []EventCard   `json:"events"`
	Overlords  []Overlord    `json:"overlords"`
	Tracks
	// Evening are those of a game for one evening.
	Evening Tracks `json:"evening"`
	// Terms are the names of moments, of kinds of cards, of areas and of peoples.
	Terms map[string]cardtext.Text `json:"terms"`
}

// Tracks are the turns, with what their spaces bring, and the experience at which levels begin.
type Tracks struct {
	Turns      int            `json:"turns"`
	Levels     [5]int         `json:"levels"`
	EventTurns []int          `json:"event-turns"`
	ItemTurns  map[int]string `json:"item-turns"`
}

// Named is anything with an id and a name.
type Named struct {
	ID   string        `json:"id"`
	Name cardtext.Text `json:"name"`
}

// BoardRegion is a region of the map with its drawing, flat as in Region; Closed are those behind a
// black border. Regions that are adjacent and share no line are joined by a ferry.
type BoardRegion struct {
	Named
	Area      string            `json:"area"`
	Adjacent  []string          `json:"adjacent"`
	Closed    []string          `json:"closed,omitempty"`
	Town      []content.Faction `json:"town,omitempty"`
	Flight    []content.Faction `json:"flight,omitempty"`
	Start     content.Faction   `json:"start,omitempty"`
	Graveyard bool              `json:"graveyard,omitempty"`
	Symbols   []string          `json:"symbols,omitempty"`
	Border    []int             `json:"border"`
	Token     []int             `json:"token"`
	Label     []int             `json:"label"`
	Spots     []int             `json:"spots,omitempty"`
}

// Values are those of an opponent.
type Values struct {
	Threat int `json:"threat"`
	Attack int `json:"attack"`
	Health int `json:"health"`
	Box    int `json:"box,omitempty"`
}

func valuesOf(f content.Figure) Values { return Values{f.Threat, f.Attack, f.Health, f.Box} }

// Creature is a type of creature.
type Creature struct {
	Named
	Green Values        `json:"green"`
	Red   Values        `json:"red"`
	Blue  Values        `json:"blue"`
	Text  cardtext.Text `json:"text"`
}

// Class is a character sheet; Health and Energy are by level.
type Class struct {
	Named
	Health [5]int     `json:"health"`
	Energy [5]int     `json:"energy"`
	Areas  []CardArea `json:"areas"`
	Unique []string   `json:"unique,omitempty"`
}

// CardArea is a place for a card on a sheet, with what may lie there.
type CardArea struct {
	ID      string            `json:"id"`
	Types   []string          `json:"types"`
	Traits  []string          `json:"traits,omitempty"`
	Only    string            `json:"only,omitempty"`
	Printed map[string]string `json:"printed,omitempty"`
}

// Character is one of the sixteen.
type Character struct {
	Named
	Class   string          `json:"class"`
	Faction content.Faction `json:"faction"`
	People  string          `json:"people"`
	Race    string          `json:"race,omitempty"`
}

// PlayingCard is a Power, a Talent, an Item, an Auction Item, a printed card or a race's ability.
// When are the moments it speaks of.
type PlayingCard struct {
	Named
	Kind     content.CardKind `json:"kind"`
	Class    string           `json:"class,omitempty"`
	Deck     string           `json:"deck,omitempty"`
	Type     string           `json:"type,omitempty"`
	Traits   []string         `json:"traits,omitempty"`
	AddOn    bool             `json:"add-on,omitempty"`
	Function string           `json:"function,omitempty"`
	Category string           `json:"category,omitempty"`
	Level    int              `json:"level,omitempty"`
	Gold     int              `json:"gold,omitempty"`
	Energy   int              `json:"energy,omitempty"`
	Health   int              `json:"health,omitempty"`
	When     []content.Moment `json:"when,omitempty"`
	Text     cardtext.Text    `json:"text"`
}

// Reward is what a quest or a boss pays.
type Reward struct {
	Gold  int        `json:"gold,omitempty"`
	XP    int        `json:"xp,omitempty"`
	Items []ItemDraw `json:"items,omitempty"`
	Named []string   `json:"named,omitempty"`
}

// ItemDraw is how many cards of a deck are drawn, of which one is kept.
type ItemDraw struct {
	Deck string `json:"deck"`
	Draw int    `json:"draw"`
}

func rewardOf(r content.Reward) Reward {
	shown := Reward{Gold: r.Gold, XP: r.XP, Named: r.Named}
	for _, d := range r.Items {
		shown.Items = append(shown.Items, ItemDraw{d.Deck, d.Draw})
	}
	return shown
}

// Quest is a quest card.
type Quest struct {
	Named
	Faction    content.Faction `json:"faction"`
	Difficulty string          `json:"difficulty"`
	Level      int             `json:"level"`
	Reward     Reward          `json:"reward"`
	Spawns     []Spawn         `json:"spawns"`
	Text       cardtext.Text   `json:"text"`
}

// Spawn is a number of figures in a region.
type Spawn struct {
	Creature string `json:"creature"`
	Color    string `json:"color"`
	Region   string `json:"region"`
	Count    int    `json:"count"`
}

// EventCard is an event.
type EventCard struct {
	Named
	Does    string        `json:"does,omitempty"`
	Card    string        `json:"card,omitempty"`
	War     []string      `json:"war,omitempty"`
	Boss    *Boss         `json:"boss,omitempty"`
	Regions []string      `json:"regions,omitempty"`
	Strong  Reward        `json:"strong"`
	Weaker  Reward        `json:"weaker"`
	Text    cardtext.Text `json:"text"`
}

// Boss is where a boss stands and what he is worth.
type Boss struct {
	Region string `json:"region"`
	Values
}

// Overlord is an Overlord's sheet, with four characters and with six.
type Overlord struct {
	Named
	Four    Values        `json:"four"`
	Six     Values        `json:"six"`
	Regions []string      `json:"regions"`
	Goal    string        `json:"goal,omitempty"`
	Text    cardtext.Text `json:"text"`
	TextSix cardtext.Text `json:"text-six"`
}
