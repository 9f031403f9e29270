package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"sync"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"twobanners/store"
)

// prepared is a database with a cache of prepared statements. There are some twenty, all of them
// constants; to read them again for every move took a tenth of the server's time.
type prepared struct {
	*sql.DB
	mu         sync.Mutex
	statements map[string]*sql.Stmt
}

func (p *prepared) statement(query string) (*sql.Stmt, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if known := p.statements[query]; known != nil {
		return known, nil
	}
	made, err := p.Prepare(query)
	if err == nil {
		p.statements[query] = made
	}
	return made, err
}

// known is a statement that was prepared before, or nil.
func (p *prepared) known(query string) *sql.Stmt {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.statements[query]
}

func (p *prepared) query(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	s, err := p.statement(query)
	if err != nil {
		return nil, err
	}
	return s.QueryContext(ctx, args...)
}

// change is a transaction that is under way.
type change struct {
	tx     *sql.Tx
	on     *prepared
	mine   map[string]*sql.Stmt
	wanted []string
}

func (p *prepared) begin() (*change, error) {
	tx, err := p.Begin()
	return &change{tx: tx, on: p, mine: map[string]*sql.Stmt{}}, err
}

// statement finds a statement that was prepared before. The one connection is ours, so another one
// has to wait for learn.
func (c *change) statement(query string) *sql.Stmt {
	if known := c.mine[query]; known != nil {
		return known
	}
	known := c.on.known(query)
	if known == nil {
		c.wanted = append(c.wanted, query)
		return nil
	}
	mine := c.tx.Stmt(known)
	c.mine[query] = mine
	return mine
}

// learn prepares what was wanted, once the connection is free.
func (c *change) learn() {
	for _, query := range c.wanted {
		_, _ = c.on.statement(query) // it works without, and the change was made
	}
}

// Exec makes a change. What is there already is store.ErrTaken.
func (c *change) Exec(query string, args ...any) (result sql.Result, err error) {
	if s := c.statement(query); s != nil {
		result, err = s.Exec(args...)
	} else {
		result, err = c.tx.Exec(query, args...)
	}
	return result, taken(err)
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

// Query reads rows.
func (c *change) Query(query string, args ...any) (*sql.Rows, error) {
	if s := c.statement(query); s != nil {
		return s.Query(args...)
	}
	return c.tx.Query(query, args...)
}
