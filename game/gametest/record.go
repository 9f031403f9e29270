package gametest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"twobanners/game"
)

// notation: every listed move can be written down and read again.
func (s *scene) notation() error { return Written(s.Game, s.p) }

// Written finds a listed move of a position that cannot be written down, is read back as another,
// or is written like another. A notation that panics is an error too.
func Written(g game.Game, p game.Position) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("writing the moves panics: %v", cause)
		}
	}()
	for _, seat := range p.Actors().List() {
		seen := map[string]game.Move{}
		for _, m := range p.Moves(seat, nil) {
			text, err := json.Marshal(g.ShowMove(p, m))
			if err != nil {
				return err
			}
			read, err := g.ReadMove(p, seat, text)
			if err != nil {
				return fmt.Errorf("move %x is written %s: %w", m, text, err)
			}
			if read != m {
				return fmt.Errorf("move %x is written %s and read as %x", m, text, read)
			}
			if other, twice := seen[string(text)]; twice {
				return fmt.Errorf("moves %x and %x are both written %s", m, other, text)
			}
			seen[string(text)] = m
		}
	}
	return nil
}

// match plays a whole recorded game.
func (s *Suite) match(seed uint64) (*game.Match, error) {
	m, err := game.NewMatch(s.Game, s.Seats, []byte(s.Options), game.SeedFromNumber(seed))
	if err != nil {
		return nil, err
	}
	return m, s.play(m.Position, seed, func(seat game.Seat, move game.Move) (bool, error) {
		if _, refusal := m.Apply(seat, move); !refusal.OK() {
			return false, refusal
		}
		return true, nil
	})
}

// ends: every game ends, where it should.
func (s *Suite) ends(seed uint64) error {
	m, err := s.match(seed)
	if err != nil || s.Ended == nil {
		return err
	}
	return s.Ended(m.Position)
}

// repeats: the same seed and the same moves lead to the same hashes.
func (s *Suite) repeats(seed uint64) error {
	a, err := s.match(seed)
	if err != nil {
		return err
	}
	b, err := s.match(seed)
	if err != nil {
		return err
	}
	if a.Record.Head.Hash != b.Record.Head.Hash {
		return errors.New("one seed sets up two games")
	}
	for i := range a.Record.Steps {
		if a.Record.Steps[i].Hash != b.Record.Steps[i].Hash {
			return fmt.Errorf("one seed leads to two games, from move %d on", i+1)
		}
	}
	return nil
}

// records: a game that is saved and loaded replays to the same hashes and is verified, and a game
// that is broken off can be taken up where it was.
func (s *Suite) records(seed uint64) error {
	m, err := s.match(seed)
	if err != nil {
		return err
	}
	saved := m.Save(false)
	loaded, err := reload(&saved)
	if err != nil {
		return err
	}
	end, err := game.Replay(s.Game, loaded, nil)
	if err != nil {
		return err
	}
	if !same(end, m.Position) {
		return errors.New("the replay ends in another position")
	}
	if err := game.Verify(s.Game, loaded); err != nil {
		return err
	}
	part := game.Record{Head: saved.Head, Steps: saved.Steps[:len(saved.Steps)/2]}
	part.Close = game.Closing{Moves: len(part.Steps), Seed: saved.Close.Seed}
	resumed, err := game.Resume(s.Game, &part)
	if err != nil {
		return fmt.Errorf("taking up half a game: %w", err)
	}
	for i, step := range saved.Steps[len(part.Steps):] {
		if _, refusal := resumed.Apply(step.Seat, step.Move); !refusal.OK() {
			return fmt.Errorf("taking up half a game: move %d: %w", i+1, refusal)
		}
	}
	if !same(resumed.Position, end) {
		return errors.New("a game that was taken up again ends otherwise")
	}
	return nil
}

func reload(r *game.Record) (*game.Record, error) {
	var file bytes.Buffer
	if err := r.Write(&file); err != nil {
		return nil, err
	}
	return game.ReadRecord("saved", &file)
}
