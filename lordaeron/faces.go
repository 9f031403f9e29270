package lordaeron

// UseFaces are the faces, a bit each, of the rolled dice that a use could be about: those it may
// spot or give up, else those it may change.
func (p *Position) UseFaces(m Move) (faces [3]uint16) {
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
			if fits {
				faces[c] |= 1 << d.Face
			}
		}
	}
	return faces
}
