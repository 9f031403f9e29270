package lordaeron

import "math"

// A fight between characters is estimated: what each side places is counted exactly, but hits and
// armor are taken for independent of each other, and the length of the fight for a matter of means.

const tally = 64

// numbers are the chances of each number, the last of them for that many or more.
type numbers [tally]float64

// plus is the sum of two independent numbers; minus the difference, never below nothing.
func (n *numbers) plus(m *numbers) (sum numbers) {
	for i, p := range n {
		if p == 0 {
			continue
		}
		for j, q := range m {
			sum[min(i+j, tally-1)] += p * q
		}
	}
	return sum
}

func (n *numbers) minus(m *numbers) (rest numbers) {
	for i, p := range n {
		if p == 0 {
			continue
		}
		for j, q := range m {
			rest[max(0, i-j)] += p * q
		}
	}
	return rest
}

func (n *numbers) mean() (mean, variance float64) {
	for i, p := range n {
		mean += float64(i) * p
		variance += float64(i*i) * p
	}
	return mean, max(0, variance-mean*mean)
}

// atLeast is the chance of so many or more.
func (n *numbers) atLeast(least int) (chance float64) {
	for _, p := range n[min(max(0, least), tally-1):] {
		chance += p
	}
	return chance
}

// force is what a side places in a round.
type force struct{ damage, armor, moved numbers }

// duel is both sides, the one asked about first.
type duel struct {
	force  [2]force
	wounds [2]numbers
}

// forceOf adds up the phases of a side.
func (f *Forecaster) forceOf(m *muster, side Faction, to *force) {
	*to = force{damage: numbers{1}, armor: numbers{1}, moved: numbers{1}}
	for i := range m.phases[:m.count] {
		ph := m.phases[i]
		if ph.side != side {
			continue
		}
		ph.between = true
		f.one.begin([4]int{31, 31, 31, 0})
		f.dice.roll(&ph, &f.one)
		var one force
		for j := range f.one.cells {
			c := &f.one.cells[j]
			one.damage[c.damage] += c.chance
			one.armor[c.shield] += c.chance
			one.moved[c.moved] += c.chance
		}
		to.damage, to.armor = to.damage.plus(&one.damage), to.armor.plus(&one.armor)
		to.moved = to.moved.plus(&one.moved)
	}
}

// pvp estimates a fight between characters. WB-PVP-12..21
func (f *Forecaster) pvp(q *Position, health, enemy int) {
	d, to := &f.duel, &f.forecast
	f.forceOf(&f.rounds[0], f.faction, &d.force[0])
	f.forceOf(&f.rounds[0], f.faction.Enemy(), &d.force[1])
	var later [2]numbers
	for i := range d.force {
		later[i] = d.force[i].moved.minus(&d.force[1-i].armor)
	}
	for i := range d.wounds {
		struck := d.force[1-i].damage.minus(&d.force[i].armor)
		rest := later[1-i]
		if !q.Rules.DeadlyPvP {
			rest = rest.minus(&later[i])
		}
		d.wounds[i] = struck.plus(&rest)
	}
	mine, theirs := &d.wounds[0], &d.wounds[1]
	to.Win = theirs.atLeast(enemy) * (1 - mine.atLeast(health))
	to.Defeat = mine.atLeast(health) * (1 - theirs.atLeast(enemy))
	for i, p := range mine {
		to.Wounds[min(i, maxWounds-1)] += p
	}
	to.MeanWounds, _ = mine.mean()
	to.MeanDamage, _ = theirs.mean()
	for i, p := range theirs {
		to.Damage[min(i, maxDamage-1)] += p
	}
	f.race(health, enemy)
}

// race asks who runs out of Health first: each side's time is its Health over what it loses a
// round.
func (f *Forecaster) race(health, enemy int) {
	mine, spread := f.duel.wounds[0].mean()
	theirs, spread2 := f.duel.wounds[1].mean()
	mine, theirs = max(mine, 0.05), max(theirs, 0.05)
	last, lasts := float64(health)/mine, float64(enemy)/theirs
	width := math.Sqrt(last*spread/(mine*mine) + lasts*spread2/(theirs*theirs) + 0.1)
	win := 0.5 * math.Erfc((lasts-last)/width/math.Sqrt2)
	rounds := max(1, min(last, lasts))
	f.forecast.Fight = FightForecast{
		Win: win, Defeat: 1 - win, Rounds: rounds, Wounds: min(float64(health), rounds*mine),
		Energy: rounds * float64(f.rounds[0].energy),
	}
}
