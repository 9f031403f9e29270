package game

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Shape is how a kind of move is written: a word, and its parts.
type Shape struct {
	Word  string
	Parts []Part
}

// Part is one part of a move: its name, the field of the move it is, and how its number is written.
// It may be left out if it is optional.
type Part struct {
	Name, Field, Codec string
	Optional           bool
}

// ReadShape takes a shape from a text: the word, then parts such as to=at:region, with a question
// mark behind what is optional.
func ReadShape(text string) (s Shape) {
	words := strings.Fields(text)
	s.Word = words[0]
	for _, w := range words[1:] {
		name, rest, _ := strings.Cut(w, "=")
		field, codec, _ := strings.Cut(rest, ":")
		codec, optional := strings.CutSuffix(codec, "?")
		s.Parts = append(s.Parts, Part{name, field, codec, optional})
	}
	return s
}

// Has tells whether a part is written in a way.
func (s Shape) Has(codec string) bool {
	return slices.ContainsFunc(s.Parts, func(p Part) bool { return p.Codec == codec })
}

// ReadNotation takes a written move apart: a word alone, or one key with its value.
func ReadNotation(text []byte) (word string, value json.RawMessage, err error) {
	if word, value, ok := readPlainNotation(text); ok {
		return word, value, nil
	}
	object := bytes.HasPrefix(bytes.TrimLeft(text, " \t\r\n"), []byte("{"))
	if !object && json.Unmarshal(text, &word) == nil {
		return word, nil, nil
	}
	var keyed map[string]json.RawMessage
	if !object || json.Unmarshal(text, &keyed) != nil || len(keyed) != 1 {
		return "", nil, fmt.Errorf("a move is a word or an object with one key, not %.60s", text)
	}
	start := bytes.IndexByte(text, '"')
	end := start + 1
	for ; text[end] != '"'; end++ {
		if text[end] == '\\' {
			end++
		}
	}
	err = json.Unmarshal(text[start:end+1], &word)
	return word, keyed[word], err
}

// readPlainNotation takes apart what nearly all moves are, without package json: a word alone, or
// one key with a word, with nothing to unescape.
func readPlainNotation(text []byte) (word string, value json.RawMessage, ok bool) {
	if inner, ok := plainWord(text); ok {
		return string(inner), nil, true
	}
	inner, opened := bytes.CutPrefix(text, []byte("{"))
	inner, closed := bytes.CutSuffix(inner, []byte("}"))
	key, value, found := bytes.Cut(inner, []byte(":"))
	name, plain := plainWord(key)
	_, alone := plainWord(value)
	return string(name), value, opened && closed && found && plain && alone
}

// plainWord is what stands between the quotes of a string without anything to unescape.
func plainWord(text []byte) (word []byte, ok bool) {
	if len(text) < len(`""`) || text[0] != '"' || text[len(text)-1] != '"' {
		return nil, false
	}
	word = text[1 : len(text)-1]
	return word, !bytes.ContainsFunc(word, unplain)
}
