package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

const (
	barWidth  = 30
	barEvery  = 100 * time.Millisecond
	lineEvery = 5 * time.Second
)

// progress tells how far a long task is: a bar on a terminal, a line now and then elsewhere.
type progress struct {
	out      io.Writer
	what     string
	total    int
	done     func() int64
	terminal bool
	began    time.Time
	stopped  chan struct{}
	ended    sync.WaitGroup
}

func watchProgress(out io.Writer, what string, total int, done func() int64) *progress {
	p := &progress{
		out: out, what: what, total: total, done: done, terminal: isTerminal(out),
		began: now(), stopped: make(chan struct{}),
	}
	every := lineEvery
	if p.terminal {
		every = barEvery
	}
	p.ended.Go(func() {
		tick := time.NewTicker(every)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				p.show()
			case <-p.stopped:
				return
			}
		}
	})
	return p
}

// stop ends the watch and wipes the bar.
func (p *progress) stop() {
	close(p.stopped)
	p.ended.Wait()
	if p.terminal {
		_, _ = fmt.Fprint(p.out, "\r\x1b[K") // progress is a courtesy: nothing hangs on it
	}
}

func (p *progress) show() {
	done := int(p.done())
	rate := float64(done) / now().Sub(p.began).Seconds()
	left := "?"
	if done > 0 {
		left = (time.Duration(float64(p.total-done)/rate) * time.Second).String()
	}
	text := fmt.Sprintf("%d of %d %s, %.0f a second, %s left", done, p.total, p.what, rate, left)
	if p.terminal {
		full := barWidth * done / max(1, p.total)
		bar := strings.Repeat("█", full) + strings.Repeat("░", barWidth-full)
		_, _ = fmt.Fprintf(p.out, "\r\x1b[K%s %s", bar, text)
		return
	}
	_, _ = fmt.Fprintln(p.out, text)
}

// isTerminal tells a person's screen from a file or a pipe.
func isTerminal(out any) bool {
	file, ok := out.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// now is the one clock of the commands.
func now() time.Time {
	return time.Now() //nolint:forbidigo // rates and progress are measured, never played by
}
