package server

import (
	"fmt"
	"math"
	"net/http"
	"net/netip"
	"slices"
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

// buckets is a rate limiter for each address (token buckets).
type buckets struct {
	mu    sync.Mutex
	limit rate.Limit
	burst int
	of    map[string]*rate.Limiter
	sweep int // at how many those that have been quiet are forgotten
}

// maxBuckets is when addresses that have been quiet are forgotten first.
const maxBuckets = 10_000

func newBuckets(limit rate.Limit, burst int) *buckets {
	return &buckets{
		limit: limit, burst: burst, of: map[string]*rate.Limiter{}, sweep: maxBuckets,
	}
}

// take takes one from an address's bucket, if there is one.
func (b *buckets) take(address string, now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.of) >= b.sweep {
		for old, limiter := range b.of {
			if limiter.TokensAt(now) >= float64(b.burst) {
				delete(b.of, old)
			}
		}
		b.sweep = max(maxBuckets, 2*len(b.of))
	}
	limiter := b.of[address]
	if limiter == nil {
		limiter = rate.NewLimiter(b.limit, b.burst)
		b.of[address] = limiter
	}
	return limiter.AllowN(now, 1)
}

// giveBack puts one back into a bucket: package rate refills none above its burst.
func (b *buckets) giveBack(key string, now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if limiter := b.of[key]; limiter != nil {
		limiter.AllowN(now, -1)
	}
}

// used is how much was taken from a bucket lately.
func (b *buckets) used(key string, now time.Time) int {
	b.mu.Lock()
	defer b.mu.Unlock()
	limiter := b.of[key]
	if limiter == nil {
		return 0
	}
	return int(math.Ceil(float64(b.burst) - limiter.TokensAt(now)))
}

// address is where a request comes from; an IPv6 customer has a whole network of them. Each proxy
// writes who came to it behind what it was told, so the way is walked back, from the last element
// of the last line, as long as the one who tells is a proxy of ours. What is before that is
// whatever a client says.
func (s *Server) address(r *http.Request) string {
	at, known := hostIn(r.RemoteAddr)
	if !known {
		return r.RemoteAddr
	}
	said := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(said) - 1; i >= 0 && s.isProxy(at); i-- {
		before, known := hostIn(strings.TrimSpace(said[i]))
		if !known {
			break
		}
		at = before
	}
	if at.Is6() {
		return netip.PrefixFrom(at, customerBits).Masked().Addr().String()
	}
	return at.String()
}

// noticeProxy tells the operator once of a proxy that nobody named: whoever comes through it has
// its address, and its limits.
func (s *Server) noticeProxy(r *http.Request) {
	at, known := hostIn(r.RemoteAddr)
	if r.Header.Get("X-Forwarded-For") != "" && known && !s.isProxy(at) {
		s.strange.Do(func() {
			s.Log.Warn("somebody sends X-Forwarded-For and is not believed: name the proxy"+
				" with --proxy if it is one of yours", "address", at)
		})
	}
}

const customerBits = 64

func (s *Server) isProxy(at netip.Addr) bool {
	return slices.ContainsFunc(s.Proxies, func(p netip.Prefix) bool { return p.Contains(at) })
}

// hostIn reads an address with or without a port.
func hostIn(text string) (netip.Addr, bool) {
	at, err := netip.ParseAddr(strings.Trim(text, "[]"))
	if err != nil {
		var withPort netip.AddrPort
		withPort, err = netip.ParseAddrPort(text)
		at = withPort.Addr()
	}
	return at.Unmap().WithZone(""), err == nil
}

// ParseProxies reads the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8.
func ParseProxies(list []string) (proxies []netip.Prefix, err error) {
	for _, text := range list {
		p, err := netip.ParsePrefix(text)
		if err != nil {
			at, wrong := netip.ParseAddr(text)
			if wrong != nil {
				return nil, fmt.Errorf("a proxy is an address such as 127.0.0.1 or 10.0.0.0/8,"+
					" not %q", text)
			}
			p = netip.PrefixFrom(at, at.BitLen())
		}
		proxies = append(proxies, p)
	}
	return proxies, nil
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
		s.noticeProxy(r)
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
