// Package catalog is the content of each game as JSON for the browser: names, cards, boards and
// their outlines. The list of the games says which of its functions is a game's.
package catalog

import "twobanners/content"

// Content is what the browser draws of Small World of Warcraft.
type Content struct {
	Hash    string   `json:"hash"`
	Banners []Banner `json:"banners"`
	Badges  []Badge  `json:"badges"`
	Markers []Marker `json:"markers"`
	Die     []int    `json:"die"`
	Faces   []Face   `json:"faces"`
	// Words are Fluent messages by language: what things are called and what they do.
	Words map[content.Language]string `json:"words"`
	// Drawings are insides of an svg, by the ids of races, powers and markers.
	Drawings map[string]string `json:"drawings"`
}

// Banner is a race.
type Banner struct {
	ID      string `json:"id"`
	Faction string `json:"faction"`
	Tokens  int    `json:"tokens"`
	Box     int    `json:"box"`
	Scale   int    `json:"scale,omitempty"`
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
	Board   string   `json:"board"`
	Size    string   `json:"size"`
	Name    string   `json:"name"`
	Width   int      `json:"width"`
	Height  int      `json:"height"`
	Regions []Region `json:"regions"`
}

// Region is a region with its drawing; lines of points are flat, x before y. Of a border all points
// but the first are told by how far they lie from the one before: a box is a quarter smaller so.
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

// SmallWorld is a box of Small World of Warcraft as the browser draws it.
func SmallWorld(c *content.SmallWorld) *Content {
	shown := &Content{
		Hash: c.Hash, Die: c.Pieces.Die.Sides,
		Words: map[content.Language]string{}, Drawings: map[string]string{},
	}
	scales := map[string]int{}
	for i := range c.Things {
		t := &c.Things[i]
		scales[t.ID] = t.Scale
		for language, words := range t.Words {
			shown.Words[language] += words
		}
		if t.Drawing != "" {
			shown.Drawings[t.ID] = t.Drawing
		}
	}
	for _, b := range c.Banners {
		shown.Banners = append(shown.Banners, Banner{
			b.ID, string(b.Faction), b.Tokens, b.Box, scales[b.ID],
		})
	}
	for _, b := range c.Badges {
		shown.Badges = append(shown.Badges, Badge{b.ID, b.Tokens})
	}
	for _, m := range c.Markers {
		shown.Markers = append(shown.Markers, Marker{m.ID, string(m.Kind)})
	}
	for i := range c.Faces {
		f := &c.Faces[i]
		face := Face{
			ID: f.ID, Board: f.Board, Size: f.Size, Name: f.Name, Width: f.Width, Height: f.Height,
		}
		for j := range f.Regions {
			r := &f.Regions[j]
			face.Regions = append(face.Regions, Region{
				ID: r.ID, Name: r.Name, Terrain: string(r.Terrain),
				Symbols: append([]string{}, r.Symbols()...), Murlocs: r.Murlocs,
				Adjacent: r.Adjacent, Border: steps(r.Outline.Border),
				Token: flat(r.Outline.Token), Label: flat(r.Outline.Label),
				Spots: flat(r.Outline.Spots...),
			})
		}
		shown.Faces = append(shown.Faces, face)
	}
	return shown
}

func steps(line content.Polygon) []int {
	list := flat(line...)
	for i := len(list) - 1; i >= 2; i-- {
		list[i] -= list[i-2]
	}
	return list
}

func flat(points ...content.Point) []int {
	list := make([]int, 0, 2*len(points))
	for _, p := range points {
		list = append(list, p.X, p.Y)
	}
	return list
}
