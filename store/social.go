package store

import (
	"context"
	"time"
)

// Friend is somebody whom a person named as a friend, or who named the person.
type Friend struct {
	ID, Name string
	Mine     bool // the person named the friend
	Theirs   bool // the friend named the person; both together are friends
}

// Leader is somebody with a rating.
type Leader struct {
	ID, Name string
	Rating
}

// Rated is a rating after a game.
type Rated struct {
	At     time.Time
	Points float64
}

// Finished says which games that are over are wanted: those of a person, of a game, public ones,
// those before a time; a zero value means all.
type Finished struct {
	Person, Game string
	Public       bool
	Before       time.Time
}

// Social is what people know of each other beside the tables they sit at.
type Social interface {
	// Befriend notes that a person names somebody as a friend; Unfriend ends it for both.
	Befriend(ctx context.Context, person, friend string, at time.Time) error
	Unfriend(ctx context.Context, person, friend string) error
	// Block ends it for both and hides from a person that somebody asks to be a friend, until the
	// person befriends or unblocks that one. Blocked lists names.
	Block(ctx context.Context, person, other string) error
	Unblock(ctx context.Context, person, other string) error
	Blocked(ctx context.Context, person string) ([]string, error)
	// Friends lists those named by a person and those who named the person, by name.
	Friends(ctx context.Context, person string) ([]Friend, error)
	// Leaders lists the accounts with the most points of a game and at least so many games, best
	// first.
	Leaders(ctx context.Context, gameID string, games, limit int) ([]Leader, error)
	// RatedOver lists how a person's rating of a game went, oldest first, the last so many.
	RatedOver(ctx context.Context, person, gameID string, limit int) ([]Rated, error)
	// Finished lists games that are over, the newest first. People of a card is not given.
	Finished(ctx context.Context, which Finished, limit int) ([]Card, error)
}

// Attendance is somebody who has a table open.
type Attendance struct{ Table, Person string }

// Subscription is where a person's browser takes messages: see RFC 8030 and RFC 8291.
type Subscription struct {
	Endpoint string
	Key      string // p256dh of the browser
	Secret   string // auth of the browser
	All      bool   // of every table, not only of those with a clock of days
}

// Call is a turn that somebody with a subscription has not been told of.
type Call struct {
	Card   Card
	Person string
	Since  time.Time // when the turn began
}

// Calls are the messages to people who are elsewhere. A turn asks for one as it is stored, in the
// same commit; it is taken by one node at a time, and done once.
type Calls interface {
	// Subscribe keeps a subscription, for this person alone from now on.
	Subscribe(ctx context.Context, person string, s Subscription) error
	// Unsubscribe ends one; it may be gone already.
	Unsubscribe(ctx context.Context, endpoint string) error
	Subscriptions(ctx context.Context, person string) ([]Subscription, error)
	// TakeCalls takes calls of turns that began between two times and that nobody is at: nobody
	// else gets them until then. Those that are not Called until then are taken again, after those
	// that nobody has tried yet.
	TakeCalls(ctx context.Context, now, from, to, until time.Time, limit int) ([]Call, error)
	// Called says that a call is done.
	Called(ctx context.Context, c Call) error
}
