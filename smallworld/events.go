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
	BombSettled
	eventCount
)

// eventShapes give each event its id, then its arguments in order: a name, and after a colon how
// to name its number where it is not a plain one.
var eventShapes = [eventCount]string{
	TurnBegan:        "turn-began round",
	Picked:           "picked race:race power:power line tokens coins",
	Paid:             "paid coins to:seat for:reason",
	Gained:           "gained coins for:reason",
	FormChosen:       "form-chosen form:form",
	SideChosen:       "side-chosen side:faction",
	HarmonyTaken:     "harmony-taken-back",
	HarmonyGiven:     "harmony-given to:seat",
	BombRevealed:     "bomb-revealed region:region live:yes explodes:yes",
	BeastsTaken:      "beasts-taken beasts",
	Abandoned:        "abandoned region:region",
	Readied:          "readied hand",
	Conquered:        "conquered region:region tokens beasts champion:yes",
	Expelled:         "expelled region:region race:race lost to-hand from:seat",
	Saved:            "saved region:region by:reason",
	ChampionCaptured: "champion-captured region:region",
	DieRolled:        "die-rolled pips region:region free:yes",
	AttemptFailed:    "attempt-failed region:region",
	AssaultCalledOff: "assault-called-off region:region",
	ArtifactMoved:    "artifact-moved marker:marker region:region",
	MarkerRevealed:   "marker-revealed marker:marker region:region",
	WallRaised:       "wisp-wall-raised region:region",
	ObjectivePaid:    "objective-reached region:region",
	Stolen:           "stolen marker:marker from:region to:region",
	Intimidated:      "intimidated from:region to:region what:what",
	Swapped:          "swapped region:region with:region",
	Emptied:          "emptied region:region",
	Vanished:         "vanished race:race",
	Enlisted:         "enlisted tokens",
	Healed:           "healed tokens",
	Redeployed:       "redeployed region:region tokens beasts champion:yes",
	FortBuilt:        "fort-built region:region",
	TowerBuilt:       "watch-tower-built region:region",
	TowerRemoved:     "watch-tower-removed region:region",
	BombPlaced:       "bomb-placed region:region",
	ObjectivePlaced:  "objective-placed region:region",
	ObjectiveTaken:   "objective-taken-back region:region",
	Declined:         "declined race:race",
	Scored:           "scored regions declined faction race-and-power artifacts places",
	ColumnRefilled:   "column-refilled line race:race power:power",
	GameEnded:        "game-ended",
	BombSettled:      "bomb-settled region:region explodes:yes",
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
	forCombo: "combo", forHarmony: "harmony", forAegis: "aegis", forMarsh: "marshdweller",
	forHammer: "doomhammer", forRansom: "ransom", forHeart: "heart", forForm: "form",
	forObjective: "objective", forEnlisting: "enlisting", forComboCoins: "combo-coins",
	byChapel: "lights-hope-chapel", byHolyLight: "holy-light", byChampion: "champion",
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
