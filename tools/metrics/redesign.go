package main

import (
	_ "embed"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
)

// before is the commit before the redesign of the rules and the case book (issue 10).
const before = "a1a7f69"

//go:embed others.txt
var others string

// redesign tells whether the redesign has made the rules shorter: their lines without tests, before
// and after, and what of those after is the redesign's own.
func redesign(root string, line func(what string, n any)) error {
	listed := map[string]string{} // the issue of a file or a commit
	for row := range strings.Lines(others) {
		if kind, rest, ok := strings.Cut(strings.TrimSpace(row), " "); ok && kind != "#" {
			issue, name, _ := strings.Cut(rest, " ")
			listed[name] = issue
		}
	}
	git := func(args ...string) (string, error) {
		out, err := exec.Command("git", append([]string{"-C", root}, args...)...).Output()
		return string(out), err
	}
	empty, err := git("hash-object", "-t", "tree", "/dev/null")
	if err != nil {
		return err
	}
	paths := []string{"--", ":!*_test.go", "scenario/*.go"}
	for _, g := range games {
		paths = append(paths, g.path+"/*.go")
	}
	count := func(tree string) (map[string]int, error) {
		text, err := git(append([]string{
			"diff", "--numstat", "--no-renames", strings.TrimSpace(empty), tree,
		}, paths...)...)
		return changes(text), err
	}
	then, err := count(before)
	if err != nil {
		line("redesign: there is no history to compare with", "")
		return nil //nolint:nilerr // a copy without its history has all other figures
	}
	now, err := count("HEAD")
	if err != nil {
		return err
	}
	log, err := git(append([]string{
		"log", "--numstat", "--no-renames", "--format=@%s", before + "..HEAD",
	}, paths...)...)
	if err != nil {
		return err
	}
	files, commits := theirs(now, log, listed)
	own := sum(now) - files - commits
	line("redesign: lines of the rules and the case book before, now",
		fmt.Sprint(sum(then), " ", sum(now)))
	line("redesign: in files of other issues, by their commits", fmt.Sprint(files, " ", commits))
	line("redesign: its own lines, more or fewer than before", fmt.Sprint(own, " ", own-sum(then)))
	return nil
}

// theirs are the lines of other issues: in files of theirs, and what their commits have added to
// all others.
func theirs(now map[string]int, log string, listed map[string]string) (files, commits int) {
	for file, lines := range now {
		if listed[file] != "" {
			files += lines
		}
	}
	for _, commit := range strings.Split(log, "@")[1:] {
		subject, text, _ := strings.Cut(commit, "\n")
		for file, lines := range changes(text) {
			if listed[subject] != "" && listed[file] == "" {
				commits += lines
			}
		}
	}
	return files, commits
}

// changes reads how many lines came and went, by file.
func changes(numstat string) map[string]int {
	by := map[string]int{}
	for row := range strings.Lines(numstat) {
		if parts := strings.Fields(row); len(parts) == 3 {
			came, _ := strconv.Atoi(parts[0])
			went, _ := strconv.Atoi(parts[1])
			by[parts[2]] += came - went
		}
	}
	return by
}

func sum(by map[string]int) (n int) {
	for _, lines := range by {
		n += lines
	}
	return n
}
