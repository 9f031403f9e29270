// Command twobanners is the whole program: each of its commands is a thin door to one package.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"

	"twobanners/games"
	"twobanners/internal/release"
)

// commands is the command line: one field for each command.
type commands struct {
	Number kong.VersionFlag `name:"version" help:"Print the version number."`

	Admin    adminCmd    `cmd:"" help:"Look after tables and people, for the operator."`
	Backup   backupCmd   `cmd:"" help:"Keep a whole copy of a store in a file, while it is used."`
	Bench    benchCmd    `cmd:"" help:"Measure how fast a game is played at random."`
	Content  contentCmd  `cmd:"" help:"Check the content of the boxes, or print its texts."`
	Doctor   doctorCmd   `cmd:"" help:"Look for what is wrong with the server's data."`
	Engine   engineCmd   `cmd:"" help:"Referee games for other programs, over JSON lines."`
	Lab      labCmd      `cmd:"" help:"Fit, compare and balance: the laboratory."`
	Export   exportCmd   `cmd:"" help:"Write a whole store as lines, for another to import."`
	Import   importCmd   `cmd:"" help:"Fill an empty store from such lines."`
	Load     loadCmd     `cmd:"" help:"Put a server under load and measure it."`
	Replay   replayCmd   `cmd:"" help:"Verify a recorded game, or tell it."`
	Restore  restoreCmd  `cmd:"" help:"Fill an empty store from a backup."`
	Review   reviewCmd   `cmd:"" help:"Tell luck from mistakes in a recorded game."`
	Rules    rulesCmd    `cmd:"" help:"Look rules up, or list those that no test cites."`
	Scenario scenarioCmd `cmd:"" help:"Play the referee's case book: files or folders."`
	Serve    serveCmd    `cmd:"" help:"Let people play in their browsers."`
	Upgrade  upgradeCmd  `cmd:"" help:"Tell whether these rules can go on with running games."`
	Sim      simCmd      `cmd:"" help:"Play many games between bots and compare them."`
	Version  versionCmd  `cmd:"" help:"Tell the versions of program, rules and content."`
}

// console is what a command reads and writes.
type console struct {
	in       io.Reader
	out, err io.Writer
}

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is main without the process: it returns the exit code.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	helped := false // kong prints help while it parses, then wants to exit
	parser := kong.Must(&commands{},
		kong.Name("twobanners"),
		kong.Description("Two board games of one world: referee, table, opponent, laboratory."),
		kong.Vars{"game": games.Names()[0], "version": release.Version},
		kong.Writers(stdout, stderr),
		kong.Exit(func(int) { helped = true }),
	)
	command, err := parser.Parse(args)
	if helped {
		return 0
	}
	if err != nil {
		err = badInput(err)
	} else {
		err = command.Run(console{in: stdin, out: stdout, err: stderr})
	}
	if err == nil {
		return 0
	}
	_, _ = fmt.Fprintln(stderr, "twobanners:", err)
	return exitCode(err)
}
