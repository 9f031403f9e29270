package main

import (
	"container/heap"
	"math"
	"math/rand/v2"
)

// A partition says which region each land cell belongs to.
type partition struct {
	label map[corner]int
	count int
}

type step struct {
	at    corner
	label int
	far   float64
}

type frontier []step

func (f frontier) Len() int           { return len(f) }
func (f frontier) Less(i, j int) bool { return f[i].far < f[j].far }
func (f frontier) Swap(i, j int)      { f[i], f[j] = f[j], f[i] }
func (f *frontier) Push(x any)        { *f = append(*f, x.(step)) }
func (f *frontier) Pop() any {
	old := *f
	last := old[len(old)-1]
	*f = old[:len(old)-1]
	return last
}

// divide cuts an island into regions of about one size: each grows from its seat over land, the
// seats move to the middle, large regions start later.
func divide(island map[corner]bool, count int, seed uint64) partition {
	chance := rand.New(rand.NewPCG(seed, 7))
	list := inOrder(island)
	seats := spread(list, count, chance)
	late := make([]float64, count)
	var p partition
	for range 28 {
		p = grow(island, seats, late, seed)
		middle, size := p.middles(list)
		for i := range seats {
			late[i] += 0.9 * (float64(size[i])/(float64(len(list))/float64(count)) - 1)
			seats[i] = nearestOf(p, list, i, middle[i])
		}
	}
	p.file(list)
	return p
}

// spread picks seats far from each other.
func spread(list []corner, count int, chance *rand.Rand) []corner {
	seats := []corner{list[chance.IntN(len(list))]}
	for len(seats) < count {
		best, bestFar := list[0], -1.0
		for range 40 {
			c := list[chance.IntN(len(list))]
			near := math.Inf(1)
			for _, s := range seats {
				near = min(near, apart(c, s))
			}
			if near > bestFar {
				best, bestFar = c, near
			}
		}
		seats = append(seats, best)
	}
	return seats
}

func apart(a, b corner) float64 {
	p, q := a.middle(), b.middle()
	return math.Hypot(p.x-q.x, p.y-q.y) / cellRadius
}

func grow(island map[corner]bool, seats []corner, late []float64, seed uint64) partition {
	p := partition{map[corner]int{}, len(seats)}
	queue := &frontier{}
	for i, s := range seats {
		*queue = append(*queue, step{s, i, late[i]})
	}
	heap.Init(queue)
	for queue.Len() > 0 {
		s := heap.Pop(queue).(step)
		if _, taken := p.label[s.at]; taken {
			continue
		}
		p.label[s.at] = s.label
		for _, d := range across {
			next := s.at.plus(d)
			if _, taken := p.label[next]; taken || !island[next] {
				continue
			}
			m := next.middle()
			rough := 1 + 0.35*smooth(seed+31, m.x/60, m.y/60) +
				0.2*unit(mixed(seed+32, next.u, next.v))
			heap.Push(queue, step{next, s.label, s.far + rough})
		}
	}
	return p
}

func (p partition) middles(list []corner) ([]place, []int) {
	middle, size := make([]place, p.count), make([]int, p.count)
	for _, c := range list {
		i, m := p.label[c], c.middle()
		middle[i].x += m.x
		middle[i].y += m.y
		size[i]++
	}
	for i := range middle {
		middle[i].x /= float64(max(1, size[i]))
		middle[i].y /= float64(max(1, size[i]))
	}
	return middle, size
}

func nearestOf(p partition, list []corner, region int, to place) corner {
	best, bestFar := list[0], math.Inf(1)
	for _, c := range list {
		m := c.middle()
		if far := math.Hypot(m.x-to.x, m.y-to.y); p.label[c] == region && far < bestFar {
			best, bestFar = c, far
		}
	}
	return best
}

// file gives cells that stick out into a neighbour to that neighbour.
func (p partition) file(list []corner) {
	votes := make([]int, p.count)
	for range 3 {
		for _, c := range list {
			clear(votes)
			best := p.label[c]
			for _, d := range across {
				if l, ok := p.label[c.plus(d)]; ok {
					if votes[l]++; votes[l] > votes[best] {
						best = l
					}
				}
			}
			if votes[p.label[c]] <= 1 || votes[best] >= 4 {
				p.label[c] = best
			}
		}
	}
}
