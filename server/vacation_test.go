package server

import (
	"fmt"
	"testing"
	"time"
)

// Who is on vacation is so at every table, also at one sat down at later; the others see it and
// have no claim to a move before it is over.
func TestVacation(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.named("Anna"), s.named("Bela")
	begin := func() string {
		path := bela.table(`{"game":"smallworld","public":true,"clock":{"days":1},
			"seats":[{"kind":"me"},{"kind":"open"}],"options":{}}`)
		anna.post(path+"/join", `{}`, 200)
		return path
	}
	until := time.Now().Add(10 * 24 * time.Hour).UnixMilli()
	wish := func(at int64) string { return fmt.Sprintf(`{"until":%d}`, at) }
	of := func(path string) int64 { return bela.look(path, 0).Seats[1].Vacation }

	before := begin()
	anna.post("/api/me/vacation", wish(until), 200)
	after := begin()
	var me Me
	if anna.get("/api/me", &me); me.Vacation != until {
		t.Errorf("anna's vacation ends %d, want %d", me.Vacation, until)
	}
	for _, path := range []string{before, after} {
		if got := of(path); got != until {
			t.Errorf("at the table her vacation ends %d, want %d", got, until)
		}
	}
	var lobby Lobby
	bela.get("/api/lobby", &lobby)
	for _, card := range lobby.Mine {
		if got := card.Seats[1].Vacation; got != until {
			t.Errorf("in the list her vacation ends %d, want %d", got, until)
		}
	}
	for _, bad := range []int64{-1, until + 21*24*3600*1000} {
		anna.refused("POST", "/api/me/vacation", wish(bad), 400, "bad-request")
	}
	if got := of(before); got != until {
		t.Errorf("a refused wish changed it: %d", got)
	}
	anna.post("/api/me/vacation", wish(0), 200)
	if of(before) != 0 || of(after) != 0 {
		t.Error("the vacation does not end")
	}
	s.guest().refused("POST", "/api/me/vacation", wish(0), 403, "not-allowed")
}
