package postgres

import (
	"context"
	"slices"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// ratings are in the order of people; who has none has played no games.
const ratingsQuery = "SELECT coalesce(points, 0), coalesce(games, 0)" +
	" FROM unnest($2::text[]) WITH ORDINALITY AS wanted (who, n)" +
	" LEFT JOIN ratings ON person = who AND game = $1 ORDER BY n"

func scanRating(row pgx.CollectableRow, r *store.Rating) error {
	return row.Scan(&r.Points, &r.Games)
}

// Ratings gives the ratings of people.
func (s *Store) Ratings(
	ctx context.Context, gameID string, people []string,
) ([]store.Rating, error) {
	return rows(ctx, s, scanRating, ratingsQuery, gameID, people)
}

// Rate changes the ratings of the people of a finished table, once.
func (s *Store) Rate(ctx context.Context, table, gameID string, people []string,
	adjust func([]store.Rating) []store.Rating,
) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING",
			table)
		if err != nil || tag.RowsAffected() == 0 {
			return err
		}
		if err := lockRatings(ctx, tx, gameID, people); err != nil {
			return err
		}
		found, err := tx.Query(ctx, ratingsQuery, gameID, people)
		if err != nil {
			return err
		}
		old, err := pgx.CollectRows(found, func(row pgx.CollectableRow) (store.Rating, error) {
			var r store.Rating
			err := scanRating(row, &r)
			return r, err
		})
		if err != nil {
			return err
		}
		for i, rating := range adjust(old) {
			_, err := tx.Exec(ctx, "UPDATE ratings SET points = $3, games = $4"+
				" WHERE person = $1 AND game = $2", people[i], gameID, rating.Points, rating.Games)
			if err != nil {
				return err
			}
			_, err = tx.Exec(ctx, "INSERT INTO rating_log (person, game, table_id, at, points)"+
				" SELECT $1, $2, id, updated, $3 FROM tables WHERE id = $4",
				people[i], gameID, rating.Points, table)
			if err != nil {
				return err
			}
		}
		_, err = tx.Exec(ctx, "UPDATE tables SET wake = NULL WHERE id = $1", table)
		return err
	})
}

// lockRatings makes two games that end at once wait for each other, always in the same order.
func lockRatings(ctx context.Context, tx pgx.Tx, gameID string, people []string) error {
	for _, person := range slices.Sorted(slices.Values(people)) {
		_, err := tx.Exec(ctx, "INSERT INTO ratings (person, game, points, games)"+
			" VALUES ($1, $2, 0, 0) ON CONFLICT (person, game) DO UPDATE"+
			" SET games = ratings.games", person, gameID)
		if err != nil {
			return err
		}
	}
	return nil
}
