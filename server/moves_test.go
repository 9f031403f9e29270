package server

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// Whatever is read without package json is what that reads.
func TestPlainMovesAreThoseOfPackageJSON(t *testing.T) {
	piece := rapid.SampledFrom([]string{
		`"id":"m-1"`, `"id":""`, `"id":7`, `"id":"\u0041"`, `"id":"ß"`, `"ID":"a"`, `"id":null`,
		`"seq":12`, `"seq":-0`, `"seq":1.5`, `"seq":"1"`, `"seq":9223372036854775808`, `"seq": 3`,
		`"seat":1`, `"seat":-1`, `"seat":128`, `"seat":true`, `"seat":01`, `"set":1`,
		`"moves":["done"]`, `"moves":[{"a":[1,{"b":2}]},"c",null,-3]`, `"moves":[]`, `"moves":[1,]`,
		`"moves":null`, `"moves":{}`, `"moves":["a b"]`, `"moves":["<"]`, `"moves":[tru]`,
		`"moves"`, `"with":true`, `"with":false`, `"with":1`, `"with":null`,
	})
	rapid.Check(t, func(r *rapid.T) {
		text := "{"
		for i, p := range rapid.SliceOfN(piece, 0, 5).Draw(r, "members") {
			if i > 0 {
				text += ","
			}
			text += p
		}
		text += rapid.SampledFrom([]string{"}", "}", "}", "", "}}", "} ", "}{}"}).Draw(r, "end")
		var got, want movesRequest
		if !got.readPlain([]byte(text)) {
			return
		}
		if err := decode([]byte(text), &want); err != nil || want.ID != got.ID ||
			want.Seq != got.Seq || want.Seat != got.Seat || want.With != got.With ||
			len(want.Moves) != len(got.Moves) ||
			len(got.Moves) > 0 && !reflect.DeepEqual(got.Moves, want.Moves) {
			r.Fatalf("%s is read as %+v, want %+v (%v)", text, got, want, err)
		}
	})
	var usual movesRequest
	if !usual.readPlain([]byte(`{"id":"load-5-0","seq":5,"seat":0,"moves":[{"conquer":"a-b"}]}`)) {
		t.Error("what clients write is not plain")
	}
}
