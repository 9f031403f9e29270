package smallworld

import (
	"slices"
	"strings"

	"twobanners/game"
)

// why is the reason a move is refused; fine is none. Reasons are numbers so that listing moves
// costs nothing, and become rule ids when somebody asks.
type why uint8

// fine is no reason.
const fine why = 0

// grounds are the rules behind a reason: the one or two that decide, and others that bear on it.
type grounds struct{ decide, also []string }

var reasons = []grounds{fine: {}}

// because adds a reason: the rules that decide, the most specific first, and after a stroke the
// others. It is called for the list below alone.
func because(rules string) why {
	decide, also, _ := strings.Cut(rules, " / ")
	reasons = append(reasons, grounds{strings.Fields(decide), strings.Fields(also)})
	return why(len(reasons) - 1)
}

// The reasons, in the order of a turn.
var (
	whyMalformed  = because(game.NotAMove)
	whyOver       = because("SW-END-01")
	whySeat       = because("SW-SETUP-28 / SW-SETUP-29 SW-LOSS-18")
	whyNotNow     = because("SW-INTERACT-01")
	whyPickFirst  = because("SW-COLUMN-01 / SW-COLUMN-22")
	whyPickActive = because("SW-COLUMN-02 / SW-LOSS-15 SW-INTERACT-05")
	whyPrice      = because("SW-COLUMN-07 / SW-COLUMN-06 SW-COLUMN-03 SW-SCORE-11")
	whyNoCombo    = because("SW-TEAM-21 / SW-COLUMN-01 SW-INTERACT-11")
	whyForm       = because("SW-RACE-WORGEN-01 / SW-RACE-WORGEN-04 SW-RACE-WORGEN-05 " +
		"SW-INTERACT-88")
	whyFormCoin      = because("SW-INTERACT-88 / SW-SCORE-11")
	whySide          = because("SW-PLACE-BATTLEGROUND-02")
	whySideLate      = because("SW-PLACE-BATTLEGROUND-05 / SW-PLACE-BATTLEGROUND-02")
	whyFirstRound    = because("SW-SETUP-30 SW-DECLINE-13 / SW-SETUP-31 SW-DECLINE-01")
	whyDeclineLate   = because("SW-SETUP-31 / SW-DECLINE-01 SW-DECLINE-10 SW-DEPLOY-11")
	whyAbandonLate   = because("SW-DEPLOY-06 / SW-DEPLOY-04")
	whyAbandonWhat   = because("SW-DEPLOY-04 / SW-DEPLOY-03")
	whyOwn           = because("SW-ENTRY-11")
	whyWater         = because("SW-ENTRY-10 / SW-INTERACT-48 SW-INTERACT-75")
	whyFirstConquest = because("SW-ENTRY-01 / SW-ENTRY-15 SW-ENTRY-16 SW-ENTRY-08 SW-ENTRY-09 " +
		"SW-INTERACT-04")
	whyDistant       = because("SW-ENTRY-09 SW-ENTRY-05 / SW-ENTRY-08 SW-ART-DOOMHAMMER-05")
	whyOpenWater     = because("SW-RACE-NAGA-04 / SW-ENTRY-09")
	whyTower         = because("SW-POWER-DEFENSIVE-04 / SW-ART-AEGIS-05 SW-INTERACT-17")
	whyNoToken       = because("SW-ENTRY-13 / SW-DIE-01 SW-DEPLOY-02")
	whyTokens        = because("SW-COST-11 SW-COST-01 / SW-ENTRY-14")
	whyTooFew        = because("SW-RACE-TAUREN-02 SW-RACE-TAUREN-09 / SW-INTERACT-51")
	whyTooFewRoll    = because("SW-INTERACT-52 SW-RACE-TAUREN-09")
	whyBeasts        = because("SW-POWER-BEAST-MASTER-08 SW-COST-17")
	whyRollOutright  = because("SW-DIE-10 / SW-DIE-01")
	whyRollShort     = because("SW-DIE-03 / SW-INTERACT-46")
	whyRollTarget    = because("SW-INTERACT-45 / SW-DIE-04")
	whyConquestsOver = because("SW-DIE-09 / SW-DIE-06 SW-DIE-01 SW-INTERACT-01")
	whyNotOwned      = because("SW-ART-GENERAL-02 / SW-ART-GENERAL-08 SW-DEPLOY-13 " +
		"SW-ART-GENERAL-05")
	whyArtifactSpent = because("SW-ART-GENERAL-07 / SW-ART-ASHES-01 SW-ART-DOOMHAMMER-01 " +
		"SW-ART-FROSTMOURNE-01")
	whyChampion       = because("SW-POWER-CHAMPIONING-01")
	whyChampionSpent  = because("SW-POWER-CHAMPIONING-08")
	whyChampionStands = because("SW-INTERACT-14")
	whyChampionReach  = because("SW-INTERACT-16 / SW-INTERACT-20 SW-POWER-CHAMPIONING-01")
	whyHammerDiscount = because("SW-INTERACT-49")
	whyAssault        = because("SW-RACE-GNOMES-01")
	whyAssaultSpent   = because("SW-RACE-GNOMES-06")
	whyAssaultShort   = because("SW-INTERACT-46")
	whyAssaultPending = because("SW-INTERACT-45")
	whySteal          = because("SW-RACE-ETHEREALS-01 / SW-RACE-ETHEREALS-08")
	whyStealSpent     = because("SW-RACE-ETHEREALS-01")
	whyPlaceHidden    = because("SW-RACE-ETHEREALS-05 SW-INTERACT-83")
	whyPlaceFar       = because("SW-RACE-ETHEREALS-06 / SW-RACE-ETHEREALS-05")
	whyStealFar       = because("SW-RACE-ETHEREALS-02 SW-INTERACT-43 / SW-RACE-ETHEREALS-04")
	whyStealHidden    = because("SW-INTERACT-83 / SW-RACE-ETHEREALS-02")
	whyHarmony        = because("SW-RACE-PANDAREN-04 / SW-INTERACT-41 SW-INTERACT-27 SW-SCORE-11")
	whyAegis          = because("SW-ART-AEGIS-02 / SW-INTERACT-42 SW-INTERACT-84 SW-SCORE-11")
	whyToll           = because("SW-POWER-MARSHDWELLER-02 / SW-INTERACT-81 SW-SCORE-12 SW-SCORE-11")
	whyHammer         = because("SW-ART-DOOMHAMMER-04 / SW-SCORE-11")
	whySeveralDebts   = because("SW-INTERACT-80 / SW-SCORE-11 SW-INTERACT-17")
	whyIntimidate     = because("SW-POWER-INTIMIDATING-01")
	whyIntimidated    = because("SW-POWER-INTIMIDATING-01 / SW-POWER-INTIMIDATING-06")
	whyIntimidateFar  = because("SW-POWER-INTIMIDATING-01 SW-INTERACT-43")
	whyIntimidateWhom = because("SW-POWER-INTIMIDATING-01 / SW-POWER-INTIMIDATING-05")
	whyIntimidateWhat = because("SW-POWER-INTIMIDATING-07 / SW-INTERACT-39 SW-INTERACT-23")
	whyIntimidateTo   = because("SW-POWER-INTIMIDATING-02 / SW-INTERACT-42")
	whyIntimidateNoTo = because("SW-POWER-INTIMIDATING-04 / SW-POWER-INTIMIDATING-02 " +
		"SW-INTERACT-42")
	whyIntimidateHand = because("SW-POWER-INTIMIDATING-08 / SW-DIE-09")
	whyPortal         = because("SW-POWER-PORTAL-MAGE-01")
	whyPortalSpent    = because("SW-POWER-PORTAL-MAGE-01")
	whyPortalMagic    = because("SW-POWER-PORTAL-MAGE-01 / SW-POWER-PORTAL-MAGE-03")
	whyPortalNothing  = because("SW-POWER-PORTAL-MAGE-01 / SW-INTERACT-28")
	whyPortalWater    = because("SW-POWER-PORTAL-MAGE-05")
	whyPortalLate     = because("SW-POWER-PORTAL-MAGE-04")
	whyWell           = because("SW-INTERACT-77")
	whyWellWhere      = because("SW-PLACE-WELL-01 SW-INTERACT-77")
	whyNoWithdraw     = because("SW-INTERACT-45")
	whyBuy            = because("SW-INTERACT-69 / SW-RACE-FORSAKEN-01 SW-COLUMN-11 SW-COLUMN-10 " +
		"SW-INTERACT-71 SW-INTERACT-72")
	whyLift         = because("SW-DEPLOY-08 / SW-DEPLOY-02 SW-INTERACT-01")
	whyPutWhere     = because("SW-DEPLOY-08 / SW-DEPLOY-12 SW-DEPLOY-03 SW-LOSS-03")
	whyPutLeast     = because("SW-DEPLOY-09 / SW-DEPLOY-12")
	whyPutHand      = because("SW-DEPLOY-10 / SW-DEPLOY-08 SW-COLUMN-10")
	whyPutOwed      = because("SW-DEPLOY-09 / SW-DEPLOY-12 SW-RACE-TAUREN-05")
	whyChampionMove = because("SW-POWER-CHAMPIONING-07 / SW-POWER-CHAMPIONING-06")
	whyStillInHand  = because("SW-DEPLOY-10")
	whyOwedRegion   = because("SW-DEPLOY-09 / SW-DEPLOY-12")
	whyFort         = because("SW-POWER-GARRISONED-01 / SW-POWER-GARRISONED-03 " +
		"SW-POWER-GARRISONED-04 SW-INTERACT-95")
	whyFortChoice       = because("SW-INTERACT-95 / SW-POWER-GARRISONED-04")
	whyTowerPlace       = because("SW-POWER-DEFENSIVE-01 SW-INTERACT-79")
	whyTowerChoice      = because("SW-POWER-DEFENSIVE-06")
	whyBomb             = because("SW-RACE-GOBLINS-02")
	whyBombStack        = because("SW-RACE-GOBLINS-11")
	whyBombTwice        = because("SW-RACE-GOBLINS-03")
	whyBombWhere        = because("SW-RACE-GOBLINS-02 SW-INTERACT-43")
	whyBombTower        = because("SW-INTERACT-63 SW-POWER-DEFENSIVE-04")
	whyObjective        = because("SW-RACE-HUMANS-01")
	whyObjectiveWhere   = because("SW-RACE-HUMANS-01")
	whyObjectiveTwice   = because("SW-RACE-HUMANS-03")
	whyObjectiveNone    = because("SW-RACE-HUMANS-01 / SW-RACE-HUMANS-07")
	whyObjectiveTower   = because("SW-INTERACT-90 SW-POWER-DEFENSIVE-04")
	whyAegisPlace       = because("SW-ART-AEGIS-01")
	whyHeartPlace       = because("SW-ART-HEART-01")
	whySurvivors        = because("SW-LOSS-06 / SW-LOSS-03 SW-LOSS-18")
	whySurvivorsTurn    = because("SW-INTERACT-03 / SW-LOSS-03")
	whySurvivorsWhere   = because("SW-LOSS-04 / SW-LOSS-05 SW-DEPLOY-03")
	whySurvivorsCount   = because("SW-LOSS-06 / SW-LOSS-04 SW-LOSS-02")
	whyNothingToDecline = because("SW-COLUMN-01 / SW-DECLINE-01 SW-SETUP-30 SW-SETUP-31")
	whyPutEarly         = because("SW-INTERACT-01 / SW-DEPLOY-08 SW-LOSS-03 SW-LOSS-18")
	whyPutPair          = because("SW-RACE-TAUREN-05 SW-DEPLOY-09 / SW-INTERACT-18")
	whyReveal           = because("SW-RACE-GOBLINS-05 SW-INTERACT-02")
)

// when is the reason where something holds, else none.
func (w why) when(is bool) why {
	if is {
		return w
	}
	return fine
}

func ids(list ...string) []string { return list }

// refusalContext is a refusal in the making: the move and the reason against it.
type refusalContext struct {
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
	n := refusalContext{Position: p, me: seat, m: m, why: w}
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
	n := 0
	for _, list := range lists {
		n += len(list)
	}
	all = slices.Grow(all, n)
	for _, list := range lists {
		for _, id := range list {
			if !slices.Contains(all, id) {
				all = append(all, id)
			}
		}
	}
	return all
}

// immune tells whether a reason is an immunity or the coins that lift one.
func (w why) immune() bool {
	switch w {
	case whyTower, whyHarmony, whyAegis, whyToll, whySeveralDebts:
		return true
	default:
		return false
	}
}
