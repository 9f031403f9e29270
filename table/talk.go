package table

import (
	"context"
	"slices"
	"strings"

	"twobanners/game"
)

const (
	maxChat  = 500
	maxLines = 2000
)

// Talk is something to be said from a seat, Nobody for any of the speaker's; to the seat's team
// alone, or to everybody.
type Talk struct {
	Seat game.Seat
	Text string
	Team bool
}

// Say adds a line to the chat.
func (t *Table) Say(ctx context.Context, who Who, id string, talk Talk) (int64, error) {
	return t.do(ctx, who.asks(askChat, id, talk), func(s *State) ([]fact, error) {
		text := strings.TrimSpace(talk.Text)
		held := s.SeatsOf(who.Person)
		seat := talk.Seat
		if seat == game.Nobody {
			seat = held.First()
		}
		switch {
		case !held.Has(seat):
			return nil, fault(NotYourSeat, "Only those who sit at the table can talk there.")
		case text == "" || len(text) > maxChat:
			return nil, fault(BadRequest, "A line of chat has 1 to 500 characters.")
		case len(s.Chat) >= maxLines:
			return nil, fault(NotAllowed, "Enough has been said at this table.")
		}
		said := Said{Name: who.Name, Text: text}
		if talk.Team {
			if said.To = s.Team(seat); said.To == game.Only(seat) {
				return nil, fault(NotAllowed, "This seat has no team, or not yet.")
			}
		}
		return []fact{{seat, KindChat, said}}, nil
	})
}

// Team are the seats that play together with a seat, itself among them.
func (s *State) Team(seat game.Seat) game.Seats {
	if g, ok := s.Game.(game.Teamer); ok && seat >= 0 && s.tree.position != nil {
		return g.Team(s.tree.position, seat)
	}
	return game.Only(seat)
}

// Advise proposes a move to a teammate; null tells a bot to go ahead. It stands until the teammate
// moves.
func (t *Table) Advise(
	ctx context.Context, who Who, id string, seen int64, by, to game.Seat, notation []byte,
) (int64, error) {
	ask := who.asks(askAdvice, id, seen, by, to, notation)
	return t.do(ctx, ask, func(s *State) ([]fact, error) {
		if err := s.owns(who, by); err != nil {
			return nil, err
		}
		if err := s.playing(); err != nil {
			return nil, err
		}
		goAhead := string(notation) == "null" // says nothing about the position, which may be new
		if err := s.fresh(seen); err != nil && !goAhead {
			return nil, err
		}
		team := s.Team(by)
		if to == by || !team.Has(to) {
			return nil, fault(NotAllowed, "A move is proposed to somebody of the same team.")
		}
		p := s.tree.position
		if goAhead {
			return []fact{{by, KindAdvised, Advised{to, GoAhead, team}}}, nil
		}
		m, err := s.Game.ReadMove(p, to, notation)
		if err != nil {
			return nil, fault(BadMove, err.Error())
		}
		if refusal := p.Why(to, m); !refusal.OK() {
			return nil, refused(refusal)
		}
		return []fact{{by, KindAdvised, Advised{to, m, team}}}, nil
	})
}

func (s *State) forget(what func(Advice) bool) { s.Advice = slices.DeleteFunc(s.Advice, what) }
