package table

import (
	"slices"
	"sync"
)

// Hub is pub/sub without a payload: it tells listeners that a table has changed. It is a hint and
// carries nothing: listeners read what they have missed from the table, by number.
type Hub struct {
	mu     sync.Mutex
	tables map[string][]*Listener
}

// Listener waits for changes of one table.
type Listener struct {
	Hint   chan struct{} // holds one hint at most; nil for who is called
	wake   func()
	hub    *Hub
	table  string
	person string
}

// Listen begins to listen, as a person.
func (h *Hub) Listen(table, person string) *Listener {
	hint := make(chan struct{}, 1)
	return h.add(&Listener{hint, func() {
		select {
		case hint <- struct{}{}:
		default:
		}
	}, h, table, person})
}

// Attend is Listen for somebody who wants to be called. The call must not wait for anything, and
// not ask the hub.
func (h *Hub) Attend(table, person string, wake func()) *Listener {
	return h.add(&Listener{nil, wake, h, table, person})
}

func (h *Hub) add(l *Listener) *Listener {
	table := l.table
	defer h.Publish(table) // others see that somebody has come
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tables == nil {
		h.tables = map[string][]*Listener{}
	}
	h.tables[table] = append(h.tables[table], l)
	return l
}

// Close ends it.
func (l *Listener) Close() {
	defer l.hub.Publish(l.table) // others see that somebody has gone
	l.hub.mu.Lock()
	defer l.hub.mu.Unlock()
	rest := l.hub.tables[l.table]
	rest = slices.DeleteFunc(rest, func(other *Listener) bool { return other == l })
	if l.hub.tables[l.table] = rest; len(rest) == 0 {
		delete(l.hub.tables, l.table)
	}
}

// Publish gives all listeners of a table a hint.
func (h *Hub) Publish(table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, l := range h.tables[table] {
		l.wake()
	}
}

// Watched lists the tables that somebody listens to.
func (h *Hub) Watched() (tables []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id := range h.tables {
		tables = append(tables, id)
	}
	return tables
}

// Present lists who listens to a table, somebody who does so twice twice.
func (h *Hub) Present(table string) []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	present := make([]string, 0, len(h.tables[table]))
	for _, l := range h.tables[table] {
		present = append(present, l.person)
	}
	return present
}
