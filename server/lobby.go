package server

import (
	"encoding/json"
	"net/http"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Lobby is the three lists of the first page.
type Lobby struct {
	Open  []Card `json:"open"`
	Mine  []Card `json:"mine"`
	Watch []Card `json:"watch"`
	// Restart is when the server will be restarted, if that is known.
	Restart int64 `json:"restart,omitempty"`
}

// Card is a table in a list.
type Card struct {
	ID       string     `json:"id"`
	Game     string     `json:"game"`
	Seats    []CardSeat `json:"seats"`
	Status   string     `json:"status"`
	Round    int        `json:"round"`
	YourTurn bool       `json:"your_turn"`
	// Invited means that an open seat is kept for who asks.
	Invited bool            `json:"invited,omitempty"`
	Options json.RawMessage `json:"options,omitempty"`
	Clock   *table.Clock    `json:"clock"`
	Created int64           `json:"created"`
	Updated int64           `json:"updated"`
	// Turn are the seats that must decide, Until when the first of them must have.
	Turn  []game.Seat `json:"turn,omitempty"`
	Until int64       `json:"until,omitempty"`
	// Places and Scores are the outcome; Ended is a game without one.
	Places []int `json:"places,omitempty"`
	Scores []int `json:"scores,omitempty"`
	Ended  bool  `json:"ended,omitempty"`
	// Packs lie over the content of the game.
	Packs []game.Pack `json:"packs,omitempty"`
}

// CardSeat is a seat of a table in a list.
type CardSeat struct {
	Name string `json:"name"`
	Kind string `json:"kind"`
	You  bool   `json:"you"`
	// Guest has no account and may be called like anybody.
	Guest bool `json:"guest,omitempty"`
	// Vacation is until when the person is on vacation, or was.
	Vacation int64 `json:"vacation,omitempty"`
}

const (
	longestList = 100
	shortList   = 30
	forgotten   = 24 * time.Hour // a public table where nothing happens is no longer shown
)

func (s *Server) lobby(r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	lists := Lobby{Open: []Card{}, Watch: []Card{}, Restart: s.restart()}
	mine, err := s.Store.Mine(r.Context(), p.ID, longestList)
	if err != nil {
		return nil, err
	}
	lists.Mine = cards(mine, p.ID)
	for _, list := range []struct {
		status table.Status
		into   *[]Card
	}{{table.Open, &lists.Open}, {table.Playing, &lists.Watch}} {
		since := s.Now().Add(-forgotten)
		found, err := s.Store.Public(r.Context(), string(list.status), since, shortList)
		if err != nil {
			return nil, err
		}
		*list.into = slices.DeleteFunc(cards(found, p.ID), Card.isMine)
	}
	return lists, nil
}

func (c Card) isMine() bool {
	return slices.ContainsFunc(c.Seats, func(seat CardSeat) bool { return seat.You })
}

func cards(list []store.Card, person string) []Card {
	shown := []Card{}
	for i := range list {
		shown = append(shown, cardOf(&list[i], person))
	}
	return shown
}

func cardOf(c *store.Card, person string) Card {
	var data table.Card
	_ = json.Unmarshal(c.Data, &data) // a card that cannot be read shows what is known beside it
	card := Card{
		ID: c.ID, Game: c.Game, Status: c.Status, Round: data.Round, Options: data.Options,
		Clock: data.Clock, Created: c.Created.UnixMilli(), Seats: []CardSeat{},
		YourTurn: slices.Contains(c.Turn, person), Updated: c.Updated.UnixMilli(),
		Turn: data.Turn, Until: data.Until, Places: data.Places, Scores: data.Scores,
		Ended: data.Ended, Packs: data.Packs,
	}
	for _, seat := range data.Seats {
		you := person != "" && seat.Person == person
		card.Invited = card.Invited || person != "" && seat.Open() && seat.For == person
		card.Seats = append(card.Seats, CardSeat{
			seat.Name, kindOf(seat), you, seat.Guest, seat.Vacation,
		})
	}
	return card
}

func kindOf(s table.Seat) string {
	switch {
	case s.Open():
		return "open"
	case s.Bot != "":
		return "bot"
	default:
		return "person"
	}
}
