package lordaeron

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

func init() {
	addRule(PickClass, rule{word: "pick of=who:asked class=n:class", whose: ofAsked},
		at(in(taskDraft), (*Position).pickWhy, act.pickClass, eachNumber(16)))
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
	class := int(m.N)
	if class >= len(p.box.Classes) {
		return whyMalformed
	}
	taken := func(c Character) bool { return int(c.Class) == class }
	if slices.ContainsFunc(p.People[:p.Characters], taken) {
		return whyClassTaken
	}
	return whyDivision.unless(p.divisible(m.Who, int8(class)))
}

func (x act) pickClass(m Move) {
	x.People[m.Who].Class = int8(m.N)
	x.tell(ClassPicked, m.Who, int(m.N))
	x.top().Step++
}

// divisions counts the legal divisions, as sets of Alliance characters; asked for the nth it gives
// the set. Sides are equal, bound classes sit in their faction, and a player's characters stay
// together. WB-SETUP-06..09, WB-PLAYERS-03, -06, -10
func (p *Position) divisions(nth int) int {
	count := 0
	n := int(p.Characters)
	for set := range 1 << n {
		if bits.OnesCount(uint(set)) != n/2 || !p.divides(set, -1) {
			continue
		}
		if count == nth {
			return set
		}
		count++
	}
	return count
}

// divisible tells whether there is a legal division if a character has a class.
func (p *Position) divisible(who, class int8) bool {
	n := int(p.Characters)
	for set := range 1 << n {
		if bits.OnesCount(uint(set)) == n/2 && p.divides(set, who) &&
			p.box.Classes[class].person[sideIn(set, who)] >= 0 {
			return true
		}
	}
	return false
}

// sideIn is the side of a character in a division.
func sideIn(alliance int, who int8) Faction {
	if alliance>>who&1 != 0 {
		return Alliance
	}
	return Horde
}

// divides tells whether a division is legal, whatever class one of the characters has.
func (p *Position) divides(alliance int, but int8) bool {
	for i := range int(p.Characters) {
		c, side := &p.People[i], sideIn(alliance, int8(i))
		if int8(i) != but && c.Class >= 0 && p.box.Classes[c.Class].person[side] < 0 ||
			p.Rules.Sides[c.Owner] == side.Enemy() {
			return false
		}
		for j := range i {
			if p.People[j].Owner == c.Owner && alliance>>j&1 != alliance>>i&1 {
				return false
			}
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
	names := [2][3]string{
		Alliance: {"druid", "warlock", "hunter"}, Horde: {"warrior", "mage", "priest"},
	}
	set := x.divisions(x.chance.Draw("faction division", x.divisions(-1)))
	var next [2]int
	for side := range names {
		game.Shuffle(x.chance, "guide characters", names[side][:])
	}
	for i := range int8(x.Characters) {
		side := sideIn(set, i)
		x.People[i].Faction = side
		x.People[i].Class = noneNamed(x.box.ids["class"], names[side][next[side]])
		next[side]++
	}
	x.begin()
}
