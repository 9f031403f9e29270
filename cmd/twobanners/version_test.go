package main

import (
	"runtime/debug"
	"slices"
	"testing"
)

// Of a program that was built from a checkout the commit is told, and what is not in it.
func TestVersionTellsTheCommit(t *testing.T) {
	clean := []debug.BuildSetting{
		{Key: "vcs", Value: "git"},
		{Key: "vcs.revision", Value: "abc"},
		{Key: "vcs.time", Value: "2026-11-19T12:00:00Z"},
		{Key: "vcs.modified", Value: "false"},
	}
	changed := slices.Clone(clean)
	changed[3].Value = "true"
	for want, settings := range map[string][]debug.BuildSetting{
		"unknown: not built from a checkout":                           nil,
		"abc of 2026-11-19T12:00:00Z":                                  clean,
		"abc of 2026-11-19T12:00:00Z, with changes that are not in it": changed,
	} {
		var a about
		a.built(settings)
		if got := a.commit(); got != want {
			t.Errorf("it tells %q, want %q", got, want)
		}
	}
}
