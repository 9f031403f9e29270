package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"twobanners/game"
)

// envelope is what every request may hold.
type envelope struct {
	ID      json.RawMessage `json:"id"`
	Request string          `json:"request"`
}

// handler answers one kind of request.
type handler func(s *Session, line []byte) (any, *Problem)

// request names one and says how it is answered.
type request struct {
	name   string
	needs  need
	handle handler
}

type need bool

const (
	anyTime   need = false
	needsGame need = true
)

// requests are in the order of the description.
var requests = []request{
	{"games", anyTime, answering((*Session).listGames)},
	{"new", anyTime, answering((*Session).newMatch)},
	{"decision", needsGame, answering((*Session).whoseDecision)},
	{"moves", needsGame, answering((*Session).moves)},
	{"why", needsGame, answering((*Session).why)},
	{"apply", needsGame, answering((*Session).apply)},
	{"view", needsGame, answering((*Session).view)},
	{"state", needsGame, answering((*Session).state)},
	{"redeal", needsGame, answering((*Session).redeal)},
	{"evaluate", needsGame, answering((*Session).evaluate)},
	{"advice", needsGame, answering((*Session).advice)},
	{"bot", needsGame, answering((*Session).botMove)},
	{"review", anyTime, answering((*Session).reviewGame)},
	{"outcome", needsGame, answering((*Session).outcome)},
	{"save", needsGame, answering((*Session).save)},
	{"load", anyTime, answering((*Session).load)},
	{"quit", anyTime, answering((*Session).quit)},
}

// answering reads a request's fields, strictly, and has a method answer it.
func answering[F, A any](method func(*Session, F) (A, *Problem)) handler {
	return func(s *Session, line []byte) (any, *Problem) {
		var fields F
		from := json.NewDecoder(bytes.NewReader(line))
		from.DisallowUnknownFields()
		if err := from.Decode(&fields); err != nil {
			return nil, problem(codeBadRequest, "%s", plainly(err))
		}
		answer, problem := method(s, fields)
		if problem != nil {
			return nil, problem
		}
		return answer, nil
	}
}

// ask answers a line that could be read. If the rules break, the match is as it was before.
func (s *Session) ask(line []byte) (id json.RawMessage, answer any, trouble *Problem) {
	var e envelope
	if !utf8.Valid(line) {
		return nil, nil, problem(codeBadJSON, "the line is not UTF-8")
	}
	err := json.Unmarshal(line, &e)
	switch wrong := (*json.UnmarshalTypeError)(nil); {
	case json.Valid(line) && line[0] != '{':
		return nil, nil, problem(codeBadJSON, "the line is a JSON value, but not an object")
	case errors.As(err, &wrong):
		return e.ID, nil, problem(codeBadRequest, "%s", plainly(err))
	case err != nil:
		return nil, nil, problem(codeBadJSON, "the line is not a JSON object: %s", plainly(err))
	}
	for _, r := range requests {
		if r.name != e.Request {
			continue
		}
		if r.needs == needsGame && s.match == nil {
			return e.ID, nil, problem(codeNoGame, "there is no match: ask for new or load first")
		}
		defer s.guard(&answer, &trouble)()
		answer, trouble = r.handle(s, line)
		return e.ID, answer, trouble
	}
	return e.ID, nil, problem(codeUnknownRequest, "there is no request %q: %s", e.Request, names())
}

// guard remembers the match. Deferred, what it returns recovers a rule's panic and makes the
// match anew from its record, which holds whole moves only: neither a half-made move nor the draws
// it took from the seed are left.
func (s *Session) guard(answer *any, trouble **Problem) func() {
	match, seedKnown := s.match, s.seedKnown
	var before game.Position
	if match != nil {
		before = match.Position.Clone()
	}
	return func() {
		broken := recover()
		if broken == nil {
			return
		}
		s.match, s.seedKnown = nil, seedKnown
		if match != nil {
			match.Position.Set(before)
			record := match.Save(true)
			s.match, _ = game.Resume(match.Game, &record) // its own record: nil if all is broken
		}
		*answer, *trouble = nil, problem(codeInternal, "the rules broke: %v; the match, if there "+
			"was one, stands as before", broken)
	}
}

func names() string {
	var list []string
	for _, r := range requests {
		list = append(list, r.name)
	}
	return strings.Join(list, ", ")
}

// plainly takes Go's own words out of an error about JSON.
func plainly(err error) string {
	if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) {
		return wrong.Field + ": not the right kind of value: " + wrong.Value
	}
	return strings.TrimPrefix(err.Error(), "json: ")
}
