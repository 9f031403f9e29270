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
		if got := patch.Between(e.Was, e.Is); string(got) != string(e.Patches[0]) {
			t.Errorf("%s: %s, want %s", e.Title, got, e.Patches[0])
		}
	}
}

// writeGames writes the views of a stretch of both games.
func writeGames(t *testing.T) {
	var list []example
	for _, entry := range games.All {
		g, err := entry.New("")
		must(t, err)
		views := played(t, g, 3, 60)
		e := example{Title: g.ID(), Was: views[0], Is: views[len(views)-1]}
		for i := 1; i < len(views); i++ {
			e.Patches = append(e.Patches, patch.Between(views[i-1], views[i]))
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
		text := patch.Between(before, after)
		if len(text) > len(after)+2 {
			r.Errorf("the patch %s is longer than the value %s", text, after)
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

// BenchmarkPatches makes the patches of a stretch of both games: from texts that have to be written
// first, and from values.
func BenchmarkPatches(b *testing.B) {
	for _, entry := range games.All {
		g, err := entry.New("")
		must(b, err)
		views := shown(b, g, 1, 100)
		run := func(name string, between func(was, is int) int) {
			b.Run(g.ID()+"/"+name, func(b *testing.B) {
				bytes := 0
				for i := 0; b.Loop(); i++ {
					at := 1 + i%(len(views)-1)
					bytes += between(at-1, at)
				}
				b.ReportMetric(float64(bytes)/float64(b.N), "B/patch")
			})
		}
		run("texts", func(was, is int) int {
			return len(patch.Between(written(b, views[was]), written(b, views[is])))
		})
		run("values", func(was, is int) int {
			change, err := patch.Of(views[is]).Since(patch.Of(views[was]))
			must(b, err)
			return len(change)
		})
	}
}

// thing is a struct with a member of every kind that our views have.
type thing struct {
	ID     string          `json:"id"`
	N      int             `json:"n"`
	Few    uint8           `json:"few,omitempty"`
	Yes    bool            `json:"yes,omitempty"`
	Maybe  *int            `json:"maybe"`
	Never  *int            `json:"never,omitempty"`
	Any    any             `json:"any"`
	Inner  *thing          `json:"inner,omitempty"`
	Things []thing         `json:"things"`
	Left   []thing         `json:"left,omitempty"`
	Words  []string        `json:"words,omitempty"`
	Pair   [2]int          `json:"pair"`
	Counts map[string]int  `json:"counts"`
	Raw    json.RawMessage `json:"raw,omitempty"`
	Wish   *wish           `json:"wish,omitempty"`
}

type wish struct {
	What string `json:"what"`
	asks
}

type asks struct {
	By int `json:"by"`
}

func things(r *rapid.T, depth int) thing {
	some := func(name string, n int) int { return rapid.IntRange(0, n).Draw(r, name) }
	t := thing{
		ID: string(rune('a' + some("id", 2))), N: some("n", 2), Few: uint8(some("few", 1)),
		Yes: rapid.Bool().Draw(r, "yes"), Pair: [2]int{some("one", 1), some("two", 1)},
		Counts: map[string]int{"x": some("x", 1)}, Any: values(1).Draw(r, "any"),
	}
	for i, p := range []**int{&t.Maybe, &t.Never} {
		if n := some("pointer", 2); n > 0 {
			*p = &[]int{n, i}[0]
		}
	}
	for range some("words", 2) {
		t.Words = append(t.Words, string(rune('a'+some("word", 1))))
	}
	if some("wish", 1) == 1 {
		t.Wish = &wish{"w", asks{some("by", 1)}}
	}
	if some("raw", 1) == 1 {
		t.Raw = json.RawMessage([]string{`{"a":1}`, `[1]`}[some("text", 1)])
	}
	if depth == 0 {
		return t
	}
	if some("inner", 2) > 0 {
		inner := things(r, depth-1)
		t.Inner, t.Any = &inner, &inner
	}
	for _, list := range []*[]thing{&t.Things, &t.Left} {
		for i := range some("list", 3) {
			one := things(r, depth-1)
			if rapid.Bool().Draw(r, "numbered") {
				one.ID = string(rune('0' + i))
			}
			*list = append(*list, one)
		}
	}
	return t
}

// Whatever one Go value becomes and becomes again, its patches lead where its JSON does.
func TestPatchesOfValuesLead(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		var shown any
		var before *patch.Value
		for i := range 3 {
			one := things(r, 2)
			text, err := json.Marshal(one)
			must(t, err)
			want, now := decoded(t, text), patch.Of(&one)
			if before == nil {
				shown, before = want, now
				continue
			}
			change, err := now.Since(before, "n")
			must(t, err)
			if shown, err = patch.Apply(shown, decoded(t, change)); err != nil {
				r.Fatalf("step %d: %s does not fit: %v", i, change, err)
			}
			shown.(map[string]any)["n"] = float64(one.N)
			if !reflect.DeepEqual(shown, want) {
				r.Fatalf("step %d: %s leads to\n%v\nwant\n%v", i, change, shown, want)
			}
			if before = now; rapid.Bool().Draw(r, "rests") {
				must(t, before.Rest())
			}
		}
	})
}

// What cannot be written is an error.
func TestValuesThatCannotBeWritten(t *testing.T) {
	was, is := thing{Any: 1}, thing{Any: func() {}}
	if change, err := patch.Of(&is).Since(patch.Of(&was)); err == nil {
		t.Errorf("a function is %s", change)
	}
	if err := patch.Of(&is).Rest(); err == nil {
		t.Error("a function can rest")
	}
}
