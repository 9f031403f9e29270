package lab

import (
	"encoding/json"
	"math"
	"slices"

	"twobanners/game"
)

// LadderReport is what a ladder found.
type LadderReport struct {
	Head   Head          `json:"head"`
	Made   Made          `json:"made"`
	Pairs  []PairReport  `json:"pairs"`
	Tables []TableRating `json:"ratings"`
}

// TableRating rates all bots at one table.
type TableRating struct {
	Table   string   `json:"table"`
	Ratings []Rating `json:"ratings"`
}

// PairReport is how one bot fared against another. Par is a fair share; low and high are the 95 %
// Wilson interval of the share.
type PairReport struct {
	Pair
	Games int     `json:"games"`
	Draws int     `json:"draws"`
	Par   float64 `json:"par"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	// Ahead is by how much it outscored the other in the mean, give or take Give (95 %).
	Ahead float64 `json:"ahead"`
	Give  float64 `json:"give_or_take"`
	Score float64 `json:"score"`
	// Verdict is the sequential test's: "better", "worse", or nothing if it is not sure.
	Verdict string `json:"verdict,omitempty"`
	// Rates are what the game counts of a side: the one's, and the other's.
	Rates [2][]game.Rate `json:"rates,omitzero"`
}

func (l *Ladder) report(j *Journal, pairs []Pair, rows [][]json.RawMessage) (*LadderReport, error) {
	r := &LadderReport{Head: j.Head, Made: j.Made}
	bouts := map[string][]bout{}
	for i, pair := range pairs {
		found, err := pairReport(pair, rows[i])
		if err != nil {
			return nil, err
		}
		r.Pairs = append(r.Pairs, found)
		name := pair.Table.Name()
		bouts[name] = append(bouts[name], bout{
			slices.Index(l.Bots, pair.One), slices.Index(l.Bots, pair.Other), pair.sides - 1,
			float64(found.Games), found.Share * float64(found.Games),
		})
	}
	for _, t := range l.Tables {
		r.Tables = append(r.Tables, TableRating{t.Name(), rate(l.Bots, bouts[t.Name()])})
	}
	return r, nil
}

func pairReport(pair Pair, rows []json.RawMessage) (PairReport, error) {
	r := PairReport{Pair: pair, Par: 1 / float64(pair.sides)}
	test := sequential{par: r.Par}
	wins, ahead, squares := 0.0, 0.0, 0.0
	for _, row := range rows {
		var d Deal
		if err := json.Unmarshal(row, &d); err != nil {
			return r, err
		}
		r.Games += d.Games
		r.Draws += d.Draws
		r.Score += d.Score
		wins += d.Share
		mean := d.Ahead / float64(d.Games)
		ahead += mean
		squares += mean * mean
		test.add(d.Share / float64(d.Games))
		for i := range d.Rates {
			r.Rates[i] = addRates(r.Rates[i], d.Rates[i])
		}
	}
	deals := float64(len(rows))
	r.Share = round(wins/float64(r.Games), 6)
	r.Low, r.High = Wilson(wins, r.Games)
	r.Score = round(r.Score/float64(r.Games), 2)
	r.Ahead = round(ahead/deals, 2)
	r.Give = round(z*math.Sqrt(max(0, squares/deals-ahead/deals*ahead/deals)/max(1, deals-1)), 2)
	r.Verdict = map[int]string{1: "better", -1: "worse"}[test.verdict()]
	r.Par = round(r.Par, 6)
	return r, nil
}
