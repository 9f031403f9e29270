package tidy

import (
	"os"
	"strings"
	"testing"

	"twobanners/rulebook"
)

const root = "../.."

// Go files that are tables, and so may be long; each with its reason.
var tables = map[string]string{}

// Imports that break a rule for a reason, keyed "file import".
var excuses = map[string]string{
	"game/seed.go crypto/rand": "the secret seed of a live game must come from somewhere",
}

// Files outside the games that name one for a reason.
var named = map[string]string{
	"rulebook/rulebook.go":         "the list of the rulebooks",
	"content/load.go":              "the content we ship of the one game",
	"content/lordaeron_load.go":    "and of the other",
	"content/lordaeron_words.go":   "its words",
	"internal/wire/files.go":       "the types of what is sent of each game",
	"cmd/twobanners/content.go":    "checks and draws the content of each game",
	"lab/load/board.go":            "the load that is driven at a server",
	"tools/compare/main.go":        "a default",
	"tools/compare/chunks/main.go": "a default",
}

// frames are the numbers of a step of Lordaeron, which every kind of step uses in its own way.
var frames = Registers{Package: "lordaeron", Type: "Frame", Fields: "A B N M K Chief"}

func TestFilesAreTidy(t *testing.T) {
	for file := range tables {
		if _, err := os.Stat(root + "/" + file); err != nil {
			t.Errorf("%s is on the list of tables but not there: take it off", file)
		}
	}
	found, err := Files(os.DirFS(root), tables)
	report(t, found, err)
}

// Whoever opens a game finds every file in its reading order.
func TestReadingOrders(t *testing.T) {
	for _, dir := range []string{"lordaeron", "smallworld"} {
		found, err := Reading(os.DirFS(root), dir)
		report(t, found, err)
	}
}

func TestPackagesKeepTheirPlace(t *testing.T) {
	packages, err := Load(root, func(string) bool { return true })
	if err == nil && len(packages) == 0 {
		t.Error("no package of ours was found")
	}
	var found []Finding
	cases := 0
	for _, p := range packages {
		found = append(found, Imports(p, excuses)...)
		if IsRules(p.Path) {
			found = append(found, Pure(p)...)
			found = append(found, Arrow(p)...)
		} else if !IsCases(p.Path) && !listsGames(p.Path) {
			found = append(found, NamesGame(p, named)...)
		}
		if IsCases(p.Path) {
			found = append(found, Refusals(p)...)
			cases++
		}
		if uses, _ := frames.Uses(p); uses > 0 && p.Path != frames.Package {
			t.Errorf("%s reads what only %s knows the meaning of", p.Path, frames.Package)
		}
		if p.Path == frames.Package {
			uses, bare := frames.Uses(p)
			found = append(found, bare...)
			if uses == 0 {
				t.Errorf("no %s of a %s is used: the check looks for the wrong thing",
					frames.Fields, frames.Type)
			}
		}
	}
	if games := len(rulebook.Games); cases != games+1 {
		t.Errorf("%d packages of the case book were found, not %d and scenario", cases, games)
	}
	report(t, found, err)
}

// listsGames: the list of the games, and the packages that hold their content.
func listsGames(path string) bool {
	return path == "games" || path == "games/gamestest" || path == "catalog" ||
		strings.HasPrefix(path, "content/")
}

func report(t *testing.T, found []Finding, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	for _, finding := range found {
		t.Error(finding)
	}
}
