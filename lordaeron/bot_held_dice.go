package lordaeron

// holding is the best thing to do about dice that may hurt: the next one to leave unrolled, or to
// roll what is left. What fewer dice come to is asked of the forecast. WB-FAQ-05
func (j *Judge) holding() Move {
	later := j.bitesOfAll()
	best, most := Move{Kind: Pass}, j.heldWorth([3]int{}, later)
	var room [mostHeld][3]int
	for _, held := range j.holdings(&room)[1:] {
		if worth := j.heldWorth(held, later); worth > most {
			c := Red
			for held[c] == 0 {
				c++
			}
			best, most = Move{Kind: StripDie, N: uint8(c)}, worth
		}
	}
	return best
}

// bitesOfAll are the bites of a round in which all dice are rolled.
func (j *Judge) bitesOfAll() float64 {
	q := &j.forecasts.copy
	*q = *j.Position
	for i := range q.Combat.Terms[:q.Combat.TermCount] {
		if t := &q.Combat.Terms[i]; t.Card == heldCard {
			t.N = 0
		}
	}
	return q.bitesToCome()
}

// mostHeld is how many choices there can be: rolling all; one die, half or all of a colour; all.
const mostHeld = 11

// holdings are the choices of dice to leave unrolled that are looked at, by colour; the first is to
// roll all.
func (p *Position) holdings(room *[mostHeld][3]int) [][3]int {
	list := room[:1]
	list[0] = [3]int{}
	var all [3]int
	colors := 0
	for c := Red; c <= Green; c++ {
		n := p.poolOf(c)
		if n == 0 || !p.mayBite(c) {
			continue
		}
		all[c] = n
		colors++
		last := 0
		for _, some := range [3]int{1, (n + 1) / 2, n} {
			if some > last {
				var held [3]int
				held[c], last = some, some
				list = append(list, held)
			}
		}
	}
	if colors > 1 {
		list = append(list, all)
	}
	return list
}

// fightWon is what a fight is worth to whoever is in it, in hundredths of an experience point: what
// it pays is not looked up.
const fightWon = 500

// heldWorth is what the fight is worth if some dice of the pool are left unrolled. In the rounds
// after all are rolled, so that nobody waits for ever for a round without bites.
func (j *Judge) heldWorth(held [3]int, later float64) float64 {
	f := &j.forecasts
	f.copy = *j.Position
	q := &f.copy
	x := act{q, firstOutcome{}, nil}
	who := q.Combat.Active
	for c := Red; c <= Green; c++ {
		x.setUnrolled(heldCard, c, q.poolOf(c)-held[c])
	}
	bites := q.bitesToCome()
	ahead := f.run(AllOut)
	if ahead == nil {
		return 0
	}
	bites += later * max(0, ahead.Fight.Rounds-1)
	c := &j.People[who]
	level := float64(max(1, c.Level))
	friends := float64(j.friends(c.Faction))
	return ahead.Fight.Win*(fightWon+j.weights.defeat*friends) -
		j.weights.wound*(ahead.Fight.Wounds+bites)/level
}

// bitesToCome is about how many wounds the dice of the pool are as bad as that the forecast does
// not know of: Curse, Stun, Energy and Powers, for each die that is still looked at after rerolls.
func (p *Position) bitesToCome() float64 {
	a := p.biteOf(func(*spot) bool { return true })
	if a == nil {
		return 0
	}
	dice := 0
	for c := Red; c <= Green; c++ {
		dice += p.poolOf(c) * yes(a.spot.colors.has(c))
	}
	chance := float64(a.spot.most) / 8
	bites := chance * float64(dice)
	again := min(bites, float64(p.reroll()))
	cost := 0.0
	for i := range a.ops {
		switch o := &a.ops[i]; o.verb {
		case doStun, doCurse:
			cost += 2
		case doUnequip:
			cost += 1.5
		case doLose:
			cost += 0.5 * float64(o.energy)
		default:
		}
	}
	return cost * (bites - again + chance*again)
}
