package lordaeron

import (
	"math"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// planned is a planner of a table, and the move it likes best.
func (t *table) planned(s game.Strategy) (*SidePlanner, Move) {
	t.Helper()
	seat := t.Actors().First()
	planner := (&Game{box: t.box}).NewStrategist(s).(*SidePlanner)
	m := t.chosenBy(planner, seat)
	return planner, m
}

var plain = game.Strategy{Width: 20, Depth: 2, Draft: true, Hunt: true}

// questFor puts a creature down that a quest of the Horde asks for.
func (t *table) questFor(id string, color Color, at string) {
	t.put(id, color, at, 0, 1)
	t.Quests[0].Card, t.Quests[0].Faction, t.Quests[0].Used = 1, Horde, true
}

func (t *table) openEventNamed(id string) {
	t.Helper()
	for i := range t.box.Events {
		if t.box.Events[i].id == id {
			t.openEventCard(Event(i))
			return
		}
	}
	t.Fatalf("no event %s", id)
}

// friends are two warriors of the Horde side by side, and one of the Alliance far away.
func friends(t *testing.T) *table {
	warrior := Character{
		Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, XP: 6, Actions: 2,
	}
	other := warrior
	enemy := warrior
	enemy.Faction = Alliance
	b := newTable(t, warrior, other, enemy)
	b.Faction = Horde
	b.Rules.Turns = 30
	b.People[0].Region, b.People[1].Region = b.region("brill"), b.region("brill")
	b.People[2].Region = b.region("southshore")
	b.placeOverlord(0, NoRegion)
	return b
}

// A Mage with Winter's Chill may turn its attack dice green before they are rolled: for nothing, so
// that neither a bot does it nor who fights fast, at whatever cost.
func TestAttackDiceAreKept(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage"), Faction: Horde, Level: 2, Actions: 2})
	b.Faction = Horde
	b.lay(0, keyTalents, b.card("winters-chill"))
	b.People[0].Region = b.region("brill")
	b.questFor("gnoll", Green, "brill")
	b.challenge("gnoll", QuestFoes)
	for b.top().Task != taskWindow {
		_, m := b.planned(plain)
		b.play(m)
	}
	planner, _ := b.planned(plain)
	use := b.useOf(0, b.find(0, b.card("winters-chill")), b.card("winters-chill"), 0)
	if refusal := b.Why(b.Actors().First(), use.Pack()); !refusal.OK() {
		t.Fatal(refusal)
	}
	if worth, pass := planner.weighSide(use), planner.weighSide(Move{Kind: Pass}); worth >= pass {
		t.Errorf("turning dice is worth %v, passing %v", worth, pass)
	}
	g := newGame(t)
	turned := toJSON(t, g.ShowMove(b.Position, use.Pack()))
	fast := g.adviseFast(b.Position, b.Actors().First())
	for _, m := range []any{fast.Bold, fast.Thrifty, fast.Free} {
		if string(toJSON(t, m)) == string(turned) {
			t.Errorf("who fights fast turns them: %s", turned)
		}
	}
}

// A War is won by standing in two regions: two friends next to them go there.
func TestPlannerGoesToWar(t *testing.T) {
	b := friends(t)
	b.openEventNamed("the-domination-war") // Balnir Farmstead and Corrahn's Dagger
	b.People[0].Region = b.region("balnir-farmstead")
	b.People[1].Region = b.region("corrahns-dagger")
	planner, m := b.planned(plain)
	if m.Kind == Travel {
		t.Errorf("one of them leaves: %+v", m)
	}
	for i := range int8(2) {
		e := planner.errandOf(i)
		if e == nil || planner.ways.goals[e.goal].foe != warGoal {
			t.Fatalf("%d does not stay for the War: %+v", i, e)
		}
	}
	b.People[1].Region = b.region("ruins-of-alterac")
	if _, m = b.planned(plain); m.Kind != Travel || m.Who != 1 {
		t.Errorf("the other does not come: %+v", m)
	}
}

// A boss pays the weaker side more, and the planner of that side counts on it.
func TestPlannerReadsItsOwnColumn(t *testing.T) {
	b := friends(t)
	b.openEventNamed("the-abomination-of-darrowshire")
	for _, c := range []struct {
		xp   uint8
		pays int
	}{{0, 0}, {40, 1}} {
		b.People[2].XP = c.xp
		planner, _ := b.planned(plain)
		found := false
		for _, g := range planner.ways.goals[:planner.ways.count] {
			if g.foe == BossFoe {
				found = true
				if want := int(b.box.Events[b.Open[0].Card].pays[c.pays].xp); g.xp != want {
					t.Errorf("enemy with %d: %d XP, want %d", c.xp, g.xp, want)
				}
			}
		}
		if !found {
			t.Error("the boss is no goal")
		}
	}
}

// Two friends beside independent creatures that are too strong for one fight them together.
func TestPlannerTakesAFriendAlong(t *testing.T) {
	b := friends(t)
	b.put("gnoll", Blue, "brill", Independent, 1)
	one := b.forecast(0)
	both := b.forecast(0, 1)
	if both-one < 0.2 {
		t.Fatalf("alone %v, together %v: no test", one, both)
	}
	_, m := b.planned(plain)
	if m.Kind != Challenge || uint8(m.At)|only(m.Who) != 3 {
		t.Errorf("%+v", m)
	}
}

// forecast is the chance of some characters against the first creatures of the table.
func (t *table) forecast(group ...int8) float64 {
	mask := uint8(0)
	for _, i := range group {
		mask |= only(i)
	}
	g := &t.Groups[0]
	foe := fightTarget{IndependentFoes, uint8(g.Creature), g.Region}
	f := &Forecaster{brief: true}
	return f.Errand(t.Position, &foe, Horde, mask, 0, AllOut).Fight.Win
}

// A weaker enemy who is alone and within reach is hunted down.
func TestPlannerHunts(t *testing.T) {
	b := friends(t)
	b.People[2].Region = b.region("tirisfal-outpost")
	b.People[2].Energy = 9
	b.People[0].Level = 4
	b.People[0].Health = uint8(b.healthCapacity(0))
	planner, m := b.planned(plain)
	if e := planner.errandOf(0); m.Kind != Travel || e == nil ||
		planner.ways.goals[e.goal].foe != EnemyFoes {
		t.Errorf("%+v, errand %+v", m, e)
	}
	without := plain
	without.Hunt = false
	if _, m = b.planned(without); m.Kind == Travel {
		t.Errorf("hunts though it was told not to: %+v", m)
	}
}

// What a fight brings this turn counts in full; the later it comes, the less it is counted on.
func TestPlannerDoubtsWhatIsFar(t *testing.T) {
	b := friends(t)
	b.questFor("gnoll", Green, "brill")
	planner, _ := b.planned(plain)
	planner.aims[Horde][0] = NoRegion
	r := &planner.search
	value := func(clock int8) float32 {
		n := draft{free: 1}
		for i, who := range r.ids[:r.size] {
			c := &b.People[who]
			n.who[i] = member{
				clock: clock, region: c.Region, health: int8(c.Health), energy: int8(c.Energy),
				level: c.Level, xp: c.XP, alive: 1,
			}
		}
		planner.score(&n)
		r.next = r.next[:0]
		planner.addFight(&n, 0, 1)
		if len(r.next) == 0 || planner.ways.goals[0].foe != QuestFoes {
			t.Fatalf("no fight after %d actions", clock)
		}
		return r.next[0].value
	}
	now, second, later, last := value(0), value(1), value(4), value(8)
	if now != second || later >= now || last >= later {
		t.Errorf("worth %v at once, %v by the second action, then %v and %v",
			now, second, later, last)
	}
}

// What is worth one action but not three is trained for at once two by two, with six characters
// only where there is nothing better to do. Who shops by forecasts wants more with six.
func TestPlannerTrainsForWhatIsDear(t *testing.T) {
	b := friends(t)
	planner, _ := b.planned(plain)
	tried := 0
	for _, card := range b.box.Classes[b.People[0].Class].powers {
		b.People[0].Gold = b.box.Cards[card].gold // and no more
		m := Move{Kind: Train, Who: 0, Card: card}
		worth := planner.wearWorth(planner.wearGain(0, card))
		if b.trainWhy(0, card) != fine || worth <= 90 || worth > 270 {
			continue
		}
		tried++
		two := planner.follow(m)
		b.Characters = MaxCharacters
		six := planner.follow(m)
		b.Characters = 3
		if two < rankTrain || six <= 0 || six >= rankRest {
			t.Errorf("%s, worth %.0f: %v two by two, %v with six",
				b.box.Cards[card].id, worth, two, six)
		}
	}
	if tried == 0 {
		t.Error("no power is worth one action but not three")
	}
	b.Characters = MaxCharacters
	without := planner.dear()
	planner.gear = newGear(b.box)
	if with := planner.dear(); with <= without {
		t.Errorf("with forecasts training must be worth %v, without %v", with, without)
	}
}

// Ending a turn with actions left gives up what friends may call for; without any it does not.
func TestEndGivesUp(t *testing.T) {
	b := friends(t)
	end := Move{Kind: End}.Pack()
	if !b.GivesUp(game.Seat(Horde), end) {
		t.Error("actions are left")
	}
	b.People[0].Actions, b.People[1].Actions = 0, 0
	if b.GivesUp(game.Seat(Horde), end) {
		t.Error("no actions are left")
	}
	b.People[0].Actions = 1
	rest := Move{Kind: RestAction, Who: 0}
	if b.GivesUp(game.Seat(Horde), rest.Pack()) {
		t.Error("a Rest gives nothing up")
	}
}

// What a turn may cost is counted in steps of forecasts. Who has spent it plans with what is known,
// and may spend anew in the next turn.
func TestPlannerKeepsToWhatATurnMayCost(t *testing.T) {
	pos := gametest.After(t, newGame(t), 6, `{"overlord": "kelthuzad"}`, game.NewFast(3), 200)
	b := &table{T: t, Position: pos.(*Position)}
	b.Combat, b.Depth = Combat{Active: -1}, 0
	b.push(Frame{Task: taskTurn})
	free, _ := b.planned(plain)
	scant := plain
	scant.Most = 1
	planner, m := b.planned(scant)
	seat := b.Actors().First()
	if refusal := b.Why(seat, m.Pack()); !refusal.OK() {
		t.Fatal(refusal)
	}
	first := planner.odds.spent
	for range 10 {
		b.People[0].Gold++ // a new plan
		b.chosenBy(planner, seat)
	}
	spent := planner.odds.spent
	if first == 0 || spent < stepsCounted || free.odds.spent < 10*spent {
		t.Errorf("spent %d, then %d, without a limit %d", first, spent, free.odds.spent)
	}
	b.People[0].Gold++
	if b.chosenBy(planner, seat); planner.odds.spent != spent {
		t.Errorf("spent %d more", planner.odds.spent-spent)
	}
	b.Turn++
	planner.odds.known = oddsCache{}.known
	if b.chosenBy(planner, seat); planner.odds.spent == 0 || planner.odds.spent >= spent {
		t.Errorf("spent %d in the next turn, %d in this", planner.odds.spent, spent)
	}
}

// One forecast tells the chance to win for every Health: the same as one for each, but for cards
// that look at Health; corrected ones differ by little, since they know how long a fight would be.
func TestOddsForEveryHealth(t *testing.T) {
	g := newGame(t)
	raw := plain
	raw.Raw = true
	compared, off, _ := oddsForEveryHealth(t, g, raw)
	if compared < 30 || off > compared/20 {
		t.Errorf("%d of %d fights differ", off, compared)
	}
	if _, _, mean := oddsForEveryHealth(t, g, plain); mean > 0.02 {
		t.Errorf("corrected odds differ by %.3f in the mean", mean)
	}
}

// oddsForEveryHealth compares what planners read off with forecasts of their own: how many fights
// there were, how many of them differ, and by how much in the mean.
func oddsForEveryHealth(t *testing.T, g *Game, s game.Strategy) (compared, off int, mean float64) {
	t.Helper()
	planner := g.NewStrategist(s).(*SidePlanner)
	direct := &Forecaster{brief: true, raw: s.Raw}
	for seed := range uint64(6) {
		p := gametest.After(t, g, 4, "", game.NewFast(seed), 200).(*Position)
		if p.Over {
			continue
		}
		p.Combat, p.Depth = Combat{Active: -1}, 0
		p.push(Frame{Task: taskTurn})
		planner.Position, planner.side = p, p.Faction
		planner.ways.count = 0
		planner.findTargets()
		planner.survey()
		r := &planner.search
		for t := range planner.ways.count {
			foe := &planner.ways.goals[t].fightTarget
			if foe.foe != QuestFoes {
				continue
			}
			for group := uint8(1); group < 1<<r.size; group++ {
				n := draft{}
				for i, who := range r.ids[:r.size] {
					c := &p.People[who]
					c.Energy = uint8(evenEnergy(int8(c.Energy)))
					n.who[i] = member{level: c.Level, energy: int8(c.Energy)}
				}
				o := *planner.fightOdds(&n, t, foe, group)
				health := 0
				for i, who := range r.ids[:r.size] {
					if has(group, int8(i)) {
						health += int(p.People[who].Health) + int(p.People[who].Pet)
					}
				}
				f := direct.Errand(p, foe, p.Faction, r.characters(group), 0, AllOut)
				compared++
				apart := math.Abs(float64(o.win[min(health, maxHealth-1)]) - f.Fight.Win)
				off += yes(apart > 0.002)
				mean += apart
			}
		}
	}
	return compared, off, mean / float64(max(1, compared))
}
