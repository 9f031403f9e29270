package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"twobanners/store"
)

// Welcome makes a person with a first session.
func (s *Store) Welcome(ctx context.Context, p store.Person, session []byte) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO people (id, name, language, password, created)"+
			" VALUES (?, ?, ?, '', ?)", p.ID, p.Name, p.Language, p.Created.UnixMilli())
		if err != nil {
			return taken(err)
		}
		return addSession(tx, p.ID, session, p.Created)
	})
}

func addSession(tx *change, person string, session []byte, now time.Time) error {
	_, err := tx.Exec("INSERT INTO sessions (key, person, since) VALUES (?, ?, ?)",
		session, person, now.UnixMilli())
	return err
}

// nameKey is what makes two names the same.
func nameKey(name string) string { return strings.ToLower(name) }

// Rename changes name and language.
func (s *Store) Rename(ctx context.Context, person, name, language string) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET name = ?, language = ?, name_key ="+
			" CASE WHEN name_key IS NULL THEN NULL ELSE ? END WHERE id = ?",
			name, language, nameKey(name), person))
	})
}

// Register makes an account of a guest.
func (s *Store) Register(ctx context.Context, person, name, password string) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET name = ?, name_key = ?, password = ?"+
			" WHERE id = ?", name, nameKey(name), password, person))
	})
}

func changed(result sql.Result, err error) error {
	if err != nil {
		return taken(err)
	}
	if n, err := result.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, store.ErrNotFound)
	}
	return nil
}

// taken tells a name that is in use from trouble.
func taken(err error) error {
	var failed *driver.Error
	if errors.As(err, &failed) && (failed.Code() == codes.SQLITE_CONSTRAINT_UNIQUE ||
		failed.Code() == codes.SQLITE_CONSTRAINT_PRIMARYKEY) {
		return store.ErrTaken
	}
	return err
}

const personColumns = "SELECT id, name, language, name_key IS NULL, password, created FROM people"

func (s *Store) person(ctx context.Context, where string, arg any) (store.Person, error) {
	var p store.Person
	var created int64
	err := s.reads.queryRow(ctx, personColumns+where, arg).
		Scan(&p.ID, &p.Name, &p.Language, &p.Guest, &p.Password, &created)
	p.Created = fromMillis(created)
	return p, trouble(err)
}

// Account finds an account by its name.
func (s *Store) Account(ctx context.Context, name string) (store.Person, error) {
	return s.person(ctx, " WHERE name_key = ?", nameKey(name))
}

// Person finds a person by id.
func (s *Store) Person(ctx context.Context, id string) (store.Person, error) {
	return s.person(ctx, " WHERE id = ?", id)
}

// Session finds who a session belongs to.
func (s *Store) Session(ctx context.Context, session []byte) (store.Person, error) {
	return s.person(ctx, " JOIN sessions ON person = id WHERE key = ?", session)
}

// SignIn adds a session.
func (s *Store) SignIn(
	ctx context.Context, person string, session []byte, now time.Time,
) error {
	return s.write(ctx, func(tx *change) error { return addSession(tx, person, session, now) })
}

// SignOut ends a session.
func (s *Store) SignOut(ctx context.Context, session []byte) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("DELETE FROM sessions WHERE key = ?", session)
		return err
	})
}

// AddPasskey keeps a credential.
func (s *Store) AddPasskey(ctx context.Context, person string, key store.Passkey) error {
	return s.write(ctx, func(tx *change) error {
		err := changed(tx.Exec("INSERT INTO passkeys (id, person, credential) VALUES (?, ?, ?)"+
			" ON CONFLICT (id) DO UPDATE SET credential = excluded.credential"+
			" WHERE person = excluded.person", key.ID, person, string(key.Credential)))
		if errors.Is(err, store.ErrNotFound) {
			return store.ErrTaken
		}
		return err
	})
}

// Passkeys lists a person's credentials.
func (s *Store) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	rows, err := s.reads.QueryContext(ctx,
		"SELECT id, credential FROM passkeys WHERE person = ? ORDER BY id", person)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(k *store.Passkey) error { return rows.Scan(&k.ID, &k.Credential) })
}
