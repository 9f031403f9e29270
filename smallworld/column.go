package smallworld

import "twobanners/game"

func init() {
	addRule(Pick, rule{
		word: "pick =n:line", late: whyPickActive,
		over: in(StageForm, StageAssault, StageWell, StageRedeploy), refuse: pickRules,
	}, at(in(StagePick), (*Position).pickWhy, act.pick, (*lister).picks))
}

// lines is how many combos are on offer.
func (p *Position) lines() uint8 {
	if p.World.Team {
		return TeamLines
	}
	return Lines
}

// group is where a seat picks its banners: its faction's column in the team variant.
func (p *Position) group(s game.Seat) Faction {
	if p.World.Team {
		return p.World.Side[s]
	}
	return Neutral
}

// pickWhy: a visible combo that the player can pay for. SW-COLUMN-01..07, SW-TEAM-15..21
func (p *Position) pickWhy(me game.Seat, m code) why {
	switch line := m.n(); {
	case p.Players[me].Race != NoRace:
		return whyPickActive
	case line >= p.lines():
		return whyMalformed
	case p.Column.Race[p.group(me)][line] == NoRace:
		return whyNoCombo
	case p.Players[me].Coins < int16(line):
		return whyPrice
	default:
		return fine
	}
}

func (l *lister) picks() {
	l.offerNumbers(0, int32(l.lines()))
}

// pickRules tell what the price is about.
func pickRules(n *refusalContext) []string {
	switch {
	case n.why != whyPrice:
		return nil
	case n.World.Team:
		return []string{"SW-TEAM-17"}
	case n.offersForms(n.m.N):
		return []string{"SW-INTERACT-87"}
	default:
		return nil
	}
}

// offersForms tells whether a combo on offer takes a form in its turns.
func (p *Position) offersForms(line uint8) bool {
	race, power := p.Column.Race[p.group(p.Seat)][line], p.Column.Power[line]
	return (p.box.races[race].moves | p.box.powers[power].moves).has(ChooseForm)
}

// pick takes a combo: the price goes on the combos above, or to the reserve in the team variant.
// SW-COLUMN-03..05, -09, SW-TEAM-17
func (x act) pick(m code) {
	line := m.n()
	me := &x.Players[x.Seat]
	c := &x.Column
	group := x.group(x.Seat)
	race, power, lying := c.Race[group][line], c.Power[line], c.Coins[line]
	if line > 0 {
		x.payCombo(line)
	}
	tokens := min(x.World.Banner[race]+x.World.Badge[power], x.Tray[race])
	x.tell(Picked, int(race), int(power), int(line)+1, int(tokens), int(lying))
	me.Coins += int16(lying)
	c.Coins[line] = 0
	x.Tray[race] -= tokens
	me.Race, me.Power, me.Hand = race, power, tokens
	x.slide(group, line)
	x.call(x.box.races[race].picked)
	x.call(x.box.powers[power].picked)
	x.Turn.Picked = true
	x.startEffects()
}

func (x act) payCombo(line uint8) {
	if x.World.Team {
		x.spend(x.Seat, int(line), forCombo)
		return
	}
	x.Players[x.Seat].Coins -= int16(line)
	for above := range line {
		x.Column.Coins[above]++
	}
	x.tell(Paid, int(line), int(game.Nobody), int(forCombo))
}

// slide closes the gap and reveals the next banner and badge. SW-COLUMN-12..16, SW-TEAM-18..20
func (x act) slide(group Faction, line uint8) {
	c := &x.Column
	last := x.lines() - 1
	copy(c.Race[group][line:last], c.Race[group][line+1:last+1])
	copy(c.Power[line:last], c.Power[line+1:last+1])
	copy(c.Coins[line:last], c.Coins[line+1:last+1])
	c.Coins[last] = 0
	c.Power[last] = x.nextBadge()
	c.Race[group][last] = c.nextBanner(group)
	x.tell(ColumnRefilled, int(last)+1, int(c.Race[group][last]), int(c.Power[last]))
}

// nextBanner turns up the top of a stack, NoRace where it is used up. SW-TEAM-20
func (c *Column) nextBanner(group Faction) Race {
	n := c.Count[group]
	if n == 0 {
		return NoRace
	}
	stack := &c.Stack[group]
	race := stack[0]
	copy(stack[:n-1], stack[1:n])
	stack[n-1] = NoRace
	c.Count[group]--
	c.Returned[group] = min(c.Returned[group], c.Count[group])
	return race
}

// nextBadge turns up the next badge, shuffling the discards when none is left.
// SW-COLUMN-18, SW-TEAM-25
func (x act) nextBadge() Power {
	c := &x.Column
	if c.PowerCount == 0 {
		c.PowerStack, c.PowerCount = c.Discard, c.DiscardCount
		c.Discard, c.DiscardCount = [MaxPowers]Power{}, 0
		game.Shuffle(x.chance, "badges", c.PowerStack[:c.PowerCount])
	}
	n := c.PowerCount
	if n == 0 {
		return NoPower
	}
	power := c.PowerStack[0]
	copy(c.PowerStack[:n-1], c.PowerStack[1:n])
	c.PowerStack[n-1] = NoPower
	c.PowerCount--
	return power
}

// discardBadge puts a badge on the discard pile. SW-COLUMN-17
func (x act) discardBadge(power Power) {
	if power != NoPower {
		x.Column.Discard[x.Column.DiscardCount] = power
		x.Column.DiscardCount++
	}
}

// returnBanner gives a vanished race's banner back: to an empty space of its column if there is
// one (the lowest in the classic game, the topmost in the team variant), else under the stack.
// SW-COLUMN-20, -21, SW-TEAM-22..24
func (x act) returnBanner(race Race) {
	c := &x.Column
	group := Neutral
	if x.World.Team {
		group = x.World.Faction[race]
	}
	space := -1
	for line := range int(x.lines()) {
		if c.Race[group][line] == NoRace && (space < 0 || !x.World.Team) {
			space = line
		}
	}
	if space >= 0 {
		c.Race[group][space] = race
		return
	}
	c.Stack[group][c.Count[group]] = race
	c.Count[group]++
	c.Returned[group]++
}
