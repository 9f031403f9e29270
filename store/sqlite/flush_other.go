//go:build !linux

package sqlite

import "os"

// flush waits until what was written to a file is on the disk.
func flush(f *os.File) error { return f.Sync() }
