package smallworld

import (
	"errors"
	"fmt"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// The laws of every game, on every kind of table.
func TestLaws(t *testing.T) {
	for _, c := range []struct {
		name     string
		seats    int
		options  string
		maxMoves int
	}{
		{"two", 2, "", 500},
		{"two on chosen boards", 2, `{"boards": ["L1a", "S2b"], "first": 1}`, 500},
		{"three by the Portuguese book", 3, `{"edition": "pt"}`, 700},
		{"four", 4, "", 800},
		{"five", 5, "", 900},
		{"teams of two", 2, `{"variant": "team"}`, 500},
		{"teams of three", 3, `{"variant": "team"}`, 700},
		{"teams of four", 4, `{"variant": "team", "edition": "pt"}`, 800},
		{
			"teams of five on chosen boards", 5,
			`{"variant": "team", "boards": ["L1b", "L2b", "M1a", "S1a", "S2a"]}`, 900,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			gametest.Laws(t, gametest.Suite{
				Game: newGame(t), Seats: c.seats, Options: c.options, MaxMoves: c.maxMoves,
				Conserved: conserved, Between: between, Ended: ended,
				// Who pays what is seen by all, though purses are not. SW-SCORE-09
				Openly: []game.EventKind{Paid},
			})
		})
	}
}

// conserved checks what is true of every position.
func conserved(pos game.Position) error {
	p := pos.(*Position)
	return errors.Join(
		p.lawOfTokens(), p.lawOfCoins(), p.lawOfSupplies(), p.lawOfHolders(), p.lawOfBanners(),
		p.lawOfBadges(), p.lawOfMarkers(), p.lawOfLeast(),
	)
}

// between checks what is true of every move.
func between(from, to game.Position) error {
	before, after := from.(*Position), to.(*Position)
	return errors.Join(lawOfMurlocs(before, after), lawOfTurns(before, after))
}

// lawOfMurlocs: they only ever become fewer, and nobody's. SW-LOSS-09, SW-SETUP-22
func lawOfMurlocs(before, after *Position) error {
	if n, m := before.murlocs(), after.murlocs(); m > n {
		return fmt.Errorf("there were %d Murlocs and now are %d", n, m)
	}
	return nil
}

func (p *Position) murlocs() (n int) {
	for r, h := range p.Holder {
		if h == ByMurlocs {
			n += int(p.Tokens[r])
		}
	}
	return n
}

// lawOfTurns: the turn goes round clockwise and the round counts up with it. SW-SETUP-28, -29
func lawOfTurns(before, after *Position) error {
	seats := game.Seat(before.World.Seats)
	switch next := (before.Seat + 1) % seats; {
	case before.World != after.World:
		return errors.New("the world has changed")
	case after.Seat == before.Seat && after.Round == before.Round:
		return nil
	case after.Seat != next:
		return fmt.Errorf("the turn went from seat %d to seat %d", before.Seat, after.Seat)
	case int(after.Round)-int(before.Round) != yes(next == after.World.First):
		return fmt.Errorf("seat %d begins in round %d after round %d", next, after.Round,
			before.Round)
	}
	if before.Bombs != 0 && after.brings(after.Seat, PlaceBomb) {
		return nil // explosions have already driven others out
	}
	return after.lawOfHands(before.Seat)
}

// lawOfHands: who has had their turn has put everything down, and so have those who were driven
// out, if they hold a region that can take it. SW-DEPLOY-10, SW-LOSS-06, -07
func (p *Position) lawOfHands(ended game.Seat) error {
	for s := range game.Seat(p.World.Seats) {
		if s == p.Seat {
			continue // its turn has begun, perhaps with Beasts
		}
		if n := p.handPieces(s); n > 0 && !p.stuck(s, n) {
			return fmt.Errorf("seat %d has %d in hand after the turn of seat %d", s, n, ended)
		}
	}
	return nil
}

// ended: all have had their turn of the last round. SW-END-01, SW-SETUP-09..11
func ended(pos game.Position) error {
	p := pos.(*Position)
	rounds := [MaxSeats + 1]uint8{2: 10, 3: 10, 4: 9, 5: 8}[p.World.Seats]
	last := (p.World.First + game.Seat(p.World.Seats) - 1) % game.Seat(p.World.Seats)
	if p.Round != rounds || p.Seat != last {
		return fmt.Errorf("over in round %d after seat %d", p.Round, p.Seat)
	}
	return nil
}
