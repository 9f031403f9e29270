package sqlite

import (
	"errors"
	"os"
	"syscall"
)

// flush waits until what was written to a file is on the disk, and no longer: not for its times.
func flush(f *os.File) (err error) {
	for {
		err = syscall.Fdatasync(int(f.Fd()))
		if !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}
