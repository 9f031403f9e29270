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
	Bot      bool   // a program of somebody's own
	Muted    bool   // may not talk
	Banned   bool   // may do nothing but read
	Password string // a hash that names its method, or nothing
	Created  time.Time
	Vacation time.Time // until when; what is past is none
	Token    bool      // found by a session that is a token: a program speaks
}

// Session lets somebody in who has its key. The store knows a hash of the key only.
type Session struct {
	Key   []byte
	Since time.Time
	About string // what the person may know it by, such as the name of a browser
	Token bool   // made for a program, to be sent in a header
}

// Passkey is a credential of a person, in the words of package webauthn.
type Passkey struct {
	ID         []byte
	Credential []byte
}

// Renewal is what becomes of an account when its password is set: its sessions end but for tokens,
// and whatever else is named.
type Renewal struct {
	Password string   // the hash of the new one; nothing for none
	Code     []byte   // a recovery code, used up by this or the answer is ErrNotFound; nil for none
	Session  *Session // begins in place of all others; nil for none
	Tokens   bool     // end
	Pushes   bool     // subscriptions end
	Passkeys bool     // end
}

// Rating is how well a person plays a game.
type Rating struct {
	Points float64
	Games  int
}

// People are the accounts, their sessions and their ratings.
type People interface {
	// Welcome makes a person with a first session.
	Welcome(ctx context.Context, p Person, s Session) error
	// Rename changes a person's name and language. An account's name may be ErrTaken.
	Rename(ctx context.Context, person, name, language string) error
	// Register makes an account of a guest. The name is ErrTaken if another account has one that
	// looks the same: see NameLook.
	Register(ctx context.Context, person, name, password string) error
	// Renew gives an account a new password and ends what could open it, in one write.
	Renew(ctx context.Context, person string, r Renewal) error
	// SetVacation says until when a person is on vacation; a time that is past ends it.
	SetVacation(ctx context.Context, person string, until time.Time) error
	// Account finds an account by its name, whatever its case: see NameKey.
	Account(ctx context.Context, name string) (Person, error)
	// Person finds a person by id.
	Person(ctx context.Context, id string) (Person, error)
	// Restrict sets whether a person is a bot, may talk, and may do anything.
	Restrict(ctx context.Context, person string, bot, muted, banned bool) error
	// Forget deletes a person's name, password, sessions, codes, passkeys and ratings. The id
	// stays, for the tables that name it.
	Forget(ctx context.Context, person string) error

	// SignIn adds a session; SignOut ends the one with a key.
	SignIn(ctx context.Context, person string, s Session) error
	SignOut(ctx context.Context, key []byte) error
	// Session finds who a session belongs to; Sessions lists those of a person, newest first.
	Session(ctx context.Context, key []byte) (Person, error)
	Sessions(ctx context.Context, person string) ([]Session, error)

	// SetCodes replaces a person's recovery codes, given as hashes.
	SetCodes(ctx context.Context, person string, codes [][]byte) error

	// AddPasskey keeps a credential, or its new state. It is ErrTaken if it is somebody else's.
	AddPasskey(ctx context.Context, person string, key Passkey) error
	// Passkeys lists a person's credentials; RemovePasskey deletes one, or is ErrNotFound.
	Passkeys(ctx context.Context, person string) ([]Passkey, error)
	RemovePasskey(ctx context.Context, person string, id []byte) error

	// Ratings gives the ratings of people in a game, in their order; the unrated have played no
	// games.
	Ratings(ctx context.Context, gameID string, people []string) ([]Rating, error)
	// Rate changes the ratings of the people of a finished table, once: a second call for the
	// table does nothing. Then the table is due no more.
	Rate(ctx context.Context, table, gameID string, people []string,
		adjust func([]Rating) []Rating) error
}
