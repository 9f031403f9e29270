package table

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
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
}

// newCard is the table's card if it differs from the one that was stored last.
func (t *Table) newCard(s *State) *store.Card {
	_, name, _ := s.botToMove()
	_, deadline, _ := s.nextDeadline()
	key := fmt.Sprint(s.Status(), s.Seats, s.actors(), name, deadline.UnixMilli())
	if key == t.card {
		return nil
	}
	t.card = key
	card := s.card()
	return &card
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
		if person == "" {
			continue
		}
		if !slices.Contains(card.People, person) {
			card.People = append(card.People, person)
		}
		if s.begun && s.actors().Has(game.Seat(i)) && seat.Bot == "" || seat.For != "" {
			card.Turn = append(card.Turn, person)
		}
	}
	round := 0
	if p := s.tree.position; p != nil {
		round = roundOf(s.Game.Show(p.View(game.Nobody)))
	}
	card.Data, _ = json.Marshal(Card{s.Seats, round, s.Created.Options, s.Created.Clock})
	return card
}

// atOnce is due for every node, whatever its clock says.
var atOnce = time.UnixMilli(1)

// wakeAt is when the table has something to do by itself.
func (s *State) wakeAt() time.Time {
	_, _, bot := s.botToMove()
	if bot && s.peopled() || s.Status() == Over && s.toRate() {
		return atOnce
	}
	_, at, _ := s.nextDeadline()
	return at
}

// roundOf reads the round from what a game shows, which has it near the top if there is one.
func roundOf(shown any) (round int) {
	text, err := json.Marshal(shown)
	if err != nil {
		return 0
	}
	d := json.NewDecoder(bytes.NewReader(text))
	if _, err := d.Token(); err != nil {
		return 0
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return 0
		}
		if key == "round" {
			_ = d.Decode(&round) // what is no number is zero
			return round
		}
		var skipped json.RawMessage
		if d.Decode(&skipped) != nil {
			return 0
		}
	}
	return 0
}
