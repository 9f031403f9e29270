// Command metrics counts what a redesign of the rules is about, so that it can be compared before
// and after:
//
//	go run ./tools/metrics            # this working tree
//	go run ./tools/metrics --root DIR # another one
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"twobanners/internal/tidy"
)

func main() {
	root := flag.String("root", ".", "the working tree to count in")
	flag.Parse()
	if err := run(os.Stdout, *root); err != nil {
		fmt.Fprintln(os.Stderr, "metrics:", err)
		os.Exit(1)
	}
}

// games are the types whose switches and constants are counted, by package.
var games = []struct{ path, move, step string }{
	{"lordaeron", "Kind", "Task"}, {"smallworld", "Kind", "Stage"},
}

func run(to io.Writer, root string) error {
	packages, err := tidy.Load(root, func(string) bool { return true })
	if err != nil {
		return err
	}
	line := func(what string, n any) { _, _ = fmt.Fprintf(to, "%-62s %v\n", what, n) }
	for _, g := range games {
		i := slices.IndexFunc(packages, func(p *tidy.Package) bool { return p.Path == g.path })
		if i < 0 {
			continue
		}
		p := packages[i]
		all, _, err := tidy.Lines(os.DirFS(root), g.path, ".go", 100)
		if err != nil {
			return err
		}
		line(g.path+": lines of Go without tests, with its cases", all)
		line(g.path+": files", len(p.Files))
		line(g.path+": switches on "+g.move, tidy.Switches(p, g.move))
		line(g.path+": switches on "+g.step, tidy.Switches(p, g.step))
		var counts []int
		for _, n := range tidy.FilesNaming(p, g.move) {
			counts = append(counts, n)
		}
		slices.Sort(counts)
		line(g.path+": files that name a kind of move, median and most",
			fmt.Sprint(counts[len(counts)/2], " ", counts[len(counts)-1]))
		uncalled := tidy.Uncalled(p, packages)
		line(g.path+": exported functions without a caller outside tests",
			fmt.Sprint(len(uncalled), " ", uncalled))
		if g.path == "lordaeron" {
			frames := tidy.Registers{Package: g.path, Type: "Frame", Fields: "A B N M K Chief"}
			uses, bare := frames.Uses(p)
			line(g.path+": uses of a frame's registers, and outside accessors",
				fmt.Sprint(uses, " ", len(bare)))
		}
	}
	refusals := 0
	for _, p := range packages {
		if tidy.IsCases(p.Path) {
			refusals += len(tidy.Refusals(p))
		}
	}
	line("case book: refusals that its runner makes by itself", refusals)
	all, long, err := tidy.Lines(os.DirFS(root), "web", ".svelte", 100)
	line("web: lines of Svelte, and over 100 columns", fmt.Sprint(all, " ", long))
	if err != nil {
		return err
	}
	return redesign(root, line)
}
