package server

import (
	"encoding/json"
	"testing"

	"twobanners/catalog"
	"twobanners/game"
	"twobanners/games/gamestest"
)

// The client draws from the content alone: everything it may hear of has a name in both languages.
func TestContentOfLordaeron(t *testing.T) {
	s := newSite(t, settings{games: []game.Game{gamestest.SmallWorld(t), gamestest.Lordaeron(t)}})
	var box catalog.Lordaeron
	s.guest().get("/api/content/lordaeron", &box)
	if len(box.Regions) != 67 || len(box.Areas) != 7 || len(box.Characters) != 16 ||
		len(box.Overlords) != 3 || box.Turns != 30 {
		t.Errorf("%d regions, %d areas, %d characters, %d overlords, %d turns", len(box.Regions),
			len(box.Areas), len(box.Characters), len(box.Overlords), box.Turns)
	}
	text, err := json.Marshal(box)
	must(t, err)
	var lists map[string]json.RawMessage
	must(t, json.Unmarshal(text, &lists))
	for _, list := range []string{
		"areas", "regions", "creatures", "classes", "characters", "cards", "quests", "events",
		"overlords",
	} {
		var things []catalog.Named
		must(t, json.Unmarshal(lists[list], &things))
		for _, thing := range things {
			if thing.ID == "" || thing.Name["en"] == "" || thing.Name["pt"] == "" {
				t.Errorf("one of the %s is %+v", list, thing)
			}
		}
	}
	for _, c := range box.Cards {
		if len(c.When) > 0 && (c.Text["en"] == "" || c.Text["pt"] == "") {
			t.Errorf("%s has no text", c.ID)
		}
	}
	s.guest().refused("GET", "/api/content/chess", nil, 404, "not-found")
}
