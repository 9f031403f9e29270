package gametest

import (
	"fmt"

	"twobanners/bot"
	"twobanners/game"
)

// players are who plays the game of a seed: random, greedy, or some of each.
func (s *Suite) players(seed uint64) ([]bot.Player, error) {
	names := [...][]string{{"random"}, {"greedy"}, {"random", "greedy"}}[seed%3]
	players := make([]bot.Player, s.Seats)
	for seat := range players {
		player, err := bot.New(s.Game, names[seat%len(names)])
		if err != nil {
			return nil, err
		}
		players[seat] = player
	}
	return players, nil
}

// play makes moves of a seed's game until it is over, the limit is reached or visit says stop.
// Every choice is luck, so that the seats that act at once act in every order.
func (s *Suite) play(
	p game.Position, seed uint64, make func(game.Seat, game.Move) (more bool, err error),
) error {
	players, err := s.players(seed)
	if err != nil {
		return err
	}
	luck := game.NewFast(seed ^ 0x5ea75)
	for moves := 0; p.Actors() != 0; moves++ {
		if moves > s.MaxMoves {
			return fmt.Errorf("games end: still going on after %d moves", moves)
		}
		actors := p.Actors().List()
		seat := actors[luck.Draw("actor", len(actors))]
		if len(p.Moves(seat, nil)) == 0 {
			return fmt.Errorf("no position is stuck: seat %d has no move", seat)
		}
		if more, err := make(seat, players[seat].Choose(p, seat, luck)); err != nil || !more {
			return err
		}
	}
	return nil
}

// walk plays a game for some moves, or to its end.
func (s *Suite) walk(seed uint64, moves int) (*scene, error) {
	chance := game.NewFast(seed)
	p, err := s.Game.New(s.Seats, []byte(s.Options), chance)
	if err != nil {
		return nil, err
	}
	place := &scene{Suite: s, p: p, before: p.Clone(), luck: game.NewFast(^seed)}
	if moves == 0 {
		return place, nil
	}
	made := 0
	err = s.play(p, seed, func(seat game.Seat, m game.Move) (bool, error) {
		place.before.Set(p)
		made++
		if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
			return false, fmt.Errorf("listed moves apply: move %x is refused: %w", m, refusal)
		}
		return made < moves, nil
	})
	return place, err
}
