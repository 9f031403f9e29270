package store

import (
	"context"
	"strings"
)

// Sheet is a database table in an export, on its way from one store to another: both name the same
// columns, in an order in which rows can be put back.
type Sheet struct {
	Name    string
	Columns []Column
}

// keys are the columns by which rows are told apart, where that is not the first.
var keys = map[string]string{
	"codes": "person code", "seated": "table_id person", "events": "table_id seq",
	"ratings": "person game", "rating_log": "person game table_id", "friends": "person friend",
	"outages": "since till", "notes": "at kind by about table_id text",
}

// Key are the columns by whose bytes rows travel in order: two copies of the same are equal.
func (s Sheet) Key() []string {
	if key := keys[s.Name]; key != "" {
		return strings.Fields(key)
	}
	return []string{s.Columns[0].Name}
}

// Column is a column with what it holds: Text, Whole, Real, Truth or Bytes, or nothing.
type Column struct {
	Name string
	Kind Kind
}

// Kind is what a column holds.
type Kind byte

// The kinds.
const (
	Text Kind = iota
	Whole
	Real
	Truth
	Bytes
)

func sheet(name string, columns ...Column) Sheet { return Sheet{name, columns} }

// columns of one kind
func all(kind Kind, names ...string) (list []Column) {
	for _, name := range names {
		list = append(list, Column{name, kind})
	}
	return list
}

func join(lists ...[]Column) (list []Column) {
	for _, l := range lists {
		list = append(list, l...)
	}
	return list
}

// Sheets are everything that a store keeps.
var Sheets = []Sheet{
	sheet("people", join(all(Text, "id", "name", "name_key", "look", "language", "password"),
		all(Truth, "bot", "muted", "banned"), all(Whole, "created", "vacation"))...),
	sheet("sessions", join(all(Bytes, "key"), all(Text, "person", "about"), all(Whole, "since"),
		all(Truth, "token"))...),
	sheet("codes", join(all(Text, "person"), all(Bytes, "code"))...),
	sheet("passkeys", join(all(Bytes, "id"), all(Text, "person", "credential"))...),
	sheet("tables", join(all(Text, "id", "game", "status", "host", "card"), all(Truth, "public"),
		all(Whole, "created", "updated", "wake"))...),
	sheet("seated", join(all(Text, "table_id", "person"), all(Truth, "turn"),
		all(Whole, "since", "called"))...),
	sheet("secrets", join(all(Text, "table_id", "invite"), all(Bytes, "seed"))...),
	sheet("events", join(all(Text, "table_id", "person", "ask", "ask_id", "ask_sum", "kind",
		"data"), all(Whole, "seq", "seat", "at"))...),
	sheet("records", all(Text, "table_id", "record")...),
	sheet("ratings", join(all(Text, "person", "game"), all(Real, "points"),
		all(Whole, "games"))...),
	sheet("rating_log", join(all(Text, "person", "game", "table_id"), all(Whole, "at"),
		all(Real, "points"))...),
	sheet("friends", join(all(Text, "person", "friend"), all(Whole, "since"))...),
	sheet("blocks", all(Text, "person", "other")...),
	sheet("pushes", join(all(Text, "endpoint", "person", "key", "secret"),
		all(Truth, "every"))...),
	sheet("rated", all(Text, "table_id")...),
	sheet("outages", all(Whole, "since", "till")...),
	sheet("pulse", all(Whole, "id", "beat", "at")...),
	sheet("kept", join(all(Text, "name"), all(Bytes, "value"))...),
	sheet("notes", join(all(Text, "kind", "by", "about", "table_id", "text"),
		all(Whole, "at"))...),
}

// Movable is a store that can be moved to another.
type Movable interface {
	// Dump hands over every row of every sheet as it was at one moment, while others write.
	Dump(ctx context.Context, each func(s Sheet, row []any) error) error
	// Fill fills an empty store, all or nothing. It is ErrTaken if it is not empty.
	Fill(ctx context.Context, from func(put func(s Sheet, row []any) error) error) error
}
