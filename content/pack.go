package content

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// Pack is a folder that changes the content of one game or adds to it.
type Pack struct {
	ID   string // what it is called by: its own, or that of its folder
	Game string // empty for one that does not say it and could be of any
	// Name and About are for people, by language.
	Name, About map[Language]string
	Tree        fs.FS
	// House is a pack that stands for shipped content in this process: see BaseTree.
	House bool

	dir  string // put before file names in problems
	hash [sha256.Size]byte
}

// Games are the games whose content we ship: each has a folder.
var Games = func() (list []string) {
	dirs, err := shipped.ReadDir(".")
	if err != nil {
		panic(err) // it is built in
	}
	for _, dir := range dirs {
		list = append(list, dir.Name())
	}
	return list
}()

const (
	packFile = "pack.yaml"
	// CasesFolder holds the pack's own case book.
	CasesFolder = "cases"
)

// OpenPacks opens the packs in a folder: the folder itself, or one for each game in folders of the
// names of the games. Of a game alone, unless that is empty.
func OpenPacks(dir, game string) (list []*Pack, err error) {
	if info, err := os.Stat(dir); err != nil {
		return nil, err
	} else if !info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: dir, Err: fs.ErrInvalid}
	}
	for _, of := range Games {
		if info, err := os.Stat(filepath.Join(dir, of)); err == nil && info.IsDir() {
			p, err := openPack(os.DirFS(filepath.Join(dir, of)), dir, path.Join(dir, of), of)
			if err != nil {
				return nil, err
			}
			list = append(list, p)
		}
	}
	if list == nil {
		p, err := openPack(os.DirFS(dir), dir, dir, "")
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	for _, p := range list {
		if p.Game == "" {
			p.Game = game
		}
		if p.Game == "" {
			return nil, fmt.Errorf("%s: no pack: no file in it is one of a game; name the game in"+
				" %s", dir, packFile)
		}
	}
	if game == "" {
		return list, nil
	}
	for _, p := range list {
		if p.Game == game {
			return []*Pack{p}, nil
		}
	}
	return nil, fmt.Errorf("%s: a pack for %s, not for %s", dir, list[0].Game, game)
}

// openPack reads what a pack says of itself, if it does.
func openPack(tree fs.FS, name, dir, game string) (*Pack, error) {
	p := &Pack{
		ID: packID(filepath.Base(name)), Game: game, Tree: tree, dir: filepath.ToSlash(dir),
		Name: map[Language]string{}, About: map[Language]string{},
	}
	text, err := readFile(tree, packFile)
	if err == nil {
		err = p.read(text)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if p.Game == "" {
		p.Game = gameOf(tree)
	}
	p.hash, err = hashTree(tree)
	return p, err
}

func (p *Pack) read(text []byte) error {
	var problems Problems
	r := &reader{
		file: path.Join(p.dir, packFile), problems: &problems, seen: func(string, int) {},
	}
	keys := func(into map[Language]string) take {
		return func(at string, node ast.Node) {
			values := make([]string, len(Languages))
			var list []key
			for i, l := range Languages {
				list = append(list, key{string(l), r.text(&values[i])})
			}
			r.mapping(list...)(at, node)
			for i, l := range Languages {
				if values[i] != "" {
					into[l] = values[i]
				}
			}
		}
	}
	if root := r.parse(text); root != nil {
		r.mapping(
			key{"id", r.text(&p.ID)}, key{"game", word(r, &p.Game, Games...)},
			key{"name", keys(p.Name)}, key{"about", keys(p.About)},
		)("", root)
	}
	if len(problems) > 0 {
		return problems.sorted()
	}
	p.ID = packID(p.ID)
	return nil
}

// packID is kebab-case: it stands in keys and addresses.
func packID(name string) string {
	id := strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			return r
		}
		return '-'
	}, strings.ToLower(name))
	return strings.Trim(id, "-")
}

// NameIn is what a pack is called in a language.
func (p *Pack) NameIn(l Language) string {
	for _, name := range []string{p.Name[l], p.Name[English], p.ID} {
		if name != "" {
			return name
		}
	}
	return ""
}

// gameOf finds the game that the files of a pack are of: those have the names, or lie in folders of
// the names, of shipped files. It is empty if that is no answer.
func gameOf(tree fs.FS) string {
	var best string
	most := 0
	for _, game := range Games {
		shipped, n := Shipped(game), 0
		_ = fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				n += likeness(shipped, name)
			}
			return nil
		})
		switch {
		case n > most:
			best, most = game, n
		case n == most:
			best = ""
		}
	}
	return best
}

// likeness is how much a file looks like one of ours.
func likeness(shipped fs.FS, name string) int {
	if _, err := fs.Stat(shipped, name); err == nil {
		return 4
	}
	first, rest, deep := strings.Cut(name, "/")
	if !deep {
		return 0
	}
	if strings.Count(rest, "/") == 1 { // powers/mining/power.yaml
		if found, _ := fs.Glob(shipped, first+"/*/"+path.Base(name)); len(found) > 0 {
			return 2
		}
	}
	if _, err := fs.Stat(shipped, first+".yaml"); err == nil { // events/ beside events.yaml
		return 1
	}
	if _, err := fs.Stat(shipped, path.Dir(name)+".yaml"); err == nil { // powers/mage/, mage.yaml
		return 2
	}
	return 0
}

const maxPack = 4 << 20 // bytes of all files of a pack: our whole content is a tenth

// packKinds are the files of a pack that count; whatever else lies there is its maker's business.
var packKinds = []string{".yaml", ".yml", ".ftl", ".svg"}

// eachFile reads the files of a pack in order.
func eachFile(tree fs.FS, do func(name string, text []byte) error) error {
	size := 0
	return fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch base := path.Base(name); {
		case err != nil:
			return err
		case d.IsDir() && name != "." && strings.HasPrefix(base, "."):
			return fs.SkipDir
		case d.IsDir() || !slices.Contains(packKinds, path.Ext(base)):
			return nil
		}
		text, err := readFile(tree, name)
		if size += len(text); size > maxPack {
			return fmt.Errorf("%s: a pack holds no more than %d bytes", name, maxPack)
		}
		if err != nil {
			return err
		}
		return do(name, text)
	})
}

func hashTree(tree fs.FS) (sum [sha256.Size]byte, err error) {
	h := sha256.New()
	err = eachFile(tree, func(name string, text []byte) error {
		_, err := fmt.Fprintf(h, "%s %d\n%s", name, len(text), text)
		return err
	})
	return [sha256.Size]byte(h.Sum(nil)), err
}
