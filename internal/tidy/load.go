package tidy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Package is one package of ours, parsed without its tests, with the types of its expressions.
type Package struct {
	Path  string // without the module: smallworld, game/gametest
	Root  string // the module's folder, which findings leave out
	Names *token.FileSet
	Files []*ast.File
	Types *types.Info
}

const module = "twobanners"

type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// Load reads the packages of ours below root that are wanted. It asks the go command for what they
// import in compiled form, which the build cache has.
func Load(root string, wanted func(path string) bool) ([]*Package, error) {
	command := exec.Command("go", "list", "-export", "-deps",
		"-json=ImportPath,Dir,Export,GoFiles", "./...")
	command.Dir = root
	var complaint bytes.Buffer
	command.Stderr = &complaint
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, complaint.String())
	}
	exports := map[string]string{}
	var ours []listed
	for decoder := json.NewDecoder(bytes.NewReader(output)); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		exports[p.ImportPath] = p.Export
		if inside, ok := strings.CutPrefix(p.ImportPath, module+"/"); ok && wanted(inside) {
			ours = append(ours, p)
		}
	}
	root, err = filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	compiled := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	var packages []*Package
	for _, p := range ours {
		loaded, err := p.load(compiled)
		if err != nil {
			return nil, err
		}
		loaded.Root = root
		packages = append(packages, loaded)
	}
	return packages, nil
}

func (p listed) load(compiled importer.Lookup) (*Package, error) {
	loaded := &Package{
		Path:  strings.TrimPrefix(p.ImportPath, module+"/"),
		Names: token.NewFileSet(),
	}
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(loaded.Names, filepath.Join(p.Dir, name), nil, 0)
		if err != nil {
			return nil, err
		}
		loaded.Files = append(loaded.Files, file)
	}
	return loaded, loaded.check(importer.ForCompiler(loaded.Names, "gc", compiled))
}

func (p *Package) check(imports types.Importer) error {
	p.Types = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{},
		Defs:  map[*ast.Ident]types.Object{},
		Uses:  map[*ast.Ident]types.Object{},
	}
	config := types.Config{Importer: imports}
	_, err := config.Check(module+"/"+p.Path, p.Names, p.Files, p.Types)
	return err
}
