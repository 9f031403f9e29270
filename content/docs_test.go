package content

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"testing"
)

func contentManual(t *testing.T) []byte {
	t.Helper()
	manual, err := os.ReadFile("../docs/content.md")
	if err != nil {
		t.Fatal(err)
	}
	return manual
}

// packIn writes the blocks whose first line is a comment with the mark and a file's name.
func packIn(t *testing.T, manual []byte, mark string) string {
	t.Helper()
	dir := t.TempDir()
	block := regexp.MustCompile("(?s)```yaml\n# " + mark + "(\\S+)\n(.*?)```")
	for _, b := range block.FindAllSubmatch(manual, -1) {
		write(t, dir, string(b[1]), string(b[2]))
	}
	return dir
}

// The pack in docs/content.md can be loaded and does what the text says.
func TestPackOfTheManual(t *testing.T) {
	manual := contentManual(t)
	got, err := LoadPack(packIn(t, manual, ""))
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range got.Badges {
		if b.ID == "mining" && b.Tokens != 5 {
			t.Errorf("%+v", b)
		}
	}
	face := &got.Faces[0]
	if !face.region("thornwatch").Cavern || face.region("cinderspur").Cavern {
		t.Error("the cavern stayed where it was")
	}
}

// So can the one of the second game.
func TestLordaeronPackOfTheManual(t *testing.T) {
	got, err := LoadLordaeronPack(packIn(t, contentManual(t), "lordaeron: "))
	if err != nil {
		t.Fatal(err)
	}
	if got.card(TalentCard, "conflagrate").Level != 5 ||
		got.region("olsens-farthing").Graveyard ||
		len(got.region("agamand-mills").Adjacent) != 2 {
		t.Error("the pack changed nothing")
	}
}

// The cards with which docs/effects.md teaches the language are the cards of the box.
func TestCardsOfTheEffectsManual(t *testing.T) {
	manual, err := os.ReadFile("../docs/effects.md")
	if err != nil {
		t.Fatal(err)
	}
	w := lordaeron(t)
	lesson := regexp.MustCompile(`(?s)## Twenty cards.*?` + "```yaml\n(.*?)```")
	taught := lesson.FindSubmatch(manual)
	if taught == nil {
		t.Fatal("docs/effects.md teaches no cards")
	}
	var problems Problems
	r := &reader{file: "effects.md", problems: &problems, seen: func(string, int) {}}
	for _, entry := range r.entries(r.parse(taught[1])) {
		id := entry.Key.GetToken().Value
		var does []Ability
		r.abilities(&does)("", entry.Value)
		if got := doesOf(w, id); !reflect.DeepEqual(got, does) {
			t.Errorf("%s does\n%+v\nand is taught as\n%+v", id, got, does)
		}
	}
	if len(problems) > 0 {
		t.Error(problems)
	}
}

func doesOf(w *Lordaeron, id string) []Ability {
	for i := range w.Cards {
		if w.Cards[i].ID == id {
			return w.Cards[i].Does
		}
	}
	if c := w.creature(id); c != nil {
		return c.Does
	}
	return nil
}

// The manual of the effect language teaches every word of it.
func TestTheEffectsManualHasEveryWord(t *testing.T) {
	manual, err := os.ReadFile("../docs/effects.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range slices.Concat(words(Verbs), words(Moments), words(ConditionKinds),
		words(Targets), words(Pers), EventDeeds) {
		if !regexp.MustCompile("[`{\\s]" + word + "[`:},\\s]").Match(manual) {
			t.Errorf("docs/effects.md does not teach %q", word)
		}
	}
}
