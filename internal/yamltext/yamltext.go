// Package yamltext parses YAML that strangers may have written. The parser is not ours: some broken
// texts make it panic and some short ones cost it gigabytes, so texts are looked at before, and
// whatever it stumbles over is an error with a line.
package yamltext

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Problem says what is wrong with a text, and on which line.
type Problem struct {
	Line    int
	Message string
}

const (
	maxLine  = 1000
	maxDepth = 16
)

// Parse reads the one document of a text of at most so many bytes.
func Parse(text []byte, most int) (root ast.Node, problem *Problem) {
	defer func() {
		if cause := recover(); cause != nil {
			root, problem = nil, &Problem{1, fmt.Sprintf("cannot be read as YAML: %v", cause)}
		}
	}()
	if problem := hostile(text, most); problem != nil {
		return nil, problem
	}
	tree, err := parser.ParseBytes(bytes.TrimPrefix(text, []byte("\ufeff")), 0)
	if err != nil {
		return nil, Located(err, 1)
	}
	var documents []ast.Node
	for _, d := range tree.Docs {
		if _, directive := d.Body.(*ast.DirectiveNode); d.Body != nil && !directive {
			documents = append(documents, d.Body)
		}
	}
	if len(documents) != 1 {
		return nil, &Problem{1, "must hold exactly one document"}
	}
	return documents[0], nil
}

// Located is an error of the YAML library with its own line, or with the line given.
func Located(err error, line int) *Problem {
	message := err.Error()
	var located yaml.Error
	if errors.As(err, &located) {
		message = located.GetMessage()
		if t := located.GetToken(); t != nil && t.Position != nil {
			line = max(1, t.Position.Line)
		}
	}
	message, _, _ = strings.Cut(message, "\n")
	return &Problem{line, message}
}

// LineOf is the line a node stands on.
func LineOf(node ast.Node) int {
	if node == nil || node.GetToken() == nil || node.GetToken().Position == nil {
		return 1
	}
	return node.GetToken().Position.Line
}

// hostile says why a text is not even worth parsing.
func hostile(text []byte, most int) *Problem {
	if len(text) > most {
		return &Problem{1, fmt.Sprintf("longer than %d bytes", most)}
	}
	line, length, depth := 1, 0, 0
	for _, c := range text {
		length++
		switch c {
		case '\n':
			line++
			length = 0
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(0, depth-1)
		}
		if length > maxLine {
			return &Problem{line, fmt.Sprintf("line longer than %d bytes", maxLine)}
		}
		if depth > maxDepth {
			return &Problem{line, fmt.Sprintf("brackets nested deeper than %d", maxDepth)}
		}
	}
	return nil
}
