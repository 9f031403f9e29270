package scenario

import (
	"os"
	"path/filepath"
	"testing"

	"twobanners/content"
)

// The case of a card must fail if the card does nothing.
func TestEachCardIsProven(t *testing.T) {
	box, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	proven := 0
	for i := range box.Cards {
		c := &box.Cards[i]
		file := filepath.Join("..", "scenarios", "lordaeron", "cards", c.Class, c.ID+".yaml")
		if _, err := os.Stat(file); err != nil || c.Class == "" || len(c.Does) == 0 {
			continue
		}
		does := c.Does
		c.Does = nil
		s, err := Load(file)
		if err == nil && s.Run() == nil {
			t.Errorf("%s: holds without the card", file)
		}
		c.Does = does
		proven++
	}
	if proven == 0 {
		t.Error("no case of a card was found")
	}
}
