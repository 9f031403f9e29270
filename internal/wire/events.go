package wire

import (
	"fmt"
	"strings"
)

// events writes the events of a game: their arguments by their ids, and a type for any of them.
func (f File) events() string {
	text := &strings.Builder{}
	text.WriteString("// What is told of each event, beside whose it is.\n" +
		"export interface Events {\n")
	for _, shape := range f.Events[1:] {
		words := strings.Fields(shape)
		fmt.Fprintf(text, "  '%s': {", words[0])
		for i, word := range words[1:] {
			name, kind, _ := strings.Cut(word, ":")
			typ, missing := strings.CutSuffix(f.argument(kind), "?")
			if strings.Contains(name, "-") {
				name = "'" + name + "'"
			}
			if missing {
				name += "?"
			}
			fmt.Fprintf(text, "%s %s: %s", ";"[:min(i, 1)], name, typ)
		}
		text.WriteString(" };\n")
	}
	text.WriteString("}\n\n// Something that happened.\nexport type Told = {\n" +
		"  [Id in keyof Events]: { event: Id; seat?: number } & Events[Id];\n}[keyof Events];\n")
	return text.String()
}

// argument is the type of a kind of argument.
func (f File) argument(kind string) string {
	if typ := f.Arguments[kind]; typ != "" {
		return typ
	}
	switch kind {
	case "":
		return "number"
	case "yes":
		return "boolean"
	case "faces":
		return "number[]"
	default:
		return "string"
	}
}
