package lordaeron

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
)

func init() {
	addRule(RemoveArmor, rule{word: "armor damage=n:number", sealed: fromEnemies},
		inSteps(steps(taskArmor), (*Position).armorWhy, act.removeArmor, (*lister).armors))
	addRule(Loot, rule{word: "loot card=card:card to=to:who"},
		inSteps(steps(taskLoot), (*Position).lootWhy, act.loot, (*lister).loots))
	addTask(taskArmor, task{name: "armor", decides: armorers, run: act.runArmor, must: whyArmor},
		RemoveArmor)
	addTask(taskLoot, task{name: "loot", decides: decidedByChief, run: act.runLoot, about: true},
		Loot, Pass)
}

// armoring is an Armor step: each side chooses what it takes off the enemy's damage box, and has a
// character that decides for it.
type armoring struct{ *Frame }

func armorFrame() Frame { return Frame{Task: taskArmor, Who: -1, M: -1, K: -1} }

// choice is what a side takes off, -1 while it has not chosen.
func (f armoring) choice(side Faction) int {
	return int([2]int16{Alliance: f.A, Horde: f.B}[side]) - 1
}

func (f armoring) chosen(side Faction) bool { return f.choice(side) >= 0 }

func (f armoring) choose(side Faction, n int) {
	*[2]*int16{Alliance: &f.A, Horde: &f.B}[side] = int16(n) + 1
}

func (f armoring) chiefOf(side Faction) *int8 { return [2]*int8{Alliance: &f.M, Horde: &f.K}[side] }

// armorStep: in PvP each side removes all its armor tokens, and for each of them one enemy hit from
// damage or defense, as it likes, and one from attrition. WB-PVP-12..15
func (x act) armorStep() {
	if x.Combat.Foe != EnemyFoes {
		return
	}
	f := armoring{x.push(armorFrame())}
	for _, side := range [2]Faction{Alliance, Horde} {
		if least, most := x.armorRange(side); least == most {
			f.choose(side, least)
		} else {
			*f.chiefOf(side) = x.chief(x.Combat.In & x.membersOf(side))
		}
	}
}

// armorRange is how many hits a side may take off the enemy's damage box.
func (p *Position) armorRange(side Faction) (least, most int) {
	armor := int(p.Combat.Boxes[side].Armor)
	enemy := &p.Combat.Boxes[side.Enemy()]
	armor = min(armor, int(enemy.Damage)+int(enemy.Defense)) // WB-PVP-14
	return max(0, armor-int(enemy.Defense)), min(armor, int(enemy.Damage))
}

// armorers are those who have still to choose; neither knows the other's choice. WB-INTERACT-76
func armorers(p *Position, f *Frame) (seats game.Seats) {
	for _, side := range [2]Faction{Alliance, Horde} {
		if a := (armoring{f}); !a.chosen(side) {
			seats = seats.With(p.People[*a.chiefOf(side)].Owner)
		}
	}
	return seats
}

func (p *Position) armorWhy(m Move) why {
	side := p.sideOf(m.by)
	if (armoring{p.top()}).chosen(side) {
		return whyArmor
	}
	least, most := p.armorRange(side)
	return whyArmor.unless(int(m.N) >= least && int(m.N) <= most)
}

func (l *lister) armors() {
	least, most := l.armorRange(l.sideOf(l.me))
	for n := least; n <= most; n++ {
		l.offer(Move{Who: l.who, N: uint8(n)})
	}
}

func (x act) removeArmor(m Move) {
	armoring{x.top()}.choose(x.sideOf(m.by), int(m.N))
}

// runArmor carries both choices out at once.
func (x act) runArmor() bool {
	f := armoring{x.top()}
	if !f.chosen(Alliance) || !f.chosen(Horde) {
		return false
	}
	choices := [2]int{f.choice(Alliance), f.choice(Horde)}
	x.pop()
	k := &x.Combat
	armor := [2]int{int(k.Boxes[Alliance].Armor), int(k.Boxes[Horde].Armor)}
	for _, side := range [2]Faction{Alliance, Horde} {
		enemy := &k.Boxes[side.Enemy()]
		all := min(armor[side], int(enemy.Damage)+int(enemy.Defense))
		damage := choices[side]
		x.blunt(side, damageBox, damage)
		x.blunt(side, defenseBox, all-damage)
		x.blunt(side, attritionBox, min(armor[side], int(enemy.Attrition)))
		k.Boxes[side].Armor = 0
	}
	return true
}

// blunt takes hits out of the enemy's box for a side's armor.
func (x act) blunt(side Faction, box boxID, n int) {
	if n > 0 {
		x.Combat.Boxes[side.Enemy()].put(box, -n)
		x.tell(HitsRemoved, lowest(x.Combat.In&x.membersOf(side)), int(box), n)
	}
}

// pvpStrike: what is left in the damage boxes wounds the other side at once; both are fixed before
// any is taken, and the challengers' wounds are taken first. WB-PVP-16, WB-INTERACT-77, -78
func (x act) pvpStrike() {
	k := &x.Combat
	wounds := [2]int{int(k.Boxes[Horde].Damage), int(k.Boxes[Alliance].Damage)}
	k.Boxes[Alliance].Damage, k.Boxes[Horde].Damage = 0, 0
	x.pushWounds(wounds)
}

// pushWounds lets both sides take wounds, the challengers first.
func (x act) pushWounds(wounds [2]int) {
	k := &x.Combat
	k.Unabsorbed = [2]uint8{}
	if wounds[Alliance] > 0 && wounds[Horde] > 0 {
		x.push(Frame{Task: taskRetreats})
	}
	for _, side := range [2]Faction{k.Side.Enemy(), k.Side} {
		if wounds[side] > 0 {
			x.push(woundsFrame(side, wounds[side]))
		}
	}
}

// pvpResolve: hits cancel one for one; the side that runs out takes a wound for each hit left. In
// the Deadly variant nothing cancels. WB-PVP-19..21, WB-VARIANT-01
func (x act) pvpResolve() {
	k := &x.Combat
	var hits [2]int
	for side := range hits {
		b := &k.Boxes[side]
		hits[side] = int(b.Damage) + int(b.Defense) + int(b.Attrition)
		*b = Boxes{}
	}
	if !x.Rules.DeadlyPvP {
		cancel := min(hits[0], hits[1])
		hits[0] -= cancel
		hits[1] -= cancel
	}
	x.pushWounds([2]int{Alliance: hits[Horde], Horde: hits[Alliance]})
}

// winnerOf is the side that stands alone after a fight between characters, or lost less where all
// fell at once.
func (p *Position) winnerOf(k *Combat) Faction {
	for _, side := range [2]Faction{Alliance, Horde} {
		if k.In&p.membersOf(side) != 0 && k.In&p.membersOf(side.Enemy()) == 0 {
			return side
		}
	}
	return p.lessWounded(k)
}

// settlePvP: the winners pay themselves by looting; the last battle decides the game.
func (x act) settlePvP(k *Combat) {
	winner := x.winnerOf(k)
	if k.Final {
		x.endFinal(winner)
		return
	}
	x.bounties(k)
	if winner == NoFaction {
		return
	}
	x.pvpEvents(k, winner)
	survivors := k.In & x.membersOf(winner) // maybe nobody: WB-VARIANT-06
	if survivors == 0 {
		return
	}
	for i := range backward(k.Fallen & x.membersOf(winner.Enemy())) {
		x.push(lootFrame(i, survivors))
	}
}

// looting lets the winners look into the Bag of the frame's character.
type looting struct{ *Frame }

func lootFrame(from int8, winners uint8) Frame {
	return Frame{Task: taskLoot, Who: from, A: int16(winners)}
}

func (f looting) winners() uint8 { return uint8(f.A) }

// runLoot lets the winners take one Item from the Bag of a defeated enemy. WB-PVP-23..28
func (x act) runLoot() bool {
	f := x.top()
	if !x.lootable(f.Who) {
		return x.popped()
	}
	x.nameChief(f, looting{f}.winners())
	return false
}

func (p *Position) lootWhy(m Move) why {
	f := p.top()
	if p.box.Cards[m.Card].kind == content.AuctionCard {
		return whyAuctionItem
	}
	if m.To < 0 || !has(looting{f}.winners(), m.To) || p.People[f.Who].inBag(m.Card) == 0 {
		return whyLoot
	}
	return whySoulLoot.unless(!p.box.Cards[m.Card].soulbound)
}

// lootable: the Bag holds something that may pass to another. WB-INTERACT-30
func (p *Position) lootable(who int8) bool {
	return slices.ContainsFunc(p.People[who].Bag[:], func(card Card) bool {
		return card != NoCard && !p.box.Cards[card].soulbound
	})
}

// loot moves an Item; a full Bag overflows as always. WB-INTERACT-29
func (x act) loot(m Move) {
	from, card, to := x.top().Who, m.Card, m.To
	x.pop()
	x.People[from].outOfBag(card)
	x.tell(Looted, to, int(from), int(card))
	x.receive(to, card)
}

func (l *lister) loots() {
	for card := range distinct(l.People[l.who].Bag[:]) {
		for to := range int8(l.Characters) {
			l.offer(Move{Card: card, To: to})
		}
	}
}
