// Package wire generates TypeScript types from the Go types that the server sends: the client's
// types can then never say anything else than the server does.
package wire

import (
	"fmt"
	"reflect"
	"strings"

	"twobanners/game"
)

// File is a TypeScript file: the types it begins with, all that they contain, and what it takes
// from elsewhere.
type File struct {
	Path  string
	Head  string // imports, and types that Go has no words for
	Roots []reflect.Type
	// Rename gives a type another name than its own.
	Rename map[string]string
	// Narrow says more of a field than Go does: "Type.Field" to its TypeScript type.
	Narrow map[string]string
	// Elsewhere are types that another file has.
	Elsewhere map[string]bool
	// Generic are the parameters of a type, such as <View>.
	Generic map[string]string
	// Events are those of a game; Arguments are the types of the kinds of their arguments, a
	// string unless they say more. One that may be missing ends in a question mark.
	Events    game.EventShapes
	Arguments map[string]string
}

// writer collects the types of a file in the order in which they are met.
type writer struct {
	File
	known map[reflect.Type]string
	used  map[string]bool // entries of Narrow
	text  []string
}

const note = "// Written by internal/wire from the Go types of the server: `make wire`. " +
	"Do not edit.\n"

// Write gives the text of a file.
func (f File) Write() (string, error) {
	w := &writer{File: f, known: map[reflect.Type]string{}, used: map[string]bool{}}
	for _, root := range f.Roots {
		w.typeOf(root)
	}
	for field := range f.Narrow {
		if !w.used[field] {
			return "", fmt.Errorf("%s: there is no field %s to narrow", f.Path, field)
		}
	}
	if f.Events != nil {
		w.text = append(w.text, f.events())
	}
	return note + "\n" + strings.TrimLeft(f.Head+"\n", "\n") + strings.Join(w.text, "\n"), nil
}

// typeOf is the TypeScript of a type; a struct is written down once and then goes by its name.
func (w *writer) typeOf(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "boolean"
	case reflect.String:
		return "string"
	case reflect.Interface:
		return "unknown"
	case reflect.Pointer:
		return w.typeOf(t.Elem())
	case reflect.Slice, reflect.Array:
		if t.Elem().Kind() == reflect.Uint8 {
			return "unknown" // json.RawMessage
		}
		return w.typeOf(t.Elem()) + "[]"
	case reflect.Map:
		if w.Elsewhere[t.Name()] {
			return t.Name()
		}
		return fmt.Sprintf("Record<%s, %s>", w.typeOf(t.Key()), w.typeOf(t.Elem()))
	case reflect.Struct:
		return w.named(t)
	default:
		return "number"
	}
}

func (w *writer) named(t reflect.Type) string {
	if name, ok := w.known[t]; ok {
		return name
	}
	name := t.Name()
	if other, ok := w.Rename[name]; ok {
		name = other
	}
	w.known[t] = name
	if w.Elsewhere[name] {
		return name
	}
	at := len(w.text)
	w.text = append(w.text, "")
	w.text[at] = fmt.Sprintf("export interface %s%s {\n%s}\n", name, w.Generic[name],
		w.fields(t, name))
	return name
}

// fields are one line each; those of an embedded struct stand among the others.
func (w *writer) fields(t reflect.Type, name string) string {
	var b strings.Builder
	for i := range t.NumField() {
		field := t.Field(i)
		label, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		if field.Anonymous && label == "" {
			b.WriteString(w.fields(field.Type, name))
			continue
		}
		if label == "-" || label == "" && !field.IsExported() {
			continue
		}
		shown := w.typeOf(field.Type)
		if field.Type.Kind() == reflect.Pointer && !strings.Contains(options, "omitempty") {
			shown += " | null"
		}
		if narrow, ok := w.Narrow[name+"."+field.Name]; ok {
			shown = narrow
			w.used[name+"."+field.Name] = true
		}
		if strings.ContainsAny(label, "-") {
			label = "'" + label + "'"
		}
		if strings.Contains(options, "omitempty") {
			label += "?"
		}
		fmt.Fprintf(&b, "  %s: %s;\n", label, shown)
	}
	return b.String()
}
