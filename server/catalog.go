package server

import (
	"net/http"
	"slices"
	"strings"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/game"
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

// Content is what the client draws of Small World.
type Content struct {
	Hash    string   `json:"hash"`
	Banners []Banner `json:"banners"`
	Badges  []Badge  `json:"badges"`
	Markers []Marker `json:"markers"`
	Die     []int    `json:"die"`
	Faces   []Face   `json:"faces"`
}

// Banner is a race.
type Banner struct {
	ID      string `json:"id"`
	Faction string `json:"faction"`
	Tokens  int    `json:"tokens"`
	Box     int    `json:"box"`
}

// Badge is a power.
type Badge struct {
	ID     string `json:"id"`
	Tokens int    `json:"tokens"`
}

// Marker is an artifact or a place.
type Marker struct {
	ID   string `json:"id"`
	Kind string `json:"kind"`
}

// Face is a side of a board.
type Face struct {
	ID      string   `json:"id"`
	Size    string   `json:"size"`
	Name    string   `json:"name"`
	Width   int      `json:"width"`
	Height  int      `json:"height"`
	Regions []Region `json:"regions"`
}

// Region is a region with its drawing; lines of points are flat, x before y.
type Region struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Terrain  string   `json:"terrain"`
	Symbols  []string `json:"symbols"`
	Murlocs  int      `json:"murlocs"`
	Adjacent []string `json:"adjacent"`
	Border   []int    `json:"border"`
	Token    []int    `json:"token"`
	Label    []int    `json:"label"`
	Spots    []int    `json:"spots"`
}

func contentOf(c *content.SmallWorld) *Content {
	shown := &Content{Hash: c.Hash, Die: c.Pieces.Die.Sides}
	for _, b := range c.Banners {
		shown.Banners = append(shown.Banners, Banner{b.ID, string(b.Faction), b.Tokens, b.Box})
	}
	for _, b := range c.Badges {
		shown.Badges = append(shown.Badges, Badge{b.ID, b.Tokens})
	}
	for _, m := range c.Markers {
		shown.Markers = append(shown.Markers, Marker{m.ID, string(m.Kind)})
	}
	for i := range c.Faces {
		f := &c.Faces[i]
		face := Face{ID: f.ID, Size: f.Size, Name: f.Name, Width: f.Width, Height: f.Height}
		for j := range f.Regions {
			r := &f.Regions[j]
			face.Regions = append(face.Regions, Region{
				ID: r.ID, Name: r.Name, Terrain: string(r.Terrain),
				Symbols: append([]string{}, r.Symbols()...), Murlocs: r.Murlocs,
				Adjacent: r.Adjacent, Border: flat(r.Outline.Border...),
				Token: flat(r.Outline.Token), Label: flat(r.Outline.Label),
				Spots: flat(r.Outline.Spots...),
			})
		}
		shown.Faces = append(shown.Faces, face)
	}
	return shown
}

func flat(points ...content.Point) []int {
	list := make([]int, 0, 2*len(points))
	for _, p := range points {
		list = append(list, p.X, p.Y)
	}
	return list
}

// content sends the box; the client asks again only when its hash has changed.
func (s *Server) content(w http.ResponseWriter, r *http.Request) {
	g, _ := s.Hall.Game(r.PathValue("game"))
	tag, box := shownBox(g)
	if box == nil {
		s.fail(w, r, fault(table.NotFound, "There is no such game here."))
		return
	}
	tag = `"` + tag + `"`
	w.Header().Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	s.sendAs(w, r, http.StatusOK, "no-cache", box())
}

// shownBox is the hash of a game's content, and the content as the client draws it.
func shownBox(g game.Game) (hash string, box func() any) {
	switch g := g.(type) {
	case interface{ Content() *content.SmallWorld }:
		c := g.Content()
		return c.Hash, func() any { return contentOf(c) }
	case interface{ Content() *content.Lordaeron }:
		c := g.Content()
		return c.Hash, func() any { return lordaeronOf(c) }
	case interface{ Box() (string, func() any) }: // a game may show its own
		return g.Box()
	default:
		return "", nil
	}
}
