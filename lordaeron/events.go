package lordaeron

import "twobanners/game"

type eventKind = game.EventKind

// The events of the game: facts in the order they happen. Who they are about is a character, whose
// owner is the event's seat; its index is the first argument.
const (
	ClassPicked eventKind = iota + 1
	FactionDrawn
	GameBegan
	TurnBegan
	QuestDrawn
	QuestPassedOver
	Spawned
	Traveled
	Rested
	Trained
	WentToTown
	Bought
	Sold
	Gave
	Equipped
	Unequipped
	CombatBegan
	RoundBegan
	AttackBegan
	CardUsed
	DiceRolled
	DiceRerolled
	DiceChanged
	HitsPlaced
	HitsRemoved
	ArmorPlaced
	TokensPlaced
	FoeFell
	FoesStruck
	Resolved
	HealthLostEvent
	EnergyLost
	Regained
	Stunned
	Cursed
	PetHurt
	DefeatedEvent
	Retreated
	CombatEnded
	QuestCompleted
	XPGained
	GoldGained
	LevelGained
	TalentTaken
	ItemDrawn
	ItemTaken
	ItemDropped
	MarkerMoved
	MerchantGrew
	EventDrawn
	EventDiscarded
	OverlordMoved
	CounterSeen
	CounterRevealed
	BidsOpened
	Hoarded
	Looted
	GameEnded
	eventCount
)

// eventShapes give each event its id, then its arguments in order: a name, and after a colon how
// to name its number where it is not a plain one.
var eventShapes = [eventCount]string{
	ClassPicked:     "class-picked who:who class:class",
	FactionDrawn:    "faction-drawn who:who faction:faction",
	GameBegan:       "game-began who:who overlord:overlord",
	TurnBegan:       "turn-began who:who turn faction:faction",
	QuestDrawn:      "quest-drawn who:who quest:quest faction:faction",
	QuestPassedOver: "quest-passed-over who:who quest:quest",
	Spawned:         "spawned who:who creature:creature color:color count region:region",
	Traveled:        "traveled who:who region:region flight:yes",
	Rested:          "rested who:who health energy curses",
	Trained:         "trained who:who card:card gold",
	WentToTown:      "went-to-town who:who",
	Bought:          "bought who:who card:card gold",
	Sold:            "sold who:who card:card gold",
	Gave:            "gave who:who to:who card:card gold",
	Equipped:        "equipped who:who card:card area:area",
	Unequipped:      "unequipped who:who card:card",
	CombatBegan:     "combat-began who:who foe:foe creature:creature region:region",
	RoundBegan:      "round-began who:who round",
	AttackBegan:     "attack-began who:who round",
	CardUsed:        "card-used who:who card:card ability amount",
	DiceRolled:      "dice-rolled who:who color:color faces:faces",
	DiceRerolled:    "dice-rerolled who:who color:color faces:faces",
	DiceChanged:     "dice-changed who:who color:color faces:faces",
	HitsPlaced:      "hits-placed who:who box:box hits",
	HitsRemoved:     "hits-removed who:who box:box hits",
	ArmorPlaced:     "armor-placed who:who armor",
	TokensPlaced:    "tokens-placed who:who damage defense armor attrition",
	FoeFell:         "foe-fell who:who foe:foe creature:creature color:color",
	FoesStruck:      "foes-struck who:who attack hits armor wounds",
	Resolved:        "resolved who:who moved damage",
	HealthLostEvent: "health-lost who:who health",
	EnergyLost:      "energy-lost who:who energy",
	Regained:        "regained who:who health energy",
	Stunned:         "stunned who:who tokens",
	Cursed:          "cursed who:who tokens",
	PetHurt:         "pet-hurt who:who health",
	DefeatedEvent:   "defeated who:who region:region",
	Retreated:       "retreated who:who region:region",
	CombatEnded:     "combat-ended who:who won:yes",
	QuestCompleted:  "quest-completed who:who quest:quest",
	XPGained:        "xp-gained who:who xp total",
	GoldGained:      "gold-gained who:who gold",
	LevelGained:     "level-gained who:who level",
	TalentTaken:     "talent-taken who:who card:card",
	ItemDrawn:       "item-drawn who:who card:card",
	ItemTaken:       "item-taken who:who card:card",
	ItemDropped:     "item-dropped who:who card:card",
	MarkerMoved:     "marker-moved who:who turn",
	MerchantGrew:    "merchant-grew who:who card:card",
	EventDrawn:      "event-drawn who:who drawn:event",
	EventDiscarded:  "event-discarded who:who drawn:event",
	OverlordMoved:   "overlord-moved who:who region:region",
	CounterSeen:     "counter-seen who:who region:region real:yes",
	CounterRevealed: "counter-revealed who:who region:region real:yes",
	BidsOpened:      "bids-opened who:who card:card gold",
	Hoarded:         "hoarded who:who card:card gold",
	Looted:          "looted who:who from:who card:card",
	GameEnded:       "game-ended who:who",
}

// act is one move being made: the position and what it may ask and tell. It is passed by value, so
// that making a move allocates nothing.
type act struct {
	*Position
	chance game.Chance
	log    *game.Log
}

// tell records an event about a character, for everybody.
func (x act) tell(kind eventKind, who int8, args ...int) {
	if x.log == nil {
		return
	}
	x.tellTo(game.Everyone, kind, who, args...)
}

// tellTo records an event for some seats alone.
func (x act) tellTo(to game.Seats, kind eventKind, who int8, args ...int) {
	if x.log == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: game.Nobody, To: to}
	e.Args[0] = int16(who)
	if who >= 0 {
		e.Seat = x.People[who].Owner
	}
	for i, a := range args {
		e.Args[i+1] = int16(a)
	}
	x.log.Add(e)
}
