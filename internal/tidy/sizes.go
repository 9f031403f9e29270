package tidy

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
)

const (
	maxLines         = 400
	maxColumns       = 100
	maxFunctionLines = 70
	tabColumns       = 4
)

// sizes finds files, lines and functions too long to read. Tests and tables may be long files.
func sizes(file string, text []byte, table bool) []Finding {
	var found []Finding
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) > maxLines && !table && !strings.HasSuffix(file, "_test.go") {
		found = append(found, Finding{file, maxLines + 1, fmt.Sprintf(
			"%d lines, at most %d: cut the file along a noun", len(lines), maxLines)})
	}
	if table && len(lines) <= maxLines {
		found = append(found, Finding{file, 1, "short enough: take it off the list of tables"})
	}
	for i, line := range lines {
		columns := len([]rune(line)) + strings.Count(line, "\t")*(tabColumns-1)
		if columns > maxColumns {
			found = append(found, Finding{file, i + 1, fmt.Sprintf(
				"%d columns (a tab is %d), at most %d: break the line",
				columns, tabColumns, maxColumns)})
		}
	}
	return append(found, longFunctions(file, text)...)
}

func longFunctions(file string, text []byte) []Finding {
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, file, text, parser.SkipObjectResolution)
	if err != nil {
		return []Finding{{file, 1, "does not parse: " + err.Error()}}
	}
	var found []Finding
	ast.Inspect(parsed, func(node ast.Node) bool {
		var body *ast.BlockStmt
		switch f := node.(type) {
		case *ast.FuncDecl:
			body = f.Body
		case *ast.FuncLit:
			body = f.Body
		}
		if body == nil {
			return true
		}
		first, last := files.Position(body.Lbrace).Line, files.Position(body.Rbrace).Line
		if inside := last - first - 1; inside > maxFunctionLines {
			found = append(found, Finding{file, first, fmt.Sprintf(
				"a function of %d lines, at most %d: name its parts", inside, maxFunctionLines)})
		}
		return true
	})
	return found
}
