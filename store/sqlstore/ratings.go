package sqlstore

import (
	"context"
	"errors"
	"slices"

	"twobanners/store"
)

const ratingQuery = "SELECT points, games FROM ratings WHERE person = $1 AND game = $2"

// Ratings gives the ratings of people; who has none has played no games.
func (s *Queries) Ratings(
	ctx context.Context, gameID string, people []string,
) ([]store.Rating, error) {
	list := make([]store.Rating, len(people))
	for i, person := range people {
		err := s.One(ctx, ratingQuery, []any{person, gameID},
			[]any{&list[i].Points, &list[i].Games})
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return nil, err
		}
	}
	return list, nil
}

// Rate changes the ratings of the people of a finished table, once.
func (s *Queries) Rate(ctx context.Context, table, gameID string, people []string,
	adjust func([]store.Rating) []store.Rating,
) error {
	return s.db.Write(ctx, func(tx Tx) error {
		n, err := affected(tx.Exec("INSERT INTO rated (table_id) VALUES ($1)"+
			" ON CONFLICT DO NOTHING", table))
		if err != nil || n == 0 {
			return err
		}
		list, err := lockRatings(tx, gameID, people)
		if err != nil {
			return err
		}
		for i, rating := range adjust(list) {
			_, err := tx.Exec("UPDATE ratings SET points = $3, games = $4"+
				" WHERE person = $1 AND game = $2", people[i], gameID, rating.Points, rating.Games)
			if err != nil {
				return err
			}
			_, err = tx.Exec("INSERT INTO rating_log (person, game, table_id, at, points)"+
				" SELECT $1, $2, id, updated, $3 FROM tables WHERE id = $4",
				people[i], gameID, rating.Points, table)
			if err != nil {
				return err
			}
		}
		_, err = tx.Exec("UPDATE tables SET wake = NULL WHERE id = $1", table)
		return err
	})
}

// lockRatings reads ratings that will be changed. Two games that end at once wait for each other,
// always in the same order.
func lockRatings(tx Tx, gameID string, people []string) ([]store.Rating, error) {
	for _, person := range slices.Sorted(slices.Values(people)) {
		_, err := tx.Exec("INSERT INTO ratings (person, game, points, games)"+
			" VALUES ($1, $2, 0, 0) ON CONFLICT (person, game) DO UPDATE"+
			" SET games = ratings.games", person, gameID)
		if err != nil {
			return nil, err
		}
	}
	list := make([]store.Rating, len(people))
	for i, person := range people {
		err := Row(tx, ratingQuery, []any{person, gameID}, &list[i].Points, &list[i].Games)
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}
