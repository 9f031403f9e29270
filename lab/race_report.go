package lab

import (
	"encoding/json"
	"slices"
)

// RaceReport is how far what a game says of its race can be trusted, at each kind of table.
type RaceReport struct {
	Head   Head        `json:"head"`
	Made   Made        `json:"made"`
	Tables []RaceTable `json:"tables"`
}

// RaceTable is one kind of table. Win and Draw are the weights as fitted to Fit games; the scores
// are of the Held others, of which Drawn were drawn.
type RaceTable struct {
	Table  string      `json:"table"`
	Fit    int         `json:"fit"`
	Held   int         `json:"held"`
	Drawn  int         `json:"drawn"`
	Win    []float64   `json:"win"`
	Draw   []float64   `json:"draw,omitempty"`
	More   []float64   `json:"more"`
	Scores []RaceScore `json:"scores"`
	// Pairs are the scores of what is said in the held games of each pair of players.
	Pairs []RaceScore `json:"pairs"`
}

// RaceScore scores one way to tell the race. Brier is the mean squared error of the first side's
// share, a draw counting half, by turns of five and over all; Even is that of always half.
// Three is the error over three outcomes, Off the mean distance of what was said from what came
// true over tenths, Change the mean of how far it moved in a turn.
type RaceScore struct {
	Name   string    `json:"name"`
	Games  int       `json:"games"`
	Fives  []float64 `json:"fives"`
	Brier  float64   `json:"brier"`
	Even   float64   `json:"even"`
	Three  float64   `json:"three"`
	Off    float64   `json:"off"`
	Change float64   `json:"change"`
	Tenths []Tenth   `json:"tenths"`
}

// chances are the first side's and those of a draw.
type teller func(row *raceRow) (first, drawn float64)

func even(*raceRow) (first, drawn float64)       { return 0.5, 0 }
func said(row *raceRow) (first, drawn float64)   { return row.First, row.Drawn }
func fought(row *raceRow) (first, drawn float64) { return row.Fought, 0 }

func (r *Race) report(
	j *Journal, pairs []racePair, rows [][]json.RawMessage,
) (*RaceReport, error) {
	report := &RaceReport{Head: j.Head, Made: j.Made}
	for _, t := range r.Tables {
		var of [][]json.RawMessage
		found := RaceTable{Table: t.Name()}
		for i := range pairs {
			if pairs[i].table != t {
				continue
			}
			of = append(of, rows[i])
			_, held, err := r.gamesOf(rows[i : i+1])
			if err != nil {
				return nil, err
			}
			name := pairs[i].one + ", " + pairs[i].other
			found.Pairs = append(found.Pairs, scoreOf(name, held, said))
		}
		fit, held, err := r.gamesOf(of)
		if err != nil {
			return nil, err
		}
		found.weigh(fit, held)
		report.Tables = append(report.Tables, found)
	}
	return report, nil
}

// weigh fits to some games and scores on others.
func (t *RaceTable) weigh(fit, held []raceGame) {
	t.Fit, t.Held = len(fit), len(held)
	for i := range held {
		t.Drawn += yes(held[i].Share == 0.5)
	}
	var win, draw, more Logistic
	for i := range fit {
		for k := range fit[i].Rows {
			row := &fit[i].Rows[k]
			if !row.Told {
				continue
			}
			if drawn := fit[i].Share == 0.5; row.Draw[0] != 0 {
				draw.Add(row.Draw[:], float64(yes(drawn)))
			}
			if fit[i].Share != 0.5 {
				win.Add(row.Win[:], fit[i].Share)
				more.Add(slices.Concat(row.Win[:], row.More), fit[i].Share)
			}
		}
	}
	t.Win, t.Draw, t.More = rounded(win.Fit()), rounded(draw.Fit()), rounded(more.Fit())
	fitted := func(row *raceRow, inputs, weights []float64) (first, drawn float64) {
		if !row.Told {
			return 0.5, 0
		}
		if row.Draw[0] != 0 && t.Draw != nil {
			drawn = ChanceOf(row.Draw[:], t.Draw)
		}
		return (1 - drawn) * ChanceOf(inputs, weights), drawn
	}
	t.Scores = []RaceScore{
		scoreOf("always even", held, even),
		scoreOf("fought now", held, fought),
		scoreOf("said", held, said),
	}
	if len(fit) == 0 {
		return
	}
	t.Scores = append(t.Scores,
		scoreOf("fitted anew", held, func(row *raceRow) (first, drawn float64) {
			return fitted(row, row.Win[:], t.Win)
		}),
		scoreOf("and fought now, gear, gold", held, func(row *raceRow) (first, drawn float64) {
			return fitted(row, slices.Concat(row.Win[:], row.More), t.More)
		}))
}

// yes is 1 or 0.
func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

func rounded(weights []float64) (list []float64) {
	for _, w := range weights {
		list = append(list, round(w, 3))
	}
	return list
}

// scoreOf scores what is told of some games.
func scoreOf(name string, games []raceGame, tell teller) RaceScore {
	s := RaceScore{Name: name, Games: len(games)}
	var all Said
	var fives [][2]float64
	three, even, changed, changes := 0.0, 0.0, 0.0, 0.0
	for i := range games {
		g, before := &games[i], -1.0
		for k := range g.Rows {
			first, drawn := tell(&g.Rows[k])
			share := first + drawn/2
			wrong := (share - g.Share) * (share - g.Share)
			five := (g.Rows[k].Turn - 1) / 5
			for len(fives) <= five {
				fives = append(fives, [2]float64{})
			}
			fives[five][0]++
			fives[five][1] += wrong
			even += (0.5 - g.Share) * (0.5 - g.Share)
			three += threeWay(first, drawn, g.Share)
			all.Positions++
			add(&all.Tenths[min(int(share*tenths), tenths-1)], share, g.Share)
			other := 1 - share // who reads it as well
			add(&all.Tenths[min(int(other*tenths), tenths-1)], other, 1-g.Share)
			all.Brier += wrong
			if before >= 0 {
				changed += max(share-before, before-share)
				changes++
			}
			before = share
		}
	}
	n := max(1, float64(all.Positions))
	for _, five := range fives {
		s.Fives = append(s.Fives, round(five[1]/max(1, five[0]), 3))
	}
	tenths := all.calibrated("")
	s.Brier, s.Even, s.Three = round(all.Brier/n, 4), round(even/n, 4), round(three/n, 4)
	s.Off, s.Tenths = tenths.Off, tenths.Tenths
	s.Change = round(changed/max(1, changes), 4)
	return s
}

// threeWay is half of the squared error over the three outcomes.
func threeWay(first, drawn, share float64) float64 {
	sum := 0.0
	for _, one := range [3][2]float64{{first, 1}, {drawn, 0.5}, {1 - first - drawn, 0}} {
		wrong := one[0] - float64(yes(share == one[1]))
		sum += wrong * wrong / 2
	}
	return sum
}
