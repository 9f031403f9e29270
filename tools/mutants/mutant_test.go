package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A list that is not as it should be is an error that names its line.
func TestReadList(t *testing.T) {
	good := "# a remark\n\nrules price\n- return 2\n+ return 3\n"
	list, err := read(good)
	want := mutant{1, "rules", "price", "return 2", "return 3"}
	if err != nil || len(list) != 1 || *list[0] != want {
		t.Fatalf("%+v, %v", list, err)
	}
	for text, want := range map[string]string{
		"rules\n":                          ":1: ",
		"rules price\n+ x\n":               ":2: ",
		"rules price\n- x\n- y\n":          ":3: ",
		"rules price\n- x\n":               "not finished",
		"rules price\n- x\nrules other\n":  ":3: ",
		"- x\n":                            ":1: ",
		"rules price\n- x\n+ y\n+ again\n": ":4: ",
	} {
		if _, err := read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
	if _, err := chosen(list, []string{"2"}); err == nil {
		t.Error("a number that is not there is chosen")
	}
}

// The line is found in its function alone, wherever it stands; twice or never is an error.
func TestApply(t *testing.T) {
	dir := t.TempDir()
	source := "package p\n\nfunc price() int {\n\treturn 2\n}\n\n" +
		"func other() int {\n\treturn 2\n}\n"
	if err := os.WriteFile(filepath.Join(dir, "p.go"), []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	m := mutant{pkg: dir, function: "other", old: "return 2", new: "return 3"}
	_, text, err := m.apply()
	want := strings.TrimSuffix(source, "\treturn 2\n}\n") + "return 3\n}\n"
	if err != nil || string(text) != want {
		t.Fatalf("%v\n%s", err, text)
	}
	m.old = "return 4"
	if _, _, err := m.apply(); err == nil {
		t.Error("a line that is not there is replaced")
	}
	twice := strings.Replace(source, "\treturn 2\n", "\treturn 2\n\treturn 2\n", 1)
	if err := os.WriteFile(filepath.Join(dir, "p.go"), []byte(twice), 0o600); err != nil {
		t.Fatal(err)
	}
	m = mutant{pkg: dir, function: "price", old: "return 2", new: "return 3"}
	if _, _, err := m.apply(); err == nil {
		t.Error("one of two equal lines is replaced")
	}
}
