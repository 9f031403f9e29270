package lordaeron

import (
	"iter"
	"slices"
)

// The places where a character's working cards are found, in this order: the areas (a card, or what
// is printed there), add-ons, Talents, the race, Auction Items, the Bag.
const (
	keyAddOns   = AreaCount
	keyTalents  = keyAddOns + MaxAddOns
	keyRace     = keyTalents + 4
	keyAuctions = keyRace + 1
	keyBag      = keyAuctions + 4
	keyCount    = keyBag + MaxBag
)

// cardAt is the card that works at a place, NoCard for none; Bag items work from the Bag.
// WB-TIMING-03
func (p *Position) cardAt(who int8, key int) Card {
	if key < keyBag {
		return p.worn[who].cards[key]
	}
	card := p.People[who].Bag[key-keyBag]
	if p.box.Cards[card].types&bagType == 0 {
		return NoCard
	}
	return card
}

// lookUp is the card that works at a place outside the Bag. A covered printed card does not work.
// WB-MANAGE-16..18
func (p *Position) lookUp(who int8, key int) Card {
	c := &p.People[who]
	switch {
	case key < AreaCount:
		if c.Areas[key] != NoCard {
			return c.Areas[key]
		}
		return p.box.Classes[c.Class].areas[key].printed[c.Faction]
	case key < keyTalents:
		return c.AddOns[key-keyAddOns]
	case key < keyRace:
		return c.Talents[key-keyTalents]
	case key == keyRace:
		return p.box.raceCard(c)
	case c.Auction>>(key-keyAuctions)&1 != 0:
		return p.box.auctions[key-keyAuctions]
	default:
		return NoCard
	}
}

func (b *Box) raceCard(c *Character) Card {
	if c.Person < 0 {
		return NoCard
	}
	return b.races[c.Person]
}

// useKey is where the uses of a card are counted: class cards by their place in the class, since
// they may move; all others by where they are.
func (p *Position) useKey(card Card, key int) int {
	if use := p.box.Cards[card].use; use >= 0 {
		return int(use)
	}
	return min(2*printedPowers+key, lastPlace)
}

// equipped tells whether a card of a named set other than this one works for a character; the Bag
// does not count.
func (p *Position) equipped(who int8, set int, but Card) bool {
	cards := p.working(who)
	return slices.ContainsFunc(cards[:], func(card Card) bool {
		return card != NoCard && card != but && p.box.isNamed(set, card)
	})
}

// find is the place of a working card, or -1.
func (p *Position) find(who int8, card Card) int {
	for key := range keyCount {
		if p.cardAt(who, key) == card {
			return key
		}
	}
	return -1
}

// findUsable is the first place in which a card's ability can be used in the open window: of two
// copies each is a card of its own. WB-INTERACT-92
func (p *Position) findUsable(who int8, card Card, i int) int {
	f := window{p.top()}
	for key := range keyCount {
		if p.cardAt(who, key) == card && p.useWhy(who, f.about(), f.at(), key, card, i) == fine {
			return key
		}
	}
	return -1
}

// workingOp is an effect of a card that works for a character: where the card is, and which of its
// abilities has the effect.
type workingOp struct {
	*op
	key, nth int
	card     Card
	ability  *ability
}

// effects are the effects of a kind of the cards that work for a character.
func (p *Position) effects(who int8, v verb) iter.Seq[workingOp] {
	return func(yield func(workingOp) bool) {
		if p.can(who).verbs>>v&1 == 0 {
			return
		}
		for key, card := range p.working(who) {
			if p.box.Cards[card].verbs>>v&1 == 0 {
				continue
			}
			does := p.box.Cards[card].does
			for i := range does {
				for j := range does[i].ops {
					o := &does[i].ops[j]
					if o.verb == v && !yield(workingOp{o, key, i, card, &does[i]}) {
						return
					}
				}
			}
		}
	}
}

// standing adds up a number over the standing effects of a character's cards. Most have none: to
// see that takes no call.
func (p *Position) standing(who int8, v verb, add func(o *op) int) int {
	if p.worn[who].can.verbs>>v&1 == 0 {
		return 0
	}
	return p.addUp(who, v, add)
}

func (p *Position) addUp(who int8, v verb, add func(o *op) int) (n int) {
	for o := range p.effects(who, v) {
		if o.ability.when == atStanding && p.holds(who, o.card, o.ability) {
			n += add(o.op)
		}
	}
	return n
}

// healthCapacity and energyCapacity are those of the level and of what stands. WB-LEVEL-01
func (p *Position) healthCapacity(who int8) int {
	c := &p.People[who]
	return int(p.box.Classes[c.Class].health[c.Level-1]) +
		p.standing(who, doCapacity, func(o *op) int { return int(o.health) })
}

func (p *Position) energyCapacity(who int8) int {
	c := &p.People[who]
	return int(p.box.Classes[c.Class].energy[c.Level-1]) +
		p.standing(who, doCapacity, func(o *op) int { return int(o.energy) })
}

// cost is what a card's Energy comes to for a character. Reductions add up and never go below
// nothing; a card does not reduce its own cost, but may make itself free. WB-FAQ-35
func (p *Position) cost(who int8, card Card) int {
	cost := int(p.box.Cards[card].energy)
	for o := range p.effects(who, doCost) {
		switch {
		case o.ability.when != atStanding || !p.box.isNamed(max(0, o.set), card) ||
			!p.holds(who, o.card, o.ability):
		case o.ability.frees && p.Combat.Uses[who][p.useKey(o.card, o.key)] == 0:
		case o.all:
			return 0
		case o.card != card:
			cost += int(o.n)
		}
	}
	return max(0, cost)
}

// isPower tells real Power cards from all others.
func (p *Position) isPower(card Card) bool {
	return p.box.Cards[card].power
}

// bagCount is how many cards are in the Bag; counted how many of them count. WB-ITEM-02
func (c *Character) bagCount() (n int) {
	for n < MaxBag && c.Bag[n] != NoCard {
		n++
	}
	return n
}

// carried are the cards in the Bag, which has no gaps.
func (c *Character) carried() []Card { return c.Bag[:c.bagCount()] }

func (p *Position) counted(who int8) (n int) {
	for _, card := range p.People[who].carried() {
		n += yes(!p.box.Cards[card].exempt)
	}
	return n
}

// intoBag and outOfBag keep the Bag without gaps.
func (c *Character) intoBag(card Card) {
	if n := c.bagCount(); n < MaxBag {
		c.Bag[n] = card
	}
}

func (c *Character) outOfBag(card Card) bool {
	i := slices.Index(c.Bag[:], card)
	if i < 0 || card == NoCard {
		return false
	}
	copy(c.Bag[i:], c.Bag[i+1:])
	c.Bag[MaxBag-1] = NoCard
	return true
}

// inBag counts the copies of a card in the Bag.
func (c *Character) inBag(card Card) (n int) {
	for _, in := range c.Bag {
		if in == card && card != NoCard {
			n++
		}
	}
	return n
}
