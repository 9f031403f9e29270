package lordaeron

import (
	"encoding/json"
	"slices"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// plansOf asks for plans as a browser would get them.
func plansOf(t *testing.T, g *Game, p *Position, seat game.Seat, part string) []PlanAdvice {
	t.Helper()
	odds, ok := g.Foretell(p, seat, part).(Odds)
	if !ok {
		t.Fatalf("%s: nothing", part)
	}
	return odds.Plans
}

func inJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// At every own turn of games there is a plan; its moves are legal one after another, and nothing is
// drawn before the last of them. What a seat cannot know, and what was asked before, changes
// nothing.
func TestPlansAtEveryOwnTurn(t *testing.T) {
	g := newGame(t)
	kinds := map[string]int{}
	for seed, seats := range []int{2, 3, 4, 6} {
		chance := game.NewFast(uint64(seed))
		pos, err := g.New(seats, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		players := [2]bot.Player{}
		for i := range players {
			if players[i], err = bot.New(g, "normal"); err != nil {
				t.Fatal(err)
			}
		}
		for p.Turn < 16 && !p.Over {
			seat := p.Actors().First()
			if p.waitsIn(taskTurn) {
				for _, a := range plansHold(t, g, p, seat) {
					kinds[a.Kind+" "+a.Goal+a.None]++
				}
			}
			if p.waitsIn(advised...) {
				kinds["pick"] += pickHolds(t, g, p, seat)
			}
			m := players[max(0, p.sideOf(seat))&1].Choose(p, seat, chance)
			if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
	}
	for _, kind := range []string{
		"quest quest", "grow learn", "grow rest", "grow town", "grow end", "war weak",
		"war no-war", "pick",
	} {
		if kinds[kind] == 0 {
			t.Errorf("never %s: %v", kind, kinds)
		}
	}
}

// pickHolds: what the guide would choose is offered, and hidden things do not change it.
func pickHolds(t *testing.T, g *Game, p *Position, seat game.Seat) int {
	t.Helper()
	pick := g.pick(p, seat)
	if pick == nil {
		return 0
	}
	m, err := g.ReadMove(p, seat, []byte(inJSON(t, pick)))
	if err != nil || !slices.Contains(p.Moves(seat, nil), m) {
		t.Fatalf("%s is not offered: %v", inJSON(t, pick), err)
	}
	other := p.Clone().(*Position)
	other.Redeal(seat, game.NewFast(p.Hash()))
	if a, b := inJSON(t, pick), inJSON(t, g.pick(other, seat)); a != b {
		t.Fatalf("hidden things tell in a choice: %s, %s", a, b)
	}
	return 1
}

// watchedChance tells whether anything was drawn.
type watchedChance struct {
	game.Chance
	drew bool
}

func (w *watchedChance) Draw(name string, n int) int {
	w.drew = true
	return w.Chance.Draw(name, n)
}

// plansHold checks the plans of a position.
func plansHold(t *testing.T, g *Game, p *Position, seat game.Seat) []PlanAdvice {
	t.Helper()
	before := p.Hash()
	list := plansOf(t, g, p, seat, partPlans)
	if len(list) == 0 || list[0].None != "" || len(list[0].Moves) == 0 {
		t.Fatalf("turn %d: no plan: %s", p.Turn, inJSON(t, list))
	}
	s, _ := g.guided(p, seat)
	c := s.compare(s.mine(seat), func(*variant) bool { return false })
	for _, v := range c.of {
		if v.found && v.goal >= 0 && v.then.score <= c.root.score {
			t.Fatalf("turn %d: worth less than waiting: %s", p.Turn, inJSON(t, list))
		}
	}
	seen := map[string]bool{}
	for i := range list {
		a := &list[i]
		if seen[a.Kind] {
			t.Fatalf("two of a kind: %s", inJSON(t, list))
		}
		seen[a.Kind] = true
		if a.None != "" {
			continue
		}
		q, luck := p.Clone().(*Position), &watchedChance{Chance: game.NewFast(1)}
		for n, shown := range a.Moves {
			m, err := g.ReadMove(q, seat, []byte(inJSON(t, shown)))
			if err != nil {
				t.Fatal(err)
			}
			refusal := q.Apply(seat, m, luck, nil)
			if !refusal.OK() || luck.drew && n+1 < len(a.Moves) {
				t.Fatalf("turn %d, move %d of %s: %v", p.Turn, n, inJSON(t, a), refusal)
			}
		}
	}
	if p.Hash() != before {
		t.Fatal("asking changes the position")
	}
	other := p.Clone().(*Position)
	other.Redeal(seat, game.NewFast(before))
	if a, b := inJSON(t, list), inJSON(t, plansOf(t, g, other, seat, partPlans)); a != b {
		t.Fatalf("hidden things tell in plans:\n%s\n%s", a, b)
	}
	if id := list[len(list)-1].ID; id != "" {
		kept := plansOf(t, g, p, seat, partPlans+":"+id)
		if kept[0].ID != id && kept[0].Goal != "learn" && kept[0].Goal != "rest" {
			t.Fatalf("%s is followed, and not first: %s", id, inJSON(t, kept))
		}
	}
	return list
}

// planTable is errandTable with a quest in The Bulwark against so many gnolls.
func planTable(t *testing.T, color Color, count uint8) (*table, game.Seat) {
	t.Helper()
	b := errandTable(t)
	b.put("gnoll", color, "the-bulwark", 0, count)
	b.Quests[0] = QuestSlot{Card: 1, Faction: Horde, Used: true}
	return b, b.Actors().First()
}

// A quest in reach is the first plan: where, by which way, with the odds that the map tells, and
// what its card pays.
func TestPlanOfAQuest(t *testing.T) {
	b, seat := planTable(t, Green, 1)
	g := newGame(t)
	a := plansOf(t, g, b.Position, seat, partPlans)[0]
	if a.Goal != "quest" || a.Region != "the-bulwark" || a.Against != "gnoll" || a.Count != 1 ||
		len(a.Who) != 1 || !a.Who[0].Own || len(a.Who[0].Path) == 0 ||
		a.Who[0].Path[len(a.Who[0].Path)-1] != "the-bulwark" {
		t.Fatalf("%s", inJSON(t, a))
	}
	if len(a.Moves) != min(travelSteps, len(a.Who[0].Path)) {
		t.Errorf("one press goes as far as it can: %s", inJSON(t, a))
	}
	reward := b.box.Quests[1].reward
	if a.Pays.Gold != int(reward.gold) || len(a.Pays.Draws) != len(reward.draws) || a.Pays.XP < 1 {
		t.Errorf("it pays %s", inJSON(t, a.Pays))
	}
	for _, place := range g.places(b.Position, seat) {
		if place.Region == a.Region && place.Win != a.Odds.Win {
			t.Errorf("the map says %d, the plan %d", place.Win, a.Odds.Win)
		}
	}
}

// What is worth less than waiting is no plan: the card of the kind says why, and how hard it is.
func TestNoPlanThatIsTooHard(t *testing.T) {
	b, seat := planTable(t, Red, 4)
	b.People[0].Health = 1
	list := plansOf(t, newGame(t), b.Position, seat, partPlans)
	if len(list) != 3 || list[1].None != "weak" || list[1].Odds == nil || list[1].Odds.Win > 30 {
		t.Errorf("%s", inJSON(t, list))
	}
}

// Who follows a plan is shown it first, also where another is better; one that is gone is not.
func TestPlanThatIsFollowed(t *testing.T) {
	b, seat := planTable(t, Green, 1)
	b.put("murloc", Green, "deathknell", 1, 1)
	b.Quests[1] = QuestSlot{Card: 2, Faction: Horde, Used: true}
	g := newGame(t)
	first := plansOf(t, g, b.Position, seat, partPlans)[0]
	other := "quest.deathknell.murloc.warrior"
	if first.ID == other {
		other = "quest.the-bulwark.gnoll.warrior"
	}
	if kept := plansOf(t, g, b.Position, seat, partPlans+":"+other)[0]; kept.ID != other {
		t.Errorf("%s is followed: %s", other, inJSON(t, kept))
	}
	gone := plansOf(t, g, b.Position, seat, partPlans+":quest.brill.gnoll.warrior")[0]
	if gone.ID != first.ID {
		t.Errorf("the plan is gone: %s", inJSON(t, gone))
	}
}

// Nobody is told to rest who has nothing to regain, and who has it is told what it does.
func TestPlanOfARest(t *testing.T) {
	b, seat := planTable(t, Red, 4)
	c := &b.People[0]
	c.Gold = 0
	c.Health, c.Energy = uint8(b.healthCapacity(0)), uint8(b.energyCapacity(0))
	g := newGame(t)
	for _, a := range plansOf(t, g, b.Position, seat, partPlans) {
		if a.Goal == "rest" {
			t.Errorf("rested already: %s", inJSON(t, a))
		}
	}
	c.Health = 1
	if a := plansOf(t, g, b.Position, seat, partPlans)[0]; a.Goal != "rest" || len(a.Moves) != 1 {
		t.Errorf("with one Health: %s", inJSON(t, a))
	}
}
