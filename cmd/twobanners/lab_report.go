package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"twobanners/lab"
)

type labReportCmd struct {
	From []string `arg:"" type:"existingdir" help:"Folders of experiments."`
	Out  string   `type:"path" default:"report.html" help:"The page to write."`
}

// Run makes the page.
func (c *labReportCmd) Run(std console) error {
	var reports [][]byte
	for _, folder := range c.From {
		raw, err := os.ReadFile(filepath.Join(folder, reportFile))
		if errors.Is(err, os.ErrNotExist) {
			err = fmt.Errorf("%s has no %s: run its experiment to the end first",
				folder, reportFile)
		}
		if err != nil {
			return badInput(err)
		}
		reports = append(reports, raw)
	}
	html, err := lab.Page(reports)
	if err != nil {
		return badInput(err)
	}
	if err := os.WriteFile(c.Out, html, 0o644); err != nil {
		return badInput(err)
	}
	page := &page{out: std.out}
	page.line("%s", c.Out)
	return page.err
}
