package lordaeron

import (
	"slices"

	"twobanners/game"
)

func init() {
	addRule(Challenge, rule{
		word: "challenge who=who:who kind=n:foe target=m:target with=at:people", whose: ofWho,
		outOfStep: lateToChallenge,
	},
		inSteps(steps(taskTurn), (*Position).challengeWhy, act.challenge, nil),
		inSteps(steps(taskStrike), (*Position).strikeWhy, act.strike, (*lister).foesHere))
	addRule(Join, rule{word: "join", outOfStep: lateAlways(whyJoin)},
		alwaysLegal(steps(taskJoin), act.accept))
	addRule(Decline, rule{word: "decline", outOfStep: lateAlways(whyJoin)},
		alwaysLegal(steps(taskJoin), act.decline))
	addRule(Look, rule{word: "look who=who:who", whose: ofWho},
		inSteps(steps(taskTurn), (*Position).lookWhy, act.look, (*lister).actions))
	addTask(taskJoin, task{name: "invitation", run: act.runJoin}, Join, Decline)
	addTask(taskStrike, task{name: "strike"}, Challenge)
}

// lateToChallenge: a Challenge under way is against its one target. WB-CHALLENGE-11
func lateToChallenge(p *Position, m Move) why {
	if p.Combat.Foe != NoFoe || p.top().Task == taskJoin {
		return whyOneTarget
	}
	return lateUsually(p, m)
}

// challengeWhy checks a Challenge: what is fought, and who is invited. WB-CHALLENGE-01..21
func (p *Position) challengeWhy(m Move) why {
	foe := Foe(m.N)
	if foe == NoFoe || foe > EnemyFoes || m.At < 0 {
		return whyMalformed
	}
	if w := p.actWhy(m.Who); w != fine {
		return w
	}
	c := &p.People[m.Who]
	if uint8(m.At)&^p.invitable(m.Who) != 0 {
		return whyInvite
	}
	if foe != IndependentFoes && p.blueIn(c.Region) {
		return whyDuty
	}
	return p.targetWhy(c.Faction, c.Region, foe, m.M)
}

// targetWhy tells why there is no such target in a region.
func (p *Position) targetWhy(side Faction, at Region, foe Foe, which uint8) why {
	switch foe {
	case IndependentFoes, QuestFoes:
		return p.groupWhy(side, at, foe, which)
	case BossFoe:
		if int(which) >= MaxOpen || !p.bossHere(at, int(which)) {
			return whyNoBoss
		}
		return whyBossTried.unless(p.bossAt(side, at, int(which)))
	case OverlordFoe:
		regions := p.box.Overlords[p.Overlord.Who].regions
		if len(regions) > 1 && slices.Contains(regions, at) {
			return whyCounterGone.unless(which == 0 && p.overlordAt(at))
		}
		return whyNoBoss.unless(which == 0 && p.overlordAt(at))
	case EnemyFoes:
		return whyNoEnemy.unless(which == 0 && p.charactersAt(side.Enemy(), at) != 0)
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
	for i := range p.People {
		mask |= uint8(yes(p.People[i].Region == at)) << i
	}
	return mask & p.members[f]
}

// overlordAt: the Overlord stands here, or one of his facedown counters lies here.
func (p *Position) overlordAt(at Region) bool {
	return p.Overlord.Counters == 0 && p.Overlord.Region == at || p.counterAt(at) >= 0
}

// counterAt is the facedown counter of a region, -1 for none.
func (p *Position) counterAt(at Region) int {
	i := slices.Index(p.box.Overlords[p.Overlord.Who].regions, at)
	if i < 0 || p.Overlord.Counters>>i&1 == 0 {
		return -1
	}
	return i
}

// invitable are the friends in the region who have an action left. WB-CHALLENGE-21, -24
func (p *Position) invitable(who int8) (mask uint8) {
	c := &p.People[who]
	for i := range each(p.charactersAt(c.Faction, c.Region) &^ only(who)) {
		mask |= only(i) * uint8(yes(p.People[i].Actions > 0))
	}
	return mask
}

// challenge announces the target; friends run by other players are asked first, those of the same
// player join at once. WB-CHALLENGE-22, -23, -26, -28
func (x act) challenge(m Move) {
	who, foe, which, with := m.Who, Foe(m.N), m.M, uint8(m.At)
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
	for i := range each(with) {
		if x.People[i].Owner == c.Owner {
			x.join(i)
			with &^= only(i)
		}
	}
	x.push(joinFrame(with))
}

func (x act) join(who int8) {
	x.People[who].Actions--
	x.People[who].Called = 0
	x.Acted |= only(who)
	x.Combat.In |= only(who)
}

// joining asks those who are invited, one after another.
type joining struct{ *Frame }

func joinFrame(invited uint8) Frame { return Frame{Task: taskJoin, Who: -1, A: int16(invited)} }
func (f joining) left() uint8       { return uint8(f.A) }

func (f joining) answered() {
	f.A &^= int16(only(f.Who))
	f.Who = -1
}

// runJoin asks the invited one after another, then begins.
func (x act) runJoin() bool {
	f := x.top()
	if left := (joining{f}).left(); left != 0 {
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

func (x act) accept(m Move) {
	x.join(x.top().Who)
	x.decline(m)
}

// decline asks the next one.
func (x act) decline(Move) { joining{x.top()}.answered() }

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
	seen := uint8(1) << x.counterAt(at)
	o.Counters &^= seen
	o.Known[Alliance] &^= seen
	o.Known[Horde] &^= seen
	return false
}

// lookWhy: a facedown counter lies in the region, in one's own turn. WB-OVERLORD-KAZZAK-06
func (p *Position) lookWhy(m Move) why {
	c := &p.People[m.Who]
	if c.Faction != p.Faction {
		return whyFaction
	}
	i := p.counterAt(c.Region)
	return whyNoCounter.unless(i >= 0 && p.Overlord.Known[c.Faction]>>i&1 == 0)
}

func (x act) look(m Move) {
	c := &x.People[m.Who]
	o := &x.Overlord
	o.Known[c.Faction] |= 1 << x.counterAt(c.Region)
	x.tellTo(x.seatsOf(c.Faction), CounterSeen, m.Who, int(c.Region), yes(o.Region == c.Region))
}

// strikeWhy: after an Intercept, a foe of the region is challenged at once, even one beside blue
// creatures; friends there may join. WB-FAQ-27, -28, WB-CHALLENGE-29
func (p *Position) strikeWhy(m Move) why {
	c := &p.People[m.Who]
	switch {
	case m.Who != p.top().Who || m.At < 0:
		return whyMalformed
	case uint8(m.At)&^p.invitable(m.Who) != 0:
		return whyInvite
	}
	return p.targetWhy(c.Faction, c.Region, Foe(m.N), m.M)
}

// strike challenges at the end of an Intercept.
func (x act) strike(m Move) {
	x.pop()
	x.challenge(m)
}

// challenges lists what a character with an action left may challenge: where independent creatures
// are, these first.
func (l *lister) challenges() {
	if l.blueIn(l.People[l.who].Region) {
		l.groupsHere(true)
		return
	}
	l.foesHere()
}

// foesHere lists the targets in the region with every choice of friends to invite.
func (l *lister) foesHere() {
	l.groupsHere(false)
	c := &l.People[l.who]
	if l.bosses.Has(c.Region) {
		for i := range l.Open {
			l.invitations(BossFoe, uint8(i))
		}
	}
	if l.overlordAt(c.Region) {
		l.invitations(OverlordFoe, 0)
	}
	if l.charactersAt(c.Faction.Enemy(), c.Region) != 0 {
		l.invitations(EnemyFoes, 0)
	}
}

func (l *lister) groupsHere(blueOnly bool) {
	at := l.People[l.who].Region
	if !l.creatures.Has(at) {
		return
	}
	for i := range l.GroupCount {
		g := &l.Groups[i]
		blue := g.Quest == Independent
		if g.Region != at || blueOnly && !blue || l.sameBefore(i) {
			continue
		}
		foe := QuestFoes
		if blue {
			foe = IndependentFoes
		}
		l.invitations(foe, uint8(g.Creature))
	}
}

// sameBefore: an earlier group is fought together with this one.
func (l *lister) sameBefore(i uint8) bool {
	g := &l.Groups[i]
	for j := range i {
		o := &l.Groups[j]
		if o.Region == g.Region && o.Creature == g.Creature &&
			(o.Quest == Independent) == (g.Quest == Independent) {
			return true
		}
	}
	return false
}

func (l *lister) invitations(foe Foe, which uint8) {
	c := &l.People[l.who]
	if l.targetWhy(c.Faction, c.Region, foe, which) != fine {
		return
	}
	l.overSubsets(l.first()+game.Move(foe)<<numberShift+game.Move(which)<<secondShift,
		l.invitable(l.who))
}
