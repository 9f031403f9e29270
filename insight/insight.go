// Package insight tells of a played game what was luck and what was a mistake: the chances of all
// seats at the beginning of every turn, what chance gave each, and turns that would have been
// better. It knows no game; docs/insight.md says how it is computed and what it cannot know.
package insight

import (
	"errors"
	"fmt"

	"twobanners/bot"
	"twobanners/game"
)

// Review thinks about a game piece by piece, so that whoever shows it can do so from the first
// moment and tell how far it is. The same record gives the same review, on any machine without
// fused multiplication.
type Review struct {
	game    game.Game
	record  *game.Record
	mind    *mind
	seats   int
	over    bool
	sides   []game.Seats // of each seat
	strange string
	turns   []turn
	end     bot.Outlook
	// looked turns are looked at; of those in doubt so many are looked at again.
	looked, again int
	doubts        []int
}

// turn is a turn of one side, and what was found out about it.
type turn struct {
	seat        game.Seat // who moved first, or of the side that moved most
	round       int
	side        game.Seats
	first, last int // its moves, the last left out
	start       game.Position
	before      bot.Outlook
	luck        bot.Outlook
	looked      bool
	judged      bool
	better      bot.Outlook
	moves       []made // of the better turn
}

// made is a move of a better turn, in notation.
type made struct {
	Seat game.Seat `json:"seat"`
	Move any       `json:"move"`
}

// New reads a game: the chances are known at once, luck and mistakes come with Next.
func New(library *bot.Library, g game.Game, record *game.Record) (*Review, error) {
	r := &Review{
		game: g, record: record, seats: record.Head.Seats, strange: library.Stale(g),
	}
	var failed error
	last := -1
	end, err := game.Replay(g, record, func(step int, p game.Position, _ *game.Log) {
		if failed != nil {
			return
		}
		if r.mind == nil {
			if r.mind, failed = newMind(library, g, p); failed != nil {
				return
			}
		}
		if number := r.mind.number(p); number != last {
			last = number
			r.begin(step+1, p)
		}
	})
	if err = errors.Join(err, failed); err != nil {
		return nil, err
	}
	if len(r.turns) == 0 || !r.mind.speaks(end) {
		return nil, fmt.Errorf("there is nothing to tell of this game of %s", g.ID())
	}
	r.turns[len(r.turns)-1].last = len(record.Steps)
	r.finish(end)
	return r, nil
}

// begin notes that a turn begins before a move.
func (r *Review) begin(move int, p game.Position) {
	if n := len(r.turns); n > 0 {
		r.turns[n-1].last = move
	}
	if p.Actors() == 0 {
		return
	}
	seat := p.Actors().First()
	round := len(r.turns) + 1
	if counter, ok := r.game.(game.RoundCounter); ok {
		round = counter.Round(p)
	}
	r.turns = append(r.turns, turn{
		seat: seat, round: round, side: r.sideOf(p, seat), first: move, start: p.Clone(),
		before: r.mind.outlook(p),
	})
}

func (r *Review) sideOf(p game.Position, seat game.Seat) game.Seats {
	if teams, ok := r.game.(game.Teamer); ok {
		return teams.Team(p, seat)
	}
	return game.Only(seat)
}

// finish notes how the game ended, or how it stands.
func (r *Review) finish(end game.Position) {
	for s := range game.Seat(r.seats) {
		r.sides = append(r.sides, r.sideOf(end, s))
	}
	if r.mind.racer != nil {
		for i := range r.turns {
			r.busiest(&r.turns[i])
		}
	}
	outcome, over := end.Outcome()
	r.over = over
	if r.end = r.mind.outlook(end); !over {
		return
	}
	for s, side := range r.sides {
		r.end[bot.Chance][s] = 0
		if outcome.Winners.Has(game.Seat(s)) {
			r.end[bot.Chance][s] = float64(side.Len()) / float64(outcome.Winners.Len())
		}
	}
}

// busiest finds whose turn it was where a side moves as one: others answer in it, and may be asked
// first.
func (r *Review) busiest(t *turn) {
	var moves [game.MaxSeats]int
	for _, step := range r.record.Steps[t.first:t.last] {
		first := r.sides[step.Seat].First()
		if moves[first]++; moves[first] > moves[r.sides[t.seat].First()] {
			t.seat = step.Seat
		}
	}
	t.side = r.sides[t.seat]
}

// after is the outlook when a turn has ended.
func (r *Review) after(i int) *bot.Outlook {
	if i+1 < len(r.turns) {
		return &r.turns[i+1].before
	}
	return &r.end
}

// par is the chance of a seat before anything is known.
func (r *Review) par() float64 {
	sides := 0
	for s, side := range r.sides {
		if side.First() == game.Seat(s) {
			sides++
		}
	}
	return 1 / float64(sides)
}

// Progress is how many pieces are done, and of how many. What is in doubt is known after the
// first look only, so the second number may grow.
func (r *Review) Progress() (done, of int) {
	if r.mind.player == nil {
		return 0, 0
	}
	return r.looked + r.again, len(r.turns) + len(r.doubts)
}

// Next does a piece of the work; false when there is none left.
func (r *Review) Next() bool {
	switch {
	case r.mind.player == nil:
		return false
	case r.looked < len(r.turns):
		r.look(r.looked)
		r.looked++
	case r.again < len(r.doubts):
		r.lookAgain(r.doubts[r.again])
		r.again++
	default:
		return false
	}
	return true
}
