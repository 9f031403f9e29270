package main

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/internal/pgtest"
)

// shared is a database that workers share.
type shared struct {
	*testing.T
	pg      *pgtest.Server
	program string
}

func newShared(t *testing.T) *shared {
	t.Helper()
	pg, err := pgtest.Start(pgtest.NoSync)
	fatal(t, err)
	t.Cleanup(func() { _ = pg.Close() })
	program, err := exec.LookPath("twobanners")
	fatal(t, err)
	return &shared{t, pg, program}
}

// do changes the database by hand and tells how many rows.
func (s *shared) do(query string, args ...any) int64 {
	s.Helper()
	conn, err := pgx.Connect(s.Context(), s.pg.URL("postgres"))
	fatal(s.T, err)
	done, err := conn.Exec(s.Context(), query, args...)
	fatal(s.T, errors.Join(err, conn.Close(s.Context())))
	return done.RowsAffected()
}

// until waits for a row of a query.
func (s *shared) until(query string) {
	s.Helper()
	ctx, cancel := context.WithTimeout(s.Context(), time.Minute)
	defer cancel()
	for s.do(query) == 0 {
		if ctx.Err() != nil {
			s.Fatal("it does not come to ", query)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// worker is a process that plays a ladder.
type worker struct {
	*exec.Cmd
	out, err bytes.Buffer
}

// start starts a worker: here alone, or with all who share the database.
func (s *shared) start(games string, more ...string) *worker {
	s.Helper()
	w := &worker{}
	w.Cmd = exec.CommandContext(s.Context(), s.program, append([]string{
		"lab", "ladder", "--bots", "random,beginner,greedy", "--tables", "2", "--json",
		"--commit", "abc", "--games", games,
	}, more...)...)
	w.Stdout, w.Stderr = &w.out, &w.err
	fatal(s.T, w.Start())
	return w
}

// report waits for a worker's report.
func (s *shared) report(w *worker) string {
	s.Helper()
	if err := w.Wait(); err != nil {
		s.Fatal(err, w.err.String())
	}
	return w.out.String()
}

// Workers share an experiment: one is killed, one dies with a piece in its hands, the database is
// killed as well; and all who are left print, to the byte, what one machine alone prints.
func TestWorkersShareAnExperiment(t *testing.T) {
	s := newShared(t)
	db := "--db=" + s.pg.URL("postgres")
	few, whole := s.report(s.start("4")), s.report(s.start("60"))
	if got := s.report(s.start("4", db)); got != few {
		t.Fatalf("a worker alone found\n%s\nwithout a database\n%s", got, few)
	}

	// A ghost that lives holds a piece, so that nobody can come to an end before it dies.
	s.do("INSERT INTO nodes (id, until) VALUES ('ghost', now() + interval '1 hour')")
	s.do("INSERT INTO pieces (experiment, series, number, holder) VALUES (1, 0, 2, 'ghost')")
	killed := s.start("60", "--db", s.pg.URL("postgres"))
	s.until("SELECT 1 FROM pieces WHERE number > 2 AND found IS NOT NULL")
	fatal(t, killed.Process.Kill())
	_ = killed.Wait() // it was killed, and says so
	s.do("UPDATE nodes SET until = now() WHERE id <> 'ghost'")
	one, other := s.start("60", db), s.start("60", db)
	// Who finds no database while it joins goes again. Who says a second time that it lives has
	// joined, whether or not the first has left it a piece.
	s.until("SELECT 1 FROM nodes WHERE id <> 'ghost' AND until > now() HAVING count(*) = 2")
	s.do("CREATE TABLE first AS SELECT id, until FROM nodes WHERE until > now()")
	s.until("SELECT 1 FROM nodes JOIN first USING (id) WHERE nodes.until > first.until" +
		" HAVING count(*) = 2")
	s.until("SELECT 1 FROM pieces WHERE series = 2 AND number > 2 AND found IS NOT NULL")
	fatal(t, s.pg.Kill())
	fatal(t, s.pg.Up())
	if s.do("SELECT 1 FROM pieces WHERE number = 2 AND series = 0 AND found IS NULL") != 1 {
		t.Error("a piece was taken from a worker that lives")
	}
	s.do("DELETE FROM nodes WHERE id = 'ghost'")
	for _, w := range []*worker{one, other} {
		if got := s.report(w); got != whole {
			t.Errorf("a worker among others found\n%s\none alone\n%s", got, whole)
		}
	}
}
