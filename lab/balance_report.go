package lab

import (
	"cmp"
	"encoding/json"
	"maps"
	"math"
	"slices"
)

// BalanceReport is what a weighing found.
type BalanceReport struct {
	Head   Head           `json:"head"`
	Made   Made           `json:"made"`
	Tables []TableBalance `json:"tables"`
}

// TableBalance is what was found at one kind of table.
type TableBalance struct {
	Table string      `json:"table"`
	Games int         `json:"games"`
	Kinds []KindFound `json:"kinds"`
}

// KindFound are the things of a kind, the luckiest first.
type KindFound struct {
	Kind   string   `json:"kind"`
	Things []Weight `json:"things"`
}

// Weight is how those fared who had it. Fair is their share of victories over a fair one; low and
// high are its 95 % interval. Score is what they ended with, give or take Give (95 %).
type Weight struct {
	Name  string  `json:"name"`
	Seats int     `json:"seats"`
	Share float64 `json:"share"`
	Fair  float64 `json:"fair"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Score float64 `json:"score"`
	Give  float64 `json:"give_or_take"`
}

func (b *Balance) report(j *Journal, rows [][]json.RawMessage) (*BalanceReport, error) {
	r := &BalanceReport{Head: j.Head, Made: j.Made}
	for i, t := range b.Tables {
		all := had{}
		for _, row := range rows[i] {
			if err := all.merge(row); err != nil {
				return nil, err
			}
		}
		found := TableBalance{Table: t.Name(), Games: len(rows[i]) * selfPiece}
		for _, kind := range slices.SortedFunc(maps.Keys(all), byKind) {
			found.Kinds = append(found.Kinds, KindFound{kind, thingsOf(all[kind])})
		}
		r.Tables = append(r.Tables, found)
	}
	return r, nil
}

// kindOrder are the kinds of things, what tells most first.
var kindOrder = []string{
	"first race", "first power", "race", "power", "class", "faction", "Overlord", "seat", "board",
	"combination", "quest", "item",
}

func byKind(a, b string) int {
	return cmp.Or(cmp.Compare(slices.Index(kindOrder, a), slices.Index(kindOrder, b)),
		cmp.Compare(a, b))
}

func thingsOf(names map[string]Weighed) (list []Weight) {
	for name, w := range names {
		n := float64(w.Seats)
		par, mean := w.Par/n, float64(w.Score)/n
		low, high := Wilson(w.Wins, w.Seats)
		spread := max(0, float64(w.Squares)/n-mean*mean)
		list = append(list, Weight{
			Name: name, Seats: w.Seats, Share: round(w.Wins/n, 4), Fair: round(w.Wins/w.Par, 3),
			Low: round(low/par, 3), High: round(high/par, 3), Score: round(mean, 1),
			Give: round(z*math.Sqrt(spread/max(1, n-1)), 1),
		})
	}
	slices.SortFunc(list, func(a, b Weight) int {
		return cmp.Or(cmp.Compare(b.Fair, a.Fair), cmp.Compare(a.Name, b.Name))
	})
	return list
}
