package lab

import (
	"math"
	"slices"
)

// Report is what an experiment found.
type Report struct {
	Game    string  `json:"game"`
	Players int     `json:"players"`
	Games   int     `json:"games"`
	Seed    uint64  `json:"seed"`
	Moves   float64 `json:"moves_per_game"`
	// Shared counts the games that more than one seat won.
	Shared int     `json:"shared"`
	Bots   []Score `json:"bots"`
	// Endings, Sides and Numbers are there for games that tell how they ended.
	Endings []Ending `json:"endings,omitempty"`
	Sides   []Ending `json:"sides,omitempty"`
	Numbers []Number `json:"numbers,omitempty"`
}

// Score is how a bot fared over all its seats. A victory shared by k seats counts 1/k for each;
// low and high are the 95 % Wilson interval of the share.
type Score struct {
	Bot       string  `json:"bot"`
	Games     int     `json:"games"`
	Wins      float64 `json:"wins"`
	WinShare  float64 `json:"win_share"`
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	MeanScore float64 `json:"mean_score"`
}

// report merges seats by bot, in order of first appearance.
func (p *Plan) report(t *tally) *Report {
	r := &Report{
		Game: p.Game.ID(), Players: p.Seats, Games: t.games, Seed: p.Seed, Shared: t.shared,
		Moves: round(float64(t.moves)/float64(t.games), 1),
	}
	var seats []int
	for seat := range p.Seats {
		name := p.Bots[seat%len(p.Bots)]
		i := slices.IndexFunc(r.Bots, func(s Score) bool { return s.Bot == name })
		if i < 0 {
			i = len(r.Bots)
			r.Bots = append(r.Bots, Score{Bot: name, Games: t.games})
			seats = append(seats, 0)
		}
		seats[i]++
		r.Bots[i].Wins += t.wins[seat]
		r.Bots[i].MeanScore += float64(t.scores[seat])
	}
	for i := range r.Bots {
		s := &r.Bots[i]
		s.Wins = round(s.Wins, 6)
		s.MeanScore = round(s.MeanScore/float64(seats[i]*t.games), 2)
		s.WinShare = round(s.Wins/float64(s.Games), 6)
		s.Low, s.High = Wilson(s.Wins, s.Games)
	}
	t.report(t.games, r)
	return r
}

// z is the half-width of a 95 % interval in standard deviations.
const z = 1.959964

// Wilson is the 95 % interval of a share of wins in n games.
func Wilson(wins float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	games := float64(n)
	share := wins / games
	middle := share + z*z/(2*games)
	spread := z * math.Sqrt(share*(1-share)/games+z*z/(4*games*games))
	scale := 1 + z*z/games
	return round(max(0, (middle-spread)/scale), 6), round(min(1, (middle+spread)/scale), 6)
}

// round keeps some decimals: sums in another order differ in the last bits.
func round(x float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(x*scale) / scale
}
