package lordaeron

// cleanseWhy: after its action a character in a marked region may pay Energy to remove the
// marker. WB-EVENTCARD-SPREAD-THE-PLAGUE-03
func (p *Position) cleanseWhy(m Move) why {
	if p.People[m.Who].Owner != m.by {
		return whySeat
	}
	if m.Card != NoCard || m.At != 0 || m.N != 0 || m.M != 0 {
		return whyMalformed
	}
	c := &p.People[m.Who]
	if !has(p.Acted, m.Who) || p.plagueMarker(c.Region) < 0 ||
		int(c.Energy) < p.numbersOf(p.openEvent("plague")).Energy {
		return whyPlague
	}
	return fine
}

// plagueMarker is the marker in a region, or -1.
func (p *Position) plagueMarker(at Region) int {
	i := p.openEvent("plague")
	if i < 0 {
		return -1
	}
	for n, r := range p.box.Events[p.Open[i].Card].regions {
		if r == at && p.Open[i].Data[0]>>n&1 != 0 {
			return n
		}
	}
	return -1
}

// cleansePlague removes the marker and pays for it; with the last one the card goes.
// WB-EVENTCARD-SPREAD-THE-PLAGUE-04
func (x act) cleansePlague(m Move) {
	c := &x.People[m.Who]
	i := x.openEvent("plague")
	o := &x.Open[i]
	o.Data[0] &^= 1 << x.plagueMarker(c.Region)
	price := x.numbersOf(i).Energy
	pays := x.box.Events[o.Card].pays[0].xp
	if o.Data[0] == 0 {
		x.closeCard(i)
	}
	x.push(xpFrame(m.Who, int(pays)))
	x.spend(m.Who, price)
}
