package game

import (
	"strings"
)

// EventKind says what happened; each game has its own list.
type EventKind uint8

// Event is a fact: something that happened, to be shown to its audience and to nobody else.
type Event struct {
	Kind EventKind
	Seat Seat
	To   Seats
	Args [6]int16
}

// Show puts the event into ids and numbers. Its shape is its id, then its arguments in order: a
// name, and after a colon the kind of thing that name turns from a number into an id; nil for none.
func (e Event) Show(shape string, name func(kind string, n int) any) map[string]any {
	words := strings.Fields(shape)
	shown := map[string]any{"event": words[0]}
	if e.Seat != Nobody {
		shown["seat"] = e.Seat
	}
	for i, word := range words[1:] {
		label, kind, _ := strings.Cut(word, ":")
		if v := name(kind, int(e.Args[i])); v != nil {
			shown[label] = v
		}
	}
	return shown
}

// Log collects events. A nil log collects nothing, which is what search wants.
type Log struct{ Events []Event }

// Add records an event.
func (l *Log) Add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// For gives the events that a seat may know. Spectators (Nobody) get those for everyone.
func (l *Log) For(seat Seat) []Event {
	var mine []Event
	for _, e := range l.Events {
		if e.To == Everyone || e.To.Has(seat) {
			mine = append(mine, e)
		}
	}
	return mine
}
