package lordaeron

func init() {
	addRule(Order, rule{word: "order who=who:who"},
		inSteps(steps(taskOrder), (*Position).orderWhy, act.order, (*lister).orders))
	addTask(taskCombat, task{name: "combat", run: act.runCombat})
	addTask(taskOrder, task{
		name: "order", decides: decidedByChief, run: act.runOrder, must: whyOrder,
	}, Order)
}

// The steps of a combat. WB-COMBAT-14, WB-PVP-04
const (
	combatStart uint8 = iota
	combatRound
	combatAttacks
	combatDefense
	combatArmor
	combatRanged
	combatDamage
	combatHurt
	combatResolve
	combatResolved
	combatRoundEnd
	combatOver
)

// staleRounds is how many rounds without any change a combat may have. WB-INTERACT-94
const staleRounds = 30

// beginCombat starts a fight; the participants are set and their actions spent.
func (x act) beginCombat() {
	x.Combat.Active = -1
	x.Combat.Was = x.Combat.In
	x.push(Frame{Task: taskCombat, Who: x.Combat.Challenger})
	x.tell(CombatBegan, x.Combat.Challenger, int(x.Combat.Foe), int(x.Combat.Creature),
		int(x.Combat.Region))
}

// runCombat leads through the rounds until one side is gone. WB-COMBAT-55
func (x act) runCombat() bool {
	f := x.top()
	k := &x.Combat
	if f.Step > combatStart && f.Step < combatOver &&
		(x.friends(k.Side) == 0 || !x.opposed(k.Side)) {
		f.Step = combatOver // a side has nobody left: WB-COMBAT-43, -49, WB-INTERACT-03
	}
	step := f.Step
	f.Step++
	switch step {
	case combatStart:
		x.relicHits()
		x.eachFighter(atCombatStart)
	case combatRound:
		x.beginRound()
	case combatAttacks:
		if x.nextAttack() {
			f.Step = combatAttacks
		}
	case combatDefense:
		k.Defense = true
		x.endAttack()
		x.eachFighter(atDefenseStart)
	case combatArmor:
		x.armorStep()
	case combatRanged: // who falls now does not strike any more: WB-COMBAT-40, -61
		if k.Foe == EnemyFoes {
			x.pvpStrike()
		} else {
			x.push(Frame{Task: taskFell})
		}
	case combatDamage:
		x.damageStep()
	case combatHurt: // the wounds are taken by now
	case combatResolve:
		x.resolve()
	case combatResolved:
		if k.Foe == EnemyFoes {
			k.Boxes = [2]Boxes{} // what came after the hits were counted goes with them: WB-PVP-21
		}
		x.foeDoes(atResolutionEnd, -1)
		x.foeDoes(atRoundEnd, -1)
		x.eachFighter(atRoundEnd)
	case combatRoundEnd:
		x.endRound()
		f.Step = combatRound
	default:
		x.endCombat()
	}
	return true
}

// eachFighter opens a moment for every participant, first for the side that orders its effects.
func (x act) eachFighter(at moment) {
	if !x.anyCardFor(at, x.Combat.In) {
		return
	}
	first := x.orderingSide(at)
	for _, side := range [2]Faction{first.Enemy(), first} {
		for i := range backward(x.fighters(side)) {
			x.push(windowFrame(i, at, i))
		}
	}
}

// beginRound: the order of Attack Phases is settled anew each round. WB-COMBAT-15, -16
func (x act) beginRound() {
	k := &x.Combat
	k.Round++
	k.Changed, k.Defense, k.EmptyHits = false, false, [2]bool{}
	k.Potions, k.Scrolls, k.PutTokens = 0, 0, 0
	for i := range k.Uses {
		k.Before[i] = 0
		if k.Uses[i] == [useKeys]uint8{} {
			continue
		}
		for key, uses := range k.Uses[i] {
			if uses != 0 {
				k.Before[i] |= 1 << key
			}
		}
		k.Uses[i] = [useKeys]uint8{}
	}
	k.LostBefore, k.LostNow = k.LostNow, [MaxCharacters]uint8{}
	k.Queue, k.Queued, k.Next = [MaxCharacters]int8{}, 0, 0
	x.tell(RoundBegan, k.Challenger, int(k.Round))
	x.foeDoes(atRoundStart, -1)
	x.push(orderFrame(k.In))
	x.eachFighter(atRoundStart)
}

// ordering settles the order of Attack Phases: left are those who have no place yet. Between
// characters it settles one place, when it comes. WB-PVP-05
type ordering struct{ *Frame }

func orderFrame(all uint8) Frame   { return Frame{Task: taskOrder, A: int16(all)} }
func (f ordering) left() uint8     { return uint8(f.A) }
func (f ordering) placed(who int8) { f.A &^= int16(only(who)) }

// runOrder fills the queue; where only one may be next it goes without asking. WB-PVP-05, -06
func (x act) runOrder() bool {
	f := x.top()
	k := &x.Combat
	left := ordering{f}.left() & k.In
	if left == 0 || k.Foe == EnemyFoes && k.Next < k.Queued {
		return x.popped()
	}
	next := left & x.membersOf(x.orderSide())
	if next&(next-1) == 0 {
		x.order(Move{Who: lowest(next)})
		return true
	}
	x.keepChief(f, x.fighters(x.orderSide()))
	return false
}

// orderSide is whose character goes next: sides alternate until one is through. WB-INTERACT-75
func (p *Position) orderSide() Faction {
	k := &p.Combat
	left := ordering{p.top()}.left() & k.In
	if k.Foe != EnemyFoes {
		return k.Side
	}
	side := k.Side
	if k.Queued > 0 {
		side = p.People[k.Queue[k.Queued-1]].Faction.Enemy()
	}
	if left&p.membersOf(side) == 0 {
		side = side.Enemy()
	}
	return side
}

func (p *Position) orderWhy(m Move) why { return whyOrder.unless(has(p.mayBeNext(), m.Who)) }

// mayBeNext are the characters that may have the next place.
func (p *Position) mayBeNext() uint8 {
	return ordering{p.top()}.left() & p.Combat.In & p.membersOf(p.orderSide())
}

// order puts a character next in the queue.
func (x act) order(m Move) {
	k := &x.Combat
	k.Queue[k.Queued] = m.Who
	k.Queued++
	ordering{x.top()}.placed(m.Who)
}

// orders lists who may have the next place.
func (l *lister) orders() {
	for i := range each(l.mayBeNext()) {
		l.list = append(l.list, l.firstBy(i))
	}
}

// nextAttack begins the next Attack Phase, or lets a side pick whose it is: false once all have
// had theirs.
func (x act) nextAttack() bool {
	k := &x.Combat
	if k.Next == k.Queued {
		if left := k.unplaced(); left != 0 {
			x.push(orderFrame(left))
			return true
		}
		return false
	}
	who := k.Queue[k.Next]
	k.Next++
	if has(k.In, who) {
		x.push(Frame{Task: taskAttack, Who: who})
	}
	return true
}

// unplaced are the fighters who have no Attack Phase in this round yet.
func (k *Combat) unplaced() uint8 {
	left := k.In
	for _, who := range k.Queue[:k.Queued] {
		left &^= only(who)
	}
	return left
}

// damageStep: the Attack of those left, less all tokens of the defense box. WB-COMBAT-45..47, -62
func (x act) damageStep() {
	k := &x.Combat
	for side := range k.Boxes {
		if k.EmptyHits[side] {
			b := &k.Boxes[side]
			b.Damage, b.Defense, b.Attrition = 0, 0, 0
		}
	}
	if k.Foe == EnemyFoes {
		return
	}
	b := k.boxesOf(k.Side)
	attack := x.foeAttack()
	wounds := max(0, attack-int(b.Defense)-int(b.Armor))
	x.tell(FoesStruck, k.Challenger, attack, int(b.Defense), int(b.Armor), wounds)
	if wounds > 0 {
		x.push(woundsFrame(k.Side, wounds))
	}
}

// resolve: armor goes, all hits move to the damage box and strike. WB-COMBAT-51, -52
func (x act) resolve() {
	k := &x.Combat
	if k.Foe == EnemyFoes {
		x.pvpResolve()
		return
	}
	x.foeDoes(atResolutionStart, -1)
	b := k.boxesOf(k.Side)
	moved := int(b.Defense) + int(b.Attrition)
	*b = Boxes{Damage: uint8(min(255, int(b.Damage)+moved))}
	x.tell(Resolved, k.Challenger, moved, int(b.Damage))
	x.push(Frame{Task: taskFell})
}

// endRound: what was gained above capacity goes; hits in the damage box wait. WB-LEVEL-07,
// WB-COMBAT-54
func (x act) endRound() {
	k := &x.Combat
	for i := range each(k.In) {
		x.clamp(i)
	}
	k.forgetGains()
	if k.Changed {
		k.Stale = 0
		return
	}
	if k.Stale++; k.Stale >= staleRounds {
		x.breakOff()
	}
}

// breakOff ends a combat that makes no progress: the challengers are defeated by creatures, and
// between characters nobody wins. WB-INTERACT-94
func (x act) breakOff() {
	k := &x.Combat
	if k.Foe == EnemyFoes {
		k.Stale = staleRounds
		x.top().Step = combatOver
		k.In = 0
		return
	}
	for i := range backward(k.In) {
		x.push(Frame{Task: taskDefeat, Who: i})
	}
}
