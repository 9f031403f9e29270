package lordaeron

import (
	"math/bits"

	"twobanners/content"
)

// eventOpen tells whether an event with this effect lies open.
func (p *Position) eventOpen(does string) bool { return p.openEvent(does) >= 0 }

// openEvent is the place of an open event with an effect, -1 for none.
func (p *Position) openEvent(does string) int {
	return p.openCard(func(e *event) bool { return e.does == does })
}

// openCard is the place of the first open event of some kind, -1 for none.
func (p *Position) openCard(is func(e *event) bool) int {
	for open := p.open; open != 0; open &= open - 1 {
		i := bits.TrailingZeros32(open)
		if is(&p.box.Events[p.Open[i].Card]) {
			return i
		}
	}
	return -1
}

// numbersOf are the numbers of an open event's deed.
func (p *Position) numbersOf(open int) *content.EventNumbers {
	return &p.box.Events[p.Open[open].Card].numbers
}

// closeEvent discards the first open event with this effect.
func (x act) closeEvent(does string) {
	if i := x.openEvent(does); i >= 0 {
		x.closeCard(i)
	}
}

func (x act) closeCard(i int) {
	x.tell(EventDiscarded, -1, int(x.Open[i].Card))
	if f := x.under(taskEvent); f != nil { // drawn before this step: it may come back in it
		putFirst(x.Decks.Played[:], &x.Decks.PlayedCount, x.Open[i].Card)
		drawing{f}.discardedBefore(1)
	} else {
		x.played(x.Open[i].Card)
	}
	x.Open[i] = OpenEvent{}
	x.survey()
}

// played puts an event on the discard pile.
func (x act) played(e Event) {
	putLast(x.Decks.Played[:], &x.Decks.PlayedCount, e)
}

// bossAt tells whether the boss of an open event stands in a region and may still be tried.
func (p *Position) bossAt(side Faction, at Region, open int) bool {
	o := &p.Open[open]
	e := &p.box.Events[o.Card]
	return p.bossHere(at, open) && (e.tries == 0 || uint8(o.Data[side]) < e.tries)
}

func (p *Position) bossHere(at Region, open int) bool {
	if !p.Open[open].Used {
		return false
	}
	e := &p.box.Events[p.Open[open].Card]
	return e.boss && e.region == at
}

// plagueAttack is what Spread the Plague adds to each opponent in the Plaguelands.
// WB-EVENTCARD-SPREAD-THE-PLAGUE-02
func (p *Position) plagueAttack() int {
	if i := p.openEvent("plague"); i >= 0 && p.box.Plague.Has(p.Combat.Region) {
		return p.numbersOf(i).Attack
	}
	return 0
}

// windsCost is the Energy a Travel action costs under the Foul Plaguewinds.
// WB-EVENTCARD-FOUL-PLAGUEWINDS-01
func (p *Position) windsCost(from Region) int {
	if !p.box.Plague.Has(from) {
		return 0
	}
	return int(p.winds)
}

// checkWinds: the Plaguewinds end when no blue creature is left there.
// WB-EVENTCARD-FOUL-PLAGUEWINDS-03
func (x act) checkWinds() {
	for i := range x.GroupCount {
		if g := &x.Groups[i]; g.Quest == Independent && x.box.Plague.Has(g.Region) {
			return
		}
	}
	x.closeEvent("plaguewinds")
}

// cauldronAttack: Kel'Thuzad has more Attack against a faction that has not beaten the Cauldrons
// while they are in play. WB-EVENTCARD-SCOURGE-CAULDRONS-03
func (p *Position) cauldronAttack() int {
	i := p.openCard(func(e *event) bool { return e.tries > 0 }) // only the Cauldrons have a limit
	if p.Combat.Foe != OverlordFoe || i < 0 || p.Open[i].Data[2+p.Combat.Side] > 0 {
		return 0
	}
	return p.box.Events[p.Open[i].Card].overlordAttack
}

// relicHits: the Light of Ages adds hits at the start of a combat with Kel'Thuzad.
// WB-EVENTCARD-LIGHT-OF-AGES-02
func (x act) relicHits() {
	k := &x.Combat
	hits := 0
	for i := range x.box.Events {
		hits = max(hits, x.box.Events[i].relic)
	}
	for i := range each(k.In) {
		if k.Foe == OverlordFoe && x.People[i].Relic {
			x.putHits(i, damageBox, hits)
		}
	}
}

// keepTrophy keeps a blue figure while Cleanse the Land is open.
// WB-EVENTCARD-CLEANSE-THE-LAND-01, -02
func (x act) keepTrophy(c Color) bool {
	k := &x.Combat
	if k.Foe != IndependentFoes || !x.eventOpen("cleanse") {
		return false
	}
	x.Trophies[k.Side][k.Creature]++
	return c == Blue
}

// blueFell notes what open events pay for a blue creature.
func (x act) blueFell() {
	k := &x.Combat
	if i := x.openEvent("ears-and-heads"); i >= 0 {
		k.BountyXP += uint8(x.column(x.Open[i].Card, k.Side).xp)
		k.BountyGold += x.foeFigure(Blue).attack / uint8(x.numbersOf(i).Share)
	}
	if i := x.openEvent("plaguewinds"); i >= 0 && x.box.Plague.Has(k.Region) {
		k.BountyXP += uint8(x.column(x.Open[i].Card, k.Side).xp)
	}
}

// settleBlue pays for blue creatures: shared by the group, gold among survivors. Then trophies are
// counted and the winds may end.
func (x act) settleBlue(k *Combat) {
	if k.BountyXP+k.BountyGold > 0 && k.Was&^k.Fallen != 0 {
		x.push(rewardFrame(paysBounty, k.Was, k.Fallen))
		x.Reward = Reward{All: k.Was, Got: k.Was &^ k.Fallen}
		x.split(int(k.BountyXP), int(k.BountyGold), 0)
	}
	x.countTrophies()
	x.checkWinds()
}

// countTrophies pays the first faction whose trophies come to the Attack that the card asks for.
func (x act) countTrophies() {
	for side := range x.Trophies {
		total := 0
		for c := range x.box.Creatures {
			total += int(x.Trophies[side][c]) * int(x.box.Creatures[c].figure[Blue].attack)
		}
		i := x.openEvent("cleanse")
		if i < 0 || total < x.numbersOf(i).Goal {
			continue
		}
		e := x.Open[i].Card
		x.closeCard(i)
		for f := range x.Trophies {
			for c := range x.Trophies[f] {
				x.Supply[c][Blue] += x.Trophies[f][c]
				x.Trophies[f][c] = 0
			}
		}
		x.payEach(x.membersOf(Faction(side)), x.column(e, Faction(side)))
	}
}

// column is the reward of a faction: the stronger one's, also where both are equal. WB-EVENT-09..11
func (p *Position) column(e Event, f Faction) *reward {
	return &p.box.Events[e].pays[yes(p.experience(f) < p.experience(f.Enemy()))]
}

// payEach pays every character of a set the whole amount.
func (x act) payEach(mask uint8, r *reward) {
	for i := range backward(mask) {
		x.gold(i, r.gold)
		if r.xp > 0 {
			x.push(xpFrame(i, int(r.xp)))
		}
	}
}

// checkWars: the faction that is not active wins a War if it stands in both regions. A War drawn in
// this very turn is looked at a turn later. It is true if one was won: then all is to be looked at
// again once that is paid, since the experience decides what the next one pays. WB-WAR-02..06, -08,
// -09
func (x act) checkWars() bool {
	side := x.Faction.Enemy()
	for open := x.open; open != 0; open &= open - 1 {
		i := bits.TrailingZeros32(open)
		o := &x.Open[i]
		if !x.box.Events[o.Card].war || o.Data[0] == 0 {
			continue
		}
		e := o.Card
		regions := x.box.Events[e].regions
		if x.charactersAt(side, regions[0]) != 0 && x.charactersAt(side, regions[1]) != 0 {
			pays := x.column(e, side)
			x.closeCard(i)
			x.payEach(x.membersOf(side), pays)
			return true
		}
	}
	for open := x.open; open != 0; open &= open - 1 {
		if o := &x.Open[bits.TrailingZeros32(open)]; x.box.Events[o.Card].war {
			o.Data[0] = 1
		}
	}
	return false
}

// pvpEvents: Old Hatreds pay the winners' participants, a Bounty all enemies of the fallen.
// WB-EVENTCARD-OLD-HATREDS-01, -02, WB-EVENTCARD-BOUNTY-02
func (x act) pvpEvents(k *Combat, winner Faction) {
	for i := x.openEvent("old-hatreds"); i >= 0; i = x.openEvent("old-hatreds") {
		pays := x.column(x.Open[i].Card, winner)
		x.closeCard(i)
		x.payEach(k.Was&x.membersOf(winner), pays)
	}
}

// bounties: the first marked character that fell in PvP; of two in one combat one is drawn.
func (x act) bounties(k *Combat) {
	for i := range x.Open {
		o := &x.Open[i]
		if !o.Used || x.box.Events[o.Card].does != "bounty" {
			continue
		}
		var marked uint8
		for _, who := range o.Data[:2] {
			if has(k.Fallen, who) {
				marked |= only(who)
			}
		}
		if marked == 0 {
			continue
		}
		side := x.People[x.anyOf(marked, "bounty")].Faction.Enemy()
		pays := x.column(o.Card, side)
		x.closeCard(i)
		x.payEach(x.membersOf(side), pays)
	}
}

// settleBoss pays the winners like a quest, in the column of their faction, with what was hoarded.
// A boss with tries stays until both factions have had theirs. WB-REWARD-31,
// WB-EVENTCARD-SCOURGE-CAULDRONS-01
func (x act) settleBoss(k *Combat, won bool) {
	o := &x.Open[k.Boss]
	card := o.Card
	e := &x.box.Events[card]
	if e.tries > 0 {
		o.Data[k.Side]++
		o.Data[2+k.Side] += int8(yes(won))
	}
	done := won && e.tries == 0 || e.tries > 0 && uint8(min(o.Data[0], o.Data[1])) >= e.tries
	weaker := yes(x.experience(k.Side) < x.experience(k.Side.Enemy()))
	if done {
		x.closeCard(int(k.Boss))
	}
	if !won {
		return
	}
	r := &e.pays[weaker]
	gold := int(r.gold)
	if e.hoard == "gold" {
		gold += int(x.HoardGold)
		x.HoardGold = 0
	}
	x.Reward = Reward{All: k.Was, Got: k.Was &^ k.Fallen}
	x.split(int(r.xp), gold, 0)
	if e.relic > 0 { // after all else, so below it
		x.push(relicFrame(x.Reward.Got))
	}
	x.push(rewardFrame(paysBoss+int16(card)*2+int16(weaker), k.Was, k.Fallen))
}

// cleanseWhy: after its action a character in a marked region may pay Energy to remove the
// marker. WB-EVENTCARD-SPREAD-THE-PLAGUE-03
func (p *Position) cleanseWhy(m Move) why {
	if p.People[m.Who].Owner != m.by {
		return whySeat
	}
	if m.Card != NoCard || m.At != 0 || m.N != 0 || m.M != 0 {
		return whyMalformed
	}
	c := &p.People[m.Who]
	if !has(p.Acted, m.Who) || p.plagueMarker(c.Region) < 0 ||
		int(c.Energy) < p.cleansingPrice() {
		return whyPlague
	}
	return fine
}

// cleansingPrice is the Energy that removing a marker costs.
func (p *Position) cleansingPrice() int {
	if i := p.openEvent("plague"); i >= 0 {
		return p.numbersOf(i).Energy
	}
	return 0
}

// plagueMarker is the marker in a region, or -1.
func (p *Position) plagueMarker(at Region) int {
	i := p.openEvent("plague")
	if i < 0 {
		return -1
	}
	for n, r := range p.box.Events[p.Open[i].Card].regions {
		if r == at && p.Open[i].Data[0]>>n&1 != 0 {
			return n
		}
	}
	return -1
}

// cleansePlague removes the marker and pays for it; with the last one the card goes.
// WB-EVENTCARD-SPREAD-THE-PLAGUE-04
func (x act) cleansePlague(m Move) {
	c := &x.People[m.Who]
	i := x.openEvent("plague")
	o := &x.Open[i]
	o.Data[0] &^= 1 << x.plagueMarker(c.Region)
	price := x.numbersOf(i).Energy
	pays := x.box.Events[o.Card].pays[0].xp
	if o.Data[0] == 0 {
		x.closeCard(i)
	}
	x.push(xpFrame(m.Who, int(pays)))
	x.spend(m.Who, price)
}
