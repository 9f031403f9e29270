package table

import (
	"context"
	"fmt"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// BeatEvery is how often a server says that it is at work, and beatGap how long the time between
// two beats can be before it counts as nobody's: a server was away, a clock was set forward, a
// machine slept.
const (
	BeatEvery = 5 * time.Second
	beatGap   = 20 * time.Second
)

// now is the time of the registry. It follows the clock on the wall as it was at the start and then
// goes on by itself: nobody gains or loses by a clock that is set.
func (h *Registry) now() time.Time {
	h.clock.Lock()
	defer h.clock.Unlock()
	return h.base.Add(h.time.Elapsed() - h.since).UTC().Truncate(time.Millisecond)
}

// Now is the time of the registry, by which clocks run.
func (h *Registry) Now() time.Time { return h.now() }

// Beat says that this server is at work. Call it before the first Wake and then every BeatEvery.
// If no server was, the time between is nobody's: see Table.excuse.
func (h *Registry) Beat(ctx context.Context) error {
	err := h.beat(ctx)
	h.clock.Lock()
	defer h.clock.Unlock()
	h.beaten, h.beatErr = h.time.Elapsed(), err
	return err
}

// Ready tells whether the last beat was written, and not long ago: whether the store can be
// written, without writing.
func (h *Registry) Ready() error {
	h.clock.Lock()
	defer h.clock.Unlock()
	switch since := h.time.Elapsed() - h.beaten; {
	case h.beatErr != nil:
		return h.beatErr
	case h.beaten == 0 || since > beatGap:
		return fmt.Errorf("%w: no beat for %v", store.ErrUnavailable, since.Round(time.Second))
	}
	return nil
}

func (h *Registry) beat(ctx context.Context) error {
	now, elapsed := h.now(), h.time.Elapsed()
	if wall := h.time.Now(); wall.Sub(now) > beatGap {
		now = wall // the store will count the time between as an outage
	}
	last, err := h.store.Beat(ctx, now, beatGap)
	if err != nil {
		return err
	}
	outages, err := h.store.Outages(ctx, h.lastOutage())
	if err != nil {
		return err
	}
	if last.After(now) {
		// The clock on the wall was set back, or that of another node is ahead.
		now, elapsed = last, h.time.Elapsed()
	}
	h.learn(now, elapsed, outages)
	return nil
}

// learn sets the time of the registry forward together with what excuses it: whoever sees the new
// time must know that it was nobody's.
func (h *Registry) learn(now time.Time, elapsed time.Duration, outages []store.Outage) {
	h.clock.Lock()
	defer h.clock.Unlock()
	if now.After(h.base.Add(elapsed - h.since)) {
		h.base, h.since = now, elapsed
	}
	if n := len(outages); n > 0 {
		last := outages[n-1]
		h.outage = last.To
		h.log.Info("no server was at work for a while", "from", last.From, "to", last.To)
	}
}

// lastOutage is when the last outage ended that this registry knows of.
func (h *Registry) lastOutage() time.Time {
	h.clock.Lock()
	defer h.clock.Unlock()
	return h.outage
}

// excused is excuse, and reads the log again if another node has done it.
func (t *Table) excused(ctx context.Context) error {
	err := t.excuse(ctx)
	if err == nil && t.state == nil {
		return t.load(ctx)
	}
	return err
}

// excuse takes the time in which no server was at work off the clocks that run, by an entry of its
// own. The caller holds the lock.
func (t *Table) excuse(ctx context.Context) error {
	s := t.state
	last := s.Entry(s.Seq()).At
	if s.times.turn == 0 || s.times.running == 0 || !t.registry.lastOutage().After(last) {
		return nil
	}
	outages, err := t.registry.store.Outages(ctx, last)
	if err != nil {
		return err
	}
	var away time.Duration
	for _, o := range outages {
		if o.From.Before(last) {
			o.From = last
		}
		away += o.To.Sub(o.From)
	}
	if away <= 0 {
		return nil
	}
	ask := byItself(askAway, s.Seq(), game.Nobody)
	_, err = t.apply(ctx, ask, []fact{{game.Nobody, KindAway, Away{away.Milliseconds()}}})
	return err
}
