package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/table"
)

const twoPeople = `{"game":"smallworld","public":true,"options":{"first":0,"rounds":2},
	"seats":[{"kind":"me"},{"kind":"open"}]}`

// pair is a table where Anna and Bela play and somebody watches.
func pair(s *site) (path string, players []*guest, watcher *guest) {
	return pairAt(s, twoPeople)
}

func pairAt(s *site, table string) (path string, players []*guest, watcher *guest) {
	anna, bela := s.named("Anna"), s.named("Bela")
	path = anna.table(table)
	bela.post(path+"/join", struct{}{}, http.StatusOK)
	return path, []*guest{anna, bela}, s.guest()
}

// step makes the n-th move of whoever is to move; it answers false when the game is over.
func step(path string, players []*guest, n int) bool {
	shot := players[0].look(path, 0)
	if len(shot.Decision.Actors) == 0 {
		return false
	}
	seat := int(shot.Decision.Actors[0])
	shot = players[seat].look(path, seat)
	body := moveBody{ids(), shot.Seq, seat, []any{shot.Moves[n%len(shot.Moves)].Move}}
	players[seat].post(path+"/moves", body, http.StatusOK)
	return true
}

func TestTwoPlayersAndASpectator(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	streams := []<-chan message{
		players[0].listen(ctx, path+"/stream?as=0&after=0", ""),
		players[1].listen(ctx, path+"/stream?as=1&after=0", ""),
		watcher.listen(ctx, path+"/stream?after=0", ""),
	}
	luck := game.NewFast(1)
	for step(path, players, luck.Draw("move", 1<<16)) {
	}
	end := players[0].look(path, 0)
	for i, stream := range streams {
		for seq := int64(1); seq <= end.Seq; seq++ {
			m, u := next(t, stream)
			if m.id != seq || u.Seq != seq || u.Snapshot.Seq != seq {
				t.Fatalf("stream %d: update %d comes when %d is due", i, m.id, seq)
			}
			if !strings.Contains(m.data, `"status":"over"`) && strings.Contains(m.data, `"seed"`) {
				t.Fatal("the seed was shown before the end")
			}
		}
	}
	if end.Outcome == nil || end.Seed == "" || len(end.Outcome.Scores) != 2 {
		t.Errorf("the game is over, but its end is %v", end.Outcome)
	}
	var before Snapshot // a stream that is behind gets such moments after the end
	players[0].get(fmt.Sprintf("%s/at/%d?as=0", path, end.Seq-1), &before)
	if before.Status != table.Playing || before.Seed != "" {
		t.Errorf("a moment before the end is %s, with the seed %q", before.Status, before.Seed)
	}
	status, text := watcher.send("GET", path+"/record", nil)
	if status != http.StatusOK {
		t.Fatalf("the record: %d %s", status, text)
	}
	record, err := game.ReadRecord("record", strings.NewReader(string(text)))
	must(t, err)
	must(t, game.Verify(gamestest.SmallWorld(t), record))
	if record.Head.Commitment != end.Commitment {
		t.Error("the record commits to another seed than the table did")
	}
	for _, g := range players { // two people: they are rated, soon after
		var me Me
		for tries := 0; me.Ratings["smallworld"].Games != 1; tries++ {
			if g.get("/api/me", &me); tries > 500 {
				t.Fatalf("ratings %v", me.Ratings)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
}

// A stream that is cut goes on where the browser says it was.
func TestACutStreamMissesNothing(t *testing.T) {
	s := newSite(t, settings{})
	long := strings.Replace(twoPeople, `"rounds":2`, `"rounds":10`, 1) // never over in 18 moves
	path, players, watcher := pairAt(s, long)
	luck := game.NewFast(2)
	seen, last := []int64{}, ""
	whole, stop := context.WithCancel(t.Context())
	defer stop()
	uncut := watcher.listen(whole, path+"/stream?after=0", "")
	texts := map[int64]string{}
	for range 6 {
		ctx, cut := context.WithCancel(t.Context())
		address := path + "/stream"
		if last == "" {
			address += "?after=0"
		}
		stream := watcher.listen(ctx, address, last)
		for range 3 {
			step(path, players, luck.Draw("move", 1<<16))
		}
		for range 3 { // it sees three, and more may be lost on the way
			m, u := next(t, stream)
			seen, last = append(seen, m.id), fmt.Sprint(m.id)
			texts[m.id] = fmt.Sprint(u.Move, u.Events, u.Snapshot.View)
		}
		cut()
		for range stream { // until it is closed
		}
	}
	for i, seq := range seen {
		if seq != int64(i)+1 {
			t.Fatalf("the updates came as %v", seen)
		}
		_, u := next(t, uncut)
		if fmt.Sprint(u.Move, u.Events, u.Snapshot.View) != texts[seq] {
			t.Errorf("update %d differs from that of a stream that was not cut", seq)
		}
	}
}

func TestPresence(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	stream := watcher.listen(ctx, path+"/stream", "")
	expect := func(want string) {
		t.Helper()
		for m := range stream {
			if m.event == "presence" {
				if m.data != want {
					t.Fatalf("presence %s, want %s", m.data, want)
				}
				return
			}
		}
	}
	expect(`{"online":[false,false]}`)
	there, leave := context.WithCancel(t.Context())
	_ = players[1].listen(there, path+"/stream?as=1", "")
	expect(`{"online":[false,true]}`)
	leave()
	expect(`{"online":[false,false]}`)
}

func TestUndoOverTheWire(t *testing.T) {
	s := newSite(t, settings{})
	path, players, _ := pair(s)
	step(path, players, 0) // picking shows a new line of the column: bela is asked
	shot := players[0].look(path, 0)
	if !shot.Undo.Ask || shot.Undo.Free {
		t.Fatalf("undo %v, want ask", shot.Undo)
	}
	body := map[string]any{"id": ids(), "seq": shot.Seq, "seat": 0}
	asked := players[0].post(path+"/undo", body, http.StatusOK)
	if fmt.Sprint(asked["asked"]) != "[1]" {
		t.Errorf("asked %v, want bela", asked)
	}
	if a := players[1].look(path, 1).Undo.Asked; a == nil || a.By != 0 || len(a.Waiting) != 1 {
		t.Errorf("bela sees %v", a)
	}
	yes := map[string]any{"id": ids(), "seat": 1, "agree": true}
	players[1].post(path+"/consent", yes, http.StatusOK)
	if stage := players[0].look(path, 0).Decision.Stage; stage != "pick" {
		t.Errorf("the stage is %s, want pick again", stage)
	}
}

func TestHistoryAndMoments(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	for i := range 8 {
		step(path, players, i)
	}
	var story []Update
	players[0].get(path+"/history?as=0&from=2&to=5", &story)
	if len(story) != 4 || story[0].Seq != 2 || story[3].Seq != 5 {
		t.Fatalf("%d updates from 2 to 5", len(story))
	}
	var brief []Update
	players[0].get(path+"/history?as=0&from=2&to=5&views=no", &brief)
	for i, u := range brief {
		if u.Snapshot != nil || !reflect.DeepEqual(u.Events, story[i].Events) {
			t.Errorf("in brief, entry %d tells another story", u.Seq)
		}
	}
	if len(brief) != len(story) {
		t.Errorf("in brief the story has %d entries, want %d", len(brief), len(story))
	}
	var moment Snapshot
	players[0].get(path+"/at/5?as=0", &moment)
	if !reflect.DeepEqual(moment.View, story[3].Snapshot.View) {
		t.Error("the moment differs from the story")
	}
	watcher.refused("GET", path+"/at/5?as=0", nil, http.StatusForbidden, "not-your-seat")
	watcher.refused("GET", path+"/history?as=1", nil, http.StatusForbidden, "not-your-seat")
	watcher.refused("GET", path+"/stream?as=1", nil, http.StatusForbidden, "not-your-seat")
	watcher.refused("GET", path+"?as=1", nil, http.StatusForbidden, "not-your-seat")
	watcher.refused("GET", path+"/at/999", nil, http.StatusNotFound, "not-found")
	watcher.refused("GET", path+"/record", nil, http.StatusForbidden, "not-allowed")
}

func TestLobby(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.named("Anna"), s.named("Bela")
	open := anna.table(twoPeople)
	anna.table(strings.Replace(twoPeople, "true", "false", 1))
	var lists Lobby
	bela.get("/api/lobby", &lists)
	if len(lists.Open) != 1 || "/api/tables/"+lists.Open[0].ID != open || len(lists.Mine) != 0 {
		t.Fatalf("bela sees %+v", lists)
	}
	bela.post(open+"/join", map[string]any{"name": "B."}, http.StatusOK)
	anna.get("/api/lobby", &lists)
	if len(lists.Mine) != 2 || !lists.Mine[0].YourTurn || lists.Mine[0].Seats[1].Name != "B." {
		t.Errorf("anna's turn should come first: %+v", lists.Mine)
	}
	s.guest().get("/api/lobby", &lists)
	if len(lists.Watch) != 1 || len(lists.Open) != 0 || len(lists.Mine) != 0 {
		t.Errorf("a stranger sees %+v", lists)
	}
}

func TestAgainstBots(t *testing.T) {
	s := newSite(t, settings{})
	anna := s.named("Anna")
	path := anna.table(`{"game":"smallworld","options":{"first":0,"rounds":1},
		"seats":[{"kind":"me"},{"kind":"bot","bot":"random"},{"kind":"bot"}]}`)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	stream := anna.listen(ctx, path+"/stream?as=0", "")
	for {
		_, u := next(t, stream)
		if u.Snapshot.Status == "over" {
			break
		}
		if moves := u.Snapshot.Moves; len(moves) > 0 {
			body := moveBody{ids(), u.Seq, 0, []any{moves[0].Move}}
			anna.post(path+"/moves", body, http.StatusOK)
		}
	}
	anna.post(path+"/rematch", struct{}{}, http.StatusOK)
	if next := anna.look(path, 0).Next; next == "" {
		t.Error("the table does not say where its rematch is")
	}
	var raw json.RawMessage
	anna.get("/api/content/smallworld", &raw)
	anna.get("/api/rules?game=smallworld&q=troll", &raw)
	anna.get("/api/rules/sw-cost-01", &raw)
}

// Who does not know the number of a seat looks from the own one that is to play, else from the
// first; who has none watches.
func TestLookingFromMySeat(t *testing.T) {
	s := newSite(t, settings{})
	path, players, watcher := pair(s)
	seatOf := func(g *guest, path string) game.Seat {
		var shot Snapshot
		g.get(path+"?as=mine", &shot)
		return shot.As
	}
	for i, g := range []*guest{players[0], players[1], watcher} {
		want := []game.Seat{0, 1, game.Nobody}[i]
		if got := seatOf(g, path); got != want {
			t.Errorf("guest %d looks from %d, want %d", i, got, want)
		}
	}
	shared := players[0].table(`{"game":"smallworld","options":{"first":1},
		"seats":[{"kind":"bot"},{"kind":"me"},{"kind":"local","name":"Ida"}]}`)
	if got := seatOf(players[0], shared); got != 1 {
		t.Errorf("of the seats on one device it looks from %d, want the one to play, 1", got)
	}
}

// The rules are sent in the language asked for; one that nobody translated is English.
func TestRulesInPortuguese(t *testing.T) {
	anna := newSite(t, settings{}).named("Anna")
	title := func(language string) string {
		var list []Rule
		anna.get("/api/rules?game=smallworld&lang="+language, &list)
		if len(list) < 500 {
			t.Fatalf("%d rules in %q", len(list), language)
		}
		return list[0].Title
	}
	for language, want := range map[string]string{
		"": "Two to five players", "fr": "Two to five players", "pt": "De dois a cinco jogadores",
	} {
		if got := title(language); got != want {
			t.Errorf("in %q the first rule is %q, want %q", language, got, want)
		}
	}
}
