package server

import (
	"sync"
	"time"
)

// couriers is what is known of push services: a circuit breaker for each host, and how often
// each subscription failed in a row.
type couriers struct {
	mu    sync.Mutex
	hosts map[string]*courier
	fails map[string]int // by endpoint
}

type courier struct {
	fails int       // in a row
	until time.Time // it is let rest
}

const (
	restAfter   = 3               // failures of a host in a row
	restFor     = 5 * time.Minute // then one message tries whether it answers again
	dropAfter   = 8               // failures of a subscription in a row
	maxCouriers = 10_000          // in memory; then all is forgotten
)

func newCouriers() couriers {
	return couriers{hosts: map[string]*courier{}, fails: map[string]int{}}
}

// ready tells whether a host may be asked. One that rested is asked by one message at a time.
func (c *couriers) ready(host string, now time.Time) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	known := c.hosts[host]
	if known == nil || known.fails < restAfter {
		return true
	}
	if now.Before(known.until) {
		return false
	}
	known.until = now.Add(restFor)
	return true
}

// answered notes whether a host answered as one that works.
func (c *couriers) answered(host string, well bool, now time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if well {
		delete(c.hosts, host)
		return
	}
	known := c.hosts[host]
	if known == nil {
		if len(c.hosts) >= maxCouriers {
			clear(c.hosts)
		}
		known = &courier{}
		c.hosts[host] = known
	}
	known.fails++
	known.until = now.Add(restFor)
}

// took notes that a subscription took a message.
func (c *couriers) took(endpoint string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.fails, endpoint)
}

// failed notes that a subscription did not, and tells whether it is to be dropped.
func (c *couriers) failed(endpoint string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.fails) >= maxCouriers {
		clear(c.fails)
	}
	c.fails[endpoint]++
	if c.fails[endpoint] < dropAfter {
		return false
	}
	delete(c.fails, endpoint)
	return true
}
