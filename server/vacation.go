package server

import (
	"errors"
	"net/http"
	"time"

	"twobanners/store"
	"twobanners/table"
)

// vacationOf is until when somebody is on vacation, 0 for who is not.
func (s *Server) vacationOf(p store.Person) int64 {
	if !p.Vacation.After(s.Now()) {
		return 0
	}
	return p.Vacation.UnixMilli()
}

// vacation says until when the one who asks is on vacation, at every table the person sits at;
// 0 ends it.
func (s *Server) vacation(_ http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct{ Until int64 }](r)
	if err != nil {
		return nil, err
	}
	p, err := s.player(r)
	if err != nil {
		return nil, err
	}
	p.Vacation = time.UnixMilli(wish.Until).UTC()
	if wish.Until < 0 || p.Vacation.After(s.Now().Add(table.VacationMost)) {
		return nil, fault(table.BadRequest, "A vacation ends within 30 days.")
	}
	if err := s.Store.SetVacation(r.Context(), p.ID, p.Vacation); err != nil {
		return nil, err
	}
	mine, err := s.Store.Mine(r.Context(), p.ID, allTables)
	if err != nil {
		return nil, err
	}
	for i := range mine {
		if mine[i].Status == store.StatusOver {
			continue
		}
		_, err := s.Tables.Table(mine[i].ID).Vacation(r.Context(), s.whoIs(p), p.Vacation)
		var why *table.Fault
		if err != nil && !errors.As(err, &why) { // a table of other rules is not played anyway
			return nil, err
		}
	}
	return s.shown(r, p)
}
