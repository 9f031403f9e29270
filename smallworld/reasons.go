package smallworld

import (
	"slices"
	"strings"

	"twobanners/game"
)

// why is the reason a move is refused; fine is none. Reasons are numbers so that listing moves
// costs nothing, and become rule ids when somebody asks.
type why uint8

const (
	fine why = iota
	whyMalformed
	whyOver
	whySeat
	whyNotNow
	whyPickFirst
	whyPickActive
	whyPrice
	whyNoCombo
	whyForm
	whyFormCoin
	whySide
	whySideLate
	whyFirstRound
	whyDeclineLate
	whyAbandonLate
	whyAbandonWhat
	whyOwn
	whyWater
	whyFirstConquest
	whyDistant
	whyNagaWater
	whyTower
	whyNoToken
	whyTokens
	whyTauren
	whyTaurenDie
	whyBeasts
	whyRollOutright
	whyRollShort
	whyRollTarget
	whyConquestsOver
	whyNotOwned
	whyArtifactSpent
	whyChampion
	whyChampionSpent
	whyChampionStands
	whyChampionReach
	whyHammerDiscount
	whyAssault
	whyAssaultSpent
	whyAssaultShort
	whyAssaultPending
	whyEthereals
	whyEtherealsSpent
	whyPlaceHidden
	whyPlaceFar
	whyStealFar
	whyStealHidden
	whyHarmony
	whyAegis
	whyMarsh
	whyHammer
	whySeveralDebts
	whyIntimidating
	whyIntimidated
	whyIntimidateFar
	whyIntimidateWhom
	whyIntimidateWhat
	whyIntimidateTo
	whyIntimidateNoTo
	whyIntimidateHand
	whyPortal
	whyPortalSpent
	whyPortalMagic
	whyPortalNothing
	whyPortalWater
	whyPortalLate
	whyWell
	whyWellWhere
	whyNoWithdraw
	whyBuy
	whyLift
	whyPutWhere
	whyPutLeast
	whyPutHand
	whyPutOwed
	whyChampionMove
	whyStillInHand
	whyOwedRegion
	whyFort
	whyFortChoice
	whyTowerPlace
	whyTowerChoice
	whyBomb
	whyBombStack
	whyBombTwice
	whyBombWhere
	whyBombTower
	whyObjective
	whyObjectiveWhere
	whyObjectiveTwice
	whyObjectiveNone
	whyObjectiveTower
	whyAegisPlace
	whyHeartPlace
	whySurvivors
	whySurvivorsTurn
	whySurvivorsWhere
	whySurvivorsCount
	whyNothingToDecline
	whyPutEarly
	whyPutPair
	whyReveal
	whyCount
)

// reasonTexts are the rules behind each why: the one or two that decide, the most specific first,
// and after a stroke others that bear on it.
var reasonTexts = [whyCount]string{
	whyMalformed:   game.NotAMove,
	whyOver:        "SW-END-01",
	whySeat:        "SW-SETUP-28 / SW-SETUP-29 SW-LOSS-18",
	whyNotNow:      "SW-INTERACT-01",
	whyPickFirst:   "SW-COLUMN-01 / SW-COLUMN-22",
	whyPickActive:  "SW-COLUMN-02 / SW-LOSS-15 SW-INTERACT-05",
	whyPrice:       "SW-COLUMN-07 / SW-COLUMN-06 SW-COLUMN-03 SW-SCORE-11",
	whyNoCombo:     "SW-TEAM-21 / SW-COLUMN-01 SW-INTERACT-11",
	whyForm:        "SW-RACE-WORGEN-01 / SW-RACE-WORGEN-04 SW-RACE-WORGEN-05 SW-INTERACT-88",
	whyFormCoin:    "SW-INTERACT-88 / SW-SCORE-11",
	whySide:        "SW-PLACE-BATTLEGROUND-02",
	whySideLate:    "SW-PLACE-BATTLEGROUND-05 / SW-PLACE-BATTLEGROUND-02",
	whyFirstRound:  "SW-SETUP-30 SW-DECLINE-13 / SW-SETUP-31 SW-DECLINE-01",
	whyDeclineLate: "SW-SETUP-31 / SW-DECLINE-01 SW-DECLINE-10 SW-DEPLOY-11",
	whyAbandonLate: "SW-DEPLOY-06 / SW-DEPLOY-04",
	whyAbandonWhat: "SW-DEPLOY-04 / SW-DEPLOY-03",
	whyOwn:         "SW-ENTRY-11",
	whyWater:       "SW-ENTRY-10 / SW-INTERACT-48 SW-INTERACT-75",
	whyFirstConquest: "SW-ENTRY-01 / SW-ENTRY-15 SW-ENTRY-16 SW-ENTRY-08 SW-ENTRY-09 " +
		"SW-INTERACT-04",
	whyDistant:       "SW-ENTRY-09 SW-ENTRY-05 / SW-ENTRY-08 SW-ART-DOOMHAMMER-05",
	whyNagaWater:     "SW-RACE-NAGA-04 / SW-ENTRY-09",
	whyTower:         "SW-POWER-DEFENSIVE-04 / SW-ART-AEGIS-05 SW-INTERACT-17",
	whyNoToken:       "SW-ENTRY-13 / SW-DIE-01 SW-DEPLOY-02",
	whyTokens:        "SW-COST-11 SW-COST-01 / SW-ENTRY-14",
	whyTauren:        "SW-RACE-TAUREN-02 SW-RACE-TAUREN-09 / SW-INTERACT-51",
	whyTaurenDie:     "SW-INTERACT-52 SW-RACE-TAUREN-09",
	whyBeasts:        "SW-POWER-BEAST-MASTER-08 SW-COST-17",
	whyRollOutright:  "SW-DIE-10 / SW-DIE-01",
	whyRollShort:     "SW-DIE-03 / SW-INTERACT-46",
	whyRollTarget:    "SW-INTERACT-45 / SW-DIE-04",
	whyConquestsOver: "SW-DIE-09 / SW-DIE-06 SW-DIE-01 SW-INTERACT-01",
	whyNotOwned:      "SW-ART-GENERAL-02 / SW-ART-GENERAL-08 SW-DEPLOY-13 SW-ART-GENERAL-05",
	whyArtifactSpent: "SW-ART-GENERAL-07 / SW-ART-ASHES-01 SW-ART-DOOMHAMMER-01 " +
		"SW-ART-FROSTMOURNE-01",
	whyChampion:       "SW-POWER-CHAMPIONING-01",
	whyChampionSpent:  "SW-POWER-CHAMPIONING-08",
	whyChampionStands: "SW-INTERACT-14",
	whyChampionReach:  "SW-INTERACT-16 / SW-INTERACT-20 SW-POWER-CHAMPIONING-01",
	whyHammerDiscount: "SW-INTERACT-49",
	whyAssault:        "SW-RACE-GNOMES-01",
	whyAssaultSpent:   "SW-RACE-GNOMES-06",
	whyAssaultShort:   "SW-INTERACT-46",
	whyAssaultPending: "SW-INTERACT-45",
	whyEthereals:      "SW-RACE-ETHEREALS-01 / SW-RACE-ETHEREALS-08",
	whyEtherealsSpent: "SW-RACE-ETHEREALS-01",
	whyPlaceHidden:    "SW-RACE-ETHEREALS-05 SW-INTERACT-83",
	whyPlaceFar:       "SW-RACE-ETHEREALS-06 / SW-RACE-ETHEREALS-05 SW-INTERACT-43",
	whyStealFar:       "SW-RACE-ETHEREALS-02 SW-INTERACT-43 / SW-RACE-ETHEREALS-04",
	whyStealHidden:    "SW-INTERACT-83 / SW-RACE-ETHEREALS-02",
	whyHarmony:        "SW-RACE-PANDAREN-04 / SW-INTERACT-41 SW-INTERACT-27 SW-SCORE-11",
	whyAegis:          "SW-ART-AEGIS-02 / SW-INTERACT-42 SW-INTERACT-84 SW-SCORE-11",
	whyMarsh:          "SW-POWER-MARSHDWELLER-02 / SW-INTERACT-81 SW-SCORE-12 SW-SCORE-11",
	whyHammer:         "SW-ART-DOOMHAMMER-04 / SW-SCORE-11",
	whySeveralDebts:   "SW-INTERACT-80 / SW-SCORE-11 SW-INTERACT-17",
	whyIntimidating:   "SW-POWER-INTIMIDATING-01",
	whyIntimidated:    "SW-POWER-INTIMIDATING-01 / SW-POWER-INTIMIDATING-06",
	whyIntimidateFar:  "SW-POWER-INTIMIDATING-01 SW-INTERACT-43",
	whyIntimidateWhom: "SW-POWER-INTIMIDATING-01 / SW-POWER-INTIMIDATING-05",
	whyIntimidateWhat: "SW-POWER-INTIMIDATING-07 / SW-INTERACT-39 SW-INTERACT-23",
	whyIntimidateTo:   "SW-POWER-INTIMIDATING-02 / SW-INTERACT-42",
	whyIntimidateNoTo: "SW-POWER-INTIMIDATING-04 / SW-POWER-INTIMIDATING-02 SW-INTERACT-42",
	whyIntimidateHand: "SW-POWER-INTIMIDATING-08 / SW-DIE-09",
	whyPortal:         "SW-POWER-PORTAL-MAGE-01",
	whyPortalSpent:    "SW-POWER-PORTAL-MAGE-01",
	whyPortalMagic:    "SW-POWER-PORTAL-MAGE-01 / SW-POWER-PORTAL-MAGE-03",
	whyPortalNothing:  "SW-POWER-PORTAL-MAGE-01 / SW-INTERACT-28",
	whyPortalWater:    "SW-POWER-PORTAL-MAGE-05",
	whyPortalLate:     "SW-POWER-PORTAL-MAGE-04",
	whyWell:           "SW-INTERACT-77",
	whyWellWhere:      "SW-PLACE-WELL-01 SW-INTERACT-77",
	whyNoWithdraw:     "SW-INTERACT-45",
	whyBuy: "SW-INTERACT-69 / SW-RACE-FORSAKEN-01 SW-COLUMN-11 SW-COLUMN-10 SW-INTERACT-71 " +
		"SW-INTERACT-72",
	whyLift:         "SW-DEPLOY-08 / SW-DEPLOY-02 SW-INTERACT-01",
	whyPutWhere:     "SW-DEPLOY-08 / SW-DEPLOY-12 SW-DEPLOY-03 SW-LOSS-03",
	whyPutLeast:     "SW-DEPLOY-09 / SW-DEPLOY-12",
	whyPutHand:      "SW-DEPLOY-10 / SW-DEPLOY-08 SW-COLUMN-10",
	whyPutOwed:      "SW-DEPLOY-09 / SW-DEPLOY-12 SW-RACE-TAUREN-05",
	whyChampionMove: "SW-POWER-CHAMPIONING-07 / SW-POWER-CHAMPIONING-06",
	whyStillInHand:  "SW-DEPLOY-10",
	whyOwedRegion:   "SW-DEPLOY-09 / SW-DEPLOY-12",
	whyFort: "SW-POWER-GARRISONED-01 / SW-POWER-GARRISONED-03 SW-POWER-GARRISONED-04 " +
		"SW-INTERACT-95",
	whyFortChoice:       "SW-INTERACT-95 / SW-POWER-GARRISONED-04",
	whyTowerPlace:       "SW-POWER-DEFENSIVE-01 SW-INTERACT-79",
	whyTowerChoice:      "SW-POWER-DEFENSIVE-06",
	whyBomb:             "SW-RACE-GOBLINS-02",
	whyBombStack:        "SW-RACE-GOBLINS-11",
	whyBombTwice:        "SW-RACE-GOBLINS-03",
	whyBombWhere:        "SW-RACE-GOBLINS-02 SW-INTERACT-43",
	whyBombTower:        "SW-INTERACT-63 SW-POWER-DEFENSIVE-04",
	whyObjective:        "SW-RACE-HUMANS-01",
	whyObjectiveWhere:   "SW-RACE-HUMANS-01",
	whyObjectiveTwice:   "SW-RACE-HUMANS-03",
	whyObjectiveNone:    "SW-RACE-HUMANS-01 / SW-RACE-HUMANS-07",
	whyObjectiveTower:   "SW-INTERACT-90 SW-POWER-DEFENSIVE-04",
	whyAegisPlace:       "SW-ART-AEGIS-01",
	whyHeartPlace:       "SW-ART-HEART-01",
	whySurvivors:        "SW-LOSS-06 / SW-LOSS-03 SW-LOSS-18",
	whySurvivorsTurn:    "SW-INTERACT-03 / SW-LOSS-03",
	whySurvivorsWhere:   "SW-LOSS-04 / SW-LOSS-05 SW-DEPLOY-03",
	whySurvivorsCount:   "SW-LOSS-06 / SW-LOSS-04 SW-LOSS-02",
	whyNothingToDecline: "SW-COLUMN-01 / SW-DECLINE-01 SW-SETUP-30 SW-SETUP-31",
	whyPutEarly:         "SW-INTERACT-01 / SW-DEPLOY-08 SW-LOSS-03 SW-LOSS-18",
	whyPutPair:          "SW-RACE-TAUREN-05 SW-DEPLOY-09 / SW-INTERACT-18",
	whyReveal:           "SW-RACE-GOBLINS-05 SW-INTERACT-02",
}

// grounds are the rules of a reason, read from its text.
type grounds struct{ decide, also []string }

var reasons = func() (list [whyCount]grounds) {
	for w, text := range reasonTexts {
		decide, also, _ := strings.Cut(text, " / ")
		list[w] = grounds{strings.Fields(decide), strings.Fields(also)}
	}
	return list
}()

func ids(list ...string) []string { return list }

// no is a refusal in the making: the move and the reason against it.
type no struct {
	*Position
	me  game.Seat
	m   Move
	why why
	// need and have are the amounts that were compared, where it is about amounts.
	need, have int
}

// refusal names the rules against a move: those special to its kind, then those of the reason. The
// first two of them decide, the others bear on it. This is the one place where a no is put into
// words, for the player who asks and for the one who only points.
func (p *Position) refusal(seat game.Seat, m Move, w why) game.Refusal {
	n := no{Position: p, me: seat, m: m, why: w}
	rule, because := &rules[m.Kind], &reasons[w]
	var special []string
	if rule.refuse != nil && seat >= 0 && int(seat) < p.Seats() {
		special = rule.refuse(&n)
	}
	list := unique(special, strings.Fields(rule.cites[w]), because.decide)
	decide := min(2, len(list))
	return game.Refusal{
		Rules: list[:decide:decide], Also: unique(list[decide:], because.also),
		Need: n.need, Have: n.have,
	}
}

// unique joins lists and leaves out what stands in them twice.
func unique(lists ...[]string) (all []string) {
	for _, id := range slices.Concat(lists...) {
		if !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
}

// immune tells whether a reason is an immunity or the coins that lift one.
func (w why) immune() bool {
	switch w {
	case whyTower, whyHarmony, whyAegis, whyMarsh, whySeveralDebts:
		return true
	default:
		return false
	}
}
