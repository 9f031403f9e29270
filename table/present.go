package table

import (
	"context"
	"slices"

	"twobanners/store"
)

// Present are those who have a table open, at this node and, for a table that somebody has open
// here, at the others as of a second ago. Somebody may be named twice.
func (h *Registry) Present(table string) []string {
	present := h.hub.Present(table)
	h.mu.Lock()
	defer h.mu.Unlock()
	return append(present, h.elsewhere[table]...)
}

// Whereabouts are the tables that people have open, at any node.
func (h *Registry) Whereabouts(ctx context.Context, people []string) ([]store.Attendance, error) {
	list := h.hub.attendance()
	list = slices.DeleteFunc(list, func(a store.Attendance) bool {
		return !slices.Contains(people, a.Person)
	})
	if h.cluster == nil || len(people) == 0 {
		return list, nil
	}
	more, err := h.cluster.Whereabouts(ctx, people)
	return append(list, more...), err
}

// attend tells the other nodes who is here and hears who is there. Whoever watches a table sees
// who has come or gone.
func (h *Registry) attend(ctx context.Context, fresh bool) error {
	list, err := h.cluster.Attend(ctx, h.hub.attendance(), fresh)
	if err != nil {
		return err
	}
	now := map[string][]string{}
	for _, a := range list {
		now[a.Table] = append(now[a.Table], a.Person)
	}
	for _, people := range now {
		slices.Sort(people)
	}
	h.mu.Lock()
	before := h.elsewhere
	h.elsewhere = now
	h.mu.Unlock()
	for _, table := range h.hub.Watched() {
		if !slices.Equal(before[table], now[table]) {
			h.hub.Publish(table)
		}
	}
	return nil
}

// attendance lists who listens to which table, each once.
func (h *Hub) attendance() (list []store.Attendance) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for table, listeners := range h.tables {
		first := len(list)
		for _, l := range listeners {
			a := store.Attendance{Table: table, Person: l.person}
			if l.person != "" && !slices.Contains(list[first:], a) {
				list = append(list, a)
			}
		}
	}
	return list
}
