package bot

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"twobanners/game"
)

// Library is the weights that players think with.
type Library struct {
	// linear is by game and kind of table, nets by game.
	linear map[[2]string]*Linear
	nets   map[string]*Net
	mark   string
}

//go:embed weights
var shipped embed.FS

// Shipped is the library that is built in.
var Shipped = sync.OnceValue(func() *Library {
	files, err := fs.Sub(shipped, "weights")
	if err != nil {
		panic(err) // the folder is named three lines above
	}
	library, err := ReadLibrary(files)
	if err != nil {
		panic(err) // a test reads it
	}
	return library
})

// NewLibrary is a library without weights: its players make do with the game's own guess.
func NewLibrary() *Library {
	return &Library{linear: map[[2]string]*Linear{}, nets: map[string]*Net{}}
}

// Mark is the same for the same files: what was found out with them is about them.
func (l *Library) Mark() string { return l.mark }

// ReadLibrary reads every .json file as linear weights and every .net file as a net.
func ReadLibrary(files fs.FS) (*Library, error) {
	l := NewLibrary()
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return nil, err
	}
	sum := sha256.New()
	for _, file := range list {
		raw, err := fs.ReadFile(files, file.Name())
		if err != nil {
			return nil, err
		}
		_, _ = fmt.Fprintf(sum, "%s %d\n%s", file.Name(), len(raw), raw) // a hash takes everything
		switch {
		case strings.HasSuffix(file.Name(), ".linear.json"):
			linear := &Linear{}
			if err = json.Unmarshal(raw, linear); err == nil {
				err = linear.check()
			}
			l.linear[[2]string{linear.Game, linear.Kind}] = linear
		case strings.HasSuffix(file.Name(), ".net"):
			var net *Net
			if net, err = ReadNet(raw); err == nil {
				l.nets[net.Head.Game] = net
			}
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file.Name(), err)
		}
	}
	l.mark = hex.EncodeToString(sum.Sum(nil)[:6])
	return l, nil
}

// Add puts linear weights into the library.
func (l *Library) Add(linear *Linear) {
	l.linear[[2]string{linear.Game, linear.Kind}] = linear
}

// Linear is what was fitted to a kind of table, or to the same number of players.
func (l *Library) Linear(gameID string, p game.Describer) *Linear {
	for _, kind := range []string{p.Kind(), plainKind(p.Kind())} {
		if linear := l.linear[[2]string{gameID, kind}]; linear != nil {
			return linear.fitted(p)
		}
	}
	return nil
}

// Stale tells what the net of a game has never seen, or nothing. Its bots play on: a new thing is
// as the mean of its kind to them.
func (l *Library) Stale(g game.Game) string {
	net := l.nets[g.ID()]
	if net == nil {
		return ""
	}
	seats, _ := g.SeatLimits()
	p, err := g.New(seats, nil, game.NewFast(1))
	if err != nil {
		return ""
	}
	things, strange := 0, 0
	for _, name := range NamesOf(p.(game.Describer)).Scene {
		if kindOf(name) != "" {
			things++
			if !slices.Contains(net.Head.Names.Scene, name) {
				strange++
			}
		}
	}
	if strange == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d things of %s are new to the net: `make train` teaches it", strange,
		things, g.ID())
}

// net is a game's net.
func (l *Library) net(g game.Game, p game.Describer) *Net {
	net := l.nets[g.ID()]
	if net == nil {
		return nil
	}
	return net.fitted(p)
}
