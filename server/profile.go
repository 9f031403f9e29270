package server

import (
	"net/http"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Profile is what anybody may know of an account.
type Profile struct {
	Name   string `json:"name"`
	Since  int64  `json:"since"`
	You    bool   `json:"you"`
	Friend bool   `json:"friend"`
	// Games are those that were played to their end, of the last so many, and Won of these.
	Games int `json:"games"`
	Won   int `json:"won"`
	// Ratings are by game; one with content packs is a game of its own.
	Ratings map[string]RatingHistory `json:"ratings"`
	Recent  []Card                   `json:"recent"`
	// Favourites are what was played with in the last games, most often first.
	Favourites []Favourite `json:"favourites"`
}

// RatingHistory is a rating and how it came about.
type RatingHistory struct {
	Rating
	Packs   []game.Pack   `json:"packs,omitempty"`
	History []RatingPoint `json:"history"`
}

// RatingPoint is a rating after a game.
type RatingPoint struct {
	At     int64 `json:"at"`
	Points int   `json:"points"`
}

// Leaders are the best of a game; the one who asks comes last if further down.
type Leaders struct {
	Leaders []Leader `json:"leaders"`
}

// Leader is somebody with a rating and a place.
type Leader struct {
	Place int    `json:"place"`
	Name  string `json:"name"`
	You   bool   `json:"you"`
	Rating
}

// FinishedGames are a page of games that are over.
type FinishedGames struct {
	Games []Card `json:"games"`
}

const (
	countedGames = 500
	recentGames  = 20
	ratingPoints = 200
	leadersShown = 50
	leadersKnown = 10_000
	leaderGames  = 3 // rated games that make a leader
)

// profile tells what anybody may know of an account.
func (s *Server) profile(r *http.Request) (any, error) {
	me, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	p, err := s.Store.Account(r.Context(), r.PathValue("name"))
	if err != nil {
		return nil, err
	}
	shown := Profile{
		Name: p.Name, Since: p.Created.UnixMilli(), You: p.ID == me.ID,
		Ratings: map[string]RatingHistory{}, Recent: []Card{},
	}
	friends, err := s.Store.Friends(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	shown.Friend = slices.ContainsFunc(friends, func(f store.Friend) bool {
		return f.ID == me.ID && f.Mine && f.Theirs
	})
	packs := map[string][]game.Pack{}
	if err := s.played(r, &shown, p.ID, me.ID, packs); err != nil {
		return nil, err
	}
	for _, g := range s.Tables.Games() {
		packs[g.ID()] = nil
	}
	for key, with := range packs {
		history, err := s.ratingOf(r, p.ID, key)
		if err != nil {
			return nil, err
		}
		if history.Games > 0 {
			history.Packs = with
			shown.Ratings[key] = history
		}
	}
	return shown, nil
}

// played counts the games of a person and shows those that the asker may see: public ones, and
// those the asker sat at. It notes with which packs they were played, by what they are rated by.
func (s *Server) played(
	r *http.Request, shown *Profile, person, asker string, packs map[string][]game.Pack,
) error {
	list, err := s.Store.Finished(r.Context(), store.Finished{Person: person}, countedGames)
	shown.Favourites = s.favourites(r, person, list)
	for i := range list {
		own := cardOf(&list[i], person)
		if len(own.Places) == 0 {
			continue // it ended without an outcome
		}
		shown.Games++
		packs[game.RatingKey(own.Game, own.Packs)] = own.Packs
		if own.won() {
			shown.Won++
		}
		seen := cardOf(&list[i], asker)
		if (list[i].Public || seen.isMine()) && len(shown.Recent) < recentGames {
			shown.Recent = append(shown.Recent, seen)
		}
	}
	return err
}

// won tells whether the one a card is for has won.
func (c Card) won() bool {
	for i, seat := range c.Seats {
		if seat.You && i < len(c.Places) && c.Places[i] == 1 {
			return true
		}
	}
	return false
}

func (s *Server) ratingOf(r *http.Request, person, gameID string) (h RatingHistory, err error) {
	now, err := s.Store.Ratings(r.Context(), gameID, []string{person})
	if err != nil {
		return h, err
	}
	h.Rating = shownRating(now[0])
	over, err := s.Store.RatedOver(r.Context(), person, gameID, ratingPoints)
	h.History = []RatingPoint{}
	for _, one := range over {
		h.History = append(h.History, RatingPoint{one.At.UnixMilli(), int(one.Points + 0.5)})
	}
	return h, err
}

func shownRating(r store.Rating) Rating { return Rating{int(r.Points + 0.5), r.Games} }

// leaders lists the best of a game.
func (s *Server) leaders(r *http.Request) (any, error) {
	me, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	list, err := s.Store.Leaders(r.Context(), r.URL.Query().Get("game"), leaderGames, leadersKnown)
	shown := Leaders{Leaders: []Leader{}}
	for i, one := range list {
		if you := one.ID == me.ID; you || i < leadersShown {
			shown.Leaders = append(shown.Leaders,
				Leader{i + 1, one.Name, you, shownRating(one.Rating)})
		}
	}
	return shown, err
}

// finished lists public games that are over.
func (s *Server) finished(r *http.Request) (any, error) {
	me, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	which := store.Finished{Game: r.URL.Query().Get("game"), Public: true}
	if text := r.URL.Query().Get("before"); text != "" {
		before, err := number(text, 0)
		if err != nil {
			return nil, fault(table.BadRequest, "before is a time in milliseconds.")
		}
		which.Before = time.UnixMilli(before)
	}
	list, err := s.Store.Finished(r.Context(), which, recentGames)
	return FinishedGames{cards(list, me.ID)}, err
}
