package content

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestLordaeronMissingFile(t *testing.T) {
	files := filesOf(t, "lordaeron", shippedFiles())
	delete(files, "powers/mage.yaml")
	_, err := LoadLordaeron(files)
	expect(t, err, "powers/mage.yaml", 1, "cannot be read")
}

// A card without a Portuguese name is reported where the card stands.
func TestLordaeronMissingName(t *testing.T) {
	files := filesOf(t, "lordaeron", shippedFiles())
	names := string(files["names.pt.yaml"].Data)
	files["names.pt.yaml"] = &fstest.MapFile{
		Data: []byte(strings.Replace(names, "  bear-form: Forma de Urso\n", "", 1)),
	}
	_, err := LoadLordaeron(files)
	line := 1 + strings.Count(strings.Split(string(files["powers/druid.yaml"].Data),
		"  - id: bear-form")[0], "\n")
	expect(t, err, "powers/druid.yaml", line, "missing text id names/bear-form")
}

// A better name or word needs one line of a pack and changes no game.
func TestLordaeronPackOfWords(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "names.pt.yaml", "names:\n  thorns: Acúleos\n")
	write(t, dir, "words.en.yaml", "colors:\n  red: crimson\n")
	got, err := LoadLordaeronPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped := lordaeron(t)
	const red = "colors/red"
	if got.Names["pt"]["thorns"] != "Acúleos" || got.Words[English][red] != "crimson" ||
		got.Words["pt"][red] != shipped.Words["pt"][red] || got.Hash != shipped.Hash {
		t.Errorf("%s %s", got.Names["pt"]["thorns"], got.Words[English][red])
	}
}

// An owner looked at the box: Conflagrate is of level 5 after all, Olsen's Farthing has no
// graveyard, and level 2 begins at 4.
func TestLordaeronPack(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "talents/warlock.yaml", "talents:\n  - {id: conflagrate, level: 5, sure: sure}\n")
	write(t, dir, "map.yaml",
		"graveyards: {both: [ruins-of-andorhal, queldanil-lodge, corins-crossing]}\n")
	write(t, dir, "tracks.yaml", "experience: {levels: [0, 4, 10, 18, 28], sure: sure}\n")
	write(t, dir, "creatures.yaml", "creatures:\n  - {id: murloc, red: {attack: 6}}\n")
	write(t, dir, "quests.yaml",
		"quests:\n  - {id: brutes-in-the-barrows, objective: {region: hearthglen}}\n")
	got, err := LoadLordaeronPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped := lordaeron(t)
	if got.Hash == shipped.Hash || len(got.Cards) != len(shipped.Cards) {
		t.Errorf("%d cards, hash %s", len(got.Cards), got.Hash)
	}
	c := got.card(TalentCard, "conflagrate")
	if c.Level != 5 || len(c.Does) != 1 || c.Name != "Conflagrate" {
		t.Errorf("%+v", c)
	}
	if got.region("olsens-farthing").Graveyard || !got.region("corins-crossing").Graveyard {
		t.Error("the graveyards are where they were")
	}
	if got.Track.Levels != [5]int{0, 4, 10, 18, 28} || got.Track.Turns != 30 {
		t.Errorf("%+v", got.Track)
	}
	if murloc := got.creature("murloc"); murloc.Red != (Figure{5, 6, 4, 4}) {
		t.Errorf("%+v", murloc.Red)
	}
	i := slices.IndexFunc(got.Quests, func(q Quest) bool { return q.ID == "brutes-in-the-barrows" })
	if s := got.Quests[i].Spawns; len(s) != 2 || s[0].Region != "hearthglen" || s[1].Count != 1 {
		t.Errorf("%+v", s)
	}
}

func TestLordaeronPackOfWholeFile(t *testing.T) {
	t.Setenv(houseVariable, "") // which may change what the file says
	dir := t.TempDir()
	files := filesOf(t, "lordaeron", shippedFiles())
	write(t, dir, "talents/mage.yaml", "whole: true\n"+string(files["talents/mage.yaml"].Data))
	write(t, dir, "map.yaml", "whole: true\n"+string(files["map.yaml"].Data))
	got, err := LoadLordaeronPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped, err := LoadLordaeron(Shipped("lordaeron"))
	if err != nil || got.Hash != shipped.Hash {
		t.Error("the same facts in a pack are other facts")
	}
}

func TestLordaeronPackMistakes(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "power/mage.yaml", "powers: []\n")
	write(t, dir, "powers/mage.yaml", "powers:\n  - {id: fierball, gold: 2}\n")
	_, err := LoadLordaeronPack(dir)
	expect(t, err, "power/mage.yaml", 1, "unknown file")
	expect(t, err, "powers/mage.yaml", 2, `unknown "fierball"`)
	if _, err := LoadLordaeronPack(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a directory that is not there: %v", err)
	}
}

// Whatever a file holds, reading and checking it ends, and every problem names a file and a line.
func FuzzLordaeronFile(f *testing.F) {
	names := shippedFiles()
	shipped := filesOf(f, "lordaeron", names)
	for i, name := range names[:14] {
		f.Add(uint(i), shipped[name].Data)
	}
	f.Fuzz(func(t *testing.T, which uint, data []byte) {
		name := names[which%uint(len(names))]
		l := newLordaeronLoader()
		l.file(layer{fsys: fstest.MapFS{name: &fstest.MapFile{Data: data}}}, name)
		for _, p := range l.problems {
			if p.File == "" || p.Line < 1 || p.Message == "" {
				t.Fatalf("problem without a place: %+v", p)
			}
		}
		l.gather()
		checkLordaeron(&l.world)
	})
}

func shippedFiles() []string { return lordaeronFiles(layer{fsys: Shipped("lordaeron")}) }
