// Command boards draws the boards of both games and writes them as content: the twelve faces of
// Small World of Warcraft from their plans, or the outlines of Lordaeron from its map. The same
// plans give the same files:
//
//	go run ./tools/boards content/smallworld
//	go run ./tools/boards content/lordaeron
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

const tries = 260

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: boards DIR")
		os.Exit(2)
	}
	if filepath.Base(os.Args[1]) == "lordaeron" {
		if err := lordaeron(os.Args[1]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	var past tally
	for i := range plans {
		p := &plans[i]
		s := shapeOf(p, tries)
		if s == nil {
			fmt.Fprintf(os.Stderr, "%s: no playable division found\n", p.id)
			os.Exit(1)
		}
		d := dress(p, s, &past)
		past.add(d)
		if err := write(os.Args[1], finished(p, s, d)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Fprintf(os.Stderr, "%s %s: %d regions, shape %.1f, dressing %.1f\n",
			p.id, p.name, len(s.near), s.score, d.value(s))
	}
}
