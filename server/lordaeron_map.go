package server

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"sync"

	"twobanners/content"
)

// BoardMap is the drawing of Lordaeron, with what is printed on it.
type BoardMap struct {
	Width   int           `json:"width"`
	Height  int           `json:"height"`
	Areas   []DrawnArea   `json:"areas"`
	Regions []DrawnRegion `json:"regions"`
}

// DrawnArea is one of the seven parts of the board.
type DrawnArea struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// DrawnRegion is a region with its drawing, flat as in Region. Two regions that share a line and are
// not adjacent have a black border; two that are adjacent and share none are joined by a ferry.
type DrawnRegion struct {
	ID       string            `json:"id"`
	Name     string            `json:"name"`
	Area     string            `json:"area"`
	Adjacent []string          `json:"adjacent"`
	Symbols  []string          `json:"symbols,omitempty"`
	Town     []content.Faction `json:"town,omitempty"`
	Flight   []content.Faction `json:"flight,omitempty"`
	Start    content.Faction   `json:"start,omitempty"`
	Border   []int             `json:"border"`
	Token    []int             `json:"token"`
	Label    []int             `json:"label"`
	Spots    []int             `json:"spots,omitempty"`
}

func boardMapOf(w *content.Lordaeron) *BoardMap {
	shown := &BoardMap{Width: w.Width, Height: w.Height}
	for _, a := range w.Areas {
		shown.Areas = append(shown.Areas, DrawnArea{a.ID, a.Name})
	}
	for i := range w.Regions {
		g := &w.Regions[i]
		shown.Regions = append(shown.Regions, DrawnRegion{
			ID: g.ID, Name: g.Name, Area: g.Area, Adjacent: g.Adjacent, Symbols: g.Symbols(),
			Town: g.Town, Flight: g.Flight, Start: g.Start, Border: flat(g.Outline.Border...),
			Token: flat(g.Outline.Token), Label: flat(g.Outline.Label),
			Spots: flat(g.Outline.Spots...),
		})
	}
	return shown
}

// boardMap is the drawing as it is sent, with its tag. The content's hash leaves the drawing out.
var boardMap = sync.OnceValues(func() (*BoardMap, string) {
	w, err := content.DefaultLordaeron()
	if err != nil {
		return nil, ""
	}
	shown := boardMapOf(w)
	text, err := json.Marshal(shown)
	if err != nil {
		return nil, ""
	}
	sum := sha256.Sum256(text)
	return shown, `"` + hex.EncodeToString(sum[:]) + `"`
})

// lordaeronMap sends the drawing; the client asks again only when it has changed.
func (s *Server) lordaeronMap(w http.ResponseWriter, r *http.Request) {
	shown, tag := boardMap()
	w.Header().Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	s.sendAs(w, r, http.StatusOK, "no-cache", shown)
}
