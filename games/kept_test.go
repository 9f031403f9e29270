package games_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"twobanners/content"
	"twobanners/game"
	"twobanners/games"
	"twobanners/lordaeron"
	"twobanners/store"
	"twobanners/store/sqlite"
	"twobanners/table"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// changed is the shipped content tree of a game with one text replaced in one file.
func changed(t *testing.T, id, file, was, is string) fs.FS {
	t.Helper()
	tree := fstest.MapFS{}
	shipped := content.Shipped(id)
	must(t, fs.WalkDir(shipped, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(shipped, name)
		if name == file {
			if !strings.Contains(string(text), was) {
				t.Fatalf("%s does not say %q", file, was)
			}
			text = []byte(strings.ReplaceAll(string(text), was, is))
		}
		tree[name] = &fstest.MapFile{Data: text}
		return err
	}))
	return tree
}

func registry(kept store.Store, g game.Game,
	old func(context.Context, string, string) (game.Game, error),
) *table.Registry {
	return table.NewRegistry(table.Config{
		Store: kept, Games: []game.Game{g}, Time: table.WallTime{}, Old: old,
		Log: slog.New(slog.DiscardHandler),
	})
}

// What lies in the box of a running game does not change when we ship other content: the table goes
// on with what it was begun with, and a new one begins with the new.
func TestARunningGameKeepsItsContent(t *testing.T) {
	ctx := t.Context()
	kept, err := sqlite.Open(ctx, filepath.Join(t.TempDir(), "test.db"))
	must(t, err)
	defer func() { _ = kept.Close() }()
	tree := changed(t, "smallworld", "powers/sailing/power.yaml", "tokens: 5", "tokens: 3")
	entry, err := games.Find("smallworld")
	must(t, err)
	old, err := entry.From(content.Tree{Base: tree})
	must(t, err)
	now, err := entry.New()
	must(t, err)
	if old.Version() == now.Version() {
		t.Fatalf("both are %s", old.Version())
	}
	pack, err := content.Tree{Base: tree}.Zip()
	must(t, err)
	_, err = kept.InitSetting(ctx, "content smallworld "+old.Version(), pack)
	must(t, err)

	who := table.Who{Person: "anna", Name: "Anna"}
	must(t, kept.Welcome(ctx, store.Person{ID: who.Person}, store.Session{Key: []byte("k")}))
	before := registry(kept, old, nil)
	plan := table.Plan{Game: "smallworld", Seats: []table.Seat{
		{Person: who.Person, Name: "A"}, {Person: who.Person, Name: "B"},
	}}
	id, _, err := before.Create(ctx, who, plan)
	must(t, err)
	play(t, before.Table(id), who, 40)
	before.Close()

	alone := registry(kept, now, nil)
	defer alone.Close()
	var why *table.Fault
	err = alone.Table(id).Read(ctx, func(*table.State, store.Secret) error { return nil })
	if !errors.As(err, &why) || why.Code != table.OtherRules {
		t.Errorf("with other content alone the table says %v", err)
	}
	shelf := &games.Shelf{Kept: kept}
	must(t, shelf.Add(ctx, []game.Game{now}))
	after := registry(kept, now, shelf.Find)
	defer after.Close()
	play(t, after.Table(id), who, 40)
	must(t, after.Table(id).Read(ctx, func(s *table.State, _ store.Secret) error {
		if s.Game.Version() != old.Version() {
			t.Errorf("it goes on with %s, want %s", s.Game.Version(), old.Version())
		}
		return nil
	}))
	other, _, err := after.Create(ctx, who, plan)
	must(t, err)
	must(t, after.Table(other).Read(ctx, func(s *table.State, _ store.Secret) error {
		if s.Game.Version() != now.Version() {
			t.Errorf("a new table has %s, want %s", s.Game.Version(), now.Version())
		}
		return nil
	}))
}

// Content that was kept by a hash of another making is found by it, and the game goes by that name:
// its records replay. Of other rules it does not.
func TestContentKeptByAnOlderHash(t *testing.T) {
	ctx := t.Context()
	kept, err := sqlite.Open(ctx, filepath.Join(t.TempDir(), "test.db"))
	must(t, err)
	defer func() { _ = kept.Close() }()
	pack, err := content.Tree{Base: content.Shipped("lordaeron")}.Zip()
	must(t, err)
	for version, want := range map[string]bool{
		lordaeron.EngineVersion + "-bc3b4ef36a83": true, "3-915aa74c134f": false,
	} {
		_, err = kept.InitSetting(ctx, "content lordaeron "+version, pack)
		must(t, err)
		g, err := (&games.Shelf{Kept: kept}).Find(ctx, "lordaeron", version)
		must(t, err)
		if got := g.Version(); (got == version) != want {
			t.Errorf("kept as %s, found as %s", version, got)
		}
	}
}

// play makes the first legal move so many times.
func play(t *testing.T, at *table.Table, who table.Who, moves int) {
	t.Helper()
	for range moves {
		var seat game.Seat
		var seq int64
		var text []byte
		must(t, at.Read(t.Context(), func(s *table.State, _ store.Secret) error {
			p := s.Position()
			seat, seq = p.Actors().First(), s.Seq()
			list := p.Moves(seat, nil)
			var err error
			text, err = json.Marshal(s.Game.ShowMove(p, list[int(seq)%len(list)]))
			return err
		}))
		_, err := at.Play(t.Context(), who, fmt.Sprint("move-", seq), seq, seat, [][]byte{text})
		must(t, err)
	}
}

// The content we ship can be packed and unpacked: the same game.
func TestPacksHoldEverything(t *testing.T) {
	for _, entry := range games.All {
		tree, err := content.BaseTree(string(entry.ID))
		must(t, err)
		pack, err := tree.Zip()
		must(t, err)
		got, err := entry.Unpack(pack)
		must(t, err)
		want, err := entry.New()
		must(t, err)
		if got.Version() != want.Version() {
			t.Errorf("%s unpacked is %s, want %s", entry.ID, got.Version(), want.Version())
		}
		t.Logf("%s: %d bytes", entry.ID, len(pack))
		if _, err := entry.Unpack(pack[:len(pack)/2]); err == nil {
			t.Error("half a pack is a game")
		}
	}
}
