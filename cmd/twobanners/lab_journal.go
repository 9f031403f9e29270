package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"os"
	"strings"

	"twobanners/lab"
)

// journal goes on with the games in the database or in the folder, or keeps them in memory if there
// is neither. Done closes it.
func (c *labRun) journal(head lab.Head) (j *lab.Journal, done func() error, err error) {
	made := lab.Made{Command: command(), Commit: c.Commit}
	if made.Commit == "" {
		made.Commit = commit()
	}
	switch {
	case c.DB != "":
		return shareJournal(c.DB, c.Out, head, made)
	case c.Out != "":
		if j, err = lab.OpenJournal(c.Out, head, made); err != nil {
			return nil, nil, err
		}
		return j, j.Close, nil
	default:
		return lab.NewJournal(head, made), func() error { return nil }, nil
	}
}

// shareJournal joins the experiment in a database; only the report goes to the folder.
func shareJournal(
	db, out string, head lab.Head, made lab.Made,
) (j *lab.Journal, done func() error, err error) {
	ctx := context.Background()
	kept, err := openDatabase(ctx, db)
	if err != nil {
		return nil, nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, kept.Close())
		}
	}()
	if out != "" {
		if err := os.MkdirAll(out, 0o755); err != nil {
			return nil, nil, err
		}
	}
	what, err := json.Marshal(head)
	if err != nil {
		return nil, nil, err
	}
	how, err := json.Marshal(made)
	if err != nil {
		return nil, nil, err
	}
	worker := kept.Node(rand.Text(), nil)
	shards, err := worker.Shards(ctx, string(what), string(how))
	if err != nil {
		return nil, nil, err
	}
	done = func() error { return errors.Join(worker.Leave(ctx), kept.Close()) }
	return lab.ShareJournal(head, made, shards), done, nil
}

// command is how this run was called, for whoever wants to repeat it; where its games were kept is
// nobody's business, and may hold a password.
func command() string {
	list := []string{"twobanners"}
	for i := 1; i < len(os.Args); i++ {
		switch arg := os.Args[i]; {
		case arg == "--db":
			i++
		case !strings.HasPrefix(arg, "--db="):
			list = append(list, arg)
		}
	}
	return strings.Join(list, " ")
}
