package main

import (
	"math"
	"math/rand/v2"
	"slices"

	"twobanners/content"
)

// A settlement is a division of the land, with where its regions began to grow.
type settlement struct {
	at   []place
	late []float64
	cost float64
}

const settleSteps = 9000

// settle moves seats a little and lets some regions start later, until the drawing says what the
// map says: where one can walk regions touch at length, elsewhere they touch little.
func (b *board) settle() *shape {
	chance := rand.New(rand.NewPCG(boardSeed, 3))
	home := seatsOf(b)
	best := settlement{at: slices.Clone(home), late: make([]float64, len(home))}
	island := b.coastline(home)
	list := inOrder(island)
	best.cost = b.cost(best, home, island, list)
	for step := range settleSteps {
		next := settlement{at: slices.Clone(best.at), late: slices.Clone(best.late)}
		i := chance.IntN(len(home))
		pace := 46*(1-float64(step)/settleSteps) + 12
		if chance.IntN(4) == 0 {
			next.late[i] += (chance.Float64() - 0.5) * 2
		} else {
			next.at[i].x += (chance.Float64() - 0.5) * pace
			next.at[i].y += (chance.Float64() - 0.5) * pace
		}
		if next.cost = b.cost(next, home, island, list); next.cost < best.cost {
			best = next
		}
	}
	loops := b.division(best, island, list).loops()
	if loops == nil {
		return nil
	}
	return b.measured(outlines(loops, boardSeed))
}

func (b *board) division(s settlement, island map[corner]bool, list []corner) partition {
	begin := make([]corner, len(s.at))
	for i, p := range s.at {
		begin[i] = nearestCell(list, fromBoard(p))
	}
	p := grow(island, begin, s.late, boardSeed)
	p.file(list)
	return p
}

func nearestCell(list []corner, to place) corner {
	best, far := list[0], math.Inf(1)
	for _, c := range list {
		m := c.middle()
		if d := math.Hypot(m.x-to.x, m.y-to.y); d < far {
			best, far = c, d
		}
	}
	return best
}

// cost counts what is wrong with a settlement; a side of a cell is about 13 units long.
func (b *board) cost(s settlement, home []place, island map[corner]bool, list []corner) float64 {
	p := b.division(s, island, list)
	count := len(s.at)
	size, within, shared := make([]int, count), make([]int, count), make([]int, count*count)
	for _, c := range list {
		mine := p.at(c)
		if mine == outside {
			continue
		}
		size[mine]++
		alike := 0
		for k, d := range across {
			switch other := p.at(c.plus(d)); {
			case other == mine:
				alike++
			case other != outside && k < 3:
				shared[max(mine, other)*count+min(mine, other)]++
			}
		}
		within[mine] += alike / len(across)
	}
	sum := 0.0
	for i := range count {
		small := max(0, 66-float64(size[i]))
		large := max(0, float64(size[i])-120)
		moved := math.Hypot(s.at[i].x-home[i].x, s.at[i].y-home[i].y)
		narrow := max(0, 36-float64(within[i]))
		sum += small*small*0.03 + narrow*narrow*0.05 + large*large*0.004 + moved*moved*0.0012
		for j := range i {
			sum += b.borderCost(i, j, float64(shared[i*count+j]), s)
		}
	}
	return sum
}

func (b *board) borderCost(i, j int, sides float64, s settlement) float64 {
	ferry := i == b.islander || j == b.islander
	switch {
	case b.borders[i][j] && !ferry:
		if sides == 0 {
			return 60 + math.Hypot(s.at[i].x-s.at[j].x, s.at[i].y-s.at[j].y)*0.2
		}
		short := max(0, 6-sides)
		return short * short * 1.6
	case sides == 0 && b.closed[i][j] && !ferry: // on the printed board it can be seen
		return 5
	case sides == 0:
		return 0
	case sides < 4: // a scrap of a ridge reads badly
		return 18
	default:
		return min(8, sides) * 0.7
	}
}

// measured reads the borders of the outlines, moved into the drawing.
func (b *board) measured(polygons []content.Polygon) *shape {
	s := &shape{water: -1}
	s.face.Width, s.face.Height = boardWidth, boardHeight
	s.face.Regions = make([]content.Region, len(polygons))
	for i, line := range polygons {
		for k := range line {
			line[k].X += boardWidth / 2
			line[k].Y += boardHeight / 2
		}
		s.face.Regions[i] = content.Region{ID: b.regions[i].ID, Name: b.regions[i].Name}
		s.face.Regions[i].Outline.Border = line
	}
	s.drawn = content.DrawnBorders(s.face.Lines())
	return s
}
