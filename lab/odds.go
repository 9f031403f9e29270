package lab

import (
	"slices"

	"twobanners/game"
)

// Odds holds what is said of fights against their dice: fights that bots begin, those they leave,
// and arranged ones.
type Odds struct {
	*Self
	// Times is how often each fight is played by dice.
	Times int
}

// oddsPlan is what an experiment about odds asks.
type oddsPlan struct {
	SelfPlan
	Times int `json:"times"`
}

// Sample is a fight: what was said, and what its dice came to.
type Sample struct {
	Kind   string    `json:"kind"`
	Source string    `json:"source"`
	Groups []string  `json:"groups"`
	Win    float64   `json:"win"`
	Wounds float64   `json:"wounds"`
	Won    int       `json:"won"`
	Hurt   int       `json:"hurt"`
	Inputs []float64 `json:"inputs"`
}

// The sources of fights.
const (
	arranged = "arranged"
	chosen   = "chosen"
	left     = "left"
)

// Head is what the journal must be of.
func (o *Odds) Head() (Head, error) {
	return headOf("odds", o.Game, o.Library, o.Seed, oddsPlan{o.SelfPlan, o.Times})
}

// Run plays what the journal does not hold yet.
func (o *Odds) Run(j *Journal) (*OddsReport, error) {
	r, err := o.Empty(j.Made)
	if err != nil {
		return nil, err
	}
	g := o.Game.(game.Staker)
	rows, err := o.run(j, func() (any, func(Table, int) error) {
		found := &[]Sample{}
		return found, func(t Table, number int) error { return o.gather(g, t, number, found) }
	})
	if err != nil {
		return nil, err
	}
	return r, r.read(rows)
}

// gather plays a game; in every third turn a few fights are arranged.
func (o *Odds) gather(g game.Staker, t Table, number int, found *[]Sample) error {
	const everyTurn = 3
	luck := luckOf(^o.Seed, number) // the bots have another
	return o.play(t, number, func(p game.Position) (watcher, error) {
		return watcher{
			tick: func() {
				if luck.Draw("look", everyTurn) == 0 {
					o.take(found, arranged, g.Arranged(p, luck), luck)
				}
			},
			move: func(seat game.Seat, m game.Move) {
				o.take(found, left, g.Offered(p, seat, m, luck), luck)
			},
		}, nil
	})
}

// take plays fights by dice. Of those that nobody wanted most are hopeless or trifles: one in four
// of these is kept.
func (o *Odds) take(
	found *[]Sample, source string, list []game.Stake, luck game.Chance,
) {
	const plain, kept = 0.03, 4
	for i := range list {
		s := &list[i]
		from := source
		if s.Chosen {
			from = chosen
		} else if min(s.Win, 1-s.Win) < plain && luck.Draw("kept", kept) != 0 {
			continue
		}
		won, hurt := s.Play(o.Times)
		*found = append(*found, Sample{
			Kind: s.Kind, Source: from, Groups: slices.Clone(s.Groups), Win: round(s.Win, 4),
			Wounds: round(s.Wounds, 3), Won: won, Hurt: hurt, Inputs: brief(s.Inputs),
		})
	}
}

func brief(list []float64) (out []float64) {
	for _, x := range list {
		out = append(out, round(x, 4))
	}
	return out
}
