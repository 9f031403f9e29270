package lab

import (
	"fmt"

	"twobanners/bot"
	"twobanners/game"
)

// Calibration compares what the net says of each side's chance to win, at every beginning of a
// turn, with who won.
type Calibration struct{ *Self }

const (
	quarters = 4
	tenths   = 10
)

// Said sums what was said in a quarter of the game: positions, squared errors (Brier; half of the
// sum over sides), the same of always saying par, and by tenths of the chance said how often, the
// sum said and the sum that came true.
type Said struct {
	Positions int                `json:"positions"`
	Brier     float64            `json:"brier"`
	ParBrier  float64            `json:"par_brier"`
	Tenths    [tenths][3]float64 `json:"tenths"`
	// Waits are the same three for seats that move now, next, and so on.
	Waits [game.MaxSeats][3]float64 `json:"waits"`
}

// Head is what the journal must be of.
func (c *Calibration) Head() (Head, error) {
	return headOf("calibration", c.Game, c.Library, c.Seed, c.SelfPlan)
}

// Run plays what the journal does not hold yet.
func (c *Calibration) Run(j *Journal) (*CalibrationReport, error) {
	rows, err := c.run(j, func() (any, func(Table, int) error) {
		found := &[quarters]Said{}
		return found, func(t Table, number int) error { return c.compare(t, number, found) }
	})
	if err != nil {
		return nil, err
	}
	return c.report(j, rows)
}

// compare plays a game and compares what was said on the way with how it ended.
func (c *Calibration) compare(t Table, number int, found *[quarters]Said) error {
	var at game.Position
	var parties []game.Seats
	var said [][]float64
	var movers []game.Seat
	err := c.play(t, number, func(p game.Position) (watcher, error) {
		at, parties = p, sides(c.Game, p)
		oracle, err := c.oracle(p)
		return watcher{turn: func(p game.Planner) {
			said = append(said, oracle.Chances(p.(game.Describer)))
			movers = append(movers, p.Actors().First())
		}}, err
	})
	if err != nil {
		return err
	}
	outcome, _ := at.Outcome()
	for turn, chances := range said {
		quarter := &found[quarters*turn/len(said)]
		quarter.compare(chances, &outcome, parties)
		quarter.wait(movers[turn], chances, &outcome, parties)
	}
	return nil
}

func (c *Calibration) oracle(p game.Position) (*bot.Oracle, error) {
	library := c.Library
	if library == nil {
		library = bot.Shipped()
	}
	described, ok := p.(game.Describer)
	if !ok {
		return nil, fmt.Errorf("%s has no net", c.Game.ID())
	}
	return library.Oracle(c.Game, described)
}

func (s *Said) compare(chances []float64, o *game.Outcome, parties []game.Seats) {
	s.Positions++
	par := 1 / float64(len(parties))
	for _, side := range parties {
		said, was := chances[side.First()], shareOf(o, side)
		s.Brier += (said - was) * (said - was) / 2
		s.ParBrier += (par - was) * (par - was) / 2
		add(&s.Tenths[min(int(said*tenths), tenths-1)], said, was)
	}
}

// wait notes the same by how many turns a seat waits for its own, where seats play alone.
func (s *Said) wait(mover game.Seat, chances []float64, o *game.Outcome, parties []game.Seats) {
	if len(parties) != len(chances) {
		return
	}
	for seat, said := range chances {
		turns := (seat - int(mover) + len(chances)) % len(chances)
		add(&s.Waits[turns], said, shareOf(o, game.Only(game.Seat(seat))))
	}
}

func add(into *[3]float64, said, was float64) {
	into[0]++
	into[1] += said
	into[2] += was
}

func (s *Said) merge(o *Said) {
	for i := range s.Waits {
		for k := range s.Waits[i] {
			s.Waits[i][k] += o.Waits[i][k]
		}
	}
	s.Positions += o.Positions
	s.Brier += o.Brier
	s.ParBrier += o.ParBrier
	for i := range s.Tenths {
		for k := range s.Tenths[i] {
			s.Tenths[i][k] += o.Tenths[i][k]
		}
	}
}
