package postgres

import (
	"context"
	"database/sql"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Attend says who has which table open at this node, and answers who has one of them open at the
// others. Only what has changed is written; a node that was thought dead writes everything.
func (n *Node) Attend(
	ctx context.Context, here []store.Attendance, fresh bool,
) ([]store.Attendance, error) {
	if fresh || n.here == nil {
		if err := n.Exec(ctx, "DELETE FROM present WHERE node = $1", n.id); err != nil {
			return nil, err
		}
		n.here = map[store.Attendance]bool{}
	}
	now := map[store.Attendance]bool{}
	var come, gone, all guests
	for _, a := range here {
		now[a] = true
		all.add(a)
		if !n.here[a] {
			come.add(a)
		}
	}
	for a := range n.here {
		if !now[a] {
			gone.add(a)
		}
	}
	if len(gone.tables) > 0 {
		err := n.Exec(ctx, "DELETE FROM present WHERE node = $1 AND (table_id, person) IN"+
			" (SELECT * FROM unnest($2::text[], $3::text[]))", n.id, gone.tables, gone.people)
		if err != nil {
			return nil, err
		}
	}
	if len(come.tables) > 0 {
		err := n.Exec(ctx, "INSERT INTO present (node, table_id, person) SELECT $1, u.*"+
			" FROM unnest($2::text[], $3::text[]) AS u ON CONFLICT DO NOTHING",
			n.id, come.tables, come.people)
		if err != nil {
			return nil, err
		}
	}
	n.here = now
	return n.attending(ctx, "table_id", all.tables)
}

// Whereabouts are the tables that people have open at other nodes.
func (n *Node) Whereabouts(ctx context.Context, people []string) ([]store.Attendance, error) {
	return n.attending(ctx, "person", people)
}

// attending lists who has a table open at other nodes that live, by one of the columns.
func (n *Node) attending(
	ctx context.Context, column string, wanted []string,
) ([]store.Attendance, error) {
	if len(wanted) == 0 {
		return nil, nil
	}
	return sqlstore.All(ctx, &n.Queries, func(row *sql.Rows, a *store.Attendance) error {
		return row.Scan(&a.Table, &a.Person)
	}, "SELECT DISTINCT table_id, person FROM present WHERE "+column+" = ANY ($1)"+
		" AND node <> $2 AND node IN ("+living+")", wanted, n.id)
}

// guests are attendances as the database takes them.
type guests struct{ tables, people []string }

func (c *guests) add(a store.Attendance) {
	c.tables, c.people = append(c.tables, a.Table), append(c.people, a.Person)
}
