package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"twobanners/content"
	"twobanners/games"
	"twobanners/rulebook"
	"twobanners/scenario"
)

type scenarioCmd struct {
	packs
	Paths []string `arg:"" optional:"" name:"file|dir" help:"Files, folders; else the packs' own."`
}

// Run plays every scenario and prints a line for each. A file that cannot be read is a failure too,
// but the others are played all the same.
func (c *scenarioCmd) Run(std console) error {
	found, err := games.Packs(c.Content)
	if err != nil {
		return badInput(err)
	}
	paths := c.Paths
	var own []content.Case
	if len(paths) == 0 {
		if own, err = ownCases(found); err != nil {
			return badInput(err)
		}
		if paths, err = c.caseBooks(); err != nil {
			return badInput(err)
		}
		if len(paths)+len(own) == 0 {
			return badInput(errors.New(
				"say which scenarios: files, folders, or packs that have cases"))
		}
	}
	files, err := scenarioFiles(paths)
	if err != nil {
		return badInput(err)
	}
	book, tally := games.CasesWith(found), &tally{page: &page{out: std.out}}
	for _, file := range files {
		s, err := book.Load(file)
		tally.play(file, s, err)
	}
	for _, k := range own {
		s, err := book.Read(filepath.ToSlash(k.File), k.Text)
		tally.play(k.File, s, err)
	}
	return tally.sum()
}

// tally counts the cases that are played and prints a line for each.
type tally struct {
	*page
	passed, failed, unread int
}

func (t *tally) play(file string, s *scenario.Scenario, err error) {
	if err != nil {
		t.unread++
	} else {
		err = s.Run()
	}
	if err != nil {
		t.failed++
		t.line("FAIL %s %s", filepath.ToSlash(file), atLine(file, err))
		return
	}
	t.passed++
	t.line("ok   %s", filepath.ToSlash(file))
}

func (t *tally) sum() error {
	t.line("%d passed, %d failed", t.passed, t.failed)
	switch all := t.passed + t.failed; {
	case t.err != nil:
		return t.err
	case t.unread > 0:
		return badInput(fmt.Errorf("%d of %d scenarios cannot be read", t.unread, all))
	case t.failed > 0:
		return fmt.Errorf("%d of %d scenarios failed", t.failed, all)
	}
	return nil
}

// ownCases are the cases that things of the packs bring in their own files.
func ownCases(packs map[rulebook.Game][]*content.Pack) (list []content.Case, err error) {
	for _, g := range games.All {
		if g.OwnCases == nil || len(packs[g.ID]) == 0 {
			continue
		}
		with, err := g.With(packs[g.ID]...)
		if err != nil {
			return nil, err
		}
		list = append(list, g.OwnCases(with)...)
	}
	return list, nil
}

// caseBooks are the folders of cases in the packs: a pack may have one, and so may each thing in
// it.
func (c *scenarioCmd) caseBooks() (list []string, err error) {
	for _, dir := range c.Content {
		err := filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && entry.Name() == content.CasesFolder {
				list = append(list, name)
				return fs.SkipDir
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// atLine says file:line as the line alone, since the file stands before it already.
func atLine(file string, err error) string {
	text, here := strings.CutPrefix(err.Error(), filepath.ToSlash(file)+":")
	if !here {
		return text
	}
	return "line " + text
}

// scenarioFiles lists files as they are given and folders with all below them, in order. Where some
// lie in folders called cases, what lies beside them is content.
func scenarioFiles(paths []string) ([]string, error) {
	var files []string
	for _, path := range paths {
		var found []string
		err := filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			extension := filepath.Ext(file)
			if !entry.IsDir() && (file == path || extension == ".yaml" || extension == ".yml") {
				found = append(found, file)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		const inside = string(filepath.Separator) + content.CasesFolder + string(filepath.Separator)
		isCase := func(file string) bool { return strings.Contains(file[len(path):], inside) }
		if slices.ContainsFunc(found, isCase) {
			found = slices.DeleteFunc(found, func(file string) bool { return !isCase(file) })
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s holds no scenarios", path)
		}
		slices.Sort(found)
		files = append(files, found...)
	}
	return files, nil
}
