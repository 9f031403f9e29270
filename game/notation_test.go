package game

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"
)

// Whatever is taken apart without package json is what that takes apart.
func TestPlainNotationIsThatOfPackageJSON(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		part := rapid.SampledFrom([]string{
			`"`, `"a"`, `"b-c"`, `"\u0041"`, `"d:e"`, `"ß"`, `""`, `{`, `}`, `:`, `,`, `1`, ` `,
			`\`,
		})
		text := ""
		for _, p := range rapid.SliceOfN(part, 0, 6).Draw(r, "parts") {
			text += p
		}
		text = rapid.SampledFrom([]string{
			text, `{` + text + `}`, `{"f":` + text + `}`,
		}).Draw(r, "text")
		word, value, ok := readPlainNotation([]byte(text))
		if !ok {
			return
		}
		var alone string
		if json.Unmarshal([]byte(text), &alone) == nil {
			if word != alone || value != nil {
				r.Fatalf("%s is read as %q with %s", text, word, value)
			}
			return
		}
		var keyed map[string]json.RawMessage
		if err := json.Unmarshal([]byte(text), &keyed); err != nil || len(keyed) != 1 ||
			string(keyed[word]) != string(value) {
			r.Fatalf("%s is read as %q with %s (%v)", text, word, value, err)
		}
	})
	for _, usual := range []string{`"decline"`, `{"conquer":"old-furnace"}`} {
		if _, _, ok := readPlainNotation([]byte(usual)); !ok {
			t.Errorf("%s is not plain", usual)
		}
	}
}
