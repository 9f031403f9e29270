package patch_test

import (
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"twobanners/game"
	"twobanners/games"
	"twobanners/internal/fastjson"
	"twobanners/internal/patch"
)

var update = flag.Bool("update", false, "write the examples of testdata again")

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func decoded(t testing.TB, text []byte) (value any) {
	t.Helper()
	must(t, json.Unmarshal(text, &value))
	return value
}

func between(was, is []byte) []byte {
	var text fastjson.Text
	text.Read(is)
	return patch.Append(nil, was, &text)
}

// example is a value and what becomes of it by one patch after the other. The browser reads the
// same files: web/net/patch.test.ts.
type example struct {
	Title   string            `json:"title"`
	Was     json.RawMessage   `json:"was"`
	Patches []json.RawMessage `json:"patches"`
	Is      json.RawMessage   `json:"is"`
}

func examples(t testing.TB, file string) (list []example) {
	t.Helper()
	text, err := os.ReadFile(file)
	must(t, err)
	must(t, json.Unmarshal(text, &list))
	return list
}

func TestExamples(t *testing.T) {
	if *update {
		writeGames(t)
	}
	byHand, played := examples(t, "testdata/cases.json"), examples(t, "testdata/games.json")
	for _, e := range append(byHand, played...) {
		value := decoded(t, e.Was)
		for _, text := range e.Patches {
			var err error
			value, err = patch.Apply(value, decoded(t, text))
			must(t, err)
		}
		if want := decoded(t, e.Is); !reflect.DeepEqual(value, want) {
			t.Errorf("%s: %v, want %v", e.Title, value, want)
		}
	}
	for _, e := range byHand { // these are what we would write, too
		if got := between(e.Was, e.Is); string(got) != string(e.Patches[0]) {
			t.Errorf("%s: %s, want %s", e.Title, got, e.Patches[0])
		}
	}
}

// writeGames writes the views of a stretch of both games.
func writeGames(t *testing.T) {
	var list []example
	for _, entry := range games.All {
		g, err := entry.New()
		must(t, err)
		views := played(t, g, 3, 60)
		e := example{Title: g.ID(), Was: views[0], Is: views[len(views)-1]}
		for i := 1; i < len(views); i++ {
			e.Patches = append(e.Patches, between(views[i-1], views[i]))
		}
		list = append(list, e)
	}
	text, err := json.Marshal(list)
	must(t, err)
	must(t, os.WriteFile("testdata/games.json", append(text, '\n'), 0o600))
}

// played are the views of seat 0 over some random moves, the first ones left out.
func played(t testing.TB, g game.Game, seed uint64, moves int) (views [][]byte) {
	t.Helper()
	for _, view := range shown(t, g, seed, moves) {
		views = append(views, written(t, view))
	}
	return views
}

func written(t testing.TB, value any) []byte {
	t.Helper()
	text, err := json.Marshal(value)
	must(t, err)
	return text
}

func shown(t testing.TB, g game.Game, seed uint64, moves int) (views []any) {
	t.Helper()
	chance := game.NewFast(seed)
	p, err := g.New(3, nil, chance)
	must(t, err)
	for n := 0; p.Actors() != 0 && len(views) < moves; n++ {
		seat := p.Actors().First()
		list := p.Moves(seat, nil)
		if no := p.Apply(seat, list[chance.Draw("move", len(list))], chance, nil); !no.OK() {
			t.Fatal(no)
		}
		if n >= 40 {
			views = append(views, g.Show(p.View(0)))
		}
	}
	return views
}

// values are JSON values with few names, so that two of them have something in common.
func values(depth int) *rapid.Generator[any] {
	flat := []*rapid.Generator[any]{
		rapid.Just[any](nil),
		rapid.Map(rapid.IntRange(0, 3), func(n int) any { return float64(n) }),
		rapid.Map(rapid.SampledFrom([]string{"", "x", `a"b\`, "}],{", "ß", "0"}),
			func(s string) any { return s }),
		rapid.Map(rapid.Bool(), func(b bool) any { return b }),
	}
	if depth == 0 {
		return rapid.OneOf(flat...)
	}
	inner := values(depth - 1)
	list := rapid.Map(rapid.SliceOfN(inner, 0, 5), func(l []any) any { return l })
	keys := rapid.SampledFrom([]string{"id", "x", "0", "n", `q"`})
	object := rapid.Map(rapid.MapOfN(keys, inner, 0, 4), func(m map[string]any) any { return m })
	return rapid.OneOf(append(flat, list, list, object, object)...)
}

// lists are lists of things that are much alike, as the moves that are offered.
func lists() *rapid.Generator[any] {
	long := strings.Repeat("a rule that forbids it ", 2)
	thing := rapid.Custom(func(r *rapid.T) any {
		m := map[string]any{"id": rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(r, "id")}
		for _, key := range []string{"cost", "rules", "terms"} {
			if rapid.Bool().Draw(r, key) {
				n := float64(rapid.IntRange(0, 1).Draw(r, "n"))
				m[key] = []any{map[string]any{"name": long, "n": n}}
			}
		}
		return m
	})
	return rapid.Map(rapid.SliceOfN(thing, 0, 9), func(l []any) any { return l })
}

// Whatever two values are, the patch between them makes one of the other.
func TestPatchesLead(t *testing.T) {
	things := rapid.OneOf(values(4), lists(), rapid.Map(lists(), func(l any) any {
		return map[string]any{"moves": l}
	}))
	rapid.Check(t, func(r *rapid.T) {
		was, is := things.Draw(r, "was"), things.Draw(r, "is")
		before, err := json.Marshal(was)
		must(t, err)
		after, err := json.Marshal(is)
		must(t, err)
		text := between(before, after)
		if len(text) > len(after)+2 {
			r.Errorf("the patch %s is longer than the value %s", text, after)
		}
		if !json.Valid(text) {
			r.Fatalf("%s and %s make %s", before, after, text)
		}
		got, err := patch.Apply(decoded(t, before), decoded(t, text))
		if err != nil || !reflect.DeepEqual(got, decoded(t, after)) {
			r.Fatalf("%s and %s make %v, want %s (%v)", before, text, got, after, err)
		}
	})
}

// A patch that fits nothing is an error and no panic.
func TestPatchesThatFitNothing(t *testing.T) {
	for _, text := range []string{
		`[]`, `[1,2]`, `{"9":1}`, `{"-1":1}`, `{"a":1}`, `{"x":[1]}`, `{"x":7}`, `{"0":[]}`,
		`{"x":[0,9,0]}`, `{"x":[-1,0,0]}`, `{"x":["a",0,0]}`, `{"x":[0,0,9e9]}`, `{"0":{"a":1}}`,
	} {
		if got, err := patch.Apply([]any{1.0}, decoded(t, []byte(text))); err == nil {
			t.Errorf("%s makes %v", text, got)
		}
	}
}

// BenchmarkPatches makes the patches of a stretch of both games, views written first.
func BenchmarkPatches(b *testing.B) {
	for _, entry := range games.All {
		g, err := entry.New()
		must(b, err)
		views := shown(b, g, 1, 100)
		b.Run(g.ID(), func(b *testing.B) {
			bytes := 0
			var was, is fastjson.Text
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				must(b, is.Set(views[i%len(views)]))
				if i%len(views) > 0 {
					bytes += len(patch.Append(nil, was.Bytes, &is))
				}
				was, is = is, was
			}
			b.ReportMetric(float64(bytes)/float64(b.N), "B/patch")
		})
	}
}
