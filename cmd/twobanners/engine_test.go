package main

import (
	"os"
	"os/exec"
	"regexp"
	"testing"
)

// The client printed in the description of the protocol plays a whole match.
func TestTheClientInTheDescription(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	page, err := os.ReadFile("../../docs/engine-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	client := regexp.MustCompile("(?s)```python\n(.*?)```").FindSubmatch(page)
	if client == nil {
		t.Fatal("the description has no client")
	}
	output, err := exec.Command(python, "-c", string(client[1])).CombinedOutput()
	if err != nil || !regexp.MustCompile(`moves: .*'winners'`).Match(output) {
		t.Errorf("%v\n%s", err, output)
	}
}
