package fastjson_test

import (
	"encoding/json"
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"twobanners/game"
	"twobanners/games"
	"twobanners/internal/fastjson"
)

// compare makes sure that a value is written as package json writes it.
func compare(t rapid.TB, value any) {
	t.Helper()
	want, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	got, err := fastjson.Append([]byte("before:"), value)
	if err != nil || string(got) != "before:"+string(want) {
		t.Fatalf("%T is written as\n%s (%v), want\n%s", value, got, err, want)
	}
	var made, read fastjson.Text
	if err := made.Set(value); err != nil {
		t.Fatal(err)
	}
	read.Read(want)
	if !slices.Equal(made.Nodes, read.Nodes) {
		t.Fatalf("the outline of %s is not its own", want)
	}
}

// thing is a struct with a member of every kind.
type thing struct {
	ID     string            `json:"id"`
	N      int               `json:"n"`
	Small  int8              `json:"small,omitempty"`
	Short  int16             `json:"short,omitempty"`
	Middle int32             `json:"middle,omitempty"`
	Long   int64             `json:"long,omitempty"`
	Byte   uint8             `json:"byte,omitempty"`
	Word   uint16            `json:"word"`
	Double uint32            `json:"double"`
	Most   uint64            `json:"most,omitempty"`
	Part   float64           `json:"part,omitempty"`
	Yes    bool              `json:"yes,omitempty"`
	Maybe  *int              `json:"maybe"`
	Never  *int              `json:"never,omitempty"`
	Any    any               `json:"any"`
	None   any               `json:"none,omitempty"`
	Inner  *thing            `json:"inner,omitempty"`
	Things []thing           `json:"things"`
	Left   []thing           `json:"left,omitempty"`
	Words  []string          `json:"words,omitempty"`
	Pair   [2]int            `json:"pair,omitempty"`
	Bytes  []byte            `json:"bytes"`
	Counts map[string]int    `json:"counts,omitempty"`
	Names  map[string]any    `json:"names"`
	Raw    json.RawMessage   `json:"raw,omitempty"`
	Wish   *wish             `json:"wish,omitempty"`
	At     time.Time         `json:"at"`
	Shown  interface{ F() }  `json:"shown"`
	Own    own               `json:"own"`
	Owns   []*own            `json:"owns"`
	Hidden map[bool]struct{} `json:"-"`
}

// listed is thing without what is left to package json as a whole.
type listed struct {
	A thing  `json:"a"`
	B *own   `json:"b"`
	C []any  `json:"c"`
	D string `json:"d,omitempty"`
}

type wish struct {
	What string
	asks
}

type asks struct {
	By int `json:"by,string"`
}

// own writes itself.
type own [2]int8

func (o own) MarshalJSON() ([]byte, error) { return o.AppendJSON(nil), nil }

func (o own) AppendJSON(to []byte) []byte {
	if o[0] == 0 {
		return append(to, `"zero"`...)
	}
	return append(to, `{"some":1}`...)
}

var texts = rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{
	"", "plain", `a"b\`, "<&>", "\u2028", "ß", "\x00\x1f\x7f", "\xff",
}))

func things(r *rapid.T, depth int) thing {
	n := func() int { return rapid.Int().Draw(r, "n") }
	some := func(name string, n int) int { return rapid.IntRange(0, n).Draw(r, name) }
	t := thing{
		ID: texts.Draw(r, "id"), N: n(), Small: int8(n()), Short: int16(n()), Middle: int32(n()),
		Long: int64(n()), Byte: uint8(n()), Word: uint16(n()), Double: uint32(n()),
		Most: uint64(n()), Part: rapid.Float64().Draw(r, "part"), Yes: rapid.Bool().Draw(r, "yes"),
		Pair: [2]int{n(), n()}, At: time.Unix(int64(some("at", 9)), 0).UTC(),
		Own: own{int8(some("own", 1))},
	}
	if some("nothing", 1) == 0 {
		return t
	}
	t.Maybe, t.Bytes, t.Words = &t.N, []byte(t.ID), []string{t.ID, ""}
	t.Counts = map[string]int{t.ID: 1, "b": 2}
	t.Raw = json.RawMessage(rapid.SampledFrom([]string{
		` {"a" : 1}`, `{"a":[1,{"b":null}],"c":"d"}`, `"a b"`, `"<&>"`, "\"\u2028\"", `"ß"`, `-1`,
		`[]`,
	}).Draw(r, "raw"))
	t.Names = map[string]any{"z": t.N, "a": nil, t.ID: t.Yes, "m": map[string]any{}}
	t.Wish, t.Owns = &wish{"w", asks{t.N}}, []*own{nil, &t.Own}
	t.Any = rapid.SampledFrom([]any{
		1, "s", true, nil, int8(3),
		[]any{1, "x", nil},
		[]int{},
		map[string]any(nil), t.Own,
		&t.Own, (*thing)(nil), math.Pi,
		map[string]int{"q": 1},
		[]byte("b"),
	}).Draw(r, "any")
	for i := 0; depth > 0 && i < some("list", 2); i++ {
		inner := things(r, depth-1)
		t.Inner, t.None = &inner, inner
		t.Things, t.Left = append(t.Things, inner), append(t.Left, inner)
	}
	return t
}

// Whatever a value is, it is written as package json writes it.
func TestValuesAreWrittenAsPackageJSONDoes(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		one := things(r, 2)
		compare(r, one)
		compare(r, &one)
		compare(r, listed{A: one, B: &one.Own, C: []any{one, &one, nil}, D: one.ID})
		compare(r, one.Any)
	})
}

// So is everything that both games show, over random games and with all eyes.
func TestGamesAreWrittenAsPackageJSONDoes(t *testing.T) {
	for _, entry := range games.All {
		g, err := entry.New()
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			chance := game.NewFast(seed)
			p, err := g.New(3, nil, chance)
			for n := 0; err == nil && p.Actors() != 0 && n < 300; n++ {
				seat := p.Actors().First()
				moves := p.Moves(seat, nil)
				compare(t, g.Show(p.View(game.Seat(n%4-1))))
				for _, m := range moves {
					compare(t, g.ShowMove(p, m))
				}
				if adviser, ok := g.(game.Adviser); ok {
					compare(t, adviser.Advise(p, seat))
				}
				log := &game.Log{}
				if no := p.Apply(seat, moves[chance.Draw("", len(moves))], chance, log); !no.OK() {
					t.Fatalf("seed %d: %v", seed, no)
				}
				for _, e := range log.Events {
					compare(t, g.ShowEvent(p, e))
				}
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What cannot be written is an error.
func TestValuesThatCannotBeWritten(t *testing.T) {
	for _, value := range []any{
		func() {}, []any{func() {}}, map[string]any{"a": math.NaN()}, listed{C: []any{func() {}}},
	} {
		if text, err := fastjson.Append(nil, value); err == nil {
			t.Errorf("%T is written as %s", value, text)
		}
	}
}
