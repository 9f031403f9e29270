package main

import "testing"

// What other issues have added counts for them: whole files, and commits in all other files.
func TestLinesOfOtherIssues(t *testing.T) {
	listed := map[string]string{"rules/bot.go": "11", "rules: faster": "12"}
	now := map[string]int{"rules/bot.go": 30, "rules/turn.go": 100}
	log := "@rules: faster\n\n8\t2\trules/turn.go\n5\t0\trules/bot.go\n" +
		"@rules: rows\n\n1\t40\trules/turn.go\n"
	if files, commits := theirs(now, log, listed); files != 30 || commits != 6 {
		t.Errorf("%d lines in files and %d by commits, not 30 and 6", files, commits)
	}
}
