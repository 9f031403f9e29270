package tidy

import (
	"go/ast"
	"go/types"
	"strings"
)

// Registers are the fields of a type whose meaning depends on something else, so that only code
// that says the meaning may use them: methods of the type or of one that embeds it, and functions
// that make it.
type Registers struct {
	Package, Type string
	Fields        string // separated by spaces
}

// Uses counts the uses of the registers in a package, and finds those outside accessors.
func (r Registers) Uses(p *Package) (uses int, found []Finding) {
	for _, file := range p.Files {
		for _, decl := range file.Decls {
			f, isFunc := decl.(*ast.FuncDecl)
			allowed := isFunc && r.accessor(p, f)
			ast.Inspect(decl, func(node ast.Node) bool {
				name, ok := node.(*ast.Ident)
				if !ok || !r.names(p.Types.Uses[name]) {
					return true
				}
				uses++
				if !allowed {
					found = append(found, p.at(node, "what "+name.Name+" means depends on the "+
						"task: use a method of the type that embeds the "+r.Type))
				}
				return true
			})
		}
	}
	return uses, found
}

// names tells whether an identifier is one of the registers.
func (r Registers) names(of types.Object) bool {
	field, ok := of.(*types.Var)
	if !ok || !field.IsField() || field.Pkg() == nil ||
		field.Pkg().Path() != module+"/"+r.Package ||
		!strings.Contains(" "+r.Fields+" ", " "+field.Name()+" ") {
		return false
	}
	owner, ok := field.Pkg().Scope().Lookup(r.Type).Type().Underlying().(*types.Struct)
	for i := 0; ok && i < owner.NumFields(); i++ {
		if owner.Field(i) == field {
			return true
		}
	}
	return false
}

// accessor tells whether a function may use the registers: its receiver is or embeds the type, or
// it returns a new one.
func (r Registers) accessor(p *Package, f *ast.FuncDecl) bool {
	if f.Recv != nil {
		return r.is(p.Types.TypeOf(f.Recv.List[0].Type))
	}
	results := f.Type.Results
	return results != nil && len(results.List) == 1 &&
		r.is(p.Types.TypeOf(results.List[0].Type))
}

func (r Registers) is(t types.Type) bool {
	if pointer, ok := t.(*types.Pointer); ok {
		t = pointer.Elem()
	}
	named, ok := t.(*types.Named)
	if !ok {
		return false
	}
	if named.Obj().Name() == r.Type {
		return true
	}
	inner, ok := named.Underlying().(*types.Struct)
	return ok && inner.NumFields() == 1 && inner.Field(0).Embedded() && r.is(inner.Field(0).Type())
}
