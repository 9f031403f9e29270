package lordaeron

import (
	"cmp"
	"slices"
)

// sideSize is the most characters of a side.
const sideSize = MaxCharacters / 2

// leg is the first errand of a character in a plan, as a goal and who goes there, by their places
// in the side; goal -1 is none.
type leg struct {
	goal  int8
	group uint8
	rests int8
}

// member is a character in a draft of a plan: its clock counts actions from the beginning of the
// present turn, alive is the chance that all has gone well until then.
type member struct {
	clock, health, energy, errands int8
	level, xp                      uint8
	region                         Region
	alive                          float32
	first                          leg
	// then is the goal of its second errand, plus one; 0 for none.
	then int8
}

// draft is a plan in the making. Free are those who may get further errands, as places.
type draft struct {
	who           [sideSize]member
	free, shopped uint8
	done          uint32 // goals
	value, score  float32
}

// search is the room of a beam search, and what does not change during one.
type search struct {
	turn    uint16
	side    Faction
	ids     [sideSize]int8 // the characters by their places
	size    int
	scratch Position
	most    [sideSize][6]struct{ health, energy int8 } // by level
	gear    [sideSize]uint64
	town    [sideSize]float64
	foes    [maxGoals]uint64
	blues   [maxGoals]int8
	lapse   int8    // actions until the game ends
	rate    float32 // what an action is worth
	legs    [sideSize]leg
	beam    []draft
	next    []draft
	order   []ranked
}

type ranked struct {
	score float32
	at    int32
}

// characters turns places into characters.
func (r *search) characters(places uint8) (mask uint8) {
	for i, who := range r.ids[:r.size] {
		if has(places, int8(i)) {
			mask |= only(who)
		}
	}
	return mask
}

// survey notes what does not change during a search.
func (s *SidePlanner) survey() {
	r := &s.search
	r.scratch, r.size = *s.Position, 0
	r.lapse = int8(actionsLeft(s.Position))
	for i := range int8(s.Characters) {
		if s.People[i].Faction == s.side {
			r.ids[r.size] = i
			s.surveyMember(r.size, i)
			r.size++
		}
	}
	events := newHash()
	for i := range s.Open {
		if e := &s.Open[i]; e.Used {
			events.add(int(e.Card)<<16 | int(e.Data[0])<<8 | int(e.Data[2+s.side]))
		}
	}
	for t := range s.ways.count {
		g := &s.ways.goals[t]
		h := events
		h.add(yes(s.box.Plague.Has(g.region)))
		r.blues[t] = 0
		for i := range s.GroupCount {
			if q := &s.Groups[i]; q.Region == g.region {
				h.group(q)
				r.blues[t] += int8(yes(q.Quest == Independent))
			}
		}
		r.foes[t] = uint64(h)
	}
}

// surveyMember notes what is in a character's favour: capacities by level, cards, and what a town
// would bring.
func (s *SidePlanner) surveyMember(place int, who int8) {
	r := &s.search
	c := &r.scratch.People[who]
	for level := uint8(1); level <= 5; level++ {
		c.Level = level
		r.most[place][level].health = int8(r.scratch.healthCapacity(who))
		r.most[place][level].energy = int8(r.scratch.energyCapacity(who))
	}
	c.Level = s.People[who].Level
	h := newHash()
	h.add(int(c.Class)<<24 | int(c.Faction)<<16 | int(c.Curse)<<8 | int(c.Pet))
	for _, card := range s.working(who) {
		h.add(int(card))
	}
	h.add(yes(c.Relic))
	r.gear[place] = uint64(h)
	r.town[place] = s.wearWorth(s.spendGain(who))
}

// What an action is worth, in hundredths of an experience point: an errand must bring more than
// that. Who finds none looks again, for whatever there is.
const (
	usualRate = 75
	idleRate  = 20
)

// searchSide plans for all, then once more for those who found nothing.
func (s *SidePlanner) searchSide() {
	r := &s.search
	all := uint8(1<<r.size - 1)
	s.searchFor(all, 0, usualRate)
	legs := r.legs
	idle, done := uint8(0), uint32(0)
	for i := range r.size {
		if legs[i].goal < 0 {
			idle |= only(int8(i))
		} else {
			done |= 1 << legs[i].goal
		}
	}
	if idle == 0 {
		return
	}
	s.searchFor(idle, done, idleRate)
	for i := range r.size {
		if has(idle, int8(i)) {
			legs[i] = r.legs[i]
		}
	}
	r.legs = legs
}

// searchFor is the beam search: each step gives the character with the earliest clock one more
// errand, alone or with others, or lets it be.
func (s *SidePlanner) searchFor(free uint8, done uint32, rate float32) {
	s.search.rate = rate
	root := s.root(free, done)
	best := s.grow(&root)
	for i := range s.search.size {
		s.search.legs[i] = best.who[i].first
	}
}

// root is a plan without errands: everybody as they stand.
func (s *SidePlanner) root(free uint8, done uint32) draft {
	r := &s.search
	root := draft{free: free, done: done}
	for i, who := range r.ids[:r.size] {
		c := &s.People[who]
		root.who[i] = member{
			clock: int8(actionsPerTurn - int(c.Actions)), region: c.Region, health: int8(c.Health),
			energy: int8(c.Energy), level: c.Level, xp: c.XP, alive: 1, first: leg{goal: -1},
		}
	}
	s.score(&root)
	return root
}

// grow gives a plan further errands, as long as somebody is free for them: the best that comes of
// it.
func (s *SidePlanner) grow(root *draft) draft {
	r := &s.search
	best := *root
	best.score = -1e9
	r.beam = append(r.beam[:0], *root)
	for len(r.beam) > 0 {
		r.next = r.next[:0]
		for i := range r.beam {
			s.extend(&r.beam[i])
		}
		r.order = r.order[:0]
		for i := range r.next {
			if n := &r.next[i]; n.free != 0 {
				r.order = append(r.order, ranked{n.score, int32(i)})
			} else if n.score > best.score {
				best = *n
			}
		}
		slices.SortFunc(r.order, func(a, b ranked) int {
			return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.at, b.at))
		})
		r.beam = r.beam[:0]
		for _, o := range r.order[:min(s.Width, len(r.order))] {
			r.beam = append(r.beam, r.next[o.at])
		}
	}
	return best
}

// score values a draft: what it brought, the time that is left, less what has to be rested for.
func (s *SidePlanner) score(n *draft) {
	const (
		tail   = 2   // actions at the end of the game that bring nothing any more
		tired  = 0.7 // of a Rest is lost by having to take it
		energy = 0.6 // Energy matters less than Health
	)
	r := &s.search
	n.score = n.value
	for i := range r.size {
		w := &n.who[i]
		left := r.lapse - w.clock
		n.score += r.rate * float32(max(0, left-tail))
		if left > 3 {
			most := &r.most[i][w.level]
			lack := float32(most.health-w.health) + energy*float32(most.energy-w.energy)
			n.score -= w.alive * r.rate * tired * lack / float32(2*w.level)
		}
	}
}

// horizon is the clock at which no further errand begins.
const horizon = 12

// extend lists the drafts that come of one by an errand more.
func (s *SidePlanner) extend(n *draft) {
	r := &s.search
	who := int8(-1)
	for i := range int8(r.size) {
		if has(n.free, i) && (who < 0 || n.who[i].clock < n.who[who].clock) {
			who = i
		}
	}
	r.next = append(r.next, *n)
	r.next[len(r.next)-1].free &^= only(who)
	w := &n.who[who]
	if int(w.errands) >= s.Depth || w.clock >= r.lapse || w.clock > horizon {
		return
	}
	others := n.free &^ only(who)
	for t := range s.ways.count {
		if n.done>>t&1 != 0 {
			continue
		}
		switch g := &s.ways.goals[t]; g.foe {
		case NoFoe:
			s.addTown(n, t, who)
		case warGoal:
			for i := range int8(r.size) {
				if g.level == 0 && has(others, i) {
					s.addWar(n, t, who, i)
					s.addWar(n, t, i, who)
				}
			}
		default:
			for with := others; ; with = (with - 1) & others {
				s.addFight(n, t, only(who)|with)
				if with == 0 {
					break
				}
			}
		}
	}
}
