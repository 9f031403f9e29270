package scenario

import (
	"fmt"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"twobanners/internal/yamltext"
)

// maxFile keeps a hostile file from costing memory or stack; ours are a hundredth of it.
const maxFile = 256 << 10

// kind is what a node of a file is.
type kind uint8

const (
	nothing kind = iota
	scalar
	list
	mapping
)

// node is a value of a file with the line it stands on. Scalars stay as they were written: what
// they mean is for the reader to say, so that `on` and `no` are words.
type node struct {
	line   int
	kind   kind
	text   string
	quoted bool
	// keys belong to a mapping; items are its values, or the items of a list.
	keys, items []*node
}

// parse reads one YAML document; an error begins with file and line.
func parse(file string, text []byte) (*node, error) {
	root, problem := yamltext.Parse(text, maxFile)
	if problem != nil {
		return nil, fmt.Errorf("%s:%d: %s", file, problem.Line, problem.Message)
	}
	c := converter{reader{file: file}, map[string]*node{}}
	top := c.node(root)
	return top, c.err
}

// converter makes nodes of the YAML reader's tree; it knows the anchors met so far.
type converter struct {
	reader
	anchors map[string]*node
}

func (c *converter) node(from ast.Node) *node {
	n := &node{line: yamltext.LineOf(from)}
	switch from := from.(type) {
	case nil, *ast.NullNode:
	case *ast.MappingNode:
		n.kind = mapping
		for _, pair := range from.Values {
			c.pair(n, pair)
		}
	case *ast.MappingValueNode:
		n.kind = mapping
		c.pair(n, from)
	case *ast.SequenceNode:
		n.kind = list
		for _, item := range from.Values {
			n.items = append(n.items, c.node(item))
		}
	case *ast.AnchorNode:
		value := c.node(from.Value)
		c.anchors[from.Name.GetToken().Value] = value
		return value
	case *ast.AliasNode:
		name := from.Value.GetToken().Value
		if value, ok := c.anchors[name]; ok {
			return value
		}
		c.fail(n, "there is no anchor %q above", name)
	case *ast.StringNode:
		n.kind, n.text = scalar, from.Value
		t := from.GetToken().Type
		n.quoted = t == token.SingleQuoteType || t == token.DoubleQuoteType
	case *ast.LiteralNode:
		n.kind, n.text, n.quoted = scalar, from.Value.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		n.kind, n.text = scalar, from.GetToken().Value
	default:
		c.fail(n, "%s is of no use here", strings.ToLower(from.Type().String()))
	}
	return n
}

// pair adds a key with its value; a key stands once.
func (c *converter) pair(to *node, pair *ast.MappingValueNode) {
	key := c.node(pair.Key)
	if key.kind != scalar {
		c.fail(key, "a key must be a word or a number")
		return
	}
	for _, other := range to.keys {
		if other.text == key.text {
			c.fail(key, "%q stands twice, first on line %d", key.text, other.line)
		}
	}
	to.keys = append(to.keys, key)
	to.items = append(to.items, c.node(pair.Value))
}
