package lordaeron

// Surplus is what a character has above its capacity. It belongs to what gave it: it goes with the
// combat round, and what an equipped card gave goes with that card. WB-LEVEL-06..09

// maxGains is how many gains are remembered in a round; more last for the round.
const maxGains = 16

// Gain is what a card of By has given Who above capacity in this round; NoCard is for what lasts
// as long as the round, whatever becomes of its card.
type Gain struct {
	Card           Card
	By, Who        int8
	Health, Energy uint8
}

// surplus is what a character has above its capacities.
func (p *Position) surplus(who int8) (health, energy int) {
	c := &p.People[who]
	return max(0, int(c.Health)-p.healthCapacity(who)), max(0, int(c.Energy)-p.energyCapacity(who))
}

// gain gives tokens, also above capacity. An instant Power has done its work once it is used: what
// it gave lasts for the round.
func (x act) gain(by int8, card Card, who int8, health, energy int) {
	c, k := &x.People[who], &x.Combat
	x.forgetUsedUp(who)
	hadHealth, hadEnergy := x.surplus(who)
	c.Health = uint8(min(99, int(c.Health)+health))
	c.Energy = uint8(min(99, int(c.Energy)+energy))
	x.tell(Regained, who, health, energy)
	hasHealth, hasEnergy := x.surplus(who)
	key := x.find(by, card)
	if key < 0 || key >= keyTalents || x.box.Cards[card].types&instantType != 0 {
		card = NoCard // it lasts for the round
	}
	if hasHealth == hadHealth && hasEnergy == hadEnergy || k.GainCount == maxGains {
		return
	}
	k.Gains[k.GainCount] = Gain{
		card, by, who, uint8(hasHealth - hadHealth), uint8(hasEnergy - hadEnergy),
	}
	k.GainCount++
}

// forgetUsedUp: what is no longer there of a surplus was used up, the oldest gains first: tokens
// are alike. WB-INTERACT-97
func (x act) forgetUsedUp(who int8) {
	health, energy := x.surplus(who)
	k := &x.Combat
	for i := int(k.GainCount) - 1; i >= 0; i-- {
		if g := &k.Gains[i]; g.Who == who {
			g.Health = uint8(min(health, int(g.Health)))
			g.Energy = uint8(min(energy, int(g.Energy)))
			health, energy = health-int(g.Health), energy-int(g.Energy)
		}
	}
}

// takeBack takes the surplus that a card of a character gave, since it is no longer equipped.
func (x act) takeBack(by int8, card Card) {
	k := &x.Combat
	for i := range k.Gains[:k.GainCount] {
		g := &k.Gains[i]
		if card == NoCard || g.By != by || g.Card != card {
			continue
		}
		x.forgetUsedUp(g.Who)
		c := &x.People[g.Who]
		c.Health -= g.Health
		c.Energy -= g.Energy
		*g = Gain{}
	}
}

// forgetGains ends all gains with the round.
func (k *Combat) forgetGains() { k.Gains, k.GainCount = [maxGains]Gain{}, 0 }

// lowered removes what is above a capacity that was higher before, all of it. WB-LEVEL-08
func (x act) lowered(who int8, health, energy int) {
	c := &x.People[who]
	if now := x.healthCapacity(who); now < health {
		c.Health = uint8(min(int(c.Health), max(1, now)))
	}
	if now := x.energyCapacity(who); now < energy {
		c.Energy = uint8(min(int(c.Energy), now))
	}
	x.clampPet(who)
}

// clamp removes all that is above capacity, also a pet's; that is no wound. WB-LEVEL-08, -09
func (x act) clamp(who int8) {
	c := &x.People[who]
	c.Health = uint8(min(int(c.Health), max(1, x.healthCapacity(who))))
	c.Energy = uint8(min(int(c.Energy), x.energyCapacity(who)))
	x.clampPet(who)
}

func (x act) clampPet(who int8) {
	if c := &x.People[who]; c.Pet > 0 {
		c.Pet = uint8(min(int(c.Pet), x.petHealth(who)))
	}
}
