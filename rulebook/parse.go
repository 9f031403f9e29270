package rulebook

import (
	"fmt"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"twobanners/internal/yamltext"
)

// maxBook is the longest book that is read: the larger of ours is a third of it.
const maxBook = 1 << 20

// Parse reads a book. It refuses unknown keys, doubled ids and incomplete rules; each error begins
// with file:line.
func Parse(file string, text []byte) (*Book, error) {
	book := &Book{index: map[string]int{}}
	if err := each(file, text, book.add); err != nil {
		return nil, err
	}
	return book, nil
}

// each reads a list of entries one by one.
func each[T any](file string, text []byte, take func(T) error) error {
	root, problem := yamltext.Parse(text, maxBook)
	if problem != nil {
		return at(file, problem)
	}
	list, ok := root.(*ast.SequenceNode)
	if !ok {
		return fmt.Errorf("%s:1: want a list of rules", file)
	}
	for _, node := range list.Values {
		line := yamltext.LineOf(node)
		var entry T
		if err := guarded(func() error {
			return yaml.NodeToValue(node, &entry, yaml.Strict())
		}); err != nil {
			return at(file, yamltext.Located(err, line))
		}
		if err := take(entry); err != nil {
			return fmt.Errorf("%s:%d: %w", file, line, err)
		}
	}
	return nil
}

func (b *Book) add(rule Rule) error {
	if err := rule.Check(); err != nil {
		return err
	}
	if _, doubled := b.index[rule.ID]; doubled {
		return fmt.Errorf("rule %s stands twice in the book", rule.ID)
	}
	b.index[rule.ID] = len(b.rules)
	b.rules = append(b.rules, rule)
	return nil
}

// guarded turns a panic of the YAML reader, which some broken texts cause, into an error.
func guarded(read func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("the YAML reader gave up: %v", cause)
		}
	}()
	return read()
}

// at puts the place before what is wrong.
func at(file string, problem *yamltext.Problem) error {
	return fmt.Errorf("%s:%d: %s", file, problem.Line, problem.Message)
}
