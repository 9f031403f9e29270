package lordaeron

import "math/bits"

// using is a use under way: an ability of a card with what was chosen with it, and what was paid,
// spotted and picked so far. Steps: dice given up, dice spotted, then the effects one by one.
type using struct{ *Frame }

const (
	useGiveDice uint8 = iota
	useSpotDice
	useEffects
)

// useFrame is a use with the amount, the choice and the target of a move.
func useFrame(who int8, card Card, ability int, m Move) Frame {
	return Frame{
		Task: taskUse, Who: who, N: int8(m.N), A: int16(card),
		B: int16(ability) | int16(m.M)<<4 | int16(m.To+1)<<8,
	}
}

func (f using) card() Card     { return Card(f.A) }
func (f using) ability() int   { return int(f.B & 15) }
func (f using) choice() uint8  { return uint8(f.B >> 4 & 15) }
func (f using) target() int8   { return int8(f.B>>8) - 1 }
func (f using) paid() int      { return int(f.N) }
func (f using) spotted() int   { return int(f.M) }
func (f using) picked() int    { return int(f.K) }
func (f using) pay(n int)      { f.N = int8(n) }
func (f using) spot(times int) { f.M = int8(times) }
func (f using) pick(n int)     { f.K = int8(n) }

func init() { addTask(taskUse, task{name: "use", run: act.runUse}) }

// use pays for an ability and begins it. WB-CARDS-06
func (x act) use(m Move) {
	who, card, i := m.Who, m.Card, int(m.At)
	key := x.findUsable(who, card, i)
	c := &x.box.Cards[card]
	a := &c.does[i]
	k := &x.Combat
	k.Changed = true
	price := x.price(who, key, card, i)
	if i == 0 {
		x.endFreeCard(who, card)
	}
	x.tell(CardUsed, who, int(card), i, int(m.N))
	x.push(useFrame(who, card, i, m))
	x.markUsed(who, key, card, i)
	if a.pay.energy.most != 0 {
		price += int(m.N)
	}
	if a.pay.tokens.most != 0 || a.pay.banked.most != 0 {
		k.Counter[who][counterOf(key)] -= m.N
	}
	if a.pay.reroll {
		k.RerollSpent = true
	}
	switch {
	case a.pay.discard:
		x.useUp(who, card)
	case a.pay.self:
		x.unequipKey(who, key)
	case a.pay.unequip != noSet:
		x.unequipKey(who, int(m.M)-1)
	}
	x.spend(who, price)
	if a.pay.health.most != 0 {
		x.People[who].Health -= m.N // spent, not lost: WB-LEVEL-27
	}
	if a.pay.lose.most != 0 {
		x.push(loseFrame(who, int(m.N)))
	}
}

// markUsed notes a use: the first ability begins a new use of the card.
func (x act) markUsed(who int8, key int, card Card, i int) {
	if key >= keyBag {
		if x.Combat.Foe == NoFoe {
			return // the limits are those of a combat round
		}
		if x.box.isNamed(x.box.potion, card) {
			x.Combat.Potions |= only(who)
		}
		if x.box.isNamed(x.box.scroll, card) {
			x.Combat.Scrolls |= only(who)
		}
		return
	}
	use := x.useKey(card, key)
	uses := &x.Combat.Uses[who][use]
	switch {
	case i == 0:
		*uses = (*uses>>4+1)<<4 | 1
	case *uses>>i&1 != 0:
		*uses |= laterTwice
	default:
		*uses |= 1 << i
	}
	if x.box.Cards[card].does[i].once == onceCombat {
		x.Combat.Spent[who] |= 1 << use
	}
}

// spend takes Energy and opens the moment after it, in combat or out of it. WB-INTERACT-93
func (x act) spend(who int8, n int) {
	if n == 0 {
		return
	}
	x.People[who].Energy -= uint8(n)
	x.push(windowFrame(who, atEnergySpent, who))
}

// useUp puts an item on the discard pile of its deck. WB-INTERACT-61
func (x act) useUp(who int8, card Card) {
	if x.People[who].outOfBag(card) {
		x.discard(card)
	}
}

// runUse goes through the steps of a use.
func (x act) runUse() bool {
	f := using{x.top()}
	if x.Combat.Foe != NoFoe && !has(x.Combat.In, f.Who) {
		return x.popped() // its price has felled who used it: WB-TIMING-25
	}
	a := x.used(f)
	switch f.Step {
	case useGiveDice:
		f.Step++
		if a.pay.dice.on {
			x.push(pickFrame(f.Who, pickToPay))
		}
		return true
	case useSpotDice:
		f.Step++
		if a.spot.on {
			x.push(pickFrame(f.Who, pickToSpot))
		}
		return true
	}
	if i := int(f.Step - useEffects); i < len(a.ops) {
		f.Step++
		x.effect(f, &a.ops[i])
		return true
	}
	who := f.Who
	x.pop()
	// What answers a loss has done so once, however many cards are used after it.
	if w := (window{x.top()}); w.Task == taskWindow && w.about() == who &&
		w.at() < atHealthLosing {
		x.automatic(w.at(), who)
	}
	return true
}

// times is how often an effect is done.
func (x act) times(f using, o *op) int {
	n := 1
	switch o.per {
	case perSpotted:
		n = f.spotted()
	case perPaid:
		n = f.paid()
	case perPicked:
		n = f.picked()
	case perLevel:
		n = int(x.People[f.Who].Level)
	case perOpponent:
		n = x.opponents(x.People[f.Who].Faction)
	case perFriend:
		n = x.friends(x.People[f.Who].Faction)
	case perArmor:
		n = int(x.Combat.PlacedArmor)
	case perDamage:
		n = int(x.Combat.PlacedDamage)
	case perPetHealth:
		n = int(x.Combat.Counter[f.Who][HoodArea])
	case perFighter:
		n = x.friends(Alliance) + x.friends(Horde)
	case perHalfAttack:
		n = int(x.foeFigure(Color(f.choice())).attack) / 2
	default:
	}
	return n / int(o.every)
}

// fighters are the fighting characters of a side, friends how many they are.
func (p *Position) fighters(side Faction) uint8 { return p.Combat.In & p.membersOf(side) }
func (p *Position) friends(side Faction) int    { return bits.OnesCount8(p.fighters(side)) }

// abilityOf is an ability as it works for its owner: a Talent may put another in its place.
func (p *Position) abilityOf(who int8, card Card, i int) *ability {
	base := &p.box.Cards[card].does[i]
	if p.can(who).replaces == 0 {
		return base
	}
	for _, talent := range p.People[who].Talents {
		does := p.box.Cards[talent].does
		for j := range does {
			if a := &does[j]; a.instead > 0 && a.when == base.when && a.spot.on == base.spot.on &&
				p.box.isNamed(a.instead-1, card) {
				return a
			}
		}
	}
	return base
}

// used is the ability of a use under way.
func (p *Position) used(f using) *ability { return p.abilityOf(f.Who, f.card(), f.ability()) }

// extraHealing is what a character's other cards add to the Health that a card regains.
func (p *Position) extraHealing(who int8, card Card) int {
	return p.standing(who, doBetter, func(o *op) int {
		if o.set != noSet && p.box.isNamed(o.set, card) {
			return int(o.health)
		}
		return 0
	})
}

// anyColor tells whether an effect adds dice of the owner's choice.
func (o *op) anyColor() bool { return o.verb == doAdd && o.dice == [3]int8{} && o.n > 0 }
