package bot

import (
	"fmt"

	"twobanners/game"
)

// Oracle tells each side's chance to win at the beginning of a turn, between equal strong players.
// It keeps room to think in, so it serves one at a time.
type Oracle struct{ leaf *netLeaf }

// Oracle asks the net of a game.
func (l *Library) Oracle(g game.Game, p game.Describer) (*Oracle, error) {
	linear, net := l.Linear(g.ID(), p), l.net(g, p)
	if linear == nil || net == nil {
		return nil, fmt.Errorf("there is no net for a table of %s of %s", p.Kind(), g.ID())
	}
	return &Oracle{newNetLeaf(net, linear, p, 0)}, nil
}

// Chances are how likely each seat's side wins.
func (o *Oracle) Chances(p game.Describer) []float64 {
	if _, over := p.Outcome(); !over {
		o.leaf.run(p)
	}
	list := make([]float64, p.Seats())
	for seat := range list {
		list[seat] = o.leaf.chance(p, game.Seat(seat))
	}
	return list
}
