package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

// breakage is a change to a shipped file that must be reported: the problem stands on the first
// line that holds at (any line when empty) and says want.
type breakage struct{ file, from, to, at, want string }

const mining = "powers/mining/power.yaml"

var broken = map[string]breakage{
	"unknown key": {
		mining, "tokens:",
		"token:",
		"token", `unknown key "token": did you mean tokens?`,
	},
	"text for number": {
		mining, "tokens: 4",
		"tokens: four",
		"four", "must be a whole number",
	},
	"fraction": {
		mining, "tokens: 4",
		"tokens: 4.5",
		"4.5", "must be a whole number",
	},
	"negative": {
		mining, "tokens: 4",
		"tokens: -4",
		"-4", "not between 0 and 1000",
	},
	"too many tokens": {
		mining, "tokens: 4",
		"tokens: 6",
		"tokens", "mining gives 6 tokens",
	},
	"duplicate id": {
		"faces/L1a/face.yaml", "{id: thornwatch",
		"{id: frostmaw-ridge",
		"{id: frostmaw-ridge, name: \"Thornwatch\"", "here twice",
	},
	"number for text": {
		"faces/L1a/face.yaml", "{id: thornwatch",
		"{id: 7",
		"id: 7", "must be text",
	},
	"no kebab": {
		"faces/L1a/face.yaml", "{id: thornwatch",
		"{id: Thornwatch",
		"id: Thornwatch", "kebab-case",
	},
	"duplicate key": {
		mining, "tokens: 4",
		"tokens: 4\ntokens: 4",
		"", "already defined",
	},
	"unknown sure": {
		mining, "sure: assumed",
		"sure: maybe",
		"maybe", `"maybe" is not one of`,
	},
	"new without need": {
		mining, "sure: assumed",
		"sure: assumed\nnew: yes",
		"new", "must be true or false",
	},
	"unknown word": {
		mining, "coins: {each: cavern}",
		"coin: {each: cavern}",
		"coin:", `unknown key "coin": did you mean coins?`,
	},
	"unknown area": {
		mining, "each: cavern",
		"each: caverns",
		"caverns", `"caverns" is not one of fields, forest,`,
	},
	"area that was meant": {
		"races/kobolds/race.yaml", "near: cavern",
		"near: caverns",
		"caverns", "did you mean cavern?",
	},
	"coins for nothing": {
		mining, "coins: {each: cavern}",
		"coins: {}",
		"coins", "coins are for each of something or for conquests",
	},
	"coins for both": {
		mining, "each: cavern",
		"each: cavern, conquest: horde",
		"coins", "coins are for each of something or for conquests",
	},
	"defenders of what": {
		mining, "each: cavern",
		"each: cavern, from: 2",
		"coins", "from is how many defenders there are",
	},
	"how much less": {
		"races/dwarves/race.yaml", "less: 2, ",
		"",
		"cost", "cost says how much less",
	},
	"most words in one": {
		"races/night-elves/race.yaml", "}, {wall",
		", wall",
		"wall", "one word each: there are 2 words here",
	},
	"no word": {
		mining, "[{coins: {each: cavern}}]",
		"[{}]",
		"does", "one word each: there are 0 words here",
	},
	"a region of too many": {
		"races/tauren/race.yaml", "least: 2",
		"least: 4",
		"least", "4 is not between 2 and 3",
	},
	"a word that is not true": {
		"powers/sailing/power.yaml", "sails: true",
		"sails: false",
		"sails", "sails is true, or left out",
	},
	"a race in decline": {
		"races/orcs/race.yaml", "does: [",
		"does: [{keeps: true}, ",
		"keeps", "keeps is a word of powers: races in decline do nothing",
	},
	"no list": {
		"faces/L1a/face.yaml", "regions:",
		"regions: 3\nrest:",
		"regions: 3", "must be a list",
	},
	"bad faction": {
		"races/trolls/race.yaml", "faction: horde",
		"faction: hord",
		"hord", `"hord" is not one of`,
	},
	"small box": {
		"races/tauren/race.yaml", "box: 16",
		"box: 15",
		"box: 15", "the box holds 15",
	},
	"box": {
		"box.yaml", "powers: 20",
		"powers: 21",
		"powers:", "21 powers are printed and 20 folders",
	},
	"size": {
		"faces/L1a/face.yaml", "size: L",
		"size: XL",
		"XL", `"XL" is not one of L, M, S`,
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
		"races/tauren/race.yaml", "{faction",
		"{faction}",
		"", "",
	},
	"bad terrain": {
		"faces/L1a/face.yaml", "terrain: lake",
		"terrain: pond",
		"pond", `"pond" is not one of`,
	},
	"no yes": {
		"faces/L1a/face.yaml", "entry: true",
		"entry: yes",
		"yes", "must be true or false",
	},
	"Murlocs": {
		"faces/L1a/face.yaml", "murlocs: 1",
		"murlocs: 2",
		"murlocs: 2", "starts with 2 Murlocs",
	},
	"drawn box": {
		"faces/L1a/outline.yaml", "box: ",
		"box: 1,",
		"box:", "is not a point",
	},
	"bad point": {
		"faces/L1a/outline.yaml", "border: |\n      ",
		"border: |\n      x",
		"      x", "is not a point",
	},
	"no point": {
		"faces/L1a/outline.yaml", "box: ",
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
