//go:build unix

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// private makes every file of this process readable by its user alone: the database holds secrets.
func private() { syscall.Umask(0o077) }

// lockFolder makes sure that one server uses a folder. The system lets the lock go when the process
// ends, however it ends.
func lockFolder(dir string) (release func() error, err error) {
	file, err := os.OpenFile(filepath.Join(dir, "twobanners.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, errors.Join(fmt.Errorf("another server uses %s: %w", dir, err), file.Close())
	}
	return file.Close, nil
}
