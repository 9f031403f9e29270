package postgres

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// Welcome makes a person with a first session.
func (s *Store) Welcome(ctx context.Context, p store.Person, first store.Session) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "INSERT INTO people (id, name, language, bot, muted, banned,"+
			" password, created) VALUES ($1, $2, $3, $4, $5, $6, '', $7)", p.ID, p.Name, p.Language,
			p.Bot, p.Muted, p.Banned, p.Created.UnixMilli())
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, addSession, sessionArgs(p.ID, first)...)
		return err
	})
}

const addSession = "INSERT INTO sessions (person, key, since, about, token)" +
	" VALUES ($1, $2, $3, $4, $5)"

func sessionArgs(person string, s store.Session) []any {
	return []any{person, s.Key, s.Since.UnixMilli(), s.About, s.Token}
}

// Rename changes name and language.
func (s *Store) Rename(ctx context.Context, person, name, language string) error {
	return s.change(ctx, "UPDATE people SET name = $2, language = $3,"+
		" name_key = CASE WHEN name_key IS NULL THEN NULL ELSE $4 END,"+
		" look = CASE WHEN name_key IS NULL THEN NULL ELSE $5 END WHERE id = $1",
		person, name, language, store.NameKey(name), store.NameLook(name))
}

// Register makes an account of a guest.
func (s *Store) Register(ctx context.Context, person, name, password string) error {
	return s.change(ctx, "UPDATE people SET name = $2, name_key = $3, look = $4, password = $5"+
		" WHERE id = $1", person, name, store.NameKey(name), store.NameLook(name), password)
}

// Renew gives an account a new password and ends what could open it.
func (s *Store) Renew(ctx context.Context, person string, r store.Renewal) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		for _, step := range []struct {
			query string
			args  []any
			meant bool
			must  bool // there is something to change
		}{
			{
				"DELETE FROM codes WHERE person = $1 AND code = $2",
				[]any{person, r.Code},
				r.Code != nil, true,
			},
			{
				"UPDATE people SET password = $2 WHERE id = $1",
				[]any{person, r.Password},
				true, true,
			},
			{"DELETE FROM sessions WHERE person = $1 AND NOT token", []any{person}, true, false},
			{"DELETE FROM sessions WHERE person = $1", []any{person}, r.Tokens, false},
			{"DELETE FROM pushes WHERE person = $1", []any{person}, r.Pushes, false},
			{"DELETE FROM passkeys WHERE person = $1", []any{person}, r.Passkeys, false},
		} {
			if !step.meant {
				continue
			}
			tag, err := tx.Exec(ctx, step.query, step.args...)
			if err != nil {
				return err
			}
			if step.must && tag.RowsAffected() == 0 {
				return store.ErrNotFound
			}
		}
		if r.Session == nil {
			return nil
		}
		_, err := tx.Exec(ctx, addSession, sessionArgs(person, *r.Session)...)
		return err
	})
}

// SetVacation says until when a person is on vacation.
func (s *Store) SetVacation(ctx context.Context, person string, until time.Time) error {
	return s.change(ctx, "UPDATE people SET vacation = $2 WHERE id = $1", person, until.UnixMilli())
}

const personColumns = "SELECT id, name, language, name_key IS NULL, bot, muted, banned," +
	" password, created, vacation, "

func (s *Store) person(ctx context.Context, where string, arg any) (p store.Person, err error) {
	var created, vacation int64
	err = s.row(ctx, personColumns+where, []any{arg}, []any{
		&p.ID, &p.Name, &p.Language, &p.Guest, &p.Bot, &p.Muted, &p.Banned, &p.Password, &created,
		&vacation, &p.Token,
	})
	p.Created, p.Vacation = fromMillis(created), fromMillis(vacation)
	return p, err
}

// Account finds an account by its name.
func (s *Store) Account(ctx context.Context, name string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE name_key = $1", store.NameKey(name))
}

// Person finds a person by id.
func (s *Store) Person(ctx context.Context, id string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE id = $1", id)
}

// Session finds who a session belongs to.
func (s *Store) Session(ctx context.Context, key []byte) (store.Person, error) {
	return s.person(ctx, "token FROM people JOIN sessions ON person = id WHERE key = $1", key)
}

// Restrict sets what a person may do.
func (s *Store) Restrict(ctx context.Context, person string, bot, muted, banned bool) error {
	return s.change(ctx, "UPDATE people SET bot = $2, muted = $3, banned = $4 WHERE id = $1",
		person, bot, muted, banned)
}

// Forget deletes what is known of a person.
func (s *Store) Forget(ctx context.Context, person string) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "UPDATE people SET name = '', name_key = NULL, look = NULL,"+
			" password = '' WHERE id = $1", person)
		if err != nil {
			return err
		}
		if tag.RowsAffected() == 0 {
			return store.ErrNotFound
		}
		for _, from := range []string{
			"sessions WHERE person", "codes WHERE person", "passkeys WHERE person",
			"ratings WHERE person", "rating_log WHERE person", "pushes WHERE person",
			"friends WHERE person", "friends WHERE friend",
			"blocks WHERE person", "blocks WHERE other",
		} {
			_, err := tx.Exec(ctx, "DELETE FROM "+from+" = $1", person)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// SignIn adds a session.
func (s *Store) SignIn(ctx context.Context, person string, session store.Session) error {
	return s.exec(ctx, addSession, sessionArgs(person, session)...)
}

// SignOut ends a session.
func (s *Store) SignOut(ctx context.Context, key []byte) error {
	return s.exec(ctx, "DELETE FROM sessions WHERE key = $1", key)
}

// Sessions lists a person's sessions.
func (s *Store) Sessions(ctx context.Context, person string) ([]store.Session, error) {
	scan := func(row pgx.CollectableRow, one *store.Session) error {
		var since int64
		err := row.Scan(&one.Key, &since, &one.About, &one.Token)
		one.Since = fromMillis(since)
		return err
	}
	return rows(ctx, s, scan, "SELECT key, since, about, token FROM sessions WHERE person = $1"+
		" ORDER BY since DESC, key", person)
}

// SetCodes replaces a person's recovery codes.
func (s *Store) SetCodes(ctx context.Context, person string, codes [][]byte) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM codes WHERE person = $1", person); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO codes (person, code) SELECT $1, unnest($2::bytea[])",
			person, codes)
		return err
	})
}

// AddPasskey keeps a credential.
func (s *Store) AddPasskey(ctx context.Context, person string, key store.Passkey) error {
	err := s.change(ctx, "INSERT INTO passkeys (id, person, credential) VALUES ($1, $2, $3)"+
		" ON CONFLICT (id) DO UPDATE SET credential = excluded.credential"+
		" WHERE passkeys.person = excluded.person", key.ID, person, string(key.Credential))
	if errors.Is(err, store.ErrNotFound) {
		return store.ErrTaken
	}
	return err
}

// Passkeys lists a person's credentials.
func (s *Store) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	scan := func(row pgx.CollectableRow, k *store.Passkey) error {
		var credential string
		err := row.Scan(&k.ID, &credential)
		k.Credential = []byte(credential)
		return err
	}
	return rows(ctx, s, scan,
		"SELECT id, credential FROM passkeys WHERE person = $1 ORDER BY id", person)
}

// RemovePasskey deletes a credential.
func (s *Store) RemovePasskey(ctx context.Context, person string, id []byte) error {
	return s.change(ctx, "DELETE FROM passkeys WHERE person = $1 AND id = $2", person, id)
}
