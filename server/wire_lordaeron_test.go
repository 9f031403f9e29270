package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/lordaeron"
)

// half tells whether some have chosen in secret in a step and others have not.
func half(g *lordaeron.Game, step string) func(game.Position) bool {
	most := 0
	return func(p game.Position) bool {
		if g.StageName(p) != step {
			most = 0
			return false
		}
		n := p.Actors().Len()
		most = max(most, n)
		return n < most
	}
}

// Secret bids, armor choices, the order of the decks and Lord Kazzak's true place: two games that
// differ only in them look the same to a seat that may not know them.
func TestNothingHiddenOfLordaeronGoesOverTheWire(t *testing.T) {
	g := gamestest.Lordaeron(t)
	rigged := &dealt{Game: g}
	s := newSite(t, settings{
		games: []game.Game{dealtLordaeron{rigged}},
		seed:  func() game.Seed { return game.SeedFromNumber(uint64(rigged.moves)) },
	})
	players := newPlayers(s, 4)
	for _, c := range []struct {
		name, options string
		until         func() func(game.Position) bool
		from, to, by  int
		least         int // of pairs that come to differ
	}{
		{"decks", `{}`, nil, 10, 160, 50, 4},
		{"kazzak", `{"overlord":"lord-kazzak"}`, nil, 20, 140, 60, 2},
		{"bids", `{}`, func() func(game.Position) bool { return half(g, "bid") }, 1, 5, 1, 4},
		{"armor", `{}`, func() func(game.Position) bool { return half(g, "armor") }, 1, 4, 1, 1},
	} {
		compared, differed := 0, 0
		for rigged.moves = c.from; rigged.moves < c.to; rigged.moves += c.by {
			for _, seat := range []game.Seat{0, 1, 2, 3, game.Nobody} {
				begin := func(deal uint64) *world {
					rigged.seat, rigged.deal, rigged.until = seat, deal, nil
					if c.until != nil {
						rigged.until = c.until()
					}
					return newWorld(players, "lordaeron", c.options)
				}
				one, other := begin(0), begin(uint64(rigged.moves))
				n, diff := sameUntilShown(t, one, other, seat)
				compared += n
				differed += diff
			}
		}
		t.Logf("%s: %d updates compared, %d pairs came to differ", c.name, compared, differed)
		if compared == 0 || differed < c.least {
			t.Errorf("%s: too little was compared: do the games differ at all?", c.name)
		}
	}
}

// Of a choice made in secret the others hear that it was made: whatever it was, they are sent the
// same.
func TestSealedMoves(t *testing.T) {
	g := gamestest.Lordaeron(t)
	rigged := &dealt{Game: g}
	unseeded := func() game.Seed { return game.Seed{} }
	s := newSite(t, settings{games: []game.Game{dealtLordaeron{rigged}}, seed: unseeded})
	players := newPlayers(s, 4)
	for _, c := range []struct{ step, word string }{{"bid", "bid"}, {"armor", "armor"}} {
		rigged.until = func(p game.Position) bool {
			return g.StageName(p) == c.step && p.Actors().Len() > 1 &&
				len(p.Moves(p.Actors().First(), nil)) > 1
		}
		var worlds [2]*world
		var mover int
		for i := range worlds {
			w := newWorld(players, "lordaeron", `{}`)
			shot := players[0].look(w.path, 0)
			mover = int(shot.Decision.Actors[0])
			mine := players[mover].look(w.path, mover)
			move := mine.Moves[i*(len(mine.Moves)-1)].Move
			players[mover].post(w.path+"/moves", moveBody{ids(), mine.Seq, mover, []any{move}},
				http.StatusOK)
			worlds[i] = w
		}
		for seat := range players {
			if seat == mover ||
				c.step == "armor" && seat == mate(players[mover], worlds[0], mover) {
				continue
			}
			a, list := worlds[0].heard(t, game.Seat(seat))
			b, _ := worlds[1].heard(t, game.Seat(seat))
			if a != b || list[len(list)-1].Move != nil {
				t.Errorf("%s: seat %d hears\n%s\nor\n%s", c.step, seat, a, b)
			}
			worlds[0].last, worlds[1].last = 0, 0
		}
	}
}

// mate is the other seat of a mover's faction.
func mate(g *guest, w *world, mover int) int {
	var shot struct {
		View struct {
			Characters []struct {
				Seat    int
				Faction string
			}
		}
	}
	g.get(fmt.Sprintf("%s?as=%d", w.path, mover), &shot)
	side := map[int]string{}
	for _, c := range shot.View.Characters {
		side[c.Seat] = c.Faction
	}
	for seat, f := range side {
		if seat != mover && f == side[mover] {
			return seat
		}
	}
	return -1
}

// faction plays a table of four people on to where sides are known, and gives a seat, one of its
// team and one of the enemy.
func faction(t *testing.T, s *site) (path string, players []*guest, me, mate, foe int) {
	t.Helper()
	players = newPlayers(s, 4)
	sides := `{"turns":2,"factions":["horde","horde","alliance","alliance"]}`
	path = newWorld(players, "lordaeron", sides).path
	for range 4 {
		actor := int(players[0].look(path, 0).Decision.Actors[0])
		shot := players[actor].look(path, actor)
		body := moveBody{ids(), shot.Seq, actor, []any{shot.Moves[0].Move}}
		players[actor].post(path+"/moves", body, http.StatusOK)
	}
	return path, players, 0, 1, 2
}

// What is said within a faction is heard there and nowhere else, whichever way one listens.
func TestFactionChat(t *testing.T) {
	s := newSite(t, settings{games: []game.Game{gamestest.Lordaeron(t)}})
	path, players, me, mate, foe := faction(t, s)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	stream := players[foe].listen(ctx, fmt.Sprintf("%s/stream?as=%d", path, foe), "")
	next(t, stream)
	said := map[string]any{"id": ids(), "seat": me, "team": true, "text": "to the Undercity"}
	players[me].post(path+"/chat", said, http.StatusOK)
	if _, u := next(t, stream); u.Chat != nil {
		t.Errorf("the enemy hears %v", u.Chat)
	}
	for seat, hears := range map[int]bool{me: true, mate: true, foe: false} {
		for _, from := range []string{"", "/history"} {
			_, text := players[seat].send("GET", fmt.Sprintf("%s%s?as=%d", path, from, seat), nil)
			if strings.Contains(string(text), "Undercity") != hears {
				t.Errorf("seat %d at %q hears: %t", seat, from, !hears)
			}
		}
	}
	for _, from := range []string{"", "/history"} {
		_, text := s.guest().send("GET", path+from, nil)
		if strings.Contains(string(text), "Undercity") {
			t.Error("somebody who only watches hears a faction")
		}
	}
	said["id"], said["seat"] = ids(), foe
	players[me].refused("POST", path+"/chat", said, http.StatusForbidden, "not-your-seat")
}

// A teammate's move can be proposed; it is shown to the team until the teammate moves.
func TestProposals(t *testing.T) {
	s := newSite(t, settings{games: []game.Game{gamestest.Lordaeron(t)}})
	path, players, me, mate, foe := faction(t, s)
	shot := players[me].look(path, me)
	if len(shot.Team) != 1 || int(shot.Team[0].Seat) != mate {
		t.Fatalf("the team's moves are %v", shot.Team)
	}
	hers := players[mate].look(path, mate).Moves
	move := shot.Team[0].Moves[0]
	if !slices.ContainsFunc(hers, func(o Offer) bool { return asText(o.Move) == asText(move) }) {
		t.Errorf("%v is no move of the teammate's", move)
	}
	body := map[string]any{
		"id": ids(), "seq": shot.Seq, "seat": me, "for": mate, "move": move,
	}
	players[me].post(path+"/advice", body, http.StatusOK)
	for seat, sees := range map[int]int{me: 1, mate: 1, foe: 0} {
		if got := players[seat].look(path, seat).Proposed; len(got) != sees {
			t.Errorf("seat %d sees proposals: %v", seat, got)
		}
	}
	for _, c := range []struct {
		to   int
		move any
		code string
	}{
		{foe, move, "not-allowed"},
		{me, move, "not-allowed"},
		{mate, "fly", "bad-move"},
		{mate, "join", "refused"},
	} {
		body["id"], body["for"], body["move"] = ids(), c.to, c.move
		_, text := players[me].send("POST", path+"/advice", body)
		if !strings.Contains(string(text), c.code) {
			t.Errorf("a proposal of %v to %d: %s, want %s", c.move, c.to, text, c.code)
		}
	}
	now := players[mate].look(path, mate)
	players[mate].post(path+"/moves",
		moveBody{ids(), now.Seq, mate, []any{now.Proposed[0].Move}}, http.StatusOK)
	if got := players[me].look(path, me).Proposed; len(got) != 0 {
		t.Errorf("after the move it is still proposed: %v", got)
	}
}

func asText(v any) string {
	text, _ := json.Marshal(v)
	return string(text)
}
