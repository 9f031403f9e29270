package table

import (
	"context"

	"twobanners/game"
)

// What is what somebody wants that others must agree to.
type What string

// What can be wanted.
const (
	WantUndo    What = ""
	WantPause   What = "pause"
	WantReplace What = "replace" // a bot for somebody who is away
	WantKick    What = "kick"    // a bot for somebody who shall not come back
	WantEnd     What = "end"     // no winner
)

// Request is what waits for the consent of others.
type Request struct {
	What    What
	By      game.Seat
	To      int64     // of an undo
	Seat    game.Seat // that a bot shall have
	Bot     string
	Waiting game.Seats // who has not answered
	asked   game.Seats
	agreed  game.Seats
}

var errAsking = fault(NotAllowed, "Something is being asked for already.")

func newRequest(by game.Seat, a Asked) *Request {
	return &Request{
		What: a.What, By: by, To: a.To, Seat: a.Seat, Bot: a.Bot, Waiting: a.Who, asked: a.Who,
	}
}

// others are the seats of the people beside a person: those who are asked.
func (s *State) others(person string) (seats game.Seats) {
	for i, seat := range s.Seats {
		if seat.Person != "" && seat.Person != person && !seat.Barred {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// voters counts the people in some seats.
func (s *State) voters(seats game.Seats) int {
	people := map[string]bool{}
	for _, seat := range seats.List() {
		people[s.Seats[seat].Person] = true
	}
	return len(people)
}

// answered takes a person's answer for all the person's seats. One no ends a request, but for a
// vote, which goes on.
func (s *State) answered(seat game.Seat, agree bool) {
	if s.Asked == nil {
		return
	}
	held := s.SeatsOf(s.Seats[seat].Person)
	s.Asked.Waiting &^= held
	if agree {
		s.Asked.agreed |= held & s.Asked.asked
	} else if s.Asked.What != WantKick {
		s.Asked = nil
	}
	if s.Asked != nil && s.Asked.Waiting == 0 {
		s.Asked = nil // what was granted is in the next entry
	}
}

// granted is what was asked for, once enough of those asked agree: all of them, or more than half
// of those who vote on a person, the one who began the vote among them.
func (s *State) granted(agreeing game.Seats) []fact {
	r := s.Asked
	if r == nil {
		return nil
	}
	if r.What == WantKick {
		if 2*(s.voters(r.agreed|agreeing&r.asked)+1) <= s.voters(r.asked)+1 {
			return nil
		}
	} else if r.Waiting&^agreeing != 0 {
		return nil
	}
	return r.facts()
}

// facts are what a request comes to when it is granted.
func (r *Request) facts() []fact {
	switch r.What {
	case WantPause:
		return []fact{{r.By, KindPaused, Paused{true}}}
	case WantReplace:
		return []fact{{r.Seat, KindHanded, Seat{Bot: r.Bot, Forced: true}}}
	case WantKick:
		return []fact{{r.Seat, KindHanded, Seat{Bot: r.Bot, Forced: true, Barred: true}}}
	case WantEnd:
		return []fact{{r.By, KindEnded, struct{}{}}}
	case WantUndo:
	}
	return []fact{{r.By, KindUndone, Undone{r.To}}}
}

// wish asks some seats for something, or does it if nobody is to be asked.
func wish(by game.Seat, a Asked) []fact {
	if a.Who == 0 {
		return newRequest(by, a).facts()
	}
	return []fact{{by, KindWished, a}}
}

// Consent answers what is asked for, from a seat.
func (t *Table) Consent(
	ctx context.Context, who Who, id string, seat game.Seat, agree bool,
) (int64, error) {
	return t.do(ctx, who.asks(askConsent, id, seat, agree), func(s *State) ([]fact, error) {
		if err := s.owns(who, seat); err != nil {
			return nil, err
		}
		if s.Asked == nil || !s.Asked.Waiting.Has(seat) {
			return nil, fault(NotAsked, "Nobody waits for your consent.")
		}
		kind := KindReplied
		if s.Asked.What == WantUndo {
			kind = KindAnswered
		}
		if s.Asked.What == WantReplace && !t.away(s, s.Asked.Seat) {
			agree = false // the person has come back
		}
		facts := []fact{{seat, kind, Answered{agree}}}
		if agree {
			facts = append(facts, s.granted(s.SeatsOf(who.Person))...)
		}
		return facts, nil
	})
}
