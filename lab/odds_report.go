package lab

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"twobanners/game"
)

// OddsReport is how far what is said of fights can be trusted.
type OddsReport struct {
	Head   Head       `json:"head"`
	Made   Made       `json:"made"`
	Times  int        `json:"times"`
	Inputs []string   `json:"inputs"`
	Cells  []OddsCell `json:"cells"`
	// Samples are the fights one by one, for who fits a correction.
	Samples []Sample `json:"-"`
}

// OddsCell is fights of a kind, of a source, of a group (all of them if it is empty), by tenths of
// what was said.
type OddsCell struct {
	Kind   string      `json:"kind"`
	Source string      `json:"source"`
	Group  string      `json:"group,omitempty"`
	Tenths []OddsTenth `json:"tenths"`
}

// OddsTenth is what was said in the mean and what came true: chances and wounds. Fights were played
// so many times each; Noise is two standard errors of Won, fights counting as one and not by how
// often they were played.
type OddsTenth struct {
	Tenth  int     `json:"tenth"`
	Fights int     `json:"fights"`
	Said   float64 `json:"said"`
	Won    float64 `json:"won"`
	Noise  float64 `json:"noise"`
	Wounds float64 `json:"wounds"`
	Hurt   float64 `json:"hurt"`
}

// read takes in what was played at each table.
func (r *OddsReport) read(rows [][]json.RawMessage) error {
	for _, table := range rows {
		for _, row := range table {
			var part []Sample
			if err := json.Unmarshal(row, &part); err != nil {
				return err
			}
			r.Samples = append(r.Samples, part...)
		}
	}
	r.count()
	return nil
}

// Empty is a report of no fights, to read some into.
func (o *Odds) Empty(made Made) (*OddsReport, error) {
	g, ok := o.Game.(game.Staker)
	if !ok {
		return nil, fmt.Errorf("%s has no odds to look at", o.Game.ID())
	}
	head, err := o.Head()
	return &OddsReport{Head: head, Made: made, Times: o.Times, Inputs: g.StakeInputs()}, err
}

// Read takes in fights that were written down, one a line, and counts all again.
func (r *OddsReport) Read(from io.Reader) error {
	for lines := json.NewDecoder(from); ; {
		var s Sample
		switch err := lines.Decode(&s); {
		case errors.Is(err, io.EOF):
			r.count()
			return nil
		case err != nil:
			return err
		case len(s.Inputs) != len(r.Inputs):
			return fmt.Errorf("a fight has %d inputs, not %d", len(s.Inputs), len(r.Inputs))
		}
		r.Samples = append(r.Samples, s)
	}
}

type oddsKey struct{ kind, source, group string }

// oddsSum is what a tenth comes to.
type oddsSum struct{ n, said, won, off, wounds, hurt float64 }

func (r *OddsReport) count() {
	r.Cells = nil
	sums := map[oddsKey]*[tenths]oddsSum{}
	for i := range r.Samples {
		s := &r.Samples[i]
		for _, group := range append([]string{""}, s.Groups...) {
			for _, source := range [...]string{"", s.Source} {
				key := oddsKey{s.Kind, source, group}
				if sums[key] == nil {
					sums[key] = &[tenths]oddsSum{}
				}
				sums[key][min(int(s.Win*tenths), tenths-1)].add(s, r.Times)
			}
		}
	}
	for key, sum := range sums {
		cell := OddsCell{Kind: key.kind, Source: key.source, Group: key.group}
		for i := range sum {
			if sum[i].n > 0 {
				cell.Tenths = append(cell.Tenths, sum[i].tenth(i))
			}
		}
		r.Cells = append(r.Cells, cell)
	}
	slices.SortFunc(r.Cells, func(a, b OddsCell) int {
		return cmp.Or(strings.Compare(a.Kind, b.Kind), strings.Compare(a.Group, b.Group),
			strings.Compare(a.Source, b.Source))
	})
}

func (t *oddsSum) add(s *Sample, times int) {
	won := float64(s.Won) / float64(times)
	t.n++
	t.said += s.Win
	t.won += won
	t.off += (won - s.Win) * (won - s.Win)
	t.wounds += s.Wounds
	t.hurt += float64(s.Hurt) / float64(times)
}

func (t *oddsSum) tenth(i int) OddsTenth {
	off := (t.won - t.said) / t.n
	spread := math.Sqrt(max(0, t.off/t.n-off*off) / t.n)
	return OddsTenth{
		Tenth: i, Fights: int(t.n), Said: round(t.said/t.n, 3), Won: round(t.won/t.n, 3),
		Noise: round(2*spread, 3), Wounds: round(t.wounds/t.n, 2), Hurt: round(t.hurt/t.n, 2),
	}
}
