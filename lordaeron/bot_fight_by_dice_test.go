package lordaeron

import (
	"math"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// diceFight is a fight by dice beside the position and the challenge that it is.
type diceFight struct {
	*FightByDice
	at *Position
	m  Move
}

// diceFights are arranged skirmishes, against the Overlord of heroes who have learned everything.
func diceFights(t *testing.T) (list []diceFight) {
	t.Helper()
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 5, Actions: 2}
	shaman := Character{Class: classNamed(t, "shaman"), Faction: Horde, Level: 5, Actions: 2}
	weak := Character{Class: classNamed(t, "shaman"), Faction: Horde, Level: 2, Actions: 2}
	for _, s := range []skirmish{
		{people: []Character{weak}, foe: "murloc", colors: [3]uint8{Red: 1, Green: 1}},
		{people: []Character{warrior, shaman}, foe: "nefarian", with: 2},
	} {
		b, m := s.arranged(t)
		p := b.Clone().(*Position)
		for who := range int8(p.Characters) {
			p.People[who].Owner = 0
			p.study(who)
		}
		p.enroll()
		target := fightTarget{Foe(m.N), m.M, p.People[0].Region}
		list = append(list, diceFight{p.byDice(&target, Horde, only(0)|uint8(m.At), 0), p, m})
	}
	return list
}

// study puts on the best Powers and Items that a character of its level could have.
func (p *Position) study(who int8) {
	c := &p.People[who]
	for at := range AreaCount {
		best := NoCard
		for card := range Card(len(p.box.Cards)) {
			t := &p.box.Cards[card]
			if t.power && !p.learn(who, card) || t.addOn || t.level > c.Level ||
				p.areaWhy(who, card, at) != fine || p.uniqueWhy(who, card, at) != fine {
				continue
			}
			if best == NoCard || t.gold > p.box.Cards[best].gold {
				best = card
			}
		}
		if best != NoCard {
			p.putOn(who, best, at)
		}
	}
	c.Health, c.Energy = uint8(p.healthCapacity(who)), uint8(p.energyCapacity(who))
}

// By dice a fight comes to what it comes to when bots of the upper levels play it at a table.
func TestFightByDiceIsPlayedAsBotsPlay(t *testing.T) {
	const times = 300
	for i, d := range diceFights(t) {
		d.Play(times)
		won := 0
		luck := game.NewFast(11)
		player, err := bot.New(newGame(t), "expert")
		if err != nil {
			t.Fatal(err)
		}
		for range times {
			q, log := d.at.Clone().(*Position), &game.Log{}
			if refusal := q.Apply(q.Actors().First(), d.m.Pack(), luck, log); !refusal.OK() {
				t.Fatal(refusal)
			}
			for !q.Over && q.Combat.Foe != NoFoe {
				seat := q.Actors().First()
				_ = q.Apply(seat, player.Choose(q, seat, luck), luck, log)
			}
			for _, e := range log.Events {
				won += yes(e.Kind == CombatEnded && e.Args[1] == 1)
			}
			won += yes(q.Over)
		}
		agreesWith(t, i, d.FightByDice, float64(won)/times)
	}
}

// Whoever stops in between and goes on has played the same fights, and so has who does not know
// what is hidden; another position has other dice.
func TestFightByDiceGoesOn(t *testing.T) {
	parts := diceFights(t)
	for i, d := range diceFights(t) {
		d.Play(30)
		parts[i].Play(7)
		parts[i].Play(23)
		if d.counted() != parts[i].counted() {
			t.Errorf("fight %d: at once %+v, in parts %+v", i, d.counted(), parts[i].counted())
		}
		hidden := d.at.Clone().(*Position)
		hidden.Redeal(hidden.People[0].Owner, game.NewFast(99))
		again := hidden.byDice(d.target(), d.side, d.in, 0)
		again.Play(30)
		if d.counted() != again.counted() {
			t.Errorf("fight %d: %+v, with other hidden cards %+v", i, d.counted(), again.counted())
		}
		other := hidden.byDice(d.target(), d.side, d.in, 0)
		other.seed += 1000
		if other.Play(30); d.counted() == other.counted() {
			t.Errorf("fight %d: other dice, the same numbers %+v", i, d.counted())
		}
	}
}

// A fight that has begun is worth what it was before; what one side wins of the last battle the
// other loses.
func TestFightByDiceBeginsAnywhere(t *testing.T) {
	const times = 400
	for i, d := range diceFights(t) {
		d.Play(times)
		begun := d.at.Clone().(*Position)
		luck := game.NewFast(3)
		if refusal := begun.Apply(0, d.m.Pack(), luck, &game.Log{}); !refusal.OK() {
			t.Fatal(refusal)
		}
		on := begun.underWayByDice(d.side)
		on.Play(times)
		agreesWith(t, i, d.FightByDice, float64(on.Won)/times)
	}
	b := newTable(t, Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 3},
		Character{Class: classNamed(t, "warrior"), Faction: Alliance, Level: 3})
	b.study(0)
	b.study(1)
	mine, theirs := b.lastByDice(Horde), b.lastByDice(Alliance)
	mine.Play(times)
	theirs.Play(times)
	agreesWith(t, 2, mine, 1-float64(theirs.Won)/times)
}

// agreesWith compares with a share of as many other fights, within four standard deviations.
func agreesWith(t *testing.T, i int, d *FightByDice, b float64) {
	t.Helper()
	n := float64(d.Fights)
	a := float64(d.Won) / n
	sigma := math.Sqrt((a*(1-a) + b*(1-b)) / n)
	if a == 0 || a == 1 || math.Abs(a-b) > 4*sigma {
		t.Errorf("fight %d: by dice %.3f, else %.3f, sigma %.3f", i, a, b, sigma)
	}
}

func (d *FightByDice) target() *fightTarget {
	t := d.start.Combat.target()
	return &t
}

// counted are the numbers that are told.
func (d *FightByDice) counted() [5]int { return [5]int{d.Fights, d.Won, d.Safe, d.Rounds, d.Hurt} }
