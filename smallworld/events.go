package smallworld

import "twobanners/game"

// The events of the game: facts in the order they happen.
const (
	TurnBegan game.EventKind = iota + 1
	Picked
	Paid
	Gained
	FormChosen
	SideChosen
	HarmonyTaken
	HarmonyGiven
	BombRevealed
	BeastsTaken
	Abandoned
	Readied
	Conquered
	Expelled
	Saved
	ChampionCaptured
	DieRolled
	AttemptFailed
	AssaultCalledOff
	ArtifactMoved
	MarkerRevealed
	WallRaised
	ObjectivePaid
	Stolen
	Intimidated
	Swapped
	Emptied
	Vanished
	Enlisted
	Healed
	Redeployed
	FortBuilt
	TowerBuilt
	TowerRemoved
	BombPlaced
	ObjectivePlaced
	ObjectiveTaken
	Declined
	Scored
	ColumnRefilled
	GameEnded
	eventCount
)

// An argument's kind says how to name its number.
type argument uint8

const (
	number argument = iota
	aSeat
	aRegion
	aRace
	aPower
	aMarker
	aFaction
	aForm
	aWhat
	aReason
	aYes
)

type named struct {
	name string
	kind argument
}

// eventShapes give each event its id and its arguments in order.
var eventShapes = [eventCount]struct {
	id   string
	args []named
}{
	TurnBegan:        {"turn-began", []named{{"round", number}}},
	Picked:           {"picked", []named{{"race", aRace}, {"power", aPower}, {"line", number}, {"tokens", number}, {"coins", number}}},
	Paid:             {"paid", []named{{"coins", number}, {"to", aSeat}, {"for", aReason}}},
	Gained:           {"gained", []named{{"coins", number}, {"for", aReason}}},
	FormChosen:       {"form-chosen", []named{{"form", aForm}}},
	SideChosen:       {"side-chosen", []named{{"side", aFaction}}},
	HarmonyTaken:     {"harmony-taken-back", nil},
	HarmonyGiven:     {"harmony-given", []named{{"to", aSeat}}},
	BombRevealed:     {"bomb-revealed", []named{{"region", aRegion}, {"live", aYes}, {"explodes", aYes}}},
	BeastsTaken:      {"beasts-taken", []named{{"beasts", number}}},
	Abandoned:        {"abandoned", []named{{"region", aRegion}}},
	Readied:          {"readied", []named{{"hand", number}}},
	Conquered:        {"conquered", []named{{"region", aRegion}, {"tokens", number}, {"beasts", number}, {"champion", aYes}}},
	Expelled:         {"expelled", []named{{"region", aRegion}, {"race", aRace}, {"lost", number}, {"to-hand", number}, {"from", aSeat}}},
	Saved:            {"saved", []named{{"region", aRegion}, {"by", aReason}}},
	ChampionCaptured: {"champion-captured", []named{{"region", aRegion}}},
	DieRolled:        {"die-rolled", []named{{"pips", number}, {"region", aRegion}, {"free", aYes}}},
	AttemptFailed:    {"attempt-failed", []named{{"region", aRegion}}},
	AssaultCalledOff: {"assault-called-off", []named{{"region", aRegion}}},
	ArtifactMoved:    {"artifact-moved", []named{{"marker", aMarker}, {"region", aRegion}}},
	MarkerRevealed:   {"marker-revealed", []named{{"marker", aMarker}, {"region", aRegion}}},
	WallRaised:       {"wisp-wall-raised", []named{{"region", aRegion}}},
	ObjectivePaid:    {"objective-reached", []named{{"region", aRegion}}},
	Stolen:           {"stolen", []named{{"marker", aMarker}, {"from", aRegion}, {"to", aRegion}}},
	Intimidated:      {"intimidated", []named{{"from", aRegion}, {"to", aRegion}, {"what", aWhat}}},
	Swapped:          {"swapped", []named{{"region", aRegion}, {"with", aRegion}}},
	Emptied:          {"emptied", []named{{"region", aRegion}}},
	Vanished:         {"vanished", []named{{"race", aRace}}},
	Enlisted:         {"enlisted", []named{{"tokens", number}}},
	Healed:           {"healed", []named{{"tokens", number}}},
	Redeployed:       {"redeployed", []named{{"region", aRegion}, {"tokens", number}, {"beasts", number}, {"champion", aYes}}},
	FortBuilt:        {"fort-built", []named{{"region", aRegion}}},
	TowerBuilt:       {"watch-tower-built", []named{{"region", aRegion}}},
	TowerRemoved:     {"watch-tower-removed", []named{{"region", aRegion}}},
	BombPlaced:       {"bomb-placed", []named{{"region", aRegion}}},
	ObjectivePlaced:  {"objective-placed", []named{{"region", aRegion}}},
	ObjectiveTaken:   {"objective-taken-back", []named{{"region", aRegion}}},
	Declined:         {"declined", []named{{"race", aRace}}},
	Scored:           {"scored", []named{{"regions", number}, {"declined", number}, {"faction", number}, {"race-and-power", number}, {"artifacts", number}, {"places", number}}},
	ColumnRefilled:   {"column-refilled", []named{{"line", number}, {"race", aRace}, {"power", aPower}}},
	GameEnded:        {"game-ended", nil},
}

// reason is why coins changed hands or a token was spared.
type reason int16

const (
	forCombo reason = iota
	forHarmony
	forAegis
	forMarsh
	forHammer
	forRansom
	forHeart
	forForm
	forObjective
	forEnlisting
	forComboCoins
	byChapel
	byHolyLight
	byChampion
)

var reasonNames = [...]string{
	"combo", "harmony", "aegis", "marshdweller", "doomhammer", "ransom", "heart", "form",
	"objective", "enlisting", "combo-coins", "lights-hope-chapel", "holy-light", "champion",
}

// act is one move being made: the position, whose turn it is, and what it may ask and tell.
// It is passed by value, so that making a move allocates nothing.
type act struct {
	*Position
	me     game.Seat
	chance game.Chance
	log    *game.Log
}

// tell records an event of the player whose turn it is, for everybody.
func (x act) tell(kind game.EventKind, args ...int) {
	if x.log != nil {
		x.tellOf(kind, x.me, args...)
	}
}

// tellOf records an event of any seat, for everybody.
func (x act) tellOf(kind game.EventKind, seat game.Seat, args ...int) {
	if x.log == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: seat, To: game.Everyone}
	for i, a := range args {
		e.Args[i] = int16(a)
	}
	x.log.Add(e)
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}
