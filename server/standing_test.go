package server

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
)

// toldEvent is what the story tells of a move: coins and experience are counted from it at the end.
type toldEvent struct {
	Event        string
	Seat         *int
	To, Who      any // of other events they are regions
	Coins, XP    int
	Regions      int
	Declined     int
	Faction      any // of other events it is a side
	RaceAndPower int `json:"race-and-power"`
	Places       int
}

// scored leaves out the artifacts: the Heart's coins were told when they were paid.
func (e *toldEvent) scored() int {
	faction, _ := e.Faction.(float64)
	return e.Regions + e.Declined + int(faction) + e.RaceAndPower + e.Places
}

// standing is the story of a table without what was taken back, as a client gets it.
func standing(g *guest, path string, seat int) (events []toldEvent, moves, undone int) {
	for from := int64(1); ; {
		var page []struct {
			Seq    int64
			Kind   string
			Undone bool
			Back   []int64
			Events []toldEvent
		}
		g.get(fmt.Sprintf("%s/history?as=%d&views=no&from=%d", path, seat, from), &page)
		for _, u := range page {
			switch {
			case u.Undone:
				undone++
			case u.Kind == "move":
				moves++
				events = append(events, u.Events...)
			case u.Kind == "undone" && len(u.Back) == 0:
				g.t.Fatal("an undo does not say what it took back")
			}
			from = u.Seq + 1
		}
		if len(page) < pageBrief {
			return events, moves, undone
		}
	}
}

// wander plays a game on one device to its end, taking back a move in six and doing some again.
func wander(g *guest, table string, seed uint64) (path string, end *Snapshot) {
	luck := game.NewFast(seed)
	path = g.table(table)
	for {
		shot := g.look(path, 0)
		if shot.Outcome != nil {
			return path, shot
		}
		seat := int(shot.Decision.Actors[0])
		shot = g.look(path, seat)
		ask := map[string]any{"id": ids(), "seq": shot.Seq, "seat": seat}
		switch {
		case shot.Undo.Redo && luck.Draw("redo", 4) == 0:
			g.post(path+"/redo", ask, http.StatusOK)
		case shot.Undo.Free && luck.Draw("undo", 6) == 0:
			g.post(path+"/undo", ask, http.StatusOK)
		default:
			ask["moves"] = []any{some(shot, luck)}
			g.post(path+"/moves", ask, http.StatusOK)
		}
	}
}

// some is any move, but a fight where there is one, with all its dice: by chance alone nobody ever
// wins experience.
func some(shot *Snapshot, luck game.Chance) any {
	for _, offer := range shot.Moves {
		move, _ := offer.Move.(map[string]any)
		switch {
		case move["challenge"] != nil:
			return move
		case move["remove"] != nil && shot.Decision.Stage == "hold-dice":
			return "pass"
		}
	}
	return shot.Moves[luck.Draw("move", len(shot.Moves))].Move
}

// The coins that the story that stands tells of are those that the game was won by.
func TestTheStoryThatStandsAddsUpToTheCoins(t *testing.T) {
	s := newSite(t, settings{
		seed: func() game.Seed { return game.SeedFromNumber(13) }, // by which the Heart pays
	})
	for seed := range uint64(4) {
		path, end := wander(s.named("Anna"), `{"game":"smallworld","options":{"rounds":4},
			"seats":[{"kind":"me"},{"kind":"local"},{"kind":"local"}]}`, seed)
		coins := []int{5, 5, 5} // SW-SETUP-27
		events, moves, undone := standing(s.guest(), path, 0)
		for _, e := range events {
			switch e.Event {
			case "scored":
				coins[*e.Seat] += e.scored()
			case "gained", "picked":
				coins[*e.Seat] += e.Coins
			case "paid":
				coins[*e.Seat] -= e.Coins
				if to, ok := e.To.(float64); ok && to >= 0 {
					coins[int(to)] += e.Coins
				}
			}
		}
		if undone < 5 {
			t.Errorf("seed %d: %d moves taken back prove too little", seed, undone)
		}
		if fmt.Sprint(coins) != fmt.Sprint(end.Outcome.Scores) {
			t.Errorf("seed %d: the story adds up to %v, the coins are %v", seed, coins,
				end.Outcome.Scores)
		}
		_, text := s.guest().send("GET", path+"/record", nil)
		record, err := game.ReadRecord("record", bytes.NewReader(text))
		must(t, err)
		if len(record.Steps) != moves {
			t.Errorf("seed %d: %d moves are told, the record has %d", seed, moves,
				len(record.Steps))
		}
	}
}

// In the second game it is the experience of each side.
func TestTheStoryThatStandsAddsUpToTheExperience(t *testing.T) {
	s := newSite(t, settings{
		games: []game.Game{gamestest.Lordaeron(t)},
		seed:  func() game.Seed { return game.SeedFromNumber(4) },
	})
	all := 0
	for seed := uint64(0); seed < 2 || all == 0 && seed < 8; seed++ {
		path, end := wander(s.named("Anna"), `{"game":"lordaeron","options":{"turns":14},
			"seats":[{"kind":"me"},{"kind":"local"}]}`, seed)
		events, _, undone := standing(s.guest(), path, 0)
		gained := map[string]int{}
		for _, e := range events {
			if e.Event == "xp-gained" {
				gained[fmt.Sprint(e.Who)] += e.XP
				all += e.XP
			}
		}
		text, err := json.Marshal(end.View)
		must(t, err)
		var view struct {
			Characters []struct {
				ID string
				XP int
			}
		}
		must(t, json.Unmarshal(text, &view))
		if undone < 5 || len(view.Characters) == 0 {
			t.Errorf("seed %d: %d moves taken back prove too little", seed, undone)
		}
		for _, c := range view.Characters {
			if gained[c.ID] != c.XP {
				t.Errorf("seed %d: the story gives %s %d experience, it has %d", seed, c.ID,
					gained[c.ID], c.XP)
			}
		}
	}
	if all == 0 {
		t.Error("nobody gained anything")
	}
}
