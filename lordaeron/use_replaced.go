package lordaeron

// abilityOf is an ability as it works for its owner: a Talent may put another in its place.
func (p *Position) abilityOf(who int8, card Card, i int) *ability {
	base := &p.box.Cards[card].does[i]
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
