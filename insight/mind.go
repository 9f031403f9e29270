package insight

import (
	"fmt"

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

// mind says what positions are worth: by the net of a game, or by the game's own estimate.
type mind struct {
	oracle *bot.Oracle
	// player ends turns that have begun; without one nothing is said of luck and mistakes.
	player       bot.Player
	first, again bot.Player
	work         game.Position
}

func newMind(library *bot.Library, g game.Game, p game.Position) (m *mind, err error) {
	described, ok := p.(game.Describer)
	if !ok {
		return nil, fmt.Errorf("%s has no chances", g.ID())
	}
	m = &mind{work: p.Clone()}
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

func (m *mind) number(p game.Position) int { return p.(game.TurnCounter).TurnNumber() }

// knows tells whether there is anything to say of a position yet.
func (m *mind) knows(game.Position) bool { return true }

// outlook is asked at the beginning of a turn.
func (m *mind) outlook(p game.Position) bot.Outlook { return m.oracle.Outlook(p.(game.Describer)) }

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

// Speaks tells whether there is anything to say of a table.
func Speaks(library *bot.Library, g game.Game, p game.Position) bool {
	_, err := newMind(library, g, p)
	return err == nil
}
