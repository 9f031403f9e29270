//go:build !unix

package main

// private has nothing to do where a folder of the user is the user's own.
func private() {}

// lockFolder has no lock here; the log of every table is whole all the same.
func lockFolder(string) (release func() error, err error) {
	return func() error { return nil }, nil
}
