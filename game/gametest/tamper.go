package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// forgeries change one thing in a record; they say false where there is nothing to change.
var forgeries = []struct {
	name  string
	forge func(r *game.Record, luck game.Chance) bool
}{
	{"a draw", forgeDraw},
	{"a draw of the set-up", func(r *game.Record, luck game.Chance) bool {
		return forgeDrawIn(r.Head.Draws, luck)
	}},
	{"a draw too many", func(r *game.Record, luck game.Chance) bool {
		step := anyStep(r, luck)
		step.Draws = append(slices.Clone(step.Draws), game.Draw{Name: "luck", N: 6, Value: 5})
		return true
	}},
	{"a move", func(r *game.Record, luck game.Chance) bool {
		anyStep(r, luck).Move ^= 1 << luck.Draw("bit", 64)
		return true
	}},
	{"a seat", func(r *game.Record, luck game.Chance) bool {
		step := anyStep(r, luck)
		step.Seat = (step.Seat + 1) % game.Seat(r.Head.Seats)
		return true
	}},
	{"a hash", func(r *game.Record, luck game.Chance) bool {
		step := anyStep(r, luck)
		step.Hash = otherDigit(step.Hash)
		return true
	}},
	{"the seed", func(r *game.Record, _ game.Chance) bool {
		r.Close.Seed = otherDigit(r.Close.Seed)
		return true
	}},
	{"the commitment", func(r *game.Record, _ game.Chance) bool {
		r.Head.Commitment = otherDigit(r.Head.Commitment)
		return true
	}},
	{"the version", func(r *game.Record, _ game.Chance) bool {
		r.Head.Version += "x"
		return true
	}},
	{"a score", func(r *game.Record, _ game.Chance) bool {
		r.Close.Scores = slices.Clone(r.Close.Scores)
		r.Close.Scores[0]++
		return true
	}},
	{"the scores, which are taken out", func(r *game.Record, _ game.Chance) bool {
		r.Close.Scores = nil
		return true
	}},
	{"the winners", func(r *game.Record, _ game.Chance) bool {
		r.Close.Win = nil
		return true
	}},
	{"the last move", func(r *game.Record, _ game.Chance) bool {
		r.Steps = r.Steps[:len(r.Steps)-1]
		r.Close.Moves--
		return true
	}},
}

func anyStep(r *game.Record, luck game.Chance) *game.Step {
	return &r.Steps[luck.Draw("step", len(r.Steps))]
}

func forgeDraw(r *game.Record, luck game.Chance) bool {
	first := luck.Draw("step", len(r.Steps))
	for i := range r.Steps {
		step := &r.Steps[(first+i)%len(r.Steps)]
		step.Draws = slices.Clone(step.Draws)
		if forgeDrawIn(step.Draws, luck) {
			return true
		}
	}
	return false
}

func forgeDrawIn(draws []game.Draw, luck game.Chance) bool {
	open := slices.DeleteFunc(slices.Clone(draws), func(d game.Draw) bool { return d.N < 2 })
	if len(open) == 0 {
		return false
	}
	i := slices.Index(draws, open[luck.Draw("draw", len(open))])
	draws[i].Value = (draws[i].Value + 1) % draws[i].N
	return true
}

func otherDigit(hex string) string {
	last := hex[len(hex)-1]
	if last == '0' {
		return hex[:len(hex)-1] + "1"
	}
	return hex[:len(hex)-1] + "0"
}

// tampered: whatever is changed in a record is found out, and so is a record that is cut off.
func (s *Suite) tampered(seed uint64) error {
	m, err := s.match(seed)
	if err != nil {
		return err
	}
	saved := m.Save(false)
	luck := game.NewFast(seed)
	for _, f := range forgeries {
		forged := saved
		forged.Head.Draws = slices.Clone(saved.Head.Draws)
		forged.Steps = slices.Clone(saved.Steps)
		if f.forge(&forged, luck) && game.Verify(s.Game, &forged) == nil {
			return fmt.Errorf("nobody notices that %s was changed", f.name)
		}
	}
	var file bytes.Buffer
	if err := saved.Write(&file); err != nil {
		return err
	}
	text := bytes.TrimSuffix(file.Bytes(), []byte("\n"))
	last := bytes.LastIndexByte(text, '\n')
	for _, length := range []int{0, len(text) / 2, last, last + 1, len(text) - 1} {
		if _, err := game.ReadRecord("saved", bytes.NewReader(text[:length])); err == nil {
			return errors.New("nobody notices that the record was cut off")
		}
	}
	return nil
}
