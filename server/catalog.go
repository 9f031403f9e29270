package server

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games"
	"twobanners/rulebook"
	"twobanners/store"
	"twobanners/table"
)

// Game is a game that can be played here.
type Game struct {
	ID      string `json:"id"`
	Version string `json:"version"`
	Seats   [2]int `json:"seats"`
	// Bots are the levels to choose from, the weakest first.
	Bots []string `json:"bots"`
	// Packs are those that a table may be made with.
	Packs []game.Pack `json:"packs,omitempty"`
}

func (s *Server) games(*http.Request) (any, error) {
	list := []Game{}
	for _, g := range s.Tables.Games() {
		least, most := g.SeatLimits()
		shown := Game{
			ID: g.ID(), Version: g.Version(), Seats: [2]int{least, most}, Packs: s.Packs[g.ID()],
		}
		for _, level := range bot.Levels() {
			shown.Bots = append(shown.Bots, level.Name)
		}
		list = append(list, shown)
	}
	return list, nil
}

// Rule is a rule of the book.
type Rule struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Rule    string `json:"rule"`
	Example string `json:"example,omitempty"`
	Ruling  string `json:"ruling,omitempty"`
}

func ruleOf(r rulebook.Rule) Rule { return Rule{r.ID, r.Title, r.Rule, r.Example, r.Ruling} }

func rulesOf(found []rulebook.Rule) []Rule {
	list := make([]Rule, len(found))
	for i, rule := range found {
		list[i] = ruleOf(rule)
	}
	return list
}

// maxFound is how many rules are found at most: who wants all asks for the book, which is kept.
const maxFound = 40

// rules lists the rules of a game, or those that hold some words.
func (s *Server) rules(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	name, language := rulebook.Game(query.Get("game")), query.Get("lang")
	if !slices.Contains(rulebook.Games, name) {
		s.fail(w, r, fault(table.BadRequest, "Say which game: there is no such one here."))
		return
	}
	book := rulebook.In(language, name)
	if words := strings.Fields(query.Get("q")); len(words) > 0 {
		found := book.Search(words...)
		s.send(w, r, http.StatusOK, rulesOf(found[:min(len(found), maxFound)]))
		return
	}
	s.unchanged(w, r, fmt.Sprintf("rules %s %p", name, book), func() any {
		return rulesOf(book.Rules())
	})
}

// unchanged sends what stays as it is, by its name.
func (s *Server) unchanged(
	w http.ResponseWriter, r *http.Request, name string, value func() any,
) {
	u, err := s.answers.get(name, value)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	u.write(w, r, askAgain)
}

func (s *Server) rule(r *http.Request) (any, error) {
	id, language := strings.ToUpper(r.PathValue("id")), r.URL.Query().Get("lang")
	for _, name := range rulebook.Games {
		if rule, ok := rulebook.In(language, name).Rule(id); ok {
			return ruleOf(rule), nil
		}
	}
	return nil, fault(table.NotFound, "There is no such rule.")
}

// content sends the box that is shipped; the client asks again whether it has changed.
func (s *Server) content(w http.ResponseWriter, r *http.Request) {
	g, here := s.Tables.Game(r.PathValue("game"))
	if !here {
		s.fail(w, r, fault(table.NotFound, "There is no such game here."))
		return
	}
	s.sendContent(w, r, g, g.Version())
}

// contentOf sends the box of a version, as tables name it: also one with packs, or an older one.
func (s *Server) contentOf(w http.ResponseWriter, r *http.Request) {
	version := r.PathValue("version")
	g, err := s.Tables.GameOf(r.Context(), r.PathValue("game"), version)
	if errors.Is(err, store.ErrNotFound) {
		err = fault(table.NotFound, "There is no such content of this game here.")
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.sendContent(w, r, g, version)
}

func (s *Server) sendContent(w http.ResponseWriter, r *http.Request, g game.Game, version string) {
	answer, err := s.shownContent(g, version)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	caching := askAgain
	if r.URL.Query().Get("v") == answer.mark() {
		caching = forEver
	}
	answer.write(w, r, caching)
}

func (s *Server) shownContent(g game.Game, version string) (*cachedAnswer, error) {
	listed, err := games.Find(g.ID())
	if err != nil {
		return nil, err
	}
	_, box := listed.Shown(g)
	return s.answers.get("content "+g.ID()+" "+version, box)
}

// contentPath is where the box of a game is found. The address names the very text, which never
// changes: words and drawings may, under the same facts.
func (s *Server) contentPath(g game.Game, version string) (string, error) {
	answer, err := s.shownContent(g, version)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("/api/content/%s/%s?v=%s", g.ID(), version, answer.mark()), nil
}
