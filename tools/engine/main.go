// Command engine builds the engine for browsers into web/engine: the program as WebAssembly, with
// the shipped content as data, and the script of this very Go version that starts it.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"twobanners/games"
)

const source = "cmd/twobanners-wasm"

func main() {
	if err := build("web/engine"); err != nil {
		fmt.Fprintln(os.Stderr, "engine:", err)
		os.Exit(1)
	}
}

// build is run in the root of the repository.
func build(into string) error {
	boxes := filepath.Join(source, "boxes")
	for _, dir := range []string{boxes, into} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
	}
	for _, entry := range games.All {
		g, err := entry.New()
		if err != nil {
			return err
		}
		text, err := json.Marshal(entry.Engine(g))
		if err != nil {
			return err
		}
		name := filepath.Join(boxes, string(entry.ID)+".json")
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	compile := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w -buildid=",
		"-buildvcs=false", "-o", filepath.Join(into, "engine.wasm"), "./"+source)
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	compile.Stderr = os.Stderr
	if err := compile.Run(); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	of := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	script, err := os.ReadFile(of)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(into, "wasm_exec.js"), script, 0o644)
}
