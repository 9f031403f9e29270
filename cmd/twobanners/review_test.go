package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReviewTellsWhereResultsComeFrom(t *testing.T) {
	dir := t.TempDir()
	runs := func(args ...string) string {
		var told strings.Builder
		if code := run(args, nil, &told, os.Stderr); code != 0 {
			t.Fatalf("%v: exit %d", args, code)
		}
		return told.String()
	}
	runs("sim", "--players", "2", "--bots", "easy,strong", "--games", "1", "--seed", "3",
		"--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	text := runs("review", files[0])
	for _, part := range []string{"100 % ", "mistakes", "better:", "later, chance"} {
		if !strings.Contains(text, part) {
			t.Errorf("%q is not in\n%s", part, text)
		}
	}
	var found struct {
		Seats []map[string]float64
		Turns []struct{ Chances []float64 }
	}
	if err := json.Unmarshal([]byte(runs("review", "--json", files[0])), &found); err != nil {
		t.Fatal(err)
	}
	for seat, a := range found.Seats {
		sum := a["par"] + a["deal"] + a["luck"] + a["mistakes"] + a["others"] + a["course"]
		if len(a) != 7 || math.Abs(sum-a["result"]) > 1e-12 {
			t.Errorf("seat %d: %v", seat, a)
		}
	}
	if len(found.Turns) < 10 || len(found.Turns[0].Chances) != 2 {
		t.Errorf("%d turns", len(found.Turns))
	}
}
