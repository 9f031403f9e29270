package postgres

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Shards is a shared work queue: an experiment cut in pieces that any node may take. What a piece
// comes to follows from the experiment alone, so that it does no harm if two do the same one.
type Shards struct {
	*Node
	experiment int64
}

// Shards joins an experiment, or begins it; made is how, for whoever looks at the database.
func (n *Node) Shards(ctx context.Context, head, made string) (*Shards, error) {
	s := &Shards{Node: n}
	mark := sha256.Sum256([]byte(head))
	err := n.Exec(ctx, "INSERT INTO experiments (mark, head, made) VALUES ($1, $2, $3)"+
		" ON CONFLICT DO NOTHING", mark[:], head, made)
	if err == nil {
		err = n.One(ctx, "SELECT id FROM experiments WHERE mark = $1",
			[]any{mark[:]}, []any{&s.experiment})
	}
	return s, err
}

// Cut makes the pieces that are not there yet: so many of each series.
func (s *Shards) Cut(ctx context.Context, pieces []int) error {
	return s.Exec(ctx, "INSERT INTO pieces (experiment, series, number)"+
		" SELECT $1, place - 1, n FROM unnest($2::int[]) WITH ORDINALITY AS wanted (most, place),"+
		" generate_series(0, most - 1) AS n ON CONFLICT DO NOTHING", s.experiment, pieces)
}

// Take takes the first piece that is not done and that nobody who lives works at, of each series
// one whose number is below most.
func (s *Shards) Take(
	ctx context.Context, most []int,
) (series, number int, found bool, err error) {
	err = s.One(ctx, "UPDATE pieces SET holder = $3 WHERE (experiment, series, number) = ("+
		"SELECT experiment, series, number FROM pieces"+
		" JOIN unnest($2::int[]) WITH ORDINALITY AS wanted (most, place) ON place - 1 = series"+
		" WHERE experiment = $1 AND found IS NULL AND number < most"+
		" AND (holder IS NULL OR holder NOT IN ("+living+"))"+
		" ORDER BY series, number LIMIT 1 FOR UPDATE OF pieces SKIP LOCKED)"+
		" RETURNING series, number",
		[]any{s.experiment, most, s.id}, []any{&series, &number})
	if errors.Is(err, store.ErrNotFound) {
		return 0, 0, false, nil
	}
	return series, number, err == nil, err
}

// Give keeps what a piece came to. Who was thought dead meanwhile may give it as well, if it agrees
// with what is kept.
func (s *Shards) Give(
	ctx context.Context, series, number int, found []byte,
) (agreed bool, err error) {
	err = s.Change(ctx, "UPDATE pieces SET found = $4 WHERE experiment = $1 AND series = $2"+
		" AND number = $3 AND (found IS NULL OR found = $4)",
		s.experiment, series, number, string(found))
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// Found hands over what pieces came to, whoever did them: of each series those from a number on.
func (s *Shards) Found(
	ctx context.Context, from []int, each func(series, number int, found []byte),
) error {
	_, err := sqlstore.All(ctx, &s.Queries, func(row *sql.Rows, _ *struct{}) error {
		var series, number int
		var found string
		err := row.Scan(&series, &number, &found)
		if err == nil {
			each(series, number, []byte(found))
		}
		return err
	}, "SELECT series, number, found FROM pieces"+
		" JOIN unnest($2::int[]) WITH ORDINALITY AS known (least, place) ON place - 1 = series"+
		" WHERE experiment = $1 AND number >= least AND found IS NOT NULL", s.experiment, from)
	return err
}
