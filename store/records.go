package store

import "context"

// Records are the games that are over. They are kept as they were written by the rules that judged
// them: rules change, what happened does not.
type Records interface {
	// KeepRecord keeps the record of a table's game, the first one that is given.
	KeepRecord(ctx context.Context, table string, record []byte) error
	// Record is ErrNotFound for a game that goes on.
	Record(ctx context.Context, table string) ([]byte, error)
	// Unrecorded lists tables that are over and have no record, in the order of their ids, after
	// an id.
	Unrecorded(ctx context.Context, after string, limit int) ([]string, error)
	// Running lists tables that are neither over nor broken, in the order of their ids, after an
	// id.
	Running(ctx context.Context, after string, limit int) ([]string, error)
}
