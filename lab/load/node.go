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
)

// Node is a server process of our own.
type Node struct {
	URL     *url.URL
	Figures *url.URL
	Data    string // its folder; "" with a database
	Process *exec.Cmd
}

// Start starts a server with a data folder, or with the address of a database that it shares with
// others, and without limits. Its log goes to log. It ends at the latest with the context.
func Start(
	ctx context.Context, program, data string, log io.Writer, more ...string,
) (*Node, error) {
	where, folder := "--data", data
	if strings.Contains(data, "://") {
		where, folder = "--db", ""
	}
	flags := append([]string{
		"serve", "--addr", "127.0.0.1:0", "--metrics", "127.0.0.1:0", where, data,
		"--limit-requests", "0", "--limit-doors", "0", "--limit-each", "0", "--limit-streams", "0",
	}, more...)
	n := &Node{Data: folder, Process: exec.CommandContext(ctx, program, flags...)}
	n.Process.Stderr = log
	out, err := n.Process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := n.Process.Start(); err != nil {
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
	if err := n.Process.Process.Kill(); err != nil {
		return err
	}
	_ = n.Process.Wait() // it says that the process was killed
	return nil
}
