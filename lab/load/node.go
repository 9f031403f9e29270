package load

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os/exec"
	"strings"
	"syscall"
)

// Node is a server process of our own.
type Node struct {
	URL     *url.URL
	Figures *url.URL
	Data    string // its folder; "" with a database
	process *exec.Cmd
}

// Start starts a server with a data folder, or with the address of a database that it shares with
// others, and without limits. Its log goes to log. It ends at the latest with the context.
func Start(ctx context.Context, program, data string, log io.Writer) (*Node, error) {
	where, folder := "--data", data
	if strings.Contains(data, "://") {
		where, folder = "--db", ""
	}
	n := &Node{Data: folder, process: exec.CommandContext(ctx, program, "serve",
		"--addr", "127.0.0.1:0", "--metrics", "127.0.0.1:0", where, data, "--limit-requests", "0",
		"--limit-doors", "0", "--limit-each", "0", "--limit-streams", "0")}
	n.process.Stderr = log
	out, err := n.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := n.process.Start(); err != nil {
		return nil, err
	}
	lines := bufio.NewReader(out)
	n.URL, err = announced(lines, " and ")
	if err == nil {
		n.Figures, err = announced(lines, " are at ")
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("the server did not start: %w", err), n.Kill())
	}
	n.Figures.Path = "/"
	return n, nil
}

func announced(lines *bufio.Reader, before string) (*url.URL, error) {
	line, err := lines.ReadString('\n')
	if err != nil {
		return nil, err
	}
	_, address, ok := strings.Cut(strings.TrimSpace(line), before)
	if !ok {
		return nil, fmt.Errorf("it said %q", line)
	}
	return url.Parse(address)
}

// Kill ends the process at once, as a power cut would.
func (n *Node) Kill() error {
	if err := n.process.Process.Kill(); err != nil {
		return err
	}
	_ = n.process.Wait() // it says that the process was killed
	return nil
}

// Pause stops the process where it stands; Resume lets it go on.
func (n *Node) Pause() error { return n.process.Process.Signal(syscall.SIGSTOP) }

// Resume lets a process that was paused go on.
func (n *Node) Resume() error { return n.process.Process.Signal(syscall.SIGCONT) }
