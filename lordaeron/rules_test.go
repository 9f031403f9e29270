package lordaeron

import (
	"slices"
	"testing"
)

// Every kind of move and every step has a row; a rule names the steps it answers, a step the kinds
// that answer it, and both say the same.
func TestTablesAreWhole(t *testing.T) {
	words, names := map[string]Kind{}, map[string]Task{}
	for k := Kind(1); k < kindCount; k++ {
		r := &rules[k]
		if r.word == "" || len(r.in) == 0 {
			t.Errorf("kind %d has no row", k)
			continue
		}
		if other, twice := words[notations[k].Word]; twice {
			t.Errorf("%s is the word of %d and of %d", notations[k].Word, other, k)
		}
		words[notations[k].Word] = k
		for _, part := range notations[k].Parts {
			if fields[part.Field].bits == 0 {
				t.Errorf("%s: %s is no part of a move", r.word, part.Field)
			}
		}
		var seen taskSet
		for i := range r.in {
			if r.in[i].do == nil || r.in[i].tasks&seen != 0 {
				t.Errorf("%s: answer %d does nothing, or its step has another", r.word, i)
			}
			seen |= r.in[i].tasks
		}
	}
	for k := Kind(1); k < kindCount; k++ {
		for step := Task(1); step < taskCount; step++ {
			row := &tasks[step]
			named := slices.Contains(row.each, k) || slices.Contains(row.answers, k)
			if named != (waits[step][k] != nil) {
				t.Errorf("step %q and %s do not agree about each other", row.name, rules[k].word)
			}
		}
	}
	for step := Task(1); step < taskCount; step++ {
		row := &tasks[step]
		if row.name == "" && step != taskOverflow-1 { // a number that is no longer used
			t.Errorf("task %d has no row", step)
		}
		if other, twice := names[row.name]; twice {
			t.Errorf("%q is the name of steps %d and %d", row.name, other, step)
		}
		names[row.name] = step
		waits := len(row.each)+len(row.answers) > 0
		if row.name != "" && row.run == nil && !waits {
			t.Errorf("step %q neither runs nor waits", row.name)
		}
	}
}
