package lordaeron

import (
	"slices"
)

func init() {
	addRule(Retreat, rule{word: "retreat to=at:region"},
		inSteps(steps(taskDefeat), (*Position).retreatWhy, act.retreat, (*lister).eachRetreat))
	addTask(taskDefeat, task{name: "retreat", run: act.runDefeat, must: whyRetreat}, Retreat)
	addTask(taskRetreats, task{name: "retreats", run: act.runRetreats})
}

// The steps of a defeat.
const (
	defeatAnswer uint8 = iota
	defeatCarry
	defeatRetreat
)

// defeated is a defeat under way; a card may keep the character in its region, with so much Health
// and Energy more.
type defeated struct{ *Frame }

func (f defeated) stays() bool       { return f.M > 0 }
func (f defeated) stay()             { f.M = 1 }
func (f defeated) back() (h, e int)  { return int(f.N), int(f.K) }
func (f defeated) giveBack(h, e int) { f.N, f.K = int8(h), int8(e) }

// runDefeat: a defeated character may be kept in its region by a card; else it goes to the nearest
// graveyard or to its starting region, as its player chooses. WB-DEFEAT-05
func (x act) runDefeat() bool {
	f := defeated{x.top()}
	who := f.Who
	switch f.Step {
	case defeatAnswer:
		if x.Combat.Foe != NoFoe && has(x.Combat.Fallen, who) {
			return x.popped()
		}
		f.Step = defeatCarry
		x.openWindows(atDefeated, who)
		return true
	case defeatCarry:
		f.Step = defeatRetreat
		x.defeat(who, f)
		if f.stays() {
			x.pop()
		} else if later := x.under(taskRetreats); later != nil {
			retreating{later}.add(who)
			x.pop()
		}
		return true
	}
	list, n := x.retreats(who)
	if n == 1 {
		x.retreat(Move{At: int8(list[0])})
	}
	return n == 1
}

// retreating are those who were defeated while both sides took their wounds, in the order of their
// last wounds, which is kept in octal digits.
type retreating struct{ *Frame }

func (f retreating) left() uint8    { return uint8(f.A) }
func (f retreating) moved(who int8) { f.A &^= int16(only(who)) }

func (f retreating) add(who int8) {
	f.A |= int16(only(who))
	if f.B < 1<<12 {
		f.B = f.B<<3 | int16(who+1)
	}
}

// first is the one left who fell first.
func (f retreating) first() int8 {
	first := lowest(f.left())
	for at := 0; at <= 12; at += 3 { // the last one found fell first
		if who := int8(f.B>>at&7) - 1; has(f.left(), who) {
			first = who
		}
	}
	return first
}

// runRetreats moves them: in random order if they are of both factions. WB-DEFEAT-11,
// WB-INTERACT-51
func (x act) runRetreats() bool {
	f := retreating{x.top()}
	left := f.left()
	if left == 0 {
		return x.popped()
	}
	next := f.first()
	if left&x.membersOf(Alliance) != 0 && left&x.membersOf(Horde) != 0 {
		next = x.anyOf(left, "moved first")
	}
	f.moved(next)
	x.push(Frame{Task: taskDefeat, Step: defeatRetreat, Who: next})
	return true
}

// defeat takes what a defeat takes: pet, Auction Items, tokens, the rest of the turn's actions; one
// Health and one Energy are left. WB-DEFEAT-08..13, WB-AUCTION-07, WB-CARDS-10
func (x act) defeat(who int8, f defeated) {
	c := &x.People[who]
	k := &x.Combat
	if k.Foe != NoFoe {
		k.In &^= only(who)
		k.Fallen |= only(who)
		k.Changed = true
	}
	c.Stun, c.Curse = 0, 0
	if c.Pet > 0 {
		x.unequipPet(who)
	}
	if c.Auction != 0 {
		x.loseAuctions(who)
	}
	c.Health, c.Energy = 1, 1
	if c.Faction == x.Faction {
		c.Actions = 0
	}
	where := c.Region
	if k.Final {
		where = NoRegion // the last battle has no place
	}
	x.tell(DefeatedEvent, who, int(where))
	if f.stays() {
		health, energy := f.back()
		x.regain(who, health, energy)
	}
	if k.Final {
		f.stay() // nobody is moved after the last battle
	}
}

// revive keeps the defeated in the region with something beyond one and one. It is still a defeat.
// WB-FAQ-22, -26
func (x act) revive(use using, o *op) {
	f := defeated{x.under(taskDefeat)}
	f.stay()
	f.giveBack(int(o.health), int(o.energy))
	if o.per == perLevel {
		// The Priest's level in any mix: Energy as named, Health, and what finds no room as Energy.
		level := int(x.People[use.Who].Level)
		health := min(level-use.paid(), x.healthCapacity(f.Who)-1)
		f.giveBack(health, level-health)
	}
}

// retreats lists where a defeated character may go: the nearest graveyards outside its region and
// its starting region. WB-DEFEAT-06, -07, WB-INTERACT-49, -50
func (p *Position) retreats(who int8) (list [MaxRegions]Region, n int) {
	c := &p.People[who]
	start := p.box.Start[c.Faction]
	far := p.box.distances(c.Region, c.Faction)
	nearest := uint8(unreachable)
	g := &p.box.Graveyard
	for r := g.Next(0); r != NoRegion; r = g.Next(r + 1) {
		if r != c.Region {
			nearest = min(nearest, far[r])
		}
	}
	for r := g.Next(0); r != NoRegion; r = g.Next(r + 1) {
		if r != c.Region && r != start && far[r] == nearest && nearest != unreachable {
			list[n] = r
			n++
		}
	}
	list[n] = start
	return list, n + 1
}

func (p *Position) retreatWhy(m Move) why {
	list, n := p.retreats(p.top().Who)
	return whyRetreat.unless(slices.Contains(list[:n], Region(m.At)))
}

func (l *lister) eachRetreat() {
	list, n := l.retreats(l.who)
	for _, r := range list[:n] {
		l.add(Move{At: int8(r)})
	}
}

// retreat moves the figure.
func (x act) retreat(m Move) {
	who, to := x.top().Who, Region(m.At)
	x.People[who].Region = to
	x.pop()
	x.tell(Retreated, who, int(to))
}
