package lordaeron

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

func init() {
	addRule(PickClass, rule{word: "pick of=who:asked class=n:class", whose: ofAsked},
		inSteps(steps(taskDraft), (*Position).pickWhy, act.pickClass, (*lister).picks))
	addTask(taskDraft, task{name: "draft", run: act.runDraft}, PickClass)
}

// runDraft waits for each character's class in the drawn order, then divides the factions.
// WB-SETUP-02, -03, -08, WB-PLAYERS-12
func (x act) runDraft() bool {
	f := x.top()
	if int(f.Step) < int(x.Characters) {
		f.Who = x.Draft[f.Step]
		return false
	}
	x.pop()
	x.divide()
	x.begin()
	return true
}

// pickWhy: a class is in a game once, and must leave an equal division. WB-PLAYERS-13
func (p *Position) pickWhy(m Move) why {
	if int(m.N) >= len(p.box.Classes) {
		return whyMalformed
	}
	return p.classWhy(int8(m.N), p.openSides(m.Who))
}

func (p *Position) classWhy(class int8, open [2]bool) why {
	taken := func(c Character) bool { return c.Class == class }
	if slices.ContainsFunc(p.People[:p.Characters], taken) {
		return whyClassTaken
	}
	person := &p.box.Classes[class].person
	return whyDivision.unless(open[Alliance] && person[Alliance] >= 0 ||
		open[Horde] && person[Horde] >= 0)
}

// picks lists the classes that may be picked.
func (l *lister) picks() {
	open := l.openSides(l.who)
	for class := range int8(len(l.box.Classes)) {
		l.addIf(l.classWhy(class, open), Move{Who: l.who, N: uint8(class)})
	}
}

func (x act) pickClass(m Move) {
	x.People[m.Who].Class = int8(m.N)
	x.tell(ClassPicked, m.Who, int(m.N))
	x.top().Step++
}

// divisions counts the legal divisions, as sets of Alliance characters; asked for the nth it gives
// the set. WB-SETUP-06..09, WB-PLAYERS-03, -06, -10
func (p *Position) divisions(nth int) int {
	count := 0
	may := p.maySide(-1)
	for set := range 1 << p.Characters {
		if !p.divides(uint8(set), &may) {
			continue
		}
		if count == nth {
			return set
		}
		count++
	}
	return count
}

// openSides are the factions that a character is in by some legal division.
func (p *Position) openSides(who int8) (open [2]bool) {
	may := p.maySide(who)
	for set := 0; set < 1<<p.Characters && open != [2]bool{true, true}; set++ {
		if side := sideIn(set, who); !open[side] {
			open[side] = p.divides(uint8(set), &may)
		}
	}
	return open
}

// sideIn is the side of a character in a division.
func sideIn(alliance int, who int8) Faction {
	if alliance>>who&1 != 0 {
		return Alliance
	}
	return Horde
}

// maySide are the characters that may be on each side by their class and by what their player
// chose, whatever class one of them has.
func (p *Position) maySide(but int8) (may [2]uint8) {
	for i := range int8(p.Characters) {
		c := &p.People[i]
		for side := range NoFaction {
			bound := i != but && c.Class >= 0 && p.box.Classes[c.Class].person[side] < 0
			if !bound && p.Rules.Sides[c.Owner] != side.Enemy() {
				may[side] |= only(i)
			}
		}
	}
	return may
}

// divides tells whether a division is legal: sides are equal, everybody may be where it is, and a
// player's characters stay together.
func (p *Position) divides(alliance uint8, may *[2]uint8) bool {
	horde := p.everyone() &^ alliance
	if alliance&^may[Alliance] != 0 || horde&^may[Horde] != 0 ||
		bits.OnesCount8(alliance) != bits.OnesCount8(horde) {
		return false
	}
	for _, hand := range p.hands {
		if alliance&hand != 0 && horde&hand != 0 {
			return false
		}
	}
	return true
}

// divide draws among the legal divisions, all alike. WB-PLAYERS-14
func (x act) divide() {
	set := x.divisions(x.chance.Draw("faction division", x.divisions(-1)))
	for i := range int8(x.Characters) {
		x.People[i].Faction = sideIn(set, i)
		x.tell(FactionDrawn, i, int(x.People[i].Faction))
	}
}

// guideClasses deals out the characters of the guide: three for each side. WB-GUIDE-01, -02
func (x act) guideClasses() {
	var guided [2][3]int8
	for i := range x.box.Classes {
		if g := x.box.Classes[i].guide; g.Side != "" {
			guided[factionOf(g.Side)][g.Place-1] = int8(i)
		}
	}
	set := x.divisions(x.chance.Draw("faction division", x.divisions(-1)))
	var next [2]int
	for side := range guided {
		game.Shuffle(x.chance, "guide characters", guided[side][:])
	}
	for i := range int8(x.Characters) {
		side := sideIn(set, i)
		x.People[i].Faction = side
		x.People[i].Class = guided[side][next[side]]
		next[side]++
	}
	x.begin()
}
