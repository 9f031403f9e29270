package lordaeron

import "twobanners/game"

// why is the reason a move is refused; fine is none. Reasons are numbers so that listing moves
// costs nothing, and become rule ids when somebody asks.
type why uint8

const (
	fine why = iota
	whyMalformed
	whyOver
	whySeat
	whyOtherFaction
	whyNotNow
	whyFighting
	whyJoin
	whyClassTaken
	whyDivision
	whyFaction
	whyActions
	whyDuty
	whyTravelDuty
	whyEndDuty
	whyOneTravel
	whyWinds
	whyNoRegion
	whyBrill
	whySouthshore
	whyFlight
	whyBorder
	whyStopped
	whyAllowance
	whyCapacity
	whyOtherClass
	whyLearned
	whyPowerLevel
	whyGold
	whyTown
	whyRegained
	whySellPower
	whyNotOwned
	whyMerchant
	whyItemGold
	whyTradeEnemy
	whyTradeFar
	whyTradeActed
	whyTradeEnough
	whyTradeItem
	whyTradeGold
	whySpellbook
	whyInBag
	whyCardLevel
	whyChanges
	whyStanceArea
	whyStance
	whyAreaType
	whyAreaTrait
	whyOccupied
	whyFunction
	whyUnique
	whyBagRoom
	whyEquipEnergy
	whyPrinted
	whyInvite
	whyNoTarget
	whyNoBoss
	whyNoEnemy
	whyEnemyQuest
	whyNoCounter
	whyOrder
	whyMoment
	whyNotYours
	whyBagLevel
	whyPotion
	whyScroll
	whyCondition
	whyUsed
	whyFirstAbility
	whyEnergy
	whyHealth
	whyTokens
	whyReroll
	whyDice
	whyEquipped
	whySpot
	whyUseless
	whyChoice
	whyAmount
	whyNotWorking
	whyMark
	whyMarkLeast
	whyStrip
	whyAllot
	whyFell
	whyWound
	whyPet
	whyRetreat
	whyTalentClass
	whyTalentLevel
	whyTalentOwned
	whyTake
	whyTakeWho
	whyDrop
	whyDeck
	whyProfessions
	whyHorizons
	whyBeasts
	whyBeastsEnd
	whyBeastsTwice
	whyZeppelin
	whyTraveling
	whyGoblin
	whyPath
	whyHoard
	whyWalk
	whyBid
	whyBidTwice
	whyLoot
	whyArmor
	whyPlague
	whyManageStep
	whyTradeTime
	whyQuestTime
	whyAuctionItem
	whySoulbound
	whyBossTried
	whyCounterGone
	whyCalled
	whyYield
	whyGeneralArea
	whySoulLoot
	whyPayQuest
	whyHealing
	whyFallen
	whyAddOnStep
	whyNothingToEquip
	whyOneTarget
	whyMarkTime
	whyPick
	whyOwnDice
	whySpare
	whyCount
)

// reasons are the rules behind each why, the most specific first.
var reasons = [whyCount][]string{
	whyMalformed:    {game.NotAMove},
	whyOver:         {"WB-WIN-01", "WB-WIN-11"},
	whySeat:         {"WB-DECIDE-08", "WB-DECIDE-02"},
	whyOtherFaction: {"WB-TURN-02", "WB-TURN-10", "WB-DECIDE-08", "WB-DECIDE-02"},
	whyNotNow:       {"WB-TURN-19"},
	whyFighting:     {"WB-COMBAT-56", "WB-TURN-19", "WB-CHALLENGE-26"},
	whyJoin:         {"WB-CHALLENGE-26", "WB-TURN-19"},
	whyManageStep:   {"WB-MANAGE-01", "WB-TURN-09", "WB-ITEM-03", "WB-INTERACT-25"},
	whyClassTaken:   {"WB-SETUP-03"},
	whyDivision:     {"WB-PLAYERS-13", "WB-PLAYERS-03", "WB-PLAYERS-06", "WB-PLAYERS-10"},
	whyFaction:      {"WB-TURN-02"},
	whyActions:      {"WB-TURN-03", "WB-CHALLENGE-24"},
	whyDuty: {
		"WB-CHALLENGE-01",
		"WB-CHALLENGE-04",
		"WB-CHALLENGE-02",
		"WB-INTERACT-44",
		"WB-INTERACT-47",
		"WB-INTERACT-73",
	},
	whyTravelDuty:     {"WB-TRAVEL-18", "WB-CHALLENGE-01", "WB-INTERACT-44"},
	whyEndDuty:        {"WB-TURN-07", "WB-CHALLENGE-01"},
	whyOneTravel:      {"WB-CARDS-14"},
	whyWinds:          {"WB-EVENTCARD-FOUL-PLAGUEWINDS-01"},
	whyNoRegion:       {"WB-TRAVEL-02"},
	whyBrill:          {"WB-TRAVEL-09", "WB-INTERACT-95"},
	whySouthshore:     {"WB-TRAVEL-10", "WB-INTERACT-95"},
	whyFlight:         {"WB-TRAVEL-11", "WB-TRAVEL-13"},
	whyBorder:         {"WB-TRAVEL-08", "WB-TRAVEL-02"},
	whyStopped:        {"WB-TRAVEL-03", "WB-TRAVEL-17", "WB-INTERACT-46", "WB-TRAVEL-01"},
	whyAllowance:      {"WB-REST-01", "WB-REST-04", "WB-TOWN-03"},
	whyCapacity:       {"WB-REST-02", "WB-TOWN-03", "WB-LEVEL-05"},
	whyOtherClass:     {"WB-TRAIN-09", "WB-TRAIN-11"},
	whyLearned:        {"WB-TRAIN-07"},
	whyPowerLevel:     {"WB-TRAIN-02"},
	whyGold:           {"WB-TRAIN-03", "WB-LEVEL-26"},
	whyTown:           {"WB-TOWN-01"},
	whyRegained:       {"WB-TOWN-07"},
	whySellPower:      {"WB-MERCHANT-09", "WB-MANAGE-19"},
	whyNotOwned:       {"WB-MERCHANT-07", "WB-ITEM-01"},
	whyMerchant:       {"WB-MERCHANT-03"},
	whyItemGold:       {"WB-MERCHANT-05", "WB-LEVEL-26"},
	whyTradeEnemy:     {"WB-TRADE-05", "WB-TRADE-01"},
	whyTradeFar:       {"WB-TRADE-01"},
	whyTradeActed:     {"WB-TRADE-06", "WB-TRADE-07", "WB-TRADE-01"},
	whyTradeEnough:    {"WB-TRADE-04"},
	whyTradeItem:      {"WB-TRADE-02", "WB-TRADE-03"},
	whyTradeGold:      {"WB-TRADE-04"},
	whySpellbook:      {"WB-MANAGE-04", "WB-FAQ-34"},
	whyInBag:          {"WB-MANAGE-04", "WB-FAQ-34"},
	whyCardLevel:      {"WB-MANAGE-14", "WB-INTERACT-34"},
	whyChanges:        {"WB-MANAGE-31"},
	whyStanceArea:     {"WB-MANAGE-13"},
	whyStance:         {"WB-MANAGE-12"},
	whyAreaType:       {"WB-MANAGE-07"},
	whyAreaTrait:      {"WB-MANAGE-08", "WB-ITEM-11", "WB-FAQ-18"},
	whyOccupied:       {"WB-MANAGE-06"},
	whyFunction:       {"WB-ITEM-13"},
	whyUnique:         {"WB-MANAGE-26"},
	whyBagRoom:        {"WB-INTERACT-28", "WB-ITEM-02"},
	whyEquipEnergy:    {"WB-MANAGE-21", "WB-LEVEL-03"},
	whyPrinted:        {"WB-MANAGE-19"},
	whyInvite:         {"WB-CHALLENGE-24", "WB-CHALLENGE-21"},
	whyNoTarget:       {"WB-CHALLENGE-20", "WB-CHALLENGE-12"},
	whyNoBoss:         {"WB-CHALLENGE-15", "WB-CHALLENGE-20"},
	whyNoEnemy:        {"WB-CHALLENGE-17", "WB-CHALLENGE-20"},
	whyEnemyQuest:     {"WB-CHALLENGE-13", "WB-CHALLENGE-14", "WB-INTERACT-54"},
	whyNoCounter:      {"WB-OVERLORD-KAZZAK-06"},
	whyOrder:          {"WB-COMBAT-15", "WB-PVP-05", "WB-PVP-07"},
	whyMoment:         {"WB-TIMING-01", "WB-TIMING-11"},
	whyNotYours:       {"WB-TIMING-24"},
	whyBagLevel:       {"WB-TIMING-04"},
	whyPotion:         {"WB-FAQ-30"},
	whyScroll:         {"WB-FAQ-31"},
	whyCondition:      {"WB-TIMING-01"},
	whyUsed:           {"WB-TIMING-08"},
	whyFirstAbility:   {"WB-TIMING-06"},
	whyEnergy:         {"WB-CARDS-06", "WB-LEVEL-03"},
	whyHealth:         {"WB-DEFEAT-01"},
	whyTokens:         {"WB-FAQ-37"},
	whyReroll:         {"WB-COMBAT-24", "WB-CREATURE-GHOUL-01"},
	whyDice:           {"WB-COMBAT-07", "WB-COMBAT-08"},
	whyEquipped:       {"WB-TIMING-02"},
	whySpot:           {"WB-TIMING-17", "WB-TIMING-20"},
	whyUseless:        {"WB-TIMING-01"},
	whyNothingToEquip: {"WB-FAQ-34", "WB-TIMING-01"},
	whyChoice:         {"WB-TIMING-01"},
	whyAmount:         {"WB-CARDS-06"},
	whyNotWorking:     {"WB-TIMING-02", "WB-MANAGE-18"},
	whyMark:           {"WB-COMBAT-24", "WB-COMBAT-26", "WB-TIMING-17"},
	whyMarkLeast:      {"WB-TIMING-17"},
	whyPick:           {"WB-TIMING-17", "WB-TIMING-20", "WB-TIMING-01", "WB-COMBAT-08"},
	whyMarkTime: {
		"WB-COMBAT-24", "WB-CREATURE-GHOUL-01",
		"WB-TIMING-17", "WB-TIMING-20", "WB-TIMING-01", "WB-COMBAT-08",
	},
	whyOwnDice:     {"WB-COMBAT-27", "WB-DECIDE-08", "WB-DECIDE-02"},
	whySpare:       {"WB-FAQ-04", "WB-TIMING-01"},
	whyOneTarget:   {"WB-COMBAT-56", "WB-TURN-19", "WB-CHALLENGE-26", "WB-CHALLENGE-11"},
	whyStrip:       {"WB-STATUS-01", "WB-STATUS-08"},
	whyAllot:       {"WB-OVERLORD-NEFARIAN-04"},
	whyFell:        {"WB-COMBAT-40", "WB-COMBAT-42"},
	whyWound:       {"WB-COMBAT-48", "WB-COMBAT-04"},
	whyPet:         {"WB-CARDS-08", "WB-CARDS-11", "WB-COMBAT-48", "WB-COMBAT-04"},
	whyRetreat:     {"WB-DEFEAT-05", "WB-DEFEAT-06", "WB-DEFEAT-07"},
	whyTalentClass: {"WB-LEVEL-18", "WB-TRAIN-09"},
	whyTalentLevel: {"WB-LEVEL-18", "WB-INTERACT-22"},
	whyTalentOwned: {"WB-LEVEL-18"},
	whyTake:        {"WB-REWARD-07"},
	whyTakeWho:     {"WB-REWARD-15"},
	whyDrop:        {"WB-ITEM-04", "WB-ITEM-05"},
	whyDeck:        {"WB-QUEST-03", "WB-QUEST-04", "WB-INTERACT-58"},
	whyProfessions: {"WB-EVENTCARD-PROFESSIONS-AND-CRAFTS-01", "WB-LEVEL-05"},
	whyHorizons:    {"WB-EVENTCARD-NEW-HORIZONS-01", "WB-QUEST-04", "WB-QUEST-28"},
	whyBeasts:      {"WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-02"},
	whyBeastsEnd:   {"WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-03"},
	whyBeastsTwice: {"WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-04"},
	whyZeppelin:    {"WB-EVENTCARD-GOBLIN-ZEPPELIN-01"},
	whyTraveling:   {"WB-EVENTCARD-TRAVELING-MERCHANTS-01", "WB-MERCHANT-05"},
	whyGoblin:      {"WB-EVENTCARD-GOBLIN-MERCHANT-01"},
	whyPath:        {"WB-EVENTCARD-ANOTHER-PATH-TO-POWER-01"},
	whyHoard:       {"WB-EVENTCARD-ZAELDARR-THE-OUTCAST-01"},
	whyWalk:        {"WB-OVERLORD-NEFARIAN-09", "WB-OVERLORD-NEFARIAN-10"},
	whyTradeTime:   {"WB-TRADE-07", "WB-AUCTION-12", "WB-INTERACT-89"},
	whyQuestTime:   {"WB-QUEST-05", "WB-QUEST-26"},
	whyAuctionItem: {"WB-AUCTION-11"},
	whySoulbound:   {"WB-ITEM-09", "WB-MERCHANT-10", "WB-TRADE-03", "WB-INTERACT-30"},
	whyBossTried:   {"WB-EVENTCARD-SCOURGE-CAULDRONS-01", "WB-CHALLENGE-15"},
	whyBid:         {"WB-AUCTION-03"},
	whyBidTwice:    {"WB-AUCTION-08"},
	whyLoot:        {"WB-PVP-23", "WB-PVP-24", "WB-PVP-28"},
	whyArmor:       {"WB-PVP-12", "WB-PVP-13"},
	whyPlague:      {"WB-EVENTCARD-SPREAD-THE-PLAGUE-03"},
	whyGeneralArea: {"WB-FAQ-38", "WB-MANAGE-07"},
	whySoulLoot:    {"WB-INTERACT-30", "WB-ITEM-09"},
	whyPayQuest:    {"WB-INTERACT-53"},
	whyHealing:     {"WB-TIMING-01", "WB-INTERACT-93"},
	whyFallen:      {"WB-TIMING-25"},
	whyAddOnStep:   {"WB-ITEM-14", "WB-MANAGE-01", "WB-TURN-09"},
	whyCalled:      {"WB-TIMING-09"},
	whyYield:       {"WB-TIMING-13", "WB-TIMING-15"},
	whyCounterGone: {"WB-OVERLORD-KAZZAK-09", "WB-OVERLORD-KAZZAK-07", "WB-CHALLENGE-15"},
}

func (w why) refusal() game.Refusal { return game.Refusal{Rules: reasons[w]} }
