package lordaeron

import "twobanners/game"

// dieNames are the names of the draws. WB-COMBAT-22
var dieNames = [3]string{"red die", "blue die", "green die"}

// poolOf is the number of dice of a colour: gathered before the roll, lying there after it.
// Never more than there are. WB-COMBAT-23, WB-LIMITS-15, WB-FAQ-03
func (p *Position) poolOf(c Color) int {
	k := &p.Combat
	if k.Rolled {
		return int(k.Count[c])
	}
	return max(0, min(k.sum(What(c)), k.limit(c), p.mostDice(c)))
}

// mostDice is the cap a used card puts on a colour; of several the largest holds.
func (p *Position) mostDice(c Color) int {
	most, capped := 0, false
	who := p.Combat.Active
	if who < 0 {
		return DiceOfColor // nobody attacks
	}
	for o := range p.effects(who, doMostDice) {
		used := p.Combat.Uses[who][p.useKey(o.card, o.key)]>>o.nth&1 != 0
		if used && o.pick.colors.has(c) && o.dice[c] >= 0 {
			most, capped = max(most, int(o.dice[c])), true
		}
	}
	if !capped {
		return DiceOfColor
	}
	return most
}

// roll rolls one die.
func (x act) roll(c Color) uint8 {
	return uint8(x.chance.Draw(dieNames[c], 8)) + 1
}

// rollPool rolls all dice of the pool together, once. WB-COMBAT-21
func (x act) rollPool() {
	k := &x.Combat
	var n [3]int
	for c := Red; c <= Green; c++ {
		n[c] = x.poolOf(c)
	}
	k.Rolled = true
	for c := Red; c <= Green; c++ {
		k.Count[c] = uint8(n[c])
		for i := range n[c] {
			if i < len(k.Preset[c]) && k.Preset[c][i] != 0 {
				k.Dice[c][i] = Die{Face: k.Preset[c][i]}
				continue
			}
			k.Dice[c][i] = Die{Face: x.roll(c)}
		}
	}
	x.tellDice(DiceRolled)
}

// tellDice tells what all dice show, colour by colour, as digits.
func (x act) tellDice(kind game.EventKind) {
	if x.log == nil {
		return
	}
	k := &x.Combat
	for c := Red; c <= Green; c++ {
		if k.Count[c] == 0 {
			continue
		}
		faces := 0
		for i := range k.Count[c] {
			faces = faces*10 + int(k.Dice[c][i].Face)
		}
		// Seven digits need two numbers of four and three.
		x.tell(kind, k.Active, int(c), int(k.Count[c]), faces/10000, faces%10000)
	}
}

// addDie rolls one more die of a colour, if there is one. WB-FAQ-03
func (x act) addDie(c Color, face uint8) {
	k := &x.Combat
	if int(k.Count[c]) >= k.limit(c) {
		return
	}
	if face == 0 {
		face = x.roll(c)
	}
	k.Dice[c][k.Count[c]] = Die{Face: face}
	k.Count[c]++
}

// spare tells whether there is an unrolled die of a colour. WB-FAQ-04
func (k *Combat) spare(c Color) bool { return int(k.Count[c]) < k.limit(c) }

// takeDie takes a rolled die away and closes the gap.
func (k *Combat) takeDie(c Color, i uint8) {
	copy(k.Dice[c][i:], k.Dice[c][i+1:])
	k.Count[c]--
	k.Dice[c][k.Count[c]] = Die{}
}

// removeDie takes a die out for the rest of the phase. WB-COMBAT-05, -06
func (k *Combat) removeDie(c Color, i uint8) {
	k.takeDie(c, i)
	k.Removed[c]++
}

// removeUnrolled takes dice out of the pool before the roll: only dice that are really there, of
// what was granted beyond seven none, and they lower the maximum. WB-COMBAT-06, -07
func (x act) removeUnrolled(card Card, c Color, n int) {
	k := &x.Combat
	n = min(n, x.poolOf(c))
	x.setUnrolled(card, c, x.poolOf(c)-n)
	k.Removed[c] += uint8(n)
}

// setUnrolled makes the unrolled dice of a colour a number, whatever was granted.
func (x act) setUnrolled(card Card, c Color, n int) {
	x.Combat.term(card, What(c), n-x.Combat.sum(What(c)))
}

// gathers tells whether a further die of a colour would be in the unrolled pool. WB-FAQ-04
func (p *Position) gathers(c Color) bool {
	return c != noColor && p.poolOf(c) < min(p.Combat.limit(c), p.mostDice(c))
}

// fitting finds the dice a spot may look at: none that was spotted before. WB-TIMING-17
func (p *Position) fitting(s *spot) int {
	return p.Combat.countDice(func(c Color, d *Die) bool { return !d.Spotted && s.fits(c, d.Face) })
}

// countDice counts the rolled dice of some kind.
func (k *Combat) countDice(is func(c Color, d *Die) bool) (n int) {
	for c := Red; c <= Green; c++ {
		for i := range k.Count[c] {
			n += yes(is(c, &k.Dice[c][i]))
		}
	}
	return n
}

// threat is the face that is a hit for the active character. WB-COMBAT-12, WB-FAQ-36
func (p *Position) threat() int {
	return max(1, int(p.foeThreat())+p.Combat.sum(OfThreat))
}

// reroll and attrition are sums of all modifiers, never below nothing. WB-COMBAT-29, WB-STATUS-12
func (p *Position) reroll() int { return max(0, p.Combat.sum(OfReroll)) }

func (p *Position) attrition() int { return max(0, p.Combat.sum(OfAttrition)) }
