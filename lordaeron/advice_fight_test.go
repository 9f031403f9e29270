package lordaeron

import (
	"math"
	"slices"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// invited is a fight of two players' characters in which the second one is asked.
func invited(t *testing.T) (*table, Move) {
	t.Helper()
	s := skirmishes(t)[4]
	b, m := s.arranged(t)
	b.People[0].Owner = 0 // another player than that of the friend
	b.enroll()
	return b, m
}

// Whoever is invited is told what the fight comes to with and without it, who leads, and what it
// costs each of them. Without the friend it is the fight that is forecast for one alone.
func TestAdviseAnInvitation(t *testing.T) {
	b, m := invited(t)
	g := newGame(t)
	alone := m
	alone.At = 0
	forecast := (&Forecaster{}).Challenge(b.Position, alone, AllOut)
	b.play(m)
	a := g.Foretell(b.Position, b.Actors().First(), "").(Odds).Fight
	if a == nil || a.Without == nil || len(a.Now.Shares) != 2 || len(a.Without.Shares) != 1 {
		t.Fatalf("%+v", a)
	}
	if a.Leader != g.WhoName(b.Position, 0) || len(a.Asked) != 1 || len(a.In) != 1 {
		t.Errorf("%+v", a)
	}
	if a.Now.Win <= a.Without.Win || a.Now.Safe > a.Now.Win {
		t.Errorf("with %+v without %+v", a.Now, a.Without)
	}
	if want := percent(forecast.Fight.Win); a.Without.Win < want-6 || a.Without.Win > want+6 {
		t.Errorf("alone %d %%, without the friend %+v", want, a.Without)
	}
	if a.Now.Shares[0].Wounds >= a.Without.Shares[0].Wounds+5 {
		t.Errorf("a friend costs wounds: %+v, %+v", a.Now, a.Without)
	}
}

// The choices of a Reroll step are ranked: misses go, hits stay, and keeping all is among them.
func TestAdviseRerolls(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage"), Faction: Horde, Level: 3, Actions: 2})
	b.Faction = Horde
	b.People[0].Region = b.region("deathknell")
	b.wear(0, b.card("robe-of-apprenticeship")) // REROLL 2
	b.wear(0, b.card("fireball"))
	b.put("gnoll", Green, "deathknell", 0, 2)
	m := Move{Kind: Challenge, N: uint8(QuestFoes), M: uint8(b.creature("gnoll")), To: -1}
	if !b.reachReroll(m, 2) {
		t.Fatal("no seed leads to a choice of dice")
	}
	list := newGame(t).Foretell(b.Position, b.Actors().First(), "").(Odds).Fight.Rerolls
	if len(list) < 2 || len(list[0].Dice) != b.reroll() {
		t.Fatalf("REROLL %d: %+v", b.reroll(), list)
	}
	keeps := 0
	for i, r := range list {
		for _, d := range r.Dice {
			if d.Face == 8 {
				t.Errorf("a hit is thrown again: %+v", r)
			}
		}
		if len(r.Dice) == 0 {
			keeps++
			if r.Win >= list[0].Win {
				t.Errorf("keeping all misses is as good: %+v", list)
			}
		}
		if i > 0 && r.Win > list[i-1].Win {
			t.Errorf("not the best first: %+v", list)
		}
	}
	if keeps != 1 {
		t.Errorf("keeping all is there %d times", keeps)
	}
}

// reachReroll fights with other dice until some misses lie there.
func (t *table) reachReroll(first Move, misses int) bool {
	start := *t.Position
	for seed := range uint64(200) {
		*t.Position = start
		luck, m := game.NewFast(seed), first
		for t.Apply(t.Actors().First(), m.Pack(), luck, nil).OK() {
			if t.top().Task != taskReroll {
				m = t.autopilot(AllOut)
				continue
			}
			n := 0
			for _, kind := range t.rerollable() {
				n += len(kind.faces)
			}
			if n >= misses {
				return true
			}
			break
		}
	}
	return false
}

// Advice in a fight is asked for at every decision of a person, so it must not take long.
func BenchmarkAdviseFight(b *testing.B) {
	var t testing.T
	s := skirmishes(&t)[4]
	fight, m := s.arranged(&t)
	fight.People[0].Owner = 0
	fight.enroll()
	fight.play(m)
	g := newGame(b)
	for b.Loop() {
		g.adviseFight(fight.Position, fight.Actors().First())
	}
}

// twoTurns is a game of two turns, soon at its last battle, and what makes a random move in it.
func twoTurns(t *testing.T, g *Game, seed uint64) (p *Position, step func(log *game.Log)) {
	t.Helper()
	luck := game.NewFast(seed)
	pos, err := g.New(6, []byte(`{"turns":2,"first-game":true}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New(g, "random")
	if err != nil {
		t.Fatal(err)
	}
	p = pos.(*Position)
	return p, func(log *game.Log) {
		seat := p.Actors().First()
		_ = p.Apply(seat, player.Choose(p, seat, luck), luck, log)
	}
}

// Two sides of one fight are told chances that belong together: what one side wins the other loses,
// but for what ends in nobody's favour and the noise of each estimate.
func TestAdviseBothSidesOfTheLastBattle(t *testing.T) {
	g := newGame(t)
	for seed := range uint64(3) {
		p, step := twoTurns(t, g, seed)
		for p.Combat.Foe != EnemyFoes || p.under(taskCombat) == nil {
			step(nil)
		}
		var win [2]int
		for i := range p.Characters {
			c := &p.People[i]
			win[c.Faction] = g.adviseFight(p, c.Owner).Now.Win
		}
		// Four standard deviations of the sum of two estimates, and a few fights that nobody wins.
		chance := float64(win[Horde]) / 100
		noise := 4 * 100 * math.Sqrt(2*chance*(1-chance)/playedOut)
		if sum := win[Horde] + win[Alliance]; math.Abs(float64(sum-100)) > noise+3 {
			t.Errorf("seed %d: %d and %d percent", seed, win[Horde], win[Alliance])
		}
	}
}

// A fight has one number from the offer to challenge to its first die: the challenge's, the
// invitation's without and with the friend, and that of the fight as it begins.
func TestOneNumberOfAFight(t *testing.T) {
	list := skirmishes(t)
	at := slices.IndexFunc(list, func(s skirmish) bool { return s.name == "two against Ogres" })
	b, m := list[at].arranged(t) // their dice may stay unrolled, so that the fight waits for it
	b.People[0].Owner = 0
	b.enroll()
	g := newGame(t)
	alone := m
	alone.At = 0
	f := &Forecaster{}
	one := percent(f.Challenge(b.Position, alone, AllOut).Fight.Win)
	two := percent(f.Challenge(b.Position, m, AllOut).Fight.Win)
	b.play(m)
	asked := g.adviseFight(b.Position, b.Actors().First())
	if asked.Without.Win != one || asked.Now.Win != two {
		t.Errorf("offered %d and %d %%, invited with %d and %d", one, two, asked.Without.Win,
			asked.Now.Win)
	}
	for _, c := range []struct {
		answer Kind
		want   int
	}{{Join, two}, {Decline, one}} {
		begun := &table{T: t, Position: b.Clone().(*Position), script: b.script}
		begun.play(Move{Kind: c.answer})
		if now := g.adviseFight(begun.Position, begun.Actors().First()).Now; now.Win != c.want {
			t.Errorf("offered %d %%, begun with %d", c.want, now.Win)
		} else if now.Safe > now.Win || now.Early > 100-now.Win {
			t.Errorf("parts of %+v do not fit", now)
		}
	}
}
