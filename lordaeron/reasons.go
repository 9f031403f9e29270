package lordaeron

import "twobanners/game"

// why is the reason a move is refused; fine is none. Reasons are numbers so that listing moves
// costs nothing, and become rule ids when somebody asks.
type why uint8

// fine is no reason.
const fine why = 0

// reasons are the rules behind each why, the most specific first.
var reasons = [][]string{fine: nil}

// because adds a reason; it is called for the list below alone.
func because(rules ...string) why {
	reasons = append(reasons, rules)
	return why(len(reasons) - 1)
}

// The reasons, in the order of the chapters.
var (
	whyMalformed    = because(game.NotAMove)
	whyOver         = because("WB-WIN-01", "WB-WIN-11")
	whySeat         = because("WB-DECIDE-08", "WB-DECIDE-02")
	whyOtherFaction = because("WB-TURN-02", "WB-TURN-10", "WB-DECIDE-08", "WB-DECIDE-02")
	whyNotNow       = because("WB-TURN-19")
	whyFighting     = because("WB-COMBAT-56", "WB-TURN-19", "WB-CHALLENGE-26")
	whyJoin         = because("WB-CHALLENGE-26", "WB-TURN-19")
	whyClassTaken   = because("WB-SETUP-03")
	whyDivision     = because("WB-PLAYERS-13", "WB-PLAYERS-03", "WB-PLAYERS-06", "WB-PLAYERS-10")
	whyFaction      = because("WB-TURN-02")
	whyActions      = because("WB-TURN-03", "WB-CHALLENGE-24")
	whyDuty         = because(
		"WB-CHALLENGE-01", "WB-CHALLENGE-04", "WB-CHALLENGE-02", "WB-INTERACT-44",
		"WB-INTERACT-47", "WB-INTERACT-73",
	)
	whyTravelDuty     = because("WB-TRAVEL-18", "WB-CHALLENGE-01", "WB-INTERACT-44")
	whyEndDuty        = because("WB-TURN-07", "WB-CHALLENGE-01")
	whyOneTravel      = because("WB-CARDS-14")
	whyWinds          = because("WB-EVENTCARD-FOUL-PLAGUEWINDS-01")
	whyNoRegion       = because("WB-TRAVEL-02")
	whyBrill          = because("WB-TRAVEL-09", "WB-INTERACT-95")
	whySouthshore     = because("WB-TRAVEL-10", "WB-INTERACT-95")
	whyFlight         = because("WB-TRAVEL-11", "WB-TRAVEL-13")
	whyBorder         = because("WB-TRAVEL-08", "WB-TRAVEL-02")
	whyStopped        = because("WB-TRAVEL-03", "WB-TRAVEL-17", "WB-INTERACT-46", "WB-TRAVEL-01")
	whyAllowance      = because("WB-REST-01", "WB-REST-04", "WB-TOWN-03")
	whyCapacity       = because("WB-REST-02", "WB-TOWN-03", "WB-LEVEL-05")
	whyOtherClass     = because("WB-TRAIN-09", "WB-TRAIN-11")
	whyLearned        = because("WB-TRAIN-07")
	whyPowerLevel     = because("WB-TRAIN-02")
	whyGold           = because("WB-TRAIN-03", "WB-LEVEL-26")
	whyTown           = because("WB-TOWN-01")
	whyRegained       = because("WB-TOWN-07")
	whySellPower      = because("WB-MERCHANT-09", "WB-MANAGE-19")
	whyNotOwned       = because("WB-MERCHANT-07", "WB-ITEM-01")
	whyMerchant       = because("WB-MERCHANT-03")
	whyItemGold       = because("WB-MERCHANT-05", "WB-LEVEL-26")
	whyTradeEnemy     = because("WB-TRADE-05", "WB-TRADE-01")
	whyTradeFar       = because("WB-TRADE-01")
	whyTradeActed     = because("WB-TRADE-06", "WB-TRADE-07", "WB-TRADE-01")
	whyTradeEnough    = because("WB-TRADE-04")
	whyTradeItem      = because("WB-TRADE-02", "WB-TRADE-03")
	whyTradeGold      = because("WB-TRADE-04")
	whySpellbook      = because("WB-MANAGE-04", "WB-FAQ-34")
	whyInBag          = because("WB-MANAGE-04", "WB-FAQ-34")
	whyCardLevel      = because("WB-MANAGE-14", "WB-INTERACT-34")
	whyChanges        = because("WB-MANAGE-31")
	whyStanceArea     = because("WB-MANAGE-13")
	whyStance         = because("WB-MANAGE-12")
	whyAreaType       = because("WB-MANAGE-07")
	whyAreaTrait      = because("WB-MANAGE-08", "WB-ITEM-11", "WB-FAQ-18")
	whyOccupied       = because("WB-MANAGE-06")
	whyFunction       = because("WB-ITEM-13")
	whyUnique         = because("WB-MANAGE-26")
	whyBagRoom        = because("WB-INTERACT-28", "WB-ITEM-02")
	whyEquipEnergy    = because("WB-MANAGE-21", "WB-LEVEL-03")
	whyPrinted        = because("WB-MANAGE-19")
	whyInvite         = because("WB-CHALLENGE-24", "WB-CHALLENGE-21")
	whyNoTarget       = because("WB-CHALLENGE-20", "WB-CHALLENGE-12")
	whyNoBoss         = because("WB-CHALLENGE-15", "WB-CHALLENGE-20")
	whyNoEnemy        = because("WB-CHALLENGE-17", "WB-CHALLENGE-20")
	whyEnemyQuest     = because("WB-CHALLENGE-13", "WB-CHALLENGE-14", "WB-INTERACT-54")
	whyNoCounter      = because("WB-OVERLORD-KAZZAK-06")
	whyOrder          = because("WB-COMBAT-15", "WB-PVP-05", "WB-PVP-07")
	whyMoment         = because("WB-TIMING-01", "WB-TIMING-11")
	whyNotYours       = because("WB-TIMING-24")
	whyBagLevel       = because("WB-TIMING-04")
	whyPotion         = because("WB-FAQ-30")
	whyScroll         = because("WB-FAQ-31")
	whyCondition      = because("WB-TIMING-01")
	whyUsed           = because("WB-TIMING-08")
	whyFirstAbility   = because("WB-TIMING-06")
	whyEnergy         = because("WB-CARDS-06", "WB-LEVEL-03")
	whyHealth         = because("WB-DEFEAT-01")
	whyTokens         = because("WB-FAQ-37")
	whyReroll         = because("WB-COMBAT-24", "WB-CREATURE-GHOUL-01")
	whyDice           = because("WB-COMBAT-07", "WB-COMBAT-08")
	whyEquipped       = because("WB-TIMING-02")
	whySpot           = because("WB-TIMING-17", "WB-TIMING-20")
	whyUseless        = because("WB-TIMING-01")
	whyChoice         = because("WB-TIMING-01")
	whyAmount         = because("WB-CARDS-06")
	whyNotWorking     = because("WB-TIMING-02", "WB-MANAGE-18")
	whyMark           = because("WB-COMBAT-24", "WB-COMBAT-26", "WB-TIMING-17")
	whyMarkLeast      = because("WB-TIMING-17")
	whyStrip          = because("WB-STATUS-01", "WB-STATUS-08")
	whyHold           = because("WB-FAQ-05")
	whyAllot          = because("WB-OVERLORD-NEFARIAN-04")
	whyFell           = because("WB-COMBAT-40", "WB-COMBAT-42")
	whyWound          = because("WB-COMBAT-48", "WB-COMBAT-04")
	whyPet            = because("WB-CARDS-08", "WB-CARDS-11", "WB-COMBAT-48", "WB-COMBAT-04")
	whyRetreat        = because("WB-DEFEAT-05", "WB-DEFEAT-06", "WB-DEFEAT-07")
	whyTalentClass    = because("WB-LEVEL-18", "WB-TRAIN-09")
	whyTalentLevel    = because("WB-LEVEL-18", "WB-INTERACT-22")
	whyTalentOwned    = because("WB-LEVEL-18")
	whyTake           = because("WB-REWARD-07")
	whyTakeWho        = because("WB-REWARD-15")
	whyDrop           = because("WB-ITEM-04", "WB-ITEM-05")
	whyDeck           = because("WB-QUEST-03", "WB-QUEST-04", "WB-INTERACT-58")
	whyProfessions    = because("WB-EVENTCARD-PROFESSIONS-AND-CRAFTS-01", "WB-LEVEL-05")
	whyHorizons       = because("WB-EVENTCARD-NEW-HORIZONS-01", "WB-QUEST-04", "WB-QUEST-28")
	whyBeasts         = because("WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-02")
	whyBeastsEnd      = because("WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-03")
	whyBeastsTwice    = because("WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-04")
	whyZeppelin       = because("WB-EVENTCARD-GOBLIN-ZEPPELIN-01")
	whyTraveling      = because("WB-EVENTCARD-TRAVELING-MERCHANTS-01", "WB-MERCHANT-05")
	whyGoblin         = because("WB-EVENTCARD-GOBLIN-MERCHANT-01")
	whyPath           = because("WB-EVENTCARD-ANOTHER-PATH-TO-POWER-01")
	whyHoard          = because("WB-EVENTCARD-ZAELDARR-THE-OUTCAST-01")
	whyWalk           = because("WB-OVERLORD-NEFARIAN-09", "WB-OVERLORD-NEFARIAN-10")
	whyBid            = because("WB-AUCTION-03")
	whyBidTwice       = because("WB-AUCTION-08")
	whyLoot           = because("WB-PVP-23", "WB-PVP-24", "WB-PVP-28")
	whyArmor          = because("WB-PVP-12", "WB-PVP-13")
	whyPlague         = because("WB-EVENTCARD-SPREAD-THE-PLAGUE-03")
	whyManageStep     = because("WB-MANAGE-01", "WB-TURN-09", "WB-ITEM-03", "WB-INTERACT-25")
	whyTradeTime      = because("WB-TRADE-07", "WB-AUCTION-12", "WB-INTERACT-89")
	whyQuestTime      = because("WB-QUEST-05", "WB-QUEST-26")
	whyAuctionItem    = because("WB-AUCTION-11")
	whySoulbound      = because("WB-ITEM-09", "WB-MERCHANT-10", "WB-TRADE-03", "WB-INTERACT-30")
	whyBossTried      = because("WB-EVENTCARD-SCOURGE-CAULDRONS-01", "WB-CHALLENGE-15")
	whyCounterGone    = because("WB-OVERLORD-KAZZAK-09", "WB-OVERLORD-KAZZAK-07", "WB-CHALLENGE-15")
	whyCalled         = because("WB-TIMING-09")
	whyYield          = because("WB-TIMING-13", "WB-TIMING-15")
	whyGeneralArea    = because("WB-FAQ-38", "WB-MANAGE-07")
	whySoulLoot       = because("WB-INTERACT-30", "WB-ITEM-09")
	whyPayQuest       = because("WB-INTERACT-53")
	whyHealing        = because("WB-TIMING-01", "WB-INTERACT-93")
	whyFallen         = because("WB-TIMING-25")
	whyAddOnStep      = because("WB-ITEM-14", "WB-MANAGE-01", "WB-TURN-09")
	whyNothingToEquip = because("WB-FAQ-34", "WB-TIMING-01")
	whyOneTarget      = because("WB-COMBAT-56", "WB-TURN-19", "WB-CHALLENGE-26", "WB-CHALLENGE-11")
	whyMarkTime       = because(
		"WB-COMBAT-24", "WB-CREATURE-GHOUL-01", "WB-TIMING-17", "WB-TIMING-20", "WB-TIMING-01",
		"WB-COMBAT-08",
	)
	whyPick    = because("WB-TIMING-17", "WB-TIMING-20", "WB-TIMING-01", "WB-COMBAT-08")
	whyOwnDice = because("WB-COMBAT-27", "WB-DECIDE-08", "WB-DECIDE-02")
	whySpare   = because("WB-FAQ-04", "WB-TIMING-01")
)

// rules are the one or two rules that decide.
func (w why) rules() []string { return reasons[w][:min(2, len(reasons[w]))] }

// refusal names the rules that decide, and those that bear on it besides.
func (w why) refusal() game.Refusal {
	return game.Refusal{Rules: w.rules(), Also: reasons[w][len(w.rules()):]}
}

// unless is fine where a condition holds, else the reason.
func (w why) unless(ok bool) why {
	if ok {
		return fine
	}
	return w
}
