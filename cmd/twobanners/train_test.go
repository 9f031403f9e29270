package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The way to new weights, with few games, and with somebody in the place of the trainer who notes
// what it was asked: PyTorch is not everywhere.
func TestTrainingIsOneCommand(t *testing.T) {
	program, err := exec.LookPath("twobanners")
	fatal(t, err)
	folder := filepath.Join(t.TempDir(), "training")
	trainer := filepath.Join(t.TempDir(), "trainer")
	note := "#!/bin/sh\ntest -f \"$1\" && shift && echo \"$*\" >>\"$NOTE\"\n"
	fatal(t, os.WriteFile(trainer, []byte(note), 0o755))
	asked := filepath.Join(t.TempDir(), "asked")
	script := filepath.Join("..", "..", "tools", "train", "train.sh")
	run := exec.CommandContext(t.Context(), "bash", script, program, folder, "1")
	run.Env = append(os.Environ(), "PYTHON="+trainer, "NOTE="+asked, "FIT=2", "GAMES=14",
		"MATCHES=0", "EPOCHS=1", "COMMIT=abc", "TIME=1h")
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, kind := range strings.Fields("2 3 4 5 2-team 3-team 4-team 5-team") {
		_, err := os.Stat(filepath.Join(folder, "weights", "smallworld-"+kind+".linear.json"))
		fatal(t, err)
		_, err = os.Stat(filepath.Join(folder, "records-1", kind+".json"))
		fatal(t, err)
	}
	text, err := os.ReadFile(asked)
	fatal(t, err)
	words := strings.Fields(string(text))
	for _, want := range []string{
		filepath.Join(folder, "records-1"), filepath.Join(folder, "weights"), "--epochs", "abc",
	} {
		if !slices.Contains(words, want) {
			t.Errorf("the trainer was not told %s: %s", want, text)
		}
	}
}
