package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"os/user"
	"strings"
	"time"

	"twobanners/games"
	"twobanners/server"
	"twobanners/store"
	"twobanners/table"
)

// adminCmd is what an operator does to tables and people. Everything is written down. It works on
// the store, beside a running server, which notices when it next reads.
type adminCmd struct {
	Data string `placeholder:"DIR" help:"Where games are kept (your data folder)."`
	DB   string `name:"db" placeholder:"URL" help:"A PostgreSQL database instead."`
	Why  string `help:"The reason, for the log."`

	End     adminEnd      `cmd:"" help:"End a table before its time."`
	Ban     adminBan      `cmd:"" help:"Let a person do nothing but read."`
	Unban   adminUnban    `cmd:"" help:"Let a person play again."`
	Mute    adminMute     `cmd:"" help:"Let a person say nothing."`
	Unmute  adminUnmute   `cmd:"" help:"Let a person talk again."`
	Rename  adminRename   `cmd:"" help:"Give a person another name."`
	Reset   adminReset    `cmd:"" help:"End password and sessions; print a recovery code."`
	Keys    adminPasskeys `cmd:"" name:"passkeys" help:"List the passkeys of an account."`
	Delete  adminDelete   `cmd:"" help:"Forget a person: name, words, account."`
	Reports adminReports  `cmd:"" help:"List what players have reported."`
	Log     adminLog      `cmd:"" help:"List what administrators have done."`
	Drain   adminDrain    `cmd:"" help:"Begin no new games before a restart."`
}

// office is an open store with what is needed to work on it.
type office struct {
	store.Store
	registry *table.Registry
	out      io.Writer
	why      string
}

// work opens the store, does something to it and writes that down.
func (c *adminCmd) work(
	std console, what, about string, do func(context.Context, *office) error,
) (err error) {
	private()
	ctx := context.Background()
	serve := serveCmd{Data: c.Data, DB: c.DB}
	dir := ""
	if c.DB == "" {
		if dir, err = serve.dataDir(); err != nil {
			return badInput(err)
		}
	}
	kept, err := openBeside(ctx, c.DB, dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	served, err := allGames()
	if err != nil {
		return err
	}
	registry := table.NewRegistry(table.Config{
		Store: kept, Games: served, Time: table.WallTime{}, Cluster: idle{},
		Log: slog.New(slog.NewTextHandler(std.err, nil)), Old: (&games.Shelf{Kept: kept}).Find,
	})
	defer registry.Close()
	if err := do(ctx, &office{kept, registry, std.out, c.Why}); err != nil || what == "" {
		return err
	}
	return kept.Note(ctx, store.Note{
		Kind: store.NoteAdmin, At: table.WallTime{}.Now(), By: userName(), About: about,
		Text: strings.TrimSpace(what + " " + c.Why),
	})
}

func userName() string {
	if u, err := user.Current(); err == nil {
		return u.Username
	}
	return "somebody"
}

// idle is a Cluster that does nothing, a node that looks after no table: this program must move for
// no bot.
type idle struct{}

func (idle) Announce(string, int64) {}

func (idle) Heads(context.Context, []string) (map[string]int64, error) { return nil, nil }

func (idle) Alive(context.Context) (bool, error) { return true, nil }

func (idle) Hold(context.Context, string) (bool, error) { return false, nil }

func (idle) HoldDue(context.Context, time.Time, int) ([]string, error) { return nil, nil }

func (idle) Attend(
	context.Context, []store.Attendance, bool,
) ([]store.Attendance, error) {
	return nil, nil
}

func (idle) Whereabouts(context.Context, []string) ([]store.Attendance, error) { return nil, nil }

// person finds somebody by the name of an account or by id.
func (o *office) person(ctx context.Context, name string) (store.Person, error) {
	p, err := o.Account(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		p, err = o.Person(ctx, name)
	}
	if errors.Is(err, store.ErrNotFound) {
		err = badInput(fmt.Errorf("there is no account and no person %q", name))
	}
	return p, err
}

// restrict changes what a person may do.
func (c *adminCmd) restrict(
	std console, what, name string, change func(p *store.Person),
) error {
	return c.work(std, what, name, func(ctx context.Context, o *office) error {
		p, err := o.person(ctx, name)
		if err != nil {
			return err
		}
		change(&p)
		return o.Restrict(ctx, p.ID, p.Bot, p.Muted, p.Banned)
	})
}

type whom struct {
	Person string `arg:"" help:"The name of an account, or the id of a person."`
}

type (
	adminEnd struct {
		Table string `arg:"" help:"The id of the table."`
	}
	adminBan    struct{ whom }
	adminUnban  struct{ whom }
	adminMute   struct{ whom }
	adminUnmute struct{ whom }
	adminDelete struct{ whom }
	adminReset  struct {
		whom
		Passkeys bool `help:"Remove its passkeys too: somebody else may have made one."`
	}
	adminPasskeys struct {
		whom
		Remove string `placeholder:"ID" help:"Remove the one with this id."`
	}
	adminRename struct {
		whom
		Name string `arg:"" help:"The new name."`
	}
	adminReports struct{}
	adminLog     struct{}
	adminDrain   struct {
		Private []string `default:"http://127.0.0.1:9090" help:"The private doors of all nodes."`
		At      string   `arg:"" help:"When they will be restarted, such as 12:00, or off."`
	}
)

// Run ends a table.
func (e *adminEnd) Run(c *adminCmd, std console) error {
	return c.work(std, "end", e.Table, func(ctx context.Context, o *office) error {
		return o.registry.Table(e.Table).End(ctx)
	})
}

// Run bans a person.
func (a *adminBan) Run(c *adminCmd, std console) error {
	return c.restrict(std, "ban", a.Person, func(p *store.Person) { p.Banned = true })
}

// Run lets a person play again.
func (a *adminUnban) Run(c *adminCmd, std console) error {
	return c.restrict(std, "unban", a.Person, func(p *store.Person) { p.Banned = false })
}

// Run mutes a person.
func (a *adminMute) Run(c *adminCmd, std console) error {
	return c.restrict(std, "mute", a.Person, func(p *store.Person) { p.Muted = true })
}

// Run lets a person talk again.
func (a *adminUnmute) Run(c *adminCmd, std console) error {
	return c.restrict(std, "unmute", a.Person, func(p *store.Person) { p.Muted = false })
}

// Run renames a person.
func (a *adminRename) Run(c *adminCmd, std console) error {
	return c.work(std, "rename to "+a.Name, a.Person, func(ctx context.Context, o *office) error {
		p, err := o.person(ctx, a.Person)
		if err != nil {
			return err
		}
		return o.Rename(ctx, p.ID, a.Name, p.Language)
	})
}

// Run ends what opens an account and prints a code by which its holder can set a new password.
func (a *adminReset) Run(c *adminCmd, std console) error {
	return c.work(std, "reset", a.Person, func(ctx context.Context, o *office) error {
		p, err := o.person(ctx, a.Person)
		if err != nil {
			return err
		}
		code := rand.Text()[:20]
		err = o.Renew(ctx, p.ID, store.Renewal{Tokens: true, Pushes: true, Passkeys: a.Passkeys})
		if err != nil {
			return err
		}
		if err := o.SetCodes(ctx, p.ID, [][]byte{server.CodeHash(p.ID, code)}); err != nil {
			return err
		}
		_, err = fmt.Fprintf(o.out, "%s can set a new password with the code %s\n", p.Name, code)
		return err
	})
}

// Run lists the passkeys of an account, or removes one.
func (a *adminPasskeys) Run(c *adminCmd, std console) error {
	what := ""
	if a.Remove != "" {
		what = "remove passkey " + a.Remove
	}
	return c.work(std, what, a.Person, func(ctx context.Context, o *office) error {
		p, err := o.person(ctx, a.Person)
		if err != nil {
			return err
		}
		kept, err := o.Passkeys(ctx, p.ID)
		if err != nil {
			return err
		}
		if a.Remove == "" {
			return listPasskeys(o.out, kept)
		}
		for _, one := range kept {
			if server.PasskeyID(one.ID) == a.Remove {
				return o.RemovePasskey(ctx, p.ID, one.ID)
			}
		}
		return badInput(fmt.Errorf("%s has no passkey %q", p.Name, a.Remove))
	})
}

func listPasskeys(out io.Writer, kept []store.Passkey) error {
	list, err := server.PasskeysShown(kept)
	page := &page{out: out}
	for _, one := range list {
		page.line("%s since %s made by %s", one.ID,
			time.UnixMilli(one.Since).UTC().Format(time.DateTime), one.About)
	}
	return errors.Join(err, page.err)
}

// Run forgets a person.
func (a *adminDelete) Run(c *adminCmd, std console) error {
	return c.work(std, "delete", a.Person, func(ctx context.Context, o *office) error {
		p, err := o.person(ctx, a.Person)
		if err != nil {
			return err
		}
		return server.Forget(ctx, o.Store, o.registry, p.ID)
	})
}

const notesShown = 200

func (c *adminCmd) notes(std console, kind string) error {
	return c.work(std, "", "", func(ctx context.Context, o *office) error {
		list, err := o.Notes(ctx, kind, notesShown)
		page := &page{out: o.out}
		for _, n := range list {
			page.line("%s %s about %s at %s: %s", n.At.Format(time.DateTime), n.By, n.About,
				n.Table, n.Text)
		}
		return errors.Join(err, page.err)
	})
}

// Run lists reports.
func (*adminReports) Run(c *adminCmd, std console) error { return c.notes(std, store.NoteReport) }

// Run lists what was done.
func (*adminLog) Run(c *adminCmd, std console) error { return c.notes(std, store.NoteAdmin) }

// Run tells servers to begin no new games, or to begin them again.
func (a *adminDrain) Run(std console) error {
	until, said := "", "new games begin again"
	if a.At != "off" {
		given, err := time.Parse("15:04", a.At)
		if err != nil {
			return badInput(errors.New("drain takes a time such as 12:00, or off"))
		}
		at := nextAt(table.WallTime{}.Now(), given)
		until = at.Format(time.RFC3339)
		said = "no new games until the restart at " + at.Format(time.DateTime)
	}
	var err error
	for _, door := range a.Private {
		if failed := drain(door, until); failed != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", door, failed))
			continue
		}
		_, failed := fmt.Fprintf(std.out, "%s: %s\n", door, said)
		err = errors.Join(err, failed)
	}
	return err
}

// nextAt is the next time that a clock shows what is given.
func nextAt(now, given time.Time) time.Time {
	at := time.Date(now.Year(), now.Month(), now.Day(), given.Hour(), given.Minute(), 0, 0,
		now.Location())
	if at.Before(now) {
		at = at.AddDate(0, 0, 1)
	}
	return at
}

func drain(door, until string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	form := url.Values{"until": {until}}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost,
		strings.TrimSuffix(door, "/")+"/drain", strings.NewReader(form.Encode()))
	if err != nil {
		return badInput(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	if err := answer.Body.Close(); err != nil || answer.StatusCode != http.StatusOK {
		return errors.Join(err, fmt.Errorf("the server answered %s", answer.Status))
	}
	return nil
}
