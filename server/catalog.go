package server

import (
	"net/http"
	"slices"
	"strings"

	"twobanners/bot"
	"twobanners/games"
	"twobanners/rulebook"
	"twobanners/table"
)

// Game is a game that can be played here.
type Game struct {
	ID      string `json:"id"`
	Version string `json:"version"`
	Seats   [2]int `json:"seats"`
	// Bots are the levels to choose from, the weakest first.
	Bots []string `json:"bots"`
}

func (s *Server) games(*http.Request) (any, error) {
	list := []Game{}
	for _, g := range s.Hall.Games() {
		least, most := g.SeatLimits()
		shown := Game{ID: g.ID(), Version: g.Version(), Seats: [2]int{least, most}}
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

// rules lists the rules of a game, or those that hold some words.
func (s *Server) rules(r *http.Request) (any, error) {
	name := rulebook.Game(r.URL.Query().Get("game"))
	if !slices.Contains(rulebook.Games, name) {
		return nil, fault(table.BadRequest, "Say which game: there is no such one here.")
	}
	book := rulebook.In(r.URL.Query().Get("lang"), name)
	found := book.Rules()
	if words := strings.Fields(r.URL.Query().Get("q")); len(words) > 0 {
		found = book.Search(words...)
	}
	list := make([]Rule, len(found))
	for i, rule := range found {
		list[i] = ruleOf(rule)
	}
	return list, nil
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

// content sends the box; the client asks again only when its hash has changed.
func (s *Server) content(w http.ResponseWriter, r *http.Request) {
	g, here := s.Hall.Game(r.PathValue("game"))
	listed, err := games.Find(r.PathValue("game"))
	if !here || err != nil {
		s.fail(w, r, fault(table.NotFound, "There is no such game here."))
		return
	}
	hash, box := listed.Shown(g)
	tag := `"` + hash + `"`
	w.Header().Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	s.sendAs(w, r, http.StatusOK, "no-cache", box())
}
