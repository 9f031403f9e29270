package table

import (
	"math"

	"twobanners/game"
	"twobanners/store"
)

// Ratings begin at 1500. A player expected to win ten times as often as another is 400 above.
const (
	ratingStart = 1500
	ratingScale = 400
	ratingStep  = 32 // the most a game of two moves a rating
)

// rate changes ratings by the places of a game: everybody has played a small game against
// everybody else.
func rate(old []store.Rating, places []int) []store.Rating {
	n := len(old)
	points := make([]float64, n)
	for i, r := range old {
		points[i] = r.Points
		if r.Games == 0 {
			points[i] = ratingStart
		}
	}
	changed := make([]store.Rating, n)
	for i := range old {
		gain := 0.0
		for j := range old {
			if i != j {
				expected := 1 / (1 + math.Pow(10, (points[j]-points[i])/ratingScale))
				gain += result(places[i], places[j]) - expected
			}
		}
		changed[i] = store.Rating{
			Points: points[i] + ratingStep*gain/float64(n-1), Games: old[i].Games + 1,
		}
	}
	return changed
}

func result(mine, other int) float64 {
	switch {
	case mine < other:
		return 1
	case mine > other:
		return 0
	default:
		return 0.5
	}
}

// rated lists the people whose game counts, with their places. Who holds two seats has played
// against nobody; who left a seat to a bot answers for what the bot did. A game in which others put
// a bot into somebody's seat counts for nobody, nor does one that ended without a winner, unless
// somebody had resigned: then those who stayed have won. Who resigned is behind all others.
func (s *State) rated() (people []string, places []int) {
	if s.Status() != Over || s.forced || s.tree.position == nil ||
		s.ended && s.resigned() == 0 {
		return nil, nil
	}
	outcome, _ := s.tree.position.Outcome()
	for i, seat := range s.Seats {
		if s.SeatsOf(seat.Person) == game.Only(game.Seat(i)) {
			people = append(people, seat.Person)
			place := int(outcome.Place[i])
			if seat.Resigned {
				place = game.MaxSeats + 1
			}
			places = append(places, place)
		}
	}
	if len(people) < 2 {
		return nil, nil
	}
	return people, places
}

// toRate tells whether the game counts. A table that is over is due until it has been rated, so
// that a crash between the last move and the rating loses neither.
func (s *State) toRate() bool {
	people, _ := s.rated()
	return people != nil
}

// rateGame rates a game that is over. The caller holds the lock.
func (t *Table) rateGame() {
	people, places := t.state.rated()
	if people == nil || t.ratedGame {
		return
	}
	t.ratedGame = true
	id := game.RatingKey(t.state.Game.ID(), t.state.Created.Packs)
	t.registry.start("rate", t.id, func() {
		err := t.registry.store.Rate(t.registry.ctx, t.id, id, people,
			func(old []store.Rating) []store.Rating { return rate(old, places) })
		if err != nil && t.registry.ctx.Err() == nil {
			t.registry.log.Error("a game could not be rated", "table", t.id, "error", err)
			t.mu.Lock()
			defer t.mu.Unlock()
			t.ratedGame = false // it is due, and will be tried again
		}
	})
}
