package server

import (
	"net/http"
	"strings"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

const maxReport = 1000

// report keeps a complaint about somebody at a table for the operator: see twobanners admin.
func (s *Server) report(_ http.ResponseWriter, r *http.Request) (any, error) {
	who, body, err := command[struct {
		Seat game.Seat
		Text string
	}](s, r)
	if err != nil {
		return nil, err
	}
	text := strings.TrimSpace(cleanText(body.Text))
	if text == "" || len(text) > maxReport {
		return nil, fault(table.BadRequest, "A report has 1 to 1000 letters.")
	}
	note := store.Note{Kind: store.NoteReport, At: s.Now(), By: who.Person, Text: text}
	err = s.table(r).Read(r.Context(), func(st *table.State, _ store.Secret) error {
		switch {
		case st.SeatsOf(who.Person) == 0:
			return fault(table.NotYourSeat, "Only those who sit at the table can report somebody.")
		case body.Seat < 0 || int(body.Seat) >= len(st.Seats) || st.Seats[body.Seat].Person == "":
			return fault(table.NotFound, "There is nobody in this seat.")
		}
		note.About, note.Table = st.Seats[body.Seat].Person, st.ID
		return nil
	})
	if err != nil {
		return nil, err
	}
	s.Log.Info("somebody was reported", "table", note.Table, "about", note.About)
	return struct{}{}, s.Store.Note(r.Context(), note)
}
