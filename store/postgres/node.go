package postgres

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

const (
	channel = "twobanners" // of the hints
	// aliveFor is how long a node is believed to live after it has said so.
	aliveFor = "4 seconds"
	// maxHints is how many tables fit into one message of at most 8,000 bytes.
	maxHints = 100
	// hintPause is how long hints are gathered: a NOTIFY inside every append would make all nodes
	// queue for one lock of the database, which cuts what it can take to a twentieth.
	hintPause = 3 * time.Millisecond
	// again is how long a node waits before it connects again.
	again = 200 * time.Millisecond
)

// Node is one of the servers that share the database.
type Node struct {
	*Store
	id     string
	hints  chan hint
	failed func(error)
	here   map[store.Attendance]bool // what the others were told of
}

// hint says that a table's log has reached a number.
type hint struct {
	Table string `json:"t"`
	Seq   int64  `json:"n"`
}

// message is what one node sends to the others.
type message struct {
	From  string `json:"from"`
	Hints []hint `json:"hints"`
}

// Node makes this store one of many, by a name that no other has. What goes wrong with hints is
// told and mended by asking.
func (s *Store) Node(id string, failed func(error)) *Node {
	return &Node{Store: s, id: id, hints: make(chan hint, 4096), failed: failed}
}

// Announce gathers a hint. One that finds no room is lost, as hints may be.
func (n *Node) Announce(table string, seq int64) {
	select {
	case n.hints <- hint{table, seq}:
	default:
	}
}

// Send sends what is announced until the context ends.
func (n *Node) Send(ctx context.Context) {
	for {
		var first hint
		select {
		case first = <-n.hints:
		case <-ctx.Done():
			return
		}
		wait(ctx, hintPause)
		newest := map[string]int64{first.Table: first.Seq}
		for len(newest) < maxHints && len(n.hints) > 0 {
			next := <-n.hints
			newest[next.Table] = max(newest[next.Table], next.Seq)
		}
		if err := n.notify(ctx, newest); err != nil && ctx.Err() == nil {
			n.failed(err)
		}
	}
}

func (n *Node) notify(ctx context.Context, newest map[string]int64) error {
	m := message{From: n.id}
	for table, seq := range newest {
		m.Hints = append(m.Hints, hint{table, seq})
	}
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	_, err = n.writes.Exec(ctx, "SELECT pg_notify($1, $2)", channel, string(text))
	return trouble(err)
}

// Hear hands on the hints of other nodes until the context ends. No table means that some may have
// been lost: the connection is new.
func (n *Node) Hear(ctx context.Context, heard func(table string, seq int64)) {
	for ctx.Err() == nil {
		if err := n.listen(ctx, heard); err != nil && ctx.Err() == nil {
			n.failed(err)
			wait(ctx, again)
		}
	}
}

func (n *Node) listen(ctx context.Context, heard func(string, int64)) (err error) {
	config := n.pool.Config().ConnConfig
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }()
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return err
	}
	heard("", 0)
	for {
		note, err := conn.WaitForNotification(ctx)
		if err != nil {
			return err
		}
		var m message
		if err := json.Unmarshal([]byte(note.Payload), &m); err != nil {
			return err
		}
		if m.From == n.id {
			continue
		}
		for _, h := range m.Hints {
			heard(h.Table, h.Seq)
		}
	}
}

func wait(ctx context.Context, d time.Duration) {
	over := time.NewTimer(d)
	defer over.Stop()
	select {
	case <-over.C:
	case <-ctx.Done():
	}
}

// Heads are the last numbers of the logs of tables.
func (n *Node) Heads(ctx context.Context, tables []string) (map[string]int64, error) {
	list, err := sqlstore.All(ctx, &n.Queries, func(row *sql.Rows, h *hint) error {
		return row.Scan(&h.Table, &h.Seq)
	}, "SELECT id, coalesce((SELECT max(seq) FROM events WHERE table_id = id), 0)"+
		" FROM unnest($1::text[]) AS wanted (id)", tables)
	heads := make(map[string]int64, len(list))
	for _, h := range list {
		heads[h.Table] = h.Seq
	}
	return heads, err
}

// living are the nodes whose tables nobody else may take.
const living = "SELECT id FROM nodes WHERE until > now()"

// Alive says that this node is at work. It answers false if it was thought dead, or is new: what
// it held may be another's.
func (n *Node) Alive(ctx context.Context) (still bool, err error) {
	err = n.One(ctx, "WITH old AS (SELECT until FROM nodes WHERE id = $1), kept AS ("+
		"INSERT INTO nodes (id, until) VALUES ($1, now() + interval '"+aliveFor+"')"+
		" ON CONFLICT (id) DO UPDATE SET until = excluded.until)"+
		" SELECT coalesce((SELECT until > now() FROM old), false)",
		[]any{n.id}, []any{&still})
	return still, err
}

// Leave says that this node is no longer at work.
func (n *Node) Leave(ctx context.Context) error {
	err := n.Exec(ctx, "DELETE FROM nodes WHERE id = $1 OR until < now() - interval '1 hour'", n.id)
	return errors.Join(err,
		n.Exec(ctx, "DELETE FROM present WHERE node NOT IN (SELECT id FROM nodes)"))
}

// Hold makes this node the one that looks after a table, unless another one that lives does.
func (n *Node) Hold(ctx context.Context, table string) (held bool, err error) {
	err = n.Change(ctx, "UPDATE tables SET holder = $1 WHERE id = $2 AND (holder = $1"+
		" OR holder IS NULL OR holder NOT IN ("+living+"))", n.id, table)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// HoldDue takes tables that have something to do before a time and that nobody looks after, and
// lists all that are due and this node's.
func (n *Node) HoldDue(ctx context.Context, before time.Time, limit int) ([]string, error) {
	return sqlstore.All(ctx, &n.Queries, sqlstore.Text, "WITH free AS (SELECT id"+
		" FROM tables WHERE wake < $2"+
		" AND (holder IS NULL OR holder <> $1 AND holder NOT IN ("+living+"))"+
		" ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED),"+
		" took AS (UPDATE tables SET holder = $1 WHERE id IN (SELECT id FROM free) RETURNING id)"+
		" SELECT id FROM took UNION SELECT id FROM tables WHERE wake < $2 AND holder = $1",
		n.id, before.UnixMilli(), limit)
}
