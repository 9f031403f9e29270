package lordaeron

// The arithmetic of dice: what a phase places, and what a side places in a round, with the chance
// of each. Dice of a colour are alike, so counts are enough: of hits, and of dice that bite.

const counts = DiceOfColor + 1

// throw is the chance of so many hits and biting dice of a colour, after so many rerolls, and a
// list of what can be.
type throw struct {
	chance [counts][counts][counts]float64
	can    []thrown
}

type thrown struct {
	used, hits, low int
	chance          float64
}

// choose is n over k.
var choose = func() (c [counts][counts]float64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n; k++ {
			c[n][k] = c[n-1][k-1]
			if k < n {
				c[n][k] += c[n-1][k]
			}
		}
	}
	return c
}()

// powers are those of a chance.
func powers(chance float64) (p [counts]float64) {
	p[0] = 1
	for i := 1; i < counts; i++ {
		p[i] = p[i-1] * chance
	}
	return p
}

// die is how often a die lands and bites; what lands does not bite.
type die struct{ hit, low, rest [counts]float64 }

func dieOf(threat, bites int) die {
	hits := min(8, max(0, 9-threat))
	lows := min(bites, 8-hits)
	return die{
		powers(float64(hits) / 8), powers(float64(lows) / 8),
		powers(float64(8-hits-lows) / 8),
	}
}

// three is the chance that of n dice h land and l bite.
func (d *die) three(n, h, l int) float64 {
	return choose[n][h] * choose[n-h][l] * d.hit[h] * d.low[l] * d.rest[n-h-l]
}

// throwDice goes through all rolls of n dice of which up to so many misses are rerolled, those that
// bite before the others. Dice that are set land.
func (t *throw) throwDice(d *die, n, sure, rerolls int) {
	t.chance = [counts][counts][counts]float64{}
	n -= sure
	for h := range n + 1 {
		for l := range n - h + 1 {
			chance := d.three(n, h, l)
			if chance == 0 {
				continue
			}
			again := min(rerolls, n-h)
			low := max(0, l-again)
			for h2 := range again + 1 {
				for l2 := range again - h2 + 1 {
					t.chance[again][sure+h+h2][low+l2] += chance * d.three(again, h2, l2)
				}
			}
		}
	}
	t.list(sure + n)
}

// list lists the outcomes of n dice that can be, which are few of all there might be.
func (t *throw) list(n int) {
	t.can = t.can[:0]
	for used := range n + 1 {
		for hits := range n + 1 {
			for low := range n - hits + 1 {
				if chance := t.chance[used][hits][low]; chance > 0 {
					t.can = append(t.can, thrown{used, hits, low, chance})
				}
			}
		}
	}
}

// rollOutcome is an outcome of dice: hits in the damage box, what keeps wounds off, what the
// resolution moves to the damage box, and Health lost to biting dice.
type rollOutcome struct {
	damage, shield, moved, lost uint8
	chance                      float64
}

// distribution is the outcomes of a phase or a round, each with its chance. Equal ones are one: at
// finds them.
type distribution struct {
	outcomes []rollOutcome
	at       []int32 // by key, one more than the index; all zero between uses
	size     [4]int  // beyond its size an outcome makes no difference
	least    float64 // what is rarer is left out
	// joined is how many pairs were tried so far.
	joined int
	// sieves hold the outcomes with more than some chance each, in their order.
	sieves [8]struct {
		least    float64
		outcomes []rollOutcome
	}
}

// begin clears it for outcomes up to these limits.
func (s *distribution) begin(limit [4]int) {
	s.forget()
	n := 1
	for i := range limit {
		s.size[i] = limit[i] + 1
		n *= s.size[i]
	}
	if len(s.at) < n {
		s.at = make([]int32, n)
	}
}

func (s *distribution) forget() {
	for i := range s.outcomes {
		s.at[s.key(&s.outcomes[i])] = 0
	}
	s.outcomes = s.outcomes[:0]
}

func (s *distribution) key(c *rollOutcome) int {
	return ((int(c.damage)*s.size[1]+int(c.shield))*s.size[2]+int(c.moved))*s.size[3] + int(c.lost)
}

// add adds an outcome; what is beyond the limits is as good as the limit.
func (s *distribution) add(damage, shield, moved, lost int, chance float64) {
	if chance <= s.least {
		return
	}
	c := rollOutcome{
		uint8(min(damage, s.size[0]-1)), uint8(min(shield, s.size[1]-1)),
		uint8(min(moved, s.size[2]-1)), uint8(min(lost, s.size[3]-1)), chance,
	}
	at := &s.at[s.key(&c)]
	if *at == 0 {
		s.outcomes = append(s.outcomes, c)
		*at = int32(len(s.outcomes))
		return
	}
	s.outcomes[*at-1].chance += chance
}

// dice are the throws of one phase: red and green by the rerolls left over for them.
type dice struct {
	blue       throw
	red, green [counts]throw
	rolled     int // outcomes so far
}

// roll fills a distribution with the outcomes of a phase.
func (d *dice) roll(ph *phase, to *distribution) {
	var kinds [3]die
	for c := Red; c <= Green; c++ {
		bites := 0
		if ph.bites.on && ph.bites.colors.has(c) {
			bites = int(ph.bites.most)
		}
		kinds[c] = dieOf(ph.threat[c], bites)
	}
	budget := func(c Color, left int) int { return min(left, DiceOfColor) * yes(ph.only.has(c)) }
	d.blue.throwDice(&kinds[Blue], ph.pool[Blue], ph.sure[Blue], budget(Blue, ph.reroll))
	left := min(ph.reroll, DiceOfColor)
	for n := range left + 1 {
		d.red[n].throwDice(&kinds[Red], ph.pool[Red], ph.sure[Red], budget(Red, n))
		d.green[n].throwDice(&kinds[Green], ph.pool[Green], ph.sure[Green], budget(Green, n))
	}
	for _, b := range d.blue.can {
		forRed := min(left, ph.reroll-b.used)
		for _, r := range d.red[forRed].can {
			forGreen := min(left, ph.reroll-b.used-r.used)
			d.rolled += len(d.green[forGreen].can)
			for i := range d.green[forGreen].can {
				g := &d.green[forGreen].can[i]
				ph.place(to, b.hits, r.hits, g.hits, b.low+r.low+g.low, b.chance*r.chance*g.chance)
			}
		}
	}
}

// place turns hits into tokens. A character whom biting dice defeat places nothing.
func (ph *phase) place(to *distribution, blue, red, green, low int, chance float64) {
	lost := low * ph.health
	if lost >= ph.life && lost > 0 {
		to.add(0, 0, 0, ph.life, chance)
		return
	}
	attrition := int(ph.placed.Attrition)
	if ph.needs > 0 {
		// Dice that show enough without being hits: of those that neither land nor bite.
		misses := ph.pool[Red] + ph.pool[Blue] - red - blue - low
		faces := ph.threat[Red] - 1 - int(ph.bites.most)
		fit := float64(misses*max(0, ph.threat[Red]-ph.needs)) / float64(max(1, faces))
		attrition = min(attrition, red+blue+int(fit+0.5))
	}
	attrition = max(0, attrition-low*ph.attrites)
	if !ph.eights {
		ph.put(to, blue, red, green, attrition, lost, chance)
		return
	}
	// Of the hits each may be an eight; the others go to the attrition box. WB-OVERLORD-NEFARIAN-04
	hits := red + blue
	eight := 1 / float64(max(1, 9-ph.threat[Red]))
	ways := chanceOfEights(hits, eight)
	for allowed := range hits + 1 {
		keepBlue := min(blue, allowed)
		keepRed := min(red, allowed-keepBlue)
		ph.put(to, keepBlue, keepRed, green, attrition+hits-keepBlue-keepRed, lost,
			chance*ways[allowed])
	}
}

// chanceOfEights is the chance of each number of eights among hits.
func chanceOfEights(hits int, eight float64) (ways [2*DiceOfColor + 1]float64) {
	ways[0] = 1
	for n := range hits {
		for k := n + 1; k > 0; k-- {
			ways[k] = ways[k]*(1-eight) + ways[k-1]*eight
		}
		ways[0] *= 1 - eight
	}
	return ways
}

func (ph *phase) put(to *distribution, blue, red, green, attrition, lost int, chance float64) {
	damage := blue + int(ph.placed.Damage)
	defense, armor := red+int(ph.placed.Defense), green+int(ph.placed.Armor)
	if ph.between {
		to.add(damage, armor, defense, attrition, chance)
		return
	}
	to.add(damage, defense+armor, defense+attrition, lost, chance)
}

// sort fills the sieves: the first leaves out what is rarer than least, each what is four times as
// likely as what the one before leaves out.
func (s *distribution) sort(least float64) {
	list := s.outcomes
	for i := range s.sieves {
		sieve := &s.sieves[i]
		sieve.least, sieve.outcomes = least, sieve.outcomes[:0]
		for _, c := range list {
			if c.chance > least {
				sieve.outcomes = append(sieve.outcomes, c)
			}
		}
		list, least = sieve.outcomes, 4*least
	}
}

// above are all outcomes with more than a chance, and as few others as the sieves let through.
func (s *distribution) above(chance float64) []rollOutcome {
	const rounding = 0.999
	list := s.outcomes
	if chance == 0 {
		return list
	}
	for i := range s.sieves {
		if s.sieves[i].least > rounding*chance {
			break
		}
		list = s.sieves[i].outcomes
	}
	return list
}

// join is the outcomes of two that place into the same boxes. It is where a forecast of a group
// spends its time, so it adds outcomes without a call.
func (s *distribution) join(a, b *distribution, limit [4]int) {
	s.begin(limit)
	size, list := s.size, s.outcomes
	if s.least > 0 {
		b.sort(s.least)
	}
	for i := range a.outcomes {
		x := &a.outcomes[i]
		partners := b.above(s.least / x.chance)
		s.joined += len(partners)
		for j := range partners {
			y := &partners[j]
			chance := x.chance * y.chance
			if chance <= s.least {
				continue
			}
			damage := min(int(x.damage)+int(y.damage), limit[0])
			shield := min(int(x.shield)+int(y.shield), limit[1])
			moved := min(int(x.moved)+int(y.moved), limit[2])
			lost := min(int(x.lost)+int(y.lost), limit[3])
			at := &s.at[((damage*size[1]+shield)*size[2]+moved)*size[3]+lost]
			if *at == 0 {
				list = append(list, rollOutcome{
					uint8(damage), uint8(shield), uint8(moved), uint8(lost), chance,
				})
				*at = int32(len(list))
				continue
			}
			list[*at-1].chance += chance
		}
	}
	s.outcomes = list
}
