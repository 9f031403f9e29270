package game_test

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"twobanners/game"
)

// A draw is read as it was written, whatever its name is, and also with room between its parts.
func TestDrawsAreReadAsWritten(t *testing.T) {
	odd := rapid.SampledFrom([]string{`"`, `",`, `\`, "a]", "<"})
	rapid.Check(t, func(r *rapid.T) {
		d := game.Draw{
			Name: rapid.OneOf(rapid.String(), odd).Draw(r, "name"),
			N:    rapid.Int().Draw(r, "n"), Value: rapid.IntRange(-1, 20).Draw(r, "value"),
		}
		text, err := json.Marshal(d)
		if err != nil {
			r.Fatal(err)
		}
		spaced, err := json.MarshalIndent(d, " ", " ")
		if err != nil {
			r.Fatal(err)
		}
		for _, text := range [][]byte{text, spaced} {
			got := game.Draw{Name: "before", N: 7, Value: 7}
			if err := json.Unmarshal(text, &got); err != nil || got != d {
				r.Fatalf("%s is read as %v (%v)", text, got, err)
			}
		}
	})
	for _, text := range []string{
		`["a",1]`, `["a",1,2,3]`, `["a",1,2`, `["a",01,2]`, `["a",,2]`, `["a",1,]`, `["a,1,2]`,
		`[1,1,2]`, `["a","1",2]`, `["a",1.5,2]`, `[]`, `{}`, `"a"`, `["a",1,2]]`,
	} {
		var d game.Draw
		if err := json.Unmarshal([]byte(text), &d); err == nil {
			t.Errorf("%s is read as %v", text, d)
		}
	}
}
