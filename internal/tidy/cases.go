package tidy

import (
	"go/ast"
	"strings"
)

// IsCases tells whether a package belongs to the case book, which asks the rules and never answers
// for them.
func IsCases(path string) bool {
	return path == "scenario" || strings.HasSuffix(path, "/cases")
}

// Refusals finds where a package makes a refusal of its own. In the case book there may be none: a
// case would then prove something about the runner and nothing about the rules.
func Refusals(p *Package) (found []Finding) {
	const what = "only the rules refuse: make the move instead"
	for _, file := range p.Files {
		ast.Inspect(file, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.CompositeLit:
				made := p.Types.TypeOf(node)
				if made != nil && made.String() == module+"/game.Refusal" {
					found = append(found, p.at(node, what))
				}
			case *ast.Ident:
				used := p.Types.Uses[node]
				if used != nil && used.Pkg() != nil && used.Pkg().Path() == module+"/game" &&
					(used.Name() == "Malformed" || used.Name() == "NotAMove") {
					found = append(found, p.at(node, what))
				}
			}
			return true
		})
	}
	return found
}
