package lordaeron

import (
	"cmp"
	"slices"
)

// gear values outfits by forecasts of fights against creatures that quests of the character's level
// bring. What it has worked out it remembers by the cards that work.
type gear struct {
	box   *Box
	foes  [6][]spawn // by level
	known [4096]struct {
		key   uint64
		worth float64
	}
	trial, arena Position
}

// yardsticks is how many foes an outfit is tried on.
const yardsticks = 5

func newGear(b *Box) *gear {
	g := &gear{box: b}
	for level := uint8(1); level <= 5; level++ {
		g.foes[level] = b.foesOfLevel(level)
	}
	return g
}

// foesOfLevel are some creatures of quests of a level, from the weakest to the strongest.
func (b *Box) foesOfLevel(level uint8) (list []spawn) {
	for i := range b.Quests {
		if q := &b.Quests[i]; q.level == level || q.level+1 == level {
			for _, s := range q.spawns {
				if s.color != Blue && s.count > 0 {
					list = append(list, s)
				}
			}
		}
	}
	strength := func(s spawn) int {
		f := &b.Creatures[s.creature].figure[s.color]
		return int(s.count) * (int(f.attack) + int(f.health))
	}
	slices.SortStableFunc(list, func(x, y spawn) int {
		return cmp.Compare(strength(x), strength(y))
	})
	n := len(list)
	if n <= yardsticks {
		return list
	}
	var some []spawn
	for i := range yardsticks {
		some = append(some, list[i*(n-1)/(yardsticks+1)]) // the very strongest are out of reach
	}
	return some
}

// strength is what a character with its cards is worth in fights, in about wins.
func (g *gear) strength(j *Judge, q *Position, who int8) float64 {
	c := &q.People[who]
	h := newHash()
	h.add(int(c.Class)<<16 | int(c.Level)<<8 | int(c.Faction))
	for key, card := range q.working(who) {
		h.add(key<<16 | int(card))
	}
	h.add(yes(c.Relic))
	slot := &g.known[uint64(h)%uint64(len(g.known))]
	if slot.key == uint64(h) {
		return slot.worth
	}
	slot.key, slot.worth = uint64(h), g.tryOut(j, q, who)+g.unseen(j, q, who)
	return slot.worth
}

// tryOut lets a rested character fight the yardsticks of its level.
func (g *gear) tryOut(j *Judge, q *Position, who int8) (sum float64) {
	w := &g.arena
	*w = *q
	c := &w.People[who]
	c.Region, c.Curse, c.Stun = w.box.Start[c.Faction], 0, 0
	clear(w.Open[:]) // events come and go, clothes stay
	if c.Pet == 0 {
		c.Pet = uint8(w.petHealth(who))
	}
	w.Quests[0] = QuestSlot{Card: 1, Faction: c.Faction, Used: true}
	health := float64(w.healthCapacity(who))
	energy := float64(max(1, w.energyCapacity(who)))
	foes := g.foes[min(5, max(1, c.Level))]
	for _, foe := range foes {
		w.GroupCount = 1
		w.Groups[0] = Group{Creature: foe.creature, Region: c.Region}
		w.Groups[0].Count[foe.color] = foe.count
		w.survey()
		t := fightTarget{QuestFoes, uint8(foe.creature), c.Region}
		if f := j.forecasts.Errand(w, &t, c.Faction, only(who), only(who), AllOut); f != nil {
			sum += 2*f.Fight.Win - 0.5*f.Fight.Wounds/health - 0.15*f.Fight.Energy/energy
		}
	}
	return sum * yardsticks / float64(max(1, len(foes)))
}

// unseen is about what cards are worth that no forecast counts: those for after the roll.
func (g *gear) unseen(j *Judge, q *Position, who int8) (sum float64) {
	for key := range keyTalents {
		if card := q.cardAt(who, key); card != NoCard {
			sum += j.unseenOf(q, who, card)
		}
	}
	return sum
}

// unseenOf is about what a card is worth beyond a forecast.
func (j *Judge) unseenOf(q *Position, who int8, card Card) (sum float64) {
	const share = 0.25 // of what it is worth by itself
	t := &q.box.Cards[card]
	for i := range t.does {
		a := &t.does[i]
		if a.auto || a.when <= atDicePoolStart && q.plainGain(a) != 0 {
			continue
		}
		worth := share * j.abilityWorth(who, card, a)
		if t.types&instantType != 0 {
			worth *= 1 - 0.12*float64(t.energy)
		}
		sum += worth
	}
	return sum
}

// change weighs a change of the outfit.
func (g *gear) change(j *Judge, m Move) float64 {
	if m.Kind != Equip && m.Kind != Unequip {
		return 0
	}
	now := g.strength(j, j.Position, m.Who)
	g.trial = *j.Position
	x := act{&g.trial, firstOutcome{}, nil}
	cost := 0.05
	if m.Kind == Equip {
		cost = 0.02 + 0.04*float64(j.equipCost(m.Who, m.Card))/float64(j.People[m.Who].Level)
		x.equip(m)
	} else {
		x.unequip(m)
	}
	return g.strength(j, &g.trial, m.Who) - now - cost
}

// talent is how much stronger a Talent makes.
func (g *gear) talent(j *Judge, who int8, card Card) float64 {
	now := g.strength(j, j.Position, who)
	g.trial = *j.Position
	g.trial.lay(who, talentKey(j.talentLevel()), card)
	return g.strength(j, &g.trial, who) - now +
		max(0.1*j.cardWorth(who, card), j.unseenOf(&g.trial, who, card))
}

// talentInstead is how much stronger a Talent makes in place of another.
func (g *gear) talentInstead(j *Judge, who int8, place int, card Card) float64 {
	now := g.strength(j, j.Position, who)
	g.trial = *j.Position
	g.trial.lay(who, keyTalents+place, card)
	return g.strength(j, &g.trial, who) - now
}

// gain is how much stronger one more card would make a character, in the best place for it and
// beyond what its Bag has for that place; so many copies there are the card itself.
func (g *gear) gain(j *Judge, who int8, card Card, own int) (best float64) {
	t := &j.box.Cards[card]
	switch {
	case t.level > j.People[who].Level:
		return 0
	case t.types&bagType != 0:
		return 0.5 * j.cardWorth(who, card)
	}
	now := g.strength(j, j.Position, who)
	for at := range AreaCount {
		if j.areaWhy(who, card, at) != fine || !g.putOn(j, who, card, at) {
			continue
		}
		gain, rival := g.strength(j, &g.trial, who)-now, 0.0
		if gain <= best {
			continue
		}
		for other := range j.rivals(who, card, at, own) {
			if !t.addOn && g.putOn(j, who, other, at) {
				rival = max(rival, g.strength(j, &g.trial, who)-now)
			}
		}
		best = max(best, gain-rival)
	}
	return best
}

// putOn puts a card on in the trial, in the place of what lies there and of its like elsewhere.
func (g *gear) putOn(j *Judge, who int8, card Card, at int) bool {
	g.trial = *j.Position
	q := &g.trial
	c, t := &q.People[who], &q.box.Cards[card]
	if !t.power && c.inBag(card) == 0 {
		c.intoBag(card)
	}
	c.Energy = anyAmount
	if t.addOn {
		if q.addOnWhy(who, card, false) != fine {
			return false
		}
	} else if q.uniqueWhy(who, card, at) != fine {
		for i, other := range c.Areas {
			if i != at && other != NoCard && q.box.Cards[other].category == t.category {
				q.lay(who, i, NoCard)
			}
		}
	}
	act{q, firstOutcome{}, nil}.equip(Move{Kind: Equip, Who: who, Card: card, At: int8(at)})
	return true
}
