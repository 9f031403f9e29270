package tidy

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const docs = "../../docs"

var (
	row  = regexp.MustCompile("(?m)^\\| \\d+ \\| (`[^|]*`) \\| (.*) \\|$")
	code = regexp.MustCompile("`([^`]+)`")
)

// A stranger who walks through the architecture with the code open meets everything where the page
// says: each file of a numbered row is there and names what the row names.
func TestTheArchitectureMeetsTheCode(t *testing.T) {
	architecture := page(t, filepath.Join(docs, "architecture.md"))
	hops := row.FindAllStringSubmatch(architecture, -1)
	if len(hops) < 20 {
		t.Fatalf("the page has %d rows with a file", len(hops))
	}
	for _, hop := range hops {
		var all string
		var folder string
		for _, name := range code.FindAllStringSubmatch(hop[1], -1) {
			if dir := path.Dir(name[1]); dir != "." {
				folder = dir
			}
			all += page(t, filepath.Join("../..", folder, path.Base(name[1])))
		}
		for _, name := range code.FindAllStringSubmatch(hop[2], -1) {
			if strings.ContainsAny(name[1], "./") {
				if _, err := os.Stat(filepath.Join("../..", name[1])); err != nil &&
					!strings.Contains(name[1], " ") {
					if _, err := os.Stat(filepath.Join("../..", folder, name[1])); err != nil {
						t.Errorf("%s: there is no %s", hop[1], name[1])
					}
				}
			} else if !has(all, name[1]) {
				t.Errorf("%s does not name %s", hop[1], name[1])
			}
		}
	}
}

func has(text, name string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`).MatchString(text)
}

func page(t *testing.T, file string) string {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

var title = regexp.MustCompile(`^# (?:0*(\d+)[.:] )?`)

// A decision has a number of its own, and its title says no other.
func TestDecisionsAreNumberedOnce(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(docs, "decisions", "*.md"))
	if err != nil || len(files) < 30 {
		t.Fatal(len(files), err)
	}
	seen := map[string]string{}
	for _, file := range files {
		name := filepath.Base(file)
		number := name[:4]
		if other := seen[number]; other != "" {
			t.Errorf("%s and %s have one number", other, name)
		}
		seen[number] = name
		said := title.FindStringSubmatch(page(t, file))
		if said == nil || said[1] != "" && said[1] != strings.TrimLeft(number, "0") {
			t.Errorf("%s: the title says %v", name, said)
		}
	}
}

var (
	told = regexp.MustCompile("([0-9][0-9,]*)(?:[ \n][a-z]+)? " +
		"\\(`([a-zA-Z]*[a-z][A-Z][a-zA-Z]*)`\\)")
	constant = regexp.MustCompile(`\b([a-zA-Z]+)(?: *:?= *|: )"?([0-9][0-9_]*)\b`)
)

// A number in a page that is followed by the name of a constant is the number of that constant.
func TestPagesHaveTheNumbersOfTheCode(t *testing.T) {
	values := map[string]map[string]bool{}
	each(t, "../..", ".go", func(_, source string) {
		for _, is := range constant.FindAllStringSubmatch(source, -1) {
			if values[is[1]] == nil {
				values[is[1]] = map[string]bool{}
			}
			values[is[1]][strings.ReplaceAll(is[2], "_", "")] = true
		}
	})
	found := 0
	each(t, docs, ".md", func(file, text string) {
		for _, says := range told.FindAllStringSubmatch(text, -1) {
			found++
			if !values[says[2]][strings.ReplaceAll(says[1], ",", "")] {
				t.Errorf("%s says %s of %s, which is %v", file, says[1], says[2], values[says[2]])
			}
		}
	})
	if found < 6 {
		t.Errorf("%d numbers with their constants", found)
	}
}

var optional = regexp.MustCompile("(?m)^type ([A-Z][a-zA-Z]*er) interface")

// The table of what a game may add has each optional interface, and the words page shows where
// each word lives.
func TestThePagesNameWhatIsThere(t *testing.T) {
	architecture := page(t, filepath.Join(docs, "architecture.md"))
	for _, file := range []string{"optional.go", "planned.go"} {
		list := optional.FindAllStringSubmatch(page(t, "../../game/"+file), -1)
		if len(list) == 0 {
			t.Errorf("%s has no interface", file)
		}
		for _, name := range list {
			if !strings.Contains(architecture, "`"+name[1]+"`") {
				t.Errorf("the architecture does not say who asks for game.%s", name[1])
			}
		}
	}
	words := page(t, filepath.Join(docs, "words.md"))
	word := regexp.MustCompile("(?m)^\\| \\*\\*.*\\| `([^`]+)` \\|$")
	rows := word.FindAllStringSubmatch(words, -1)
	if len(rows) < 40 {
		t.Errorf("%d words", len(rows))
	}
	for _, row := range rows {
		if _, err := os.Stat(filepath.Join("../..", row[1])); err != nil {
			t.Errorf("words.md: %v", err)
		}
	}
}

// each reads the files with an ending in a folder and below it, but what is built or fetched.
func each(t *testing.T, root, ending string, read func(file, text string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(file string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git") {
			return filepath.SkipDir
		}
		if !entry.IsDir() && strings.HasSuffix(file, ending) {
			read(file, page(t, file))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
