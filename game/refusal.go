package game

import (
	"slices"
	"strings"
)

// Refusal says why a move is not legal. The zero Refusal says that it is.
type Refusal struct {
	// Rules are the ids of the rules that forbid the move: the one or two that decide, the most
	// specific first. Nobody may change them: most are tables of the game.
	Rules []string
	// Also are further rules that bear on it and do not decide it; they are cited, not shown.
	Also []string
	// Need and Have are the amounts that were compared, where the refusal is one of amounts.
	Need, Have int
}

// NotAMove is the rule id of a refusal that no rule of the game explains: the integer is not a
// move of this game at all.
const NotAMove = "not-a-move"

// Malformed refuses an integer that is no move.
var Malformed = Refusal{Rules: []string{NotAMove}}

// OK tells whether nothing was refused.
func (r Refusal) OK() bool { return len(r.Rules) == 0 }

// Rule is the most specific rule id, or "".
func (r Refusal) Rule() string {
	if r.OK() {
		return ""
	}
	return r.Rules[0]
}

// Cites tells whether a rule is among those that forbid the move or bear on it.
func (r Refusal) Cites(rule string) bool {
	return slices.Contains(r.Rules, rule) || slices.Contains(r.Also, rule)
}

// Error makes a refusal an error for callers that want one; it must not be called on a zero one.
func (r Refusal) Error() string { return "refused by " + strings.Join(r.Rules, ", ") }
