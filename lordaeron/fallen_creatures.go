package lordaeron

import (
	"slices"
)

func init() {
	addRule(Fell, rule{word: "fell group=n:number color=m:color"},
		inSteps(steps(taskFell), (*Position).fellWhy, act.fell, (*lister).eachFelling))
	addTask(taskFell, task{name: "fell", decides: decidedByChief, run: act.runFell, must: whyFell},
		Fell)
}

// felling is a choice of creature that the hits in the damage box can defeat.
type felling struct {
	group uint8
	color Color
}

// fellings lists what the damage box defeats now; boss and Overlord are group 0. WB-COMBAT-40, -41
func (p *Position) fellings(list *[MaxGroups * 3]felling) (n int) {
	k := &p.Combat
	hits := k.boxesOf(k.Side).Damage
	if k.Foe == BossFoe || k.Foe == OverlordFoe {
		if k.FoesFell == 0 && hits >= p.foeFigure(Green).health {
			list[0] = felling{0, Green}
			return 1
		}
		return 0
	}
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if !p.fights(g) {
			continue
		}
		for c := Red; c <= Green; c++ {
			if g.Count[c] > 0 && hits >= p.foeFigure(c).health {
				list[n] = felling{i, c}
				n++
			}
		}
	}
	return n
}

// runFell defeats creature by creature; the attackers choose where there is a choice, but hits
// that suffice must be used. WB-COMBAT-41, -42
func (x act) runFell() bool {
	var list [MaxGroups * 3]felling
	switch x.fellings(&list) {
	case 0:
		x.pop()
	case 1:
		x.fell(Move{N: list[0].group, M: uint8(list[0].color)})
	default:
		x.keepChief(x.top(), x.Combat.In)
		return false
	}
	return true
}

// fell spends the hits and takes the figure off the board. WB-COMBAT-44
func (x act) fell(m Move) {
	k := &x.Combat
	k.boxesOf(k.Side).Damage -= x.foeFigure(Color(m.M)).health
	x.fallen(felling{m.N, Color(m.M)})
}

func (p *Position) fellWhy(m Move) why {
	var list [MaxGroups * 3]felling
	n := p.fellings(&list)
	return whyFell.unless(slices.Contains(list[:n], felling{m.N, Color(m.M)}))
}

func (l *lister) eachFelling() {
	var list [MaxGroups * 3]felling
	for _, option := range list[:l.fellings(&list)] {
		l.add(Move{N: option.group, M: uint8(option.color)})
	}
}

// fellOne defeats one opponent without hits (Polymorph).
func (x act) fellOne(color Color) {
	for i := range x.GroupCount {
		g := &x.Groups[i]
		for c := range g.Count {
			if x.fights(g) && g.Count[c] > 0 && (color == 0 || Color(c) == color) {
				x.fallen(felling{i, Color(c)})
				return
			}
		}
	}
}

// fallen takes a defeated opponent off.
func (x act) fallen(f felling) {
	k := &x.Combat
	k.FoesFell++
	k.Changed = true
	x.tell(FoeFell, k.Challenger, int(k.Foe), int(k.Creature), int(f.color))
	if k.Foe == BossFoe || k.Foe == OverlordFoe {
		return
	}
	g := &x.Groups[f.group]
	g.Count[f.color]--
	if !x.keepTrophy(f.color) {
		x.Supply[k.Creature][f.color]++
	}
	if quest := g.Quest; quest != Independent && !x.questStands(quest) {
		k.Done |= 1 << quest
	}
	if k.Foe == IndependentFoes {
		x.blueFell()
	}
	x.sweepGroups()
}

// questStands tells whether a quest has creatures left. WB-QUEST-12
func (p *Position) questStands(quest int8) bool {
	for i := range p.GroupCount {
		if g := &p.Groups[i]; g.Quest == quest && g.Count != [3]uint8{} {
			return true
		}
	}
	return false
}

// sweepGroups drops groups without figures and keeps the order of the rest.
func (x act) sweepGroups() {
	n := uint8(0)
	for i := range x.GroupCount {
		if x.Groups[i].Count != [3]uint8{} {
			x.Groups[n] = x.Groups[i]
			n++
		}
	}
	for i := n; i < x.GroupCount; i++ {
		x.Groups[i] = Group{}
	}
	x.GroupCount = n
	x.survey()
}
