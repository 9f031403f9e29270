package lordaeron

import (
	"strings"
	"sync"

	"twobanners/game"
)

// PlanAdvice is a plan of the side for the seat's characters: who goes where for what, what it
// takes and brings, and the next moves. In ids and numbers; chances in percent.
type PlanAdvice struct {
	// ID stays the same from turn to turn, for who follows the plan.
	ID string `json:"id,omitempty"`
	// Kind is quest, war or grow. None is why there is nothing of the kind: then nothing else is
	// there, but for Odds, of quests that are too hard, and Turn, of the next event.
	Kind string `json:"kind"`
	None string `json:"none,omitempty"`
	// Goal is what the plan is for: quest, independent, boss, overlord, pvp, war, town, learn,
	// rest, or end where there is nothing left to do.
	Goal    string `json:"goal,omitempty"`
	Region  string `json:"region,omitempty"`
	Other   string `json:"other,omitempty"` // the second region of a War
	Against string `json:"against,omitempty"`
	Count   int    `json:"count,omitempty"`
	Quest   string `json:"quest,omitempty"`
	Event   string `json:"event,omitempty"`
	// Cards are learned or bought.
	Cards []string     `json:"cards,omitempty"`
	Who   []PlanMember `json:"who,omitempty"`
	// Rests come first; Turn is the turn of the game in which it is done, Turns how many own turns
	// it takes, this one among them.
	Rests int       `json:"rests,omitempty"`
	Turn  int       `json:"turn,omitempty"`
	Turns int       `json:"turns,omitempty"`
	Odds  *PlanOdds `json:"odds,omitempty"`
	Pays  *PlanPays `json:"pays,omitempty"`
	// Then is the errand after it.
	Then *PlanNext `json:"then,omitempty"`
	// Beside tells that it is for other characters than the first plan.
	Beside bool `json:"beside,omitempty"`
	// Moves are the next ones, to be sent together. Waits are friends that the plan waits for:
	// until they have moved there is nothing to do for it.
	Moves []any    `json:"moves,omitempty"`
	Waits []string `json:"waits,omitempty"`
}

// PlanMember is a character in a plan: Path are the regions it walks through to its place.
type PlanMember struct {
	Who   string   `json:"who"`
	Own   bool     `json:"own,omitempty"`
	Path  []string `json:"path,omitempty"`
	XP    int      `json:"xp"`
	Level int      `json:"level,omitempty"` // that it comes to
}

// PlanOdds are the chances of a plan's fight: as it is planned, the best of them alone, and once
// the cards that are in hand are in place or the cards of the plan are learned. Of a plan to grow
// they are of the fight against a foe that is named.
type PlanOdds struct {
	Win     int    `json:"win"`
	Alone   *int   `json:"alone,omitempty"`
	Dressed *int   `json:"dressed,omitempty"`
	Against string `json:"against,omitempty"`
	Count   int    `json:"count,omitempty"`
}

// PlanPays is what a plan brings: Gold in all, or for Each.
type PlanPays struct {
	XP    int          `json:"xp,omitempty"`
	Gold  int          `json:"gold,omitempty"`
	Each  bool         `json:"each,omitempty"`
	Draws []DrawAdvice `json:"draws,omitempty"`
	Named []string     `json:"named,omitempty"`
}

// PlanNext is the errand after a plan.
type PlanNext struct {
	Goal    string `json:"goal"`
	Region  string `json:"region"`
	Against string `json:"against,omitempty"`
	Quest   string `json:"quest,omitempty"`
}

// partPlans asks for plans; behind a colon stands the one that is followed.
const partPlans = "plans"

// guides is a pool of planners, each for one box.
var guides sync.Pool

// guided is a planner that looks at a position as a seat knows it: nothing hidden may reach a plan.
func (g *Game) guided(p *Position, seat game.Seat) (*SidePlanner, *Position) {
	q := p.Clone().(*Position)
	q.Redeal(seat, game.NewFast(p.View(seat).Hash()))
	s, ok := guides.Get().(*SidePlanner)
	if !ok || s.trials.box != g.box {
		s = newSidePlanner(g.box, guideStrategy)
	}
	s.guideFor(q, seat)
	return s, q
}

// plans are up to three plans for a seat's own turn, of different kinds, the recommended first.
func (g *Game) plans(p *Position, seat game.Seat, followed string) []PlanAdvice {
	if !p.waitsIn(taskTurn) || p.sideOf(seat) != p.Faction {
		return nil
	}
	s, q := g.guided(p, seat)
	defer guides.Put(s)
	t := &planTeller{g: g, p: q, s: s, seat: seat, mine: s.mine(seat)}
	if t.mine == 0 {
		return []PlanAdvice{t.end()}
	}
	t.c = s.compare(t.mine, func(v *variant) bool {
		return followed != "" && t.id(v) == followed
	})
	return t.all()
}

// advised are the steps in which the guide tells what it would choose.
var advised = []Task{taskTalent, taskItem, taskOverflow, taskReplace, taskLoot, taskAsk}

// pick is what the guide would choose for a seat of what is on offer, nil where it has no opinion.
func (g *Game) pick(p *Position, seat game.Seat) any {
	if !p.waitsIn(advised...) {
		return nil
	}
	s, q := g.guided(p, seat)
	defer guides.Put(s)
	moves := q.Moves(seat, nil)
	if len(moves) < 2 {
		return nil
	}
	s.plan(s.fingerprint())
	best, worth := 0, 0.0
	for i, packed := range moves {
		m, _ := q.Unpack(packed)
		if w := s.weighSide(m); i == 0 || w > worth {
			best, worth = i, w
		}
	}
	return g.ShowMove(p, moves[best])
}

// planTeller tells plans in ids and numbers.
type planTeller struct {
	g    *Game
	p    *Position
	s    *SidePlanner
	seat game.Seat
	mine uint8
	c    choices
}

// all are the cards, the recommended first, then by kind.
func (t *planTeller) all() []PlanAdvice {
	var cards [planKinds]PlanAdvice
	for k := range planKinds {
		cards[k] = t.card(k)
	}
	best := t.c.best
	if t.c.kept {
		best = t.c.followed
	}
	if spare := &t.c.of[planGrow]; cards[best].idle() && spare.found && spare.goal < 0 {
		best = planGrow // whoever waits has time to learn or rest
	}
	list := []PlanAdvice{cards[best]}
	if list[0].None != "" {
		return []PlanAdvice{t.end()}
	}
	for k := range planKinds {
		if k != best {
			a := cards[k]
			a.Beside = a.None == "" && t.c.of[k].group&t.c.of[best].group&t.mine == 0
			list = append(list, a)
		}
	}
	return list
}

// idle: there is nothing to do for it in this turn, and nobody to wait for.
func (a *PlanAdvice) idle() bool {
	return len(a.Moves) == 1 && a.Moves[0] == "end" && len(a.Waits) == 0
}

// end is all there is to do where no plan is worth more than waiting.
func (t *planTeller) end() PlanAdvice {
	a := PlanAdvice{ID: "end", Kind: planWords[planGrow], Goal: "end"}
	v := variant{goal: -1, group: t.mine, whole: t.c.root}
	moves := t.s.press(&v, t.seat)
	if len(moves) == 0 {
		moves = []game.Move{Move{Kind: End}.Pack()}
		a.Waits = t.waits(uint8(1<<t.s.search.size - 1))
	}
	a.Moves = t.shown(moves)
	return a
}

// id names a plan by what it is for, where, and who shares it.
func (t *planTeller) id(v *variant) string {
	goal, region, against := t.goal(v)
	parts := []string{goal, region, against}
	return strings.Join(append(parts, t.g.showPeople(t.p, t.s.search.characters(v.group))...), ".")
}

// goal tells what a plan is for, where, and against whom or for which card.
func (t *planTeller) goal(v *variant) (goal, region, against string) {
	if v.goal < 0 {
		who := t.s.search.ids[lowest(v.group)]
		region = t.g.RegionName(t.p.People[who].Region)
		if v.learns() {
			return "learn", region, t.g.CardName(v.card)
		}
		return "rest", region, ""
	}
	return t.target(v.goal)
}

// target tells of one of the planner's goals.
func (t *planTeller) target(n int) (goal, region, against string) {
	w := &t.s.ways.goals[n]
	region = t.g.RegionName(w.region)
	switch w.foe {
	case NoFoe:
		return "town", region, ""
	case warGoal:
		return "war", region, t.g.box.Events[t.p.Open[w.which].Card].id
	case BossFoe:
		return "boss", region, t.g.box.Events[t.p.Open[w.which].Card].id
	case OverlordFoe:
		return "overlord", region, t.g.box.Overlords[t.p.Overlord.Who].id
	case EnemyFoes:
		return "pvp", region, ""
	default:
		return foeWords[w.foe], region, t.g.box.Creatures[w.which].id
	}
}

// card tells the plan of a kind, or why there is none.
func (t *planTeller) card(k planKind) PlanAdvice {
	v := &t.c.of[k]
	if !v.found {
		return t.none(k)
	}
	a := PlanAdvice{ID: t.id(v), Kind: planWords[k]}
	a.Goal, a.Region, a.Against = t.goal(v)
	switch a.Goal {
	case "war":
		a.Event, a.Against = a.Against, ""
		a.Other = t.g.RegionName(t.s.ways.goals[v.goal+1].region)
	case "boss":
		a.Event = a.Against
	case "learn":
		a.Cards, a.Against = []string{a.Against}, ""
	case "town":
		a.Cards = t.g.cardNames(t.s.shoppingList(t.s.search.ids[lowest(v.group)]))
	}
	t.members(v, &a)
	t.times(v, &a)
	t.pays(v, &a)
	t.odds(v, &a)
	a.Then = t.next(v)
	moves := t.s.press(v, t.seat)
	if len(moves) == 0 {
		moves = []game.Move{Move{Kind: End}.Pack()}
		a.Waits = t.waits(v.group)
	}
	a.Moves = t.shown(moves)
	return a
}

// shown writes moves that are made one after another.
func (t *planTeller) shown(moves []game.Move) (list []any) {
	q, luck := *t.p, game.NewFast(0)
	for _, m := range moves {
		list = append(list, t.g.ShowMove(&q, m))
		_ = q.Apply(t.seat, m, luck, nil)
	}
	return list
}

// waits are those of a group who still act in this turn and are of other seats.
func (t *planTeller) waits(group uint8) (list []string) {
	for who := range each(t.s.search.characters(group)) {
		if c := &t.p.People[who]; c.Owner != t.seat && c.Actions > 0 {
			list = append(list, t.g.WhoName(t.p, who))
		}
	}
	return list
}

// members tells who goes which way, and what they gain.
func (t *planTeller) members(v *variant, a *PlanAdvice) {
	r := &t.s.search
	for i, who := range r.ids[:r.size] {
		before, after := &t.c.root.who[i], &v.then.who[i]
		gains := int(after.xp) - int(before.xp)
		if !has(v.group, int8(i)) {
			if a.Pays == nil {
				a.Pays = &PlanPays{}
			}
			a.Pays.XP += gains
			continue
		}
		m := PlanMember{
			Who: t.g.WhoName(t.p, who), Own: t.p.People[who].Owner == t.seat, XP: gains,
		}
		if after.level > before.level {
			m.Level = int(after.level)
		}
		if l := after.first; l.goal >= 0 {
			m.Path = t.path(int(l.goal), before.region)
		}
		a.Who = append(a.Who, m)
	}
}

// path are the regions on the way to a goal.
func (t *planTeller) path(n int, from Region) (list []string) {
	box, far := t.g.box, &t.s.ways.far[n]
	closed, flights := box.Start[t.s.side.Enemy()], &box.Flight[t.s.side]
	for at := from; at != t.s.ways.goals[n].region && len(list) < int(unreachable); {
		near := box.Adjacent[at]
		if flights.Has(at) {
			for word := range near {
				near[word] |= flights[word]
			}
		}
		best, least := NoRegion, 1<<20
		for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
			if r == closed || r == at {
				continue
			}
			if cost := int(far[r]) + blueSteps*yes(t.p.blueIn(r) && far[r] > 0); cost < least {
				best, least = r, cost
			}
		}
		if best == NoRegion || far[best] >= far[at] {
			return list
		}
		at = best
		list = append(list, t.g.RegionName(at))
	}
	return list
}

// times tells how long it takes.
func (t *planTeller) times(v *variant, a *PlanAdvice) {
	over := int8(1)
	for i := range int8(t.s.search.size) {
		if has(v.group, i) {
			w := &v.then.who[i]
			over = max(over, w.clock)
			a.Rests = max(a.Rests, int(w.first.rests))
		}
	}
	if v.goal < 0 {
		over = 1
	}
	a.Turns = 1 + (int(over)-1)/actionsPerTurn
	a.Turn = int(t.p.Turn) + 2*(a.Turns-1)
	if a.Goal == "war" {
		a.Turn++ // it is paid when the enemy's turn is over
	}
}

// next is what the first of the seat's characters would do after the plan.
func (t *planTeller) next(v *variant) *PlanNext {
	i := lowest(v.group & t.mine)
	n := int(v.whole.who[i].then) - 1
	if v.goal < 0 {
		n = int(v.whole.who[i].first.goal)
	}
	if n < 0 {
		return nil
	}
	next := &PlanNext{}
	next.Goal, next.Region, next.Against = t.target(n)
	if w := &t.s.ways.goals[n]; w.foe == QuestFoes {
		next.Quest, _ = t.quest(w)
	}
	return next
}

// quest is the quest of a goal, and how many creatures there are.
func (t *planTeller) quest(w *goal) (quest string, count int) {
	for _, q := range t.p.questGoals(t.s.side) {
		if q.fightTarget == w.fightTarget {
			return q.quest, q.count
		}
	}
	return "", 0
}
