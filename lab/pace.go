package lab

import (
	"time"

	"twobanners/bot"
	"twobanners/game"
)

// Pace is how long a bot thinks about a turn: in the mean, and at most.
type Pace struct {
	Table string        `json:"table"`
	Bot   string        `json:"bot"`
	Turns int           `json:"turns"`
	Mean  time.Duration `json:"mean_ns"`
	Most  time.Duration `json:"most_ns"`
}

// MeasurePace lets one bot play all seats of some games, one after the other on one core. It
// measures by a clock, so the machine must have nothing else to do.
func MeasurePace(s *Self, t Table, clock func() time.Time) (Pace, error) {
	pace := Pace{Table: t.Name(), Bot: s.Bot}
	if err := s.Check(); err != nil {
		return pace, err
	}
	total, turn := time.Duration(0), time.Duration(0)
	thought := func(d time.Duration) { turn += d }
	for number := range s.Games {
		err := s.play(t, number, func(game.Position) (watcher, error) {
			return watcher{clock: clock, thought: thought, tick: func() {
				if turn > 0 {
					pace.Turns++
				}
				total, pace.Most, turn = total+turn, max(pace.Most, turn), 0
			}}, nil
		})
		if err != nil {
			return pace, err
		}
	}
	pace.Mean = total / time.Duration(max(1, pace.Turns))
	return pace, nil
}

// choose asks a player, by the clock if somebody wants to know.
func (w *watcher) choose(
	player bot.Player, p game.Position, seat game.Seat, luck game.Chance,
) game.Move {
	if w.clock == nil {
		return player.Choose(p, seat, luck)
	}
	began := w.clock()
	m := player.Choose(p, seat, luck)
	w.thought(w.clock().Sub(began))
	return m
}
