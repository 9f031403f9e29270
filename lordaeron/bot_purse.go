package lordaeron

// mostCards is how many cards of one shopping trip are thought of.
const mostCards = 4

// purse is what a character's gold can buy: the cards it would take, and what is left.
type purse struct {
	who   int8
	gold  int16
	cards [mostCards]Card
	count int
	sum   float64
}

// spendGain is what a shopping trip to a town would bring a character.
func (j *Judge) spendGain(who int8) float64 {
	p := purse{who: who, gold: j.People[who].Gold}
	j.spend(&p, true)
	return p.sum
}

// trainGain is what a Training that begins with a Power would bring: one action learns several.
func (j *Judge) trainGain(who int8, first Card) float64 {
	p := purse{who: who, gold: j.People[who].Gold}
	j.take(&p, first, j.wearGain(who, first))
	j.spend(&p, false)
	return p.sum
}

// take adds a card; each further one counts less, since not all are of use at a time.
func (j *Judge) take(p *purse, card Card, gain float64) {
	const further = 0.7
	for range p.count {
		gain *= further
	}
	p.sum += gain
	p.gold -= j.box.Cards[card].gold
	p.cards[p.count] = card
	p.count++
}

// spend takes what helps most, again and again: Powers, and Items where there is a Merchant.
func (j *Judge) spend(p *purse, merchant bool) {
	for p.count < mostCards {
		best, gain := NoCard, trifle
		try := func(card Card) {
			if j.box.Cards[card].gold <= p.gold && !j.crowded(p, card) {
				if g := j.wearGain(p.who, card); g > gain {
					best, gain = card, g
				}
			}
		}
		for _, card := range j.box.Classes[j.People[p.who].Class].powers {
			if j.trainWhy(p.who, card) == fine {
				try(card)
			}
		}
		if d := &j.Decks; merchant {
			for _, card := range d.Merchant[:d.MerchantCount] {
				try(card)
			}
		}
		if best == NoCard {
			return
		}
		j.take(p, best, gain)
	}
}

// crowded: the card is taken already, or an Item that wants the same place.
func (j *Judge) crowded(p *purse, card Card) bool {
	t := &j.box.Cards[card]
	for _, taken := range p.cards[:p.count] {
		o := &j.box.Cards[taken]
		if taken == card {
			return true
		}
		if t.power || o.power || t.addOn || o.addOn {
			continue
		}
		for at := range AreaCount {
			if j.areaWhy(p.who, card, at) == fine && j.areaWhy(p.who, taken, at) == fine {
				return true
			}
		}
	}
	return false
}
