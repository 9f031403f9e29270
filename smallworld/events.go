package smallworld

import "twobanners/game"

var eventShapes = game.EventShapes{""}

// EventShapes are the events of the game with their arguments, for who writes down their types.
func EventShapes() game.EventShapes { return eventShapes }

func fact(shape string) game.EventKind { return eventShapes.Add(shape) }

// The events of the game: facts in the order they happen.
var (
	TurnBegan        = fact("turn-began round")
	Picked           = fact("picked race:race power:power line tokens coins")
	Paid             = fact("paid coins to:seat for:reason")
	Gained           = fact("gained coins for:reason")
	FormChosen       = fact("form-chosen form:form")
	SideChosen       = fact("side-chosen side:faction")
	HarmonyTaken     = fact("harmony-taken-back")
	HarmonyGiven     = fact("harmony-given to:seat")
	BombRevealed     = fact("bomb-revealed region:region live:yes explodes:yes")
	BeastsTaken      = fact("beasts-taken beasts")
	Abandoned        = fact("abandoned region:region")
	Readied          = fact("readied hand")
	Conquered        = fact("conquered region:region tokens beasts champion:yes")
	Expelled         = fact("expelled region:region race:race lost to-hand from:seat")
	Saved            = fact("saved region:region by:reason")
	ChampionCaptured = fact("champion-captured region:region")
	DieRolled        = fact("die-rolled pips region:region free:yes")
	AttemptFailed    = fact("attempt-failed region:region")
	AssaultCalledOff = fact("assault-called-off region:region")
	ArtifactMoved    = fact("artifact-moved marker:marker region:region")
	MarkerRevealed   = fact("marker-revealed marker:marker region:region")
	WallRaised       = fact("wisp-wall-raised region:region")
	ObjectivePaid    = fact("objective-reached region:region")
	Stolen           = fact("stolen marker:marker from:region to:region")
	Intimidated      = fact("intimidated from:region to:region what:what")
	Swapped          = fact("swapped region:region with:region")
	Emptied          = fact("emptied region:region")
	Vanished         = fact("vanished race:race")
	Enlisted         = fact("enlisted tokens")
	Healed           = fact("healed tokens")
	Redeployed       = fact("redeployed region:region tokens beasts champion:yes")
	FortBuilt        = fact("fort-built region:region")
	TowerBuilt       = fact("watch-tower-built region:region")
	TowerRemoved     = fact("watch-tower-removed region:region")
	BombPlaced       = fact("bomb-placed region:region")
	ObjectivePlaced  = fact("objective-placed region:region")
	ObjectiveTaken   = fact("objective-taken-back region:region")
	Declined         = fact("declined race:race")
	Scored           = fact("scored regions declined faction race-and-power artifacts places")
	ColumnRefilled   = fact("column-refilled line race:race power:power")
	GameEnded        = fact("game-ended")
	BombSettled      = fact("bomb-settled region:region explodes:yes")
)

// reason is why coins changed hands or a token was spared.
type reason int16

const (
	forCombo reason = iota
	forHarmony
	forAegis
	forToll
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
	forCombo: "combo", forHarmony: "harmony", forAegis: "aegis", forToll: "toll",
	forHammer: "doomhammer", forRansom: "ransom", forHeart: "heart", forForm: "form",
	forObjective: "objective", forEnlisting: "enlisting", forComboCoins: "combo-coins",
	byChapel: "lights-hope-chapel", byHolyLight: "holy-light", byChampion: "champion",
}

// act is one move being made: the position and what it may ask and tell. It is passed by value, so
// that making a move allocates nothing, and has four words, so that it is passed in registers.
type act struct {
	*Position
	chance game.Chance
	log    *game.Log
}

// tell records an event of the player whose turn it is, for everybody.
func (x act) tell(kind game.EventKind, args ...int) {
	if x.log != nil {
		x.tellOf(kind, x.Seat, args...)
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
