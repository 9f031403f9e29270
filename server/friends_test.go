package server

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"twobanners/store"
)

func (g *guest) friends() Friends {
	g.t.Helper()
	var list Friends
	g.get("/api/friends", &list)
	return list
}

func (f Friends) String() string {
	var names []string
	for _, one := range f.Friends {
		names = append(names, one.Name)
	}
	return fmt.Sprintf("%s | asks %s | asked %s", strings.Join(names, ","),
		strings.Join(f.Asks, ","), strings.Join(f.Asked, ","))
}

// Two are friends when both say so, and no longer when one of them does not.
func TestFriends(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.account("Anna"), s.account("Bela")
	same := func(g *guest, want string) {
		t.Helper()
		if got := g.friends().String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	anna.post("/api/friends", `{"name":"bela"}`, 200)
	same(anna, " | asks  | asked Bela")
	same(bela, " | asks Anna | asked ")
	bela.post("/api/friends", `{"name":"Anna"}`, 200)
	same(anna, "Bela | asks  | asked ")
	same(bela, "Anna | asks  | asked ")
	anna.post("/api/friends/end", `{"name":"Bela"}`, 200)
	same(anna, " | asks  | asked ")
	same(bela, " | asks  | asked ")
	anna.refused("POST", "/api/friends", `{"name":"Anna"}`, 400, "bad-request")
	anna.refused("POST", "/api/friends", `{"name":"Nobody"}`, 404, "not-found")
	s.named("Guest").refused("POST", "/api/friends", `{"name":"Anna"}`, 403, "not-allowed")
	s.named("Guest").refused("GET", "/api/friends", nil, 403, "not-allowed")
}

// What strangers ask is theirs: it fills nobody's list but their own, which has an end.
func TestStrangersFillNobodysList(t *testing.T) {
	s := newSite(t, settings{})
	s.account("Bela")
	victim := s.account("Victim")
	_, person := s.everythingOf("Victim")
	account := func(name string) string { // by the store: two hundred hashes take long
		p := store.Person{ID: "id of " + name, Name: name, Created: time.Now()}
		must(t, s.server.Store.Welcome(t.Context(), p, store.Session{Key: []byte(p.ID)}))
		must(t, s.server.Store.Register(t.Context(), p.ID, name, "hash"))
		return p.ID
	}
	ask := func(name string, status int) {
		t.Helper()
		victim.post("/api/friends", map[string]string{"name": name}, status)
	}
	for i := range maxFriends + 10 {
		id := account(fmt.Sprint("No ", i))
		must(t, s.server.Store.Befriend(t.Context(), id, person.ID, time.Now()))
	}
	ask("Bela", 200)
	list := victim.friends()
	if len(list.Asked) != 1 || len(list.Asks) != asksShown {
		t.Errorf("asked %v, %d asks", list.Asked, len(list.Asks))
	}
	ask("No 7", 200) // says yes
	for i := 1; i < maxAsked; i++ {
		account(fmt.Sprint("Hermit ", i))
		ask(fmt.Sprint("Hermit ", i), 200)
	}
	account("Carl")
	ask("Carl", 429)
	ask("No 8", 200) // who has asked can be answered all the same
}

// Who is blocked may ask and is not heard, nor told; the one who blocks can take it back.
func TestBlocking(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.twoFriends()
	anna.post("/api/friends/block", `{"name":"Bela"}`, 200)
	bela.post("/api/friends", `{"name":"Anna"}`, 200)
	if got := anna.friends(); got.String() != " | asks  | asked " || len(got.Blocked) != 1 {
		t.Errorf("anna sees %s, blocked %v", got, got.Blocked)
	}
	if got := bela.friends(); got.String() != " | asks  | asked Anna" || len(got.Blocked) != 0 {
		t.Errorf("bela sees %s, blocked %v", got, got.Blocked)
	}
	anna.post("/api/friends/block", `{"name":"Bela","off":true}`, 200)
	if got := anna.friends(); got.String() != " | asks Bela | asked " || len(got.Blocked) != 0 {
		t.Errorf("then anna sees %s, blocked %v", got, got.Blocked)
	}
	anna.refused("POST", "/api/friends/block", `{"name":"Nobody"}`, 404, "not-found")
}

func (s *site) twoFriends() (anna, bela *guest) {
	anna, bela = s.account("Anna"), s.account("Bela")
	anna.post("/api/friends", `{"name":"Bela"}`, 200)
	bela.post("/api/friends", `{"name":"Anna"}`, 200)
	return anna, bela
}

// A friend's public tables can be seen, and whether the friend is there; private ones cannot.
func TestWhereFriendsAre(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.twoFriends()
	bela.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"}]}`)
	public := bela.table(`{"game":"smallworld","public":true,
		"seats":[{"kind":"me"},{"kind":"open"}]}`)
	f := anna.friends().Friends[0]
	if f.Online || len(f.Tables) != 1 || "/api/tables/"+f.Tables[0].ID != public {
		t.Errorf("bela: %+v", f)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	next(t, bela.listen(ctx, public+"/stream?as=0", ""))
	if !anna.friends().Friends[0].Online {
		t.Error("bela has a table open and is not there")
	}
}

// The host keeps a seat for a friend, who finds it in the lobby and takes it without more.
func TestFriendsAreInvited(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.twoFriends()
	carl := s.account("Carl")
	path := anna.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"open"},
		{"kind":"open"}]}`)
	invite := func(g *guest, name string, status int, want string) {
		t.Helper()
		g.refused("POST", path+"/invite", map[string]any{"id": ids(), "name": name}, status, want)
	}
	invite(anna, "Carl", 404, "not-found") // no friend
	invite(bela, "Anna", 403, "not-allowed")
	anna.post(path+"/invite", map[string]any{"id": ids(), "name": "bela"}, 200)
	invite(anna, "Bela", 200, "") // the second seat; asking twice keeps two
	var lobby Lobby
	bela.get("/api/lobby", &lobby)
	if len(lobby.Mine) != 1 || !lobby.Mine[0].Invited || !lobby.Mine[0].YourTurn {
		t.Fatalf("bela's lobby: %+v", lobby.Mine)
	}
	carl.refused("POST", path+"/join", `{}`, 403, "not-invited")
	bela.post(path+"/join", `{}`, 200)
	if shot := bela.look(path, 1); shot.Status != "playing" || !shot.Seats[1].You {
		t.Errorf("the table is %s, and bela at %+v", shot.Status, shot.Seats)
	}
	anna.refused("POST", path+"/setup", map[string]any{"id": ids(), "seat": 1, "kind": "kept"}, 400,
		"bad-request")
}

// finishedGame plays a game of two accounts to its end. It answers the places.
func finishedGame(s *site, players [2]*guest, public bool, packs ...string) []int {
	with, err := json.Marshal(packs)
	must(s.t, err)
	made := players[0].post("/api/tables", fmt.Sprintf(`{"game":"smallworld","public":%t,
		"seats":[{"kind":"me"},{"kind":"open"}],"options":{"rounds":1},
		"packs":%s}`, public, with), 200)
	path := "/api/tables/" + made["id"].(string)
	players[1].post(path+"/join", map[string]any{"invite": made["invite"]}, 200)
	for i := range 400 {
		shot := players[0].look(path, 0)
		if shot.Status == "over" {
			return shot.Outcome.Places
		}
		seat := int(shot.Decision.Actors[0])
		shot = players[seat].look(path, seat)
		move := shot.Moves[(i*7)%len(shot.Moves)].Move
		players[seat].post(path+"/moves", moveBody{ids(), shot.Seq, seat, []any{move}}, 200)
	}
	s.t.Fatal("the game does not end")
	return nil
}

// A profile has games, ratings over time and what may be seen; leaders have their places.
func TestProfilesAndLeaders(t *testing.T) {
	s := newSite(t, settings{})
	players := [2]*guest{s.account("Anna"), s.account("Bela")}
	wins := [2]int{}
	for i := range leaderGames {
		for seat, place := range finishedGame(s, players, i > 0) { // of a draw there are two
			if place == 1 {
				wins[seat]++
			}
		}
	}
	waitFor(t, "the ratings", func() bool {
		var me Me
		players[0].get("/api/me", &me)
		return me.Ratings["smallworld"].Games == leaderGames
	})
	for i, name := range []string{"anna", "bela"} {
		var p Profile
		s.guest().get("/api/people/"+name, &p)
		rating := p.Ratings["smallworld"]
		if p.Games != leaderGames || p.Won != wins[i] || len(p.Recent) != leaderGames-1 ||
			len(rating.History) != leaderGames || p.You || p.Friend ||
			rating.History[leaderGames-1].Points != rating.Points {
			t.Errorf("%s for a stranger: %+v", name, p)
		}
		races, winning := 0, 0
		for _, f := range p.Favourites {
			if f.Game != "smallworld" || f.Kind != "race" || f.Won > f.Games {
				t.Errorf("a favourite of %s: %+v", name, f)
			}
			races, winning = races+f.Games, winning+f.Won
		}
		if races < leaderGames || winning < wins[i] {
			t.Errorf("%s had %d races in %d games and won with %d", name, races, p.Games, winning)
		}
		players[i].get("/api/people/"+name, &p)
		if !p.You || len(p.Recent) != leaderGames {
			t.Errorf("%s for the person: %+v", name, p)
		}
	}
	s.guest().refused("GET", "/api/people/Nobody", nil, 404, "not-found")
	var list Leaders
	players[0].get("/api/leaders?game=smallworld", &list)
	best := list.Leaders
	if len(best) != 2 || best[0].Points < best[1].Points || best[0].Place != 1 ||
		best[1].Place != 2 || best[0].You == best[1].You {
		t.Errorf("leaders %+v", best)
	}
	var games FinishedGames
	s.guest().get("/api/finished?game=smallworld", &games)
	if len(games.Games) != leaderGames-1 {
		t.Errorf("%d public games, want %d", len(games.Games), leaderGames-1)
	}
	last := games.Games[len(games.Games)-1].Updated
	s.guest().get(fmt.Sprintf("/api/finished?before=%d", last), &games)
	if len(games.Games) != 0 {
		t.Errorf("before the first: %v", games.Games)
	}
	s.guest().refused("GET", "/api/finished?before=noon", nil, 400, "bad-request")
}

func waitFor(t testing.TB, what string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(10 * time.Second); !done(); {
		if time.Now().After(until) {
			t.Fatalf("%s did not come", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}
