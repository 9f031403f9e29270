package lordaeron

import (
	"math"
	"math/bits"

	"twobanners/game"
)

// Forecast is what the next round of a challenge by one character comes to if no optional card is
// used and misses are rerolled, blue ones first, then red, then green. It is exact but for
// abilities of the opponents that look at the dice, which it leaves out.
type Forecast struct {
	Pool                         [3]int
	Threat, Reroll, Attrition    int
	Attack                       int // of all opponents together
	Win, Defeat                  float64
	MeanWounds, MeanDamage       float64
	MeanDefense, MeanArmorTokens float64
}

// Forecast looks at a challenge before it is made; ok is false where it cannot be made.
func (p *Position) Forecast(who int8, foe Foe, which uint8) (f Forecast, ok bool) {
	if p.challengeWhy(who, foe, which, 0) != fine || foe == EnemyFoes ||
		foe == OverlordFoe && p.Overlord.Counters != 0 {
		return f, false
	}
	q := *p
	c := &q.People[who]
	q.Combat = Combat{
		Foe: foe, Region: c.Region, Side: c.Faction, Challenger: who, In: only(who), Active: who,
		Round: 1,
	}
	if foe == BossFoe {
		q.Combat.Boss = which
	} else {
		q.Combat.Creature = Creature(which)
	}
	x := act{Position: &q}
	x.beginAttack(who)
	x.push(Frame{
		Task: taskWindow, Who: who, A: int16(atDicePoolStart), B: int16(who), Chief: -1,
	})
	x.automatic(atDicePoolStart, who)
	f.Threat, f.Reroll = q.threat(), q.reroll()
	if !q.rerollAllowed() {
		f.Reroll = 0
	}
	for color := Red; color <= Green; color++ {
		f.Pool[color] = q.poolOf(color)
	}
	f.Attrition, f.Attack = q.attritionHits(), q.foeAttack()
	f.count(&q, int(c.Health)+int(c.Pet))
	return f, true
}

// count goes through all numbers of hits with their chances.
func (f *Forecast) count(q *Position, health int) {
	var joint [DiceOfColor + 1][DiceOfColor + 1][DiceOfColor + 1]float64
	hit := float64(min(8, max(0, 9-f.Threat))) / 8
	for b := range f.Pool[Blue] + 1 {
		for r := range f.Pool[Red] + 1 {
			for g := range f.Pool[Green] + 1 {
				chance := binomial(f.Pool[Blue], b, hit) * binomial(f.Pool[Red], r, hit) *
					binomial(f.Pool[Green], g, hit)
				again := f.rerolls(b, r, g)
				for db := range again[Blue] + 1 {
					for dr := range again[Red] + 1 {
						for dg := range again[Green] + 1 {
							joint[b+db][r+dr][g+dg] += chance * binomial(again[Blue], db, hit) *
								binomial(again[Red], dr, hit) * binomial(again[Green], dg, hit)
						}
					}
				}
			}
		}
	}
	for b := range joint {
		for r := range joint[b] {
			for g, chance := range joint[b][r] {
				if chance > 0 {
					f.round(*q, b, r, g, chance, health)
				}
			}
		}
	}
}

// rerolls are the dice rolled again after so many hits.
func (f *Forecast) rerolls(b, r, g int) (again [3]int) {
	left := f.Reroll
	for _, part := range [3]struct {
		color Color
		hits  int
	}{{Blue, b}, {Red, r}, {Green, g}} {
		n := min(left, f.Pool[part.color]-part.hits)
		again[part.color] = n
		left -= n
	}
	return again
}

// round plays the Defense Phase of one outcome on a copy.
func (f *Forecast) round(q Position, blue, red, green int, chance float64, health int) {
	x := act{Position: &q}
	k := &q.Combat
	boxes := k.boxesOf(k.Side)
	*boxes = Boxes{
		Damage: uint8(blue), Defense: uint8(red), Armor: uint8(green),
		Attrition: uint8(f.Attrition),
	}
	f.MeanDamage += chance * float64(blue)
	f.MeanDefense += chance * float64(red)
	f.MeanArmorTokens += chance * float64(green)
	x.fellAll()
	if q.opponents(k.Side) == 0 {
		f.Win += chance
		return
	}
	wounds := max(0, q.foeAttack()-red-green)
	f.MeanWounds += chance * float64(wounds)
	if wounds >= health {
		f.Defeat += chance
		return
	}
	*boxes = Boxes{Damage: boxes.Damage + boxes.Defense + boxes.Attrition}
	x.fellAll()
	if q.opponents(k.Side) == 0 {
		f.Win += chance
	}
}

// fellAll fells what the damage box can, the first choice each time.
func (x act) fellAll() {
	var list [MaxGroups * 3]felling
	for x.fellings(&list) > 0 {
		x.fell(list[0])
	}
}

// binomial is the chance of k hits with n dice.
func binomial(n, k int, hit float64) float64 {
	if k > n {
		return 0
	}
	chance := 1.0
	for i := range n {
		if i < k {
			chance *= hit
		} else {
			chance *= 1 - hit
		}
	}
	return chance * float64(choose(n, k))
}

// choose is n over k for at most seven dice: the sets of n dice with k hits.
func choose(n, k int) (sets int) {
	for set := range uint(1) << n {
		if bits.OnesCount(set) == k {
			sets++
		}
	}
	return sets
}

// explainChallenge tells the forecast of a challenge alone; chances are in percent.
func (p *Position) explainChallenge(m Move) []game.NamedTerm {
	f, ok := p.Forecast(m.Who, Foe(m.N), m.M)
	if !ok || m.At > 0 {
		return nil
	}
	percent := func(chance float64) int { return int(math.Round(100 * chance)) }
	return []game.NamedTerm{
		{Name: "red", N: f.Pool[Red]},
		{Name: "blue", N: f.Pool[Blue]},
		{Name: "green", N: f.Pool[Green]},
		{Name: "reroll", N: f.Reroll},
		{Name: "attrition", N: f.Attrition},
		{Name: "threat", N: f.Threat},
		{Name: "attack", N: f.Attack},
		{Name: "win-in-a-round-percent", N: percent(f.Win)},
		{Name: "defeat-in-a-round-percent", N: percent(f.Defeat)},
	}
}
