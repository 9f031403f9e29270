package lordaeron

// Autopilot is how far a fighter goes who decides without thinking: what forecasts assume.
type Autopilot uint8

// The routines.
const (
	// Bare uses nothing but what works by itself.
	Bare Autopilot = iota
	// AllOut uses before the roll every card that adds dice, hits or values for nothing but Energy,
	// the best for its Energy first, as long as there is Energy.
	AllOut
)

// autopilot is the decision of a fight that a forecast assumes: misses are rerolled, blue dice
// before red before green; the strongest opponents fall first; wounds go to pets, then to who has
// most Health.
func (p *Position) autopilot(r Autopilot) Move {
	f := p.top()
	switch f.Task {
	case taskOrder:
		return Move{Kind: Order, Who: lowest(p.mayBeNext())}
	case taskWindow:
		if at, _ := p.openWindow(); r == AllOut && at <= atDicePoolStart {
			return p.bestUse(f.Who)
		}
	case taskReroll:
		return p.rerollNext()
	case taskStrip:
		for _, c := range [3]Color{Green, Red, Blue} {
			if p.poolOf(c) > 0 {
				return Move{Kind: StripDie, N: uint8(c)}
			}
		}
	case taskColors:
		for _, c := range [3]Color{Blue, Red, Green} {
			if p.mayAdd(c) {
				return Move{Kind: RollDie, N: uint8(c)}
			}
		}
	case taskTokens:
		return Move{Kind: PutToken, At: int8(p.finishingMove(f.Who, 0))}
	case taskAllot:
		_, most := p.allotment()
		return Move{Kind: Allot, N: uint8(most)}
	case taskFell:
		return p.fellNext()
	case taskWounds:
		side, _ := p.wounded()
		return p.woundNext(side)
	case taskUnequip:
		for key := range int8(keyTalents) {
			if card := p.realCard(f.Who, int(key)); card != NoCard && p.isPower(card) {
				return Move{Kind: Unequip, Who: f.Who, At: key}
			}
		}
	case taskDefeat:
		list, _ := p.retreats(f.Who)
		return Move{Kind: Retreat, At: int8(list[0])}
	case taskArmor:
		side := p.askedForArmor()
		_, most := p.armorRange(side)
		return Move{Kind: RemoveArmor, N: uint8(most)}
	default:
	}
	return Move{Kind: Pass}
}

// decide makes the decision that a forecast assumes; what it does not know of is left undecided.
func (x act) decide(r Autopilot) {
	m := x.autopilot(r)
	if !x.answers(m.Kind) {
		x.pop()
		return
	}
	m.by = x.Actors().First()
	x.make(m)
}

// askedForArmor is the first side that has not chosen.
func (p *Position) askedForArmor() Faction {
	if !(armoring{p.top()}).chosen(Alliance) {
		return Alliance
	}
	return Horde
}

// bestUse is the use of the open window that brings most for its Energy, or passing.
func (p *Position) bestUse(who int8) Move {
	best, most := Move{Kind: Pass}, 0.0
	at, about := p.openWindow()
	for key, card := range p.working(who) {
		if p.box.Cards[card].moments>>at&1 == 0 || p.find(who, card) != key {
			continue
		}
		for i := range p.box.Cards[card].does {
			a := p.abilityOf(who, card, i)
			gain := p.plainGain(a)
			if gain <= 0 || p.useWhy(who, about, at, key, card, i) != fine {
				continue
			}
			price := p.price(who, key, card, i) + int(a.pay.energy.least)
			if gain /= float64(1 + price); gain > most {
				best, most = p.useOf(who, key, card, i), gain
			}
		}
	}
	return best
}

// useOf is the use of an ability with the least payment, for the first target.
func (p *Position) useOf(who int8, key int, card Card, i int) Move {
	a := p.abilityOf(who, card, i)
	m := Move{Kind: Use, Who: who, Card: card, At: int8(i), To: -1}
	least, _ := p.amounts(who, key, card, i)
	m.N = uint8(least)
	choices, targets := p.choices(who, a), p.targets(who, a)
	for choices>>m.M&1 == 0 {
		m.M++
	}
	if blue := uint8(Blue) + 1; m.M > 0 && choices>>blue&1 != 0 {
		m.M = blue
	}
	for targets>>(m.To+1)&1 == 0 {
		m.To++
	}
	return m
}

// plainGain is about how many hits an ability adds that asks for nothing but Energy and does
// nothing but add to dice and tokens; 0 for all others.
func (p *Position) plainGain(a *ability) (gain float64) {
	pay := &a.pay
	if a.auto || a.spot.on || pay.dice.on || pay.reroll || pay.discard || pay.self ||
		pay.unequip != noSet || pay.health.most != 0 || pay.lose.most != 0 ||
		pay.tokens.most != 0 || pay.banked.most != 0 {
		return 0
	}
	for i := range a.ops {
		o := &a.ops[i]
		switch o.verb {
		case doAdd:
			dice := int(o.dice[Red]) + int(o.dice[Blue]) + int(o.dice[Green])
			gain += 0.5 * float64(dice+yes(o.anyColor()))
		case doReroll:
			gain += 0.3 * float64(o.n)
		case doAttrition, doHits, doArmor:
			gain += float64(o.n)
		case doThreat:
			gain -= 0.5 * float64(o.n)
		case doMostDice:
			gain -= 0.5 * float64(max(0, p.poolOf(Red)-int(o.dice[Red])))
		case doPreset:
			gain++
		default:
			return 0
		}
	}
	return gain
}

// rerollNext marks the next miss: as many of each colour as rerollShare says, lowest faces first.
func (p *Position) rerollNext() Move {
	k := &p.Combat
	var misses, marked [3]int
	who, threat := k.Active, p.threat()
	for c := Red; c <= Green; c++ {
		for i := range k.Count[c] {
			d := &k.Dice[c][i]
			marked[c] += yes(d.Marked)
			misses[c] += yes(!p.lands(who, c, int(d.Face), threat) && !d.Rerolled &&
				k.RerollOnly.has(c))
		}
	}
	share := rerollShare(misses, p.reroll())
	faces, _ := p.pickable()
	for c := Red; c <= Green; c++ {
		for face := uint8(1); face <= 8 && marked[c] < share[c]; face++ {
			if faces[c]>>face&1 != 0 && !p.lands(who, c, int(face), threat) {
				return Move{Kind: Mark, N: uint8(c), M: face}
			}
		}
	}
	return Move{Kind: Pass}
}

// rerollShare is how many misses of each colour are rerolled: blue ones first, then red, then
// green.
func rerollShare(misses [3]int, reroll int) (share [3]int) {
	for _, c := range [3]Color{Blue, Red, Green} {
		share[c] = min(misses[c], reroll)
		reroll -= share[c]
	}
	return share
}

// fellNext fells the opponent with the highest Attack among those that can be felled.
func (p *Position) fellNext() Move {
	var list [MaxGroups * 3]felling
	best := list[:p.fellings(&list)][0]
	for _, option := range list[:p.fellings(&list)] {
		if p.foeFigure(option.color).attack > p.foeFigure(best.color).attack {
			best = option
		}
	}
	return Move{Kind: Fell, N: best.group, M: uint8(best.color)}
}

// woundNext gives a wound to a pet, else to the fighter with the most Health.
func (p *Position) woundNext(side Faction) Move {
	best := int8(-1)
	for i := range int8(p.Characters) {
		if !p.fighting(i, side) {
			continue
		}
		if p.People[i].Pet > 0 {
			return Move{Kind: Wound, Who: i, N: 1}
		}
		if best < 0 || p.People[i].Health > p.People[best].Health {
			best = i
		}
	}
	return Move{Kind: Wound, Who: best}
}
