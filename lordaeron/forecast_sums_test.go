package lordaeron

import (
	"slices"
	"testing"

	"twobanners/game"
)

// someOutcomes are outcomes with chances from likely to hardly worth counting.
func someOutcomes(luck game.Chance, n int, limit [4]int) *distribution {
	s := &distribution{}
	s.begin(limit)
	for range n {
		chance := 0.3
		for range luck.Draw("chance", 14) {
			chance /= 2
		}
		s.add(luck.Draw("damage", limit[0]+1), luck.Draw("shield", limit[1]+1),
			luck.Draw("moved", limit[2]+1), luck.Draw("lost", limit[3]+1), chance)
	}
	return s
}

// What is sieved out beforehand is what would have been too rare: the joined outcomes are the same,
// in the same order and to the last bit, as if all pairs were looked at.
func TestSievesLoseNothing(t *testing.T) {
	luck, limit := game.NewFast(5), [4]int{9, 9, 6, 4}
	left := 0
	for range 40 {
		a, b := someOutcomes(luck, 40, limit), someOutcomes(luck, 60, limit)
		got, want := &distribution{least: scarce / 10}, &distribution{least: scarce / 10}
		got.join(a, b, limit)
		want.begin(limit)
		for _, x := range a.outcomes {
			for _, y := range b.outcomes {
				want.add(int(x.damage+y.damage), int(x.shield+y.shield), int(x.moved+y.moved),
					int(x.lost+y.lost), x.chance*y.chance)
			}
		}
		if !slices.Equal(got.outcomes, want.outcomes) {
			t.Fatal("joined outcomes differ")
		}
		left += len(a.outcomes)*len(b.outcomes) - got.joined
	}
	if left == 0 {
		t.Error("every pair was looked at")
	}
}

// A round that is worked out once for each damage leads where the round of each outcome does.
func TestCoursesAreRounds(t *testing.T) {
	luck, limit := game.NewFast(6), [4]int{20, 40, 20, 8}
	for range 60 {
		e := &enemy{
			attack: [3]int{3, 2, 6}, health: [3]int{2, 4, 5}, order: [3]Color{Green, Red, Blue},
			drain: luck.Draw("drain", 3), drainEach: luck.Draw("drain", 2),
			early: luck.Draw("early", 3),
		}
		from := foeState{hits: uint8(luck.Draw("hits", 5))}
		for c := range from.count {
			from.count[c] = uint8(luck.Draw("figures", 9))
		}
		f := &fight{}
		f.begin(from, 20)
		f.transitions.begin([4]int{limit[0] + 1, limit[1] + 1, limit[2] + 1, limit[3] + 1})
		for i, c := range someOutcomes(luck, 100, limit).outcomes {
			after, wounds := e.round(from, &c, maxHealth)
			to, got := f.transition(0, e, &c)
			if f.states[to] != after || got != min(wounds, maxHealth-1) {
				t.Fatalf("outcome %d: %+v with %d wounds, not %+v with %d",
					i, f.states[to], got, after, wounds)
			}
		}
	}
}
