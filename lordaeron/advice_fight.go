package lordaeron

import "twobanners/game"

// FightAdvice is what a fight comes to from this moment on. It belongs to this fight and this
// decision: the next one brings its own.
type FightAdvice struct {
	// Leader has challenged; In are those who fight, Asked those who have not answered yet.
	Leader string   `json:"leader"`
	In     []string `json:"in"`
	Asked  []string `json:"asked,omitempty"`
	// Now is the fight as it stands; at an invitation with the one who is asked, and Without is
	// the fight if that one stays away.
	Now     FightOdds  `json:"now"`
	Without *FightOdds `json:"without,omitempty"`
	// Reward is what the fight pays whoever comes, told at an invitation.
	Reward *RewardAdvice `json:"reward,omitempty"`
	// Rerolls are the choices of a Reroll step, the best first, keeping all dice among them.
	Rerolls []RerollAdvice `json:"rerolls,omitempty"`
	// Held are the choices of dice that may hurt and could stay unrolled, likewise.
	Held []RerollAdvice `json:"held,omitempty"`
	// Splits are ways to share the wounds that are to be taken, the best first.
	Splits []SplitAdvice `json:"splits,omitempty"`
}

// FightOdds estimates a fight from fights that are played to their end by the rules, with dice of
// their own and everybody on the autopilot with all cards. Chances in percent, means in tenths.
type FightOdds struct {
	Win int `json:"win"`
	// Safe is the part of Win in which nobody of the side falls; Early are the fights that are lost
	// before a second round begins.
	Safe   int          `json:"safe"`
	Early  int          `json:"early"`
	Rounds int          `json:"rounds"`
	Shares []FightShare `json:"shares"`
}

// FightShare is what the fight costs a character of the side.
type FightShare struct {
	Who    string `json:"who"`
	Wounds int    `json:"wounds"`
	Energy int    `json:"energy"`
	Falls  int    `json:"falls"`
}

// playedOut is how many fights an estimate rests on: its standard error is at most 2.5 percent.
// Where a dozen choices are compared, each has fewer.
const (
	playedOut      = 400
	comparedFights = 200
)

// adviseFight estimates the fight that a seat is asked about or in; nil where there is none, where
// nobody may know what is fought (a facedown counter), and while armor is chosen in secret.
func (g *Game) adviseFight(p *Position, seat game.Seat) *FightAdvice {
	side := p.sideOf(seat)
	if p.Over || side == NoFaction {
		return nil
	}
	asked := p.waitsIn(taskJoin)
	if !asked && (!p.inFight() || p.Combat.In&p.membersOf(side) == 0) ||
		p.waitsIn(taskArmor) ||
		p.Combat.Foe == OverlordFoe && p.Overlord.Counters != 0 {
		return nil
	}
	// As the seat knows it: nothing hidden may reach a number.
	e := estimate{g, p.Clone().(*Position), side, p.View(seat).Hash()}
	e.p.Redeal(seat, game.NewFast(e.seed))
	k := &p.Combat
	a := &FightAdvice{
		Leader: g.WhoName(p, k.Challenger), In: g.showPeople(p, k.In&p.membersOf(side)),
	}
	if asked {
		a.Asked = g.showPeople(p, p.invited())
		a.Now = e.playOut(playedOut, k.In|only(p.asker()), Move{Kind: Join})
		e.asForecast(&a.Now, k.In|only(p.asker()))
		without := e.playOut(playedOut, k.In, Move{Kind: Decline})
		e.asForecast(&without, k.In)
		a.Without = &without
		a.Reward = g.adviseReward(e.p, k.In|only(p.asker()))
		return a
	}
	a.Now = e.playOut(playedOut, k.In|k.Fallen)
	fresh := k.fresh()
	if fresh {
		e.asForecast(&a.Now, 0)
	}
	if _, marked := p.picks(); p.waitsIn(taskReroll) && marked == 0 {
		a.Rerolls = e.rerolls()
	}
	if p.waitsIn(taskHold) {
		a.Held = e.held()
		if fresh {
			from(a.Held, a.Now.Win)
		}
	}
	if sharing, _ := p.wounded(); p.waitsIn(taskWounds) && sharing == side {
		a.Splits = e.splits()
	}
	return a
}

// asForecast gives an invitation the chance that whoever calls was told for the same group: one
// fight has one number until its first die is rolled.
// Without a group it is the fight that has begun.
func (e estimate) asForecast(o *FightOdds, group uint8) {
	k := &e.p.Combat
	t := k.target()
	f := forecasters.Get().(*Forecaster)
	defer forecasters.Put(f)
	var told *Forecast
	if group != 0 {
		told = f.Errand(e.p, &t, e.side, group, 0, AllOut)
	} else {
		told = f.Fight(e.p, AllOut)
	}
	if told != nil {
		o.is(percent(told.Fight.Win))
	}
}

// from lets choices differ from rolling all, which has a number already.
func from(list []RerollAdvice, all int) {
	for _, r := range list {
		if len(r.Dice) == 0 {
			all -= r.Win
		}
	}
	for i := range list {
		list[i].Win = min(100, max(0, list[i].Win+all))
	}
}

// is sets the chance to win; the others stay parts of it and of what is left.
func (o *FightOdds) is(win int) {
	o.Win = win
	o.Safe, o.Early = min(o.Safe, win), min(o.Early, 100-win)
}

// estimate plays fights out for a side, from a position as its seat knows it.
type estimate struct {
	g    *Game
	p    *Position
	side Faction
	seed uint64
}

// playOut estimates the fight, from n fights, once some moves are made.
func (e estimate) playOut(n int, in uint8, first ...Move) (o FightOdds) {
	g, p, side := e.g, e.p, e.side
	var t fights
	var q Position
	luck, log := game.NewFast(e.seed), &game.Log{}
	if g.few {
		n = 2
	}
	for range n {
		q = *p
		log.Events = log.Events[:0]
		for _, m := range first {
			// What a wound lets somebody use comes before the next one.
			for m.Kind == Wound && q.under(taskWounds) != nil && !q.waitsIn(taskWounds) {
				t.decide(&q, luck, log)
			}
			_ = q.Apply(q.Actors().First(), m.Pack(), luck, log)
		}
		t.fightOut(&q, luck, log)
		t.count(&q, side, in&p.membersOf(side), log)
		for i := range t.energy {
			t.energy[i] += max(0, int(p.People[i].Energy)-t.left[i])
		}
	}
	share := func(sum int) int { return percent(float64(sum) / float64(n)) }
	mean := func(sum int) int { return tenths(float64(sum) / float64(n)) }
	o = FightOdds{
		Win: share(t.won), Safe: share(t.safe), Early: share(t.early), Rounds: mean(t.rounds),
	}
	for i := range int8(p.Characters) {
		if has(in&p.membersOf(side), i) {
			o.Shares = append(o.Shares, FightShare{
				g.WhoName(p, i), mean(t.wounds[i]), mean(t.energy[i]), share(t.falls[i]),
			})
		}
	}
	return o
}

// fights are added up.
type fights struct {
	won, safe, early      int
	rounds                int
	wounds, energy, falls [MaxCharacters]int
	left                  [MaxCharacters]int // Energy at the last decision of the fight
	moves                 []game.Move
}

// fightOut decides by autopilot until the fight is over: whoever is still asked stays away.
func (t *fights) fightOut(q *Position, luck game.Chance, log *game.Log) {
	for range longestFight {
		if q.Over || q.Combat.Foe == NoFoe {
			return
		}
		for i := range q.People {
			t.left[i] = int(q.People[i].Energy)
		}
		t.decide(q, luck, log)
	}
}

func (t *fights) decide(q *Position, luck game.Chance, log *game.Log) {
	m := q.autopilot(AllOut)
	if q.waitsIn(taskJoin) {
		m = Move{Kind: Decline}
	}
	seat := q.Actors().First()
	if refusal := q.Apply(seat, m.Pack(), luck, log); !refusal.OK() {
		t.moves = q.Moves(seat, t.moves[:0])
		_ = q.Apply(seat, t.moves[0], luck, log)
	}
}

// count reads from the events of a fight what it came to; a fight that ends the game says so.
func (t *fights) count(q *Position, side Faction, in uint8, log *game.Log) {
	won, standing, begun := false, in, 0
	for i := range log.Events {
		e := &log.Events[i]
		who := int(e.Args[0])
		switch e.Kind {
		case RoundBegan:
			begun++
		case HealthLostEvent:
			t.wounds[who]++
		case DefeatedEvent:
			t.falls[who]++
			standing &^= only(int8(who))
		case CombatEnded:
			won = (e.Args[1] != 0) == (q.People[who].Faction == side) && standing != 0
		default:
		}
	}
	if q.Over {
		won = q.Won == 1<<side
	}
	t.rounds += begun
	t.won += yes(won)
	t.early += yes(!won && begun <= 1)
	t.safe += yes(won && standing == in)
}
