package fastjson

import "encoding/json"

// Text is a value as JSON, with an outline of where its parts are: who compares it with another
// text need not read it.
type Text struct {
	Bytes []byte
	Nodes []Node // the value itself, then what is inside it, each before its own parts
}

// Node is a value in a text.
type Node struct {
	Key   int32 // where its key begins, of a member
	Start int32
	End   int32
	Next  int32 // the node after all that are inside it
}

// Set makes it the text of a value. The room of the one before is used again.
func (t *Text) Set(value any) error {
	t.Bytes, t.Nodes = t.Bytes[:0], t.Nodes[:0]
	node := t.open(0)
	err := t.any(value)
	t.shut(node)
	return err
}

// Read makes it a text that is there: compact JSON.
func (t *Text) Read(text []byte) {
	t.Bytes, t.Nodes = text, append(t.Nodes[:0], Node{})
	t.shutAt(0, t.outline(0))
}

// isPlain tells whether a text is JSON with nothing between its parts and nothing in its strings
// that could be written in another way.
func isPlain(text []byte) bool {
	for _, c := range text {
		if c != '"' && !written[c] || c == ' ' {
			return false
		}
	}
	return json.Valid(text)
}

// open begins a node where the text ends now; the key of an element is where it begins.
func (t *Text) open(key int) int {
	t.Nodes = append(t.Nodes, Node{Key: int32(key), Start: int32(len(t.Bytes))})
	return len(t.Nodes) - 1
}

func (t *Text) shut(node int) { t.shutAt(node, len(t.Bytes)) }

func (t *Text) shutAt(node, end int) {
	t.Nodes[node].End, t.Nodes[node].Next = int32(end), int32(len(t.Nodes))
}

// outline adds the nodes of what is inside a value that was written by somebody else, and tells
// where it ends.
func (t *Text) outline(i int) int {
	text := t.Bytes
	switch text[i] {
	case '"':
		return afterString(text, i)
	case '{', '[':
		object := text[i] == '{'
		for i++; text[i] != '}' && text[i] != ']'; {
			key := i
			if object {
				i = afterString(text, i) + len(":")
			}
			t.Nodes = append(t.Nodes, Node{Key: int32(key), Start: int32(i)})
			node := len(t.Nodes) - 1
			i = t.outline(i)
			t.shutAt(node, i)
			if text[i] == ',' {
				i++
			}
		}
		return i + 1
	}
	for i < len(text) && text[i] != ',' && text[i] != '}' && text[i] != ']' {
		i++ // a number, true, false or null
	}
	return i
}

func afterString(text []byte, i int) int {
	for i++; text[i] != '"'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return i + 1
}
