package lordaeron

import "twobanners/game"

// FightByDice is a Monte Carlo estimate of a fight: it is played to its end again and again, by the
// rules, with dice of its own, and everybody decides as bots do. It costs what a forecast saves,
// and knows what a forecast does not: cards for after the roll, and long fights.
//
// Fights are numbered and each has its own dice, so that what is told follows from the position and
// from how many were played: whoever stops in between may go on later.
type FightByDice struct {
	// Fights is how many were played, Won how many of them the side has won; Safe are those in
	// which nobody of it fell, Rounds are of all.
	Fights, Won, Safe, Rounds int
	// Wounds and Falls are of all fights, by character; Hurt are all wounds with those of pets.
	Wounds, Falls [MaxCharacters]int
	Hurt          int

	start, now Position
	side       Faction
	in         uint8 // the side's characters that have fought
	seed       uint64
	judge      *Judge // while it is played
	log        game.Log
	moves      []game.Move
	worth      []int32
}

// byDice is the fight of a group against a target, as if it stood there, some of it well rested.
// Nothing that the side does not know reaches a number.
func (p *Position) byDice(t *fightTarget, side Faction, group, rested uint8) *FightByDice {
	d := p.fightingFor(side, group)
	d.start.meet(t, side, group, rested)
	return d
}

// lastByDice is the last battle as if it were fought now.
func (p *Position) lastByDice(side Faction) *FightByDice {
	d := p.fightingFor(side, p.membersOf(side))
	d.start.meetLast(side)
	return d
}

// underWayByDice is the fight under way from the decision that is owed now on.
func (p *Position) underWayByDice(side Faction) *FightByDice {
	return p.fightingFor(side, (p.Combat.In|p.Combat.Fallen)&p.membersOf(side))
}

// fightingFor has the position as a side knows it.
func (p *Position) fightingFor(side Faction, in uint8) *FightByDice {
	seat := p.People[lowest(p.membersOf(side))].Owner
	d := &FightByDice{start: *p, side: side, in: in, seed: p.View(seat).Hash()}
	d.start.Redeal(seat, game.NewFast(d.seed))
	return d
}

// Play plays so many fights more.
func (d *FightByDice) Play(n int) {
	d.judge = judges.Get().(*Judge)
	defer judges.Put(d.judge)
	for range n {
		luck := game.NewFast(d.seed + uint64(d.Fights))
		d.now = d.start
		d.log.Events = d.log.Events[:0]
		act{&d.now, luck, &d.log}.run() // to the first decision
		for range longestFight {
			if d.now.Over || d.now.Combat.Foe == NoFoe {
				break
			}
			d.decide(luck)
		}
		d.count()
	}
}

// longestFight ends a fight that does not end: more decisions than any has.
const longestFight = 4000

// decide makes the decision that is owed as a bot would; who is invited comes.
func (d *FightByDice) decide(luck game.Chance) {
	q := &d.now
	seat := q.Actors().First()
	if q.waitsIn(taskJoin) {
		_ = q.Apply(seat, Move{Kind: Join}.Pack(), luck, &d.log)
		return
	}
	d.moves = q.Moves(seat, d.moves[:0])
	best := d.moves[:1]
	for len(d.worth) < len(d.moves) {
		d.worth = append(d.worth, 0)
	}
	if len(d.moves) > 1 && d.judge.Weigh(q, seat, d.moves, d.worth) {
		most, n := d.worth[0], 0
		for i, m := range d.moves {
			if d.worth[i] > most {
				most, n = d.worth[i], 0
			}
			if d.worth[i] == most {
				d.moves[n] = m // what was there is worth less, or has been copied
				n++
			}
		}
		best = d.moves[:n]
	}
	_ = q.Apply(seat, best[luck.Draw("tie", len(best))], luck, &d.log)
}

// count reads from the events of a fight what it came to; a fight that ends the game says so.
func (d *FightByDice) count() {
	q := &d.now
	won, standing := false, d.in
	for i := range d.log.Events {
		e := &d.log.Events[i]
		who := int8(e.Args[0])
		switch e.Kind {
		case RoundBegan:
			d.Rounds++
		case HealthLostEvent:
			d.Wounds[who]++
			d.Hurt += yes(q.People[who].Faction == d.side)
		case PetHurt:
			d.Hurt += yes(q.People[who].Faction == d.side)
		case DefeatedEvent:
			d.Falls[who]++
			standing &^= only(who)
		case CombatEnded:
			won = (e.Args[1] != 0) == (q.People[who].Faction == d.side) && standing != 0
		default:
		}
	}
	if q.Over {
		won = q.Won == 1<<d.side
	}
	d.Fights++
	d.Won += yes(won)
	d.Safe += yes(won && standing == d.in)
}
