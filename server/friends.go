package server

import (
	"context"
	"net/http"
	"slices"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Friends are the people that a person knows.
type Friends struct {
	Friends []Friend `json:"friends"`
	Asks    []string `json:"asks"`  // who wants to be a friend
	Asked   []string `json:"asked"` // who has not answered
	Blocked []string `json:"blocked"`
}

// Friend is a friend and where one can be found: public tables that are open or being played.
type Friend struct {
	Name   string `json:"name"`
	Online bool   `json:"online"`
	Tables []Card `json:"tables"`
}

const (
	maxFriends   = 200 // that a person has or has asked
	maxAsked     = 30  // and that have not answered
	asksShown    = 100
	friendTables = 3
)

// friends lists the friends of the one who asks.
func (s *Server) friends(r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	return s.friendsOf(r.Context(), p)
}

func (s *Server) friendsOf(ctx context.Context, p store.Person) (shown Friends, err error) {
	list, err := s.Store.Friends(ctx, p.ID)
	if err != nil {
		return shown, err
	}
	var people []string
	for _, f := range list {
		people = append(people, f.ID)
	}
	where, err := s.Tables.Whereabouts(ctx, people)
	if err != nil {
		return shown, err
	}
	shown = Friends{Friends: []Friend{}, Asks: []string{}, Asked: []string{}, Blocked: []string{}}
	for _, f := range list {
		switch {
		case !f.Mine:
			if len(shown.Asks) < asksShown {
				shown.Asks = append(shown.Asks, f.Name)
			}
			continue
		case !f.Theirs:
			shown.Asked = append(shown.Asked, f.Name)
			continue
		}
		one := Friend{Name: f.Name, Tables: []Card{}}
		one.Online = slices.ContainsFunc(where, func(a store.Attendance) bool {
			return a.Person == f.ID
		})
		tables, err := s.Store.Mine(ctx, f.ID, shortList)
		if err != nil {
			return shown, err
		}
		for i := range tables {
			c := &tables[i]
			running := c.Status == string(table.Open) || c.Status == string(table.Playing)
			if c.Public && running && len(one.Tables) < friendTables {
				c.Turn = nil // whose turn it is is not the asker's
				one.Tables = append(one.Tables, cardOf(c, p.ID))
			}
		}
		shown.Friends = append(shown.Friends, one)
	}
	blocked, err := s.Store.Blocked(ctx, p.ID)
	shown.Blocked = append(shown.Blocked, blocked...)
	return shown, err
}

// named reads a name and finds the account that has it, another one than the asker's.
func (s *Server) named(r *http.Request) (me, other store.Person, err error) {
	wish, err := read[struct{ Name string }](r)
	if err != nil {
		return me, other, err
	}
	return s.twoPeople(r, wish.Name)
}

func (s *Server) twoPeople(r *http.Request, name string) (me, other store.Person, err error) {
	if me, err = s.visitor(r); err != nil {
		return me, other, err
	}
	other, err = s.Store.Account(r.Context(), name)
	if err == nil && other.ID == me.ID {
		err = fault(table.BadRequest, "You are your own best friend already.")
	}
	return me, other, err
}

// befriend asks somebody to be a friend, or says yes to who has asked.
func (s *Server) befriend(_ http.ResponseWriter, r *http.Request) (any, error) {
	me, other, err := s.named(r)
	if err == nil && me.Banned {
		err = errBanned
	}
	if err != nil {
		return nil, err
	}
	list, err := s.Store.Friends(r.Context(), me.ID)
	if err != nil {
		return nil, err
	}
	if tooManyAsked(list, other.ID) {
		return nil, fault(tooMany, "You have asked many people: wait for their answers.")
	}
	if err := s.Store.Befriend(r.Context(), me.ID, other.ID, s.Now()); err != nil {
		return nil, err
	}
	return s.friendsOf(r.Context(), me)
}

// tooManyAsked tells whether somebody may ask nobody new. What strangers ask is theirs: it counts
// against them alone.
func tooManyAsked(list []store.Friend, other string) bool {
	named, open := 0, 0
	for _, f := range list {
		if f.ID == other {
			return false
		}
		if f.Mine {
			named++
			if !f.Theirs {
				open++
			}
		}
	}
	return named >= maxFriends || open >= maxAsked
}

// block ends it with somebody whose asks are not heard any more, or lets that one ask again. The
// one who is blocked is not told.
func (s *Server) block(_ http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct {
		Name string
		Off  bool
	}](r)
	if err != nil {
		return nil, err
	}
	me, other, err := s.twoPeople(r, wish.Name)
	if err != nil {
		return nil, err
	}
	change := s.Store.Block
	if wish.Off {
		change = s.Store.Unblock
	}
	if err := change(r.Context(), me.ID, other.ID); err != nil {
		return nil, err
	}
	return s.friendsOf(r.Context(), me)
}

// unfriend says no, takes a question back, or ends it.
func (s *Server) unfriend(_ http.ResponseWriter, r *http.Request) (any, error) {
	me, other, err := s.named(r)
	if err != nil {
		return nil, err
	}
	if err := s.Store.Unfriend(r.Context(), me.ID, other.ID); err != nil {
		return nil, err
	}
	return s.friendsOf(r.Context(), me)
}

// invite keeps an open seat for a friend.
func (s *Server) invite(r *http.Request) (any, error) {
	who, body, err := command[struct {
		ID, Name string
		Seat     *game.Seat
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	list, err := s.Store.Friends(r.Context(), who.Person)
	if err != nil {
		return nil, err
	}
	key := store.NameKey(body.Name)
	at := slices.IndexFunc(list, func(f store.Friend) bool {
		return f.Mine && f.Theirs && store.NameKey(f.Name) == key
	})
	if at < 0 {
		return nil, fault(table.NotFound, "You have no friend of that name.")
	}
	place := table.Place{
		Seat: game.Nobody, Kind: table.PlaceKept, Name: list[at].Name, For: list[at].ID,
	}
	if body.Seat != nil {
		place.Seat = *body.Seat
	}
	seq, err := s.table(r).Arrange(r.Context(), who, body.ID, place)
	return seqAnswer{seq}, err
}
