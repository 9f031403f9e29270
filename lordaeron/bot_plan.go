package lordaeron

import "twobanners/game"

// SidePlanner is how a side with a plan plays. It searches joint sequences of errands for all
// characters of the side (bot_plan_search.go) and weighs moves by the plan it found
// (bot_plan_follow.go); what is no part of a plan its judge weighs. Seats of a side find the same
// plan, since it follows from what the whole side knows.
type SidePlanner struct {
	Judge
	game.Strategy
	search search
	// errands are the plan: what each character is about.
	errands [MaxCharacters]errand
	odds    oddsCache
	trials  *gear // of who has any, for the tables where it is looked at
	stamp   uint64
	// aims are where each character was going, by faction: a plan is not given up for a trifle.
	aims [2][MaxCharacters]Region
}

var _ game.StrategistMaker = (*Game)(nil)

// NewStrategist makes a planner for a side.
func (g *Game) NewStrategist(s game.Strategy) game.Judge { return newSidePlanner(g.box, s) }

func newSidePlanner(b *Box, s game.Strategy) *SidePlanner {
	sp := &SidePlanner{Judge: newJudge(), Strategy: s}
	sp.forecasts.raw = s.Raw
	for side := range sp.aims {
		for i := range sp.aims[side] {
			sp.aims[side][i] = NoRegion
		}
	}
	if s.Outfit || s.Shop {
		sp.trials = newGear(b)
	}
	return sp
}

// Weigh tells what moves are worth.
func (s *SidePlanner) Weigh(
	pos game.Position, seat game.Seat, moves []game.Move, worth []int32,
) bool {
	s.Position = pos.(*Position)
	s.seat, s.side = seat, s.sideOf(seat)
	s.gear = nil
	if s.Outfit || s.Characters == MaxCharacters {
		s.gear = s.trials
	}
	if !s.prepareSide() {
		return false
	}
	for i, packed := range moves {
		m, _ := s.Unpack(packed)
		worth[i] = int32(100 * s.weighSide(m))
	}
	return true
}

// prepareSide thinks about what all moves of a decision have in common.
func (s *SidePlanner) prepareSide() bool {
	switch s.task() {
	case taskDraft:
		return s.Draft
	case taskTurn, taskAsk:
		s.plan(s.fingerprint())
		return true
	case taskTravel, taskJoin, taskStrike, taskTrain, taskTown:
		if s.search.turn != s.Turn || s.search.side != s.side {
			s.plan(s.fingerprint()) // nobody asked at the beginning of the turn
		}
		return true
	default:
		return s.prepare()
	}
}

func (s *SidePlanner) weighSide(m Move) float64 {
	switch s.task() {
	case taskDraft:
		return s.classWorth(int(m.N))
	case taskTurn:
		return s.follow(m)
	case taskAsk:
		return s.answer(m)
	case taskTravel:
		return s.step(m)
	case taskJoin:
		return s.joinPlan(m)
	case taskStrike:
		return s.challenge(m)
	case taskManage, taskFinal:
		if s.Outfit {
			return s.gear.change(&s.Judge, m)
		}
	case taskTalent:
		if s.gear != nil {
			return s.gear.talent(&s.Judge, s.asker(), m.Card)
		}
	default:
	}
	return s.weigh(m)
}

// fingerprint changes with everything that a plan depends on.
func (s *SidePlanner) fingerprint() uint64 {
	h := newHash()
	h.add(int(s.Turn)<<1 | int(s.side))
	for i := range int8(s.Characters) {
		c := &s.People[i]
		h.add(int(c.Region)<<24 | int(c.Health)<<16 | int(c.Energy)<<8 | int(c.Actions))
		h.add(int(c.XP)<<24 | int(c.Gold)<<8 | int(c.Pet)<<4 | int(c.Curse))
	}
	for i := range s.GroupCount {
		h.group(&s.Groups[i])
		h.add(int(s.Groups[i].Region))
	}
	for i := range s.Open {
		h.add(int(s.Open[i].Card)<<1 | yes(s.Open[i].Used))
	}
	return uint64(h)
}

// hash is FNV-1a over whole numbers.
type hash uint64

func newHash() hash { return 14695981039346656037 }

func (h *hash) add(n int) { *h = (*h ^ hash(n)) * 1099511628211 }

func (h *hash) group(g *Group) {
	h.add(int(g.Creature)<<24 | int(g.Count[Red])<<16 | int(g.Count[Blue])<<8 | int(g.Count[Green]))
	h.add(int(g.Quest))
}

// plan makes the plan of the side, unless nothing has changed since the last one.
func (s *SidePlanner) plan(stamp uint64) {
	if stamp == s.stamp {
		return
	}
	s.stamp = stamp
	anew := s.search.turn != s.Turn || s.search.side != s.side
	s.search.turn, s.search.side = s.Turn, s.side
	s.lookAround()
	s.allow(anew)
	s.searchSide()
	for i := range s.errands {
		s.errands[i] = errand{goal: -1}
	}
	for i, who := range s.search.ids[:s.search.size] {
		l := s.search.legs[i]
		s.aims[s.side][who] = NoRegion
		if l.goal < 0 {
			continue
		}
		s.aims[s.side][who] = s.ways.goals[l.goal].region
		s.errands[who] = errand{int(l.goal), s.search.characters(l.group), l.rests > 0}
	}
}

// lookAround finds the goals, the ways to them and what does not change while plans are made.
func (s *SidePlanner) lookAround() {
	s.ways.count = 0
	s.findTargets()
	for t := range s.ways.count {
		s.measure(t)
	}
	s.survey()
}

// errand is what a character is about: the goal, -1 for none, who goes, and whether it rests first.
type errand struct {
	goal  int
	group uint8
	rests bool
}

// errandOf is the errand of a character, nil for none.
func (s *SidePlanner) errandOf(who int8) *errand {
	if e := &s.errands[who]; e.goal >= 0 {
		return e
	}
	return nil
}

// GivesUp tells whether a move ends the turn of a seat that has actions left: they are lost, and
// with them the fights that friends of other seats may still call it to. WB-TURN-07, -08
func (p *Position) GivesUp(seat game.Seat, m game.Move) bool {
	if Kind(m) != End || !p.waitsIn(taskTurn) {
		return false
	}
	for i := range p.Characters {
		if c := &p.People[i]; c.Owner == seat && c.Actions > 0 {
			return true
		}
	}
	return false
}
