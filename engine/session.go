// Package engine lets programs in any language referee a game over JSON lines: a request a line,
// an answer a line, in order. It knows the kernel and no game. docs/engine-protocol.md is its
// description, and a test plays the session printed there.
package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"twobanners/game"
)

// Protocol is the version of requests and answers; it changes when an old client could break.
const Protocol = 1

// Session holds the games on offer and the one match being played.
type Session struct {
	// Title is the title of a rule; without it rules are told by their ids alone.
	Title func(rule string) string

	games []game.Game
	match *game.Match
	mind  mind
	// seedKnown tells whether the caller knows the seed, so that it need not be kept from it.
	seedKnown bool
	line      int
	quitting  bool
}

// New begins a session without a match.
func New(games ...game.Game) *Session { return &Session{games: games} }

// Serve answers line by line until the input ends or a request quits. A strict session ends at the
// first error answer and returns it as a *Problem.
func (s *Session) Serve(in io.Reader, out io.Writer, strict bool) error {
	lines := bufio.NewReader(in)
	for !s.quitting {
		line, err := readLine(lines)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, errLongLine) {
			return fmt.Errorf("reading line %d: %w", s.line+1, err)
		}
		answer, problem := s.Answer(line, err)
		if len(answer) == 0 {
			continue
		}
		if _, err := out.Write(answer); err != nil {
			return err
		}
		if strict && problem != nil {
			return problem
		}
	}
	return nil
}

// reply is a line of output: an answer or an error.
type reply struct {
	ID     json.RawMessage `json:"id,omitempty"`
	Answer any             `json:"answer,omitempty"`
	Error  *Problem        `json:"error,omitempty"`
}

// Answer gives the answer to one line, ready to be written, and the problem in it, if it is one.
// An empty line has no answer. unread says why the line could not be read, if it could not.
func (s *Session) Answer(line []byte, unread error) ([]byte, *Problem) {
	s.line++
	line = bytes.TrimSpace(line)
	if len(line) == 0 && unread == nil {
		return nil, nil
	}
	var r reply
	if unread != nil {
		r.Error = problem(codeLongLine, "%v", unread)
	} else {
		r.ID, r.Answer, r.Error = s.ask(line)
	}
	if r.Error != nil {
		r.Error.Line = s.line
	}
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	if err := to.Encode(r); err != nil {
		r.Answer, r.Error = nil, problem(codeInternal, "the answer cannot be written: %v", err)
		r.Error.Line = s.line
		text.Reset()
		_ = to.Encode(r) // plain text only: this cannot fail
	}
	return text.Bytes(), r.Error
}
