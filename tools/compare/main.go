// Command compare tells how much faster or slower this working tree plays than a commit:
//
//	go run ./tools/compare -base COMMIT
//	go run ./tools/compare -base COMMIT -game lordaeron -players 6 -chunk 20
//
// Both are built and asked in turn, in random order, for some games at a time; what counts is the
// CPU time of each. So it can be used on a machine that has other things to do: a ratio is the
// median of those of neighbouring chunks, with its quartiles.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
)

func main() {
	base := flag.String("base", "main", "the commit to compare with")
	chunk := flag.Int("chunk", 300, "games at a time")
	rounds := flag.Int("rounds", 40, "how often each is asked")
	game := flag.String("game", "smallworld", "the game to play")
	players := flag.Int("players", 4, "seats at the table")
	options := flag.String("options", "", "options of the game, as JSON")
	flag.Parse()
	table := []string{"-game", *game, "-players", strconv.Itoa(*players), "-options", *options}
	if err := run(os.Stdout, *base, table, *chunk, *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "compare:", err)
		os.Exit(1)
	}
}

// runner is a program that plays.
type runner struct {
	name string
	in   io.WriteCloser
	out  *bufio.Reader
	wait func() error
	// ns is the time of each chunk, perMove that of a move in it.
	ns, perMove []float64
}

func run(out io.Writer, base string, table []string, chunk, rounds int) error {
	dir, err := os.MkdirTemp("", "compare")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	var runners []*runner
	for _, tree := range []string{base, ""} {
		more, err := start(dir, tree, table)
		if err != nil {
			return err
		}
		runners = append(runners, more...)
	}
	order, luck := slices.Clone(runners), rand.New(rand.NewPCG(1, 2))
	for i := range rounds + 2 {
		luck.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, r := range order {
			if err := r.ask(chunk, i >= 2); err != nil {
				return fmt.Errorf("%s: %w", r.name, err)
			}
		}
	}
	for _, r := range runners {
		_ = r.in.Close()
		if err := r.wait(); err != nil {
			return err
		}
		r.report(out, runners[0], chunk)
	}
	return nil
}

// start builds a commit, or the working tree, and starts it in each way of playing that it has.
func start(dir, commit string, table []string) (list []*runner, err error) {
	root, name := ".", "here"
	if commit != "" {
		name = commit
		if root, err = unpack(filepath.Join(dir, "tree"), commit); err != nil {
			return nil, err
		}
	}
	program, tags, ways := filepath.Join(dir, "chunks-"+name), "", []string{"listed"}
	if _, err := os.Stat(filepath.Join(root, "game", "walker.go")); err == nil {
		tags, ways = "walker", append(ways, "walked")
	}
	build := exec.Command("go", "build", "-tags", tags, "-o", program, "./tools/compare/chunks")
	build.Dir, build.Stderr = root, os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("building %s: %w", name, err)
	}
	for _, how := range ways {
		command := exec.Command(program, append(slices.Clone(table), "-how", how)...)
		command.Stderr = os.Stderr
		in, err := command.StdinPipe()
		if err != nil {
			return nil, err
		}
		from, err := command.StdoutPipe()
		if err != nil {
			return nil, err
		}
		list = append(list, &runner{
			name: name + " " + how, in: in, out: bufio.NewReader(from), wait: command.Wait,
		})
		if err := command.Start(); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// unpack puts the files of a commit into a folder. Its own program plays, which knows how its games
// are made; a commit that has none gets the one that is here.
func unpack(dir, commit string) (string, error) {
	if err := os.MkdirAll(dir, 0o750); err != nil {
		return "", err
	}
	archive := exec.Command("git", "archive", "-o", dir+".tar", commit)
	archive.Stderr = os.Stderr
	if err := archive.Run(); err != nil {
		return "", fmt.Errorf("git archive %s: %w", commit, err)
	}
	if err := exec.Command("tar", "-xf", dir+".tar", "-C", dir).Run(); err != nil {
		return "", err
	}
	there := filepath.Join(dir, "tools", "compare", "chunks")
	if _, err := os.Stat(there); err == nil {
		return dir, nil
	}
	return dir, os.CopyFS(there, os.DirFS(filepath.Join("tools", "compare", "chunks")))
}

func (r *runner) ask(chunk int, counts bool) error {
	if _, err := fmt.Fprintln(r.in, chunk); err != nil {
		return err
	}
	var ns, moves float64
	if _, err := fmt.Fscanln(r.out, &ns, &moves); err != nil {
		return err
	}
	if counts {
		r.ns, r.perMove = append(r.ns, ns), append(r.perMove, ns/moves)
	}
	return nil
}

func (r *runner) report(out io.Writer, first *runner, chunk int) {
	ratios := make([]float64, len(r.ns))
	for i := range ratios {
		ratios[i] = first.ns[i] / r.ns[i]
	}
	slices.Sort(ratios)
	quarter := len(ratios) / 4
	_, _ = fmt.Fprintf(out, "%-24s %8.0f games/s at best, %6.1f ns a move   x%.2f [%.2f, %.2f]\n",
		r.name, float64(chunk)/slices.Min(r.ns)*1e9, slices.Min(r.perMove),
		ratios[len(ratios)/2], ratios[quarter], ratios[len(ratios)-1-quarter])
}
