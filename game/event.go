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

// EventShapes describe the events of a game, in the order of their kinds. A shape is the id of the
// event, then its arguments in order: a name, and after a colon the kind of thing that its number
// stands for, where it is not a plain number. There is no event 0, so the first shape is empty.
type EventShapes []string

// Add gives an event of a shape the next kind.
func (s *EventShapes) Add(shape string) EventKind {
	*s = append(*s, shape)
	return EventKind(len(*s) - 1)
}

// Show puts an event into ids and numbers: name gives the id that a number of a kind stands for,
// nil for none. An event that there is not is nil.
func (s EventShapes) Show(e Event, name func(kind string, n int) any) any {
	if e.Kind == 0 || int(e.Kind) >= len(s) {
		return nil
	}
	shown := map[string]any{}
	if e.Seat != Nobody {
		shown["seat"] = e.Seat
	}
	i := -1 // the argument; before them comes the id
	for word := range strings.FieldsSeq(s[e.Kind]) {
		label, kind, _ := strings.Cut(word, ":")
		if i < 0 {
			shown["event"] = word
		} else if v := name(kind, int(e.Args[i])); v != nil {
			shown[label] = v
		}
		i++
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
