// Package openbox holds what makes the box open: a thing is added without touching anything else.
package openbox

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
	"twobanners/games"
)

// thing is something that is not in the printed box, of a sample pack or of this test's own.
type thing struct {
	game, kind, at string
	files          fstest.MapFS // its own; else what lies at that place in the sample pack
}

var samples = map[string]string{
	"smallworld": "../../examples/lantern-coast", "lordaeron": "../../examples/winter-roads",
}

var things = []thing{
	{game: "smallworld", kind: "race", at: "races/mothfolk"},
	{game: "smallworld", kind: "race", at: "races/stone-badgers"},
	{game: "smallworld", kind: "power", at: "powers/wayfinding"},
	{game: "smallworld", kind: "power", at: "powers/smuggling"},
	{game: "smallworld", kind: "face", at: "faces/S3a"},
	{game: "smallworld", kind: "marker", at: "markers/old-mill", files: oldMill},
	{game: "lordaeron", kind: "event", at: "events/a-fair-on-the-ice.yaml"},
	{game: "lordaeron", kind: "event", at: "events/the-war-of-the-passes.yaml"},
	{game: "lordaeron", kind: "quest", at: "quests/the-last-sledge.yaml"},
	{game: "lordaeron", kind: "item", at: "items/ember-draught.yaml"},
	{game: "lordaeron", kind: "class card", at: "powers/mage/hoarfrost.yaml"},
	{game: "lordaeron", kind: "class card", at: "talents/hunter/snow-tracks.yaml"},
}

func text(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }

const millRule = "SW-PLACE-" + "OLDMILL-01" // which no book has

// oldMill is a place that does nothing but lie there.
var oldMill = fstest.MapFS{
	"marker.yaml": text("new: true\nkind: place\nrules:\n  - {id: " + millRule +
		", title: A ruin, rule: It does nothing., source: [{doc: ours, at: here}]}\n"),
	"pt.yaml":    text("rules: [{id: " + millRule + ", title: Ruína, rule: Não faz nada.}]\n"),
	"en.ftl":     text("thing-old-mill = Old Mill\nthing-old-mill-does = it only lies there.\n"),
	"pt.ftl":     text("thing-old-mill = Velho Moinho\nthing-old-mill-does = só fica ali.\n"),
	"emblem.svg": text(`<svg><circle r="30"/></svg>`),
	"cases/it-lies-there.yaml": text("game: smallworld\ntitle: it lies there\nrules: [" + millRule +
		"]\nboards: {T: {regions: {dock: {terrain: fields, entry: true}}}}\n" +
		"players: [{active: {race: orcs, power: mining, regions: {dock: 1}}}, {coins: 5}]\n" +
		"things: {dock: [old-mill]}\nplay: [end]\nexpect: {coins: {0: 1}}\n"),
}

// pack lays things into a folder of their own.
func pack(t *testing.T, name string, list ...thing) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), name)
	for _, th := range list {
		from, at := fs.FS(th.files), filepath.Join(dir, filepath.FromSlash(th.at))
		if th.files == nil {
			from = os.DirFS(samples[th.game])
			if path.Ext(th.at) == ".yaml" {
				data, err := fs.ReadFile(from, th.at)
				fatal(t, err)
				fatal(t, os.MkdirAll(filepath.Dir(at), 0o700))
				fatal(t, os.WriteFile(at, data, 0o600))
				continue
			}
			sub, err := fs.Sub(from, th.at)
			fatal(t, err)
			from = sub
		}
		fatal(t, os.CopyFS(at, from))
	}
	return dir
}

func fatal(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// of are the things of a game.
func of(name string) (list []thing) {
	for _, th := range things {
		if th.game == name {
			list = append(list, th)
		}
	}
	return list
}

func entryOf(t *testing.T, name string) games.Game {
	t.Helper()
	entry, err := games.Find(name)
	fatal(t, err)
	return entry
}

// with is a game with all its things laid over it.
func with(t *testing.T, name string) game.Game {
	t.Helper()
	g, err := entryOf(t, name).New(pack(t, "all", of(name)...))
	fatal(t, err)
	return g
}

// One folder or one file adds a thing, and nothing is missing. (1)
func TestAThingIsOneFolderOrFile(t *testing.T) {
	for _, th := range things {
		t.Run(th.kind+" "+path.Base(th.at), func(t *testing.T) {
			entry := entryOf(t, th.game)
			plain, err := entry.New()
			fatal(t, err)
			g, err := entry.New(pack(t, "one", th))
			fatal(t, err)
			if g.Version() == plain.Version() {
				t.Error("nothing was added")
			}
			if entry.Missing != nil && len(entry.Missing(g)) > 0 {
				t.Error(entry.Missing(g))
			}
		})
	}
}

// All laws of every game hold with the things. (2)
func TestLawsHold(t *testing.T) {
	for _, name := range games.Names() {
		t.Run(name, func(t *testing.T) {
			gametest.Laws(t, gametest.Suite{Game: with(t, name), Seats: 3, MaxMoves: 6000})
		})
	}
}

// Bots of every level play a whole game with things they do not know, and say so. (3)
func TestEveryLevelPlays(t *testing.T) {
	for name, options := range map[string]string{
		"smallworld": `{"rounds": 2}`, "lordaeron": `{"turns": 4}`,
	} {
		g := with(t, name)
		for _, level := range bot.Levels() {
			t.Run(name+" "+level.Name, func(t *testing.T) {
				m := gametest.PlayMatch(t, g, 2, options, []string{level.Name}, 1)
				if m.Position.Actors() != 0 {
					t.Error("the game is not over")
				}
			})
		}
		stale := bot.Shipped().Stale(g)
		if name == "smallworld" && !strings.Contains(stale, "new to the net") {
			t.Errorf("of what it does not know it says %q", stale)
		}
	}
}

// Packs give the same box in whatever order they are named. (7)
func TestOrderDoesNotMatter(t *testing.T) {
	for _, name := range games.Names() {
		entry, list := entryOf(t, name), of(name)
		half := len(list) / 2
		one, two := pack(t, "one", list[:half]...), pack(t, "two", list[half:]...)
		a, err := entry.New(one, two)
		fatal(t, err)
		b, err := entry.New(two, one)
		fatal(t, err)
		if a.Version() != b.Version() {
			t.Errorf("%s: %s and %s", name, a.Version(), b.Version())
		}
		record := func(g game.Game) string {
			m := gametest.PlayMatch(t, g, 2, "", []string{"random"}, 7)
			var text strings.Builder
			record := m.Save(false)
			fatal(t, record.Write(&text))
			return text.String()
		}
		if record(a) != record(b) {
			t.Errorf("%s: the same dice give another game", name)
		}
	}
}

// What is foreign in a pack is refused with its file and line. (9)
func TestForeignWordsAndDrawings(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{
			"emblem.svg", "<svg>\n<script>alert(1)</script>\n</svg>",
			`races/mothfolk/emblem.svg:2: a drawing holds`,
		},
		{
			"en.ftl", "race-mothfolk = Moths\nleave-table = Stay\n",
			`races/mothfolk/en.ftl:2: "leave-table" is not a message of this folder`,
		},
	} {
		dir := pack(t, "foreign", things[0])
		fatal(t, os.WriteFile(filepath.Join(dir, things[0].at, c.file), []byte(c.text), 0o600))
		_, err := entryOf(t, "smallworld").New(dir)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// What is lost of the base is told in one sentence. (10)
func TestWhatIsLostIsToldOnce(t *testing.T) {
	tree := fstest.MapFS{}
	shipped := content.Shipped("smallworld")
	folders := map[string]bool{}
	fatal(t, fs.WalkDir(shipped, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if dir := path.Dir(name); strings.Count(dir, "/") == 1 {
			folders[dir] = true
		}
		data, err := fs.ReadFile(shipped, name)
		tree[name] = &fstest.MapFile{Data: data}
		return err
	}))
	if len(folders) == 0 {
		t.Fatal("no folders")
	}
	for dir := range folders {
		less := fstest.MapFS{}
		for name, file := range tree {
			if !strings.HasPrefix(name, dir+"/") {
				less[name] = file
			}
		}
		_, err := content.LoadTree(content.Tree{Base: less})
		var problems content.Problems
		if !errors.As(err, &problems) || len(problems) != 1 ||
			!strings.Contains(problems[0].Message, "are printed") {
			t.Errorf("without %s: %v", dir, err)
		}
	}
}

// files lists the files of a folder.
func files(t *testing.T, dir, ext string) (list []string) {
	t.Helper()
	fatal(t, filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && filepath.Ext(name) == ext {
			list = append(list, name)
		}
		return err
	}))
	slices.Sort(list)
	return list
}
