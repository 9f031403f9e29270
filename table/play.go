package table

import (
	"context"

	"twobanners/game"
	"twobanners/store"
)

// Play makes moves of a seat, all or none; an undo takes them back together. The moves are in the
// game's notation; seen is the last entry that whoever decides has seen.
func (t *Table) Play(
	ctx context.Context, who Who, id string, seen int64, seat game.Seat, notation [][]byte,
) (int64, error) {
	return t.makeMoves(ctx, who, who.asks(askMoves, id, seen, seat, notation), seen, seat,
		notation, false)
}

// PlayOn is Play of what the press that made the seat's last move asked for as well: an undo takes
// back that one too, unless somebody else has moved since.
func (t *Table) PlayOn(
	ctx context.Context, who Who, id string, seen int64, seat game.Seat, notation [][]byte,
) (int64, error) {
	ask := who.asks(askMoves, id, seen, seat, notation, "goes on")
	return t.makeMoves(ctx, who, ask, seen, seat, notation, true)
}

func (t *Table) makeMoves(
	ctx context.Context, who Who, ask store.Ask, seen int64, seat game.Seat, notation [][]byte,
	goesOn bool,
) (int64, error) {
	return t.do(ctx, ask, func(s *State) ([]fact, error) {
		if err := s.owns(who, seat); err != nil {
			return nil, err
		}
		if s.Seats[seat].Bot != "" {
			return nil, fault(NotAllowed, "A bot plays this seat: take it back first.")
		}
		read := func(p game.Position, i int) (game.Move, error) {
			m, err := s.Game.ReadMove(p, seat, notation[i])
			if err != nil {
				return 0, fault(BadMove, err.Error())
			}
			return m, nil
		}
		facts, err := s.moves(seen, seat, len(notation), read)
		if err == nil {
			s.join(facts, goesOn)
		}
		return facts, err
	})
}

// join marks the moves that one press sent. The first of them goes with the seat's last move if the
// press sent that as well and it stands last.
func (s *State) join(facts []fact, goesOn bool) {
	goesOn = goesOn && s.tree.now > 0 && s.tree.places[s.tree.now].step.Seat == facts[0].seat
	for i := range facts {
		made := facts[i].data.(Move)
		made.With = goesOn || i > 0
		facts[i].data = made
	}
}

// moves tries moves one after the other on a copy. None follows one that drew: whether it is legal
// would tell how a die falls that is not thrown if it is not.
func (s *State) moves(seen int64, seat game.Seat, count int,
	read func(game.Position, int) (game.Move, error),
) ([]fact, error) {
	if err := s.playing(); err != nil {
		return nil, err
	}
	if err := s.fresh(seen); err != nil {
		return nil, err
	}
	p := game.Lend(s.tree.position)
	defer game.GiveBack(p)
	chance := &dice{make: func() game.Chance { return s.tree.chance(s.secret.Seed) }}
	var facts []fact
	for i := range count {
		if i > 0 && len(facts[i-1].data.(Move).Draws) > 0 {
			return nil, fault(Refused, "What chance decides is seen before one moves on.")
		}
		m, err := read(p, i)
		if err != nil {
			return nil, err
		}
		draws := &game.Recorder{From: chance}
		if refusal := p.Apply(seat, m, draws, nil); !refusal.OK() {
			return nil, refused(refusal)
		}
		hash := game.HashText(s.tree.head.Format, p)
		facts = append(facts, fact{seat, KindMove, Move{Move: m, Draws: draws.Draws, Hash: hash}})
	}
	return facts, nil
}

// dice are lazy chance, worked out when something is drawn: hardly any move draws, and the dice
// follow from all that were drawn before.
type dice struct {
	make func() game.Chance
	made game.Chance
}

// Draw draws.
func (d *dice) Draw(name string, n int) int {
	if d.made == nil {
		d.made = d.make()
	}
	return d.made.Draw(name, n)
}

// Record is the record of a game that is over.
func (s *State) Record(seed game.Seed) (*game.Record, error) {
	if s.Status() != Over || s.ended {
		return nil, fault(NotAllowed, "The record can be had when the game is over.")
	}
	outcome, _ := s.tree.position.Outcome()
	r := &game.Record{Head: s.tree.head, Steps: s.tree.steps()}
	r.Close = game.Closing{
		Moves: len(r.Steps), Over: true, Seed: seed.String(), Win: outcome.Winners.List(),
	}
	for seat := range s.Seats {
		r.Close.Scores = append(r.Close.Scores, int(outcome.Score[seat]))
	}
	return r, nil
}
