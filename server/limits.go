package server

import (
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"twobanners/table"
)

// Limits are how much one address may ask for. Zero means the default.
type Limits struct {
	Requests    rate.Limit // in a second
	Burst       int
	Doors       rate.Limit // guests, accounts, sign-ins and tables in a second
	DoorBurst   int
	Streams     int // open at a time, of all
	StreamsEach int // and of one address
	Tables      int // that a guest has open at a time; accounts have five times as many
}

func (l Limits) filled() Limits {
	if l.Requests == 0 {
		l.Requests, l.Burst = 100, 400
	}
	if l.Doors == 0 {
		l.Doors, l.DoorBurst = 2, 60
	}
	if l.Streams == 0 {
		l.Streams, l.StreamsEach = 4000, 60
	}
	if l.Tables == 0 {
		l.Tables = 10
	}
	return l
}

// buckets is how often each address may still ask.
type buckets struct {
	mu    sync.Mutex
	limit rate.Limit
	burst int
	of    map[string]*rate.Limiter
}

// maxBuckets is when addresses that have been quiet are forgotten.
const maxBuckets = 10_000

func newBuckets(limit rate.Limit, burst int) *buckets {
	return &buckets{limit: limit, burst: burst, of: map[string]*rate.Limiter{}}
}

// take takes one from an address's bucket, if there is one.
func (b *buckets) take(address string, now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.of) >= maxBuckets {
		for old, limiter := range b.of {
			if limiter.TokensAt(now) >= float64(b.burst) {
				delete(b.of, old)
			}
		}
	}
	limiter := b.of[address]
	if limiter == nil {
		limiter = rate.NewLimiter(b.limit, b.burst)
		b.of[address] = limiter
	}
	return limiter.AllowN(now, 1)
}

// address is where a request comes from; an IPv6 customer has a whole network of them.
func (s *Server) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if s.BehindProxy {
		chain := strings.Split(r.Header.Get("X-Forwarded-For"), ",")
		if last := strings.TrimSpace(chain[len(chain)-1]); last != "" {
			host = last
		}
	}
	if ip := net.ParseIP(host); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return host
}

var errTooMany = fault(tooMany, "That was too much at once; wait a little.")

// door lets somebody in who asks for something that costs us: a guest, an account, a table.
func (s *Server) door(r *http.Request) error {
	if !s.doors.take(s.address(r), s.Now()) {
		return errTooMany
	}
	return nil
}

// limited lets a request through if its address has not asked too often.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		costs := strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == "/healthz"
		if costs && !s.requests.take(s.address(r), s.Now()) {
			s.fail(w, r, errTooMany)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// retryAfter is what an answer tells a client that asked too often.
func retryAfter(code table.Code) string {
	if code == tooMany {
		return "1"
	}
	return ""
}
