package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"math"
	"time"

	"twobanners/store"
)

// Befriend notes that a person names somebody as a friend.
func (s *Store) Befriend(ctx context.Context, person, friend string, at time.Time) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO friends (person, friend, since) VALUES (?, ?, ?)"+
			" ON CONFLICT DO NOTHING", person, friend, at.UnixMilli())
		if err == nil {
			_, err = tx.Exec(unblock, person, friend)
		}
		return err
	})
}

const (
	unfriend = "DELETE FROM friends WHERE (person = ?1 AND friend = ?2)" +
		" OR (person = ?2 AND friend = ?1)"
	unblock = "DELETE FROM blocks WHERE person = ? AND other = ?"
)

// Unfriend ends it for both.
func (s *Store) Unfriend(ctx context.Context, person, friend string) error {
	return s.writeOne(ctx, unfriend, person, friend)
}

// Block hides from a person that somebody asks.
func (s *Store) Block(ctx context.Context, person, other string) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec(unfriend, person, other)
		if err == nil {
			_, err = tx.Exec("INSERT INTO blocks (person, other) VALUES (?, ?)"+
				" ON CONFLICT DO NOTHING", person, other)
		}
		return err
	})
}

// Unblock lets somebody ask again.
func (s *Store) Unblock(ctx context.Context, person, other string) error {
	return s.writeOne(ctx, unblock, person, other)
}

// Blocked lists whom a person hears no asks of.
func (s *Store) Blocked(ctx context.Context, person string) ([]string, error) {
	rows, err := s.reads.query(ctx, "SELECT name FROM blocks JOIN people ON id = other"+
		" WHERE person = ? ORDER BY name, id", person)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(name *string) error { return rows.Scan(name) })
}

// writeOne makes a change by one statement, of some rows or of none.
func (s *Store) writeOne(ctx context.Context, query string, args ...any) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec(query, args...)
		return err
	})
}

// Friends lists those named by a person and those who named the person.
func (s *Store) Friends(ctx context.Context, person string) ([]store.Friend, error) {
	rows, err := s.reads.query(ctx, "SELECT id, name,"+
		" EXISTS (SELECT 1 FROM friends WHERE person = ?1 AND friend = id) AS mine,"+
		" EXISTS (SELECT 1 FROM friends WHERE person = id AND friend = ?1) AS theirs FROM people"+
		" WHERE id IN (SELECT friend FROM friends WHERE person = ?1"+
		" UNION SELECT person FROM friends WHERE friend = ?1"+
		" EXCEPT SELECT other FROM blocks WHERE person = ?1) ORDER BY name, id", person)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(f *store.Friend) error {
		return rows.Scan(&f.ID, &f.Name, &f.Mine, &f.Theirs)
	})
}

// Leaders lists the accounts with the most points.
func (s *Store) Leaders(
	ctx context.Context, gameID string, games, limit int,
) ([]store.Leader, error) {
	rows, err := s.reads.query(ctx, "SELECT id, name, points, games FROM ratings"+
		" JOIN people ON id = person WHERE game = ? AND games >= ? AND name_key IS NOT NULL"+
		" AND NOT banned ORDER BY points DESC, id LIMIT ?", gameID, games, limit)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(l *store.Leader) error {
		return rows.Scan(&l.ID, &l.Name, &l.Points, &l.Games)
	})
}

// RatedOver lists how a rating went.
func (s *Store) RatedOver(
	ctx context.Context, person, gameID string, limit int,
) ([]store.Rated, error) {
	rows, err := s.reads.query(ctx, "SELECT at, points FROM (SELECT at, points, table_id"+
		" FROM rating_log WHERE person = ? AND game = ? ORDER BY at DESC, table_id LIMIT ?)"+
		" ORDER BY at, table_id DESC", person, gameID, limit)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(r *store.Rated) error {
		var at int64
		err := rows.Scan(&at, &r.Points)
		r.At = fromMillis(at)
		return err
	})
}

// Finished lists games that are over.
func (s *Store) Finished(
	ctx context.Context, which store.Finished, limit int,
) ([]store.Card, error) {
	before := int64(math.MaxInt64)
	if !which.Before.IsZero() {
		before = which.Before.UnixMilli()
	}
	return s.cards(ctx, cardColumns+"'' FROM tables WHERE status = 'over' AND updated < ?1"+
		" AND (?2 = '' OR game = ?2) AND (NOT ?3 OR public) AND (?4 = '' OR id IN"+
		" (SELECT table_id FROM seated WHERE person = ?4)) ORDER BY updated DESC, id LIMIT ?5",
		before, which.Game, which.Public, which.Person, limit)
}

// Subscribe keeps a subscription.
func (s *Store) Subscribe(ctx context.Context, person string, sub store.Subscription) error {
	return s.writeOne(ctx, "INSERT INTO pushes (endpoint, person, key, secret, every)"+
		" VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person,"+
		" key = excluded.key, secret = excluded.secret, every = excluded.every",
		sub.Endpoint, person, sub.Key, sub.Secret, sub.All)
}

// Unsubscribe ends a subscription.
func (s *Store) Unsubscribe(ctx context.Context, endpoint string) error {
	return s.writeOne(ctx, "DELETE FROM pushes WHERE endpoint = ?", endpoint)
}

// Subscriptions lists those of a person.
func (s *Store) Subscriptions(
	ctx context.Context, person string,
) ([]store.Subscription, error) {
	rows, err := s.reads.query(ctx, "SELECT endpoint, key, secret, every FROM pushes"+
		" WHERE person = ? ORDER BY endpoint", person)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(sub *store.Subscription) error {
		return rows.Scan(&sub.Endpoint, &sub.Key, &sub.Secret, &sub.All)
	})
}

// TakeCalls takes calls that nobody is at.
func (s *Store) TakeCalls(
	ctx context.Context, now, from, to, until time.Time, limit int,
) (list []store.Call, err error) {
	err = s.write(ctx, func(tx *change) error {
		list = nil
		for len(list) < limit {
			var c store.Call
			var since int64
			err := tx.QueryRow("UPDATE seated SET called = ?1 WHERE (table_id, person) ="+
				" (SELECT table_id, person FROM seated WHERE turn AND called >= 0"+
				" AND called <= ?2 AND since BETWEEN ?3 AND ?4 ORDER BY called, since LIMIT 1)"+
				" RETURNING table_id, person, since", until.UnixMilli(), now.UnixMilli(),
				from.UnixMilli(), to.UnixMilli()).Scan(&c.Card.ID, &c.Person, &since)
			if errors.Is(err, sql.ErrNoRows) {
				return nil
			}
			if err != nil {
				return err
			}
			c.Since = fromMillis(since)
			list = append(list, c)
		}
		return nil
	})
	for i := 0; err == nil && i < len(list); i++ {
		var found []store.Card
		found, err = s.cards(ctx, cardColumns+"'' FROM tables WHERE id = ?", list[i].Card.ID)
		if err == nil && len(found) == 1 {
			list[i].Card = found[0]
		}
	}
	return list, err
}

// Called says that a call is done.
func (s *Store) Called(ctx context.Context, c store.Call) error {
	return s.writeOne(ctx, "UPDATE seated SET called = -1 WHERE table_id = ? AND person = ?"+
		" AND since = ?", c.Card.ID, c.Person, c.Since.UnixMilli())
}
