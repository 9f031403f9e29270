package lordaeron

// ability is a sentence of a card, compiled.
type ability struct {
	when  moment
	once  span
	auto  bool // works by itself
	conds []condition
	pay   payment
	spot  spot
	ops   []op
	// removes: it takes dice out of the pool; judged: it depends on what else is rolled.
	removes, judged bool
	// first: it is the one that pays for the card's later abilities. WB-TIMING-05
	first bool
	// lot is how many of what is paid buy something together: other amounts would be wasted.
	lot int8
	// instead is one more than the set of cards whose ability at this moment it replaces.
	instead int
	// helps: it is for the character whose phase or loss it is; tokens: it puts some on a Finishing
	// Move; frees: see use_inner_focus.go.
	helps, tokens, frees bool
}

// settle works out once what is asked all the time.
func (a *ability) settle() {
	a.removes, a.judged = a.removesDice(), a.auto && a.asks(ifNoDice)
	a.helps = a.any(func(o *op) bool { return o.to == toActive || o.to == toHurt })
	a.tokens = a.any(func(o *op) bool { return o.verb == doTokens })
	a.frees = a.freesNextCard()
	a.payByLots()
}

// payByLots: where effects come for every so many paid, less than that many would buy nothing.
func (a *ability) payByLots() {
	a.lot = 1
	if every := func(o *op) bool { return o.per == perPaid && o.every > 1 }; a.any(every) &&
		!a.any(func(o *op) bool { return o.per != perPaid || o.every != a.ops[0].every }) {
		a.lot = a.ops[0].every
	}
	for _, m := range []*amount{
		&a.pay.energy, &a.pay.health, &a.pay.lose, &a.pay.tokens, &a.pay.banked,
	} {
		if m.most != 0 {
			m.least += (a.lot - m.least%a.lot) % a.lot
		}
	}
}

// any tells whether the ability has an effect of some kind.
func (a *ability) any(is func(o *op) bool) bool {
	for i := range a.ops {
		if is(&a.ops[i]) {
			return true
		}
	}
	return false
}

// moment is when an ability works; the order is that of content.Moments.
type moment uint8

const (
	atStanding moment = iota
	atTurnStart
	atBeforeAction
	atAction
	atTravel
	atAfterTravel
	atRest
	atChallenge
	atCombatStart
	atRoundStart
	atDicePoolStart
	atDicePoolEnd
	atRerollStart
	atRerollEnd
	atPlaceTokens
	atPlaceTokensEnd
	atDefenseStart
	atResolutionStart
	atResolutionEnd
	atRoundEnd
	atCombatEnd
	atHealthLosing
	atHealthLost
	atEnergySpent
	atDefeated
	momentCount
)

// afterRolls are the moments at which an ability looks at dice that lie there.
const afterRolls = 1<<atDicePoolEnd | 1<<atRerollStart | 1<<atRerollEnd | 1<<atPlaceTokens |
	1<<atPlaceTokensEnd

type span uint8

const (
	onceRound span = iota
	onceAction
	onceTurn
	onceCombat
)

// condition is one thing that must hold; kind is an index into content.ConditionKinds.
type condition struct {
	kind condKind
	set  int // of the box's named sets
	n    int
	not  bool
	// foes are the kinds of opponents asked for, creature one type of them, or -1.
	foes     foeSet
	creature int
}

type condKind uint8

const (
	ifEquipped condKind = iota
	ifUsed
	ifBefore
	ifUnhurt
	ifRound
	ifFirst
	ifFoes
	ifAgainst
	ifNoDice
	ifDefense
	ifTokens
	ifFallen
	ifShows
)

// foeSet is a set of kinds of opponents.
type foeSet uint8

const (
	creatureFoe foeSet = 1 << iota
	bossFoe
	overlordFoe
	characterFoe
	redFoe
	independentFoe
)

// amount is what may be paid; most is anyAmount for no limit.
type amount struct{ least, most int8 }

const anyAmount = 127

type payment struct {
	energy, health, tokens, banked amount
	// lose is Health that is lost and not spent. WB-LEVEL-27
	lose            amount
	dice            pick
	reroll, discard bool
	unequip         int // a named set, or noSet
	self            bool
}

const noSet = -1

// colorSet is a set of dice colours; empty means any.
type colorSet uint8

func (s colorSet) has(c Color) bool { return s == 0 || s>>c&1 != 0 }

// shown are the dice of some colours that show some faces.
type shown struct {
	colors      colorSet
	least, most uint8
}

func (s *shown) fits(c Color, face uint8) bool {
	return s.colors.has(c) && face >= s.least && (s.most == 0 || face <= s.most)
}

type spot struct {
	shown
	on, each bool
	count    int8
}

type pick struct {
	shown
	on, all bool
	count   int8 // anyAmount for no limit
}

// op is an effect, compiled.
type op struct {
	verb           verb
	n              int8
	per            per
	every          int8
	dice           [3]int8
	pick           pick
	face           uint8
	raise          int8
	into           colorSet
	box, from      boxID
	to             target
	health, energy int8
	all            bool
	unlimited      bool // dice rolled again do not count as rerolled
	set            int  // named cards, or noSet
	area           int8
	level          uint8
	self           bool // the names hold "self"
	text           string
	faces          [3][]uint8 // of preset dice
}

// verb is an index into content.Verbs.
type verb uint8

const (
	doAdd verb = iota
	doReroll
	doAttrition
	doThreat
	doMostDice
	doTurn
	doRollAgain
	doRemove
	doPreset
	doRerollOnly
	doHits
	doArmor
	doMoveHits
	doRedirect
	doEmptyBoxes
	doRegain
	doGain
	doLose
	doPrevent
	doStun
	doCurse
	doCleanse
	doTokens
	doDoubleTokens
	doBank
	doCapacity
	doPetHealth
	doMendPet
	doUnequip
	doEquip
	doUses
	doCost
	doKeep
	doBetter
	doArea
	doDefeat
	doLeave
	doRevive
	doImmune
	doSteps
	doPass
	doOneTravel
	doMove
	doIntercept
	doNoAttrition
	doNoReroll
	doArmorEights
	doSetAside
	doAttritionNeeds
	doHalveAttrition
	doHitAllowance
)

// per is what an effect is counted by; the order is that of content.Pers, after once.
type per uint8

const (
	perOnce per = iota
	perSpotted
	perPaid
	perPicked
	perLevel
	perOpponent
	perFriend
	perArmor
	perDamage
	perPetHealth
	perHalfAttack
	perFighter
)

type boxID uint8

const (
	noBox boxID = iota
	damageBox
	defenseBox
	attritionBox
	eitherBox
)

// target is whom an effect is for; the order is that of content.Targets.
type target uint8

const (
	toOwner target = iota
	toFriend
	toOther
	toHurt
	toFriends
	toAll
	toActive
	toHere
	toAny
)
