package content

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Tree is what a box is read from: a whole base, and packs that are laid over it.
type Tree struct {
	Base  fs.FS
	Packs []*Pack
	Kept  bool // by a program that may be older than this
	// Printed leaves out what is added to the printed box, also in the base.
	Printed bool

	name string // put before the names of the base's files in problems
}

// houseVariable names folders of packs that stand for shipped content in this process, for whoever
// ships a box of their own, and for the tests.
const houseVariable = "TWOBANNERS_CONTENT"

// BaseTree is the content of a game as this process ships it.
func BaseTree(game string) (Tree, error) {
	t := Tree{Base: Shipped(game), name: "content/" + game}
	for _, dir := range filepath.SplitList(os.Getenv(houseVariable)) {
		packs, err := OpenPacks(dir, "")
		if err != nil {
			return t, fmt.Errorf("%s: %w", houseVariable, err)
		}
		for _, p := range packs {
			if p.Game == game {
				p.House = true
				t.Packs = append(t.Packs, p)
			}
		}
	}
	return t, nil
}

// TreeOf is the shipped content of a game with the packs of some folders.
func TreeOf(game string, dirs ...string) (Tree, error) {
	t, err := BaseTree(game)
	for _, dir := range dirs {
		packs, failed := OpenPacks(dir, game)
		if failed != nil {
			return t, failed
		}
		t = t.With(packs...)
	}
	return t, err
}

// isShipped tells whether the tree is that of BaseTree, which is read once.
func (t Tree) isShipped() bool { return t.name != "" && !t.Printed && len(t.Added()) == 0 }

// With is the tree with more packs laid over it.
func (t Tree) With(packs ...*Pack) Tree {
	t.Packs = slices.Concat(t.Packs, packs)
	return t
}

// Added are the packs that are no part of what this process ships, by their ids.
func (t Tree) Added() (list []*Pack) {
	for _, p := range t.Packs {
		if !p.House {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b *Pack) int { return strings.Compare(a.ID, b.ID) })
	return list
}

// layers are the base and the packs, in an order that does not depend on how they were named.
func (t Tree) layers() []layer {
	list := []layer{{name: t.name, fsys: t.Base, printed: t.Printed}}
	packs := slices.Clone(t.Packs)
	slices.SortFunc(packs, func(a, b *Pack) int {
		if a.House != b.House && a.House {
			return -1
		} else if a.House != b.House {
			return 1
		}
		return bytes.Compare(a.hash[:], b.hash[:])
	})
	packs = slices.CompactFunc(packs, func(a, b *Pack) bool { return a.hash == b.hash })
	for _, p := range packs {
		list = append(list, layer{name: p.dir, fsys: p.Tree, pack: true})
	}
	return list
}

// loadTree reads a box. Packs must say the same in whatever order they are laid.
func loadTree[Box any](
	t Tree, load func(...layer) (*Box, error), hash func(*Box) string,
) (*Box, error) {
	layers := t.layers()
	box, err := load(layers...)
	if err != nil || len(layers) < 3 {
		return box, err
	}
	for i, p := range t.Packs {
		for _, other := range t.Packs[:i] {
			if p.ID == other.ID && p.hash != other.hash {
				return nil, fmt.Errorf("two packs are called %q", p.ID)
			}
		}
	}
	slices.Reverse(layers[1:])
	other, err := load(layers...)
	if err != nil {
		return nil, err
	}
	if hash(box) != hash(other) {
		var names []string
		for _, p := range t.Packs {
			names = append(names, p.ID)
		}
		slices.Sort(names)
		return nil, fmt.Errorf("these packs change the same thing, each otherwise: %s",
			strings.Join(names, ", "))
	}
	return box, nil
}

// Where the parts of a tree lie in one file, if it has packs.
const (
	treeBase  = "base"
	treePacks = "packs"
	treeHouse = "house"
	// printedFile marks a printed box.
	printedFile = "printed"
)

// Zip is the tree as one file.
func (t Tree) Zip() ([]byte, error) {
	var text bytes.Buffer
	packed := zip.NewWriter(&text)
	add := func(dir string, tree fs.FS, each func(fs.FS, func(string, []byte) error) error) error {
		return each(tree, func(name string, text []byte) error {
			w, err := packed.Create(path.Join(dir, name))
			if err == nil {
				_, err = w.Write(text)
			}
			return err
		})
	}
	base := treeBase
	if len(t.Packs) == 0 && !t.Printed {
		base = ""
	}
	if t.Printed {
		if _, err := packed.Create(printedFile); err != nil {
			return nil, err
		}
	}
	if err := add(base, t.Base, everyFile); err != nil {
		return nil, err
	}
	for _, p := range t.Packs {
		dir := treePacks
		if p.House {
			dir = treeHouse
		}
		if err := add(path.Join(dir, p.ID), p.Tree, eachFile); err != nil {
			return nil, err
		}
	}
	err := packed.Close() // which writes the list of what is in it
	return text.Bytes(), err
}

func everyFile(tree fs.FS, do func(name string, text []byte) error) error {
	return fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		return do(name, text)
	})
}

// Unzip is a tree that was one file.
func Unzip(game string, file []byte) (t Tree, err error) {
	tree, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		return t, err
	}
	if _, err := fs.Stat(tree, treeBase); err != nil {
		return Tree{Base: tree, Kept: true}, nil
	}
	t.Kept = true
	_, err = fs.Stat(tree, printedFile)
	t.Printed = err == nil
	if t.Base, err = fs.Sub(tree, treeBase); err != nil {
		return t, err
	}
	for _, kind := range []string{treeHouse, treePacks} {
		dirs, err := fs.Glob(tree, kind+"/*")
		if err != nil {
			return t, err
		}
		for _, dir := range dirs {
			sub, err := fs.Sub(tree, dir)
			if err != nil {
				return t, err
			}
			p, err := openPack(sub, path.Base(dir), dir, game)
			if err != nil {
				return t, err
			}
			p.House = kind == treeHouse
			t.Packs = append(t.Packs, p)
		}
	}
	return t, nil
}
