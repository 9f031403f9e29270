package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"twobanners/store"
)

// Welcome makes a person with a first session.
func (s *Queries) Welcome(ctx context.Context, p store.Person, first store.Session) error {
	return s.db.Write(ctx, func(tx Tx) error {
		_, err := tx.Exec("INSERT INTO people (id, name, language, bot, muted, banned, password,"+
			" created) VALUES ($1, $2, $3, $4, $5, $6, '', $7)", p.ID, p.Name, p.Language, p.Bot,
			p.Muted, p.Banned, p.Created.UnixMilli())
		if err == nil {
			_, err = tx.Exec(addSession, sessionArgs(p.ID, first)...)
		}
		return err
	})
}

const addSession = "INSERT INTO sessions (person, key, since, about, token)" +
	" VALUES ($1, $2, $3, $4, $5)"

func sessionArgs(person string, s store.Session) []any {
	return []any{person, s.Key, s.Since.UnixMilli(), s.About, s.Token}
}

// Rename changes name and language.
func (s *Queries) Rename(ctx context.Context, person, name, language string) error {
	return s.Change(ctx, "UPDATE people SET name = $2, language = $3,"+
		" name_key = CASE WHEN name_key IS NULL THEN NULL ELSE $4 END,"+
		" look = CASE WHEN name_key IS NULL THEN NULL ELSE $5 END WHERE id = $1",
		person, name, language, store.NameKey(name), store.NameLook(name))
}

// Register makes an account of a guest.
func (s *Queries) Register(ctx context.Context, person, name, password string) error {
	return s.Change(ctx, "UPDATE people SET name = $2, name_key = $3, look = $4, password = $5"+
		" WHERE id = $1", person, name, store.NameKey(name), store.NameLook(name), password)
}

// Renew gives an account a new password and ends what could open it.
func (s *Queries) Renew(ctx context.Context, person string, r store.Renewal) error {
	ends := []string{"DELETE FROM sessions WHERE person = $1 AND NOT token"}
	for query, meant := range map[string]bool{
		"DELETE FROM sessions WHERE person = $1": r.Tokens,
		"DELETE FROM pushes WHERE person = $1":   r.Pushes,
		"DELETE FROM passkeys WHERE person = $1": r.Passkeys,
	} {
		if meant {
			ends = append(ends, query)
		}
	}
	return s.db.Write(ctx, func(tx Tx) error {
		if r.Code != nil {
			err := changed(tx.Exec("DELETE FROM codes WHERE person = $1 AND code = $2", person,
				r.Code))
			if err != nil {
				return err
			}
		}
		err := changed(tx.Exec("UPDATE people SET password = $2 WHERE id = $1", person,
			r.Password))
		if err == nil {
			err = execAll(tx, []any{person}, ends...)
		}
		if err == nil && r.Session != nil {
			_, err = tx.Exec(addSession, sessionArgs(person, *r.Session)...)
		}
		return err
	})
}

// SetVacation says until when a person is on vacation.
func (s *Queries) SetVacation(ctx context.Context, person string, until time.Time) error {
	return s.Change(ctx, "UPDATE people SET vacation = $2 WHERE id = $1", person,
		until.UnixMilli())
}

func (s *Queries) person(ctx context.Context, where string, arg any) (p store.Person, err error) {
	var created, vacation int64
	err = s.One(ctx, "SELECT id, name, language, name_key IS NULL, bot, muted, banned, password,"+
		" created, vacation, "+where, []any{arg}, []any{
		&p.ID, &p.Name, &p.Language, &p.Guest, &p.Bot, &p.Muted, &p.Banned, &p.Password, &created,
		&vacation, &p.Token,
	})
	p.Created, p.Vacation = FromMillis(created), FromMillis(vacation)
	return p, err
}

// Account finds an account by its name.
func (s *Queries) Account(ctx context.Context, name string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE name_key = $1", store.NameKey(name))
}

// Person finds a person by id.
func (s *Queries) Person(ctx context.Context, id string) (store.Person, error) {
	return s.person(ctx, "FALSE FROM people WHERE id = $1", id)
}

// Session finds who a session belongs to.
func (s *Queries) Session(ctx context.Context, key []byte) (store.Person, error) {
	return s.person(ctx, "token FROM people JOIN sessions ON person = id WHERE key = $1", key)
}

// Restrict sets what a person is and may do.
func (s *Queries) Restrict(ctx context.Context, person string, bot, muted, banned bool) error {
	return s.Change(ctx, "UPDATE people SET bot = $2, muted = $3, banned = $4 WHERE id = $1",
		person, bot, muted, banned)
}

// Forget deletes what is known of a person but the id.
func (s *Queries) Forget(ctx context.Context, person string) error {
	return s.db.Write(ctx, func(tx Tx) error {
		err := changed(tx.Exec("UPDATE people SET name = '', name_key = NULL, look = NULL,"+
			" password = '' WHERE id = $1", person))
		if err != nil {
			return err
		}
		return execAll(tx, []any{person},
			"DELETE FROM sessions WHERE person = $1", "DELETE FROM codes WHERE person = $1",
			"DELETE FROM passkeys WHERE person = $1", "DELETE FROM ratings WHERE person = $1",
			"DELETE FROM rating_log WHERE person = $1", "DELETE FROM pushes WHERE person = $1",
			"DELETE FROM friends WHERE person = $1 OR friend = $1",
			"DELETE FROM blocks WHERE person = $1 OR other = $1")
	})
}

// SignIn adds a session.
func (s *Queries) SignIn(ctx context.Context, person string, session store.Session) error {
	return s.Exec(ctx, addSession, sessionArgs(person, session)...)
}

// SignOut ends a session.
func (s *Queries) SignOut(ctx context.Context, key []byte) error {
	return s.Exec(ctx, "DELETE FROM sessions WHERE key = $1", key)
}

// Sessions lists the sessions of a person.
func (s *Queries) Sessions(ctx context.Context, person string) ([]store.Session, error) {
	return All(ctx, s, func(rows *sql.Rows, one *store.Session) error {
		var since int64
		err := rows.Scan(&one.Key, &since, &one.About, &one.Token)
		one.Since = FromMillis(since)
		return err
	}, "SELECT key, since, about, token FROM sessions WHERE person = $1 ORDER BY since DESC, key",
		person)
}

// SetCodes replaces a person's recovery codes.
func (s *Queries) SetCodes(ctx context.Context, person string, codes [][]byte) error {
	return s.db.Write(ctx, func(tx Tx) error {
		_, err := tx.Exec("DELETE FROM codes WHERE person = $1", person)
		for _, code := range codes {
			if err == nil {
				_, err = tx.Exec("INSERT INTO codes (person, code) VALUES ($1, $2)", person, code)
			}
		}
		return err
	})
}

// AddPasskey keeps a credential.
func (s *Queries) AddPasskey(ctx context.Context, person string, key store.Passkey) error {
	err := s.Change(ctx, "INSERT INTO passkeys (id, person, credential) VALUES ($1, $2, $3)"+
		" ON CONFLICT (id) DO UPDATE SET credential = excluded.credential"+
		" WHERE passkeys.person = excluded.person", key.ID, person, string(key.Credential))
	if errors.Is(err, store.ErrNotFound) {
		return store.ErrTaken
	}
	return err
}

// Passkeys lists a person's credentials.
func (s *Queries) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	return All(ctx, s, func(rows *sql.Rows, k *store.Passkey) error {
		return rows.Scan(&k.ID, &k.Credential)
	}, "SELECT id, credential FROM passkeys WHERE person = $1 ORDER BY id", person)
}

// RemovePasskey deletes a credential.
func (s *Queries) RemovePasskey(ctx context.Context, person string, id []byte) error {
	return s.Change(ctx, "DELETE FROM passkeys WHERE person = $1 AND id = $2", person, id)
}
