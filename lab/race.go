package lab

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// Race compares what a game says of the race between its two sides (game.Racer) with who won, and
// fits the numbers anew.
type Race struct {
	*Self
	RacePlan
}

// RacePlan is who plays: every bot against every other and itself, in each deal of a pair with the
// sides changed.
type RacePlan struct {
	Bots   []string `json:"bots"`
	Tables []Table  `json:"tables"`
	// Score fits nothing: what the game says is scored on all games. A journal does not care.
	Score bool `json:"-"`
}

const (
	racePiece = 4
	// raceHeld: of so many pieces the last is held out; the numbers are fitted to the others.
	raceHeld = 3
)

// raceRow is a beginning of a turn: what was said, what it was made from, and what else there is.
type raceRow struct {
	Turn   int        `json:"t"`
	First  float64    `json:"f"`
	Drawn  float64    `json:"d,omitempty"`
	Win    [2]float64 `json:"w"`
	Draw   [4]float64 `json:"n"`
	Fought float64    `json:"g"`
	More   []float64  `json:"m,omitempty"`
	Told   bool       `json:"told,omitempty"`
}

// raceGame is a game: its rows and the first side's part in the victory.
type raceGame struct {
	Share float64   `json:"share"`
	Rows  []raceRow `json:"rows"`
}

// racePair is two kinds of players at a table.
type racePair struct {
	table      Table
	one, other string
}

func (r *Race) pairs() (list []racePair) {
	for _, t := range r.Tables {
		for i, one := range r.Bots {
			for _, other := range r.Bots[:i+1] {
				list = append(list, racePair{t, one, other})
			}
		}
	}
	return list
}

// Head is what the journal must be of.
func (r *Race) Head() (Head, error) {
	return headOf("race", r.Game, r.Library, r.Seed, r.RacePlan)
}

// Run plays what the journal does not hold yet.
func (r *Race) Run(j *Journal) (*RaceReport, error) {
	racer, ok := r.Game.(game.Racer)
	pairs := r.pairs()
	if !ok || len(pairs) == 0 || r.Games < 1 {
		return nil, errors.New("a race needs a game of two sides that tells it, bots and games")
	}
	work := &pieces{journal: j, Progress: &r.Progress}
	for range pairs {
		work.series = append(work.series, series{(r.Games + racePiece - 1) / racePiece, racePiece})
	}
	work.do = func(at Place) (any, error) {
		var played []raceGame
		for i := range racePiece {
			one, err := r.play(racer, &pairs[at.Series], at, at.Number*racePiece+i)
			if err != nil {
				return nil, err
			}
			played = append(played, *one)
		}
		return played, nil
	}
	rows, err := work.run()
	if err != nil {
		return nil, err
	}
	return r.report(j, pairs, rows)
}

// play plays a numbered game of a pair; of two games with one deal each plays each side.
func (r *Race) play(racer game.Racer, pair *racePair, at Place, number int) (*raceGame, error) {
	s := newSitting(r.Game, r.Library)
	p, chance, err := s.begin(pair.table, r.Seed, at.Series<<16+number/2)
	if err != nil {
		return nil, err
	}
	first := sides(r.Game, p)[0]
	played := &raceGame{}
	name := func(seat game.Seat) string {
		if first.Has(seat) == (number%2 == 0) {
			return pair.one
		}
		return pair.other
	}
	luck := luckOf(r.Seed, at.Series<<16+number)
	err = s.play(p, chance, luck, name, watcher{tick: func() {
		if row, turn := r.row(racer, p); turn {
			played.Rows = append(played.Rows, row)
		}
	}})
	if err != nil {
		return nil, fmt.Errorf("%s against %s, game %d: %w", pair.one, pair.other, number, err)
	}
	end, _ := racer.Race(p) // which side is the first, seats may learn in the game
	played.Share = end.First + end.Drawn/2
	return played, nil
}

// row is what is said at the beginning of a turn: even, where nothing is told. A last battle after
// the turns is none.
func (r *Race) row(racer game.Racer, p game.Position) (row raceRow, turn bool) {
	row = raceRow{First: 0.5, Fought: 0.5}
	if of, ok := r.Game.(game.RoundCounter); ok {
		row.Turn = of.Round(p)
	}
	said, told := racer.Race(p)
	if told && said.Part <= 1 {
		row.Told, row.First, row.Drawn = true, said.First, said.Drawn
		row.Win, row.Draw = said.Win, said.Draw
		row.Fought, row.More = racer.Fought(p)
	}
	return row, row.Turn > 0 && said.Part <= 1
}

// gamesOf reads the games of some series, those to fit to and those held out.
func (r *Race) gamesOf(rows [][]json.RawMessage) (fit, held []raceGame, err error) {
	for number, row := range slices.Concat(rows...) {
		var some []raceGame
		if err := json.Unmarshal(row, &some); err != nil {
			return nil, nil, err
		}
		if r.Score || number%raceHeld == raceHeld-1 {
			held = append(held, some...)
		} else {
			fit = append(fit, some...)
		}
	}
	return fit, held, nil
}
