package lordaeron

// odds are what a fight comes to for every Health of the group: the chance to win, and the wounds
// it takes then in the mean. Wounds only grow in a fight, so one forecast with all the Health there
// can be tells it for any: won with so much Health is won with fewer wounds than that.
type odds struct {
	win, wounds [maxHealth]float32
	energy      float32
}

// read takes the odds from the fight that was forecast last.
func (o *odds) read(f *Forecaster) {
	*o = odds{energy: float32(f.fight.energy)}
	sum, mean := 0.0, 0.0
	hurts := f.sized.hurt(f.fight.wounds) / max(scratch, f.fight.wounds)
	for health := 1; health < maxHealth; health++ {
		if more := f.fight.winAt[health-1]; more == 0 && health > 1 {
			o.win[health], o.wounds[health] = o.win[health-1], o.wounds[health-1]
			continue
		}
		sum += f.fight.winAt[health-1]
		mean += f.fight.winAt[health-1] * float64(health-1)
		part := min(1, float64(health)/f.sized.capacity)
		o.win[health] = max(o.win[health-1], float32(f.sized.corrected(sum, part)))
		if sum > 0 {
			o.wounds[health] = float32(hurts * mean / sum)
		}
	}
}

// oddsCache remembers odds by all that they depend on but Health, across turns.
type oddsCache struct {
	known [4096]struct {
		key uint64
		odds
	}
	// spent is what forecasts of the turn have cost, in their steps; room what it may come to in
	// the search under way.
	spent, room int
}

// A recipe counts what a turn may cost in so many steps of forecasts, for a side of three; one of
// two has a smaller part.
const (
	stepsCounted = 10_000
	smallPart    = 0.3
)

// allow lets a search spend half of what is left to the turn. So what is seldom dear is cut short,
// and searches later in the turn, most of whose fights are known, have room too.
func (s *SidePlanner) allow(anew bool) {
	if anew {
		s.odds.spent = 0
	}
	most := float64(s.Most * stepsCounted)
	if s.search.size < sideSize {
		most *= smallPart
	}
	s.odds.room = s.odds.spent + max(0, int(most)-s.odds.spent)/2
}

// hopelessOdds are those of a fight that nobody has time to think about.
var hopelessOdds odds

// evenEnergy is the Energy that a fight is forecast with: a draft only guesses at it, so that half
// as many forecasts will do.
func evenEnergy(n int8) int8 { return n &^ 1 }

// fightOdds are the odds of a group of places, as it stands in a draft of a plan, against the foe
// of a goal, or against blue creatures that stand there too.
func (s *SidePlanner) fightOdds(n *draft, t int, foe *fightTarget, group uint8) *odds {
	r := &s.search
	h := hash(r.foes[t])
	h.add(int(foe.foe)<<8 | int(foe.which))
	for i := range r.size {
		if has(group, int8(i)) {
			h.add(int(r.gear[i]))
			h.add(int(n.who[i].level)<<8 | int(evenEnergy(n.who[i].energy)))
		}
	}
	key := uint64(h) | 1
	slot := &s.odds.known[key>>1%uint64(len(s.odds.known))]
	if slot.key == key {
		return &slot.odds
	}
	if s.Most > 0 && s.odds.spent >= s.odds.room {
		return &hopelessOdds
	}
	slot.key = key
	before := s.forecasts.steps()
	q := &r.scratch
	for i, who := range r.ids[:r.size] {
		if has(group, int8(i)) {
			c := &q.People[who]
			c.Level, c.Energy = n.who[i].level, uint8(evenEnergy(n.who[i].energy))
			c.Health = uint8(r.most[i][n.who[i].level].health)
		}
	}
	if s.forecasts.Errand(q, foe, s.side, r.characters(group), 0, AllOut) == nil {
		slot.odds = odds{}
	} else {
		slot.read(&s.forecasts)
	}
	s.odds.spent += s.forecasts.steps() - before
	for i, who := range r.ids[:r.size] {
		if has(group, int8(i)) {
			q.People[who] = s.People[who]
		}
	}
	return &slot.odds
}
