package lordaeron

// challengeWhy checks a Challenge: what is fought, and who is invited. WB-CHALLENGE-01..21
func (p *Position) challengeWhy(who int8, foe Foe, which uint8, with uint8) why {
	if w := p.actWhy(who); w != fine {
		return w
	}
	c := &p.People[who]
	if with&^p.invitable(who) != 0 {
		return whyInvite
	}
	if foe != IndependentFoes && p.blueIn(c.Region) {
		return whyDuty
	}
	return p.targetWhy(c.Faction, c.Region, foe, which)
}

// targetWhy tells why there is no such target in a region.
func (p *Position) targetWhy(side Faction, at Region, foe Foe, which uint8) why {
	switch foe {
	case IndependentFoes, QuestFoes:
		return p.groupWhy(side, at, foe, which)
	case BossFoe:
		if int(which) < MaxOpen && p.bossAt(side, at, int(which)) {
			return fine
		}
		if int(which) < MaxOpen && p.bossHere(at, int(which)) {
			return whyBossTried
		}
		return whyNoBoss
	case OverlordFoe:
		if which == 0 && p.overlordAt(at) {
			return fine
		}
		if regions := p.box.Overlords[p.Overlord.Who].regions; len(regions) > 1 {
			for _, r := range regions {
				if r == at {
					return whyCounterGone
				}
			}
		}
		return whyNoBoss
	case EnemyFoes:
		if which == 0 && p.charactersAt(side.Enemy(), at) != 0 {
			return fine
		}
		return whyNoEnemy
	default:
		return whyMalformed
	}
}

// groupWhy looks for a group of creatures. WB-CHALLENGE-06..10, -12..14
func (p *Position) groupWhy(side Faction, at Region, foe Foe, which uint8) why {
	closed := false
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if uint8(g.Creature) != which || g.Region != at ||
			(g.Quest == Independent) != (foe == IndependentFoes) {
			continue
		}
		if g.Quest == Independent || p.questOpen(g.Quest, side) {
			return fine
		}
		closed = true
	}
	if closed {
		return whyEnemyQuest
	}
	return whyNoTarget
}

// charactersAt are the characters of a faction in a region.
func (p *Position) charactersAt(f Faction, at Region) (mask uint8) {
	for i := range int8(p.Characters) {
		if c := &p.People[i]; c.Faction == f && c.Region == at {
			mask |= only(i)
		}
	}
	return mask
}

// overlordAt: the Overlord stands here, or one of his facedown counters lies here.
func (p *Position) overlordAt(at Region) bool {
	o := &p.Overlord
	if o.Counters == 0 {
		return o.Region == at
	}
	for i, r := range p.box.Overlords[o.Who].regions {
		if r == at && o.Counters>>i&1 != 0 {
			return true
		}
	}
	return false
}

// invitable are the friends in the region who have an action left. WB-CHALLENGE-21, -24
func (p *Position) invitable(who int8) (mask uint8) {
	c := &p.People[who]
	for i := range int8(p.Characters) {
		f := &p.People[i]
		if i != who && f.Faction == c.Faction && f.Region == c.Region && f.Actions > 0 {
			mask |= only(i)
		}
	}
	return mask
}

// challenge announces the target; friends run by other players are asked first, those of the same
// player join at once. WB-CHALLENGE-22, -23, -26, -28
func (x act) challenge(who int8, foe Foe, which uint8, with uint8) {
	c := &x.People[who]
	x.beginAction(who)
	x.Combat = Combat{
		Foe: foe, Region: c.Region, Side: c.Faction, Challenger: who, In: only(who), Active: -1,
	}
	switch foe {
	case BossFoe:
		x.Combat.Boss = which
	case OverlordFoe, EnemyFoes:
	default:
		x.Combat.Creature = Creature(which)
	}
	for i := range int8(x.Characters) {
		if has(with, i) && x.People[i].Owner == c.Owner {
			x.join(i)
			with &^= only(i)
		}
	}
	x.push(Frame{Task: taskJoin, Who: -1, A: int16(with), Chief: -1})
}

func (x act) join(who int8) {
	x.People[who].Actions--
	x.People[who].Called = 0
	x.Acted |= only(who)
	x.Combat.In |= only(who)
}

// runJoin asks the invited one after another, then begins.
func (x act) runJoin() bool {
	f := x.top()
	if left := uint8(f.A); left != 0 {
		f.Who = lowest(left)
		return false
	}
	x.pop()
	if x.Combat.Foe == OverlordFoe && !x.revealCounter() {
		x.Combat = Combat{Active: -1}
		return true
	}
	if x.Combat.Foe == EnemyFoes {
		x.Combat.In |= x.charactersAt(x.Combat.Side.Enemy(), x.Combat.Region)
	}
	x.beginCombat()
	return true
}

func (x act) answer(join bool) {
	f := x.top()
	if join {
		x.join(f.Who)
	}
	f.A &^= int16(only(f.Who))
	f.Who = -1
}

// revealCounter turns a counter over for all: a false one is discarded and the actions are spent;
// the true one stays faceup. WB-OVERLORD-KAZZAK-07..09
func (x act) revealCounter() bool {
	o := &x.Overlord
	if o.Counters == 0 {
		return true
	}
	at := x.Combat.Region
	real := o.Region == at
	x.tell(CounterRevealed, x.Combat.Challenger, int(at), yes(real))
	if real {
		o.Counters, o.Known = 0, [2]uint8{}
		return true
	}
	for i, r := range x.box.Overlords[o.Who].regions {
		if r == at {
			o.Counters &^= 1 << i
			o.Known[Alliance] &^= 1 << i
			o.Known[Horde] &^= 1 << i
		}
	}
	return false
}

// lookWhy: a facedown counter lies in the region, in one's own turn. WB-OVERLORD-KAZZAK-06
func (p *Position) lookWhy(who int8) why {
	c := &p.People[who]
	o := &p.Overlord
	if c.Faction != p.Faction {
		return whyFaction
	}
	for i, r := range p.box.Overlords[o.Who].regions {
		if r == c.Region && o.Counters>>i&1 != 0 && o.Known[c.Faction]>>i&1 == 0 {
			return fine
		}
	}
	return whyNoCounter
}

func (x act) look(who int8) {
	c := &x.People[who]
	o := &x.Overlord
	for i, r := range x.box.Overlords[o.Who].regions {
		if r == c.Region {
			o.Known[c.Faction] |= 1 << i
		}
	}
	x.tellTo(x.seatsOf(c.Faction), CounterSeen, who, int(c.Region), yes(o.Region == c.Region))
}
