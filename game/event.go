package game

// EventKind says what happened; each game has its own list.
type EventKind uint8

// Event is a fact: something that happened, to be shown to its audience and to nobody else.
type Event struct {
	Kind EventKind
	Seat Seat
	To   Seats
	Args [6]int16
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
