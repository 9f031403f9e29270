package gametest

import (
	"encoding/json"
	"os"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// Golden compares what a test found with what a file holds, or writes the file.
func Golden(t *testing.T, name string, found any, update bool) {
	t.Helper()
	text, err := json.MarshalIndent(found, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	text = append(text, '\n')
	if update {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != string(text) {
		t.Errorf("%s has changed; if that was meant: -run Golden -update\n%s", name, text)
	}
}

// Perft counts the move sequences of a length. Chance is copied along the path, so that every
// sequence meets the same luck.
func Perft(p game.Position, chance game.Fast, depth int) (leaves uint64) {
	if depth == 0 || p.Actors() == 0 {
		return 1
	}
	seat := p.Actors().First()
	for _, m := range p.Moves(seat, nil) {
		q, luck := p.Clone(), chance
		_ = q.Apply(seat, m, &luck, nil) // that listed moves apply is a law
		leaves += Perft(q, luck, depth-1)
	}
	return leaves
}

// After is a position some random moves into a game.
func After(
	t testing.TB, g game.Game, seats int, options string, chance *game.Fast, moves int,
) game.Position {
	t.Helper()
	p, err := g.New(seats, []byte(options), chance)
	if err != nil {
		t.Fatal(err)
	}
	var player game.Listing // whose draws no walker changes
	for range moves {
		player.Step(p, chance)
	}
	return p
}

// PlayMatch is a whole recorded game of bots, repeated in turn where there are fewer than seats.
func PlayMatch(
	t testing.TB, g game.Game, seats int, options string, bots []string, seed uint64,
) *game.Match {
	t.Helper()
	m, err := game.NewMatch(g, seats, []byte(options), game.SeedFromNumber(seed))
	if err != nil {
		t.Fatal(err)
	}
	var players []bot.Player
	for s := range seats {
		name := bots[s%len(bots)]
		player, err := bot.New(g, name)
		if err != nil {
			t.Fatal(err)
		}
		if name == "random" {
			player = &listing{}
		}
		players = append(players, player)
	}
	luck := game.NewFast(seed)
	for m.Position.Actors() != 0 {
		seat := m.Position.Actors().First()
		move := players[seat].Choose(m.Position, seat, luck)
		if _, refusal := m.Apply(seat, move); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
	return m
}

// listing is the random player that lists its moves: no walker changes what it draws, so that a
// seed stands for the same game as long as the rules do not change.
type listing struct{ game.Listing }

func (l *listing) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	return l.Draw(p, seat, chance)
}
