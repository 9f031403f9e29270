package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/lordaeron"
	"twobanners/smallworld"
)

// dealt is a game that begins in the middle: after some moves what a seat may not know is dealt
// again.
type dealt struct {
	game.Game
	moves int
	// until, if there is one, says where to begin in a game drawn from moves.
	until func(game.Position) bool
	seat  game.Seat
	deal  uint64
}

// dealtSmallWorld and dealtLordaeron have the content of their games, which a server draws.
type dealtSmallWorld struct{ *dealt }

func (d dealtSmallWorld) Content() *content.SmallWorld {
	return d.Game.(*smallworld.Game).Content()
}

type dealtLordaeron struct{ *dealt }

func (d dealtLordaeron) Content() *content.Lordaeron { return d.Game.(*lordaeron.Game).Content() }

func (d *dealt) New(seats int, options []byte, chance game.Chance) (game.Position, error) {
	first, err := d.Game.New(seats, options, chance)
	if err != nil {
		return nil, err
	}
	p := first.Clone()
	for try := 0; ; try++ { // until a game comes to where to begin
		luck := game.NewFast(uint64(d.moves + 1000*try))
		if try > 0 { // some decks never bring it
			if p, err = d.Game.New(seats, options, luck); err != nil {
				return nil, err
			}
		}
		for i := 0; d.goesOn(p, i); i++ {
			actor := p.Actors().First()
			list := p.Moves(actor, nil)
			_ = p.Apply(actor, list[luck.Draw("move", len(list))], luck, nil)
		}
		if d.until == nil || d.until(p) {
			break
		}
	}
	if d.deal != 0 {
		p.Redeal(d.seat, game.NewFast(d.deal))
	}
	return p, nil
}

func (d *dealt) goesOn(p game.Position, made int) bool {
	if p.Actors() == 0 {
		return false
	}
	if d.until != nil {
		return !d.until(p)
	}
	return made < d.moves
}

// Team and StageName are forwarded, since what is sent depends on them.
func (d *dealt) Team(p game.Position, seat game.Seat) game.Seats {
	if g, ok := d.Game.(game.Teamer); ok {
		return g.Team(p, seat)
	}
	return game.Only(seat)
}

// Sealed is forwarded.
func (d *dealt) Sealed(p game.Position, mover game.Seat, m game.Move, seat game.Seat) bool {
	g, ok := d.Game.(game.Sealer)
	return ok && g.Sealed(p, mover, m, seat)
}

// StageName is forwarded.
func (d *dealt) StageName(p game.Position) string { return d.Game.(game.StageNamer).StageName(p) }

// Advise is forwarded, since it is sent.
func (d *dealt) Advise(p game.Position, seat game.Seat) any {
	return d.Game.(game.Adviser).Advise(p, seat)
}

// Foretell is forwarded, since it is sent to who asks.
func (d *dealt) Foretell(p game.Position, seat game.Seat, part string) any {
	if g, ok := d.Game.(game.Foreteller); ok {
		return g.Foretell(p, seat, part)
	}
	return nil
}

// shows lists the events that may show a seat something new.
func shows(u *Update) bool {
	return slices.ContainsFunc(u.Events, func(e any) bool {
		name := e.(map[string]any)["event"].(string)
		return slices.Contains([]string{
			"column-refilled", "marker-revealed", "bomb-revealed", "die-rolled", "game-ended",
			"quest-drawn", "quest-passed-over", "item-drawn", "merchant-grew", "event-drawn",
			"counter-seen", "counter-revealed", "overlord-moved", "bids-opened", "hits-removed",
		}, name)
	})
}

// world is one of two games that differ only in what a seat may not know.
type world struct {
	path    string
	players []*guest
	last    int64
}

func newPlayers(s *site, count int) (players []*guest) {
	for i := range count {
		players = append(players, s.named(fmt.Sprint("Player ", i)))
	}
	return players
}

func newWorld(players []*guest, name, options string) *world {
	w := &world{players: players}
	seats := `{"kind":"me"}` + strings.Repeat(`,{"kind":"open"}`, len(players)-1)
	w.path = w.players[0].table(fmt.Sprintf(
		`{"game":%q,"public":true,"options":%s,"seats":[%s]}`, name, options, seats))
	for _, p := range w.players[1:] {
		p.post(w.path+"/join", struct{}{}, http.StatusOK)
	}
	return w
}

// heard is all that a seat is told since it was told last, without what names the world itself.
func (w *world) heard(t testing.TB, seat game.Seat) (text string, list []*Update) {
	t.Helper()
	asks, as := w.players[0], ""
	if seat >= 0 {
		asks, as = w.players[seat], fmt.Sprintf("&as=%d", seat)
	}
	asks.get(fmt.Sprintf("%s/history?from=%d%s", w.path, w.last+1, as), &list)
	for _, u := range list {
		u.At, u.Snapshot.ID, u.Snapshot.Now, u.Snapshot.Invite = 0, "", 0, ""
		w.last = u.Seq
	}
	b, err := json.Marshal(list)
	must(t, err)
	if seat < 0 {
		return string(b), list
	}
	var odds json.RawMessage
	asks.get(fmt.Sprintf("%s/odds?as=%d", w.path, seat), &odds)
	return string(b) + string(odds), list
}

// Two games differ only in what a seat may not know. All that the seat is sent, byte for byte, must
// be the same in both until the rules show it something new.
func TestNothingHiddenGoesOverTheWire(t *testing.T) {
	compared, differed, pairs := 0, 0, 0
	rigged := &dealt{Game: gamestest.SmallWorld(t)}
	s := newSite(t, settings{
		games: []game.Game{dealtSmallWorld{rigged}},
		seed:  func() game.Seed { return game.SeedFromNumber(uint64(rigged.moves)) },
	})
	players := newPlayers(s, 3)
	for rigged.moves = 0; rigged.moves < 200; rigged.moves += 25 {
		for _, seat := range []game.Seat{0, 1, 2, game.Nobody} {
			rigged.seat, rigged.deal = seat, 0
			one := newWorld(players, "smallworld", `{"first":0}`)
			rigged.deal = 1 + uint64(rigged.moves)
			other := newWorld(players, "smallworld", `{"first":0}`)
			n, diff := sameUntilShown(t, one, other, seat)
			compared += n
			differed += diff
			pairs++
		}
	}
	t.Logf("%d updates compared; %d of %d pairs of games came to differ", compared, differed, pairs)
	if compared < 2*pairs || differed < pairs/4 {
		t.Error("too little was compared: do the games differ at all?")
	}
}

func sameUntilShown(
	t *testing.T, one, other *world, seat game.Seat,
) (compared, differed int) {
	luck := game.NewFast(1)
	for {
		a, list := one.heard(t, seat)
		b, others := other.heard(t, seat)
		if a != b {
			if !slices.ContainsFunc(list, shows) || !slices.ContainsFunc(others, shows) {
				t.Fatalf("%s: seat %d was shown\n%s\nin one world and\n%s\nin the other",
					one.path, seat, a, b)
			}
			return compared, 1
		}
		compared += len(list)
		shot := list[len(list)-1].Snapshot
		if len(shot.Decision.Actors) == 0 {
			return compared, 0
		}
		actor := int(shot.Decision.Actors[0])
		mine := one.players[actor].look(one.path, actor)
		move := []any{mine.Moves[luck.Draw("move", len(mine.Moves))].Move}
		body := moveBody{ids(), mine.Seq, actor, move}
		one.players[actor].post(one.path+"/moves", body, http.StatusOK)
		status, _ := other.players[actor].send("POST", other.path+"/moves", body)
		if status != http.StatusOK {
			return compared, 1 // the actor knows more than the seat, and may not do the same there
		}
	}
}

// What is sent before the end never holds the seed, a draw, a purse of another, or the invitation
// of a table somebody only watches.
func TestSecretsStayHome(t *testing.T) {
	seed := game.SeedFromNumber(5)
	s := newSite(t, settings{seed: func() game.Seed { return seed }})
	path, players, watcher := pair(s)
	luck := game.NewFast(5)
	for more := true; more; more = step(path, players, luck.Draw("move", 1<<16)) {
		for seat, g := range append(players, watcher) {
			address := fmt.Sprintf("%s?as=%d", path, seat)
			if g == watcher {
				address = path
			}
			_, text := g.send("GET", address, nil)
			var shot Snapshot
			must(t, json.Unmarshal(text, &shot))
			if shot.Status == "over" {
				return
			}
			for _, secret := range []string{seed.String(), `"draws"`, `"seed"`} {
				if strings.Contains(string(text), secret) {
					t.Fatalf("seat %d was sent %s", seat, secret)
				}
			}
			if (shot.Invite == "") != (g == watcher) {
				t.Error("the invitation is for those who sit at the table")
			}
			var seen struct {
				View struct{ Players []struct{ Coins *int } }
			}
			must(t, json.Unmarshal(text, &seen))
			for i, p := range seen.View.Players {
				if (p.Coins != nil) != (i == seat && g != watcher) {
					t.Fatalf("seat %d sees purse %d: %v", seat, i, p.Coins)
				}
			}
		}
	}
	if strings.Contains(s.log.String(), seed.String()) {
		t.Error("the seed is in the log")
	}
}
