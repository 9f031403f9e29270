package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"twobanners/server"
)

// The private door answers whoever asks for it by a number or by a name of this network. A page
// whose name leads here would pass for one of ours.
func TestThePrivateDoorKnowsItsNames(t *testing.T) {
	reached := 0
	door := privateHosts(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached++ }))
	for host, want := range map[string]int{
		"127.0.0.1:9090": 200, "[::1]:9090": 200, "[::1]": 200, "10.1.2.3": 200, "localhost": 200,
		"localhost:9090": 200, "twobanners:9090": 200,
		"evil.example": 421, "evil.example:9090": 421, "127.0.0.1.evil.example": 421, "a.": 421,
	} {
		r := httptest.NewRequest("POST", "/drain", strings.NewReader(""))
		r.Host = host
		w := httptest.NewRecorder()
		before := reached
		door.ServeHTTP(w, r)
		if w.Code != want || (reached > before) != (want == 200) {
			t.Errorf("host %s: %d, want %d", host, w.Code, want)
		}
	}
}

// What the server shows in private is behind that check.
func TestProfilesAreBehindTheCheck(t *testing.T) {
	door := (&daemon{door: &server.Server{}}).insight()
	for host, want := range map[string]int{"evil.example": 421, "127.0.0.1:9090": 200} {
		r := httptest.NewRequest("GET", "/debug/pprof/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		door.ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("profiles for %s: %d, want %d", host, w.Code, want)
		}
	}
}
