package table

import (
	"cmp"
	"encoding/json"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Card is what a list shows of a table.
type Card struct {
	Seats   []Seat          `json:"seats"`
	Round   int             `json:"round"`
	Options json.RawMessage `json:"options,omitempty"`
	Clock   *Clock          `json:"clock,omitempty"`
	// Turn are the seats that must decide, Until when the first of them must have.
	Turn  []game.Seat `json:"turn,omitempty"`
	Until int64       `json:"until,omitempty"` // milliseconds since 1970
	// Places and Scores are the outcome; Ended is a game without one.
	Places []int `json:"places,omitempty"`
	Scores []int `json:"scores,omitempty"`
	Ended  bool  `json:"ended,omitempty"`
	// Packs lie over the content of the game.
	Packs []game.Pack `json:"packs,omitempty"`
}

// newCard is the table's card if it differs from the one that was stored last.
func (t *Table) newCard(s *State) *store.Card {
	_, name, _ := s.botToMove(0, time.Time{})
	_, deadline, _ := s.nextDeadline()
	now := cardKey{s.Status(), s.actors(), name, deadline.UnixMilli()}
	if now == t.card.key && slices.Equal(s.Seats, t.card.seats) {
		return nil
	}
	t.card = written{now, slices.Clone(s.Seats)}
	card := s.card()
	return &card
}

// written is what the card that was stored last depended on.
type written struct {
	key   cardKey
	seats []Seat
}

type cardKey struct {
	status   Status
	actors   game.Seats
	bot      string
	deadline int64
}

func (s *State) card() store.Card {
	last := s.Entry(s.Seq())
	card := store.Card{
		ID: s.ID, Game: s.Game.ID(), Status: string(s.Status()),
		Host: s.Created.Host, Public: s.Created.Public,
		Created: s.Since, Updated: last.At, Wake: s.wakeAt(),
	}
	for i, seat := range s.Seats {
		person := cmp.Or(seat.Person, seat.For)
		if person == "" || s.ended && !s.begun {
			continue
		}
		if !slices.Contains(card.People, person) {
			card.People = append(card.People, person)
		}
		if s.begun && s.actors().Has(game.Seat(i)) && seat.Bot == "" || seat.For != "" ||
			s.Due(game.Seat(i)) == "nonce" && !s.single(person) {
			card.Turn = append(card.Turn, person)
		}
	}
	card.Data, _ = json.Marshal(s.listed())
	return card
}

// listed is what a list shows.
func (s *State) listed() Card {
	card := Card{
		Seats: s.Seats, Options: s.Created.Options, Clock: s.Created.Clock, Ended: s.ended,
		Packs: s.Created.Packs,
	}
	if _, at, ok := s.nextDeadline(); ok {
		card.Until = at.UnixMilli()
	}
	p := s.tree.position
	if p == nil {
		return card
	}
	if g, ok := s.Game.(game.RoundCounter); ok {
		card.Round = g.Round(p)
	}
	if s.begun && !s.ended {
		card.Turn = s.actors().List()
	}
	if outcome, over := p.Outcome(); over {
		for i := range s.Seats {
			card.Places = append(card.Places, int(outcome.Place[i]))
			card.Scores = append(card.Scores, int(outcome.Score[i]))
		}
	}
	return card
}

// atOnce is due for every node, whatever its clock says.
var atOnce = time.UnixMilli(1)

// wakeAt is when the table has something to do by itself.
func (s *State) wakeAt() time.Time {
	_, _, bot := s.botToMove(0, time.Time{})
	if bot && s.peopled() || s.Status() == Over && s.toRate() {
		return atOnce
	}
	return s.due()
}
