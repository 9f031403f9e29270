package games_test

import (
	"os"
	"path/filepath"
	"testing"

	"twobanners/content"
	"twobanners/rulebook"
)

// A language that card texts are written in has the rules of every game, and the client speaks it.
func TestEveryLanguageIsComplete(t *testing.T) {
	if len(content.Languages) < 2 {
		t.Fatalf("only %v are spoken", content.Languages)
	}
	for _, l := range content.Languages {
		files := []string{"web/words/" + string(l) + ".ftl"}
		for _, game := range rulebook.Games {
			files = append(files, "web/"+string(game)+"/words/"+string(l)+".ftl")
			if l != content.English {
				files = append(files, "rulebook/"+string(game)+"."+string(l)+".yaml")
			}
		}
		for _, file := range files {
			if _, err := os.Stat(filepath.Join("..", filepath.FromSlash(file))); err != nil {
				t.Errorf("%s is spoken, but %s is missing", l, file)
			}
		}
	}
}
