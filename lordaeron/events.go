package lordaeron

import (
	"strings"

	"twobanners/game"
)

var eventShapes = game.EventShapes{""}

// EventShapes are the events of the game with their arguments, for who writes down their types.
func EventShapes() game.EventShapes { return eventShapes }

// fact adds an event; its first argument is whom it is about.
func fact(shape string) game.EventKind {
	id, others, _ := strings.Cut(shape, " ")
	return eventShapes.Add(id + " who:who " + others)
}

// The events of the game: facts in the order they happen. Who they are about is a character, whose
// owner is the event's seat; its index is the first argument.
var (
	ClassPicked     = fact("class-picked class:class")
	FactionDrawn    = fact("faction-drawn faction:faction")
	GameBegan       = fact("game-began overlord:overlord")
	TurnBegan       = fact("turn-began turn faction:faction alliance horde")
	QuestDrawn      = fact("quest-drawn quest:quest faction:faction")
	QuestPassedOver = fact("quest-passed-over quest:quest")
	Spawned         = fact("spawned creature:creature color:color count region:region")
	Traveled        = fact("traveled region:region flight:yes")
	Rested          = fact("rested health energy curses")
	Trained         = fact("trained card:card gold")
	WentToTown      = fact("went-to-town")
	Bought          = fact("bought card:card gold")
	Sold            = fact("sold card:card gold")
	Gave            = fact("gave to:who card:card gold")
	Equipped        = fact("equipped card:card area:place")
	Unequipped      = fact("unequipped card:card")
	CombatBegan     = fact("combat-began foe:foe creature:creature region:region")
	RoundBegan      = fact("round-began round")
	AttackBegan     = fact("attack-began round")
	CardUsed        = fact("card-used card:card ability amount")
	DiceRolled      = fact("dice-rolled color:color faces:faces")
	DiceRerolled    = fact("dice-rerolled color:color faces:faces")
	DiceChanged     = fact("dice-changed color:color faces:faces")
	HitsPlaced      = fact("hits-placed box:box hits")
	HitsRemoved     = fact("hits-removed box:box hits")
	ArmorPlaced     = fact("armor-placed armor")
	TokensPlaced    = fact("tokens-placed damage defense armor attrition")
	FoeFell         = fact("foe-fell foe:foe creature:creature color:color")
	FoesStruck      = fact("foes-struck attack hits armor wounds")
	Resolved        = fact("resolved moved damage")
	HealthLostEvent = fact("health-lost health")
	EnergyLost      = fact("energy-lost energy")
	Regained        = fact("regained health energy")
	Stunned         = fact("stunned tokens")
	Cursed          = fact("cursed tokens")
	PetHurt         = fact("pet-hurt health")
	DefeatedEvent   = fact("defeated region:region")
	Retreated       = fact("retreated region:region")
	CombatEnded     = fact("combat-ended won:yes winner:faction")
	QuestCompleted  = fact("quest-completed quest:quest")
	XPGained        = fact("xp-gained xp total")
	GoldGained      = fact("gold-gained gold")
	LevelGained     = fact("level-gained level")
	TalentTaken     = fact("talent-taken card:card")
	ItemDrawn       = fact("item-drawn card:card")
	ItemTaken       = fact("item-taken card:card")
	ItemDropped     = fact("item-dropped card:card")
	MarkerMoved     = fact("marker-moved turn")
	MerchantGrew    = fact("merchant-grew card:card")
	EventDrawn      = fact("event-drawn drawn:event")
	EventDiscarded  = fact("event-discarded drawn:event")
	OverlordMoved   = fact("overlord-moved region:region")
	CounterSeen     = fact("counter-seen region:region real:yes")
	CounterRevealed = fact("counter-revealed region:region real:yes")
	BidsOpened      = fact("bids-opened card:card gold")
	Hoarded         = fact("hoarded card:card gold")
	Looted          = fact("looted from:who card:card")
	GameEnded       = fact("game-ended")
)

// act is the context in which a move is made: position, chance and log. It is passed by value, so
// that making a move allocates nothing.
type act struct {
	*Position
	chance game.Chance
	log    *game.Log
}

// tell records an event about a character, for everybody. Mostly nobody listens, and to see that
// takes no call.
func (x act) tell(kind game.EventKind, who int8, args ...int) {
	if x.log != nil {
		x.log.Add(x.event(kind, who, args))
	}
}

// tellTo records an event for some seats alone.
func (x act) tellTo(to game.Seats, kind game.EventKind, who int8, args ...int) {
	if x.log != nil {
		e := x.event(kind, who, args)
		e.To = to
		x.log.Add(e)
	}
}

// event is one about a character, for everybody.
func (p *Position) event(kind game.EventKind, who int8, args []int) game.Event {
	e := game.Event{Kind: kind, Seat: game.Nobody, To: game.Everyone}
	e.Args[0] = int16(who)
	if who >= 0 {
		e.Seat = p.People[who].Owner
	}
	for i, a := range args {
		e.Args[i+1] = int16(a)
	}
	return e
}
