package lordaeron

// travelSteps is how many steps a Travel action has. WB-TRAVEL-01
const travelSteps = 2

// actWhy: only a character of the active faction with an action left acts, and first it challenges
// the independent creatures in its region. WB-TURN-02, -03, WB-CHALLENGE-01
func (p *Position) actWhy(who int8) why {
	c := &p.People[who]
	switch {
	case c.Faction != p.Faction:
		return whyFaction
	case c.Actions == 0:
		return whyActions
	default:
		return fine
	}
}

// freeWhy: an action other than a Challenge needs a region without independent creatures.
func (p *Position) freeWhy(who int8) why {
	if w := p.actWhy(who); w != fine {
		return w
	}
	if p.blueIn(p.People[who].Region) {
		return whyDuty // Blessing of Freedom frees a Travel, nothing else
	}
	return fine
}

// passes tells whether a card lifts what independent creatures do: "stop" or, stronger, "duty".
func (p *Position) passes(who int8, what string) bool {
	return p.standing(who, doPass, func(o *op) int {
		return yes(o.text == what || o.text == "duty")
	}) > 0
}

// travelWhy checks the first step of a Travel action. WB-TRAVEL-18
func (p *Position) travelWhy(who int8, to Region, fly bool) why {
	if w := p.departWhy(who); w != fine {
		return w
	}
	return p.stepWhy(who, to, fly)
}

// departWhy: the character may begin a Travel action, wherever it goes.
func (p *Position) departWhy(who int8) why {
	if w := p.actWhy(who); w != fine {
		return w
	}
	c := &p.People[who]
	switch {
	case p.blueIn(c.Region) && !p.passes(who, "duty"):
		return whyTravelDuty
	case c.Travels > 0 && p.standing(who, doOneTravel, func(*op) int { return 1 }) > 0:
		return whyOneTravel
	case p.windsCost(c.Region) > int(c.Energy):
		return whyWinds
	}
	return fine
}

// mayFly: a Teleport goes from region to region.
func (f *Frame) mayFly() bool { return f.K == 0 }

// stepWhy checks one step: over a border that is not black, or from one friendly flight icon to
// another; never into the enemy's starting region. WB-TRAVEL-02, -08..13, WB-INTERACT-95
func (p *Position) stepWhy(who int8, to Region, fly bool) why {
	c := &p.People[who]
	flights := &p.box.Flight[c.Faction]
	switch {
	case to < 0 || int(to) >= p.box.Regions || to == c.Region:
		return whyNoRegion
	case to == p.box.Start[c.Faction.Enemy()]:
		return [2]why{Alliance: whyBrill, Horde: whySouthshore}[c.Faction]
	case fly && (!flights.Has(c.Region) || !flights.Has(to)):
		return whyFlight
	case !fly && !p.box.Adjacent[c.Region].Has(to):
		return whyBorder
	}
	return fine
}

// travel begins a Travel action with its first step. WB-TRAVEL-19
func (x act) travel(who int8, to Region, fly bool) {
	c := &x.People[who]
	x.beginAction(who)
	c.Travels++
	if cost := x.windsCost(c.Region); cost > 0 {
		c.Energy -= uint8(cost)
	}
	x.push(Frame{Task: taskTravel, Who: who, N: travelSteps, Chief: -1})
	x.stepTo(to, fly)
}

// stepTo makes one step; independent creatures end the move. WB-TRAVEL-03, -04, -17
func (x act) stepTo(to Region, fly bool) {
	f := x.top()
	x.People[f.Who].Region = to
	if f.N > 0 {
		f.N--
	} else {
		x.goFurther(f.Who)
	}
	x.tell(Traveled, f.Who, int(to), yes(fly))
	if x.blueIn(to) && f.K == 0 && !x.passes(f.Who, "stop") {
		f.N, f.M = 0, 1
	}
}

// halt ends the move.
func (x act) halt() { x.top().N, x.top().M = 0, 1 }

// runTravel waits for the next step as long as there is one.
func (x act) runTravel() bool {
	f := x.top()
	if f.M == 0 && (f.N > 0 || f.K == 0 && x.further(f.Who) >= 0) {
		return false
	}
	who := f.Who
	x.pop()
	x.automatic(atAfterTravel, who)
	return true
}

// further is the place of a card that lets a Travel go one region further, or -1: the Trusty Mount
// once a turn, others as long as they are equipped. WB-EVENTCARD-AUCTION-HOUSE-04
func (p *Position) further(who int8) int {
	for key, card := range p.working(who) {
		if p.box.Cards[card].verbs>>doSteps&1 == 0 {
			continue
		}
		does := p.box.Cards[card].does
		for i := range does {
			if does[i].when != atTravel || does[i].once == onceTurn && p.People[who].Rode {
				continue
			}
			for j := range does[i].ops {
				if does[i].ops[j].verb == doSteps {
					return key
				}
			}
		}
	}
	return -1
}

// goFurther uses such a card for a step and as many more as it gives: it is unequipped where it
// says so.
func (x act) goFurther(who int8) {
	key := x.further(who)
	card := x.cardAt(who, key)
	for i := range x.box.Cards[card].does {
		a := &x.box.Cards[card].does[i]
		if a.once == onceTurn {
			x.People[who].Rode = true
		}
		for j := range a.ops {
			if a.ops[j].verb == doSteps {
				x.top().N += a.ops[j].n - 1
			}
			if a.ops[j].verb == doUnequip {
				x.unequipKey(who, key)
				return
			}
		}
		if a.pay.self {
			x.unequipKey(who, key)
			return
		}
	}
}

// beginAction spends an action; who took part in it may trade afterwards. WB-TRADE-06
func (x act) beginAction(who int8) {
	x.People[who].Actions--
	x.People[who].Called = 0
	x.Acted, x.Gifts = only(who), 0
}

// restWhy checks a Rest: tokens up to twice the level, three times in a friendly town, within
// capacity. WB-REST-01, -02, -04, -08
func (p *Position) restWhy(who int8, health, energy int, food Card) why {
	if w := p.freeWhy(who); w != fine {
		return w
	}
	if food != NoCard {
		return p.foodWhy(who, health, energy, food)
	}
	return p.regainWhy(who, health, energy, p.restAllowance(who))
}

// foodWhy: food gives what it says in place of the allowance; it is used from the Bag.
func (p *Position) foodWhy(who int8, health, energy int, food Card) why {
	c := &p.People[who]
	card := &p.box.Cards[food]
	if c.inBag(food) == 0 || len(card.does) == 0 || card.does[0].when != atRest {
		return whyNotOwned
	}
	if card.level > c.Level {
		return whyBagLevel
	}
	if health != 0 || energy != 0 {
		return whyAllowance
	}
	return fine
}

func (p *Position) regainWhy(who int8, health, energy, allowance int) why {
	c := &p.People[who]
	switch {
	case health+energy > allowance:
		return whyAllowance
	case int(c.Health)+health > max(p.healthCapacity(who), int(c.Health)),
		int(c.Energy)+energy > max(p.energyCapacity(who), int(c.Energy)):
		return whyCapacity
	default:
		return fine
	}
}

func (p *Position) restAllowance(who int8) int {
	c := &p.People[who]
	if p.restsFully(who) {
		return 2 * anyAmount
	}
	return int(c.Level) * (2 + yes(p.box.Town[c.Faction].Has(c.Region)))
}

// restsFully: a Talent makes every Rest a full one.
func (p *Position) restsFully(who int8) bool {
	for _, card := range p.working(who) {
		if p.box.Cards[card].moments>>atRest&1 == 0 {
			continue
		}
		does := p.box.Cards[card].does
		for i := range does {
			if does[i].when == atRest && does[i].auto {
				return true
			}
		}
	}
	return false
}

// rest regains, and takes off a Curse, all of them in a friendly town. WB-REST-03, -05, -06
func (x act) rest(who int8, health, energy int, food Card) {
	c := &x.People[who]
	x.beginAction(who)
	if food != NoCard {
		x.useUp(who, food)
		for i := range x.box.Cards[food].does[0].ops {
			o := &x.box.Cards[food].does[0].ops[i]
			health, energy = health+int(o.health), energy+int(o.energy)
		}
	}
	x.regain(who, health, energy)
	curses := min(1, c.Curse)
	if x.box.Town[c.Faction].Has(c.Region) {
		curses = c.Curse
	}
	c.Curse -= curses
	x.tell(Rested, who, health, energy, int(curses))
}
