package server

import (
	"bytes"
	"cmp"
	"context"
	"net/http"
	"slices"

	"twobanners/game"
	"twobanners/store"
)

// Favourite is something that a person has played with, such as a race, and how that went.
type Favourite struct {
	Game  string `json:"game"`
	Kind  string `json:"kind"`
	ID    string `json:"id"`
	Games int    `json:"games"`
	Won   int    `json:"won"`
}

const (
	favouriteGames = 20 // that are looked through
	favouritesMost = 12
)

// favouriteKinds are the things that people call their own.
var favouriteKinds = []string{"race", "class"}

// favourites looks through a person's last games, unless too many ask for such things.
func (s *Server) favourites(r *http.Request, person string, list []store.Card) []Favourite {
	found := []Favourite{}
	address := s.address(r)
	if !s.stories.enter(address) {
		return found
	}
	defer s.stories.leave(address)
	for i := range list[:min(len(list), favouriteGames)] {
		card := cardOf(&list[i], person)
		for _, had := range s.had(r.Context(), &card) {
			at := slices.IndexFunc(found, func(f Favourite) bool {
				return f.Game == had.Game && f.Kind == had.Kind && f.ID == had.ID
			})
			if at < 0 {
				found, at = append(found, had), len(found)
			}
			found[at].Games++
			if card.won() {
				found[at].Won++
			}
		}
	}
	slices.SortStableFunc(found, func(a, b Favourite) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(b.Won, a.Won))
	})
	return found[:min(len(found), favouritesMost)]
}

// had are the things that the one a card is for had in that game, each once. A game of other rules
// than these, or of content that is not known, tells nothing.
func (s *Server) had(ctx context.Context, card *Card) (list []Favourite) {
	text, err := s.Tables.Table(card.ID).Record(ctx)
	if err != nil {
		return nil
	}
	record, err := game.ReadRecord(card.ID, bytes.NewReader(text))
	if err != nil {
		return nil
	}
	g, err := s.Tables.GameOf(ctx, card.Game, record.Head.Version)
	if err != nil || record.Head.Version != g.Version() {
		return nil
	}
	noted, ok := g.(game.Noter)
	if !ok {
		return nil
	}
	p, err := g.New(record.Head.Seats, record.Head.Options,
		&game.Playback{Draws: record.Head.Draws})
	if err != nil {
		return nil
	}
	note := func(seat game.Seat, kind, name string) {
		mine := seat >= 0 && int(seat) < len(card.Seats) && card.Seats[seat].You
		one := Favourite{Game: card.Game, Kind: kind, ID: name}
		if mine && slices.Contains(favouriteKinds, kind) && !slices.Contains(list, one) {
			list = append(list, one)
		}
	}
	for i := range record.Steps {
		step, log := &record.Steps[i], &game.Log{}
		draws := &game.Playback{Draws: step.Draws}
		if refusal := p.Apply(step.Seat, step.Move, draws, log); !refusal.OK() {
			return nil
		}
		for _, event := range log.Events {
			noted.NoteEvent(p, event, note)
		}
	}
	noted.NoteEnd(p, note)
	return list
}
