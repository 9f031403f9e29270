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

// grounds are what is behind a why: the one or two rules that decide, the most specific first, and
// others that bear on it.
type grounds struct{ decide, also []string }

func ids(list ...string) []string { return list }

var reasons = [whyCount]grounds{
	whyMalformed:  {decide: []string{game.NotAMove}},
	whyOver:       {ids("SW-END-01"), nil},
	whySeat:       {ids("SW-SETUP-28"), ids("SW-SETUP-29", "SW-LOSS-18")},
	whyNotNow:     {ids("SW-INTERACT-01"), nil},
	whyPickFirst:  {ids("SW-COLUMN-01"), ids("SW-COLUMN-22")},
	whyPickActive: {ids("SW-COLUMN-02"), ids("SW-LOSS-15", "SW-INTERACT-05")},
	whyPrice:      {ids("SW-COLUMN-07"), ids("SW-COLUMN-06", "SW-COLUMN-03", "SW-SCORE-11")},
	whyNoCombo:    {ids("SW-TEAM-21"), ids("SW-COLUMN-01", "SW-INTERACT-11")},
	whyForm: {
		ids("SW-RACE-WORGEN-01"),
		ids("SW-RACE-WORGEN-04", "SW-RACE-WORGEN-05", "SW-INTERACT-88"),
	},
	whyFormCoin:    {ids("SW-INTERACT-88"), ids("SW-SCORE-11")},
	whySide:        {ids("SW-PLACE-BATTLEGROUND-02"), nil},
	whySideLate:    {ids("SW-PLACE-BATTLEGROUND-05"), ids("SW-PLACE-BATTLEGROUND-02")},
	whyFirstRound:  {ids("SW-SETUP-30", "SW-DECLINE-13"), ids("SW-SETUP-31", "SW-DECLINE-01")},
	whyDeclineLate: {ids("SW-SETUP-31"), ids("SW-DECLINE-01", "SW-DECLINE-10", "SW-DEPLOY-11")},
	whyAbandonLate: {ids("SW-DEPLOY-06"), ids("SW-DEPLOY-04")},
	whyAbandonWhat: {ids("SW-DEPLOY-04"), ids("SW-DEPLOY-03")},
	whyOwn:         {ids("SW-ENTRY-11"), nil},
	whyWater:       {ids("SW-ENTRY-10"), ids("SW-INTERACT-48", "SW-INTERACT-75")},
	whyFirstConquest: {
		ids("SW-ENTRY-01"),
		ids("SW-ENTRY-15", "SW-ENTRY-16", "SW-ENTRY-08", "SW-ENTRY-09", "SW-INTERACT-04"),
	},
	whyDistant: {
		ids("SW-ENTRY-09", "SW-ENTRY-05"),
		ids("SW-ENTRY-08", "SW-ART-DOOMHAMMER-05"),
	},
	whyNagaWater:     {ids("SW-RACE-NAGA-04"), ids("SW-ENTRY-09")},
	whyTower:         {ids("SW-POWER-DEFENSIVE-04"), ids("SW-ART-AEGIS-05", "SW-INTERACT-17")},
	whyNoToken:       {ids("SW-ENTRY-13"), ids("SW-DIE-01", "SW-DEPLOY-02")},
	whyTokens:        {ids("SW-COST-11", "SW-COST-01"), ids("SW-ENTRY-14")},
	whyTauren:        {ids("SW-RACE-TAUREN-02", "SW-RACE-TAUREN-09"), ids("SW-INTERACT-51")},
	whyTaurenDie:     {ids("SW-INTERACT-52", "SW-RACE-TAUREN-09"), nil},
	whyBeasts:        {ids("SW-POWER-BEAST-MASTER-08", "SW-COST-17"), nil},
	whyRollOutright:  {ids("SW-DIE-10"), ids("SW-DIE-01")},
	whyRollShort:     {ids("SW-DIE-03"), ids("SW-INTERACT-46")},
	whyRollTarget:    {ids("SW-INTERACT-45"), ids("SW-DIE-04")},
	whyConquestsOver: {ids("SW-DIE-09"), ids("SW-DIE-06", "SW-DIE-01", "SW-INTERACT-01")},
	whyNotOwned: {
		ids("SW-ART-GENERAL-02"),
		ids("SW-ART-GENERAL-08", "SW-DEPLOY-13", "SW-ART-GENERAL-05"),
	},
	whyArtifactSpent: {
		ids("SW-ART-GENERAL-07"),
		ids("SW-ART-ASHES-01", "SW-ART-DOOMHAMMER-01", "SW-ART-FROSTMOURNE-01"),
	},
	whyChampion:       {ids("SW-POWER-CHAMPIONING-01"), nil},
	whyChampionSpent:  {ids("SW-POWER-CHAMPIONING-08"), nil},
	whyChampionStands: {ids("SW-INTERACT-14"), nil},
	whyChampionReach:  {ids("SW-INTERACT-16"), ids("SW-INTERACT-20", "SW-POWER-CHAMPIONING-01")},
	whyHammerDiscount: {ids("SW-INTERACT-49"), nil},
	whyAssault:        {ids("SW-RACE-GNOMES-01"), nil},
	whyAssaultSpent:   {ids("SW-RACE-GNOMES-06"), nil},
	whyAssaultShort:   {ids("SW-INTERACT-46"), nil},
	whyAssaultPending: {ids("SW-INTERACT-45"), nil},
	whyEthereals:      {ids("SW-RACE-ETHEREALS-01"), ids("SW-RACE-ETHEREALS-08")},
	whyEtherealsSpent: {ids("SW-RACE-ETHEREALS-01"), nil},
	whyPlaceHidden:    {ids("SW-RACE-ETHEREALS-05", "SW-INTERACT-83"), nil},
	whyPlaceFar:       {ids("SW-RACE-ETHEREALS-06"), ids("SW-RACE-ETHEREALS-05", "SW-INTERACT-43")},
	whyStealFar:       {ids("SW-RACE-ETHEREALS-02", "SW-INTERACT-43"), ids("SW-RACE-ETHEREALS-04")},
	whyStealHidden:    {ids("SW-INTERACT-83"), ids("SW-RACE-ETHEREALS-02")},
	whyHarmony: {
		ids("SW-RACE-PANDAREN-04"),
		ids("SW-INTERACT-41", "SW-INTERACT-27", "SW-SCORE-11"),
	},
	whyAegis: {ids("SW-ART-AEGIS-02"), ids("SW-INTERACT-42", "SW-INTERACT-84", "SW-SCORE-11")},
	whyMarsh: {
		ids("SW-POWER-MARSHDWELLER-02"),
		ids("SW-INTERACT-81", "SW-SCORE-12", "SW-SCORE-11"),
	},
	whyHammer:         {ids("SW-ART-DOOMHAMMER-04"), ids("SW-SCORE-11")},
	whySeveralDebts:   {ids("SW-INTERACT-80"), ids("SW-SCORE-11", "SW-INTERACT-17")},
	whyIntimidating:   {ids("SW-POWER-INTIMIDATING-01"), nil},
	whyIntimidated:    {ids("SW-POWER-INTIMIDATING-01"), ids("SW-POWER-INTIMIDATING-06")},
	whyIntimidateFar:  {ids("SW-POWER-INTIMIDATING-01", "SW-INTERACT-43"), nil},
	whyIntimidateWhom: {ids("SW-POWER-INTIMIDATING-01"), ids("SW-POWER-INTIMIDATING-05")},
	whyIntimidateWhat: {ids("SW-POWER-INTIMIDATING-07"), ids("SW-INTERACT-39", "SW-INTERACT-23")},
	whyIntimidateTo:   {ids("SW-POWER-INTIMIDATING-02"), ids("SW-INTERACT-42")},
	whyIntimidateNoTo: {
		ids("SW-POWER-INTIMIDATING-04"),
		ids("SW-POWER-INTIMIDATING-02", "SW-INTERACT-42"),
	},
	whyIntimidateHand: {ids("SW-POWER-INTIMIDATING-08"), ids("SW-DIE-09")},
	whyPortal:         {ids("SW-POWER-PORTAL-MAGE-01"), nil},
	whyPortalSpent:    {ids("SW-POWER-PORTAL-MAGE-01"), nil},
	whyPortalMagic:    {ids("SW-POWER-PORTAL-MAGE-01"), ids("SW-POWER-PORTAL-MAGE-03")},
	whyPortalNothing:  {ids("SW-POWER-PORTAL-MAGE-01"), ids("SW-INTERACT-28")},
	whyPortalWater:    {ids("SW-POWER-PORTAL-MAGE-05"), nil},
	whyPortalLate:     {ids("SW-POWER-PORTAL-MAGE-04"), nil},
	whyWell:           {ids("SW-INTERACT-77"), nil},
	whyWellWhere:      {ids("SW-PLACE-WELL-01", "SW-INTERACT-77"), nil},
	whyNoWithdraw:     {ids("SW-INTERACT-45"), nil},
	whyBuy: {
		ids("SW-INTERACT-69"),
		ids("SW-RACE-FORSAKEN-01", "SW-COLUMN-11", "SW-COLUMN-10", "SW-INTERACT-71",
			"SW-INTERACT-72"),
	},
	whyLift:         {ids("SW-DEPLOY-08"), ids("SW-DEPLOY-02", "SW-INTERACT-01")},
	whyPutWhere:     {ids("SW-DEPLOY-08"), ids("SW-DEPLOY-12", "SW-DEPLOY-03", "SW-LOSS-03")},
	whyPutLeast:     {ids("SW-DEPLOY-09"), ids("SW-DEPLOY-12")},
	whyPutHand:      {ids("SW-DEPLOY-10"), ids("SW-DEPLOY-08", "SW-COLUMN-10")},
	whyPutOwed:      {ids("SW-DEPLOY-09"), ids("SW-DEPLOY-12", "SW-RACE-TAUREN-05")},
	whyChampionMove: {ids("SW-POWER-CHAMPIONING-07"), ids("SW-POWER-CHAMPIONING-06")},
	whyStillInHand:  {ids("SW-DEPLOY-10"), nil},
	whyOwedRegion:   {ids("SW-DEPLOY-09"), ids("SW-DEPLOY-12")},
	whyFort: {
		ids("SW-POWER-GARRISONED-01"),
		ids("SW-POWER-GARRISONED-03", "SW-POWER-GARRISONED-04", "SW-INTERACT-95"),
	},
	whyFortChoice:       {ids("SW-INTERACT-95"), ids("SW-POWER-GARRISONED-04")},
	whyTowerPlace:       {ids("SW-POWER-DEFENSIVE-01", "SW-INTERACT-79"), nil},
	whyTowerChoice:      {ids("SW-POWER-DEFENSIVE-06"), nil},
	whyBomb:             {ids("SW-RACE-GOBLINS-02"), nil},
	whyBombStack:        {ids("SW-RACE-GOBLINS-11"), nil},
	whyBombTwice:        {ids("SW-RACE-GOBLINS-03"), nil},
	whyBombWhere:        {ids("SW-RACE-GOBLINS-02", "SW-INTERACT-43"), nil},
	whyBombTower:        {ids("SW-INTERACT-63", "SW-POWER-DEFENSIVE-04"), nil},
	whyObjective:        {ids("SW-RACE-HUMANS-01"), nil},
	whyObjectiveWhere:   {ids("SW-RACE-HUMANS-01"), nil},
	whyObjectiveTwice:   {ids("SW-RACE-HUMANS-03"), nil},
	whyObjectiveNone:    {ids("SW-RACE-HUMANS-01"), ids("SW-RACE-HUMANS-07")},
	whyObjectiveTower:   {ids("SW-INTERACT-90", "SW-POWER-DEFENSIVE-04"), nil},
	whyAegisPlace:       {ids("SW-ART-AEGIS-01"), nil},
	whyHeartPlace:       {ids("SW-ART-HEART-01"), nil},
	whySurvivors:        {ids("SW-LOSS-06"), ids("SW-LOSS-03", "SW-LOSS-18")},
	whySurvivorsTurn:    {ids("SW-INTERACT-03"), ids("SW-LOSS-03")},
	whySurvivorsWhere:   {ids("SW-LOSS-04"), ids("SW-LOSS-05", "SW-DEPLOY-03")},
	whySurvivorsCount:   {ids("SW-LOSS-06"), ids("SW-LOSS-04", "SW-LOSS-02")},
	whyNothingToDecline: {ids("SW-COLUMN-01"), ids("SW-DECLINE-01", "SW-SETUP-30", "SW-SETUP-31")},
	whyPutEarly:         {ids("SW-INTERACT-01"), ids("SW-DEPLOY-08", "SW-LOSS-03", "SW-LOSS-18")},
	whyPutPair:          {ids("SW-RACE-TAUREN-05", "SW-DEPLOY-09"), ids("SW-INTERACT-18")},
	whyReveal:           {ids("SW-RACE-GOBLINS-05", "SW-INTERACT-02"), nil},
}

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
	refuse, because := rules[m.Kind].refuse, &reasons[w]
	if refuse == nil || seat < 0 || int(seat) >= p.Seats() {
		return game.Refusal{Rules: because.decide, Also: because.also}
	}
	special := refuse(&n)
	list := unique(special, because.decide)
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

// early tells whether the move belongs to another time, or to another player's turn.
func (n *no) early() bool { return n.why == whyNotNow || n.why == whySeat }

// immune tells whether a reason is an immunity or the coins that lift one.
func (w why) immune() bool {
	switch w {
	case whyTower, whyHarmony, whyAegis, whyMarsh, whySeveralDebts:
		return true
	default:
		return false
	}
}
