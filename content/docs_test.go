package content

import (
	"os"
	"regexp"
	"testing"
)

// The pack in docs/content.md can be loaded and does what the text says.
func TestPackOfTheManual(t *testing.T) {
	manual, err := os.ReadFile("../docs/content.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	blocks := regexp.MustCompile("(?s)```yaml\n# (\\S+)\n(.*?)```").FindAllSubmatch(manual, -1)
	for _, b := range blocks {
		write(t, dir, string(b[1]), string(b[2]))
	}
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range got.Badges {
		if b.ID == "mining" && (b.Tokens != 5 || b.Sure != Printed) {
			t.Errorf("%+v", b)
		}
	}
	face := &got.Faces[0]
	if !face.region("thornwatch").Cavern || face.region("cinderspur").Cavern {
		t.Error("the cavern stayed where it was")
	}
}
