package engine

import (
	"fmt"

	"twobanners/game"
)

// The codes of problems: what a program looks at.
const (
	codeBadJSON        = "bad-json"
	codeLongLine       = "line-too-long"
	codeUnknownRequest = "unknown-request"
	codeBadRequest     = "bad-request"
	codeUnknownGame    = "unknown-game"
	codeBadOptions     = "bad-options"
	codeNoGame         = "no-game"
	codeWrongSeat      = "wrong-seat"
	codeBadMove        = "bad-move"
	codeNotLegal       = "not-legal"
	codeBadRecord      = "bad-record"
	codeInternal       = "internal"
)

// Problem is why a request got no answer: a code for programs and a sentence for people.
type Problem struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Line    int    `json:"line"`
	Refused
}

// Refused is what the rules have against a move, the most specific rule first.
type Refused struct {
	Rules []Rule `json:"rules,omitempty"`
	// Need and Have are the amounts compared, where the refusal is one of amounts.
	Need *int `json:"need,omitempty"`
	Have *int `json:"have,omitempty"`
}

// Rule is a rule of the book by its id.
type Rule struct {
	ID    string `json:"id"`
	Title string `json:"title,omitempty"`
}

func (p *Problem) Error() string {
	return fmt.Sprintf("line %d: %s: %s", p.Line, p.Code, p.Message)
}

func problem(code, format string, args ...any) *Problem {
	return &Problem{Code: code, Message: fmt.Sprintf(format, args...)}
}

func (s *Session) refused(refusal game.Refusal) Refused {
	var r Refused
	for _, id := range refusal.Rules {
		rule := Rule{ID: id}
		if s.Title != nil {
			rule.Title = s.Title(id)
		}
		r.Rules = append(r.Rules, rule)
	}
	if refusal.Need != 0 || refusal.Have != 0 {
		r.Need, r.Have = &refusal.Need, &refusal.Have
	}
	return r
}

// refusalProblem puts a refusal into a sentence.
func (s *Session) refusalProblem(code string, refusal game.Refusal) *Problem {
	p := problem(code, "the rules refuse this move")
	p.Refused = s.refused(refusal)
	if refusal.Cites(game.NotAMove) {
		p.Message = "this number is no move here"
	} else if first := p.Rules[0]; first.Title != "" {
		p.Message += fmt.Sprintf(": %s (%s)", first.Title, first.ID)
	}
	if refusal.Need > refusal.Have {
		p.Message += fmt.Sprintf("; it takes %d and there are %d", refusal.Need, refusal.Have)
	}
	return p
}
