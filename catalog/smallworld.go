// Package catalog is what the browser draws of the content of each game: names, cards, boards and
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

// SmallWorld is a box of Small World of Warcraft as the browser draws it.
func SmallWorld(c *content.SmallWorld) *Content {
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
