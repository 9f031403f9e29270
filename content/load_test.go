package content

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// LoadPack is the shipped content with the packs of some folders laid over it.
func LoadPack(dirs ...string) (*SmallWorld, error) {
	tree, err := TreeOf("smallworld", dirs...)
	if err != nil {
		return nil, err
	}
	return LoadTree(tree)
}

// Load reads a complete content tree, also one that was kept in the first format.
func Load(fsys fs.FS) (*SmallWorld, error) { return LoadTree(Tree{Base: fsys}) }

// LoadLordaeron reads a complete content tree: every file must be there.
func LoadLordaeron(fsys fs.FS) (*Lordaeron, error) {
	return LoadLordaeronTree(Tree{Base: fsys})
}

// tree is the shipped content in memory, to break.
func tree(t testing.TB) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	from := Shipped("smallworld")
	err := fs.WalkDir(from, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func filesOf(t testing.TB, game string, names []string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	from := Shipped(game)
	for _, name := range names {
		data, err := fs.ReadFile(from, name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: data}
	}
	return files
}

// lineWith is the number of the first line of a file that holds a text.
func lineWith(t *testing.T, data []byte, text string) int {
	t.Helper()
	before, _, found := strings.Cut(string(data), text)
	if !found {
		t.Fatalf("no %q in the file", text)
	}
	return strings.Count(before, "\n") + 1
}

// expect looks for a problem of a file, at a line unless it is zero, with a text.
func expect(t *testing.T, err error, file string, line int, text string) {
	t.Helper()
	var problems Problems
	if !errors.As(err, &problems) {
		t.Fatalf("got %v, want problems", err)
	}
	for _, p := range problems {
		if strings.HasSuffix(p.File, file) && (line == 0 || p.Line == line) &&
			strings.Contains(p.Message, text) {
			return
		}
	}
	t.Errorf("no %s:%d: %s in\n%v", file, line, text, err)
}

func write(t *testing.T, dir, name, data string) {
	t.Helper()
	full := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(full, []byte(data), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestMissingFile(t *testing.T) {
	files := tree(t)
	files["powers/mining/notes.txt"] = &fstest.MapFile{} // the folder stays
	delete(files, "powers/mining/power.yaml")
	_, err := Load(files)
	expect(t, err, "powers/mining/power.yaml", 1, "cannot be read")
}

// A folder of the base that is lost is told in one sentence, not in one for all that miss it.
func TestALostFolderIsOneSentence(t *testing.T) {
	for _, dir := range []string{"powers/mining/", "races/", "faces/L1a/", "markers/heart/"} {
		files := tree(t)
		for name := range files {
			if strings.HasPrefix(name, dir) {
				delete(files, name)
			}
		}
		kind, _, _ := strings.Cut(dir, "/")
		_, err := Load(files)
		line := lineWith(t, files["box.yaml"].Data, kind+":")
		expect(t, err, "box.yaml", line, kind+" are printed")
		var problems Problems
		if errors.As(err, &problems); len(problems) != 1 {
			t.Errorf("without %s: %v", dir, problems)
		}
	}
}

func TestAllProblemsAtOnce(t *testing.T) {
	files := tree(t)
	files["powers/mining/power.yaml"].Data = []byte("{b: 1, c: 2}\n")
	files["pieces.yaml"].Data = []byte("supply: []\n")
	_, err := Load(files)
	expect(t, err, "powers/mining/power.yaml", 1, `unknown key "b"`)
	expect(t, err, "powers/mining/power.yaml", 1, `unknown key "c"`)
	expect(t, err, "pieces.yaml", 1, "must be a mapping")
}

func TestPackOfOneBadge(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "powers/mining/power.yaml", "tokens: 2\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped := world(t)
	if len(got.Badges) != len(shipped.Badges) || got.Hash == shipped.Hash {
		t.Errorf("%d badges, hash %s", len(got.Badges), got.Hash)
	}
	for i, b := range got.Badges {
		want := shipped.Badges[i]
		if b.ID == "mining" {
			want.Tokens = 2
		}
		if !reflect.DeepEqual(b, want) {
			t.Errorf("%+v, want %+v", b, want)
		}
	}
}

// A thing more is a folder more. Its number is its place among the sorted ids, whoever brings it.
func TestPackOfANewPower(t *testing.T) {
	t.Setenv(houseVariable, "") // which could have a power of this name
	dir := t.TempDir()
	write(t, dir, "powers/harvester/power.yaml", "new: true\ntokens: 4\nsure: assumed\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped := ours(t)
	at := slices.IndexFunc(got.Badges, func(b Badge) bool { return b.ID == "harvester" })
	if at < 1 || got.Badges[at-1].ID != "garrisoned" || got.Badges[at+1].ID != "herbalist" ||
		len(got.Badges) != len(shipped.Badges)+1 || got.Badges[at].Tokens != 4 {
		t.Errorf("%+v", got.Badges)
	}
	if got.Hash == shipped.Hash {
		t.Error("a power more does not change the hash")
	}
	write(t, dir, "powers/mining/power.yaml", "new: true\ntokens: 4\n")
	_, err = LoadPack(dir)
	expect(t, err, "powers/mining/power.yaml", 1, "there is a power mining already")
}

// What a position has no room for is an error with its place, never lost.
func TestPackOfTooMany(t *testing.T) {
	dir := t.TempDir()
	const power = "{new: true, tokens: 2, sure: sure}"
	for i := range MaxPowers - len(world(t).Badges) {
		write(t, dir, fmt.Sprintf("powers/zeal-%02d/power.yaml", i), power)
	}
	if _, err := LoadPack(dir); err != nil {
		t.Errorf("as many as there is room for: %v", err)
	}
	write(t, dir, "powers/zz/power.yaml", power)
	_, err := LoadPack(dir)
	expect(t, err, "powers/zz/power.yaml", 1, "33 powers where there is room for 32")
}

func TestPackOfOneRegionAndOneCount(t *testing.T) {
	t.Setenv(houseVariable, "") // which may have a face before this
	dir := t.TempDir()
	write(t, dir, "faces/L1a/face.yaml", "regions:\n  - {id: barleymark, cavern: true}\n")
	write(t, dir, "pieces.yaml", "supply: {forts: 8}\n")
	write(t, dir, "README.md", "ours")
	_, err := LoadPack(dir)
	expect(t, err, "faces/L1a/face.yaml", 0, "caverns")
	write(t, dir, "faces/L1a/face.yaml",
		"sure: sure\nregions:\n  - {id: barleymark, cavern: true}\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	if r := got.Faces[0].region("barleymark"); !r.Cavern || r.Name != "Barleymark" {
		t.Errorf("%+v", r)
	}
	if got.Pieces.Supply.Forts != 8 || got.Pieces.Supply.Beasts != 5 {
		t.Errorf("%+v", got.Pieces.Supply)
	}
}

func TestPackMistakes(t *testing.T) {
	t.Setenv(houseVariable, "") // whose names could be meant
	dir := t.TempDir()
	write(t, dir, "badges.yaml", "badges: []\n")
	write(t, dir, "box.yaml", "powers: 21\n")
	write(t, dir, "power/mining/power.yaml", "tokens: 2\n")
	write(t, dir, "powers/minning/power.yaml", "tokens: 2\n")
	write(t, dir, "powers/Mining/power.yaml", "tokens: 2\n")
	write(t, dir, "powers/ranger/powers.yaml", "tokens: 2\n")
	write(t, dir, "powers/ranger/.hidden", "")
	write(t, dir, "powers/ranger/README.md", "why")
	write(t, dir, "races/orcs/race.yaml", "\ntoken: 2\n")
	write(t, dir, "faces/L3a/outline.yaml", "box: 3,3\n")
	_, err := LoadPack(dir)
	for _, c := range []struct {
		file string
		line int
		want string
	}{
		{"badges.yaml", 1, "as powers/mining/power.yaml"},
		{"box.yaml", 1, "unknown file"},
		{"power/mining/power.yaml", 1, `unknown folder "power": did you mean powers?`},
		{"powers/minning/power.yaml", 1, `unknown power "minning": did you mean mining?`},
		{"powers/Mining/power.yaml", 1, "kebab-case"},
		{"powers/ranger/powers.yaml", 1, "unknown file: did you mean power.yaml?"},
		{"races/orcs/race.yaml", 2, `unknown key "token": did you mean tokens?`},
		{"faces/L3a/face.yaml", 1, `unknown face "L3a": did you mean`},
	} {
		expect(t, err, c.file, c.line, c.want)
	}
	var problems Problems
	if errors.As(err, &problems); len(problems) != 8 {
		t.Error(err)
	}
	if _, err := LoadPack(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a directory that is not there: %v", err)
	}
}

// Each of these would cost the parser its memory or its stack.
func TestHostileFileIsRefusedQuickly(t *testing.T) {
	staircase := ""
	for i := range 320 {
		staircase += strings.Repeat(" ", i) + "-\n"
	}
	for name, c := range map[string]struct{ data, want string }{
		"deep":      {"tokens: " + strings.Repeat("[", 500), "nested deeper"},
		"lines":     {"tokens:\n" + strings.Repeat("{a:\n", 500), "nested deeper"},
		"dashes":    {"tokens:\n" + strings.Repeat("- ", 600), "line longer"},
		"long":      {"tokens: []" + strings.Repeat("#\n", maxFile), "longer than"},
		"anchors":   {"tokens:\n" + strings.Repeat("&a ", 330), ""},
		"staircase": {"tokens:\n" + staircase, ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, "powers/mining/power.yaml", c.data)
			_, err := LoadPack(dir)
			expect(t, err, "powers/mining/power.yaml", 0, c.want)
		})
	}
}

// A pack may lay down a map of its own: a third side of a board, or a board more.
func TestPackOfANewFace(t *testing.T) {
	t.Setenv(houseVariable, "") // which may have a face before the first
	dir := t.TempDir()
	files := tree(t)
	for _, name := range []string{"face.yaml", "outline.yaml"} {
		text := string(files["faces/L1a/"+name].Data)
		for _, r := range ours(t).Faces[0].Regions {
			text = regexp.MustCompile(`\b`+r.ID+`\b`).ReplaceAllString(text, "my-"+r.ID)
		}
		write(t, dir, "faces/my-isle/"+name, text)
	}
	_, err := LoadPack(dir)
	expect(t, err, "faces/my-isle/face.yaml", 1, `unknown face "my-isle"`)
	text, err := os.ReadFile(filepath.Join(dir, "faces/my-isle/face.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, "faces/my-isle/face.yaml", "new: true\n"+string(text))
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	face := &got.Faces[len(got.Faces)-1]
	if face.ID != "my-isle" || face.Board != "L1" || face.region("my-thornwatch") == nil {
		t.Errorf("%+v", face)
	}
	if len(got.BoardSets(2)) <= len(ours(t).BoardSets(2)) {
		t.Error("it never comes up")
	}
	if err := os.Remove(filepath.Join(dir, "faces/my-isle/outline.yaml")); err != nil {
		t.Fatal(err)
	}
	_, err = LoadPack(dir)
	expect(t, err, "faces/my-isle/face.yaml", 0, "no outline in faces/my-isle/outline.yaml")
}
