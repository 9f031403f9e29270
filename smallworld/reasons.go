package smallworld

import (
	"slices"

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

// reasons are the rules behind each why, the most specific first.
var reasons = [whyCount][]string{
	whyMalformed:  {game.NotAMove},
	whyOver:       {"SW-END-01"},
	whySeat:       {"SW-SETUP-28", "SW-SETUP-29", "SW-LOSS-18"},
	whyNotNow:     {"SW-INTERACT-01"},
	whyPickFirst:  {"SW-COLUMN-01", "SW-COLUMN-22"},
	whyPickActive: {"SW-COLUMN-02", "SW-LOSS-15", "SW-INTERACT-05"},
	whyPrice:      {"SW-COLUMN-07", "SW-COLUMN-06", "SW-COLUMN-03", "SW-SCORE-11"},
	whyNoCombo:    {"SW-TEAM-21", "SW-COLUMN-01", "SW-INTERACT-11"},
	whyForm: {
		"SW-RACE-WORGEN-01", "SW-RACE-WORGEN-04", "SW-RACE-WORGEN-05", "SW-INTERACT-88",
	},
	whyFormCoin:    {"SW-INTERACT-88", "SW-SCORE-11"},
	whySide:        {"SW-PLACE-BATTLEGROUND-02"},
	whySideLate:    {"SW-PLACE-BATTLEGROUND-05", "SW-PLACE-BATTLEGROUND-02"},
	whyFirstRound:  {"SW-SETUP-30", "SW-DECLINE-13", "SW-SETUP-31", "SW-DECLINE-01"},
	whyDeclineLate: {"SW-SETUP-31", "SW-DECLINE-01", "SW-DECLINE-10", "SW-DEPLOY-11"},
	whyAbandonLate: {"SW-DEPLOY-06", "SW-DEPLOY-04"},
	whyAbandonWhat: {"SW-DEPLOY-04", "SW-DEPLOY-03"},
	whyOwn:         {"SW-ENTRY-11"},
	whyWater:       {"SW-ENTRY-10", "SW-INTERACT-48", "SW-INTERACT-75"},
	whyFirstConquest: {
		"SW-ENTRY-01", "SW-ENTRY-15", "SW-ENTRY-16", "SW-ENTRY-08", "SW-ENTRY-09", "SW-INTERACT-04",
	},
	whyDistant:       {"SW-ENTRY-09", "SW-ENTRY-08", "SW-ENTRY-05", "SW-ART-DOOMHAMMER-05"},
	whyNagaWater:     {"SW-RACE-NAGA-04", "SW-ENTRY-09"},
	whyTower:         {"SW-POWER-DEFENSIVE-04", "SW-ART-AEGIS-05", "SW-INTERACT-17"},
	whyNoToken:       {"SW-ENTRY-13", "SW-DIE-01", "SW-DEPLOY-02"},
	whyTokens:        {"SW-COST-11", "SW-COST-01", "SW-ENTRY-14"},
	whyTauren:        {"SW-INTERACT-51", "SW-RACE-TAUREN-02", "SW-RACE-TAUREN-09"},
	whyTaurenDie:     {"SW-INTERACT-52", "SW-RACE-TAUREN-09"},
	whyBeasts:        {"SW-POWER-BEAST-MASTER-08", "SW-COST-17"},
	whyRollOutright:  {"SW-DIE-10", "SW-DIE-01"},
	whyRollShort:     {"SW-DIE-03", "SW-INTERACT-46"},
	whyRollTarget:    {"SW-INTERACT-45", "SW-DIE-04"},
	whyConquestsOver: {"SW-DIE-09", "SW-DIE-06", "SW-DIE-01", "SW-INTERACT-01"},
	whyNotOwned: {
		"SW-ART-GENERAL-02", "SW-ART-GENERAL-08", "SW-DEPLOY-13", "SW-ART-GENERAL-05",
	},
	whyArtifactSpent: {
		"SW-ART-GENERAL-07", "SW-ART-ASHES-01", "SW-ART-DOOMHAMMER-01", "SW-ART-FROSTMOURNE-01",
	},
	whyChampion:       {"SW-POWER-CHAMPIONING-01"},
	whyChampionSpent:  {"SW-POWER-CHAMPIONING-08"},
	whyChampionStands: {"SW-INTERACT-14"},
	whyChampionReach:  {"SW-INTERACT-16", "SW-INTERACT-20", "SW-POWER-CHAMPIONING-01"},
	whyHammerDiscount: {"SW-INTERACT-49"},
	whyAssault:        {"SW-RACE-GNOMES-01"},
	whyAssaultSpent:   {"SW-RACE-GNOMES-06"},
	whyAssaultShort:   {"SW-INTERACT-46"},
	whyAssaultPending: {"SW-INTERACT-45"},
	whyEthereals:      {"SW-RACE-ETHEREALS-08", "SW-RACE-ETHEREALS-01"},
	whyEtherealsSpent: {"SW-RACE-ETHEREALS-01"},
	whyPlaceHidden:    {"SW-RACE-ETHEREALS-05", "SW-INTERACT-83"},
	whyPlaceFar:       {"SW-RACE-ETHEREALS-06", "SW-RACE-ETHEREALS-05", "SW-INTERACT-43"},
	whyStealFar:       {"SW-RACE-ETHEREALS-02", "SW-INTERACT-43", "SW-RACE-ETHEREALS-04"},
	whyStealHidden:    {"SW-INTERACT-83", "SW-RACE-ETHEREALS-02"},
	whyHarmony:        {"SW-RACE-PANDAREN-04", "SW-INTERACT-41", "SW-INTERACT-27", "SW-SCORE-11"},
	whyAegis:          {"SW-ART-AEGIS-02", "SW-INTERACT-42", "SW-INTERACT-84", "SW-SCORE-11"},
	whyMarsh:          {"SW-POWER-MARSHDWELLER-02", "SW-INTERACT-81", "SW-SCORE-12", "SW-SCORE-11"},
	whyHammer:         {"SW-ART-DOOMHAMMER-04", "SW-SCORE-11"},
	whySeveralDebts:   {"SW-INTERACT-80", "SW-SCORE-11", "SW-INTERACT-17"},
	whyIntimidating:   {"SW-POWER-INTIMIDATING-01"},
	whyIntimidated:    {"SW-POWER-INTIMIDATING-01", "SW-POWER-INTIMIDATING-06"},
	whyIntimidateFar:  {"SW-POWER-INTIMIDATING-01", "SW-INTERACT-43"},
	whyIntimidateWhom: {"SW-POWER-INTIMIDATING-01", "SW-POWER-INTIMIDATING-05"},
	whyIntimidateWhat: {"SW-POWER-INTIMIDATING-07", "SW-INTERACT-39", "SW-INTERACT-23"},
	whyIntimidateTo:   {"SW-POWER-INTIMIDATING-02", "SW-INTERACT-42"},
	whyIntimidateNoTo: {
		"SW-POWER-INTIMIDATING-04", "SW-POWER-INTIMIDATING-02", "SW-INTERACT-42",
	},
	whyIntimidateHand: {"SW-POWER-INTIMIDATING-08", "SW-DIE-09"},
	whyPortal:         {"SW-POWER-PORTAL-MAGE-01"},
	whyPortalSpent:    {"SW-POWER-PORTAL-MAGE-01"},
	whyPortalMagic:    {"SW-POWER-PORTAL-MAGE-01", "SW-POWER-PORTAL-MAGE-03"},
	whyPortalNothing:  {"SW-POWER-PORTAL-MAGE-01", "SW-INTERACT-28"},
	whyPortalWater:    {"SW-POWER-PORTAL-MAGE-05"},
	whyPortalLate:     {"SW-POWER-PORTAL-MAGE-04"},
	whyWell:           {"SW-INTERACT-77"},
	whyWellWhere:      {"SW-PLACE-WELL-01", "SW-INTERACT-77"},
	whyNoWithdraw:     {"SW-INTERACT-45"},
	whyBuy: {
		"SW-INTERACT-69", "SW-RACE-FORSAKEN-01", "SW-COLUMN-11", "SW-COLUMN-10",
		"SW-INTERACT-71", "SW-INTERACT-72",
	},
	whyLift:         {"SW-DEPLOY-08", "SW-DEPLOY-02", "SW-INTERACT-01"},
	whyPutWhere:     {"SW-DEPLOY-08", "SW-DEPLOY-12", "SW-DEPLOY-03", "SW-LOSS-03"},
	whyPutLeast:     {"SW-DEPLOY-09", "SW-DEPLOY-12"},
	whyPutHand:      {"SW-DEPLOY-10", "SW-DEPLOY-08", "SW-COLUMN-10"},
	whyPutOwed:      {"SW-DEPLOY-09", "SW-DEPLOY-12", "SW-RACE-TAUREN-05"},
	whyChampionMove: {"SW-POWER-CHAMPIONING-07", "SW-POWER-CHAMPIONING-06"},
	whyStillInHand:  {"SW-DEPLOY-10"},
	whyOwedRegion:   {"SW-DEPLOY-09", "SW-DEPLOY-12"},
	whyFort: {
		"SW-POWER-GARRISONED-01", "SW-POWER-GARRISONED-03", "SW-POWER-GARRISONED-04",
		"SW-INTERACT-95",
	},
	whyFortChoice:       {"SW-INTERACT-95", "SW-POWER-GARRISONED-04"},
	whyTowerPlace:       {"SW-POWER-DEFENSIVE-01", "SW-INTERACT-79"},
	whyTowerChoice:      {"SW-POWER-DEFENSIVE-06"},
	whyBomb:             {"SW-RACE-GOBLINS-02"},
	whyBombStack:        {"SW-RACE-GOBLINS-11"},
	whyBombTwice:        {"SW-RACE-GOBLINS-03"},
	whyBombWhere:        {"SW-RACE-GOBLINS-02", "SW-INTERACT-43"},
	whyBombTower:        {"SW-INTERACT-63", "SW-POWER-DEFENSIVE-04"},
	whyObjective:        {"SW-RACE-HUMANS-01"},
	whyObjectiveWhere:   {"SW-RACE-HUMANS-01"},
	whyObjectiveTwice:   {"SW-RACE-HUMANS-03"},
	whyObjectiveNone:    {"SW-RACE-HUMANS-01", "SW-RACE-HUMANS-07"},
	whyObjectiveTower:   {"SW-INTERACT-90", "SW-POWER-DEFENSIVE-04"},
	whyAegisPlace:       {"SW-ART-AEGIS-01"},
	whyHeartPlace:       {"SW-ART-HEART-01"},
	whySurvivors:        {"SW-LOSS-06", "SW-LOSS-03", "SW-LOSS-18"},
	whySurvivorsTurn:    {"SW-INTERACT-03", "SW-LOSS-03"},
	whySurvivorsWhere:   {"SW-LOSS-04", "SW-LOSS-05", "SW-DEPLOY-03"},
	whySurvivorsCount:   {"SW-LOSS-06", "SW-LOSS-04", "SW-LOSS-02"},
	whyNothingToDecline: {"SW-COLUMN-01", "SW-DECLINE-01", "SW-SETUP-30", "SW-SETUP-31"},
	whyPutEarly:         {"SW-INTERACT-01", "SW-DEPLOY-08", "SW-LOSS-03", "SW-LOSS-18"},
	whyPutPair:          {"SW-RACE-TAUREN-05", "SW-DEPLOY-09", "SW-INTERACT-18"},
	whyReveal:           {"SW-RACE-GOBLINS-05", "SW-INTERACT-02"},
}

// refusal names the rules against a move: those of its combo, the ruling for this kind of move,
// then those of the reason. a is the conquest that was asked for, if it was one.
func (p *Position) refusal(seat game.Seat, m Move, w why, a *attack) game.Refusal {
	rules := reasons[p.apart(w)]
	if w == whyTokens {
		rules = p.dear(a)
	}
	if id := p.closer(m, w); id != "" && !slices.Contains(rules, id) {
		rules = append([]string{id}, rules...)
	}
	refusal := game.Refusal{Rules: p.withCombo(seat, m, w, rules)}
	if a.place > a.hand {
		refusal.Need, refusal.Have = a.place, a.hand
	}
	return refusal
}

// apart tells reasons apart that look alike while moves are listed.
func (p *Position) apart(w why) why {
	survivors := p.Stage == StageRedeploy
	switch {
	case w == whyPutWhere && survivors:
		return whySurvivorsWhere
	case w == whyPutHand && survivors:
		return whySurvivorsCount
	case w == whyPutLeast && races[p.Players[p.Actors().First()].Race].pairs:
		return whyPutPair
	default:
		return w
	}
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

// closer is the ruling for one kind of move where its reason is shared by several, or "".
func (p *Position) closer(m Move, w why) string {
	switch {
	case m.Using&UseChampion != 0 && w.immune():
		return "SW-INTERACT-17"
	case m.Using&UseChampion != 0 && (w == whyFirstConquest || w == whyDistant):
		return "SW-INTERACT-16"
	case w == whyArtifactSpent && p.Turn.Target != NoRegion:
		return "SW-INTERACT-96"
	case w == whyPrice && p.World.Team:
		return "SW-TEAM-17"
	case w == whyPrice && p.Column.Race[p.group(p.Seat)][m.N] == Worgen:
		return "SW-INTERACT-87"
	case w == whyMarsh && m.Kind == Explode:
		return "SW-INTERACT-62"
	case w == whyTower && m.Kind == Swap:
		return "SW-INTERACT-25"
	case w == whyTower && m.Kind == Roll:
		return ""
	case w.immune():
		return immunities[m.Kind][yes(w == whyHarmony)]
	default:
		return ""
	}
}

// immunities are the rulings on towers and the Aegis, and on Harmony, for each kind of move.
var immunities = [kindCount][2]string{
	Roll:           {"SW-INTERACT-81", "SW-INTERACT-81"},
	Steal:          {"SW-INTERACT-84", ""},
	Intimidate:     {"SW-INTERACT-42", "SW-INTERACT-41"},
	Swap:           {"SW-INTERACT-26", "SW-INTERACT-27"},
	PlaceBomb:      {"SW-INTERACT-63", ""},
	PlaceObjective: {"SW-INTERACT-90", ""},
	Explode:        {"SW-INTERACT-63", "SW-INTERACT-58"},
}
