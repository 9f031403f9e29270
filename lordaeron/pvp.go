package lordaeron

// armorStep: in PvP each side removes all its armor tokens, and for each of them one enemy hit from
// damage or defense and one from attrition. WB-PVP-12..15
func (x act) armorStep() {
	k := &x.Combat
	if k.Foe != EnemyFoes {
		return
	}
	var armor [2]int
	for side := range armor {
		armor[side] = int(k.Boxes[side].Armor)
		k.Boxes[side].Armor = 0
	}
	for side := range armor {
		enemy := &k.Boxes[1-side]
		enemy.put(attritionBox, -armor[side])
		damage := min(armor[side], int(enemy.Damage))
		enemy.put(damageBox, -damage)
		enemy.put(defenseBox, -(armor[side] - damage))
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
	for _, side := range [2]Faction{k.Side.Enemy(), k.Side} {
		if wounds[side] > 0 {
			n := int8(min(120, wounds[side]))
			x.push(Frame{Task: taskWounds, N: n, A: int16(side), Chief: -1})
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

// settlePvP: the winners pay themselves by looting; the last battle decides the game.
func (x act) settlePvP(k *Combat) {
	winner := NoFaction
	for _, side := range [2]Faction{Alliance, Horde} {
		if k.In&x.membersOf(side) != 0 && k.In&x.membersOf(side.Enemy()) == 0 {
			winner = side
		}
	}
	if k.Final {
		x.endFinal(k, winner)
		return
	}
	if winner != NoFaction {
		x.pvpEvents(k, winner)
	}
}
