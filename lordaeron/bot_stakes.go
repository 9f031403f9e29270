package lordaeron

import (
	"fmt"
	"math/bits"

	"twobanners/game"
)

// What `lab odds` holds against dice: fights that bots begin, those that they leave, and arranged
// ones, so that there are enough of each kind.

var _ game.Staker = (*Game)(nil)

// StakeInputs are the traits of a fight.
func (g *Game) StakeInputs() []string { return traitNames[:] }

// stakes makes stakes of one position.
type stakes struct {
	g         *Game
	forecasts *Forecaster
	list      []game.Stake
}

// Arranged are one fight of each kind that there could be in the turn that begins: some of the side
// stand before it, rested or as they are.
func (g *Game) Arranged(pos game.Position, chance game.Chance) []game.Stake {
	p := pos.(*Position)
	if !p.waitsIn(taskTurn) {
		return nil
	}
	s := &stakes{g: g, forecasts: forecasters.Get().(*Forecaster)}
	defer forecasters.Put(s.forecasts)
	side := p.Faction
	some := func(of uint8) (group uint8) {
		for i := range each(of) {
			group |= only(i) * uint8(chance.Draw("stands there", 2))
		}
		if group == 0 {
			return of
		}
		return group
	}
	members := p.membersOf(side)
	var quests, bosses []questGoal
	for _, t := range p.placeGoals(side) {
		switch t.foe {
		case BossFoe:
			if p.bossAt(side, t.region, int(t.which)) {
				bosses = append(bosses, t)
			}
		case OverlordFoe:
		default:
			quests = append(quests, t)
		}
	}
	for _, list := range [][]questGoal{quests, quests, bosses} {
		if len(list) > 0 {
			t := &list[chance.Draw("which", len(list))]
			group := some(members)
			s.add(p, &t.fightTarget, group, group*uint8(chance.Draw("rested", 2)))
		}
	}
	if p.Turn > p.midway() {
		q := *p
		q.Overlord.Counters = 0
		q.grow(members, chance)
		s.add(&q, &fightTarget{foe: OverlordFoe, region: q.Overlord.Region}, members, members)
		s.addLast(p, side)
	}
	if theirs := p.membersOf(side.Enemy()); theirs != 0 {
		q := *p
		at := q.box.Start[side]
		for i := range int8(q.Characters) {
			q.People[i].Region = q.box.Start[side.Enemy()]
		}
		for i := range each(some(theirs)) {
			q.People[i].Region = at
		}
		group := some(members)
		s.add(&q, &fightTarget{foe: EnemyFoes, region: at}, group,
			group*uint8(chance.Draw("rested", 2)))
	}
	return s.list
}

// midway is the turn after which the end is thought of.
func (p *Position) midway() uint16 { return uint16(p.Rules.Turns) / 2 }

// grow brings some of a side to higher levels, with Talents drawn, so that there are fights against
// the Overlord that can be won.
func (p *Position) grow(members uint8, chance game.Chance) {
	level := uint8(chance.Draw("level", 6))
	for who := range each(members) {
		c := &p.People[who]
		for c.Level < level {
			c.Level++
			talents := p.box.Classes[c.Class].talents
			card := talents[chance.Draw("talent", len(talents))]
			if p.box.Cards[card].level <= c.Level && !p.hasTalent(c, card) {
				p.lay(who, talentKey(c.Level), card)
			}
		}
	}
}

func (p *Position) hasTalent(c *Character, card Card) (owned bool) {
	for _, other := range c.Talents {
		owned = owned || other == card
	}
	return owned
}

// Offered are the challenges that a seat may make where it makes a move: the one it chooses, and
// one of those it leaves.
func (g *Game) Offered(
	pos game.Position, seat game.Seat, move game.Move, chance game.Chance,
) []game.Stake {
	p := pos.(*Position)
	if !p.waitsIn(taskTurn, taskStrike) {
		return nil
	}
	chosen, _ := p.Unpack(move)
	var left []Move
	for _, packed := range p.Moves(seat, nil) {
		if m, ok := p.Unpack(packed); ok && m.Kind == Challenge && packed != move {
			left = append(left, m)
		}
	}
	s := &stakes{g: g, forecasts: forecasters.Get().(*Forecaster)}
	defer forecasters.Put(s.forecasts)
	if chosen.Kind == Challenge {
		s.offer(p, chosen)
		for i := range s.list {
			s.list[i].Chosen = true
		}
	}
	if len(left) > 0 {
		s.offer(p, left[chance.Draw("left", len(left))])
	}
	return s.list
}

func (s *stakes) offer(p *Position, m Move) {
	if Foe(m.N) == OverlordFoe && p.Overlord.Counters != 0 {
		return
	}
	t := fightTarget{Foe(m.N), m.M, p.People[m.Who].Region}
	s.add(p, &t, only(m.Who)|uint8(m.At), 0)
}

func (s *stakes) add(p *Position, t *fightTarget, group, rested uint8) {
	if f := s.forecasts.Errand(p, t, p.Faction, group, rested, AllOut); f != nil {
		s.put(p, f, p.byDice(t, p.Faction, group, rested))
	}
}

func (s *stakes) addLast(p *Position, side Faction) {
	if f := s.forecasts.Final(p, side, AllOut); f != nil {
		s.put(p, f, p.lastByDice(side))
	}
}

// put notes a fight that has been forecast.
func (s *stakes) put(p *Position, f *Forecast, d *FightByDice) {
	z := &s.forecasts.sized
	levels, heads := 0, bits.OnesCount8(d.in)
	groups := []string{fmt.Sprintf("heads %d", heads)}
	for i := range each(d.in) {
		levels += int(p.People[i].Level)
		groups = append(groups, p.box.Classes[p.People[i].Class].id)
	}
	groups = append(groups, fmt.Sprintf("level %d", (levels+heads/2)/heads),
		fmt.Sprintf("rounds %d", min(6, int(f.Fight.Rounds+0.5))))
	inputs := z.traits
	s.list = append(s.list, game.Stake{
		Kind: boutNames[z.kind], Groups: groups, Win: f.Fight.Win, Wounds: f.Fight.Wounds,
		Inputs: inputs[:],
		Play: func(times int) (won, wounds int) {
			won, wounds = d.Won, d.Hurt
			d.Play(times)
			return d.Won - won, d.Hurt - wounds
		},
	})
}
