package content

// The effect language of World of Warcraft: The Board Game. docs/effects.md explains every word;
// the lists below are closed: a word that is not here is an error of the content.

// Ability is one sentence of a card: when, if, pay, spot, do.
type Ability struct {
	When Moment
	If   []Condition
	Pay  Payment
	Spot Spot
	Do   []Effect
	// Once limits the ability to one use a span; empty means one use a combat round.
	Once Span
	// May makes an ability wait for its owner that would otherwise work by itself.
	May bool
	// Must makes an ability work by itself that would otherwise wait for its owner.
	Must bool
	// Instead names cards whose ability at this moment is replaced by this one.
	Instead []string
}

// Moment is when an ability may be used or works by itself.
type Moment string

// The moments, in the order in which they come.
const (
	Standing       Moment = "standing" // all the time
	TurnStart      Moment = "turn-start"
	BeforeAction   Moment = "before-action"
	AsAction       Moment = "action"
	OnTravel       Moment = "travel"
	AfterTravel    Moment = "after-travel"
	OnRest         Moment = "rest"
	OnChallenge    Moment = "challenge"
	CombatStart    Moment = "combat-start"
	RoundStart     Moment = "round-start"
	DicePoolStart  Moment = "dice-pool-start"
	DicePoolEnd    Moment = "dice-pool-end"
	RerollStart    Moment = "reroll-start"
	RerollEnd      Moment = "reroll-end"
	PlaceTokens    Moment = "place-tokens"
	PlaceTokensEnd Moment = "place-tokens-end"
	DefenseStart   Moment = "defense-start"
	ResolutionGo   Moment = "resolution-start"
	ResolutionEnd  Moment = "resolution-end"
	RoundEnd       Moment = "round-end"
	CombatEnd      Moment = "combat-end"
	HealthLosing   Moment = "health-losing" // before a token is lost
	HealthLost     Moment = "health-lost"   // after a token was lost
	EnergySpent    Moment = "energy-spent"
	Defeated       Moment = "defeated"
)

// Moments lists every moment.
var Moments = []Moment{
	Standing, TurnStart, BeforeAction, AsAction, OnTravel, AfterTravel, OnRest, OnChallenge,
	CombatStart, RoundStart, DicePoolStart, DicePoolEnd, RerollStart, RerollEnd, PlaceTokens,
	PlaceTokensEnd, DefenseStart, ResolutionGo, ResolutionEnd, RoundEnd, CombatEnd, HealthLosing,
	HealthLost, EnergySpent, Defeated,
}

// Span is how long a use counts against the limit.
type Span string

// The spans; the empty one is a combat round, or an action outside combat.
const (
	OnceAction Span = "action"
	OnceTurn   Span = "turn"
	OnceCombat Span = "combat"
)

// Condition is one thing that must hold. Names are any-of; Not turns it round.
type Condition struct {
	Kind  ConditionKind
	Names []string
	N     int
	Not   bool
}

// ConditionKind says what is asked.
type ConditionKind string

// The conditions.
const (
	IfEquipped ConditionKind = "equipped"    // a card, trait or category of that name works
	IfUsed     ConditionKind = "used"        // one of these cards was used this round
	IfBefore   ConditionKind = "used-before" // this card was used in the round before
	IfUnhurt   ConditionKind = "unhurt"      // its owner lost no Health in the round before
	IfRound    ConditionKind = "round"       // round n or later; with max: up to it
	IfFirst    ConditionKind = "first-round"
	IfFoes     ConditionKind = "opponents"  // at least n opponents
	IfAgainst  ConditionKind = "against"    // creature boss overlord character red independent
	IfNoDice   ConditionKind = "rolls-no"   // no dice of this colour in the pool
	IfDefense  ConditionKind = "in-defense" // in the Defense Phase
	IfTokens   ConditionKind = "placed-tokens"
	IfFallen   ConditionKind = "opponent-fell"
	IfShows    ConditionKind = "shows" // at least n red or blue dice show a 1
)

// ConditionKinds lists every condition.
var ConditionKinds = []ConditionKind{
	IfEquipped, IfUsed, IfBefore, IfUnhurt, IfRound, IfFirst, IfFoes, IfAgainst, IfNoDice,
	IfDefense, IfTokens, IfFallen, IfShows,
}

// Any is an amount without an upper limit.
const Any = -1

// Amount is what may be paid: exactly Least, or Least to Most where they differ.
type Amount struct{ Least, Most int }

// Payment is what an ability costs beyond the Energy printed on an instant Power.
type Payment struct {
	Energy, Health Amount
	// Lose is Health that is lost as by a wound: cards that wait for a loss answer it.
	Lose Amount
	// Tokens are hit tokens on this card, Banked what its bank holds.
	Tokens, Banked Amount
	// Dice are given up: before the roll by colour alone.
	Dice Pick
	// Reroll: the Reroll value is used up by this.
	Reroll bool
	// Unequip names cards or categories, one of which goes; "self" is the card itself.
	Unequip []string
	Discard bool // the card itself
}

// Color is a die colour.
type Color string

// The three colours.
const (
	Red   Color = "red"
	Blue  Color = "blue"
	Green Color = "green"
)

// Spot is a look at the dice: one that fits is enough, or each one that fits counts.
type Spot struct {
	Colors      []Color
	Least, Most int // faces; zero means no limit
	Each        bool
	Count       int // dice that must be spotted together for one use: 1 unless given
}

// Pick is a choice of dice: up to Count of those that fit, Any for all one likes.
type Pick struct {
	Colors      []Color
	Least, Most int
	Count       int
	All         bool // every die that fits, without a choice
}

// Dice are numbers of dice by colour.
type Dice struct{ Red, Blue, Green int }

// Effect is one thing that an ability does. What a verb does not use is zero. Dice of most-dice are
// Any for a colour without a limit; add has dice of any colour in N; preset has its colour in
// Pick.Colors and reroll-only its colours; pass and move have their word in Names; All is a free
// cost.
type Effect struct {
	Verb Verb
	N    int
	Per  Per
	// Every is how many of Per count for one: 1 unless given.
	Every int
	Dice  Dice
	Pick  Pick
	// Face, Raise and Into tell what picked dice become.
	Face, Raise int
	Into        []Color
	// Apart: dice rolled again do not count as rerolled.
	Apart bool
	// Faces are what preset dice show.
	Faces     []int
	Box, From Box
	To        Target
	// Health and Energy of regain, gain, lose and capacity; Any fills up, and then All is set.
	Health, Energy int
	All            bool
	// Names are cards, categories, types or traits that the verb is about.
	Names []string
	Area  string
	// Level bounds what the verb lets in.
	Level int
}

// Verb is what an effect does.
type Verb string

// The verbs.
const (
	// Numbers of the round.
	Add       Verb = "add" // dice into the pool, or rolled at once after the roll
	Reroll    Verb = "reroll"
	Attrition Verb = "attrition"
	Threat    Verb = "threat"
	MostDice  Verb = "most-dice"
	// Dice.
	TurnDice   Verb = "turn"
	RollAgain  Verb = "roll-again"
	RemoveDice Verb = "remove"
	Preset     Verb = "preset"
	RerollOnly Verb = "reroll-only"
	// Tokens.
	Hits       Verb = "hits"
	Armor      Verb = "armor"
	MoveHits   Verb = "move-hits"
	Redirect   Verb = "redirect"
	EmptyBoxes Verb = "empty-boxes"
	// Counters of characters and cards.
	Regain       Verb = "regain"
	Gain         Verb = "gain"
	Lose         Verb = "lose"
	Prevent      Verb = "prevent"
	Stun         Verb = "stun"
	Curse        Verb = "curse"
	Cleanse      Verb = "cleanse"
	Tokens       Verb = "tokens"
	DoubleTokens Verb = "double-tokens"
	Bank         Verb = "bank"
	Capacity     Verb = "capacity"
	PetHealth    Verb = "pet-health"
	MendPet      Verb = "mend-pet"
	// Cards.
	Unequip Verb = "unequip"
	Equip   Verb = "equip"
	Uses    Verb = "uses"
	Cost    Verb = "cost"
	Keep    Verb = "keep"
	Better  Verb = "better"
	Area    Verb = "area"
	// The course of a combat.
	Defeat Verb = "defeat"
	Leave  Verb = "leave"
	Revive Verb = "revive"
	Immune Verb = "immune"
	// The map.
	Steps     Verb = "steps"
	Pass      Verb = "pass"
	OneTravel Verb = "one-travel"
	MoveTo    Verb = "move"
	Intercept Verb = "intercept"
	// Creatures and bosses only.
	NoAttrition    Verb = "no-attrition"
	NoReroll       Verb = "no-reroll"
	ArmorEights    Verb = "armor-eights"
	SetAside       Verb = "set-aside"
	AttritionNeeds Verb = "attrition-needs"
	HalveAttrition Verb = "halve-attrition"
	HitAllowance   Verb = "hit-allowance"
)

// Verbs lists every verb.
var Verbs = []Verb{
	Add, Reroll, Attrition, Threat, MostDice, TurnDice, RollAgain, RemoveDice, Preset, RerollOnly,
	Hits, Armor, MoveHits, Redirect, EmptyBoxes, Regain, Gain, Lose, Prevent, Stun, Curse, Cleanse,
	Tokens, DoubleTokens, Bank, Capacity, PetHealth, MendPet, Unequip, Equip, Uses, Cost, Keep,
	Better, Area, Defeat, Leave, Revive, Immune, Steps, Pass, OneTravel, MoveTo, Intercept,
	NoAttrition, NoReroll, ArmorEights, SetAside, AttritionNeeds, HalveAttrition, HitAllowance,
}

// Per multiplies an effect; empty means once.
type Per string

// What an effect may be counted by.
const (
	PerSpotted    Per = "spotted"  // dice spotted
	PerPaid       Per = "paid"     // the amount paid
	PerPicked     Per = "picked"   // dice picked by an effect before it
	PerLevel      Per = "level"    // of the owner
	PerOpponent   Per = "opponent" // still in the combat
	PerFriend     Per = "friend"   // friendly participants, the owner included
	PerArmor      Per = "armor"    // armor tokens placed this step
	PerDamage     Per = "damage"   // hits placed in the damage box this step
	PerPetHealth  Per = "pet-health"
	PerHalfAttack Per = "half-attack" // of one creature that the owner picks
	PerFighter    Per = "participant" // characters in the combat, of either side
)

// Pers lists every multiplier.
var Pers = []Per{
	PerSpotted, PerPaid, PerPicked, PerLevel, PerOpponent, PerFriend, PerArmor, PerDamage,
	PerPetHealth, PerHalfAttack, PerFighter,
}

// Box is a box of the Combat Area.
type Box string

// The boxes; Either leaves the choice between damage and defense to the owner.
const (
	DamageBox    Box = "damage"
	DefenseBox   Box = "defense"
	AttritionBox Box = "attrition"
	EitherBox    Box = "either"
)

// Target is whom an effect is for; empty means the owner.
type Target string

// The targets.
const (
	ToOwner   Target = "self"
	ToFriend  Target = "friend"  // one friendly participant of the owner's choice
	ToOther   Target = "other"   // one other friendly participant
	ToHurt    Target = "hurt"    // the one whose loss opened the moment
	ToFriends Target = "friends" // every friendly participant
	ToAll     Target = "all"     // every participant of every side
	ToActive  Target = "active"  // the friendly participant whose Attack Phase runs
	ToHere    Target = "here"    // friends in the owner's region, the owner included
	ToAny     Target = "any"     // one friend anywhere
)

// Targets lists every target.
var Targets = []Target{
	ToOwner, ToFriend, ToOther, ToHurt, ToFriends, ToAll, ToActive, ToHere, ToAny,
}
