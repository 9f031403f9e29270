package table

import "sync"

// Hub tells listeners that a table has changed. It is a hint and carries nothing: listeners read
// what they have missed from the table, by number.
type Hub struct {
	mu     sync.Mutex
	tables map[string]map[*Listener]struct{}
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
		h.tables = map[string]map[*Listener]struct{}{}
	}
	if h.tables[table] == nil {
		h.tables[table] = map[*Listener]struct{}{}
	}
	h.tables[table][l] = struct{}{}
	return l
}

// Close ends it.
func (l *Listener) Close() {
	defer l.hub.Publish(l.table) // others see that somebody has gone
	l.hub.mu.Lock()
	defer l.hub.mu.Unlock()
	delete(l.hub.tables[l.table], l)
	if len(l.hub.tables[l.table]) == 0 {
		delete(l.hub.tables, l.table)
	}
}

// Publish gives all listeners of a table a hint.
func (h *Hub) Publish(table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for l := range h.tables[table] {
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

// Present lists who listens to a table.
func (h *Hub) Present(table string) map[string]bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	present := map[string]bool{}
	for l := range h.tables[table] {
		present[l.person] = true
	}
	return present
}
