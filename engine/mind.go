package engine

import (
	"encoding/json"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/insight"
)

// mind is what a session thinks with: bots, which carry plans from move to move, and a review.
type mind struct {
	match   *game.Match
	players map[string]bot.Player
	luck    *game.Fast
	review  *insight.Review
}

type botFields struct {
	seatFields
	Level string  `json:"level"`
	Seed  *uint64 `json:"seed"`
}

// chosenAnswer is a move that a bot would make: it can be sent back to apply it.
type chosenAnswer struct {
	Seat   game.Seat `json:"seat"`
	Move   any       `json:"move"`
	Packed game.Move `json:"packed"`
}

// botMove asks a bot for the move of a seat that may decide, or of the first.
func (s *Session) botMove(f botFields) (a chosenAnswer, p *Problem) {
	m, pos := &s.mind, s.match.Position
	if m.match != s.match {
		m.match, m.players, m.luck = s.match, map[string]bot.Player{}, game.NewFast(1)
	}
	if f.Seed != nil {
		m.luck = game.NewFast(*f.Seed)
	}
	seats := pos.Actors()
	if f.Seat != nil {
		seat, p := s.seat(f.Seat)
		if p != nil {
			return a, p
		}
		seats &= game.Only(seat)
	}
	if seats == 0 {
		return a, problem(codeWrongSeat, "there is nothing to decide")
	}
	player := m.players[f.Level]
	if player == nil {
		var err error
		if player, err = bot.New(s.match.Game, f.Level); err != nil {
			return a, problem(codeBadRequest, "%v", err)
		}
		m.players[f.Level] = player
	}
	a.Seat, a.Packed = bot.Ask(pos, seats, func(seat game.Seat) game.Move {
		return player.Choose(pos, seat, m.luck)
	})
	a.Move = s.match.Game.ShowMove(pos, a.Packed)
	return a, nil
}

type reviewFields struct {
	envelope
	Record []json.RawMessage `json:"record"`
}

// reviewGame begins the review of a record, or does another piece of it.
func (s *Session) reviewGame(f reviewFields) (*insight.Report, *Problem) {
	if f.Record == nil && s.mind.review == nil {
		return nil, problem(codeBadRequest, "there is no review: begin with a record")
	}
	if f.Record == nil {
		s.mind.review.Next()
		return s.mind.review.Report(), nil
	}
	record, err := readRecord(f.Record)
	if err != nil {
		return nil, problem(codeBadRecord, "%s", plainly(err))
	}
	g, trouble := s.find(record.Head.Game)
	if trouble != nil {
		return nil, trouble
	}
	review, err := insight.New(bot.Shipped(), g, record)
	if err != nil {
		return nil, problem(codeBadRecord, "%v", err)
	}
	s.mind.review = review
	return review.Report(), nil
}
