//go:build !linux

// Package disk waits for the disk.
package disk

import "os"

// Flush waits until what was written to a file is on the disk.
func Flush(f *os.File) error { return f.Sync() }
