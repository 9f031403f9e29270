package server

import (
	"bytes"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/games"
)

// packIn is a pack of Small World with a file or two, in a folder of a name.
func packIn(t *testing.T, name string, files ...string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), name)
	for i := 0; i < len(files); i += 2 {
		full := filepath.Join(dir, files[i])
		must(t, os.MkdirAll(filepath.Dir(full), 0o700))
		must(t, os.WriteFile(full, []byte(files[i+1]), 0o600))
	}
	return dir
}

func richPack(t *testing.T) string {
	t.Helper()
	return packIn(t, "rich", "powers/mining/power.yaml", "tokens: 3\n",
		"pack.yaml", "name: {en: Rich Veins, pt: Veios Ricos}\nabout: {en: More ore.}\n")
}

func tokensOf(t *testing.T, g *guest, path, power string) int {
	t.Helper()
	var box struct {
		Badges []struct {
			ID     string
			Tokens int
		}
	}
	g.get(path, &box)
	for _, b := range box.Badges {
		if b.ID == power {
			return b.Tokens
		}
	}
	t.Errorf("%s has no %s", path, power)
	return 0
}

// moved makes some moves at a table of one person and gives the table after it.
func moved(g *guest, path string, moves int) *Snapshot {
	for i := range moves {
		shot := g.look(path, 0)
		if shot.Status == "over" {
			return shot
		}
		seat := int(shot.Decision.Actors[0])
		shot = g.look(path, seat)
		move := shot.Moves[(i*7)%len(shot.Moves)].Move
		g.post(path+"/moves", moveBody{ids(), shot.Seq, seat, []any{move}}, http.StatusOK)
	}
	return g.look(path, 0)
}

// A table is made with packs that the server offers, says so, is drawn from its own content, and
// goes on after a restart: without the folder of the pack, and after a base with one thing more.
func TestATableKeepsItsPacks(t *testing.T) {
	rich := richPack(t)
	far := packIn(t, "far", "races/orcs/race.yaml", "tokens: 5\n")
	s := newSite(t, settings{packs: []string{rich, far}})
	g := s.guest()
	var list []Game
	g.get("/api/games", &list)
	if p := list[0].Packs; len(p) != 2 || p[0].Name["pt"] != "Veios Ricos" ||
		p[0].About["en"] != "More ore." || p[1].Name["en"] != "far" {
		t.Errorf("offered are %v", p)
	}
	wish := `{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}],"options":{"rounds":1}`
	g.refused("POST", "/api/tables", wish+`,"packs":["none"]}`, http.StatusBadRequest,
		"bad-options")
	if strings.Contains(s.log.String(), "packs cannot be played") {
		t.Error("a stranger writes into the log")
	}
	path := g.table(wish + `,"packs":["rich","far","rich"]}`)
	open := g.table(`{"game":"smallworld","public":true,"seats":[{"kind":"me"},{"kind":"open"}],
		"packs":["rich"]}`)
	plain := g.table(wish + `}`)
	shot := moved(g, path, 12)
	before := moved(g, plain, 3)
	if !slices.EqualFunc(shot.Packs, []string{"far", "rich"},
		func(p game.Pack, id string) bool { return p.ID == id }) || len(before.Packs) != 0 {
		t.Errorf("packs %v, and %v", shot.Packs, before.Packs)
	}
	for path, want := range map[string]int{
		shot.Content: 3, before.Content: 4, "/api/content/smallworld": 4,
	} {
		if got := tokensOf(t, g, path, "mining"); got != want {
			t.Errorf("%s: mining gives %d tokens, want %d", path, got, want)
		}
	}
	var lobby Lobby
	s.guest().get("/api/lobby", &lobby)
	if len(lobby.Open) != 1 || len(lobby.Open[0].Packs) != 1 ||
		lobby.Open[0].Packs[0].Name["en"] != "Rich Veins" || lobby.Open[0].Packs[0].About != nil {
		t.Errorf("the lobby shows %+v", lobby.Open)
	}
	cookies := g.client.Jar.Cookies(mustURL(t, s.http.URL))
	s.close()
	must(t, os.RemoveAll(rich))

	entry, err := games.Find("smallworld")
	must(t, err)
	later, err := entry.New(packIn(t, "later", "powers/farmer/power.yaml", "tokens: 5\n"))
	must(t, err)
	s = newSite(t, settings{path: s.path, games: []game.Game{later}})
	g = s.guest()
	g.client.Jar.SetCookies(mustURL(t, s.http.URL), cookies)
	for path, want := range map[string]*Snapshot{path: shot, plain: before} {
		again := g.look(path, 0)
		if again.Content != want.Content || again.Seq != want.Seq ||
			len(again.Packs) != len(want.Packs) {
			t.Errorf("%s goes on as %s %d %v", path, again.Content, again.Seq, again.Packs)
		}
		if again.Status != "over" {
			moved(g, path, 1)
		}
	}
	if got := tokensOf(t, g, shot.Content, "mining"); got != 3 {
		t.Errorf("mining gives %d tokens", got)
	}
	host := s.guest()
	host.post(open+"/join", struct{}{}, http.StatusOK)
	if begun := host.look(open, 1); begun.Status != "playing" ||
		tokensOf(t, host, begun.Content, "mining") != 3 {
		t.Errorf("what waited with a pack begins as %s with %s", begun.Status, begun.Content)
	}
}

// The content of a version is kept for ever by whoever asks with its mark, and asked for again by
// others; what is not known is told in a sentence.
func TestTheContentOfAVersion(t *testing.T) {
	s := newSite(t, settings{packs: []string{richPack(t)}})
	g := s.guest()
	path := g.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}],
		"packs":["rich"]}`)
	at := g.look(path, 0).Content
	bare, _, marked := strings.Cut(at, "?v=")
	if !marked {
		t.Fatalf("it is at %q", at)
	}
	for path, want := range map[string]string{
		at: forEver, bare: askAgain, bare + "?v=other": askAgain,
		"/api/content/smallworld": askAgain,
	} {
		answer, err := g.client.Get(s.http.URL + path)
		must(t, err)
		must(t, answer.Body.Close())
		if got := answer.Header.Get("Cache-Control"); got != want || answer.StatusCode != 200 {
			t.Errorf("%s: %d %q, want %q", path, answer.StatusCode, got, want)
		}
	}
	for _, path := range []string{
		"/api/content/smallworld/2-000000000000", "/api/content/smallworld/..%2f..%2fetc",
		"/api/content/chess/2-000000000000", "/api/content/lordaeron/" + filepath.Base(bare),
	} {
		g.refused("GET", path, nil, http.StatusNotFound, "not-found")
	}
}

// A result with a pack moves the rating of the game with that pack, and not that of the game.
func TestRatingsArePerContent(t *testing.T) {
	s := newSite(t, settings{packs: []string{richPack(t)}})
	players := [2]*guest{s.account("Anna"), s.account("Bela")}
	const with = "smallworld+rich"
	for places := []int{1, 1}; places[0] == places[1]; {
		places = finishedGame(s, players, true, "rich")
	}
	var p Profile
	waitFor(t, "the rating", func() bool {
		p = Profile{}
		s.guest().get("/api/people/anna", &p)
		return p.Ratings[with].Games > 0
	})
	base := p.Ratings["smallworld"]
	if base.Games != 0 || p.Ratings[with].Points == 1500 ||
		p.Ratings[with].Packs[0].Name["en"] != "Rich Veins" {
		t.Errorf("%+v", p.Ratings)
	}
	var me Me
	players[0].get("/api/me", &me)
	if me.Ratings["smallworld"].Games != 0 {
		t.Errorf("%+v", me.Ratings)
	}
	if len(p.Recent) == 0 || len(p.Recent[0].Packs) != 1 {
		t.Errorf("the list says %+v", p.Recent)
	}
	for games := p.Ratings[with].Games; games < leaderGames; games++ {
		finishedGame(s, players, true, "rich")
	}
	waitFor(t, "the leaders", func() bool {
		var with, without Leaders
		s.guest().get("/api/leaders?game=smallworld%2Brich", &with)
		s.guest().get("/api/leaders?game=smallworld", &without)
		return len(with.Leaders) == 2 && len(without.Leaders) == 0
	})
}

// A record that was played with a pack is opened where the content is kept, and drawn from it.
func TestARecordWithAPackIsOpened(t *testing.T) {
	rich := richPack(t)
	entry, err := games.Find("smallworld")
	must(t, err)
	with, err := entry.New(rich)
	must(t, err)
	m, err := game.NewMatch(with, 2, []byte(`{"rounds":1}`), game.Seed{1})
	must(t, err)
	record := m.Save(false)
	var text bytes.Buffer
	must(t, record.Write(&text))
	g := newSite(t, settings{}).guest()
	g.refused("POST", "/api/replays", text.String(), http.StatusConflict, "other-rules")
	g = newSite(t, settings{packs: []string{rich}}).guest()
	id := g.post("/api/replays", text.String(), http.StatusOK)["id"].(string)
	var shot Snapshot
	g.get("/api/replays/"+id, &shot)
	if tokensOf(t, g, shot.Content, "mining") != 3 || len(shot.Packs) != 1 {
		t.Errorf("%s %v", shot.Content, shot.Packs)
	}
}

// Packs that change the same thing do not go together: the table is not made, and nobody is told
// where the folders are.
func TestPacksThatDoNotGoTogether(t *testing.T) {
	rich := richPack(t)
	poor := packIn(t, "poor", "powers/mining/power.yaml", "tokens: 2\n")
	g := newSite(t, settings{packs: []string{rich, poor}}).guest()
	answer := g.expect("POST", "/api/tables", `{"game":"smallworld","packs":["rich","poor"],
		"seats":[{"kind":"me"},{"kind":"local"}]}`, http.StatusBadRequest)
	text, err := json.Marshal(answer)
	must(t, err)
	if code(answer) != "bad-options" || bytes.Contains(text, []byte(filepath.Dir(rich))) {
		t.Errorf("%s", text)
	}
	if _, err := content.OpenPacks(rich, "lordaeron"); err == nil {
		t.Error("a pack of one game is one of the other")
	}
}
