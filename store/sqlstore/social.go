package sqlstore

import (
	"context"
	"database/sql"
	"math"
	"slices"
	"time"

	"twobanners/store"
)

const (
	unfriend = "DELETE FROM friends WHERE (person = $1 AND friend = $2)" +
		" OR (person = $2 AND friend = $1)"
	unblock = "DELETE FROM blocks WHERE person = $1 AND other = $2"
)

// Befriend notes that a person names somebody as a friend.
func (s *Queries) Befriend(ctx context.Context, person, friend string, at time.Time) error {
	return s.db.Write(ctx, func(tx Tx) error {
		_, err := tx.Exec("INSERT INTO friends (person, friend, since) VALUES ($1, $2, $3)"+
			" ON CONFLICT DO NOTHING", person, friend, at.UnixMilli())
		if err == nil {
			_, err = tx.Exec(unblock, person, friend)
		}
		return err
	})
}

// Unfriend ends it for both.
func (s *Queries) Unfriend(ctx context.Context, person, friend string) error {
	return s.Exec(ctx, unfriend, person, friend)
}

// Block hides from a person that somebody asks.
func (s *Queries) Block(ctx context.Context, person, other string) error {
	return s.db.Write(ctx, func(tx Tx) error {
		return execAll(tx, []any{person, other}, unfriend,
			"INSERT INTO blocks (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING")
	})
}

// Unblock lets somebody ask again.
func (s *Queries) Unblock(ctx context.Context, person, other string) error {
	return s.Exec(ctx, unblock, person, other)
}

// Blocked lists whom a person hears no asks of.
func (s *Queries) Blocked(ctx context.Context, person string) ([]string, error) {
	return All(ctx, s, Text, "SELECT name FROM blocks JOIN people ON id = other WHERE person = $1"+
		" ORDER BY name "+s.db.Bytewise+", id", person)
}

// Friends lists those named by a person and those who named the person.
func (s *Queries) Friends(ctx context.Context, person string) ([]store.Friend, error) {
	return All(ctx, s, func(rows *sql.Rows, f *store.Friend) error {
		return rows.Scan(&f.ID, &f.Name, &f.Mine, &f.Theirs)
	}, "SELECT id, name, EXISTS (SELECT 1 FROM friends WHERE person = $1 AND friend = id),"+
		" EXISTS (SELECT 1 FROM friends WHERE person = id AND friend = $1) FROM people"+
		" WHERE id IN (SELECT friend FROM friends WHERE person = $1"+
		" UNION SELECT person FROM friends WHERE friend = $1"+
		" EXCEPT SELECT other FROM blocks WHERE person = $1) ORDER BY name "+s.db.Bytewise+", id",
		person)
}

// Leaders lists the accounts with the most points.
func (s *Queries) Leaders(
	ctx context.Context, gameID string, games, limit int,
) ([]store.Leader, error) {
	return All(ctx, s, func(rows *sql.Rows, l *store.Leader) error {
		return rows.Scan(&l.ID, &l.Name, &l.Points, &l.Games)
	}, "SELECT id, name, points, games FROM ratings JOIN people ON id = person WHERE game = $1"+
		" AND games >= $2 AND name_key IS NOT NULL AND NOT banned"+
		" ORDER BY points DESC, id LIMIT $3", gameID, games, limit)
}

// RatedOver lists how a rating went.
func (s *Queries) RatedOver(
	ctx context.Context, person, gameID string, limit int,
) ([]store.Rated, error) {
	return All(ctx, s, func(rows *sql.Rows, r *store.Rated) error {
		var at int64
		err := rows.Scan(&at, &r.Points)
		r.At = FromMillis(at)
		return err
	}, "SELECT at, points FROM (SELECT at, points, table_id FROM rating_log WHERE person = $1"+
		" AND game = $2 ORDER BY at DESC, table_id LIMIT $3) AS last ORDER BY at, table_id DESC",
		person, gameID, limit)
}

// Finished lists games that are over.
func (s *Queries) Finished(
	ctx context.Context, which store.Finished, limit int,
) ([]store.Card, error) {
	before := int64(math.MaxInt64)
	if !which.Before.IsZero() {
		before = which.Before.UnixMilli()
	}
	return s.cards(ctx, "'' FROM tables WHERE status = 'over' AND updated < $1"+
		" AND ($2 = '' OR game = $2) AND (NOT $3 OR public) AND ($4 = ''"+
		" OR id IN (SELECT table_id FROM seated WHERE person = $4))"+
		" ORDER BY updated DESC, id LIMIT $5",
		before, which.Game, which.Public, which.Person, limit)
}

// Subscribe keeps a subscription.
func (s *Queries) Subscribe(ctx context.Context, person string, sub store.Subscription) error {
	return s.Exec(ctx, "INSERT INTO pushes (endpoint, person, key, secret, every)"+
		" VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint) DO UPDATE SET"+
		" person = excluded.person, key = excluded.key, secret = excluded.secret,"+
		" every = excluded.every", sub.Endpoint, person, sub.Key, sub.Secret, sub.All)
}

// Unsubscribe ends a subscription.
func (s *Queries) Unsubscribe(ctx context.Context, endpoint string) error {
	return s.Exec(ctx, "DELETE FROM pushes WHERE endpoint = $1", endpoint)
}

// Subscriptions lists those of a person.
func (s *Queries) Subscriptions(
	ctx context.Context, person string,
) ([]store.Subscription, error) {
	return All(ctx, s, func(rows *sql.Rows, sub *store.Subscription) error {
		return rows.Scan(&sub.Endpoint, &sub.Key, &sub.Secret, &sub.All)
	}, "SELECT endpoint, key, secret, every FROM pushes WHERE person = $1 ORDER BY endpoint",
		person)
}

// TakeCalls takes calls that nobody is at. Two nodes that ask at once get different ones.
func (s *Queries) TakeCalls(
	ctx context.Context, now, from, to, until time.Time, limit int,
) (list []store.Call, err error) {
	err = s.db.Write(ctx, func(tx Tx) error {
		rows, err := tx.Query("UPDATE seated SET called = $1 WHERE (table_id, person) IN"+
			" (SELECT table_id, person FROM seated WHERE turn AND called >= 0 AND called <= $2"+
			" AND since BETWEEN $3 AND $4 ORDER BY called, since LIMIT $5"+s.db.SkipLocked+")"+
			" RETURNING table_id, person, since",
			until.UnixMilli(), now.UnixMilli(), from.UnixMilli(), to.UnixMilli(), limit)
		list, err = collect(rows, err, func(rows *sql.Rows, c *store.Call) error {
			var since int64
			err := rows.Scan(&c.Card.ID, &c.Person, &since)
			c.Since = FromMillis(since)
			return err
		})
		return err
	})
	slices.SortFunc(list, func(a, b store.Call) int { return a.Since.Compare(b.Since) })
	for i := 0; err == nil && i < len(list); i++ {
		var found []store.Card
		found, err = s.cards(ctx, "'' FROM tables WHERE id = $1", list[i].Card.ID)
		if err == nil && len(found) == 1 {
			list[i].Card = found[0]
		}
	}
	return list, err
}

// Called says that a call is done.
func (s *Queries) Called(ctx context.Context, c store.Call) error {
	return s.Exec(ctx, "UPDATE seated SET called = -1 WHERE table_id = $1 AND person = $2"+
		" AND since = $3", c.Card.ID, c.Person, c.Since.UnixMilli())
}
