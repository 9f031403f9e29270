package openbox

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var wholeTree = flag.Bool("openbox.tree", false, "run all Go tests with the packs, not the rules'")

// The other tests lay packs themselves, over the box as it comes.
func TestMain(m *testing.M) {
	laid = os.Getenv(laidVariable)
	if err := os.Unsetenv(laidVariable); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

var laid string

const laidVariable = "TWOBANNERS_CONTENT"

// told are the packages that say and play rules: a count of things anywhere in them breaks here.
var told = []string{
	"./content/...", "./rulebook", "./scenario", "./games", "./catalog", "./engine",
	"./smallworld/...", "./lordaeron/cases",
}

// The tests hold with packs laid over the shipped content: nothing counts, and every golden record
// replays. (5, 6) All of them are run by `make fuzz`.
func TestTheTreeHoldsWithPacks(t *testing.T) {
	var dirs []string
	for _, name := range []string{"smallworld", "lordaeron"} {
		dirs = append(dirs, pack(t, "laid-"+name, of(name)...))
	}
	args := append([]string{"test", "-vet=off"}, told...)
	if laid != "" {
		t.Skip("they are laid already")
	}
	if *wholeTree {
		args = []string{"test", "-vet=off", "-timeout=1h", "./..."}
	}
	run := exec.CommandContext(t.Context(), "go", args...)
	run.Dir = filepath.Join("..", "..")
	run.Env = append(os.Environ(), laidVariable+"="+strings.Join(dirs,
		string(filepath.ListSeparator)))
	out, err := run.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}
