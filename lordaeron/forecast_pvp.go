package lordaeron

// A fight between characters is estimated: what each side places is counted exactly, but hits,
// armor and wounds are taken for independent of each other.

const tally = 64

// numbers are the chances of each number, the last of them for that many or more.
type numbers [tally]float64

// some are the numbers up to the largest that has a chance.
func (n *numbers) some() []float64 {
	most := tally
	for most > 0 && n[most-1] == 0 {
		most--
	}
	return n[:most]
}

// plus is the sum of two independent numbers; minus the difference, never below nothing.
func (n *numbers) plus(m *numbers) (sum numbers) {
	others := m.some()
	for i, p := range n {
		if p == 0 {
			continue
		}
		for j, q := range others {
			sum[min(i+j, tally-1)] += p * q
		}
	}
	return sum
}

func (n *numbers) minus(m *numbers) (rest numbers) {
	others := m.some()
	for i, p := range n {
		if p == 0 {
			continue
		}
		for j, q := range others {
			rest[max(0, i-j)] += p * q
		}
	}
	return rest
}

// force is what a side places in a round.
type force struct{ damage, armor, defense, attrition numbers }

// duel is a fight between characters being followed: the chance of each Health of both sides, the
// one asked about first.
type duel struct {
	force          [2]force
	chance, before [tally][tally]float64
	// mine and theirs are how much Health the sides have at most: what lies beyond is nothing.
	mine, theirs int
	// both is the chance that nobody is left.
	win, lost, both, wounds, rounds, energy float64
}

// forceOf adds up the phases of a side.
func (f *Forecaster) forceOf(m *lineUp, side Faction, to *force) {
	*to = force{numbers{1}, numbers{1}, numbers{1}, numbers{1}}
	for i := range m.phases[:m.count] {
		ph := m.phases[i]
		if ph.side != side {
			continue
		}
		ph.between = true
		f.one.begin([4]int{31, 31, 31, 15})
		f.dice.roll(&ph, &f.one)
		var one force
		for j := range f.one.outcomes {
			c := &f.one.outcomes[j]
			one.damage[c.damage] += c.chance
			one.armor[c.shield] += c.chance
			one.defense[c.moved] += c.chance
			one.attrition[c.lost] += c.chance
		}
		to.damage, to.armor = to.damage.plus(&one.damage), to.armor.plus(&one.armor)
		to.defense = to.defense.plus(&one.defense)
		to.attrition = to.attrition.plus(&one.attrition)
	}
}

// strikes is what is left of a side's hits when the other has used its armor, on damage first: what
// strikes at once, and what is resolved later. WB-PVP-12..16
func (a *force) strikes(armor *numbers) (now, later numbers) {
	spare := armor.minus(&a.damage)
	later = a.defense.minus(&spare)
	attrition := a.attrition.minus(armor)
	return a.damage.minus(armor), later.plus(&attrition)
}

// pvp estimates a fight between characters.
func (f *Forecaster) pvp(deadly bool, health, enemy int) {
	d, to := &f.duel, &f.forecast
	health, enemy = min(health, tally-1), min(enemy, tally-1)
	d.begin(health, enemy)
	d.chance[health][enemy] = 1
	on := 1.0
	for round := 0; round < longFight && on > scarce; round++ {
		m := &f.rounds[min(round, f.count-1)]
		if round < f.count {
			f.forceOf(m, f.faction, &d.force[0])
			f.forceOf(m, f.faction.Enemy(), &d.force[1])
		}
		d.rounds += on
		d.energy += on * float64(m.energy)
		on = d.round(deadly)
		if round == 0 {
			to.Win, to.Defeat, to.MeanWounds = d.win, d.lost, d.wounds
			d.spreadWounds(to, health)
		}
	}
	half := (d.both + on) / 2
	to.Fight = FightForecast{
		Win: d.win + half, Defeat: d.lost + half, Wounds: d.wounds, Energy: d.energy,
		Rounds: d.rounds,
	}
}

// spreadWounds fills in the chances of wounds after the first round; the fallen lost all.
func (d *duel) spreadWounds(to *Forecast, health int) {
	for left := range d.mine + 1 {
		for _, chance := range d.chance[left][:d.theirs+1] {
			to.Wounds[min(max(0, health-left), maxWounds-1)] += chance
		}
	}
	to.Wounds[min(health, maxWounds-1)] += d.lost + d.both
	to.Wounds[0] += d.win
}

// round plays a round and gives the chance that the fight is still on.
func (d *duel) round(deadly bool) (on float64) {
	mine, mineLater := d.force[0].strikes(&d.force[1].armor)
	theirs, theirsLater := d.force[1].strikes(&d.force[0].armor)
	d.hurt(&theirs, &mine)
	if !deadly {
		mineLater, theirsLater = mineLater.minus(&theirsLater), theirsLater.minus(&mineLater)
	}
	d.hurt(&theirsLater, &mineLater)
	for i := range d.mine + 1 {
		for _, chance := range d.chance[i][:d.theirs+1] {
			on += chance
		}
	}
	return on
}

// begin forgets the duel before: only the part that is going to be looked at.
func (d *duel) begin(mine, theirs int) {
	d.mine, d.theirs = mine, theirs
	d.win, d.lost, d.both, d.wounds, d.rounds, d.energy = 0, 0, 0, 0, 0, 0
	d.turnOver()
}

// turnOver makes what there is what was before, and begins with nothing.
func (d *duel) turnOver() {
	for i := range d.mine + 1 {
		copy(d.before[i][:d.theirs+1], d.chance[i][:d.theirs+1])
		clear(d.chance[i][:d.theirs+1])
	}
}

// hurt lets both sides take wounds at once, each independent of the other's; then those without
// Health are gone.
func (d *duel) hurt(mine, theirs *numbers) {
	d.turnOver()
	some, wounds := mine.some(), d.wounds // which is kept in a register
	for i := range d.mine + 1 {
		for k, chance := range d.before[i][:d.theirs+1] {
			if chance < scarce/100 {
				continue
			}
			for w, p := range some {
				wounds += chance * p * float64(min(w, i))
				d.chance[max(0, i-w)][k] += chance * p
			}
		}
	}
	d.wounds = wounds
	d.turnOver()
	some = theirs.some()
	for i := range d.mine + 1 {
		for k, chance := range d.before[i][:d.theirs+1] {
			if chance < scarce/100 {
				continue
			}
			for v, q := range some {
				d.chance[i][max(0, k-v)] += chance * q
			}
		}
	}
	d.both += d.chance[0][0]
	d.chance[0][0] = 0
	for n := 1; n < tally; n++ {
		if n <= d.theirs {
			d.lost += d.chance[0][n]
			d.chance[0][n] = 0
		}
		if n <= d.mine {
			d.win += d.chance[n][0]
			d.chance[n][0] = 0
		}
	}
}
