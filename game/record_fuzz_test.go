package game_test

import (
	"bytes"
	"testing"

	"twobanners/game"
)

// FuzzReadRecord: no file breaks the reader, and what it reads it writes and reads again.
func FuzzReadRecord(f *testing.F) {
	const head = `{"record":1,"game":"g","version":"1","seats":2,"commitment":"","draws":` +
		`[["boards",8,3]],"hash":"0"}` + "\n"
	for _, text := range []string{
		"", "\n", "{}", head, head + `{"moves":0,"over":false}`,
		head + `{"seat":1,"move":7,"draws":[["die",6,5]],"hash":"1"}` + "\n" +
			`{"moves":1,"over":true,"seed":"00","scores":[1,2],"winners":[1]}` + "\n",
		head + `{"seat":-9,"move":-1,"hash":1}`, head + `{"moves":3}`, head + `{"moves":0}{}`,
		`{"record":1,"draws":[[1,2,3]]}`, `{"record":1,"draws":[["a",2]]}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := game.ReadRecord("fuzz", bytes.NewReader(text))
		if err != nil {
			return
		}
		var first, second bytes.Buffer
		if err := r.Write(&first); err != nil {
			t.Fatal(err)
		}
		again, err := game.ReadRecord("fuzz", bytes.NewReader(first.Bytes()))
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, first.Bytes())
		}
		if err := again.Write(&second); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("written %s, then %s", first.Bytes(), second.Bytes())
		}
	})
}
