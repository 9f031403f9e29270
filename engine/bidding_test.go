package engine

import (
	"encoding/json"
	"fmt"

	"twobanners/game"
)

// bidding is a toy game for what Small World does not have: two seats decide at once, in secret,
// and a rule is broken.
type bidding struct{}

const (
	bidMade game.EventKind = iota + 1
	bidsRevealed
	brokenBid game.Move = 9
	highest   game.Move = 3
)

type bids struct{ Bid [2]game.Move }

func (bidding) ID() string                                { return "bidding" }
func (bidding) Version() string                           { return "1" }
func (bidding) SeatLimits() (least, most int)             { return 2, 2 }
func (bidding) ShowMove(_ game.Position, m game.Move) any { return fmt.Sprint("bid ", m) }
func (bidding) TermName(game.TermID) string               { return "coins" }
func (bidding) Show(p game.Position) any                  { return p.(*bids).Bid }

func (bidding) New(seats int, options []byte, chance game.Chance) (game.Position, error) {
	if seats != 2 || options != nil {
		return nil, fmt.Errorf("two seats and no options")
	}
	chance.Draw("nothing", 6)
	return &bids{}, nil
}

func (bidding) ReadMove(_ game.Position, _ game.Seat, notation []byte) (m game.Move, err error) {
	var words string
	if err := json.Unmarshal(notation, &words); err != nil {
		return 0, err
	}
	_, err = fmt.Sscanf(words, "bid %d", &m)
	return m, err
}

func (bidding) ShowEvent(_ game.Position, e game.Event) any {
	if e.Kind == bidMade {
		return map[string]any{"event": "bid", "coins": e.Args[0]}
	}
	return map[string]any{"event": "revealed", "bids": e.Args[:2]}
}

func (bidding) Explain(_ game.Position, _ game.Seat, m game.Move) []game.NamedTerm {
	return []game.NamedTerm{{Name: "coins", N: int(m)}}
}

func (p *bids) Seats() int { return len(p.Bid) }

func (p *bids) Actors() (actors game.Seats) {
	for seat, bid := range p.Bid {
		if bid == 0 {
			actors = actors.With(game.Seat(seat))
		}
	}
	return actors
}

func (p *bids) Moves(seat game.Seat, list []game.Move) []game.Move {
	if p.Actors().Has(seat) {
		list = append(list, 1, 2, highest)
	}
	return list
}

func (p *bids) Why(seat game.Seat, m game.Move) game.Refusal {
	switch {
	case !p.Actors().Has(seat):
		return game.Refusal{Rules: []string{"one-bid-each"}}
	case m == 0:
		return game.Malformed
	case m > highest && m != brokenBid:
		return game.Refusal{Rules: []string{"three-coins"}, Need: int(m), Have: int(highest)}
	}
	return game.Refusal{}
}

func (p *bids) Apply(s game.Seat, m game.Move, chance game.Chance, log *game.Log) game.Refusal {
	if refusal := p.Why(s, m); !refusal.OK() {
		return refusal
	}
	chance.Draw("wink", 100)
	p.Bid[s] = m
	if m == brokenBid {
		panic("this rule is broken")
	}
	log.Add(game.Event{Kind: bidMade, Seat: s, To: game.Only(s), Args: [6]int16{int16(m)}})
	if p.Actors() == 0 {
		both := [6]int16{int16(p.Bid[0]), int16(p.Bid[1])}
		log.Add(game.Event{Kind: bidsRevealed, Seat: game.Nobody, To: game.Everyone, Args: both})
	}
	return game.Refusal{}
}

func (p *bids) Outcome() (o game.Outcome, ok bool) {
	for seat, bid := range p.Bid {
		o.Score[seat], o.Place[seat] = int32(bid), 2
		if bid >= p.Bid[1-seat] {
			o.Place[seat] = 1
			o.Winners = o.Winners.With(game.Seat(seat))
		}
	}
	return o, p.Actors() == 0
}

func (p *bids) View(seat game.Seat) game.Position {
	view := *p
	for other := range view.Bid {
		if p.Actors() != 0 && game.Seat(other) != seat {
			view.Bid[other] = 0
		}
	}
	return &view
}

func (p *bids) Redeal(seat game.Seat, chance game.Chance) {
	if other := 1 - seat; p.Bid[other] != 0 {
		p.Bid[other] = game.Move(1 + chance.Draw("bid", int(highest)))
	}
}

func (p *bids) Evaluate(seat game.Seat) (sum game.Sum) {
	sum.Add(0, int(p.Bid[seat]))
	return sum
}

func (p *bids) Hash() uint64           { return uint64(p.Bid[0]<<8 | p.Bid[1]) }
func (p *bids) Clone() game.Position   { q := *p; return &q }
func (p *bids) Set(from game.Position) { *p = *from.(*bids) }
