package postgres

import "context"

// Keep keeps the first value of a name.
func (s *Store) Keep(ctx context.Context, name string, value []byte) ([]byte, error) {
	err := s.exec(ctx, "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
		name, value)
	if err != nil {
		return nil, err
	}
	return s.Kept(ctx, name)
}

// Kept is what is kept under a name.
func (s *Store) Kept(ctx context.Context, name string) (value []byte, err error) {
	err = s.row(ctx, "SELECT value FROM kept WHERE name = $1", []any{name}, []any{&value})
	return value, err
}
