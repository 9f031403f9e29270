package tidy

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"twobanners/rulebook"
)

// IsRules tells whether a package holds rules, which must be pure: the same moves and draws must
// give the same game for ever, on a server, in a search and in a browser. A game's words for the
// case book are none.
func IsRules(path string) bool {
	top, part, _ := strings.Cut(path, "/")
	return path == "game" ||
		slices.Contains(rulebook.Games, rulebook.Game(top)) && part != "cases"
}

// Imports checks what a package imports. An excuse is keyed "file import".
func Imports(p *Package, excuses map[string]string) []Finding {
	var found []Finding
	for _, file := range p.Files {
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				continue // the compiler says it better
			}
			what := badImport(p.Path, path)
			finding := p.at(spec, what)
			if _, excused := excuses[finding.File+" "+path]; what != "" && !excused {
				found = append(found, finding)
			}
		}
	}
	return found
}

// NamesGame finds what a package knows of one game: its name, its rules or its content. Only the
// list of the games knows them, so that another game is another row. An excuse is keyed by the
// file.
func NamesGame(p *Package, excuses map[string]string) (found []Finding) {
	for _, file := range p.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			for _, game := range rulebook.Games {
				if !knows(n, string(game)) {
					continue
				}
				finding := p.at(n, "names the game "+string(game)+": ask package games instead")
				if _, excused := excuses[finding.File]; !excused {
					found = append(found, finding)
				}
			}
			return true
		})
	}
	return found
}

// knows: a text is the name of a game, a package is that of its rules, or a type its content.
func knows(n ast.Node, game string) bool {
	switch n := n.(type) {
	case *ast.BasicLit:
		rules := `"` + module + "/" + game
		return n.Kind == token.STRING && (strings.Contains(n.Value, `"`+game+`"`) ||
			n.Value == rules+`"` || strings.HasPrefix(n.Value, rules+"/"))
	case *ast.SelectorExpr:
		of, ok := n.X.(*ast.Ident)
		return ok && of.Name == "content" && strings.EqualFold(n.Sel.Name, game)
	default:
		return false
	}
}

func badImport(from, path string) string {
	inside, ours := strings.CutPrefix(path, module+"/")
	switch {
	case ours && strings.HasPrefix(inside, "cmd/"):
		return "nothing imports a command: move what is shared into a package of its own"
	case !IsRules(from):
		return ""
	case ours && !mayRead(from, inside):
		return "rules import only game, content and their own parts, not " + path
	case !ours && strings.Contains(path, "."):
		return "rules import no library: " + path
	case !ours && impure(path):
		return "rules have no clock, file, network, log or dice: hand it in instead of " + path
	}
	return ""
}

func mayRead(from, inside string) bool {
	own, _, _ := strings.Cut(from, "/")
	top, _, _ := strings.Cut(inside, "/")
	if from == "game" {
		return false
	}
	return inside == "game" || top == "content" || top == own
}

func impure(path string) bool {
	switch path {
	case "math/rand", "crypto/rand", "syscall", "testing":
		return true
	}
	top, _, _ := strings.Cut(path, "/")
	return top == "time" || top == "os" || top == "log" || top == "net"
}

// Pure checks the code of a rules package for what would make two replays differ.
func Pure(p *Package) []Finding {
	var found []Finding
	for _, file := range p.Files {
		ast.Inspect(file, func(node ast.Node) bool {
			if what := p.impurity(node); what != "" {
				found = append(found, p.at(node, what))
			}
			return true
		})
	}
	return found
}

func (p *Package) impurity(node ast.Node) string {
	switch node := node.(type) {
	case *ast.GoStmt:
		return "rules start no goroutine: return, and let the caller run things at once"
	case *ast.RangeStmt:
		if over := p.Types.TypeOf(node.X); over != nil && isMap(over) {
			return "the order of a map differs from run to run: index an array instead"
		}
	case *ast.Ident:
		used, ok := p.Types.Uses[node].(*types.Func)
		switch {
		case !ok || used.Pkg() == nil || used.Signature().Recv() != nil:
		case used.Pkg().Path() == "math/rand/v2" && !strings.HasPrefix(used.Name(), "New"):
			return "rand." + used.Name() + " is seeded by the machine: draw from the chance given"
		case used.Pkg().Path() == "maps" && isIterator(used.Name()):
			return "maps." + used.Name() + " has no fixed order: index an array instead"
		}
	}
	return ""
}

func isMap(t types.Type) bool {
	_, ok := t.Underlying().(*types.Map)
	return ok
}

func isIterator(name string) bool { return name == "Keys" || name == "Values" || name == "All" }

func (p *Package) at(node ast.Node, what string) Finding {
	place := p.Names.Position(node.Pos())
	file, err := filepath.Rel(p.Root, place.Filename)
	if err != nil {
		file = place.Filename
	}
	return Finding{filepath.ToSlash(file), place.Line, what}
}
