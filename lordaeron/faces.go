package lordaeron

// UseDice counts, by colour and face, the rolled dice that a use could be about: those it may spot
// or give up, else those it may change.
func (p *Position) UseDice(m Move) (dice [3][9]uint8) {
	a := p.abilityOf(m.Who, m.Card, int(m.At))
	for c := Red; c <= Green; c++ {
		for i := range p.Combat.Count[c] {
			d := &p.Combat.Dice[c][i]
			fits := false
			switch {
			case a.spot.on:
				fits = !d.Spotted && a.spot.fits(c, d.Face)
			case a.pay.dice.on:
				fits = !d.Spotted && a.pay.dice.fits(c, d.Face)
			default:
				for j := range a.ops {
					fits = fits || a.ops[j].pick.on && p.pickFits(&a.ops[j], c, d)
				}
			}
			dice[c][d.Face] += uint8(yes(fits))
		}
	}
	return dice
}

// UseLimit is the most dice that a use could be about.
func (p *Position) UseLimit(m Move) (most int) {
	a := p.abilityOf(m.Who, m.Card, int(m.At))
	switch {
	case a.spot.on && a.spot.each:
		return anyAmount
	case a.spot.on:
		return int(a.spot.count)
	case a.pay.dice.on:
		return int(a.pay.dice.count)
	}
	for i := range a.ops {
		switch o := &a.ops[i]; {
		case o.pick.on && o.per != perOnce:
			return anyAmount
		case o.pick.on:
			most = max(most, int(o.pick.count))
		}
	}
	return most
}

// ChoiceColor is the colour that a use chooses, of dice or of creatures, -1 if it chooses none.
func (p *Position) ChoiceColor(m Move) int {
	if a := p.usedBy(m); m.Kind == Use && a != nil {
		a = p.abilityOf(m.Who, m.Card, int(m.At))
		for i := range a.ops {
			switch o := &a.ops[i]; {
			case o.per == perHalfAttack:
				return int(m.M)
			case o.verb == doTurn && o.into&(o.into-1) != 0:
				return int(m.M) - 1
			}
		}
	}
	return -1
}

// PickLimit is the most dice of the pick that is open.
func (p *Position) PickLimit() int {
	_, most := p.pickRange()
	return most
}
