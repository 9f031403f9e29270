// Package disk waits for the disk.
package disk

import (
	"errors"
	"os"
	"syscall"
)

// Flush waits until what was written to a file is on the disk, and no longer: not for its times.
func Flush(f *os.File) (err error) {
	for {
		err = syscall.Fdatasync(int(f.Fd()))
		if !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}
