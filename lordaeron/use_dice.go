package lordaeron

// ShownUse is a use on offer that is about dice: which ones, by colour and face, and how many of
// them at most.
type ShownUse struct {
	Card    string           `json:"card"`
	Ability int              `json:"ability"`
	Dice    map[string][]int `json:"dice"`
	Most    int              `json:"most"`
}

// showUses lists the uses of the open window that are about rolled dice.
func (g *Game) showUses(p *Position) (list []ShownUse) {
	seen := Move{At: -1}
	for _, packed := range p.Moves(p.People[p.top().Who].Owner, nil) {
		m, _ := p.Unpack(packed)
		if m.Kind != Use || m.Card == seen.Card && m.At == seen.At {
			continue
		}
		seen = m
		u := ShownUse{Card: g.CardName(m.Card), Ability: int(m.At), Dice: map[string][]int{}}
		fit := 0
		for c, faces := range p.useDice(m) {
			for face, n := range faces {
				fit += int(n)
				for range n {
					u.Dice[colorNames[c]] = append(u.Dice[colorNames[c]], face)
				}
			}
		}
		if u.Most = min(p.useLimit(m), fit); u.Most > 0 {
			list = append(list, u)
		}
	}
	return list
}

// useDice counts, by colour and face, the rolled dice that a use could be about: those it may spot
// or give up, else those it may change.
func (p *Position) useDice(m Move) (dice [3][9]uint8) {
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

// useLimit is the most dice that a use could be about.
func (p *Position) useLimit(m Move) (most int) {
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
