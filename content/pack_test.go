package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

// A pack says what it is called in each language; what it does not say follows from its folder.
func TestWhatAPackSaysOfItself(t *testing.T) {
	dir := t.TempDir() + "/Far Shores"
	write(t, dir, "powers/mining/power.yaml", "tokens: 2\n")
	write(t, dir, ".git/power.yaml", "not ours to read")
	write(t, dir, "notes.txt", "nor this")
	one := func() *Pack {
		t.Helper()
		list, err := OpenPacks(dir, "")
		if err != nil || len(list) != 1 {
			t.Fatalf("%d packs: %v", len(list), err)
		}
		return list[0]
	}
	if p := one(); p.ID != "far-shores" || p.Game != "smallworld" || p.NameIn("pt") != p.ID {
		t.Errorf("%+v", p)
	}
	before := one().hash
	write(t, dir, "notes.txt", "which may change")
	if one().hash != before {
		t.Error("notes are part of the pack")
	}
	write(t, dir, "pack.yaml", "id: shores\nname: {en: The Far Shores}\nabout: {pt: Um mar.}\n")
	p := one()
	if p.ID != "shores" || p.NameIn("en") != "The Far Shores" || p.NameIn("pt") != p.NameIn("en") ||
		p.About["pt"] != "Um mar." || p.hash == before {
		t.Errorf("%+v", p)
	}
	write(t, dir, "pack.yaml", "title: Shores\nname: {xx: Shores}\n")
	_, err := OpenPacks(dir, "")
	expect(t, err, "Far Shores/pack.yaml", 1, `unknown key "title"`)
	expect(t, err, "Far Shores/pack.yaml", 2, `unknown key "xx"`)
}

// The game of a pack is found by its files, also of those that no shipped file is called like.
func TestTheGameOfAPack(t *testing.T) {
	for file, want := range map[string]string{
		"pieces.yaml":                  "smallworld",
		"powers/pathfinder/power.yaml": "smallworld",
		"races/otters/race.yaml":       "smallworld",
		"faces/L1a/face.yaml":          "smallworld",
		"races.yaml":                   "lordaeron",
		"powers/mage.yaml":             "lordaeron",
		"events/a-storm.yaml":          "lordaeron",
		"powers/mage/frost-storm.yaml": "lordaeron",
		"notes.yaml":                   "",
	} {
		dir := t.TempDir()
		write(t, dir, file, "a: 1\n")
		if list, err := OpenPacks(dir, ""); err == nil != (want != "") ||
			err == nil && list[0].Game != want {
			t.Errorf("%s: %v, %v, want %s", file, list, err, want)
		}
		if list, err := OpenPacks(dir, "smallworld"); (err == nil) != (want != "lordaeron") ||
			err == nil && list[0].Game != "smallworld" {
			t.Errorf("%s: %v, %v, taken for smallworld", file, list, err)
		}
	}
}

// A tree in one file is the same box, with its packs, and without their folders.
func TestATreeInOneFile(t *testing.T) {
	dir := t.TempDir() + "/rich"
	write(t, dir, "powers/mining/power.yaml", "tokens: 2\n")
	write(t, dir, "pack.yaml", "name: {en: Rich}\n")
	tree, err := TreeOf("smallworld", dir)
	if err != nil {
		t.Fatal(err)
	}
	want, err := LoadTree(tree)
	if err != nil {
		t.Fatal(err)
	}
	file, err := tree.Zip()
	if err != nil {
		t.Fatal(err)
	}
	again, err := Unzip("smallworld", file)
	if err != nil {
		t.Fatal(err)
	}
	got, err := LoadTree(again)
	if err != nil || got.Hash != want.Hash {
		t.Fatalf("%v, %v", got, err)
	}
	if list := got.Tree.Added(); len(list) != 1 || list[0].NameIn("pt") != "Rich" {
		t.Errorf("%v", list)
	}
}

// A box of somebody's own stands for what we ship in the whole process.
func TestAHouseBox(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "powers/mining/power.yaml", "tokens: 2\n")
	t.Setenv(houseVariable, dir)
	tree, err := BaseTree("smallworld")
	if err != nil || len(tree.Packs) != 1 || len(tree.Added()) != 0 {
		t.Fatalf("%v, %v", tree, err)
	}
	box, err := readSmallWorld(tree)
	if err != nil || len(box.Badges) == 0 {
		t.Fatal(err)
	}
	for _, b := range box.Badges {
		if b.ID == "mining" && b.Tokens != 2 {
			t.Errorf("%+v", b)
		}
	}
	t.Setenv(houseVariable, dir+"/none")
	_, err = BaseTree("smallworld")
	if err == nil || !strings.Contains(err.Error(), houseVariable) {
		t.Errorf("a folder that is not there: %v", err)
	}
}

// The printed box is what came in it, also where the base has more, and stays so when it is kept.
func TestThePrintedBox(t *testing.T) {
	files := tree(t)
	files["powers/zeal/power.yaml"] = &fstest.MapFile{Data: []byte("{new: true, tokens: 2}")}
	files["races/otters/race.yaml"] = &fstest.MapFile{
		Data: []byte("{new: true, faction: horde, tokens: 2, box: 9}"),
	}
	printed := Tree{Base: files, Printed: true}
	file, err := printed.Zip()
	if err != nil {
		t.Fatal(err)
	}
	kept, err := Unzip("smallworld", file)
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range []Tree{printed, kept} {
		got, err := LoadTree(from)
		if err != nil || got.Hash != ours(t).Hash || len(got.Things) != len(ours(t).Things) {
			t.Errorf("%v, %v", got, err)
		}
	}
	more, err := Load(files)
	if err != nil || more.Hash == ours(t).Hash || len(more.Badges) != len(ours(t).Badges)+1 {
		t.Errorf("%v, %v", more, err)
	}
}

// And of the other game.
func TestThePrintedCards(t *testing.T) {
	files := filesOf(t, "lordaeron", shippedFiles())
	files["events/the-hearthglen-war.yaml"] = &fstest.MapFile{Data: []byte(newWar)}
	want, err := LoadLordaeronTree(Tree{Base: Shipped("lordaeron"), Printed: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		tree Tree
		same bool
	}{{Tree{Base: files, Printed: true}, true}, {Tree{Base: files}, false}} {
		got, err := LoadLordaeronTree(c.tree)
		if err != nil || (got.Hash == want.Hash) != c.same {
			t.Errorf("printed %v: %v, %v", c.tree.Printed, got != nil, err)
		}
	}
}
