package lordaeron

// freesNextCard: a standing effect that its owner calls for once in a combat (Inner Focus). It is
// used in any window just before the card it is for, and holds for that card alone.
func (a *ability) freesNextCard() bool {
	return a.when == atStanding && a.once == onceCombat && !a.auto && len(a.ops) > 0 &&
		a.ops[0].verb == doCost
}

// anyCardToFree tells whether a card that would have to be paid for could be used in this window.
func (p *Position) anyCardToFree(who, about int8, at moment, o *op) bool {
	for key := range keyBag {
		card := p.cardAt(who, key)
		if card == NoCard || !p.box.isNamed(max(0, o.set), card) ||
			len(p.box.Cards[card].does) == 0 {
			continue
		}
		a := &p.box.Cards[card].does[0]
		if a.when == at && !a.auto && (who == about || a.helps) && p.holds(who, card, a) &&
			p.limitWhy(who, key, card, 0) == fine && p.price(who, key, card, 0) > 0 &&
			p.useful(who, about, p.abilityOf(who, card, 0)) {
			return true
		}
	}
	return false
}

// endFreeCard ends such an effect with the card that was free by it.
func (x act) endFreeCard(who int8, card Card) {
	for o := range x.effects(who, doCost) {
		if o.ability.frees && x.box.isNamed(max(0, o.ability.ops[0].set), card) {
			x.Combat.Uses[who][x.useKey(o.card, o.key)] = 0
		}
	}
}
