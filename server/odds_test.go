package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/lordaeron"
)

// foretelling counts how often the rules are asked.
type foretelling struct {
	*lordaeron.Game
	asked int
}

func (f *foretelling) Foretell(p game.Position, seat game.Seat, part string) any {
	f.asked++
	return f.Game.Foretell(p, seat, part)
}

// Odds are told to the seat that decides and to nobody else, with the number of the entry they are
// of. Who asks again is answered from the cache, also after a word in the chat.
func TestOdds(t *testing.T) {
	g := &foretelling{Game: gamestest.Lordaeron(t)}
	s := newSite(t, settings{games: []game.Game{g}})
	anna, berta := s.guest(), s.guest()
	path := anna.table(`{"game":"lordaeron","public":true,"options":{"first-game":true},
		"seats":[{"kind":"me"},{"kind":"me"},{"kind":"me"},{"kind":"me"},{"kind":"me"},
		{"kind":"open"}]}`)
	berta.post(path+"/join", struct{}{}, http.StatusOK)
	ask := func(who *guest, query string) (told struct {
		Seq  int64
		Odds *lordaeron.Odds
	},
	) {
		var text json.RawMessage
		who.get(path+"/odds?"+query, &text)
		must(t, json.Unmarshal(text, &told))
		return told
	}
	shot := anna.look(path, 0)
	mover, waiting := 0, 0
	for seat := range 5 {
		if slices.Contains(shot.Decision.Actors, game.Seat(seat)) {
			mover = seat
		} else {
			waiting = seat
		}
	}
	me := fmt.Sprint("as=", mover)
	first := ask(anna, me)
	if first.Seq != shot.Seq || first.Odds == nil || first.Odds.Race == nil {
		t.Fatalf("%+v at %d", first, shot.Seq)
	}
	anna.post(path+"/chat", map[string]any{"id": ids(), "text": "hm", "seat": mover}, http.StatusOK)
	if again := ask(anna, me); again.Seq != shot.Seq+1 || g.asked != 1 {
		t.Errorf("asked again at %d, the rules %d times", again.Seq, g.asked)
	}
	if places := ask(anna, me+"&part=places"); len(places.Odds.Places) == 0 {
		t.Errorf("of the map %+v", places)
	}
	if told := ask(anna, fmt.Sprint("as=", waiting)); told.Odds != nil {
		t.Errorf("who waits is told %+v", told)
	}
	berta.refused("GET", path+"/odds?"+me, nil, http.StatusForbidden, "not-your-seat")
	// What is watched is told to whoever looks on, after any entry that has been.
	known := g.asked
	for seq, want := range map[int64]bool{shot.Seq: true, shot.Seq + 1: true, shot.Seq + 9: false} {
		told := ask(s.guest(), fmt.Sprint("part=watched&at=", seq))
		if told.Seq != seq || (told.Odds != nil) != want {
			t.Errorf("after %d: %+v", seq, told)
		}
	}
	if g.asked != known+1 {
		t.Errorf("one position was estimated %d times", g.asked-known)
	}
}
