package lab

import (
	"fmt"
	"strings"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

// Table is a kind of table.
type Table struct {
	Players int    `json:"players"`
	Options string `json:"options,omitempty"`
}

// Name is short, such as "4" or "4-team".
func (t Table) Name() string {
	if strings.Contains(t.Options, `"team"`) {
		return fmt.Sprintf("%d-team", t.Players)
	}
	return fmt.Sprint(t.Players)
}

// sitting is some people at a table: what one game left in their heads is there in the next, so
// that a piece of work must have its own.
type sitting struct {
	game    game.Game
	library *bot.Library
	players map[string][]bot.Player
	log     game.Log
}

func newSitting(g game.Game, library *bot.Library) *sitting {
	return &sitting{game: g, library: library, players: map[string][]bot.Player{}}
}

// head is the seat whose bot thinks for a seat: a side that plans together thinks once.
func (s *sitting) head(p game.Position, seat game.Seat) int {
	teamed, sides := s.game.(game.Teamer)
	if _, plans := s.game.(game.StrategistMaker); sides && plans {
		return int(teamed.Team(p, seat).First())
	}
	return int(seat)
}

// player is the bot of a name that sits at a seat: each seat has its own.
func (s *sitting) player(name string, seat int) (bot.Player, error) {
	for len(s.players[name]) <= seat {
		player, err := newPlayer(s.game, s.library, name)
		if err != nil {
			return nil, err
		}
		s.players[name] = append(s.players[name], player)
	}
	return s.players[name][seat], nil
}

// watcher is told about a game as it goes on.
type watcher struct {
	// turn is shown every position at which a turn begins, of games that have turns.
	turn func(p game.Planner)
	// tick is told that a turn begins, of any game that tells turns apart.
	tick func()
	// move is told what is about to be done.
	move func(seat game.Seat, m game.Move)
	// event is told what happened.
	event func(e game.Event)
	// thought is told how long each choice took by the clock, if there is one.
	clock   func() time.Time
	thought func(time.Duration)
}

// begin tells that a turn begins; the position is nil in games without plans.
func (w *watcher) begin(p game.Planner) {
	if w.turn != nil && p != nil {
		w.turn(p)
	}
	if w.tick != nil {
		w.tick()
	}
}

// begin sets a numbered deal up.
func (s *sitting) begin(t Table, seed uint64, deal int) (game.Position, game.Chance, error) {
	chance := game.NewSecret(game.SeedFromNumber(seed<<24 + uint64(deal)))
	p, err := s.game.New(t.Players, []byte(t.Options), chance)
	return p, chance, err
}

// play plays a game to its end: name tells who sits at a seat.
func (s *sitting) play(
	p game.Position, chance, luck game.Chance, name func(seat game.Seat) string, w watcher,
) error {
	planned, _ := p.(game.Planner)
	turned, _ := p.(game.TurnCounter)
	last := -1
	var log *game.Log
	if w.event != nil {
		log = &s.log
	}
	for p.Actors() != 0 {
		if turned != nil && turned.TurnNumber() != last {
			last = turned.TurnNumber()
			w.begin(planned)
		}
		var failed error
		seat, move := bot.Ask(p, p.Actors(), func(seat game.Seat) game.Move {
			player, err := s.player(name(seat), s.head(p, seat))
			if err != nil {
				failed = err
				return 0
			}
			return w.choose(player, p, seat, luck)
		})
		if failed != nil {
			return failed
		}
		if w.move != nil {
			w.move(seat, move)
		}
		s.log.Events = s.log.Events[:0]
		if refusal := p.Apply(seat, move, chance, log); !refusal.OK() {
			return fmt.Errorf("%s: %w", name(seat), refusal)
		}
		for _, e := range s.log.Events {
			w.event(e)
		}
	}
	return nil
}

// luckOf is the luck of the bots in a numbered game, which is not the game's.
func luckOf(seed uint64, number int) game.Chance {
	return game.NewFast(seed ^ uint64(number+1)*0x9e3779b97f4a7c15)
}

// sides are the seats that win together, in the order of their first seats.
func sides(g game.Game, p game.Position) (list []game.Seats) {
	for seat := range game.Seat(p.Seats()) {
		side := game.Only(seat)
		if described, ok := p.(game.Describer); ok {
			side = described.Side(seat)
		} else if teamed, ok := g.(game.Teamer); ok {
			side = teamed.Team(p, seat)
		}
		if side.First() == seat {
			list = append(list, side)
		}
	}
	return list
}

// shareOf is a side's part in a victory.
func shareOf(o *game.Outcome, side game.Seats) float64 {
	return float64((o.Winners & side).Len()) / float64(o.Winners.Len())
}

// newPlayer makes a player by its name or its recipe.
func newPlayer(g game.Game, library *bot.Library, name string) (bot.Player, error) {
	if library == nil {
		library = bot.Shipped()
	}
	if strings.Contains(name, ":") {
		return library.Make(g, name)
	}
	return library.New(g, name)
}
