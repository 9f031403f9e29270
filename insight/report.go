package insight

import (
	"twobanners/bot"
	"twobanners/game"
)

// From how much chance lost, luck left out, a turn is called a mistake, and a blunder; and from how
// many points, since who has no chance left cannot lose any. One turn is known to about 3 points of
// chance, so that nothing smaller is named.
const (
	mistakeChance = 0.06
	mistakePoints = 4
	blunderChance = 0.15
)

// Report is what a review has found so far. Chances go from 0 to 1.
type Report struct {
	// Over tells whether the game was played to its end; if not, the result is the last chance.
	Over bool `json:"over"`
	// Done of Of pieces are looked at; Of is 0 where there is no judge for this game.
	Done  int    `json:"done"`
	Of    int    `json:"of"`
	Judge string `json:"judge,omitempty"`
	// Strange tells of things that are new to the net: it takes them for the mean of their kind.
	Strange string `json:"strange,omitempty"`
	// Sides names for each seat the first of its side: they win together.
	Sides []game.Seat `json:"sides"`
	Seats []Account   `json:"seats"`
	Turns []Turn      `json:"turns"`
}

// Account is where a seat's result comes from: the first six add up to it. Course is what the
// estimate learned on the way, which is nobody's merit.
type Account struct {
	Par      float64 `json:"par"`
	Deal     float64 `json:"deal"`
	Luck     float64 `json:"luck"`
	Mistakes float64 `json:"mistakes"`
	Others   float64 `json:"others"`
	Course   float64 `json:"course"`
	Result   float64 `json:"result"`
}

// Turn is a turn of one side, in a round as the game counts them. First is its first move, as a
// replay counts them; Chances are those of all seats when it has ended.
type Turn struct {
	Seat    game.Seat `json:"seat"`
	Round   int       `json:"round"`
	First   int       `json:"first"`
	Last    int       `json:"last"`
	Chances []float64 `json:"chances"`
	Luck    []float64 `json:"luck,omitempty"`
	Grade   Grade     `json:"grade,omitempty"`
	Loss    float64   `json:"loss"`
	Points  float64   `json:"points"`
	Played  *Prospect `json:"played,omitempty"`
	Better  *Prospect `json:"better,omitempty"`
	Moves   []made    `json:"moves,omitempty"`
}

// Grade is how well a turn was played; none while it is not known.
type Grade string

// The grades.
const (
	Fine    Grade = "fine"
	Mistake Grade = "mistake"
	Blunder Grade = "blunder"
)

// Prospect is what a turn comes to for who plays it: points in it, points after it, the chance to
// win; of the turn that was played without its luck.
type Prospect struct {
	Now    float64 `json:"now"`
	Later  float64 `json:"later"`
	Chance float64 `json:"chance"`
}

// Report is what is known by now.
func (r *Review) Report() *Report {
	out := &Report{Over: r.over, Strange: r.strange, Seats: make([]Account, r.seats)}
	out.Done, out.Of = r.Progress()
	if out.Of > 0 {
		out.Judge = secondJudge
	}
	for _, side := range r.sides {
		out.Sides = append(out.Sides, side.First())
	}
	for i := range r.turns {
		r.account(i, out.Seats)
		out.Turns = append(out.Turns, r.turn(i))
	}
	for s := range out.Seats {
		a := &out.Seats[s]
		a.Par = r.par()
		a.Deal = r.turns[0].before[bot.Chance][s] - a.Par
		a.Result = r.end[bot.Chance][s]
	}
	return out
}

// account books a turn: its luck, its mistake, and what is left.
func (r *Review) account(i int, seats []Account) {
	t, after, grade := &r.turns[i], r.after(i), r.grade(i)
	for s := range seats {
		a := &seats[s]
		luck := t.luck[bot.Chance][s]
		rest := after[bot.Chance][s] - t.before[bot.Chance][s] - luck
		a.Luck += luck
		if grade == Mistake || grade == Blunder {
			cost := t.better[bot.Chance][s] - (after[bot.Chance][s] - luck)
			rest += cost
			if t.side.Has(game.Seat(s)) {
				a.Mistakes -= cost
			} else {
				a.Others -= cost
			}
		}
		a.Course += rest
	}
}

// grade is how well a turn was played.
func (r *Review) grade(i int) Grade {
	if !r.turns[i].judged {
		return ""
	}
	switch chance, points := r.loss(i, bot.Chance), r.loss(i, bot.Margin); {
	case chance >= blunderChance:
		return Blunder
	case chance >= mistakeChance || points >= mistakePoints:
		return Mistake
	default:
		return Fine
	}
}

func (r *Review) turn(i int) Turn {
	t, after := &r.turns[i], r.after(i)
	out := Turn{
		Seat: t.seat, Round: t.round, First: t.first + 1, Last: t.last, Grade: r.grade(i),
		Chances: after[bot.Chance][:r.seats],
	}
	if t.looked {
		out.Luck = t.luck[bot.Chance][:r.seats]
	}
	if !t.judged {
		return out
	}
	out.Loss, out.Points = r.loss(i, bot.Chance), r.loss(i, bot.Margin)
	if out.Grade == Fine {
		return out
	}
	played := *after
	played.Add(&t.luck, -1)
	out.Played, out.Better = prospect(&played, t), prospect(&t.better, t)
	out.Moves = t.moves
	return out
}

func prospect(o *bot.Outlook, t *turn) *Prospect {
	return &Prospect{
		Now:    o[bot.Score][t.seat] - t.before[bot.Score][t.seat],
		Later:  o[bot.Later][t.seat],
		Chance: o[bot.Chance][t.seat],
	}
}
