package server

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
)

// recorded plays a game at random and gives its record.
func recorded(t *testing.T, moves int) (*game.Record, string) {
	t.Helper()
	m, err := game.NewMatch(gamestest.SmallWorld(t), 2, []byte(`{"rounds":2}`), game.Seed{1})
	must(t, err)
	luck := game.NewFast(3)
	for n := 0; m.Position.Actors() != 0 && n != moves; n++ {
		seat := m.Position.Actors().First()
		list := m.Position.Moves(seat, nil)
		if _, refusal := m.Apply(seat, list[luck.Draw("move", len(list))]); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
	record := m.Save(false)
	var text bytes.Buffer
	must(t, record.Write(&text))
	return &record, text.String()
}

func TestARecordIsOpenedAndLookedAt(t *testing.T) {
	g := newSite(t, settings{}).guest()
	for _, moves := range []int{-1, 9} { // to the end, and begun
		record, text := recorded(t, moves)
		path := "/api/replays/" + g.post("/api/replays", text, http.StatusOK)["id"].(string)
		var story []Update
		g.get(path+"/history?as=1", &story)
		if len(story) != len(record.Steps)+1 {
			t.Fatalf("%d updates of %d moves", len(story), len(record.Steps))
		}
		var end, first Snapshot
		g.get(path, &end)
		g.get(path+"/at/1?as=0", &first)
		over := moves < 0
		if (end.Outcome != nil) != over || end.Seed != record.Close.Seed {
			t.Errorf("the end is %v with seed %q", end.Outcome, end.Seed)
		}
		if first.As != 0 || len(first.Moves) != 0 || len(first.Seats) != 2 || first.Seats[0].You {
			t.Errorf("the first moment is %+v", first)
		}
		g.refused("GET", path+"/at/9999", nil, http.StatusNotFound, "not-found")
		g.refused("GET", path+"?as=2", nil, http.StatusNotFound, "not-found")
	}
	g.refused("GET", "/api/replays/record-none", nil, http.StatusNotFound, "not-found")
}

func TestABrokenRecordIsRefusedWithItsLine(t *testing.T) {
	g := newSite(t, settings{}).guest()
	record, text := recorded(t, -1)
	lines := strings.SplitAfter(text, "\n")
	changed := func(line int, from, to string) string {
		list := append([]string{}, lines...)
		list[line-1] = strings.Replace(list[line-1], from, to, 1)
		return strings.Join(list, "")
	}
	version := `"version":"` + record.Head.Version + `"`
	for name, c := range map[string]struct{ text, code, says string }{
		"nothing":     {"", "bad-record", "record:1: "},
		"no record":   {"hello", "bad-record", "record:1: broken JSON"},
		"cut off":     {strings.Join(lines[:4], ""), "bad-record", "record:5: the record is cut"},
		"other game":  {changed(1, "smallworld", "chess"), "bad-record", `record:1: there is no`},
		"other rules": {changed(1, version, `"version":"0"`), "other-rules", "record:1: made by"},
		"other move":  {changed(3, `"hash":"`, `"hash":"0`), "bad-record", "record:3: move 2"},
		"many seats":  {changed(1, `"seats":2`, `"seats":99`), "bad-record", "record:1: "},
	} {
		status, answer := g.send("POST", "/api/replays", c.text)
		var problem struct{ Error problem }
		must(t, json.Unmarshal(answer, &problem))
		if status < 400 || status > 409 || string(problem.Error.Code) != c.code ||
			!strings.HasPrefix(problem.Error.Message, c.says) {
			t.Errorf("%s: %d %s", name, status, answer)
		}
	}
	g.refused("POST", "/api/replays", lines[0]+strings.Repeat(lines[1], maxRecord/len(lines[1])+1),
		http.StatusRequestEntityTooLarge, "too-large")
}
