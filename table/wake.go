package table

import (
	"context"
	"errors"
	"time"
)

const (
	wakeAhead = 2 * time.Minute // tables with something to do by then are kept alive
	wakePage  = 500
	wakeMost  = 1000 // of those that a node of many takes at once
)

// Wake loads the tables that have something to do soon, and lets the others rest: of those that
// nobody watches nothing is kept. Call it at the start and then every minute. A table that cannot
// be read is marked and left alone; it keeps no other from being looked after.
func (h *Registry) Wake(ctx context.Context) error {
	before := h.now().Add(wakeAhead)
	failed := h.wakeDue(ctx, before)
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, t := range h.tables {
		if t.unload(before, len(h.hub.Present(id)) > 0) {
			delete(h.tables, id)
		}
	}
	return failed
}

// wakeDue wakes what is due at this node; of many nodes, Tend finds out whose it is.
func (h *Registry) wakeDue(ctx context.Context, before time.Time) error {
	if h.cluster != nil {
		return nil
	}
	var failed error
	for after := ""; ; {
		due, err := h.store.Due(ctx, before, after, wakePage)
		if err != nil {
			return errors.Join(failed, err)
		}
		for _, id := range due {
			after = id
			failed = errors.Join(failed, h.wakeOne(ctx, id))
		}
		if len(due) < wakePage || ctx.Err() != nil {
			return failed
		}
	}
}

// wakeOne loads a table. What is wrong with it is its own affair; what is wrong with the store is
// told.
func (h *Registry) wakeOne(ctx context.Context, id string) error {
	err := h.mark(ctx, id, h.Table(id).Read(ctx, justLoad))
	var why *Fault
	if errors.As(err, &why) {
		return nil
	}
	return err
}

// mark marks a table that was found broken in the store, so that it is due no more.
func (h *Registry) mark(ctx context.Context, id string, err error) error {
	var why *Fault
	if errors.As(err, &why) && why.Code == Broken {
		return h.store.Break(ctx, id)
	}
	return err
}
