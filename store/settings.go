package store

import (
	"context"
	"time"
)

// Settings keeps what all nodes of a site must share and what outlasts a program: a secret that is
// drawn once, the content that a game was begun with.
type Settings interface {
	// InitSetting keeps a value under a name, the first one that is given, and answers what is
	// kept.
	InitSetting(ctx context.Context, name string, value []byte) ([]byte, error)
	// Setting is ErrNotFound if there is nothing of that name.
	Setting(ctx context.Context, name string) ([]byte, error)
	// Once is ErrTaken if the same was asked before at any node. It is remembered until a time.
	Once(ctx context.Context, what string, now, until time.Time) error
}
