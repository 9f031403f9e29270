package sqlite

import (
	"context"

	"twobanners/store"
)

func addSession(tx *change, person string, s store.Session) error {
	_, err := tx.Exec("INSERT INTO sessions (key, person, since, about, token)"+
		" VALUES (?, ?, ?, ?, ?)", s.Key, person, s.Since.UnixMilli(), s.About, s.Token)
	return taken(err)
}

// SignIn adds a session.
func (s *Store) SignIn(ctx context.Context, person string, session store.Session) error {
	return s.write(ctx, func(tx *change) error { return addSession(tx, person, session) })
}

// SignOut ends a session.
func (s *Store) SignOut(ctx context.Context, key []byte) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("DELETE FROM sessions WHERE key = ?", key)
		return err
	})
}

// Session finds who a session belongs to.
func (s *Store) Session(ctx context.Context, key []byte) (store.Person, error) {
	return s.person(ctx, "token FROM people JOIN sessions ON person = id WHERE key = ?", key)
}

// Sessions lists the sessions of a person.
func (s *Store) Sessions(ctx context.Context, person string) ([]store.Session, error) {
	rows, err := s.reads.query(ctx, "SELECT key, since, about, token FROM sessions"+
		" WHERE person = ? ORDER BY since DESC, key", person)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(one *store.Session) error {
		var since int64
		err := rows.Scan(&one.Key, &since, &one.About, &one.Token)
		one.Since = fromMillis(since)
		return err
	})
}

// SetCodes replaces a person's recovery codes.
func (s *Store) SetCodes(ctx context.Context, person string, codes [][]byte) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("DELETE FROM codes WHERE person = ?", person)
		for _, code := range codes {
			if err == nil {
				_, err = tx.Exec("INSERT INTO codes (person, code) VALUES (?, ?)", person, code)
			}
		}
		return err
	})
}
