package table

import (
	"math"
	"testing"

	"twobanners/store"
)

func TestRatings(t *testing.T) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 0.01 }
	fresh := rate(make([]store.Rating, 2), []int{1, 2})
	if !near(fresh[0].Points, 1516) || !near(fresh[1].Points, 1484) || fresh[0].Games != 1 {
		t.Errorf("a first game of two: %v", fresh)
	}
	tie := rate([]store.Rating{{Points: 1600, Games: 9}, {Points: 1600, Games: 9}}, []int{1, 1})
	if !near(tie[0].Points, 1600) || tie[1].Games != 10 {
		t.Errorf("a tie of equals: %v", tie)
	}
	upset := rate([]store.Rating{{Points: 1300, Games: 9}, {Points: 1700, Games: 9}}, []int{1, 2})
	if gain := upset[0].Points - 1300; gain < 28 || gain > ratingStep {
		t.Errorf("the weaker one wins and gains %.1f", gain)
	}
	five := rate(make([]store.Rating, 5), []int{1, 2, 3, 3, 5})
	sum := 0.0
	for i, r := range five {
		sum += r.Points
		if i > 0 && r.Points > five[i-1].Points {
			t.Errorf("place %d gains more than the one before: %v", i+1, five)
		}
	}
	if !near(sum, 5*ratingStart) {
		t.Errorf("points came from nowhere: %v", five)
	}
}
