package store

import (
	"context"
	"time"
)

// Person is somebody who plays: a guest, or the holder of an account.
type Person struct {
	ID       string
	Name     string
	Language string
	Guest    bool
	Password string // a hash that names its method, or nothing
	Created  time.Time
}

// Passkey is a credential of a person, in the words of package webauthn.
type Passkey struct {
	ID         []byte
	Credential []byte
}

// Rating is how well a person plays a game.
type Rating struct {
	Points float64
	Games  int
}

// People are the accounts, their sessions and their ratings.
type People interface {
	// Welcome makes a person with a first session.
	Welcome(ctx context.Context, p Person, session []byte) error
	// Rename changes a person's name and language. An account's name may be ErrTaken.
	Rename(ctx context.Context, person, name, language string) error
	// Register makes an account of a guest. The name may be ErrTaken.
	Register(ctx context.Context, person, name, password string) error
	// Account finds an account by its name, whatever its case.
	Account(ctx context.Context, name string) (Person, error)
	// Person finds a person by id.
	Person(ctx context.Context, id string) (Person, error)

	// SignIn adds a session, named by the hash of its key; SignOut ends it.
	SignIn(ctx context.Context, person string, session []byte, now time.Time) error
	SignOut(ctx context.Context, session []byte) error
	// Session finds who a session belongs to.
	Session(ctx context.Context, session []byte) (Person, error)

	// AddPasskey keeps a credential, or its new state. It is ErrTaken if it is somebody else's.
	AddPasskey(ctx context.Context, person string, key Passkey) error
	// Passkeys lists a person's credentials.
	Passkeys(ctx context.Context, person string) ([]Passkey, error)

	// Ratings gives the ratings of people in a game, in their order; the unrated have played no
	// games.
	Ratings(ctx context.Context, gameID string, people []string) ([]Rating, error)
	// Rate changes the ratings of the people of a finished table, once: a second call for the
	// table does nothing.
	Rate(ctx context.Context, table, gameID string, people []string,
		adjust func([]Rating) []Rating) error
}
