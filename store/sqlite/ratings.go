package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"twobanners/store"
)

type querier interface {
	QueryRow(query string, args ...any) *sql.Row
}

func ratings(from querier, gameID string, people []string) ([]store.Rating, error) {
	list := make([]store.Rating, len(people))
	for i, person := range people {
		err := from.QueryRow("SELECT points, games FROM ratings WHERE person = ? AND game = ?",
			person, gameID).Scan(&list[i].Points, &list[i].Games)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return nil, err
		}
	}
	return list, nil
}

// Ratings gives the ratings of people.
func (s *Store) Ratings(
	_ context.Context, gameID string, people []string,
) ([]store.Rating, error) {
	list, err := ratings(s.reads, gameID, people)
	return list, trouble(err)
}

// Rate changes the ratings of the people of a finished table, once.
func (s *Store) Rate(ctx context.Context, table, gameID string, people []string,
	adjust func([]store.Rating) []store.Rating,
) error {
	return s.write(ctx, func(tx *change) error {
		result, err := tx.Exec("INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING",
			table)
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return err
		}
		if _, err := tx.Exec("UPDATE tables SET wake = NULL WHERE id = ?", table); err != nil {
			return err
		}
		list, err := ratings(tx, gameID, people)
		if err != nil {
			return err
		}
		for i, rating := range adjust(list) {
			_, err := tx.Exec("INSERT INTO ratings (person, game, points, games)"+
				" VALUES (?, ?, ?, ?) ON CONFLICT (person, game) DO UPDATE"+
				" SET points = excluded.points, games = excluded.games",
				people[i], gameID, rating.Points, rating.Games)
			if err != nil {
				return err
			}
			_, err = tx.Exec("INSERT INTO rating_log (person, game, table_id, at, points)"+
				" SELECT ?, ?, id, updated, ? FROM tables WHERE id = ?",
				people[i], gameID, rating.Points, table)
			if err != nil {
				return err
			}
		}
		return nil
	})
}
