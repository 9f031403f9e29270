package server

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"twobanners/store"
	"twobanners/table"
)

// maxBody is the most a request may carry.
const maxBody = 64 << 10

// problem is an error as the client gets it.
type problem struct {
	Code    table.Code `json:"code"`
	Message string     `json:"message"`
	Rules   []string   `json:"rules,omitempty"`
}

func fault(code table.Code, message string) error {
	return &table.Fault{Code: code, Message: message}
}

// Codes that tables do not know.
const (
	wrongPassword table.Code = "wrong-password"
	tooLarge      table.Code = "too-large"
	tooMany       table.Code = "too-many"
	outOfOrder    table.Code = "store-unavailable"
	crossOrigin   table.Code = "cross-origin"
	internal      table.Code = "internal"
	banned        table.Code = "banned"
	muted         table.Code = "muted"
	otherHost     table.Code = "other-host"
	draining      table.Code = "draining"
)

var errNoSuchThing = fault(table.NotFound, "There is no such thing here.")

func statusOf(code table.Code) int {
	switch code {
	case table.BadRequest, table.BadMove, table.BadOptions, badRecord:
		return http.StatusBadRequest
	case wrongPassword:
		return http.StatusUnauthorized
	case table.NotYourSeat, table.NotInvited, table.NotAllowed, table.Refused, crossOrigin,
		banned, muted:
		return http.StatusForbidden
	case table.NotFound:
		return http.StatusNotFound
	case table.Stale, table.NotPlaying, table.IsPaused, table.IsOver, table.Taken,
		table.NothingToUndo, table.Drawn, table.NotAsked, table.OtherRules, table.Reused:
		return http.StatusConflict
	case otherHost:
		return http.StatusMisdirectedRequest
	case tooLarge:
		return http.StatusRequestEntityTooLarge
	case tooMany:
		return http.StatusTooManyRequests
	case outOfOrder, table.Broken, draining:
		return http.StatusServiceUnavailable
	default:
		return http.StatusInternalServerError
	}
}

// answer makes a handler of a function that gives a value or an error.
func (s *Server) answer(
	status int, h func(http.ResponseWriter, *http.Request) (any, error),
) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		value, err := h(w, r)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		s.send(w, r, status, value)
	})
}

func (s *Server) send(w http.ResponseWriter, r *http.Request, status int, value any) {
	text, err := json.Marshal(value)
	if err != nil {
		s.Log.Error("an answer cannot be written as JSON", "error", err)
		status, text = http.StatusInternalServerError, []byte(`{"error":{"code":"internal"}}`)
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	if len(text) >= worthZipping && takesZip(w, r) {
		text = zipped(text)
	}
	w.WriteHeader(status)
	_, _ = w.Write(text) // a client that has gone needs no answer
}

// fail turns any error into an answer. What is not the client's to know is logged instead.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	p := problem{Code: internal, Message: "Something went wrong here. It has been noted."}
	var why *table.Fault
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &why):
		p = problem{why.Code, why.Message, why.Rules}
	case errors.As(err, &large):
		p = problem{Code: tooLarge, Message: "The request is too large."}
	case errors.Is(err, store.ErrNotFound):
		p = problem{Code: table.NotFound, Message: "There is no such thing here."}
	case errors.Is(err, store.ErrTaken):
		p = problem{Code: table.Taken, Message: "This name is taken."}
	case errors.Is(err, store.ErrUnavailable):
		p = problem{Code: outOfOrder, Message: "Nothing can be stored now, so nothing was done."}
		s.Log.Error("the store is out of order", "request", requestID(w), "error", err)
	case r.Context().Err() != nil:
		return
	default:
		s.Log.Error("a request failed", "request", requestID(w), "error", err)
	}
	s.metrics.faults.WithLabelValues(string(p.Code)).Inc()
	if after := retryAfter(p.Code); after != "" {
		w.Header().Set("Retry-After", after)
	}
	s.send(w, r, statusOf(p.Code), map[string]problem{"error": p})
}

// read reads a request's JSON. Unknown fields are errors: they are slips of the pen.
func read[T any](r *http.Request) (v T, err error) {
	text, err := io.ReadAll(r.Body)
	if err == nil {
		err = decode(text, &v)
	}
	var large *http.MaxBytesError
	switch {
	case err == nil, errors.As(err, &large):
		return v, err
	default:
		return v, fault(table.BadRequest, "The request is not as it should be: "+err.Error())
	}
}

func decode(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, more := d.Token(); !errors.Is(more, io.EOF) {
		return cmp.Or(more, errors.New("more than one value"))
	}
	return nil
}
