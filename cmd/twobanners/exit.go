package main

import "errors"

const (
	exitFailed   = 1 // a check did not hold, or the machine failed us
	exitBadInput = 2 // what was typed or given cannot be used
)

// exitError is an error that knows the exit code it deserves.
type exitError struct {
	code int
	err  error
}

func (e exitError) Error() string { return e.err.Error() }
func (e exitError) Unwrap() error { return e.err }

// badInput marks an error as the caller's to mend.
func badInput(err error) error { return exitError{code: exitBadInput, err: err} }

// exitCode is the code an error carries; an ordinary error is a failure.
func exitCode(err error) int {
	var exit exitError
	if errors.As(err, &exit) {
		return exit.code
	}
	return exitFailed
}
