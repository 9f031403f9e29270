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

// Kind is what a node of a file is.
type Kind uint8

// The kinds of nodes.
const (
	Nothing Kind = iota
	Scalar
	List
	Mapping
)

// Node is a value of a file with the line it stands on. Scalars stay as they were written: what
// they mean is for the reader to say, so that `on` and `no` are words.
type Node struct {
	Line   int
	Kind   Kind
	Text   string
	Quoted bool
	// Keys belong to a mapping; Items are its values, or the items of a list.
	Keys, Items []*Node
}

// parse reads one YAML document; an error begins with file and line.
func parse(file string, text []byte) (*Node, error) {
	root, problem := yamltext.Parse(text, maxFile)
	if problem != nil {
		return nil, fmt.Errorf("%s:%d: %s", file, problem.Line, problem.Message)
	}
	c := converter{Reader{file: file}, map[string]*Node{}}
	top := c.node(root)
	return top, c.err
}

// converter makes nodes of the YAML reader's tree; it knows the anchors met so far.
type converter struct {
	Reader
	anchors map[string]*Node
}

func (c *converter) node(from ast.Node) *Node {
	n := &Node{Line: yamltext.LineOf(from)}
	switch from := from.(type) {
	case nil, *ast.NullNode:
	case *ast.MappingNode:
		n.Kind = Mapping
		for _, pair := range from.Values {
			c.pair(n, pair)
		}
	case *ast.MappingValueNode:
		n.Kind = Mapping
		c.pair(n, from)
	case *ast.SequenceNode:
		n.Kind = List
		for _, item := range from.Values {
			n.Items = append(n.Items, c.node(item))
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
		c.Fail(n, "there is no anchor %q above", name)
	case *ast.StringNode:
		n.Kind, n.Text = Scalar, from.Value
		t := from.GetToken().Type
		n.Quoted = t == token.SingleQuoteType || t == token.DoubleQuoteType
	case *ast.LiteralNode:
		n.Kind, n.Text, n.Quoted = Scalar, from.Value.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		n.Kind, n.Text = Scalar, from.GetToken().Value
	default:
		c.Fail(n, "%s is of no use here", strings.ToLower(from.Type().String()))
	}
	return n
}

// pair adds a key with its value; a key stands once.
func (c *converter) pair(to *Node, pair *ast.MappingValueNode) {
	key := c.node(pair.Key)
	if key.Kind != Scalar {
		c.Fail(key, "a key must be a word or a number")
		return
	}
	for _, other := range to.Keys {
		if other.Text == key.Text {
			c.Fail(key, "%q stands twice, first on line %d", key.Text, other.Line)
		}
	}
	to.Keys = append(to.Keys, key)
	to.Items = append(to.Items, c.node(pair.Value))
}
