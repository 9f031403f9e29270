package table

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
	"twobanners/store"
)

// What lies in the box of a running game does not change: a table goes on with the content that it
// was begun with, whatever is shipped meanwhile, and with its packs, wherever they are now.

// FindPacked finds a game with content packs by their ids.
type FindPacked func(ctx context.Context, gameID string, packs []string) (
	game.Game, []game.Pack, error)

// GameOf finds a game with the content of a version; it is store.ErrNotFound if that is not known.
func (h *Registry) GameOf(ctx context.Context, gameID, version string) (game.Game, error) {
	g, ok := h.Game(gameID)
	switch {
	case !ok:
		return nil, fmt.Errorf("game %q: %w", gameID, store.ErrNotFound)
	case version == g.Version():
		return g, nil
	}
	return h.old(ctx, gameID, version)
}

// gameOf is the game of a log, and the version by which its content is kept.
func (h *Registry) gameOf(entries []store.Entry) (g game.Game, version string, err error) {
	created, err := decode[Created](entries[0].Data)
	if err != nil {
		return nil, "", err
	}
	name, version := created.Game, created.Version
	if created.Head != nil {
		name, version = created.Head.Game, created.Head.Version
	}
	for i := 1; version == "" && i < len(entries); i++ {
		if entries[i].Kind == KindBegan {
			began, err := decode[Began](entries[i].Data)
			if err != nil {
				return nil, "", err
			}
			version = began.Head.Version
		}
	}
	g, ok := h.Game(name)
	if !ok {
		return nil, "", fault(OtherRules, fmt.Sprintf("There is no game %q here.", name))
	}
	if version == "" {
		return g, g.Version(), nil
	}
	old, err := h.GameOf(h.ctx, name, version)
	switch {
	case err == nil:
		return old, version, nil
	case len(created.Packs) > 0:
		return nil, "", fault(OtherRules, "The content of this table is not here.")
	case !errors.Is(err, store.ErrNotFound):
		h.log.Warn("the content of an old game is not to be had", "game", name,
			"version", version, "error", err)
	}
	return g, g.Version(), nil // perhaps it comes out the same
}

// planned is the game of a plan, with its packs.
func (h *Registry) planned(ctx context.Context, p *Plan) (game.Game, []game.Pack, error) {
	if p.again != nil {
		return p.again.Game, p.again.Created.Packs, nil
	}
	g, ok := h.Game(p.Game)
	switch {
	case !ok:
		return nil, nil, fault(BadOptions, fmt.Sprintf("There is no game %q here.", p.Game))
	case p.Lesson != 0 && h.printed != nil:
		g, err := h.printed(ctx, p.Game)
		return g, nil, err
	case len(p.Packs) == 0:
		return g, nil, nil
	case h.packed == nil:
		return nil, nil, fault(BadOptions, "There are no content packs here.")
	}
	g, packs, err := h.packed(ctx, p.Game, p.Packs)
	if err != nil && !errors.Is(err, context.Canceled) {
		if !errors.Is(err, store.ErrNotFound) { // what strangers make up is not for the log
			h.log.Warn("packs cannot be played", "game", p.Game, "packs", p.Packs, "error", err)
		}
		err = fault(BadOptions, "These packs are not here, or do not go together.")
	}
	packs = slices.Clone(packs)
	for i := range packs {
		packs[i].About = nil // what it is called is enough for a log
	}
	return g, packs, err
}
