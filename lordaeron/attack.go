package lordaeron

func init() {
	addRule(StripDie, rule{word: "remove color=n:color", outOfStep: lateAlways(whyStrip)},
		inSteps(steps(taskStrip), (*Position).stripWhy, act.stripDie, eachNumber(3)),
		inSteps(steps(taskHold), (*Position).holdWhy, act.holdDie, eachNumber(3)))
	addRule(Allot, rule{word: "allot blue=n:number"},
		inSteps(steps(taskAllot), (*Position).allotWhy, act.allot, eachNumber(64)))
	addTask(taskAttack, task{name: "attack", run: act.runAttack})
	addTask(taskStrip, task{name: "remove-dice", run: act.runStrip, must: whyStrip, counts: true},
		StripDie)
	addTask(taskAllot, task{name: "allot", run: act.runAllot, must: whyAllot, counts: true}, Allot)
}

// The steps of an Attack Phase, in order. WB-FAQ-32, WB-COMBAT-60
const (
	attackBegin uint8 = iota
	attackStrip
	attackHold
	attackRoll
	attackReroll
	attackRerolling
	attackRerolled
	attackAbility
	attackPlace
	attackTokens
	attackPlaced
	attackLast
	attackEnd
)

// runAttack leads the active character through its Attack Phase; a step that leaves something to
// decide is gone on from once that is done. A defeated character places nothing. WB-COMBAT-33
func (x act) runAttack() bool {
	f := x.top()
	who := f.Who
	if f.Step != attackBegin && !has(x.Combat.In, who) {
		f.Step = attackEnd
	}
	step := f.Step
	f.Step++
	switch step {
	case attackBegin:
		x.beginAttack(who)
		x.openWindows(atDicePoolStart, who)
	case attackStrip:
		x.judgePool(who)
		x.strip(who)
	case attackHold:
		x.holdDice(who)
	case attackRoll:
		x.rollPool()
		x.openWindows(atDicePoolEnd, who)
	case attackReroll:
		x.openWindows(atRerollStart, who)
	case attackRerolling:
		if x.reroll() > 0 && x.rerollAllowed() {
			x.push(rerollFrame(who))
		}
	case attackRerolled:
		x.openWindows(atRerollEnd, who)
	case attackAbility:
		x.foeDoes(atRerollEnd, who)
	case attackPlace:
		x.openWindows(atPlaceTokens, who)
	case attackTokens:
		x.placeTokens(who)
	case attackPlaced:
		x.openWindows(atPlaceTokensEnd, who)
	case attackLast:
		x.foeDoes(atPlaceTokensEnd, who)
	default:
		x.endAttack()
		x.pop()
	}
	return true
}

// beginAttack clears what belongs to one phase. Each Curse lowers REROLL and ATTRITION by one.
// WB-STATUS-08
func (x act) beginAttack(who int8) {
	k := &x.Combat
	x.endAttack()
	k.Active = who
	x.serveAnew(who)
	curse := int(x.People[who].Curse)
	k.term(cursedCard, OfReroll, -curse)
	k.term(cursedCard, OfAttrition, -curse)
	x.foeTerms()
	x.tell(AttackBegan, who, int(k.Round))
}

// serveAnew: an active Power for each friendly participant (Strength of Earth Totem) works once in
// the phase of each. WB-FAQ-39
func (x act) serveAnew(who int8) {
	for friend := range int8(x.Characters) {
		if x.can(friend).shared == 0 || x.People[friend].Faction != x.People[who].Faction {
			continue
		}
		for key, card := range x.working(friend) {
			if c := &x.box.Cards[card]; c.types&activeType == 0 || c.shared == 0 {
				continue
			}
			for i := range x.box.Cards[card].does {
				a := &x.box.Cards[card].does[i]
				if !a.auto && a.helps && a.when < atHealthLosing {
					x.Combat.Uses[friend][x.useKey(card, key)] = 0
				}
			}
		}
	}
}

// cursedCard and the others stand for the source of terms that no card gives.
const (
	cursedCard Card = -1
	foeCard    Card = -2
	heldCard   Card = -3
)

func (x act) endAttack() {
	k := &x.Combat
	k.Active = -1
	k.Dice, k.Count, k.Removed = [3][DiceOfColor]Die{}, [3]uint8{}, [3]uint8{}
	k.Rolled, k.Preset, k.RerollOnly, k.RerollSpent = false, [3][2]uint8{}, 0, false
	k.Terms, k.TermCount = [MaxTerms]Term{}, 0
	k.PlacedDamage, k.PlacedArmor, k.PlacedAttrition = 0, 0, 0
	k.Redirect = [3]Redirection{}
}

// strip removes dice for Stun and Curse before the roll: Stun first, since only Stun can defeat.
// WB-STATUS-01, -02, -08, -11, WB-INTERACT-85
func (x act) strip(who int8) {
	c := &x.People[who]
	total := 0
	for color := Red; color <= Green; color++ {
		total += x.poolOf(color)
	}
	stun := 2 * int(c.Stun)
	if stun > total {
		x.push(Frame{Task: taskDefeat, Who: who})
		return
	}
	if n := min(total, stun+int(c.Curse)); n > 0 {
		x.push(countFrame(taskStrip, who, n))
	}
}

// runStrip takes dice away by itself where all are alike or all must go.
func (x act) runStrip() bool {
	left := counting{x.top()}.left()
	if left == 0 {
		return x.popped()
	}
	total, colors, last := 0, 0, Red
	for c := Red; c <= Green; c++ {
		if n := x.poolOf(c); n > 0 {
			total += n
			colors++
			last = c
		}
	}
	if colors > 1 && total > left {
		return false
	}
	x.stripDie(Move{N: uint8(last)})
	return true
}

func (p *Position) stripWhy(m Move) why {
	return whyStrip.unless(p.inPool(m))
}

// inPool: a move names a die of the pool.
func (p *Position) inPool(m Move) bool { return m.N <= uint8(Green) && p.poolOf(Color(m.N)) > 0 }

// stripDie takes an unrolled die out of the pool; it comes back next round. WB-INTERACT-86, -87
func (x act) stripDie(m Move) {
	x.removeUnrolled(cursedCard, Color(m.N), 1)
	counting{x.top()}.lower(1)
}

// runReroll lets the active character mark dice up to its Reroll value. WB-COMBAT-24..28
func (x act) runReroll() bool {
	if _, kinds := x.pickable(); kinds > 0 {
		return false
	}
	x.picked(Move{})
	return true
}

// placeTokens places the hits of the dice, then attrition. WB-COMBAT-34..38
func (x act) placeTokens(who int8) {
	k := &x.Combat
	threat := x.threat()
	var hits [3]int
	for c := Red; c <= Green; c++ {
		for i := range k.Count[c] {
			hits[c] += yes(x.lands(who, c, int(k.Dice[c][i].Face), threat))
		}
	}
	if o := x.foeOp(doHitAllowance); o != nil && hits[Red]+hits[Blue] > x.redAndBlue(o) {
		x.push(allotFrame(who, x.redAndBlue(o), hits)) // not so many go into the two boxes
		return
	}
	x.placeHits(who, hits, 0)
}

// lands tells whether a die that shows the face places a token. WB-COMBAT-34
func (p *Position) lands(who int8, c Color, face, threat int) bool {
	return face >= threat && (c != Green || face == 8 || !p.armorOnEights(who))
}

// placeHits puts blue hits into the damage box, red ones into the defense box, armor for green
// ones, and attrition after them.
func (x act) placeHits(who int8, hits [3]int, toAttrition int) {
	k := &x.Combat
	boxes := k.boxesOf(x.People[who].Faction)
	for c, usual := range [2]boxID{Red: defenseBox, Blue: damageBox} {
		away := min(hits[c], int(k.Redirect[c].N))
		if k.Redirect[c].Box == noBox {
			away = 0
		}
		boxes.put(usual, hits[c]-away)
		boxes.put(k.Redirect[c].Box, away)
		if usual == damageBox {
			k.PlacedDamage += uint8(hits[c] - away)
		} else if k.Redirect[c].Box == damageBox {
			k.PlacedDamage += uint8(away)
		}
	}
	boxes.Armor = uint8(min(255, int(boxes.Armor)+hits[Green]))
	k.PlacedArmor += uint8(hits[Green])
	attrition := x.attritionHits()
	boxes.put(attritionBox, attrition+toAttrition)
	k.PlacedAttrition += uint8(attrition)
	if hits[Red]+hits[Blue]+attrition > 0 { // armor alone gets nobody anywhere
		k.Changed = true
	}
	x.tell(TokensPlaced, who, hits[Blue], hits[Red], hits[Green], attrition+toAttrition)
}

// runAllot: against Nefarian the player chooses which hits fill the allowance.
// WB-OVERLORD-NEFARIAN-04, -05
func (x act) runAllot() bool {
	f := x.top()
	if least, most := (allotting{f}).allotment(); least != most {
		return false
	}
	x.allot(Move{})
	return true
}

// allotting chooses among more hits than are allowed; the rest go to the attrition box.
type allotting struct{ *Frame }

func allotFrame(who int8, allowed int, hits [3]int) Frame {
	return Frame{
		Task: taskAllot, Who: who, N: int8(allowed), A: int16(hits[Blue]), B: int16(hits[Red]),
		M: int8(hits[Green]),
	}
}

// allotment is how many blue hits may be among those allowed.
func (f allotting) allotment() (least, most int) {
	return max(0, int(f.N)-int(f.B)), min(int(f.N), int(f.A))
}

// divide gives the hits with so many blue ones, and those that are left over.
func (f allotting) divide(blue int) (hits [3]int, rest int) {
	hits = [3]int{Red: int(f.N) - blue, Blue: blue, Green: int(f.M)}
	return hits, int(f.A) + int(f.B) - int(f.N)
}

func (p *Position) allotWhy(m Move) why {
	least, most := p.allotment()
	return whyAllot.unless(int(m.N) >= least && int(m.N) <= most)
}

func (x act) allot(m Move) {
	f := allotting{x.top()}
	least, most := f.allotment()
	hits, rest := f.divide(min(most, max(least, int(m.N))))
	who := f.Who
	x.pop()
	x.placeHits(who, hits, rest)
}
