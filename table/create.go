package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/store"
)

// Plan is a table that somebody wants.
type Plan struct {
	Game    string
	Seats   []Seat
	Options json.RawMessage
	Packs   []string // content packs by their ids
	Clock   *Clock
	Public  bool
	// Lesson numbers a first game: its dice follow from the number, so that what is taught comes.
	// Zero is a game with a secret.
	Lesson uint64

	again *State // a table with packs whose content is played once more
}

const (
	maxTurn    = 24 * 60 * 60
	maxReserve = 24 * 60 * 60
	maxDays    = 30
)

func (p *Plan) check(g game.Game) error {
	least, most := g.SeatLimits()
	if len(p.Seats) < least || len(p.Seats) > most {
		return fault(BadOptions, fmt.Sprintf("The game takes %d to %d players.", least, most))
	}
	for _, seat := range p.Seats {
		if seat.Bot != "" {
			if _, err := bot.New(g, seat.Bot); err != nil {
				return fault(BadOptions, err.Error())
			}
		}
	}
	if p.Lesson != 0 && (p.Public || slices.ContainsFunc(p.Seats, Seat.Open)) {
		return fault(BadOptions, "Dice that are known are for one person among bots.")
	}
	c := p.Clock
	if c == nil {
		return nil
	}
	if c.Turn < 0 || c.Turn > maxTurn || c.Reserve < 0 || c.Reserve > maxReserve ||
		c.Days < 0 || c.Days > maxDays || c.Turn+c.Days == 0 {
		return fault(BadOptions, "A clock has a turn of up to a day with a reserve of up to a day,"+
			" or up to 30 days.")
	}
	return nil
}

// Create begins a table. Its secret is fixed now: the log commits to it and it is kept apart.
func (h *Registry) Create(ctx context.Context, who Who, p Plan) (id, invite string, err error) {
	id = newID()
	invite, err = h.create(ctx, id, who, p)
	return id, invite, err
}

func (h *Registry) create(ctx context.Context, id string, who Who, p Plan) (string, error) {
	g, packs, err := h.planned(ctx, &p)
	if err != nil {
		return "", err
	}
	if err := p.check(g); err != nil {
		return "", err
	}
	secret := store.Secret{Seed: h.seed(), Invite: newID()}
	if p.Lesson != 0 {
		secret.Seed = game.SeedFromNumber(p.Lesson).Branch("lesson")
	}
	match, err := game.NewMatch(g, len(p.Seats), p.Options, secret.Seed, noncesOf(p.Seats)...)
	if err != nil {
		return "", fault(BadOptions, err.Error())
	}
	created := Created{
		Game: g.ID(), Host: who.Person, Seats: p.Seats, Options: p.Options, Clock: p.Clock,
		Public: p.Public, Commitment: secret.Seed.Commitment(), Packs: packs,
	}
	if len(packs) > 0 {
		created.Version = g.Version()
	}
	if complete(p.Seats) {
		created.Head = &match.Record.Head
	}
	data, err := json.Marshal(created)
	if err != nil {
		return "", err
	}
	entries := []store.Entry{{
		Seq: 1, Ask: store.Ask{Kind: KindCreated}, Seat: game.Nobody, Kind: KindCreated,
		At: h.now(), Data: data,
	}}
	state, err := begin(id, g, entries[0])
	if err != nil {
		return "", err
	}
	if err := h.store.Create(ctx, state.card(), secret, entries); err != nil {
		return "", err
	}
	return secret.Invite, h.Table(id).Read(ctx, func(*State, store.Secret) error { return nil })
}

// Rematch makes a table for the same people, with the same options and clock, once. Whoever asks
// first makes it and is its host; the others have seats kept for them, and asking is how they take
// them. So nobody plays who did not want to. The nonce is what the person brings who takes a seat,
// unless it was promised.
func (t *Table) Rematch(ctx context.Context, who Who, nonce string) (next string, err error) {
	_, err = t.do(ctx, store.Ask{Kind: askRematch}, func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who played can ask for a rematch.")
		case s.Status() != Over:
			return nil, fault(NotAllowed, "A rematch is for when the game is over.")
		case s.Next != "":
			return nil, nil
		}
		return []fact{{held.First(), KindRematch, Rematch{newID()}}}, nil
	})
	if err != nil {
		return "", err
	}
	var plan Plan
	err = t.Read(ctx, func(s *State, _ store.Secret) error {
		if s.SeatsOf(who.Person) == 0 {
			return fault(NotYourSeat, "Only those who played can ask for a rematch.")
		}
		next = s.Next
		plan = Plan{
			Game: s.Game.ID(), Seats: s.rematch(who), Options: s.Created.Options,
			Clock: s.Created.Clock, Public: s.Created.Public,
		}
		if len(s.Created.Packs) > 0 {
			plan.again = &State{Game: s.Game, Created: s.Created}
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	if _, err = t.registry.create(ctx, next, who, plan); errors.Is(err, store.ErrTaken) {
		err = t.registry.Table(next).accept(ctx, who, nonce)
	}
	return next, err
}

// accept takes the seats that are kept for a person, unless the person has them.
func (t *Table) accept(ctx context.Context, who Who, nonce string) error {
	_, err := t.do(ctx, who.once(askJoin), func(s *State) ([]fact, error) {
		return s.keptFor(who, nonce), nil
	})
	return err
}

// rematch keeps the seats of people for them, but for those of the one who asks.
func (s *State) rematch(who Who) []Seat {
	seats := make([]Seat, len(s.Seats))
	for i, seat := range s.Seats {
		switch seat.Person {
		case "":
			seats[i] = Seat{Name: seat.Name, Bot: seat.Bot}
		case who.Person:
			seats[i] = Seat{
				Person: who.Person, Name: seat.Name, Guest: seat.Guest, Program: seat.Program,
				Owes: who.Fair, Vacation: who.Vacation,
			}
		default:
			seats[i] = Seat{For: seat.Person, Name: seat.Name}
		}
	}
	return seats
}
