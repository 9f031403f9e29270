package tidy

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strings"
)

// readers are the files of a game that only read its rules, by how their names begin. Rules name
// nothing that these declare, and of these each names nothing of those that come after it.
var readers = []string{"forecast", "bot", "advice"}

// Arrow finds where a package of rules names what one of the files that read them declares.
func Arrow(p *Package) (found []Finding) {
	for _, file := range p.Files {
		from := p.file(file)
		ast.Inspect(file, func(node ast.Node) bool {
			name, ok := node.(*ast.Ident)
			if !ok {
				return true
			}
			used := p.Types.Uses[name]
			if used == nil || used.Pkg() == nil || used.Pkg().Path() != module+"/"+p.Path {
				return true
			}
			if to := p.file(used); layer(from) < layer(to) {
				found = append(found, p.at(name, used.Name()+" is declared in "+to+", which only "+
					"reads what stands here: move it to where the first who needs it is"))
			}
			return true
		})
	}
	return found
}

// layer is the place of a file in the arrow: 0 for rules.
func layer(file string) int {
	begins, _, _ := strings.Cut(strings.TrimSuffix(file, ".go"), "_")
	for i, reader := range readers {
		if begins == reader {
			return i + 1
		}
	}
	return 0
}

func (p *Package) file(at interface{ Pos() token.Pos }) string {
	return filepath.Base(p.Names.Position(at.Pos()).Filename)
}
