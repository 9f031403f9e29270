package gametest

import (
	"encoding/json"
	"testing"

	"twobanners/game"
)

// AnyText demands that no text breaks the notation, and that a move which was read is written so
// that it is read again as the same move.
func AnyText(t *testing.T, g game.Game, p game.Position, seat game.Seat, text []byte) {
	t.Helper()
	m, err := g.ReadMove(p, seat, text)
	if err != nil {
		return
	}
	_ = p.Why(0, m)
	g.Explain(p, 0, m)
	shown, err := json.Marshal(g.ShowMove(p, m))
	if err != nil {
		t.Fatal(err)
	}
	if again, err := g.ReadMove(p, seat, shown); err == nil && again != m {
		t.Errorf("%s is %x, is written %s and read as %x", text, m, shown, again)
	}
}

// AnyMove demands that no integer breaks a position, whoever plays it, and that the referee says
// before a move what it says when it is made.
func AnyMove(
	t *testing.T, g game.Game, p game.Position, seat game.Seat, m game.Move, chance game.Chance,
) {
	t.Helper()
	g.ShowMove(p, m)
	why := p.Why(seat, m)
	if refusal := p.Apply(seat, m, chance, nil); refusal.OK() != why.OK() {
		t.Errorf("Why says %v and Apply %v", why.Rules, refusal.Rules)
	}
}

// FuzzOptions demands that no options break the set-up, and that those which are taken can be
// recorded. The texts are where to begin, for so many players.
func FuzzOptions(
	f *testing.F, g game.Game, players int, conserved func(game.Position) error, texts ...string,
) {
	for _, text := range append(texts, ``, `{}`, `[]`, `null`, `{`, `{}{}`, `{} and more`) {
		f.Add([]byte(text), players)
	}
	f.Fuzz(func(t *testing.T, options []byte, seats int) {
		p, err := g.New(seats, options, game.NewFast(1))
		if err != nil {
			return
		}
		if err := conserved(p); err != nil {
			t.Errorf("%d players, %s: %v", seats, options, err)
		}
		if len(options) > 0 && !json.Valid(options) {
			t.Errorf("%s is no JSON and could not be recorded", options)
		}
	})
}
