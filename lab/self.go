package lab

import (
	"encoding/json"
	"errors"
	"fmt"

	"twobanners/bot"
	"twobanners/game"
)

// Self is games of one bot in all seats.
type Self struct {
	Game    game.Game
	Library *bot.Library
	SelfPlan
	Seed uint64
	Progress
}

// SelfPlan is who plays where, and how often at each table: a journal does not care for that.
type SelfPlan struct {
	Bot    string  `json:"bot"`
	Tables []Table `json:"tables"`
	Games  int     `json:"-"`
}

// selfPiece is how many games make a piece of work.
const selfPiece = 8

// Check finds what cannot be played.
func (s *Self) Check() error {
	if s.Games < 1 || len(s.Tables) == 0 {
		return errors.New("there are no games to play")
	}
	at := newSitting(s.Game, s.Library)
	for _, t := range s.Tables {
		if _, _, err := at.begin(t, 0, 0); err != nil {
			return fmt.Errorf("table %s: %w", t.Name(), err)
		}
	}
	_, err := at.player(s.Bot, 0)
	return err
}

// run does the pieces that the journal does not hold yet: a piece finds something in its games. It
// gives what was found at each table, in order.
func (s *Self) run(
	j *Journal, piece func() (found any, play func(t Table, number int) error),
) ([][]json.RawMessage, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	work := &pieces{journal: j, Progress: &s.Progress}
	for range s.Tables {
		work.series = append(work.series, series{(s.Games + selfPiece - 1) / selfPiece, selfPiece})
	}
	work.do = func(at Place) (any, error) {
		found, play := piece()
		for i := range selfPiece {
			number := at.Number*selfPiece + i
			if err := play(s.Tables[at.Series], number); err != nil {
				return nil, fmt.Errorf("game %d: %w", number, err)
			}
		}
		return found, nil
	}
	return work.run()
}

// play plays a numbered game to its end.
func (s *Self) play(t Table, number int, begun func(p game.Position) (watcher, error)) error {
	at := newSitting(s.Game, s.Library)
	p, chance, err := at.begin(t, s.Seed, number)
	if err != nil {
		return err
	}
	w, err := begun(p)
	if err != nil {
		return err
	}
	name := func(game.Seat) string { return s.Bot }
	return at.play(p, chance, luckOf(s.Seed, number), name, w)
}
