package load

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// arrivals are how long moves took to reach the other seat.
type arrivals struct {
	mu   sync.Mutex
	took []int64
}

func (a *arrivals) add(took int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.took = append(a.took, took)
}

func (a *arrivals) percentiles() (n int, p50, p95, p99 float64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	slices.Sort(a.took)
	n = len(a.took)
	at := func(percent int) float64 {
		if n == 0 {
			return 0
		}
		return float64(a.took[min(n-1, n*percent/100)]) / float64(time.Millisecond)
	}
	return n, at(50), at(95), at(99)
}

// processes is what client and server have used: processor seconds, and bytes.
type processes struct{ client, server, rss float64 }

func (d *driver) processes() (p processes, err error) {
	if p.client, err = ownSeconds(); err != nil {
		return p, err
	}
	for _, at := range d.doors() {
		text, err := fetch(d.ctx, at.JoinPath("metrics"))
		if err != nil {
			return p, err
		}
		used, err := figure(text, "process_cpu_seconds_total ")
		if err != nil {
			return p, err
		}
		rss, err := figure(text, "process_resident_memory_bytes ")
		if err != nil {
			return p, err
		}
		p.server += used
		p.rss = max(p.rss, rss)
	}
	return p, nil
}

// doors are the private doors of all nodes.
func (d *driver) doors() (list []*url.URL) {
	if d.Figures != nil {
		list = append(list, d.Figures)
	}
	for _, node := range d.More {
		list = append(list, node.Figures)
	}
	return list
}

func ownSeconds() (float64, error) {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	families, err := registry.Gather()
	for _, f := range families {
		if f.GetName() == "process_cpu_seconds_total" {
			return f.GetMetric()[0].GetCounter().GetValue(), err
		}
	}
	return 0, err
}

// memory is what the servers need together after they have thrown away what they do not.
func (d *driver) memory() (sum float64, err error) {
	for _, at := range d.doors() {
		used, err := d.memoryOf(at)
		if err != nil {
			return 0, err
		}
		sum += used
	}
	return sum, nil
}

func (d *driver) memoryOf(at *url.URL) (float64, error) {
	for range 2 { // what a finalizer or a pool holds goes the second time
		collect := at.JoinPath("debug", "pprof", "heap")
		collect.RawQuery = "gc=1"
		if _, err := fetch(d.ctx, collect); err != nil {
			return 0, err
		}
	}
	text, err := fetch(d.ctx, at.JoinPath("metrics"))
	if err != nil {
		return 0, err
	}
	heap, err := figure(text, "go_memstats_heap_inuse_bytes ")
	if err != nil {
		return 0, err
	}
	stacks, err := figure(text, "go_memstats_stack_inuse_bytes ")
	return heap + stacks, err
}

func fetch(ctx context.Context, from *url.URL) (text string, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, from.String(), nil)
	if err != nil {
		return "", err
	}
	request.Close = true
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, answer.Body.Close()) }()
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s", from, answer.Status)
	}
	return string(body), err
}

// figure finds a figure by its name, which ends with a space.
func figure(text, name string) (float64, error) {
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		if value, ok := strings.CutPrefix(lines.Text(), name); ok {
			return strconv.ParseFloat(value, 64)
		}
	}
	return 0, fmt.Errorf("the server does not tell its %s", name)
}
