package smallworld

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// FuzzReadMove: no text breaks the notation, and a move that was read is written so that it is
// read again as the same move.
func FuzzReadMove(f *testing.F) {
	for _, text := range []string{
		`"stop"`, `"end"`, `{"pick": 1}`, `{"pick": 9}`, `{"conquer": "owlbough"}`,
		`{"conquer": {"region": "owlbough", "using": ["doomhammer"], "beasts": 2}}`,
		`{"roll": {"region": "owlbough", "beasts": 1}}`, `{"roll": "nowhere"}`,
		`{"put": {"region": "owlbough", "tokens": 300}}`, `{"swap": ["owlbough"]}`,
		`{"steal": {"artifact": "aegis", "to": "owlbough"}}`, `{"buy": -1}`, `{"form": "bear"}`,
		`{"intimidate": {"from": "owlbough", "what": "fort"}}`, `{"side": "neutral"}`,
		`{}`, `[]`, `null`, `{"abandon": 3}`, `{"lift": "owlbough", "end": 1}`,
	} {
		for stage := range 3 {
			f.Add([]byte(text), uint8(stage*40), int8(stage))
		}
	}
	g := newGame(f)
	f.Fuzz(func(t *testing.T, text []byte, moves uint8, seat int8) {
		options := `{"boards": ["L1a", "M1a", "S1a"]}`
		p := gametest.After(t, g, 3, options, game.NewFast(1), int(moves))
		gametest.AnyText(t, g, p, game.Seat(seat), text)
	})
}

// FuzzOptions: no options break the set-up.
func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, newGame(f), 2, conserved, `{"variant": "team"}`, `{"rounds": -1}`,
		`{"rounds": 1e9}`, `{"first": 4}`, `{"first": null}`, `{"boards": ["L1a", "S1a"]}`,
		`{"boards": ["L1a", "L1b"]}`, `{"boards": ["L1a", "L1a"]}`, `{"boards": []}`,
		`{"edition": "pt", "edition": "en"}`)
}

// FuzzReplay: no record breaks the referee.
func FuzzReplay(f *testing.F) {
	for _, name := range []string{"shared", "two-random"} {
		text, err := os.ReadFile(filepath.Join("testdata", "golden", name+".jsonl"))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	g := newGame(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := game.ReadRecord("fuzz", bytes.NewReader(text))
		if err != nil {
			return
		}
		_, replayed := game.Replay(g, r, nil)
		if game.Verify(g, r) == nil && replayed != nil {
			t.Error("verified, though it does not replay")
		}
	})
}

// FuzzMove: no integer breaks a position, whoever plays it.
func FuzzMove(f *testing.F) {
	f.Add(uint64(0x19), uint8(0), int8(0), uint64(1))
	f.Add(uint64(1<<63), uint8(90), int8(-1), uint64(2))
	f.Add(uint64(0x0103_0a01), uint8(200), int8(127), uint64(3))
	g := newGame(f)
	f.Fuzz(func(t *testing.T, word uint64, moves uint8, seat int8, seed uint64) {
		chance := game.NewFast(seed)
		p := gametest.After(t, g, 4, "", chance, int(moves))
		gametest.AnyMove(t, g, p, game.Seat(seat), game.Move(word), chance)
		if err := conserved(p); err != nil {
			t.Error(err)
		}
	})
}
