package server

import (
	"context"
	"sync"
	"time"

	"twobanners/store"
)

const (
	// rememberedFor is how long a session is known without asking the store again. It bounds how
	// long one that was ended at another node, or by an administrator, still lets somebody in.
	rememberedFor = 2 * time.Second
	// maxRemembered bounds the memory; who is forgotten is asked for again.
	maxRemembered = 20_000
)

// remembering is a store with a cache of whom sessions belong to: a move asks for nothing else that
// is not in memory. Whatever changes a person or ends a session here is forgotten at once.
type remembering struct {
	store.Store
	now func() time.Time

	mu    sync.Mutex
	known map[string]remembered // by the key of the session
	turn  int                   // counts what was forgotten: an older answer is not remembered
}

type remembered struct {
	person store.Person
	until  time.Time
}

func remember(kept store.Store, now func() time.Time) *remembering {
	return &remembering{Store: kept, now: now, known: map[string]remembered{}}
}

// Session finds who a session belongs to.
func (m *remembering) Session(ctx context.Context, key []byte) (store.Person, error) {
	now := m.now()
	m.mu.Lock()
	found, ok := m.known[string(key)]
	turn := m.turn
	m.mu.Unlock()
	if ok && now.Before(found.until) {
		return found.person, nil
	}
	p, err := m.Store.Session(ctx, key)
	if err != nil {
		return p, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if turn != m.turn {
		return p, nil // it was read before somebody was forgotten
	}
	if len(m.known) >= maxRemembered {
		clear(m.known)
	}
	m.known[string(key)] = remembered{p, now.Add(rememberedFor)}
	return p, nil
}

// forgets drops what is known of a person or under a key, after the store was changed: also when
// that failed, since it may have happened all the same.
func (m *remembering) forgets(person string, key []byte, err error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.turn++
	delete(m.known, string(key))
	for k, known := range m.known {
		if known.person.ID == person {
			delete(m.known, k)
		}
	}
	return err
}

// Rename changes a person's name and language.
func (m *remembering) Rename(ctx context.Context, person, name, language string) error {
	return m.forgets(person, nil, m.Store.Rename(ctx, person, name, language))
}

// Register makes an account of a guest.
func (m *remembering) Register(ctx context.Context, person, name, password string) error {
	return m.forgets(person, nil, m.Store.Register(ctx, person, name, password))
}

// Renew gives an account a new password and ends what could open it.
func (m *remembering) Renew(ctx context.Context, person string, r store.Renewal) error {
	return m.forgets(person, nil, m.Store.Renew(ctx, person, r))
}

// SetVacation says until when a person is on vacation.
func (m *remembering) SetVacation(ctx context.Context, person string, until time.Time) error {
	return m.forgets(person, nil, m.Store.SetVacation(ctx, person, until))
}

// Restrict sets whether a person is a bot, may talk, and may do anything.
func (m *remembering) Restrict(
	ctx context.Context, person string, bot, muted, banned bool,
) error {
	return m.forgets(person, nil, m.Store.Restrict(ctx, person, bot, muted, banned))
}

// Forget deletes what is known of a person.
func (m *remembering) Forget(ctx context.Context, person string) error {
	return m.forgets(person, nil, m.Store.Forget(ctx, person))
}

// SignOut ends a session.
func (m *remembering) SignOut(ctx context.Context, key []byte) error {
	return m.forgets("", key, m.Store.SignOut(ctx, key))
}
