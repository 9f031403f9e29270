package content

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"twobanners/internal/yamltext"
)

// maxFile is the longest file that is read: ours are a tenth of it.
const maxFile = 64 << 10

// reader turns the syntax tree of one file into facts. It goes on after an error, so that one
// loading reports all of them. It reads the tree itself because decoding into structs stops at
// the first error and turns numbers into text and fractions into numbers without a word.
type reader struct {
	file     string
	problems *Problems
	seen     func(path string, line int) // told where each value stands
	source   []byte
}

// take reads a value into the place it was made for.
type take func(path string, node ast.Node)

// key binds a key of a mapping to what takes its value.
type key struct {
	name string
	take take
}

func (r *reader) fail(node ast.Node, format string, args ...any) {
	r.failAt(yamltext.LineOf(node), format, args...)
}

func (r *reader) failAt(line int, format string, args ...any) {
	*r.problems = append(*r.problems, Problem{r.file, line, fmt.Sprintf(format, args...)})
}

// parse reads one document; nil when there is none, with the reason noted.
func (r *reader) parse(data []byte) ast.Node {
	r.source = data
	root, problem := yamltext.Parse(data, maxFile)
	if problem != nil {
		r.failAt(problem.Line, "%s", problem.Message)
		return nil
	}
	return root
}

// mapping reads a mapping whose keys are all known.
func (r *reader) mapping(keys ...key) take {
	return func(path string, node ast.Node) {
		for _, value := range r.entries(node) {
			r.entry(path, value, keys)
		}
	}
}

func (r *reader) entries(node ast.Node) []*ast.MappingValueNode {
	switch n := node.(type) {
	case *ast.MappingNode:
		return n.Values
	case *ast.MappingValueNode:
		return []*ast.MappingValueNode{n}
	}
	r.fail(node, "must be a mapping of keys to values")
	return nil
}

func (r *reader) entry(path string, value *ast.MappingValueNode, keys []key) {
	name := value.Key.GetToken().Value
	for _, k := range keys {
		if k.name == name {
			at := path + "/" + name
			r.seen(at, yamltext.LineOf(value.Key))
			k.take(at, value.Value)
			return
		}
	}
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = k.name
	}
	r.fail(value.Key, "unknown key %q%s", name, meant(name, names))
}

// list reads a sequence, each item by itself.
func (r *reader) list(item take) take {
	return func(path string, node ast.Node) {
		sequence, ok := node.(*ast.SequenceNode)
		if !ok {
			r.fail(node, "must be a list")
			return
		}
		for i, value := range sequence.Values {
			at := path + "/" + strconv.Itoa(i)
			r.seen(at, yamltext.LineOf(value))
			item(at, value)
		}
	}
}

func (r *reader) text(into *string) take { return text(r, into) }

// text reads a string; of any string type, so that terrains and the like need no conversion.
func text[S ~string](r *reader, into *S) take {
	return func(_ string, node ast.Node) {
		switch n := node.(type) {
		case *ast.StringNode:
			*into = S(n.Value)
		case *ast.LiteralNode:
			*into = S(n.Value.Value)
		default:
			r.fail(node, "must be text")
		}
	}
}

// word reads a string that must be one of a few.
func word[S ~string](r *reader, into *S, allowed ...S) take {
	return func(path string, node ast.Node) {
		var got S
		before := len(*r.problems)
		text(r, &got)(path, node)
		for _, a := range allowed {
			if got == a {
				*into = got
				return
			}
		}
		if len(*r.problems) == before {
			r.fail(node, "%q is not one of %s%s", got, strings.Join(words(allowed), ", "),
				meant(string(got), words(allowed)))
		}
	}
}

func words[S ~string](list []S) []string {
	out := make([]string, len(list))
	for i, w := range list {
		out[i] = string(w)
	}
	return out
}

// number reads a whole number from 0 to 1000: no count in a box is larger.
func (r *reader) number(into *int) take { return r.between(into, 0, 1000) }

func (r *reader) between(into *int, low, high int) take {
	return func(_ string, node ast.Node) {
		n, ok := node.(*ast.IntegerNode)
		if !ok {
			r.fail(node, "must be a whole number")
			return
		}
		value, err := strconv.Atoi(fmt.Sprint(n.Value))
		if err != nil || value < low || value > high {
			r.fail(node, "%v is not between %d and %d", n.Value, low, high)
			return
		}
		*into = value
	}
}

func (r *reader) flag(into *bool) take {
	return func(_ string, node ast.Node) {
		n, ok := node.(*ast.BoolNode)
		if !ok {
			r.fail(node, "must be true or false")
			return
		}
		*into = n.Value
	}
}

func (r *reader) sureness(into *Sure) take { return word(r, into, Printed, Derived, Assumed) }

// sure reads how a fact is known, which is for readers of the files: no rule asks for it.
func (r *reader) sure(field string, node ast.Node) {
	var unused Sure
	r.sureness(&unused)(field, node)
}

// each reads a list in place of what was there.
func each[T any](r *reader, into *[]T, item func(*T) take) take {
	return func(path string, node ast.Node) {
		*into = nil
		r.list(func(at string, node ast.Node) {
			var value T
			item(&value)(at, node)
			*into = append(*into, value)
		})(path, node)
	}
}

func (r *reader) texts(into *[]string) take { return each(r, into, r.text) }
func (r *reader) numbers(into *[]int) take  { return each(r, into, r.number) }
