package content

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// What we ship says itself what each race and power does: what was known by code is for kept trees
// alone, and a thing that lost its words would go on by them unseen.
func TestShippedThingsSayWhatTheyDo(t *testing.T) {
	files, err := fs.Glob(Shipped("smallworld"), "[rp]*/*/[rp]*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	facts := 0
	for _, file := range files {
		if !strings.HasSuffix(file, "/race.yaml") && !strings.HasSuffix(file, "/power.yaml") {
			continue
		}
		text, err := fs.ReadFile(Shipped("smallworld"), file)
		if err != nil {
			t.Fatal(err)
		}
		facts++
		if !strings.Contains(string(text), "\ndoes: [{") {
			t.Errorf("%s does not say what it does", file)
		}
	}
	if box := ours(t); facts != len(box.Banners)+len(box.Badges) {
		t.Errorf("%d files for %d races and %d powers", facts, len(box.Banners), len(box.Badges))
	}
}

// A tree of folders that was kept before things said what they do means the same game, and so does
// one in which they say it.
func TestKeptFoldersDoWhatTheyDid(t *testing.T) {
	kept := tree(t)
	for name, file := range kept {
		if strings.HasSuffix(name, "/race.yaml") || strings.HasSuffix(name, "/power.yaml") {
			var lines []string
			for line := range strings.Lines(string(file.Data)) {
				if !strings.HasPrefix(line, "does:") {
					lines = append(lines, line)
				}
			}
			kept[name] = &fstest.MapFile{Data: []byte(strings.Join(lines, ""))}
		}
	}
	got, err := Load(kept)
	if err != nil {
		t.Fatal(err)
	}
	want := ours(t)
	if got.Hash != want.Hash {
		t.Errorf("its hash is %.12s, want %.12s", got.Hash, want.Hash)
	}
	for i, r := range want.Banners {
		if !slices.Equal(got.Banners[i].Does, r.Does) || len(r.Does) == 0 {
			t.Errorf("%s: %v, want %v", r.ID, got.Banners[i].Does, r.Does)
		}
	}
	for i, p := range want.Badges {
		if !slices.Equal(got.Badges[i].Does, p.Does) || len(p.Does) == 0 {
			t.Errorf("%s: %v, want %v", p.ID, got.Badges[i].Does, p.Does)
		}
	}
}

// What a thing does is a fact: who says otherwise plays another game.
func TestWhatAThingDoesIsHashed(t *testing.T) {
	for _, does := range []string{"[]", "[{coins: {each: magic}}]", "[{cost: {less: 1}}]"} {
		dir := t.TempDir()
		write(t, dir, mining, "does: "+does+"\n")
		got, err := LoadPack(dir)
		if err != nil {
			t.Fatal(err)
		}
		if got.Hash == world(t).Hash {
			t.Errorf("mining does %s and the hash is that of the shipped box", does)
		}
	}
}

// The manual has every word, and every area that one may name.
func TestTheManualHasEveryWord(t *testing.T) {
	manual := string(contentManual(t))
	_, section, _ := strings.Cut(manual, "## What a race or power does")
	section, _, _ = strings.Cut(section, "\n## ")
	words := slices.Concat(eachOf, costIn, conquestOf)
	for _, k := range new(reader).perk(&Perk{}) {
		words = append(words, k.name+":")
	}
	for _, word := range words {
		if !strings.Contains(section, word) {
			t.Errorf("docs/content.md does not tell of %q", word)
		}
	}
}
