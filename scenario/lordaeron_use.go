package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// use finds the form of the use that is meant and makes it; where a choice is left open, an entry
// `choose` must follow.
func (m *lMove) use(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if w := p.Waits(); w.Step == "window" && w.Who != m.who {
		m.goFirst(t, m.who)
	}
	forms := m.forms(t)
	if len(forms) == 0 {
		want := m.steps[0]
		want.To = m.to
		if m.amount >= 0 {
			want.N = uint8(m.amount)
		}
		return m.why(t, want)
	}
	exact := func(packed game.Move) bool {
		step, _ := p.Unpack(packed)
		return int(step.N) == m.amount
	}
	if slices.ContainsFunc(forms, exact) {
		forms = slices.DeleteFunc(forms, func(packed game.Move) bool { return !exact(packed) })
	}
	first, _ := p.Unpack(forms[0])
	if at := slices.IndexFunc(forms, func(packed game.Move) bool {
		step, _ := p.Unpack(packed)
		return m.diceFit(p, step, m.dice)
	}); at >= 0 { // the ability that the dice are for
		first, _ = p.Unpack(forms[at])
		forms = slices.DeleteFunc(forms, func(packed game.Move) bool {
			step, _ := p.Unpack(packed)
			return step.At != first.At
		})
	}
	for _, packed := range forms { // as much is paid as there are dice named
		step, _ := p.Unpack(packed)
		if dice := len(m.dice[0]) + len(m.dice[1]) + len(m.dice[2]); int(step.N) == dice {
			first = step
			break
		}
	}
	forms = slices.DeleteFunc(forms, func(packed game.Move) bool {
		step, _ := p.Unpack(packed)
		return step.At != first.At || m.amount < 0 && step.N != first.N ||
			m.to < 0 && step.To != first.To
	})
	if len(forms) > 1 && p.Combat.Foe != lordaeron.NoFoe {
		if m.kind != "" { // the card that is meant
			m.words = []string{m.kind}
			for _, packed := range forms {
				if step, _ := p.Unpack(packed); m.means(p, &step) {
					return m.useForm(t, step, m.dice)
				}
			}
		}
		return m.holdForms(t, forms)
	}
	if refusal := m.useForm(t, first, m.dice); !refusal.OK() || m.kind == "" || !sharing(p) {
		return refusal
	}
	m.words = []string{m.kind}
	return m.share(t)
}

// forms are the uses that the entry may mean.
func (m *lMove) forms(t *table) (forms []game.Move) {
	p := t.position.(*lordaeron.Position)
	card := m.steps[0].Card
	for _, packed := range p.Moves(m.seat(t), nil) {
		step, _ := p.Unpack(packed)
		if step.Who == m.who && step.Card == card && (step.Kind == lordaeron.RestAction ||
			step.Kind == lordaeron.Use && m.fits(p, &step)) {
			forms = append(forms, packed)
		}
	}
	return forms
}

// holdForms leaves the choice between forms of a use to the next entry; one that none of them could
// follow is refused now.
func (m *lMove) holdForms(t *table, forms []game.Move) (refusal game.Refusal) {
	p := t.position.(*lordaeron.Position)
	for _, packed := range forms {
		step, _ := p.Unpack(packed)
		if refusal = m.useForm(t.clone(), step, m.dice); refusal.OK() {
			t.held, t.heldDice = forms, m.dice
			return refusal
		}
	}
	return refusal
}

// diceFit: the dice named lie there, and the card may be about them.
func (m *lMove) diceFit(p *lordaeron.Position, step lordaeron.Move, dice [3][]uint8) bool {
	if step.Kind != lordaeron.Use || !p.Combat.Rolled {
		return true
	}
	if n := len(dice[0]) + len(dice[1]) + len(dice[2]); n > 0 && n > p.UseLimit(step) {
		return false
	}
	there := p.UseDice(step)
	for c := range dice {
		for _, face := range dice[c] {
			if there[c][face] == 0 {
				return false
			}
			there[c][face]--
		}
	}
	return true
}

// unfit is the reason against dice that a card cannot be about.
var unfit = game.Refusal{
	Rules: []string{"WB-TIMING-17", "WB-TIMING-20", "WB-TIMING-01", "WB-COMBAT-08"},
}

// goFirst lets another character's effect, or the opponents' for nobody, go before the window that
// is open, where that may be; it changes nothing where it may not.
func (m *lMove) goFirst(t *table, who int8) bool {
	p := t.position.(*lordaeron.Position)
	yield := lordaeron.Move{Kind: lordaeron.Yield, To: who}.Pack()
	return p.Apply(p.Actors().First(), yield, t.chance, &t.log).OK()
}

// fits tells whether a form is one that the entry may mean.
func (m *lMove) fits(p *lordaeron.Position, step *lordaeron.Move) bool {
	if who := m.steps[0].M; who != 0 { // the characters of a Portal
		return step.M == who
	}
	choice := slices.Index([]string{"", "damage", "defense"}, m.kind)
	if isColor(m.kind) && p.ChoiceColor(*step) >= 0 {
		return p.ChoiceColor(*step) == slices.Index(colorWords, m.kind)
	}
	return (m.amount < 0 || int(step.N) == m.amount || step.N == 0) &&
		(m.to < 0 || step.To == m.to || step.To < 0 && m.isFor(p, m.to)) &&
		(choice <= 0 || int(step.M) == choice || step.M == 0)
}

// isFor: a use without a target of its own is for the user, for whom the window is about, or for
// all of the fight.
func (m *lMove) isFor(p *lordaeron.Position, to int8) bool {
	about := p.Waits().About
	return to == m.who || about < 0 || about == m.who || about == to
}

// useForm makes a use and then picks its dice: those named, else as many as fit.
func (m *lMove) useForm(t *table, step lordaeron.Move, dice [3][]uint8) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if !m.diceFit(p, step, dice) {
		return unfit
	}
	before := p.Combat
	if refusal := m.apply(t, step); !refusal.OK() {
		return refusal
	}
	named := len(dice[0])+len(dice[1])+len(dice[2]) > 0
	if p.Waits().Step != "pick-dice" {
		return m.spottedAs(p, &before, dice)
	}
	if len(dice[0])+len(dice[1])+len(dice[2]) > p.PickLimit() {
		return unfit
	}
	if pick := &p.Stack[p.Depth-1]; named && p.Waits().Step == "pick-dice" {
		for range pick.K { // marked already, since there was no choice
			c, face := pick.A>>4, uint8(pick.A&15)
			if at := slices.Index(dice[c], face); at >= 0 {
				dice[c] = slices.Concat(dice[c][:at], dice[c][at+1:])
			}
		}
	}
	for c := range dice {
		for _, face := range dice[c] {
			if p.Waits().Step != "pick-dice" {
				return game.Refusal{}
			}
			mark := lordaeron.Move{Kind: lordaeron.Mark, N: uint8(c), M: face}
			if refusal := m.apply(t, mark); !refusal.OK() {
				return refusal
			}
		}
	}
	for p.Waits().Step == "pick-dice" {
		if named && m.apply(t, lordaeron.Move{Kind: lordaeron.Pass}).OK() {
			continue // what more there is to pick was not named
		}
		moves := p.Moves(m.seat(t), nil)
		next, _ := p.Unpack(moves[0])
		if refusal := m.apply(t, next); !refusal.OK() {
			return refusal
		}
	}
	return game.Refusal{}
}

// spottedAs: where the engine has spotted dice without asking they must be those that were named.
func (m *lMove) spottedAs(
	p *lordaeron.Position, before *lordaeron.Combat, dice [3][]uint8,
) game.Refusal {
	var spotted [3][9]int
	n := 0
	for c := range dice {
		for i, d := range p.Combat.Dice[c] {
			if d.Spotted && !before.Dice[c][i].Spotted && d.Face == before.Dice[c][i].Face {
				spotted[c][d.Face]++
				n++
			}
		}
	}
	for c := range dice {
		for _, face := range dice[c] {
			if spotted[c][face]--; spotted[c][face] < 0 && n > 0 {
				return unfit
			}
		}
	}
	return game.Refusal{}
}
