package insight

import (
	"fmt"
	"math"

	"twobanners/bot"
	"twobanners/game"
)

// How much is looked into: worlds that a reveal is compared with, ways in which each is played to
// the end of its turn, and turns that a judge plays for one that was played.
const (
	deals        = 16
	endings      = 2
	firstLooks   = 2
	secondLooks  = 8
	firstJudge   = "strong"
	secondJudge  = "expert"
	doubtChance  = 0.03
	doubtPoints  = 2
	mostFaces    = 6
	settleFuture = 0x5e771e
)

// mind says what positions are worth: by the net of a game, or by its race.
type mind struct {
	oracle *bot.Oracle
	racer  game.Racer
	// player ends turns that have begun; without one nothing is said of luck and mistakes.
	player       bot.Player
	first, again bot.Player
	work         game.Position
}

func newMind(library *bot.Library, g game.Game, p game.Position) (m *mind, err error) {
	m = &mind{work: p.Clone()}
	described, ok := p.(game.Describer)
	if m.racer, _ = g.(game.Racer); m.racer != nil {
		return m, nil
	}
	if !ok {
		return nil, fmt.Errorf("%s has no chances", g.ID())
	}
	if m.oracle, err = library.Oracle(g, described); err != nil {
		return nil, err
	}
	if m.player, err = library.Finisher(g, described); err != nil {
		return nil, err
	}
	if m.first, err = library.New(g, firstJudge); err != nil {
		return nil, err
	}
	m.again, err = library.New(g, secondJudge)
	return m, err
}

// Speaks tells whether there is anything to say of a game that has come to a position.
func Speaks(library *bot.Library, g game.Game, p game.Position) bool {
	m, err := newMind(library, g, p)
	return err == nil && m.speaks(p)
}

// speaks: a race tells nothing of some variants, nor before it has begun.
func (m *mind) speaks(p game.Position) (ok bool) {
	if m.racer == nil {
		return true
	}
	_, ok = m.racer.Race(p)
	return ok
}

func (m *mind) number(p game.Position) int { return p.(game.TurnCounter).TurnNumber() }

// outlook is asked at the beginning of a turn.
func (m *mind) outlook(p game.Position) (out bot.Outlook) {
	if m.racer != nil {
		out = m.raced(p)
	} else {
		out = m.oracle.Outlook(p.(game.Describer))
	}
	for s := range out[bot.Chance] {
		out[bot.Chance][s] = even(out[bot.Chance][s])
	}
	return out
}

// raced gives a side what it wins and half of the draws. Before there is anything to tell all are
// even.
func (m *mind) raced(p game.Position) (out bot.Outlook) {
	r, ok := m.racer.Race(p)
	if !ok {
		r = game.Race{First: 0.5}
	}
	first := m.racer.FirstSide(p)
	for s := range game.Seat(p.Seats()) {
		chance := r.First + r.Drawn/2
		if !first.Has(s) {
			chance = 1 - chance
		}
		out[bot.Chance][s] = chance
	}
	return out
}

// even rounds a chance to what the exponential of every machine agrees on: that of amd64 and that
// of a browser differ in the last bit.
func even(chance float64) float64 { return math.Round(chance*(1<<30)) / (1 << 30) }

// settled is the outlook once the turn that is under way has been played out.
func (m *mind) settled(p game.Position, number int, seed uint64) (mean bot.Outlook) {
	for k := range uint64(endings) {
		m.work.Set(p)
		m.playOut(m.player, m.work, number, game.NewFast(seed+k), nil)
		said := m.outlook(m.work)
		mean.Add(&said, 1.0/endings)
	}
	return mean
}

// playOut lets a player end a turn for everybody in it.
func (m *mind) playOut(
	player bot.Player, p game.Position, number int, luck game.Chance, note func(made game.Step),
) {
	for m.number(p) == number && p.Actors() != 0 {
		seat, move := bot.Ask(p, p.Actors(), func(s game.Seat) game.Move {
			return player.Choose(p, s, luck)
		})
		if note != nil {
			note(game.Step{Seat: seat, Move: move})
		}
		_ = p.Apply(seat, move, luck, nil) // a player chooses what is legal
	}
}

// forget deals again what nobody could know when the seat moved. What others know of themselves
// stays as it was: after the end it is open.
func forget(p game.Position, seat game.Seat, luck game.Chance) {
	if dealt, ok := p.(game.Reshuffler); ok {
		dealt.Reshuffle(luck)
		return
	}
	p.Redeal(seat, luck)
}
