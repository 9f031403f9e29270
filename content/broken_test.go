package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

// breakage is a change to a shipped file that must be reported: the problem stands on the first
// line that holds at (any line when empty) and says want.
type breakage struct{ file, from, to, at, want string }

var broken = map[string]breakage{
	"unknown key": {
		"badges.yaml", "mining, tokens:",
		"mining, token:",
		"mining", `unknown key "token"`,
	},
	"number for text": {
		"badges.yaml", "{id: mining",
		"{id: 7",
		"id: 7", "must be text",
	},
	"text for number": {
		"badges.yaml", "mining, tokens: 4",
		"mining, tokens: four",
		"four", "must be a whole number",
	},
	"fraction": {
		"badges.yaml", "mining, tokens: 4",
		"mining, tokens: 4.5",
		"4.5", "must be a whole number",
	},
	"negative": {
		"badges.yaml", "mining, tokens: 4",
		"mining, tokens: -4",
		"-4", "not between 0 and 1000",
	},
	"too many tokens": {
		"badges.yaml", "mining, tokens: 4",
		"mining, tokens: 6",
		"mining", "mining gives 6 tokens",
	},
	"duplicate id": {
		"badges.yaml", "{id: ranger",
		"{id: mining",
		"{id: mining, tokens: 4, sure: assumed}\n  - {id: sailing", "here twice",
	},
	"duplicate key": {
		"badges.yaml", "mining, tokens: 4",
		"mining, tokens: 4, tokens: 4",
		"mining", "already defined",
	},
	"missing entry": {
		"badges.yaml", "  - {id: mining, tokens: 4, sure: assumed}\n",
		"",
		"", "19 badges",
	},
	"unknown sure": {
		"badges.yaml", "mining, tokens: 4, sure: assumed",
		"mining, tokens: 4, sure: maybe",
		"maybe", `"maybe" is not one of`,
	},
	"missing sure": {
		"badges.yaml", "mining, tokens: 4, sure: assumed",
		"mining, tokens: 4",
		"mining", "sure is missing",
	},
	"no kebab": {
		"badges.yaml", "{id: mining",
		"{id: Mining",
		"Mining", "kebab-case",
	},
	"no list": {
		"markers.yaml", "markers:",
		"markers: 3\nrest:",
		"markers: 3", "must be a list",
	},
	"bad faction": {
		"banners.yaml", "trolls, faction: horde",
		"trolls, faction: hord",
		"trolls", `"hord" is not one of`,
	},
	"small box": {
		"banners.yaml", "tokens: 11, box: 16",
		"tokens: 11, box: 15",
		"tauren", "the box holds 15",
	},
	"factions": {
		"banners.yaml", "trolls, faction: horde",
		"trolls, faction: alliance",
		"", "7 Alliance, 5 Horde",
	},
	"die": {
		"pieces.yaml", "[0, 0, 0, 1, 2, 3]",
		"[0, 0, 0, 1, 2]",
		"die:", "six sides",
	},
	"boards": {
		"pieces.yaml", "players: 4, rounds: 9, large: 1, medium: 2",
		"players: 4, rounds: 9, large: 1, medium: 1",
		"players: 4", "3 boards for 4 players",
	},
	"no setup": {
		"pieces.yaml", "\n  sure: derived\nsetup:",
		"\n  sure: derived\nset-up:",
		"set-up", `unknown key "set-up"`,
	},
	"syntax": {
		"markers.yaml", "{id: ashes",
		"{id: ashes}",
		"ashes", "",
	},
	"bad terrain": {
		"faces/L1a.yaml", "terrain: lake",
		"terrain: pond",
		"pond", `"pond" is not one of`,
	},
	"no yes": {
		"faces/L1a.yaml", "entry: true",
		"entry: yes",
		"yes", "must be true or false",
	},
	"wrong face": {
		"faces/L1a.yaml", "id: L1a",
		"id: L1b",
		"L1b", `"L1b" is not one of L1a`,
	},
	"Murlocs": {
		"faces/L1a.yaml", "murlocs: 1",
		"murlocs: 2",
		"murlocs: 2", "starts with 2 Murlocs",
	},
	"box": {
		"outlines/L1a.yaml", "box: ",
		"box: 1,",
		"box:", "is not a point",
	},
	"bad point": {
		"outlines/L1a.yaml", "border: |\n      ",
		"border: |\n      x",
		"      x", "is not a point",
	},
	"no point": {
		"outlines/L1a.yaml", "box: ",
		"box: [1, 2]\nmore: ",
		"box:", "must be points",
	},
}

func TestBrokenFilesNameFileAndLine(t *testing.T) {
	for name, c := range broken {
		t.Run(name, func(t *testing.T) {
			files := tree(t)
			line := c.in(t, files)
			_, err := Load(files)
			expect(t, err, c.file, line, c.want)
		})
	}
}

// in breaks a tree, and says on which line: 0 for any.
func (c breakage) in(t *testing.T, files fstest.MapFS) int {
	t.Helper()
	data := strings.Replace(string(files[c.file].Data), c.from, c.to, 1)
	if data == string(files[c.file].Data) {
		t.Fatalf("nothing to break in %s", c.file)
	}
	files[c.file] = &fstest.MapFile{Data: []byte(data)}
	if c.at == "" {
		return 0
	}
	return lineWith(t, []byte(data), c.at)
}
