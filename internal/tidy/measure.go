package tidy

import (
	"go/ast"
	"go/types"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Switches counts the switches of a package on values of one of its types.
func Switches(p *Package, name string) (count int) {
	for _, file := range p.Files {
		ast.Inspect(file, func(node ast.Node) bool {
			if s, ok := node.(*ast.SwitchStmt); ok && s.Tag != nil {
				named, ok := p.Types.TypeOf(s.Tag).(*types.Named)
				if ok && named.Obj().Name() == name {
					count++
				}
			}
			return true
		})
	}
	return count
}

// FilesNaming tells in how many files of a package each constant of a type is named.
func FilesNaming(p *Package, typ string) map[string]int {
	seen := map[string]map[string]bool{}
	for _, file := range p.Files {
		name := p.Names.Position(file.Pos()).Filename
		ast.Inspect(file, func(node ast.Node) bool {
			id, ok := node.(*ast.Ident)
			if !ok {
				return true
			}
			object, ok := p.Types.Uses[id].(*types.Const)
			if !ok {
				object, ok = p.Types.Defs[id].(*types.Const)
			}
			if !ok || object.Pkg() == nil {
				return true
			}
			if named, ok := object.Type().(*types.Named); ok && named.Obj().Name() == typ {
				if seen[object.Name()] == nil {
					seen[object.Name()] = map[string]bool{}
				}
				seen[object.Name()][name] = true
			}
			return true
		})
	}
	files := map[string]int{}
	for constant, in := range seen {
		files[constant] = len(in)
	}
	return files
}

// Uncalled are the exported functions and methods of a package that no package uses outside tests,
// and that no interface of ours asks for.
func Uncalled(of *Package, all []*Package) (list []string) {
	used, asked := map[string]bool{}, map[string]bool{}
	for _, p := range all {
		for _, object := range p.Types.Uses {
			if f, ok := object.(*types.Func); ok && f.Pkg() != nil {
				used[f.Origin().FullName()] = true
			}
		}
		for _, object := range p.Types.Defs {
			if name, ok := object.(*types.TypeName); ok {
				if i, ok := name.Type().Underlying().(*types.Interface); ok {
					for m := range i.Methods() {
						asked[m.Name()] = true
					}
				}
			}
		}
	}
	for _, file := range of.Files {
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || !f.Name.IsExported() {
				continue
			}
			object := of.Types.Defs[f.Name].(*types.Func)
			standard := slices.Contains([]string{"Error", "String", "MarshalJSON", "UnmarshalJSON"},
				f.Name.Name)
			if !used[object.FullName()] && !asked[f.Name.Name] && !standard {
				list = append(list, f.Name.Name)
			}
		}
	}
	return list
}

// Lines counts the lines of files with an ending, without Go tests: all, and those over a length.
func Lines(root fs.FS, dir, ending string, columns int) (all, long int, err error) {
	err = fs.WalkDir(root, dir, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			if err == nil && foreign(entry.Name()) {
				return fs.SkipDir
			}
			return err
		}
		if path.Ext(file) != ending || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		text, err := fs.ReadFile(root, file)
		for line := range strings.Lines(string(text)) {
			all++
			if len([]rune(strings.TrimSuffix(line, "\n"))) > columns {
				long++
			}
		}
		return err
	})
	return all, long, err
}
