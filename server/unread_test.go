package server

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// stuck is a client that takes nothing: whoever writes to it waits.
type stuck struct {
	header  http.Header
	status  atomic.Int64
	arrived *sync.WaitGroup // those who wait, or were refused
	once    sync.Once
	release <-chan struct{}
}

func (s *stuck) Header() http.Header { return s.header }

func (s *stuck) WriteHeader(status int) { s.status.Store(int64(status)) }

func (s *stuck) Write(b []byte) (int, error) {
	s.once.Do(s.arrived.Done)
	<-s.release
	return len(b), nil
}

// A hundred who ask for a history and read none of it hold little: some are let in, and of each a
// few updates are in memory.
func TestUnreadHistories(t *testing.T) {
	const asking, allowed = 100, 64 << 20
	s := newSite(t, settings{})
	w := s.wanderer("smallworld", 5, 1)
	for range 60 {
		if !w.move() {
			break
		}
	}
	for i := range 60 {
		w.post(w.path+"/chat", map[string]string{
			"id": ids(), "text": strings.Repeat(fmt.Sprint(i%10), 200),
		}, 200)
	}
	held, refused := s.unread(w.path, asking, "192.0.2.%d:1")
	t.Logf("%d unread histories hold %.1f MiB; %d were told to wait", asking,
		float64(held)/(1<<20), refused)
	if held > allowed {
		t.Errorf("%d unread histories hold %d bytes, at most %d allowed", asking, held, allowed)
	}
	if refused != asking-maxStories {
		t.Errorf("%d were told to wait, want %d", refused, asking-maxStories)
	}
}

// Six friends in one house open their table at the same time, and nobody is told to wait.
func TestAWholeTableOpensAtOnce(t *testing.T) {
	s := newSite(t, settings{})
	w := s.wanderer("smallworld", 5, 1)
	w.move()
	if _, refused := s.unread(w.path, 6, "192.0.2.1:%d"); refused != 0 {
		t.Errorf("%d of six were told to wait", refused)
	}
	if _, refused := s.unread(w.path, 9, "192.0.2.1:%d"); refused != 3 {
		t.Errorf("%d of nine were told to wait, want 3", refused)
	}
}

// unread asks for a history from some addresses and reads nothing; it tells what that holds, and
// how many were refused.
func (s *site) unread(path string, asking int, address string) (held int64, refused int) {
	before := heapInUse()
	release := make(chan struct{})
	var arrived, all sync.WaitGroup
	clients := make([]*stuck, asking)
	for i := range clients {
		c := &stuck{header: http.Header{}, arrived: &arrived, release: release}
		clients[i] = c
		arrived.Add(1)
		all.Go(func() {
			url := s.http.URL + path + "/history"
			r := httptest.NewRequestWithContext(s.t.Context(), "GET", url, nil)
			r.RemoteAddr = fmt.Sprintf(address, i)
			s.server.ServeHTTP(c, r)
		})
	}
	arrived.Wait()
	held = heapInUse() - before
	close(release)
	all.Wait()
	for _, c := range clients {
		if c.status.Load() == http.StatusTooManyRequests {
			refused++
		}
	}
	return held, refused
}

// heapInUse is what is alive after two collections: pools need the second.
func heapInUse() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
