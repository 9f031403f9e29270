package lordaeron

import (
	"sync"
	"testing"

	"twobanners/content"
	"twobanners/game"
)

// script is chance as a test writes it: dice by colour, all else from a fixed seed. A die left over
// or missing fails the test.
type script struct {
	t    *testing.T
	dice [3][]int
	rest *game.Fast
}

func (s *script) Draw(name string, n int) int {
	for c, die := range dieNames {
		if name != die {
			continue
		}
		if len(s.dice[c]) == 0 {
			s.t.Fatalf("a %s is rolled that nothing was written for", die)
		}
		face := s.dice[c][0]
		s.dice[c] = s.dice[c][1:]
		return face - 1
	}
	return s.rest.Draw(name, n)
}

// written tells whether dice are written that were not rolled yet.
func (s *script) written() bool {
	return len(s.dice[Red])+len(s.dice[Blue])+len(s.dice[Green]) > 0
}

// table is a position being played by a test.
type table struct {
	*testing.T
	*Position
	script *script
	log    game.Log
}

// shipped is the game with the content of the box; it never changes, so one will do.
var shipped = sync.OnceValues(func() (*Game, error) {
	box, err := content.DefaultLordaeron()
	if err != nil {
		return nil, err
	}
	return NewGame(box)
})

func newGame(t testing.TB) *Game {
	t.Helper()
	g, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// newTable is an empty board with one character a seat: the Alliance's first.
func newTable(t *testing.T, people ...Character) *table {
	t.Helper()
	return newTableOf(t, newGame(t), people...)
}

func newTableOf(t *testing.T, g *Game, people ...Character) *table {
	t.Helper()
	p := g.Blank(2)
	p.Characters = uint8(len(people))
	for i, c := range people {
		c.Owner = game.Seat(c.Faction)
		c.Person = g.box.Classes[c.Class].person[c.Faction]
		c.Level = max(1, c.Level)
		p.People[i] = c
		p.renew(int8(i))
		who := &p.People[i]
		if who.Health == 0 {
			who.Health = uint8(p.healthCapacity(int8(i)))
		}
		if who.Energy == 0 {
			who.Energy = uint8(p.energyCapacity(int8(i)))
		}
	}
	p.push(Frame{Task: taskTurn})
	return &table{T: t, Position: p, script: &script{t: t, rest: game.NewFast(1)}}
}

// roll writes the next dice.
func (t *table) roll(red, blue, green []int) {
	t.script.dice = [3][]int{
		append(t.script.dice[Red], red...), append(t.script.dice[Blue], blue...),
		append(t.script.dice[Green], green...),
	}
}

// play makes a move of whoever decides. Dice that are written are rolled, all of them.
func (t *table) play(m Move) {
	t.Helper()
	t.by(t.Actors().First(), m)
	t.rollWritten()
}

func (t *table) rollWritten() {
	t.Helper()
	for t.Depth > 0 && t.top().Task == taskHold && t.script.written() {
		t.by(t.Actors().First(), Move{Kind: Pass})
	}
}

// finish demands that all dice were used.
func (t *table) finish() {
	t.Helper()
	for c, dice := range t.script.dice {
		if len(dice) > 0 {
			t.Errorf("%s %v left over", dieNames[c], dice)
		}
	}
}

func (t *table) card(id string) Card {
	t.Helper()
	for i := range t.box.Cards {
		if t.box.Cards[i].id == id {
			return Card(i)
		}
	}
	t.Fatalf("there is no card %q", id)
	return 0
}

func (t *table) region(id string) Region {
	t.Helper()
	for i := range t.box.Content.Regions {
		if t.box.Content.Regions[i].ID == id {
			return Region(i)
		}
	}
	t.Fatalf("there is no region %q", id)
	return 0
}

func (t *table) creature(id string) Creature {
	t.Helper()
	for i := range t.box.Creatures {
		if t.box.Creatures[i].id == id {
			return Creature(i)
		}
	}
	t.Fatalf("there is no creature %q", id)
	return 0
}

func classNamed(t *testing.T, id string) int8 {
	t.Helper()
	g := newGame(t)
	for i := range g.box.Classes {
		if g.box.Classes[i].id == id {
			return int8(i)
		}
	}
	t.Fatalf("there is no class %q", id)
	return 0
}

// put puts creatures of the Horde's, or of nobody's, quest on the board.
func (t *table) put(id string, color Color, at string, quest int8, n uint8) {
	t.Helper()
	if quest >= 0 && !t.Quests[quest].Used {
		t.Quests[quest] = QuestSlot{Faction: t.Faction, Used: true}
	}
	x := act{Position: t.Position, chance: t.script}
	x.spawn(t.creature(id), color, t.region(at), quest, n)
}

// challenge lets the first character challenge a group of creatures.
func (t *table) challenge(id string, foe Foe) {
	t.Helper()
	t.play(Move{Kind: Challenge, To: -1, N: uint8(foe), M: uint8(t.creature(id))})
}
