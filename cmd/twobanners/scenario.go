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
	book, paths := games.CasesWith(found), c.Paths
	if len(paths) == 0 {
		if paths, err = c.caseBooks(); err != nil {
			return badInput(err)
		}
	}
	files, err := scenarioFiles(paths)
	if err != nil {
		return badInput(err)
	}
	page := &page{out: std.out}
	passed, failed, unread := 0, 0, 0
	for _, file := range files {
		s, err := book.Load(file)
		if err != nil {
			unread++
		} else {
			err = s.Run()
		}
		if err != nil {
			failed++
			page.line("FAIL %s %s", filepath.ToSlash(file), atLine(file, err))
			continue
		}
		passed++
		page.line("ok   %s", filepath.ToSlash(file))
	}
	page.line("%d passed, %d failed", passed, failed)
	switch {
	case page.err != nil:
		return page.err
	case unread > 0:
		return badInput(fmt.Errorf("%d of %d scenarios cannot be read", unread, len(files)))
	case failed > 0:
		return fmt.Errorf("%d of %d scenarios failed", failed, len(files))
	}
	return nil
}

// caseBooks are the folders of cases in the packs: a pack has one, and so may each thing in it.
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
	if len(list) == 0 {
		return nil, errors.New("say which scenarios: files, folders, or packs that have cases")
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
