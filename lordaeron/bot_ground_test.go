package lordaeron

import (
	"testing"

	"twobanners/game"
)

// Who is called to a fight can tell why it comes or stays: by the odds of that fight, and by the
// errand that it has.
func TestJudgeTellsWhyItComes(t *testing.T) {
	rests := func(_ *SidePlanner, own *errand) { own.rests = true }
	leaves := func(s *SidePlanner, own *errand) {
		s.ways.goals[own.goal].region = 7 // Deathknell
	}
	for _, c := range []struct {
		creature string
		color    Color
		arrange  func(s *SidePlanner, own *errand)
		answer   Kind
		want     Ground
	}{
		{"gnoll", Green, nil, Join, Ground{Ground: "plan"}},
		{"gnoll", Green, nil, Decline, Ground{Ground: "enough"}},
		{"drake", Red, nil, Decline, Ground{Ground: "weak"}},
		{"gnoll", Green, rests, Decline, Ground{Ground: "tired"}},
		{"gnoll", Red, leaves, Decline, Ground{Ground: "busy", Region: "deathknell"}},
	} {
		b := friends(t)
		for i := range b.People[:3] {
			b.People[i].Owner = game.Seat(i)
		}
		b.enroll()
		b.questFor(c.creature, c.color, "brill")
		b.play(Move{
			Kind: Challenge, To: -1, N: uint8(QuestFoes), M: uint8(b.creature(c.creature)), At: 2,
		})
		judge := b.NewJudge().(*SidePlanner)
		b.chosenBy(judge, 1)
		if own := judge.errandOf(1); c.arrange != nil {
			c.arrange(judge, own)
		}
		if got := judge.Ground(Move{Kind: c.answer}.Pack()); got != c.want {
			t.Errorf("%s, %s: %+v, want %+v", c.creature, notations[c.answer].Word, got, c.want)
		}
	}
	// Of anything else it tells nothing.
	b := errandTable(t)
	judge := b.NewJudge().(*SidePlanner)
	m := b.chosenBy(judge, b.Actors().First())
	if got := judge.Ground(m.Pack()); got != nil {
		t.Errorf("%+v", got)
	}
}
