//go:build !js

// Command twobanners-wasm is the engine for a browser: see main_js.go.
package main

import (
	"fmt"
	"os"
)

func main() {
	_, _ = fmt.Fprintln(os.Stderr, "this runs in a browser: go run ./tools/engine builds it")
	os.Exit(2)
}
