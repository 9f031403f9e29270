package smallworld

import (
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// readNotation turns words into a move; what is left out takes its usual value.
func (g *Game) readNotation(p *Position, seat game.Seat, n *Notation) (Move, error) {
	switch {
	case n.Pick != 0:
		if n.Pick < 1 || n.Pick > Lines {
			return Move{}, fmt.Errorf("pick %d: lines are counted from 1", n.Pick)
		}
		return Move{Kind: Pick, N: uint8(n.Pick - 1)}, nil
	case n.Form != "":
		f := slices.Index(formNames[:], n.Form)
		if f <= 0 {
			return Move{}, fmt.Errorf("form %q: human or worgen", n.Form)
		}
		return Move{Kind: ChooseForm, N: uint8(f)}, nil
	case n.Side != "":
		f, ok := ParseFaction(n.Side)
		if !ok || f == Neutral {
			return Move{}, fmt.Errorf("side %q: alliance or horde", n.Side)
		}
		return Move{Kind: ChooseSide, N: uint8(f)}, nil
	case n.Conquer != nil:
		return g.readTarget(p, seat, Conquer, n.Conquer)
	case n.Roll != nil:
		return g.readTarget(p, seat, Roll, n.Roll)
	case n.Steal != nil:
		return g.readSteal(p, n.Steal)
	case n.Intimidate != nil:
		return g.readPressure(p, n.Intimidate)
	case n.Swap != nil:
		return g.readSwap(p, n.Swap)
	case n.Buy != nil:
		if *n.Buy < 0 || *n.Buy > 255 {
			return Move{}, fmt.Errorf("buy %d: not a number of tokens", *n.Buy)
		}
		return Move{Kind: Buy, N: uint8(*n.Buy)}, nil
	case n.Put != nil:
		r, err := g.region(p, n.Put.Region)
		if err == nil && (n.Put.Tokens < 0 || n.Put.Beasts < 0 || n.Put.Tokens > 255 ||
			n.Put.Beasts > 255) {
			err = errors.New("put: not a number of pieces")
		}
		return Move{Kind: Put, Region: r, N: uint8(n.Put.Tokens), Beasts: uint8(n.Put.Beasts)}, err
	default:
		return Move{}, errors.New("the move is empty")
	}
}

// readTarget reads a conquest. Left to itself it uses race tokens first, then Beasts.
func (g *Game) readTarget(p *Position, s game.Seat, k Kind, t *TargetNotation) (Move, error) {
	r, err := g.region(p, t.Region)
	if err != nil {
		return Move{}, err
	}
	using, err := ParseUsing(t.Using)
	if err != nil {
		return Move{}, err
	}
	m := Move{Kind: k, Region: r, Using: using}
	switch {
	case t.Beasts < 0 || t.Beasts > 255 || t.Beasts > 0 && k == Roll:
		return Move{}, fmt.Errorf("beasts %d: not a number of Beasts", t.Beasts)
	case t.Beasts > 0:
		m.Beasts = uint8(t.Beasts)
	case k == Conquer && p.Stage <= StageConquest && s >= 0 && int(s) < p.Seats():
		a := p.attackBy(s).on(r, using)
		if p.plan(&a) == fine && !using.rollsFirst() {
			least, _ := p.beastRange(&a)
			m.Beasts = uint8(least)
		}
	}
	return m, nil
}

func (g *Game) readSteal(p *Position, n *StealNotation) (Move, error) {
	artifact, ok := ParseMarker(n.Artifact)
	if !ok {
		return Move{}, fmt.Errorf("there is no artifact %q", n.Artifact)
	}
	to, err := g.region(p, n.To)
	return Move{Kind: Steal, N: uint8(artifact), To: to}, err
}

// readPressure reads a use of Intimidating; what is left out is the only thing there is to move.
func (g *Game) readPressure(p *Position, n *PressureNotation) (Move, error) {
	from, err := g.region(p, n.From)
	if err != nil {
		return Move{}, err
	}
	m := Move{Kind: Intimidate, Region: from, To: NoRegion}
	if n.To != "" {
		if m.To, err = g.region(p, n.To); err != nil {
			return Move{}, err
		}
	}
	if n.What != "" {
		i := slices.Index(whatNames[:], n.What)
		if i < 0 {
			return Move{}, fmt.Errorf("%q is nothing to intimidate", n.What)
		}
		m.N = uint8(i)
		return m, nil
	}
	for _, what := range [...]What{AFort, AWall, AToken, ABeast} {
		if p.canIntimidate(from, what) {
			m.N = uint8(what)
			break
		}
	}
	return m, nil
}

func (g *Game) readSwap(p *Position, names []string) (Move, error) {
	if len(names) != 2 {
		return Move{}, fmt.Errorf("swap takes two regions, not %d", len(names))
	}
	a, err := g.region(p, names[0])
	b, err2 := g.region(p, names[1])
	return Move{Kind: Swap, Region: min(a, b), To: max(a, b)}, errors.Join(err, err2)
}
