package load

import (
	"context"
	"encoding/json"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// What a seat may do is read from whole updates and from patches.
func TestOffersFollowThePatches(t *testing.T) {
	var offered any
	for _, c := range []struct{ update, want string }{
		{`{"seq":3,"snapshot":{"view":{"moves":[1]},"moves":[{"move":{"pick":1}},` +
			`{"move":"done","cost":{"tokens":2}}]}}`, `{"pick":1}`},
		{`{"seq":4,"patch":{"view":{"moves":[[2]]}}}`, `{"pick":1}`},
		{`{"seq":5,"patch":{"moves":{"x":[0,1,0]}}}`, `"done"`},
		{`{"seq":6,"patch":{"moves":{"0":{"cost":{"tokens":3,"terms":{"x":[0,1,1]}},` +
			`"move":[{"b":2,"a":1}]}}}}`, `{"a":1,"b":2}`},
	} {
		var err error
		if offered, err = offers(offered, []byte(c.update)); err != nil {
			t.Fatal(err)
		}
		if move, err := moveOf(offered.([]any)[0]); err != nil || string(move) != c.want {
			t.Errorf("after %s the first move is %s (%v)", c.update, move, err)
		}
	}
	if _, err := offers(nil, []byte(`{"patch":{"moves":[1,2]}}`)); err == nil {
		t.Error("what is no patch makes moves")
	}
	if _, err := offers(nil, []byte(`{"patch":{"moves":[{"move":1}`)); err == nil {
		t.Error("half an update makes moves")
	}
	if _, err := moveOf(map[string]any{"cost": 1.0}); err == nil {
		t.Error("an offer without a move is one")
	}
}

// Whatever is read is what package json reads.
func TestDecodingIsThatOfPackageJSON(t *testing.T) {
	odd := []string{
		``, `{`, `[`, `[1,]`, `[,1]`, `{"a":1,}`, `{"a"}`, `{a:1}`, `[1 ,2]`, `"a`, `"ß"`,
		`01`, `-1`, `1.5`, `1e3`, `12345678901`, `nul`, `nullx`, `[1]2`, `{"a":1,"a":2}`, `[[[]]]`,
		`"\u0041"`, `{}`,
		`{"a":{"b":[true,false,null,"",0]}}`, "\"\x01\"", `[1 `, `{"":""}`, `[{},[]]`, `-`, `tru`,
	}
	rapid.Check(t, func(r *rapid.T) {
		text := []byte(rapid.OneOf(rapid.SampledFrom(odd), rapid.StringOfN(
			rapid.SampledFrom([]rune(`{}[]",:01ntrue\ß `)), 0, 12, -1)).Draw(r, "text"))
		var want any
		failed := json.Unmarshal(text, &want) != nil
		got, err := decode(text, "")
		if (err != nil) != failed || err == nil && !reflect.DeepEqual(got, want) {
			r.Fatalf("%s is read as %v (%v), want %v", text, got, err, want)
		}
	})
}

func TestPercentiles(t *testing.T) {
	var a arrivals
	if n, p50, _, _ := a.percentiles(); n != 0 || p50 != 0 {
		t.Errorf("%d arrivals of %g ms in nothing", n, p50)
	}
	for i := range 100 {
		a.add(int64(time.Duration(99-i) * time.Millisecond))
	}
	if n, p50, p95, p99 := a.percentiles(); n != 100 || p50 != 50 || p95 != 95 || p99 != 99 {
		t.Errorf("%d arrivals: %g, %g, %g ms", n, p50, p95, p99)
	}
}

// A disk that stands still keeps everybody waiting who comes meanwhile.
func TestAWaitIsThatOfAllWhoCome(t *testing.T) {
	var a arrivals
	a.addAll(35, 10)
	a.addAll(3, 10)
	if want := []int64{35, 25, 15, 5, 3}; !slices.Equal(a.took, want) {
		t.Errorf("waits of %v, want %v", a.took, want)
	}
}

// The witness writes until it is told to stop, and says if it cannot.
func TestWitness(t *testing.T) {
	d := newDriver(t.Context(), Config{Disk: t.TempDir(), Now: time.Now})
	ctx, stop := context.WithCancel(t.Context())
	seen := make(chan error)
	go func() { seen <- d.witness(ctx) }()
	for n := 0; n < 3; n, _, _, _ = d.disk.percentiles() {
		time.Sleep(time.Millisecond)
	}
	stop()
	if err := <-seen; err != nil {
		t.Error(err)
	}
	d.Disk = filepath.Join(d.Disk, "nowhere")
	if err := d.witness(t.Context()); err == nil {
		t.Error("it wrote into a folder that is not there")
	}
}

func TestFigureIsFoundByItsWholeName(t *testing.T) {
	text := "# HELP go_x a b\ngo_xy 3\ngo_x 1.5e+03\n"
	if n, err := figure(text, "go_x "); err != nil || n != 1500 {
		t.Errorf("%g (%v), want 1500", n, err)
	}
	if _, err := figure(text, "go_z "); err == nil {
		t.Error("a figure that is not there was found")
	}
}
