package lordaeron

// window is an interrupt: the frame's character may use cards at one moment of its own phase or of
// another's, which it is about. One window may be let go before others of its moment.
type window struct{ *Frame }

func windowFrame(who int8, at moment, about int8) Frame {
	return Frame{Task: taskWindow, Who: who, A: int16(at), B: int16(about)}
}

func (f window) at() moment     { return moment(f.A) }
func (f window) about() int8    { return int8(f.B) }
func (f window) letFirst() bool { return f.K != 0 }
func (f window) letGoFirst()    { f.K = 1 }

// friendsDone tells whether the cards of friends have worked by themselves, from then on true.
func (f window) friendsDone() (done bool) {
	done = f.M != 0
	f.M = 1
	return done
}

func init() {
	addRule(Use, rule{
		word: "use who=who:who card=card:card ability=at:ability amount=n:number " +
			"choice=m:choice for=to:who",
		whose: ofWho, outOfStep: lateAlways(whyMoment), price: (*Position).usePrice,
	},
		inSteps(steps(taskWindow), (*Position).useMoveWhy, act.use, (*lister).uses),
		inSteps(steps(taskTurn), (*Position).mapUseWhy, act.useOnMap, nil))
	addRule(Pass, rule{word: "pass", outOfStep: lateToPass},
		alwaysLegal(steps(taskWindow, taskLoot, taskHold), act.pass),
		inSteps(steps(taskPick, taskReroll), (*Position).pickedWhy, act.picked, (*lister).plain),
		inSteps(steps(taskAsk), (*Position).passEventWhy, act.passEvent, (*lister).plain))
	addTask(taskWindow, task{name: "window", run: act.runWindow}, Use, Yield, Pass)
}

// lateToPass: some decisions must be made.
func lateToPass(p *Position, _ Move) why {
	if w := tasks[p.top().Task].must; w != fine {
		return w
	}
	return whyNotNow
}

// openWindows opens a moment: for the one it is about first, then for its friends in the fight who
// have something for it. What works by itself is done as the window opens. WB-FAQ-32
func (x act) openWindows(at moment, about int8) {
	friends := x.fighters(x.People[about].Faction) &^ only(about)
	if !x.anyCardFor(at, friends|only(about)) {
		return
	}
	for i := range backward(friends) {
		x.push(windowFrame(i, at, about))
	}
	x.push(windowFrame(about, at, about))
}

// anyCardFor tells whether some characters have a card for a moment: where none has, their windows
// would close as they open.
func (p *Position) anyCardFor(at moment, who uint8) bool {
	for i := range each(who) {
		if p.can(i).moments>>at&1 != 0 {
			return true
		}
		for _, card := range p.People[i].carried() {
			if p.box.Cards[card].moments>>at&1 != 0 {
				return true
			}
		}
	}
	return false
}

// fighting tells whether a character of a side is in the combat.
func (p *Position) fighting(c int8, side Faction) bool {
	return has(p.Combat.In, c) && p.People[c].Faction == side
}

// runWindow keeps a window open as long as its character has a card to use in it.
func (x act) runWindow() bool {
	f := window{x.top()}
	who, at, about := f.Who, f.at(), f.about()
	gone := !has(x.Combat.In, who) && who != about ||
		at < atHealthLosing && !has(x.Combat.In, about)
	if gone {
		return x.popped()
	}
	if who == about && f.Step == 0 {
		f.Step = 1
		if x.automatic(at, who) {
			return true
		}
	}
	f.Step = 1
	return !x.anyUsable(who, about, at) && x.popped()
}

// pass ends a step without doing anything.
func (x act) pass(Move) { x.pop() }

func (p *Position) anyUsable(who, about int8, at moment) bool {
	for key, card := range p.workingAt(who, at) {
		if p.box.Cards[card].byHand>>at&1 != 0 && p.usable(who, about, at, key, card) {
			return true
		}
	}
	for i, card := range p.People[who].carried() {
		if p.box.Cards[card].byHand>>at&1 != 0 && p.cardAt(who, keyBag+i) == card &&
			p.usable(who, about, at, keyBag+i, card) {
			return true
		}
	}
	return false
}

func (p *Position) usable(who, about int8, at moment, key int, card Card) bool {
	does := p.box.Cards[card].does
	for i := range does {
		if p.isDue(who, &does[i], at) && p.useWhy(who, about, at, key, card, i) == fine {
			return true
		}
	}
	return false
}

// useWhy tells why an ability of a card cannot be used in a window.
func (p *Position) useWhy(who, about int8, at moment, key int, card Card, i int) why {
	c := &p.box.Cards[card]
	a := &c.does[i]
	switch {
	case !p.isDue(who, a, at):
		return a.otherMomentWhy()
	case who != about && !a.helps:
		return whyNotYours
	case key >= keyBag && c.level > p.People[who].Level:
		return whyBagLevel
	case p.box.isNamed(p.box.potion, card) && has(p.Combat.Potions, who):
		return whyPotion
	case p.box.isNamed(p.box.scroll, card) && has(p.Combat.Scrolls, who):
		return whyScroll
	case !p.holds(who, card, a):
		return a.uselessWhy(whyCondition)
	}
	if w := p.limitWhy(who, key, card, i); w != fine {
		return w
	}
	if w := p.payWhy(who, key, card, i); w != fine {
		return w
	}
	a = p.abilityOf(who, card, i)
	if a.spot.on && p.fitting(&a.spot) < int(a.spot.count) {
		return whySpot
	}
	if a.frees && !p.anyCardToFree(who, about, at, &a.ops[0]) ||
		!p.useful(who, about, a) {
		return a.uselessWhy(whyUseless)
	}
	return fine
}

// isDue: this is a moment to use an ability that does not work by itself.
func (p *Position) isDue(who int8, a *ability, at moment) bool {
	return (p.isNow(a, at) || a.frees) && !p.goesByItself(who, a) && a.instead == 0
}

// isNow: this is the moment that the ability names. Who names the Defense Phase may use it at its
// start, and after each loss of its own Health in it, also as the last chance. WB-TIMING-26
func (p *Position) isNow(a *ability, at moment) bool {
	return a.when == at ||
		a.when == atDefenseStart && at == atHealthLost && p.Combat.Defense && !a.auto
}

// uselessWhy is the reason against an ability that would bring nothing.
func (a *ability) uselessWhy(usual why) why {
	if len(a.ops) > 0 && a.ops[0].verb == doEquip {
		return whyNothingToEquip
	}
	return usual
}

// otherMomentWhy is the reason against an ability at another moment than its own.
func (a *ability) otherMomentWhy() why {
	if a.any(func(o *op) bool { return o.verb == doRegain && o.health > 0 }) {
		return whyHealing
	}
	return whyMoment
}

// limitWhy: each card once a round, unless a card allows more; later abilities of an instant only
// after its first. WB-TIMING-05, -06, -08
func (p *Position) limitWhy(who int8, key int, card Card, i int) why {
	if key >= keyBag {
		return fine // used-up cards leave the Bag
	}
	c := &p.box.Cards[card]
	k := &p.Combat
	use := p.useKey(card, key)
	uses := k.Uses[who][use]
	switch {
	case c.does[i].once == onceCombat && k.Spent[who]>>use&1 != 0:
		return whyUsed
	case i == 0:
		if times := int(uses >> 4); times > 0 && times >= p.usesOf(who, card) {
			return whyUsed
		}
	case c.types&instantType != 0 && !c.does[0].auto && uses&1 == 0:
		return whyFirstAbility
	case uses>>i&1 != 0 && (uses>>4 < 2 || uses&laterTwice != 0 || len(c.does) > 3):
		return whyUsed
	}
	return fine
}

// laterTwice: a card used twice in a round has had a later ability twice, too.
const laterTwice = 1 << 3

// usesOf is how often a card may be used in a round.
func (p *Position) usesOf(who int8, card Card) int {
	most := 1
	p.standing(who, doUses, func(o *op) int {
		if o.set != noSet && p.box.isNamed(o.set, card) {
			most = max(most, int(o.n))
		}
		return 0
	})
	return most
}

// price is the Energy that using an ability costs before any further payment: that of an instant,
// with its first ability, and more for a repeat where the card that allows it says so.
func (p *Position) price(who int8, key int, card Card, i int) int {
	c := &p.box.Cards[card]
	if i != 0 || c.types&instantType == 0 || key >= keyBag {
		return 0
	}
	price := p.cost(who, card)
	if p.Combat.Uses[who][p.useKey(card, key)]>>4 > 0 {
		price += p.standing(who, doUses, func(o *op) int {
			if o.set != noSet && p.box.isNamed(o.set, card) {
				return int(o.energy)
			}
			return 0
		})
	}
	return price
}

func (p *Position) payWhy(who int8, key int, card Card, i int) why {
	c := &p.People[who]
	pay := &p.box.Cards[card].does[i].pay
	switch {
	case p.price(who, key, card, i)+int(pay.energy.least) > int(c.Energy):
		return whyEnergy
	case pay.health.least > 0 && int(pay.health.least) >= int(c.Health):
		return whyHealth
	case int(pay.tokens.least) > p.counter(who, key), int(pay.banked.least) > p.counter(who, key):
		return whyTokens
	case pay.reroll && (p.Combat.RerollSpent || p.reroll() == 0):
		return whyReroll
	case pay.dice.on && p.payable(&pay.dice) < p.leastDice(&p.box.Cards[card].does[i]):
		return whyDice
	case pay.unequip != noSet && p.areaWith(who, pay.unequip, 0) < 0:
		return whyEquipped
	}
	return fine
}

// leastDice: a fixed number of dice, or where the effect counts what was given up as many as buy
// something.
func (p *Position) leastDice(a *ability) int {
	if a.pay.dice.count == anyAmount || a.any(func(o *op) bool { return o.per == perPaid }) {
		return int(a.lot)
	}
	return int(a.pay.dice.count)
}

// payable counts the dice that may be given up: unspotted ones. WB-COMBAT-08
func (p *Position) payable(k *pick) (n int) {
	if p.Combat.Rolled {
		return p.Combat.countDice(func(c Color, d *Die) bool {
			return !d.Spotted && k.fits(c, d.Face)
		})
	}
	for c := Red; c <= Green; c++ {
		if k.colors.has(c) {
			n += p.poolOf(c)
		}
	}
	return n
}

// counter is what lies on a card: hit tokens of a Finishing Move, or a bank.
func (p *Position) counter(who int8, key int) int {
	if i := counterOf(key); i >= 0 {
		return int(p.Combat.Counter[who][i])
	}
	return 0
}

func counterOf(key int) int {
	switch {
	case key < AreaCount:
		return key
	case key >= keyTalents && key < keyRace:
		return AreaCount + key - keyTalents
	default:
		return -1
	}
}

// areaWith is the first area from one on that holds a real card of a set, or -1.
func (p *Position) areaWith(who int8, set, from int) int {
	for a := from; a < AreaCount; a++ {
		if card := p.People[who].Areas[a]; card != NoCard && p.box.isNamed(set, card) {
			return a
		}
	}
	return -1
}
