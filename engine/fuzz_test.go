package engine

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever lines come, each that is not empty gets one answer in JSON, and no rule breaks.
func FuzzSession(f *testing.F) {
	f.Add("{\"request\":\"games\"}\n\n[]\n{\"id\":[1],\"request\":\"quit\"}\nx")
	f.Add(newSmallWorld + "\n" + `{"request":"apply","seat":0,"move":{"pick":2}}` + "\n" +
		`{"request":"moves","seat":0}`)
	f.Add(newSmallWorld + "\n" + `{"request":"why","seat":2,"move":{"conquer":` +
		`{"region":"tailmire","using":["champion","assault"],"beasts":3}}}`)
	f.Add(newSmallWorld + "\n" + `{"request":"apply","seat":0,"move":16777217}` + "\n" +
		`{"request":"why","seat":0,"move":{"intimidate":{"from":"scalewood"}}}` + "\n" +
		`{"request":"redeal","seat":1,"seed":3}` + "\n" + `{"request":"evaluate","seat":2}`)
	f.Add(newBidding + "\n" + `{"request":"save","reveal":true}` + "\n" + `{"request":"view"}`)
	c := newClient(f)
	c.ask(newSmallWorld, nil)
	f.Add(`{"request":"load","record":` + c.saved() + `}`)

	f.Fuzz(func(t *testing.T, input string) {
		session := New(newClient(t).session.games[0])
		var out bytes.Buffer
		if err := session.Serve(strings.NewReader(input), &out, false); err != nil {
			t.Fatal(err)
		}
		answers := bytes.Split(out.Bytes(), []byte("\n"))
		if want := expected(input, session.line); len(answers)-1 != want {
			t.Fatalf("%d answers to %d requests: %s", len(answers)-1, want, out.String())
		}
		for _, answer := range answers[:len(answers)-1] {
			var h heard
			if err := json.Unmarshal(answer, &h); err != nil || !utf8.Valid(answer) {
				t.Fatalf("the answer is no JSON: %v: %s", err, answer)
			}
			if h.Error != nil && h.Error.Code == codeInternal {
				t.Fatalf("a rule broke: %v", h.Error)
			}
		}
	})
}

// expected counts the lines that are not empty among those that were read before a quit.
func expected(input string, read int) (count int) {
	for i, line := range strings.Split(input, "\n") {
		if i < read && len(bytes.TrimSpace([]byte(line))) > 0 {
			count++
		}
	}
	return count
}
