package insight

import (
	"fmt"
	"strings"

	"twobanners/game"
)

// ShuffleStarts deals what nobody knows again, in every position that a turn began in.
func ShuffleStarts(r *Review) {
	for i := range r.turns {
		r.turns[i].start.(game.Reshuffler).Reshuffle(game.NewFast(uint64(99 + i)))
	}
}

// BetterTurns are the turns that the judge would have played, and what they come to.
func BetterTurns(r *Review) string {
	var text strings.Builder
	for i := range r.turns[:r.looked] {
		fmt.Fprintln(&text, r.turns[i].better[0], r.turns[i].moves)
	}
	return text.String()
}

// LuckOfFaces is what each face of a die, instead of the one that came, would have given.
func LuckOfFaces(r *Review) (luck [][]float64) {
	for i := range r.turns {
		t := &r.turns[i]
		at := t.start.Clone()
		for k := t.first; k < t.last; k++ {
			step := r.record.Steps[k]
			if len(step.Draws) == 1 && step.Draws[0].N <= mostFaces {
				var faces []float64
				for face := range step.Draws[0].N {
					thrown := step
					thrown.Draws = []game.Draw{step.Draws[0]}
					thrown.Draws[0].Value = face
					said := r.mind.luckOfDie(at, &thrown, seedOf(i, k))
					faces = append(faces, said[0][t.seat])
				}
				luck = append(luck, faces)
			}
			_ = at.Apply(step.Seat, step.Move, &game.Playback{Draws: step.Draws}, nil)
		}
	}
	return luck
}
