package lordaeron

import (
	"encoding/json"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// FuzzReadMove: no text breaks the notation, and a move that was read is written so that it is
// read again as the same move.
func FuzzReadMove(f *testing.F) {
	g := newGame(f)
	for _, moves := range []int{0, 40, 90, 160, 250} {
		p := gametest.After(f, g, 6, "", game.NewFast(1), moves)
		seat := p.Actors().First()
		for i, m := range p.Moves(seat, nil) {
			if text, err := json.Marshal(g.ShowMove(p, m)); err == nil && i < 10 {
				f.Add(text, uint8(moves), int8(seat))
			}
		}
	}
	for _, text := range []string{`{}`, `[]`, `null`, `"end"`, `{"mark": -1}`, `{"rest": {}}`} {
		f.Add([]byte(text), uint8(60), int8(0))
	}
	f.Fuzz(func(t *testing.T, text []byte, moves uint8, seat int8) {
		p := gametest.After(t, g, 6, "", game.NewFast(1), int(moves))
		gametest.AnyText(t, g, p, game.Seat(seat), text)
	})
}

// FuzzMove: no integer breaks a position, whoever plays it.
func FuzzMove(f *testing.F) {
	f.Add(uint64(0x19), uint8(0), int8(0), uint64(1))
	f.Add(uint64(1<<63), uint8(90), int8(-1), uint64(2))
	f.Add(uint64(0x0103_0a01), uint8(200), int8(127), uint64(3))
	g := newGame(f)
	for seed := range uint64(6) {
		p := gametest.After(f, g, 6, "", game.NewFast(seed), int(40*seed))
		seat := p.Actors().First()
		for _, m := range p.Moves(seat, nil) {
			f.Add(uint64(m), uint8(40*seed), int8(seat), seed)
		}
	}
	f.Fuzz(func(t *testing.T, word uint64, moves uint8, seat int8, seed uint64) {
		chance := game.NewFast(seed)
		p := gametest.After(t, g, 6, "", chance, int(moves))
		gametest.AnyMove(t, g, p, game.Seat(seat), game.Move(word), chance)
		if err := conserved(p); err != nil {
			t.Error(err)
		}
	})
}

// FuzzOptions: no options break the set-up.
func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, newGame(f), 5, conserved, `{"overlord": "nefarian"}`,
		`{"overlord": ""}`, `{"double": 9}`, `{"double": null}`, `{"first-game": true}`,
		`{"deadly-pvp": 1}`)
}
