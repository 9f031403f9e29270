package lordaeron

import "twobanners/game"

// A plan that people are shown is of one of three kinds.
type planKind uint8

const (
	planQuest planKind = iota // a quest, alone or together
	planWar                   // a War, a boss, the Overlord, enemies
	planGrow                  // to learn, buy or rest
	planKinds
)

var planWords = [planKinds]string{"quest", "war", "grow"}

// variant is a plan of the whole side in which somebody has a given errand first.
type variant struct {
	kind planKind
	// goal is the errand, one of ways.goals, -1 for what is done on the spot; group are who shares
	// it, as places of the side.
	goal  int
	group uint8
	// card is learned on the spot; without a goal and a card it is a Rest.
	card Card
	// then is the position of the side once the errand is done, whole the plan with all that is
	// thought of after it.
	then, whole draft
	// found: there is such a plan.
	found bool
}

// learns, rests and stays are what a variant without a goal does.
func (v *variant) learns() bool { return v.goal < 0 && v.card != NoCard }
func (v *variant) rests() bool  { return v.goal < 0 && v.card == NoCard }

// choices are the best plan of each kind for some characters, and which of them is best of all.
type choices struct {
	of   [planKinds]variant
	best planKind
	root draft
	// followed: one of them is what was asked for by name.
	followed planKind
	kept     bool
}

// compare makes a plan of each kind for those who are asked about, as places of the side. The
// present plan, if there is one, is compared too and keeps its place.
func (s *SidePlanner) compare(mine uint8, present func(v *variant) bool) (c choices) {
	r := &s.search
	s.odds.room = s.odds.spent + s.Most*stepsCounted
	rate := float32(usualRate)
	r.rate = rate
	c.root = s.root(1<<r.size-1, 0)
	joint := s.grow(&c.root)
	if s.idles(&joint, mine) {
		// Who finds nothing looks again, for whatever there is.
		r.rate = idleRate
		c.root = s.root(1<<r.size-1, 0)
		joint = s.grow(&c.root)
	}
	s.firsts(&c, mine, &joint, present)
	c.best = s.preferred(&c, &joint)
	for k := range c.of {
		if v := &c.of[k]; v.found && v.goal >= 0 {
			v.whole = s.grow(&v.then)
		}
	}
	return c
}

// idles: none of some has an errand.
func (s *SidePlanner) idles(n *draft, mine uint8) bool {
	for i := range int8(s.search.size) {
		if has(mine, i) && n.who[i].first.goal >= 0 {
			return false
		}
	}
	return true
}

// kindOf tells of which kind a plan with a goal is.
func kindOf(g *goal) planKind {
	switch g.foe {
	case NoFoe:
		return planGrow
	case QuestFoes, IndependentFoes:
		return planQuest
	default:
		return planWar
	}
}

// firsts tries every errand as the first, and keeps the best of each kind: what is asked for, then
// what the joint plan has, then what brings most by itself. Nothing is kept that is worth less than
// waiting.
func (s *SidePlanner) firsts(
	c *choices, mine uint8, joint *draft, present func(v *variant) bool,
) {
	const asked, planned = 2e9, 1e9
	r := &s.search
	var worth [planKinds]float32
	all := uint8(1<<r.size - 1)
	for t := range s.ways.count {
		g := &s.ways.goals[t]
		kind := kindOf(g)
		for group := all; group != 0; group = (group - 1) & all {
			if group&mine == 0 {
				continue
			}
			r.next = r.next[:0]
			s.tryFirst(&c.root, t, group)
			for i := range r.next {
				n := &r.next[i]
				v := variant{kind: kind, goal: t, group: group, then: *n, found: true}
				value := n.score - c.root.score
				switch {
				case present(&v):
					value += asked
					c.kept, c.followed = true, kind
				case value > 0 && s.agrees(joint, &v):
					value += planned
				}
				if value > worth[kind] {
					worth[kind], c.of[kind] = value, v
				}
			}
		}
	}
	if worth[planGrow] < planned {
		s.growHere(c, mine, joint, present)
	}
}

// tryFirst lists the drafts in which a group has an errand first.
func (s *SidePlanner) tryFirst(root *draft, t int, group uint8) {
	rest := group & (group - 1)
	switch g := &s.ways.goals[t]; g.foe {
	case NoFoe:
		if rest == 0 {
			s.addTown(root, t, lowest(group))
		}
	case warGoal:
		if g.level == 0 && rest != 0 && rest&(rest-1) == 0 {
			s.addWar(root, t, lowest(group), lowest(rest))
			s.addWar(root, t, lowest(rest), lowest(group))
		}
	default:
		s.addFight(root, t, group)
	}
}

// agrees: a plan begins as the joint one does, for all who share its errand.
func (s *SidePlanner) agrees(joint *draft, v *variant) bool {
	for i := range int8(s.search.size) {
		if has(v.group, i) && joint.who[i].first != v.then.who[i].first {
			return false
		}
	}
	return true
}

// growHere looks for something to learn on the spot, or for a Rest.
func (s *SidePlanner) growHere(
	c *choices, mine uint8, joint *draft, present func(v *variant) bool,
) {
	r := &s.search
	most := 0.0
	try := func(v *variant, worth float64) {
		v.kind, v.goal, v.then, v.whole, v.found = planGrow, -1, c.root, *joint, true
		if present(v) {
			worth += 1e9
			c.kept, c.followed = true, planGrow
		}
		if worth > most {
			most, c.of[planGrow] = worth, *v
		}
	}
	for i, who := range r.ids[:r.size] {
		if !has(mine, int8(i)) || s.People[who].Actions == 0 {
			continue
		}
		for _, card := range s.box.Classes[s.People[who].Class].powers {
			if s.trainWhy(who, card) == fine {
				if worth := s.wearWorth(s.trainGain(who, card)); worth > 0 {
					try(&variant{group: only(int8(i)), card: card}, 1000+worth)
				}
			}
		}
		if c.of[planGrow].found && c.of[planGrow].goal >= 0 {
			continue // a town is better than a Rest
		}
		if lack := s.lacks(int8(i)); lack > 0 {
			try(&variant{group: only(int8(i))}, lack)
		}
	}
}

// lacks is how much of a Rest a member could use.
func (s *SidePlanner) lacks(i int8) float64 {
	r := &s.search
	c := &s.People[r.ids[i]]
	most := &r.most[i][c.Level]
	lack := max(0, int(most.health)-int(c.Health)) + max(0, int(most.energy)-int(c.Energy))
	return float64(lack)/float64(2*c.Level) + 0.5*float64(min(1, c.Curse))
}

// preferred is the kind that comes first: what is dear enough to be learned at once, then what the
// joint plan begins with, then the best of what there is.
func (s *SidePlanner) preferred(c *choices, joint *draft) planKind {
	g := &c.of[planGrow]
	if g.found && g.learns() {
		who := s.search.ids[lowest(g.group)]
		worth := s.wearWorth(s.trainGain(who, g.card))
		if worth > s.dear() || s.lastTurn() {
			return planGrow
		}
	}
	first := planKinds
	for k := range planKinds {
		v := &c.of[k]
		if !v.found || v.goal < 0 || v.then.score <= c.root.score {
			continue
		}
		switch {
		case s.agrees(joint, v):
			return k
		case first == planKinds || v.then.score > c.of[first].then.score:
			first = k
		}
	}
	if first == planKinds {
		first = planGrow
	}
	return first
}

// take makes a variant the plan that is followed.
func (s *SidePlanner) take(v *variant) {
	r := &s.search
	for i := range s.errands {
		s.errands[i] = errand{goal: -1}
	}
	for i, who := range r.ids[:r.size] {
		if l := v.whole.who[i].first; l.goal >= 0 {
			s.errands[who] = errand{int(l.goal), r.characters(l.group), l.rests > 0}
		}
	}
}

// mostPressed is more moves than one press of a plan ever needs.
const mostPressed = 40

// press are the moves that a plan asks of a seat next, until dice, cards or a friend's answer come
// between: none while it waits for others.
func (s *SidePlanner) press(v *variant, seat game.Seat) (list []game.Move) {
	s.take(v)
	kept := s.Position
	q := *kept
	s.Position = &q
	luck := game.NewFast(0)
	var moves []game.Move
	for len(list) < mostPressed {
		moves = q.Moves(seat, moves[:0])
		best, worth := game.Move(0), 0.0
		for i, packed := range moves {
			m, _ := q.Unpack(packed)
			begins := len(list) == 0 && q.waitsIn(taskTurn)
			if begins && !s.serves(v, &m) {
				continue
			}
			w := s.weighSide(m)
			if begins && w > worth || !begins && (i == 0 || w > worth) {
				best, worth = packed, w
			}
		}
		if best == 0 {
			break
		}
		list = append(list, best)
		if refusal := q.Apply(seat, best, luck, nil); !refusal.OK() ||
			!q.waitsIn(taskTravel, taskTrain, taskTown) || !q.Actors().Has(seat) {
			break
		}
	}
	s.Position = kept
	return list
}

// serves tells whether a move of the turn is for a plan: a fight that has to be fought is for any.
func (s *SidePlanner) serves(v *variant, m *Move) bool {
	r := &s.search
	inGroup := has(r.characters(v.group), m.Who)
	switch m.Kind {
	case Challenge:
		return Foe(m.N) == IndependentFoes || v.goal >= 0 && inGroup
	case Look, Use:
		return true
	case Travel:
		return v.goal >= 0 && inGroup
	case RestAction:
		return inGroup && !v.learns()
	case Train:
		return v.learns() && inGroup && m.Card == v.card
	case GoToTown:
		return v.goal >= 0 && inGroup && s.ways.goals[v.goal].foe == NoFoe
	default:
		return false
	}
}

// shoppingList are the cards that a character would take in a town.
func (s *SidePlanner) shoppingList(who int8) []Card {
	p := purse{who: who, gold: s.People[who].Gold}
	s.spend(&p, true)
	return p.cards[:p.count:p.count]
}

// guideStrategy is how the guide's planner thinks: as the best bots do. It has no limit, so that
// what it says follows from the position alone, whatever was asked before.
var guideStrategy = game.Strategy{Width: 30, Depth: 3, Outfit: true, Hunt: true}

// guideFor makes a planner ready to speak for a side, from what a seat knows.
func (s *SidePlanner) guideFor(p *Position, seat game.Seat) {
	s.Position, s.seat, s.side = p, seat, p.sideOf(seat)
	s.gear = s.trials
	s.stamp = 0
	s.search.turn, s.search.side = s.Turn, s.side
	for i := range s.aims[s.side] {
		s.aims[s.side][i] = NoRegion
	}
	s.lookAround()
}

// mine are the places of a seat's characters that can still act.
func (s *SidePlanner) mine(seat game.Seat) (places uint8) {
	for i, who := range s.search.ids[:s.search.size] {
		if c := &s.People[who]; c.Owner == seat && c.Actions > 0 {
			places |= only(int8(i))
		}
	}
	return places
}
