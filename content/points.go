package content

import (
	"strconv"
	"strings"

	"twobanners/internal/yamltext"

	"github.com/goccy/go-yaml/ast"
)

// maxUnit bounds coordinates, so that sums of products stay far from overflow.
const maxUnit = 10000

// points reads places written like SVG points: "12,34 15,40". A border of a hundred points is one
// scalar of a few lines instead of three hundred nodes.
func (r *reader) points(into *[]Point) take {
	return func(_ string, node ast.Node) {
		*into = nil
		lines, first := linesOf(node)
		if lines == nil {
			r.fail(node, "must be points such as 12,34 15,40")
			return
		}
		for i, line := range lines {
			for _, pair := range strings.Fields(line) {
				p, ok := parsePoint(pair)
				if !ok {
					r.failAt(first+i, "%q is not a point x,y with numbers up to %d", pair, maxUnit)
					continue
				}
				*into = append(*into, p)
			}
		}
	}
}

// linesOf splits a scalar into its lines and says where the first one stands in the file.
func linesOf(node ast.Node) ([]string, int) {
	switch n := node.(type) {
	case *ast.StringNode:
		return []string{n.Value}, yamltext.LineOf(n)
	case *ast.LiteralNode:
		return strings.Split(n.Value.Value, "\n"), yamltext.LineOf(n) + 1
	}
	return nil, 0
}

func (r *reader) point(into *Point) take {
	return func(path string, node ast.Node) {
		var list []Point
		before := len(*r.problems)
		r.points(&list)(path, node)
		if len(list) == 1 {
			*into = list[0]
		} else if len(*r.problems) == before {
			r.fail(node, "must be one point")
		}
	}
}

func parsePoint(pair string) (Point, bool) {
	x, y, found := strings.Cut(pair, ",")
	px, okX := parseUnit(x)
	py, okY := parseUnit(y)
	return Point{px, py}, found && okX && okY
}

func parseUnit(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0 && n <= maxUnit && s[0] != '+' && s[0] != '-'
}
