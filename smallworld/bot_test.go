package smallworld

import (
	"testing"

	"twobanners/game"
)

// Every coin changes hands openly, so whoever counts knows every purse: this is why Redeal may
// leave the one purse exact that a player of two cannot look into. SW-SCORE-09
func TestPursesCanBeCounted(t *testing.T) {
	for seed := range uint64(12) {
		p := start(t, 2+int(seed%4), "", seed)
		var purse [MaxSeats]int
		for s := range p.World.Seats {
			purse[s] = int(p.Players[s].Coins)
		}
		luck := game.NewFast(seed)
		for p.Actors() != 0 {
			seat := p.Actors().First()
			moves := p.Moves(seat, nil)
			log := &game.Log{}
			m := moves[luck.Draw("move", len(moves))]
			if refusal := p.Apply(seat, m, luck, log); !refusal.OK() {
				t.Fatal(refusal)
			}
			for _, e := range log.For(game.Nobody) {
				countCoins(&purse, e)
			}
			for s := range p.World.Seats {
				if purse[s] != int(p.Players[s].Coins) {
					t.Fatalf("seed %d: seat %d has %d coins, counted %d",
						seed, s, p.Players[s].Coins, purse[s])
				}
			}
		}
	}
}

// countCoins follows the coins of one event that everybody sees.
func countCoins(purse *[MaxSeats]int, e game.Event) {
	switch e.Kind {
	case Picked: // the coins that lay on the combo
		purse[e.Seat] += int(e.Args[4])
	case Gained:
		purse[e.Seat] += int(e.Args[0])
	case Paid:
		purse[e.Seat] -= int(e.Args[0])
		if to := e.Args[1]; to >= 0 {
			purse[to] += int(e.Args[0])
		}
	case Scored:
		for i, n := range e.Args {
			if i != 4 { // the Heart's coins were paid when it was placed
				purse[e.Seat] += int(n)
			}
		}
	}
}

// The same draws give the same deal whatever was hidden.
func TestRedealForgetsWhatWasHidden(t *testing.T) {
	for seed := range uint64(20) {
		p := start(t, 2+int(seed%4), "", seed)
		luck := game.NewFast(seed)
		for range 60 {
			seat := p.Actors().First()
			moves := p.Moves(seat, nil)
			if r := p.Apply(seat, moves[luck.Draw("move", len(moves))], luck, nil); !r.OK() {
				t.Fatal(r)
			}
		}
		for seat := range game.Seat(p.World.Seats) {
			other := *p
			other.Redeal(seat, luck)
			for s := range other.Players {
				other.Players[s].Coins = p.Players[s].Coins
			}
			mine := *p
			mine.Redeal(seat, game.NewFast(7))
			other.Redeal(seat, game.NewFast(7))
			if mine != other {
				t.Fatalf("seed %d: what seat %d cannot see changes what it thinks of", seed, seat)
			}
		}
	}
}

// A key depends on nothing hidden, and moves that lead elsewhere lead to other keys.
func TestKeysKnowNothingHidden(t *testing.T) {
	luck := game.NewFast(3)
	p := start(t, 3, "", 3)
	for p.Actors() != 0 {
		seat := p.Actors().First()
		q := *p
		q.Redeal(seat, luck)
		for s := range q.Players {
			if game.Seat(s) != seat {
				q.Players[s].Coins = p.Players[s].Coins
			}
		}
		if q.Key(seat) != p.Key(seat) {
			t.Fatal("the key sees something hidden")
		}
		moves := p.Moves(seat, nil)
		before := p.Key(seat)
		m := moves[luck.Draw("move", len(moves))]
		if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
		if u, _ := p.Unpack(m); u.Kind == Conquer && p.Key(seat) == before {
			t.Fatal("a conquest does not show in the key")
		}
	}
}

// Features are finite, the same for equal positions, and none reads what the seat cannot know.
func TestFeaturesKnowNothingHidden(t *testing.T) {
	for _, options := range []string{"", `{"variant": "team"}`} {
		luck := game.NewFast(5)
		p := start(t, 5, options, 5)
		features, scene, classes := p.Shape()
		one, two := make([]float32, features+scene), make([]float32, features+scene)
		for p.Actors() != 0 {
			seat := p.Actors().First()
			q := *p
			q.Redeal(seat, luck)
			for s := range q.Players {
				q.Players[s].Coins = p.Players[s].Coins
			}
			for s := range game.Seat(p.World.Seats) {
				p.Features(s, one[:features])
				q.Features(s, two[:features])
				p.Scene(one[features:])
				q.Scene(two[features:])
				for i := range one {
					if one[i] != two[i] || one[i] < 0 || one[i] > 1000 {
						t.Fatalf("feature %d of seat %d: %v and %v", i, s, one[i], two[i])
					}
				}
				if c := p.Class(s); c < 0 || c >= classes {
					t.Fatalf("class %d", c)
				}
			}
			moves := p.Moves(seat, nil)
			if r := p.Apply(seat, moves[luck.Draw("move", len(moves))], luck, nil); !r.OK() {
				t.Fatal(r)
			}
		}
	}
}

// What is foreseen of a move is what Evaluate says once it is made; asking changes nothing.
func TestForeseenIsWhatComes(t *testing.T) {
	told := 0
	for seed := range uint64(40) {
		p := start(t, 2+int(seed%4), "", seed)
		luck := game.NewFast(seed)
		for p.Actors() != 0 {
			seat := p.Actors().First()
			moves := p.Moves(seat, nil)
			worth := make([]int32, len(moves))
			before := p.Hash()
			known := p.Foresee(seat, moves, worth)
			if p.Hash() != before {
				t.Fatalf("seed %d: looking ahead has changed the position", seed)
			}
			for i, m := range moves {
				if !known || worth[i] == game.Unforeseen {
					continue
				}
				after := p.Clone()
				if refusal := after.Apply(seat, m, luck, nil); !refusal.OK() {
					t.Fatal(refusal)
				}
				if sum := after.Evaluate(seat); sum.Total != worth[i] {
					t.Fatalf("seed %d: foreseen %d, is %d", seed, worth[i], sum.Total)
				}
				told++
			}
			m := moves[luck.Draw("move", len(moves))]
			if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
	}
	if told < 1000 {
		t.Errorf("only %d moves were foreseen", told)
	}
}
