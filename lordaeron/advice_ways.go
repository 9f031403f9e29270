package lordaeron

import "twobanners/game"

// WayAdvice is where a Travel action can lead: the moves that go there one after another, the first
// of them legal now, each further one legal once the one before is made.
type WayAdvice struct {
	Who  string   `json:"who"`
	To   string   `json:"to"`
	Path []string `json:"path"` // the regions on the way, the last one too
	// Flies tells that some of the way is flown.
	Flies bool  `json:"flies,omitempty"`
	Moves []any `json:"moves"`
}

// mostWaySteps is as far ahead as ways are shown: a Travel action and what a mount adds.
const mostWaySteps = 4

// ways are the shortest ways to every region that a seat's characters can travel to now. No step
// draws chance or uncovers anything as long as the move goes on, so nothing hidden is told.
func (g *Game) ways(p *Position, seat game.Seat) (list []WayAdvice) {
	if !p.waitsIn(taskTurn) {
		return nil
	}
	type place struct {
		at  *Position
		way WayAdvice
	}
	known := map[[2]string]bool{}
	next := []place{{at: p}}
	for step := 0; step < mostWaySteps && len(next) > 0; step++ {
		from := next
		next = nil
		for _, here := range from {
			for _, packed := range here.at.Moves(seat, nil) {
				m, _ := here.at.Unpack(packed)
				if step == 0 && m.Kind != Travel || step > 0 && m.Kind != Step {
					continue
				}
				who, to := g.WhoName(p, m.Who), g.RegionName(Region(m.At))
				if known[[2]string{who, to}] || Region(m.At) == p.People[m.Who].Region {
					continue
				}
				known[[2]string{who, to}] = true
				way := WayAdvice{
					Who: who, To: to, Flies: here.way.Flies || m.N == 1,
					Path:  append(here.way.Path[:step:step], to),
					Moves: append(here.way.Moves[:step:step], g.ShowMove(here.at, packed)),
				}
				list = append(list, way)
				there := here.at.Clone().(*Position)
				_ = there.Apply(seat, packed, game.NewFast(0), nil)
				if there.waitsIn(taskTravel) {
					next = append(next, place{there, way})
				}
			}
		}
	}
	return list
}
