package lab

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"twobanners/bot"
	"twobanners/game"
)

// Ladder is a round-robin tournament: every bot against every other, alone against as many of the
// other as the table has further sides. Each deal is played once from every side of the table.
type Ladder struct {
	Game    game.Game
	Library *bot.Library
	LadderPlan
	Seed uint64
	Progress
}

// LadderPlan is what a ladder asks.
type LadderPlan struct {
	// Bots are names or recipes, the weakest first.
	Bots   []string `json:"bots"`
	Tables []Table  `json:"tables"`
	// Near asks only neighbours in the list.
	Near bool `json:"near,omitempty"`
	// Games is how many games each pair plays at each table at most. Full plays all of them;
	// otherwise a pair ends when it is plain who is the better. A journal does not care.
	Games int  `json:"-"`
	Full  bool `json:"-"`
}

// Pair is a question of a ladder: one bot against another at a table.
type Pair struct {
	Table Table  `json:"table"`
	One   string `json:"one"`
	Other string `json:"other"`
	sides int
}

// Deal is what one deal came to for the one bot, over all sides of the table.
type Deal struct {
	// Games is how many were played, Share the sum of its parts in the victories, Draws the games
	// that both won.
	Games int     `json:"games"`
	Share float64 `json:"share"`
	Draws int     `json:"draws,omitempty"`
	// Ahead is the sum of what a seat of its own scored more than one of the other's, Score the
	// sum of its own score.
	Ahead float64 `json:"ahead"`
	Score float64 `json:"score"`
	// Rates are what the game counts of a side (game.Chronicler): the one's, and the other's.
	Rates [2][]game.Rate `json:"rates,omitzero"`
}

// Pairs lists the questions, and finds what cannot be played.
func (l *Ladder) Pairs() (list []Pair, err error) {
	if len(l.Bots) < 2 || len(l.Tables) == 0 || l.Games < 1 {
		return nil, errors.New("a ladder needs two bots, a table and games")
	}
	for _, t := range l.Tables {
		p, _, err := newSitting(l.Game, l.Library).begin(t, l.Seed, 0)
		if err != nil {
			return nil, fmt.Errorf("table %s: %w", t.Name(), err)
		}
		for i, one := range l.Bots {
			if _, err := newPlayer(l.Game, l.Library, one); err != nil {
				return nil, err
			}
			for j := range i {
				if !l.Near || j == i-1 {
					list = append(list, Pair{t, one, l.Bots[j], len(sides(l.Game, p))})
				}
			}
		}
	}
	return list, nil
}

// Head is what the ladder's journal must be of.
func (l *Ladder) Head() (Head, error) {
	return headOf("ladder", l.Game, l.Library, l.Seed, l.LadderPlan)
}

// headOf describes an experiment.
func headOf(kind string, g game.Game, library *bot.Library, seed uint64, plan any) (Head, error) {
	raw, err := json.Marshal(plan)
	if library == nil {
		library = bot.Shipped()
	}
	return Head{kind, g.ID(), g.Version(), library.Mark(), seed, raw}, err
}

// Run plays what the journal does not hold yet.
func (l *Ladder) Run(j *Journal) (*LadderReport, error) {
	pairs, err := l.Pairs()
	if err != nil {
		return nil, err
	}
	work := &pieces{journal: j, Progress: &l.Progress}
	tests := make([]sequential, len(pairs))
	for i, pair := range pairs {
		work.series = append(work.series, series{max(1, l.Games/pair.sides), pair.sides})
		tests[i].par = 1 / float64(pair.sides)
	}
	work.do = func(at Place) (any, error) { return l.deal(&pairs[at.Series], at.Number) }
	if !l.Full {
		work.enough = func(series int, row json.RawMessage) (bool, error) {
			var d Deal
			err := json.Unmarshal(row, &d)
			tests[series].add(d.Share / float64(d.Games))
			return tests[series].verdict() != 0, err
		}
	}
	rows, err := work.run()
	if err != nil {
		return nil, err
	}
	return l.report(j, pairs, rows)
}

// deal plays one deal from every side of the table.
func (l *Ladder) deal(pair *Pair, number int) (*Deal, error) {
	d := &Deal{}
	for turn := range pair.sides {
		s := newSitting(l.Game, l.Library)
		p, chance, err := s.begin(pair.Table, l.Seed, number)
		if err != nil {
			return nil, err
		}
		mine := sides(l.Game, p)[turn]
		luck := luckOf(l.Seed, number*game.MaxSeats+turn)
		w, chronicle := chronicled(l.Game, p)
		err = s.play(p, chance, luck, func(seat game.Seat) string {
			if mine.Has(seat) {
				return pair.One
			}
			return pair.Other
		}, w)
		if err != nil {
			return nil, fmt.Errorf("deal %d, side %d: %w", number, turn, err)
		}
		outcome, _ := p.Outcome()
		d.count(&outcome, mine, p.Seats())
		if chronicle != nil {
			others := game.Seats(1<<p.Seats()-1) &^ mine
			d.Rates[0] = addRates(d.Rates[0], chronicle.Rates(p, mine))
			d.Rates[1] = addRates(d.Rates[1], chronicle.Rates(p, others))
		}
	}
	return d, nil
}

func (d *Deal) count(o *game.Outcome, mine game.Seats, seats int) {
	share := shareOf(o, mine)
	d.Games++
	d.Share += share
	if share > 0 && share < 1 {
		d.Draws++
	}
	own, others := 0.0, 0.0
	for seat := range game.Seat(seats) {
		if mine.Has(seat) {
			own += float64(o.Score[seat]) / float64(mine.Len())
		} else {
			others += float64(o.Score[seat]) / float64(seats-mine.Len())
		}
	}
	d.Score += own
	d.Ahead += own - others
}

// chronicled watches a game for its chronicle, if it has one.
func chronicled(g game.Game, p game.Position) (w watcher, c game.Chronicle) {
	if of, ok := g.(game.Chronicler); ok {
		c = of.NewChronicle()
		w.event = func(e game.Event) { c.Note(p, e) }
	}
	return w, c
}

// addRates adds rates of the same names up.
func addRates(sum, more []game.Rate) []game.Rate {
	if len(sum) == 0 {
		return slices.Clone(more)
	}
	for i := range sum {
		sum[i].N += more[i].N
		sum[i].Of += more[i].Of
	}
	return sum
}
