package server

import (
	"context"
	"net/http"

	"twobanners/store"
	"twobanners/table"
)

// Export is everything that is kept about a person.
type Export struct {
	Me       Me             `json:"me"`
	Created  int64          `json:"created"`
	Sessions []SessionShown `json:"sessions"`
	Passkeys []PasskeyShown `json:"passkeys"`
	Friends  Friends        `json:"friends"`
	Pushes   []string       `json:"pushes"` // where messages to browsers go
	Tables   []Card         `json:"tables"`
	Said     []Chat         `json:"said"`
}

const allTables = 100_000

// export gives a person a copy of everything that is kept about the person.
func (s *Server) export(r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	address := s.address(r)
	if !s.stories.enter(address) {
		return nil, errTooMany
	}
	defer s.stories.leave(address)
	e := Export{Created: p.Created.UnixMilli(), Said: []Chat{}, Pushes: []string{}}
	shown, err := s.shown(r, p)
	if err != nil {
		return nil, err
	}
	e.Me, _ = shown.(Me)
	list, err := s.sessions(r)
	if err != nil {
		return nil, err
	}
	e.Sessions, _ = list.([]SessionShown)
	keys, err := s.Store.Passkeys(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	if e.Passkeys, err = PasskeysShown(keys); err != nil {
		return nil, err
	}
	if e.Friends, err = s.friendsOf(r.Context(), p); err != nil {
		return nil, err
	}
	pushes, err := s.Store.Subscriptions(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	for _, one := range pushes {
		e.Pushes = append(e.Pushes, one.Endpoint)
	}
	mine, err := s.Store.Mine(r.Context(), p.ID, allTables)
	if err != nil {
		return nil, err
	}
	e.Tables = cards(mine, p.ID)
	for i := range mine {
		said, err := s.Tables.Table(mine[i].ID).SaidBy(r.Context(), p.ID)
		if err != nil {
			s.Log.Warn("a table is missing in an export", "table", mine[i].ID, "error", err)
		}
		for _, line := range said {
			e.Said = append(e.Said, lineOf(line))
		}
	}
	return e, nil
}

// deleteMe forgets a person: bots take over the seats, the name and what was said are taken out of
// the logs, and the account with all that belongs to it is deleted.
func (s *Server) deleteMe(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.proven(r)
	if err != nil {
		return nil, err
	}
	sessions, err := s.Store.Sessions(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	if err := Forget(r.Context(), s.Store, s.Tables, p.ID); err != nil {
		return nil, err
	}
	for _, one := range sessions {
		s.streams.endSession(string(one.Key))
	}
	s.setCookie(w, "", -1)
	return struct{}{}, nil
}

// Forget forgets a person in all tables and in the store.
func Forget(ctx context.Context, kept store.Store, registry *table.Registry, person string) error {
	mine, err := kept.Mine(ctx, person, allTables)
	if err != nil {
		return err
	}
	for i := range mine {
		if err := registry.Table(mine[i].ID).Forget(ctx, person); err != nil {
			return err
		}
	}
	return kept.Forget(ctx, person)
}
