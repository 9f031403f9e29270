package games

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"twobanners/content"
	"twobanners/game"
	"twobanners/rulebook"
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

// Shelf is a content-addressed store: it keeps the content of games by their versions, so that a
// game that was begun with other content than we ship now goes on with its own.
type Shelf struct {
	Kept store.Settings
	// Offered are the packs that tables may be made with.
	Offered map[rulebook.Game][]*content.Pack

	mu    sync.Mutex
	known map[string]game.Game
	made  map[string]game.Game // with packs, by their ids
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
	if kept, ok := g.(game.Versioner); ok {
		g = kept.As(version)
	}
	if now := g.Version(); now != version { // other rules: tables that are made of it name these
		if _, err := s.Kept.InitSetting(ctx, keptName(id, now), pack); err != nil {
			return nil, err
		}
	}
	s.know(name, g)
	return g, nil
}

func (s *Shelf) know(name string, g game.Game) {
	if s.known == nil {
		s.known, s.made = map[string]game.Game{}, map[string]game.Game{}
	}
	s.known[name] = g
}

// mostPacks is how many packs of a game may be offered: people may play with any of them together,
// and each choice is a game that stays in memory.
const mostPacks = 6

// Offer tries each pack that is offered, keeps its content, and tells what players can choose.
func (s *Shelf) Offer(ctx context.Context) (map[string][]game.Pack, error) {
	all := map[string][]game.Pack{}
	for id, list := range s.Offered {
		if len(list) > mostPacks {
			return nil, fmt.Errorf("%d packs of %s are more than %d", len(list), id, mostPacks)
		}
		for i, p := range list {
			if slices.ContainsFunc(list[:i], func(o *content.Pack) bool { return o.ID == p.ID }) {
				return nil, fmt.Errorf("two packs are called %q", p.ID)
			}
			_, packs, err := s.With(ctx, string(id), []string{p.ID})
			if err != nil {
				return nil, err
			}
			all[string(id)] = append(all[string(id)], packs...)
		}
	}
	return all, nil
}

// With is a game with packs that are offered, by their ids. Its content is kept.
func (s *Shelf) With(
	ctx context.Context, id string, ids []string,
) (game.Game, []game.Pack, error) {
	entry, err := Find(id)
	if err != nil {
		return nil, nil, err
	}
	ids = slices.Compact(slices.Sorted(slices.Values(ids)))
	var packs []*content.Pack
	for _, want := range ids {
		i := slices.IndexFunc(s.Offered[entry.ID], func(p *content.Pack) bool {
			return p.ID == want
		})
		if i < 0 {
			return nil, nil, fmt.Errorf("no pack %q of %s: %w", want, id, store.ErrNotFound)
		}
		packs = append(packs, s.Offered[entry.ID][i])
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	key := id + " " + strings.Join(ids, " ")
	if g := s.made[key]; g != nil {
		return g, PacksOf(g), nil
	}
	g, err := entry.With(packs...)
	if err != nil {
		return nil, nil, err
	}
	if err := s.Add(ctx, []game.Game{g}); err != nil {
		return nil, nil, err
	}
	s.know(keptName(id, g.Version()), g)
	s.made[key] = g
	return g, PacksOf(g), nil
}

// Printed is a game with its printed box alone, whatever this process adds to that. Its content is
// kept.
func (s *Shelf) Printed(ctx context.Context, id string) (game.Game, error) {
	entry, err := Find(id)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	key := id + " printed"
	if g := s.made[key]; g != nil {
		return g, nil
	}
	g, err := entry.From(content.Tree{Base: content.Shipped(id), Printed: true})
	if err != nil {
		return nil, err
	}
	if err := s.Add(ctx, []game.Game{g}); err != nil {
		return nil, err
	}
	s.know(keptName(id, g.Version()), g)
	s.made[key] = g
	return g, nil
}

// PacksOf are the packs that are laid over a game, for people.
func PacksOf(g game.Game) (list []game.Pack) {
	entry, err := Find(g.ID())
	if err != nil {
		return nil
	}
	for _, p := range entry.Tree(g).Added() {
		shown := game.Pack{ID: p.ID, Name: map[string]string{}}
		for _, l := range content.Languages {
			shown.Name[string(l)] = p.NameIn(l)
			if about := cmp.Or(p.About[l], p.About[content.English]); about != "" {
				if shown.About == nil {
					shown.About = map[string]string{}
				}
				shown.About[string(l)] = about
			}
		}
		list = append(list, shown)
	}
	return list
}
