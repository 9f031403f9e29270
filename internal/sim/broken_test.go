package sim

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// break is a mistake somebody could make, as a change of our own source.
type mistake struct {
	name, file string
	old, bad   string
	found      string // what the simulation must say
	disk       bool   // it is the test of the disk in store/sqlite that must find it
}

// The simulation is worth something only if it finds these.
var mistakes = []mistake{
	{
		"append without the sequence check", "internal/sim/database.go",
		"if len(log) == 0 || entries[0].Seq != int64(len(log))+1 {", "if len(log) == 0 {",
		"stands at place", false,
	},
	{
		"publish before store", "table/table.go",
		"	t.state = nil // until it is stored nobody may believe it\n",
		"	t.registry.show(t.id, state.Seq()+1)\n", // and believe it
		"was acknowledged as", false,
	},
	{
		"two tables of one log", "table/table.go",
		"	for t.gone {\n", "	for false {\n",
		"two writers at one node", false,
	},
	{
		"bot id reuse", "table/ask.go",
		`ID: fmt.Sprintf("%d/%d", seq, seat)}`, `ID: fmt.Sprint(seat + 0*game.Seat(seq))}`,
		"waits for the bot", false,
	},
	{
		"answer before the flush", "store/sqlite/open.go",
		"\"synchronous(FULL)\",\n", "\"synchronous(NORMAL)\",\n", "was acknowledged as", true,
	},
	{
		"a log believed that nobody flushed", "store/sqlite/disk.go",
		"	if s.disk.Open == nil {\n", "	if true {\n", "-disk.seed", true,
	},
}

// Each mistake is compiled into a build of its own, and the simulation of that build must fail.
func TestBrokenBuildsAreCaught(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mistakes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			said := m.simulate(t, root)
			if !strings.Contains(said, m.found) || !strings.Contains(said, "repeats it") {
				t.Errorf("the simulation did not find it:\n%s", said)
			}
		})
	}
}

func (m mistake) simulate(t *testing.T, root string) string {
	t.Helper()
	real := filepath.Join(root, filepath.FromSlash(m.file))
	text, err := os.ReadFile(real)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(string(text), m.old) != 1 {
		t.Fatalf("%s does not say %q once: write the mistake anew", m.file, m.old)
	}
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad.go")
	changed := strings.Replace(string(text), m.old, m.bad, 1)
	if err := os.WriteFile(bad, []byte(changed), 0o600); err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(dir, "overlay.json")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {real: bad}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(overlay, list, 0o600); err != nil {
		t.Fatal(err)
	}
	run := exec.Command("go", "test", "-overlay", overlay, "-run", "TestCluster", ".",
		"-sim.runs", "400", "-cpu", "1") // one after the other: the same are found first
	if m.disk {
		run = exec.Command("go", "test", "-overlay", overlay, "-run", "WhatIsAcknowledged",
			"../../store/sqlite", "-disk.runs", "100")
	}
	said, err := run.CombinedOutput()
	if err == nil {
		t.Errorf("all runs of the broken build found nothing")
	}
	return string(said)
}
