package server

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"twobanners/game"
	"twobanners/games"
	"twobanners/store"
	"twobanners/table"
)

const (
	replaysPath = "/api/replays"
	recordMark  = "record-" // how the id of a record begins
	maxRecord   = 1 << 20   // bytes
	maxShelved  = 64
	shelfLife   = time.Hour
	maxSteps    = 2000
)

const badRecord table.Code = "bad-record"

// shelf is a cache of the records that somebody looks at. What lies there is never changed.
type shelf struct {
	mu   sync.Mutex
	kept map[string]shelved
}

type shelved struct {
	state  *table.State
	secret store.Secret
	until  time.Time
}

// put keeps a record for a while, in place of the oldest if there are many.
func (f *shelf) put(id string, r shelved, now time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	oldest := ""
	for old, other := range f.kept {
		if other.until.Before(now) {
			delete(f.kept, old)
		} else if oldest == "" || other.until.Before(f.kept[oldest].until) {
			oldest = old
		}
	}
	if len(f.kept) >= maxShelved {
		delete(f.kept, oldest)
	}
	f.kept[id] = r
}

func (f *shelf) find(id string, now time.Time) (shelved, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	r, ok := f.kept[id]
	if !ok || r.until.Before(now) {
		return r, fault(table.NotFound, "This record is not here any more; open it again.")
	}
	return r, nil
}

// openRecord checks a record and keeps it for looking at.
func (s *Server) openRecord(_ http.ResponseWriter, r *http.Request) (any, error) {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	record, err := game.ReadRecord("record", bytes.NewReader(text))
	switch {
	case err != nil:
		return nil, fault(badRecord, err.Error())
	case len(record.Steps) >= maxSteps:
		return nil, fault(tooLarge, fmt.Sprintf("A record of %d moves is too long to show.",
			len(record.Steps)))
	}
	now, ok := s.Tables.Game(record.Head.Game)
	if !ok {
		return nil, fault(badRecord,
			fmt.Sprintf("record:1: there is no game %q here", record.Head.Game))
	}
	g, err := s.Tables.GameOf(r.Context(), record.Head.Game, record.Head.Version)
	switch {
	case errors.Is(err, store.ErrNotFound) || err == nil && record.Head.Version != g.Version():
		return nil, fault(table.OtherRules, fmt.Sprintf("record:1: made by the rules %s;"+
			" these are %s", record.Head.Version, now.Version()))
	case err != nil:
		return nil, err
	}
	secret, err := proven(g, record)
	if err != nil {
		return nil, fault(badRecord, err.Error())
	}
	id := recordMark + rand.Text()
	st, err := table.Recorded(id, g, record, s.Now())
	if err != nil {
		return nil, err
	}
	st.Created.Packs = games.PacksOf(g)
	s.shelf.put(id, shelved{st, secret, s.Now().Add(shelfLife)}, s.Now())
	return map[string]string{"id": id}, nil
}

// proven replays a record, and derives its draws from the seed once that is revealed. Errors name
// the line of the record.
func proven(g game.Game, record *game.Record) (secret store.Secret, err error) {
	line := 1
	_, err = game.Replay(g, record, func(int, game.Position, *game.Log) { line++ })
	if err == nil && (record.Close.Over || record.Close.Seed != "") {
		if err = game.Verify(g, record); err == nil {
			secret.Seed, err = game.ParseSeed(record.Close.Seed)
		}
	}
	if err != nil {
		return secret, fmt.Errorf("record:%d: %w", line, err)
	}
	return secret, nil
}

// recordViewer finds a record and the seat it is looked at from; all of them may be looked from.
func (s *Server) recordViewer(r *http.Request) (shelved, viewer, error) {
	v := viewer{now: s.Now()}
	kept, err := s.shelf.find(r.PathValue("id"), v.now)
	if err != nil {
		return kept, v, err
	}
	v.seat, err = seatIn(r)
	if err == nil && v.seat != game.Nobody && int(v.seat) >= len(kept.state.Seats) {
		err = fault(table.NotFound, "There is no such seat.")
	}
	return kept, v, err
}

func (s *Server) recordEnd(r *http.Request) (any, error) {
	kept, v, err := s.recordViewer(r)
	if err != nil {
		return nil, err
	}
	shot := v.snapshot(kept.state, kept.secret, kept.state.Seq())
	shot.Content, err = s.contentPath(kept.state.Game, kept.state.Version)
	return shot, err
}

func (s *Server) recordAt(r *http.Request) (any, error) {
	kept, v, err := s.recordViewer(r)
	if err != nil {
		return nil, err
	}
	seq, err := number(r.PathValue("seq"), 0)
	if err == nil && (seq < 1 || seq > kept.state.Seq()) {
		err = fault(table.NotFound, "The record has no such move.")
	}
	if err != nil {
		return nil, err
	}
	return v.snapshot(kept.state, kept.secret, seq), nil
}
