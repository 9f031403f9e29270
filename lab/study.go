package lab

import (
	"errors"
	"fmt"

	"twobanners/bot"
	"twobanners/game"
)

// Study is games to learn from: one bot plays all seats and now and then does something odd, so
// that what is learned holds beside the beaten track as well.
type Study struct {
	Game    game.Game
	Seats   int
	Options []byte
	Bot     string
	Library *bot.Library
	Seed    uint64
	// Forks and Settles are how many of a hundred turns begin with any fork or any settling move;
	// Whims how many of a hundred turns are played with a whim of so many points.
	Forks, Settles, Whims int
	Whim                  float64
}

// Position makes a position of the game to be studied: what a value function is told has its shape.
func (s *Study) Position() (game.Describer, error) {
	p, err := s.Game.New(s.Seats, s.Options, game.NewFast(s.Seed))
	if err != nil {
		return nil, err
	}
	described, ok := p.(game.Describer)
	if !ok {
		return nil, fmt.Errorf("%s has no features to learn from", s.Game.ID())
	}
	return described, nil
}

// student plays the games of a study one after the other.
type student struct {
	*Study
	player bot.Player
	list   []game.Move
}

func (s *Study) student() (*student, error) {
	player, err := newPlayer(s.Game, s.Library, s.Bot)
	return &student{Study: s, player: player}, err
}

// play plays a numbered game and shows the position at every beginning of a turn, then the end.
func (s *student) play(number int, turn, end func(p game.Describer)) error {
	luck := game.NewFast(s.Seed<<32 + uint64(number))
	position, err := s.Game.New(s.Seats, s.Options, luck)
	if err != nil {
		return err
	}
	p, ok := position.(game.Describer)
	if !ok {
		return errors.New("the game has no turns to learn from")
	}
	last := -1
	for p.Actors() != 0 {
		seat, fresh := p.Actors().First(), p.TurnNumber() != last
		if fresh {
			last = p.TurnNumber()
			turn(p)
			s.whim(luck)
		}
		m, odd := game.Move(0), false
		if fresh {
			m, odd = s.odd(p, seat, luck)
		}
		if !odd {
			m = s.player.Choose(p, seat, luck)
		}
		if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
			return fmt.Errorf("game %d: %w", number, refusal)
		}
	}
	end(p)
	return nil
}

func (s *student) whim(luck game.Chance) {
	whimsical, ok := s.player.(bot.Whimsical)
	if !ok || s.Whims == 0 {
		return
	}
	whim := 0.0
	if luck.Draw("whim", 100) < s.Whims {
		whim = s.Whim
	}
	whimsical.SetWhim(whim)
}

// odd draws a fork or a settling move to begin a turn with, now and then.
func (s *student) odd(p game.Describer, seat game.Seat, luck game.Chance) (game.Move, bool) {
	draw := luck.Draw("odd", 100)
	for _, c := range []struct {
		step game.PlanStep
		less int
	}{{game.Fork, s.Forks}, {game.Settle, s.Settles}} {
		if draw >= c.less {
			continue
		}
		n := 0
		s.list = p.Moves(seat, s.list[:0])
		for _, m := range s.list {
			if p.StepOf(m) == c.step {
				s.list[n] = m
				n++
			}
		}
		if n > 0 {
			return s.list[luck.Draw("odd move", n)], true
		}
	}
	return 0, false
}
