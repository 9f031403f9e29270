package lordaeron

// A use under way: Who uses ability B&15 of card A; B>>4&15 is the choice made with it, B>>8 the
// character it is for, plus one. N was paid, M spotted, K picked. Steps: dice given up, dice
// spotted, then the effects one by one.

const (
	useGiveDice uint8 = iota
	useSpotDice
	useEffects
)

func packUse(ability int, choice uint8, to int8) int16 {
	return int16(ability) | int16(choice)<<4 | int16(to+1)<<8
}

func (f *Frame) ability() int  { return int(f.B & 15) }
func (f *Frame) choice() uint8 { return uint8(f.B >> 4 & 15) }
func (f *Frame) target() int8  { return int8(f.B>>8) - 1 }

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
		x.freed(who, card)
	}
	x.tell(CardUsed, who, int(card), i, int(m.N))
	x.push(Frame{
		Task: taskUse, Who: who, N: int8(m.N), A: int16(card), Chief: -1,
		B: packUse(i, m.M, m.To),
	})
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
		x.push(Frame{Task: taskLose, Who: who, N: int8(m.N), Chief: -1})
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
	x.push(Frame{Task: taskWindow, Who: who, A: int16(atEnergySpent), B: int16(who), Chief: -1})
}

// useUp puts an item on the discard pile of its deck. WB-INTERACT-61
func (x act) useUp(who int8, card Card) {
	if x.People[who].outOfBag(card) {
		x.discard(card)
	}
}

// runUse goes through the steps of a use.
func (x act) runUse() bool {
	f := x.top()
	a := x.used(f)
	switch f.Step {
	case useGiveDice:
		f.Step++
		if a.pay.dice.on {
			x.push(Frame{Task: taskPick, Who: f.Who, N: pickToPay, Chief: -1})
		}
		return true
	case useSpotDice:
		f.Step++
		if a.spot.on {
			x.push(Frame{Task: taskPick, Who: f.Who, N: pickToSpot, Chief: -1})
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
	if w := x.top(); w.Task == taskWindow && int8(w.B) == who {
		x.automatic(moment(w.A), who)
	}
	return true
}

// times is how often an effect is done.
func (x act) times(f *Frame, o *op) int {
	n := 1
	switch o.per {
	case perSpotted:
		n = int(f.M)
	case perPaid:
		n = int(f.N)
	case perPicked:
		n = int(f.K)
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

// friends counts the fighting characters of a side.
func (p *Position) friends(side Faction) (n int) {
	for i := range int8(p.Characters) {
		n += yes(p.fighting(i, side))
	}
	return n
}
