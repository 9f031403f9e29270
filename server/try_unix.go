//go:build unix

package server

import (
	"errors"
	"syscall"
)

// try writes as much as fits without waiting.
func (c *conn) try(text []byte) (n int, err error) {
	if c.raw == nil {
		return 0, nil
	}
	failed := c.raw.Write(func(fd uintptr) bool {
		n, err = syscall.Write(int(fd), text)
		return true // tried once is enough
	})
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EINTR) {
		err = nil
	}
	return max(0, n), errors.Join(failed, err)
}
