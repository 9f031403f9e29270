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
	total    func() int64
	done     func() int64
	terminal bool
	began    time.Time
	// before is what was done before: it tells nothing about how fast the rest will be.
	before  func() int64
	stopped chan struct{}
	ended   sync.WaitGroup
}

// watchProgress watches a task of known size.
func watchProgress(out io.Writer, what string, total int, done func() int64) *progress {
	none := func() int64 { return 0 }
	return watchGrowing(out, what, func() int64 { return int64(total) }, done, none)
}

// watchGrowing watches a task whose size becomes known on the way.
func watchGrowing(out io.Writer, what string, total, done, before func() int64) *progress {
	p := &progress{
		out: out, what: what, total: total, done: done, terminal: isTerminal(out),
		began: now(), before: before, stopped: make(chan struct{}),
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
	done, total, before := p.done(), p.total(), p.before()
	rate := float64(done-before) / now().Sub(p.began).Seconds()
	left := "?"
	if done > before {
		left = (time.Duration(float64(total-done)/rate) * time.Second).String()
	}
	text := fmt.Sprintf("%d of %d %s, %.0f a second, %s left", done, total, p.what, rate, left)
	if p.terminal {
		full := int(barWidth * done / max(1, total))
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
