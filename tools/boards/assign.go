package main

import (
	"math"
	"math/rand/v2"
	"slices"

	"twobanners/content"
)

// A dressing gives the regions of a shape their terrains and symbols.
type dressing struct {
	terrain                      []content.Terrain
	entry, cavern, magic, murloc []bool
	marker                       int
	favourite                    content.Terrain
	past                         *tally
}

func (d *dressing) symbols() []*[]bool {
	return []*[]bool{&d.entry, &d.cavern, &d.magic, &d.murloc}
}

func (d *dressing) clone() *dressing {
	c := *d
	c.terrain = slices.Clone(d.terrain)
	for _, set := range c.symbols() {
		*set = slices.Clone(*set)
	}
	return &c
}

// A tally counts, for each symbol, the terrains it fell on so far, so that over all faces no
// terrain is much richer than another.
type tally [4]map[content.Terrain]int

func (t *tally) add(d *dressing) {
	for k, set := range d.symbols() {
		if t[k] == nil {
			t[k] = map[content.Terrain]int{}
		}
		for i, has := range *set {
			if has {
				t[k][d.terrain[i]]++
			}
		}
	}
}

// dress looks for the dressing that plays best, by annealing from the plan's seed.
func dress(p *plan, s *shape, past *tally) *dressing {
	chance := rand.New(rand.NewPCG(p.seed, 9))
	d := bare(p, s)
	d.past = past
	value := d.value(s)
	best, bestValue := d.clone(), value
	const steps = 60000
	for step := range steps {
		next := d.clone()
		next.change(s, chance)
		heat := 3 * (1 - float64(step)/steps)
		if v := next.value(s); v >= value || chance.Float64() < math.Exp((v-value)/(heat+0.01)) {
			d, value = next, v
		}
		if value > bestValue {
			best, bestValue = d.clone(), value
		}
	}
	return best
}

// bare deals everything out in order, right in number and wrong in place.
func bare(p *plan, s *shape) *dressing {
	count := len(s.near)
	d := &dressing{terrain: make([]content.Terrain, count), favourite: p.marker}
	var deal []content.Terrain
	for _, group := range p.names {
		for range group.names {
			deal = append(deal, group.terrain)
		}
	}
	for i := range count {
		if i == s.water {
			d.terrain[i] = p.water()
			continue
		}
		d.terrain[i], deal = deal[0], deal[1:]
	}
	for k, n := range []int{p.entries, p.cavern, p.magic, p.murlocs} {
		set := make([]bool, count)
		for i := 0; n > 0; i++ {
			if i != s.water {
				set[i] = true
				n--
			}
		}
		*d.symbols()[k] = set
	}
	d.marker = 0
	if s.water == 0 {
		d.marker = 1
	}
	return d
}

func (d *dressing) change(s *shape, chance *rand.Rand) {
	a, b := chance.IntN(len(s.near)), chance.IntN(len(s.near))
	if a == s.water || b == s.water {
		return
	}
	switch pick := chance.IntN(6); pick {
	case 0:
		d.marker = a
	case 1:
		d.terrain[a], d.terrain[b] = d.terrain[b], d.terrain[a]
	default:
		set := *d.symbols()[pick-2]
		set[a], set[b] = set[b], set[a]
	}
}

// value adds up what makes a face good to play on; large penalties are the hard constraints.
func (d *dressing) value(s *shape) float64 {
	v := 0.0
	for i := range s.near {
		if i == s.water {
			continue
		}
		v += d.regionValue(s, i)
		for j := range i {
			if j == s.water {
				continue
			}
			if d.entry[i] && d.entry[j] {
				v += d.landingsValue(s, i, j)
			}
			if !s.near[i][j] {
				continue
			}
			if d.terrain[i] == d.terrain[j] {
				v -= 3
			}
			for _, set := range d.symbols()[1:] {
				if (*set)[i] && (*set)[j] {
					v -= 3
				}
			}
		}
	}
	return v + d.markerValue(s)
}

// regionValue keeps symbols apart and spreads each over the terrains.
func (d *dressing) regionValue(s *shape, i int) float64 {
	v := 0.0
	rich := 0
	for _, set := range d.symbols()[1:] {
		if (*set)[i] {
			rich++
		}
	}
	v -= [4]float64{0, 0, 1.5, 8}[rich]
	peak := d.terrain[i] == content.Mountain
	if d.entry[i] {
		if !s.coastal(i) {
			v -= 100
		}
		if s.drawn.Coast[i] < 130 {
			v -= 2
		}
		if peak {
			v -= 6
		}
		if rich > 0 {
			v -= 0.5
		}
	}
	if d.murloc[i] && (s.coastal(i) || s.water >= 0 && s.near[i][s.water]) {
		v += 0.4
	}
	for k, set := range d.symbols() {
		if (*set)[i] {
			v -= 0.5 * float64(d.past[k][d.terrain[i]])
		}
	}
	if d.murloc[i] && peak {
		v -= 6
	}
	return v
}

// landingsValue wants entries on different coasts and of different terrains.
func (d *dressing) landingsValue(s *shape, i, j int) float64 {
	if s.near[i][j] {
		return -8
	}
	same := 0.0
	if d.terrain[i] == d.terrain[j] {
		same = 1.5
	}
	a, b := s.middle[i], s.middle[j]
	return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y))/120 - same
}

// markerValue wants the marker inland, well connected, and a step or more from every landing.
func (d *dressing) markerValue(s *shape) float64 {
	m := d.marker
	v := float64(s.count(m, s.near))
	if s.coastal(m) || d.entry[m] {
		v -= 100
	}
	for i := range s.near {
		if d.entry[i] && s.near[i][m] {
			v -= 1
		}
	}
	if d.terrain[m] == d.favourite {
		v += 2
	}
	if d.magic[m] {
		v -= 0.8
	}
	return v
}
