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
	before := heapInUse()
	release := make(chan struct{})
	var arrived, all sync.WaitGroup
	clients := make([]*stuck, asking)
	for i := range clients {
		c := &stuck{header: http.Header{}, arrived: &arrived, release: release}
		clients[i] = c
		arrived.Add(1)
		all.Go(func() {
			path := s.http.URL + w.path + "/history"
			r := httptest.NewRequestWithContext(t.Context(), "GET", path, nil)
			r.RemoteAddr = fmt.Sprintf("192.0.2.%d:1", i)
			s.server.ServeHTTP(c, r)
		})
	}
	arrived.Wait()
	held := heapInUse() - before
	close(release)
	all.Wait()
	refused := 0
	for _, c := range clients {
		if c.status.Load() == http.StatusTooManyRequests {
			refused++
		}
	}
	t.Logf("%d unread histories hold %.1f MiB; %d were told to wait", asking,
		float64(held)/(1<<20), refused)
	if held > allowed {
		t.Errorf("%d unread histories hold %d bytes, at most %d allowed", asking, held, allowed)
	}
	if refused != asking-maxStories {
		t.Errorf("%d were told to wait, want %d", refused, asking-maxStories)
	}
}

// heapInUse is what is alive after two collections: pools need the second.
func heapInUse() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
