package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"time"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"twobanners/store"
)

// Welcome makes a person with a first session.
func (s *Store) Welcome(ctx context.Context, p store.Person, first store.Session) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO people (id, name, language, bot, password, created)"+
			" VALUES (?, ?, ?, ?, '', ?)", p.ID, p.Name, p.Language, p.Bot, p.Created.UnixMilli())
		if err != nil {
			return taken(err)
		}
		return addSession(tx, p.ID, first)
	})
}

// Rename changes name and language.
func (s *Store) Rename(ctx context.Context, person, name, language string) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET name = ?, language = ?,"+
			" name_key = CASE WHEN name_key IS NULL THEN NULL ELSE ? END,"+
			" look = CASE WHEN name_key IS NULL THEN NULL ELSE ? END WHERE id = ?",
			name, language, store.NameKey(name), store.NameLook(name), person))
	})
}

// Register makes an account of a guest.
func (s *Store) Register(ctx context.Context, person, name, password string) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET name = ?, name_key = ?, look = ?, password = ?"+
			" WHERE id = ?", name, store.NameKey(name), store.NameLook(name), password, person))
	})
}

// Renew gives an account a new password and ends what could open it.
func (s *Store) Renew(ctx context.Context, person string, r store.Renewal) error {
	return s.write(ctx, func(tx *change) error {
		if r.Code != nil {
			err := changed(tx.Exec("DELETE FROM codes WHERE person = ? AND code = ?", person,
				r.Code))
			if err != nil {
				return err
			}
		}
		err := changed(tx.Exec("UPDATE people SET password = ? WHERE id = ?", r.Password, person))
		for _, end := range []struct {
			query string
			meant bool
		}{
			{"DELETE FROM sessions WHERE person = ? AND NOT token", true},
			{"DELETE FROM sessions WHERE person = ?", r.Tokens},
			{"DELETE FROM pushes WHERE person = ?", r.Pushes},
			{"DELETE FROM passkeys WHERE person = ?", r.Passkeys},
		} {
			if err == nil && end.meant {
				_, err = tx.Exec(end.query, person)
			}
		}
		if err == nil && r.Session != nil {
			err = addSession(tx, person, *r.Session)
		}
		return err
	})
}

// SetVacation says until when a person is on vacation.
func (s *Store) SetVacation(ctx context.Context, person string, until time.Time) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET vacation = ? WHERE id = ?", until.UnixMilli(),
			person))
	})
}

// Restrict says what a person is and may do.
func (s *Store) Restrict(
	ctx context.Context, person string, bot, muted, banned bool,
) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE people SET bot = ?, muted = ?, banned = ? WHERE id = ?",
			bot, muted, banned, person))
	})
}

// Forget deletes what is known of a person but the id.
func (s *Store) Forget(ctx context.Context, person string) error {
	return s.write(ctx, func(tx *change) error {
		err := changed(tx.Exec("UPDATE people SET name = '', name_key = NULL, look = NULL,"+
			" password = '' WHERE id = ?", person))
		for _, query := range []string{
			"DELETE FROM sessions WHERE person = ?", "DELETE FROM codes WHERE person = ?",
			"DELETE FROM passkeys WHERE person = ?", "DELETE FROM ratings WHERE person = ?",
			"DELETE FROM rating_log WHERE person = ?", "DELETE FROM pushes WHERE person = ?",
			"DELETE FROM friends WHERE ?1 IN (person, friend)",
			"DELETE FROM blocks WHERE ?1 IN (person, other)",
		} {
			if err == nil {
				_, err = tx.Exec(query, person)
			}
		}
		return err
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

const personColumns = "SELECT id, name, language, name_key IS NULL, bot, muted, banned, password," +
	" created, vacation, "

func (s *Store) person(ctx context.Context, where string, arg any) (store.Person, error) {
	var p store.Person
	var created, vacation int64
	err := s.reads.queryRow(ctx, personColumns+where, arg).
		Scan(&p.ID, &p.Name, &p.Language, &p.Guest, &p.Bot, &p.Muted, &p.Banned, &p.Password,
			&created, &vacation, &p.Token)
	p.Created, p.Vacation = fromMillis(created), fromMillis(vacation)
	return p, trouble(err)
}

// Account finds an account by its name.
func (s *Store) Account(ctx context.Context, name string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE name_key = ?", store.NameKey(name))
}

// Person finds a person by id.
func (s *Store) Person(ctx context.Context, id string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE id = ?", id)
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

// RemovePasskey deletes a credential.
func (s *Store) RemovePasskey(ctx context.Context, person string, id []byte) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("DELETE FROM passkeys WHERE person = ? AND id = ?", person, id))
	})
}
