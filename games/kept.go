package games

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"twobanners/content"
	"twobanners/game"
	"twobanners/store"
)

// Unpack is a game with a content tree that was one file.
func (g Game) Unpack(file []byte) (game.Game, error) {
	tree, err := content.Unzip(string(g.ID), file)
	if err != nil {
		return nil, err
	}
	return g.From(tree)
}

// Shelf keeps the content of games by their versions, so that a game that was begun with other
// content than we ship now goes on with its own.
type Shelf struct {
	Kept store.Settings

	mu    sync.Mutex
	known map[string]game.Game
}

func keptName(id, version string) string { return "content " + id + " " + version }

// Add keeps the content that is shipped now, by the games that were made of it.
func (s *Shelf) Add(ctx context.Context, shipped []game.Game) error {
	for _, g := range shipped {
		name := keptName(g.ID(), g.Version())
		if _, err := s.Kept.Setting(ctx, name); !errors.Is(err, store.ErrNotFound) {
			if err != nil {
				return err
			}
			continue // as at every start but the first
		}
		entry, err := Find(g.ID())
		if err != nil {
			return err
		}
		file, err := entry.Tree(g).Zip()
		if err != nil {
			return err
		}
		if _, err := s.Kept.InitSetting(ctx, name, file); err != nil {
			return err
		}
	}
	return nil
}

// Find is a game with the content of a version, by the rules of this program. Whether they make the
// same of its moves shows when they are replayed.
func (s *Shelf) Find(ctx context.Context, id, version string) (game.Game, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	name := keptName(id, version)
	if g := s.known[name]; g != nil {
		return g, nil
	}
	entry, err := Find(id)
	if err != nil {
		return nil, err
	}
	pack, err := s.Kept.Setting(ctx, name)
	if err != nil {
		return nil, err
	}
	g, err := entry.Unpack(pack)
	if err != nil {
		return nil, fmt.Errorf("the content of %s: %w", version, err)
	}
	if kept, ok := g.(game.Shelved); ok {
		g = kept.As(version)
	}
	if s.known == nil {
		s.known = map[string]game.Game{}
	}
	s.known[name] = g
	return g, nil
}
