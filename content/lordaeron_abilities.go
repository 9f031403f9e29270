package content

import "github.com/goccy/go-yaml/ast"

// This file reads the sentences of docs/effects.md; lordaeron_verbs.go reads their effects.

var colors = []Color{Red, Blue, Green}

// Bounds of what a card can say.
const (
	highestFace   = 8
	largestEffect = 99
)

func (r *reader) abilities(into *[]Ability) take { return each(r, into, r.ability) }

func (r *reader) ability(a *Ability) take {
	return func(at string, node ast.Node) {
		before := len(*r.problems)
		r.mapping(
			key{"when", word(r, &a.When, Moments...)},
			key{"if", each(r, &a.If, r.condition)},
			key{"pay", r.payment(&a.Pay)},
			key{"spot", r.spot(&a.Spot)},
			key{"do", each(r, &a.Do, r.effect)},
			key{"once", word(r, &a.Once, OnceAction, OnceTurn, OnceCombat)},
			key{"may", r.flag(&a.May)},
			key{"must", r.flag(&a.Must)},
			key{"instead", r.texts(&a.Instead)},
		)(at, node)
		if len(*r.problems) > before {
			return
		}
		if a.When == "" {
			r.fail(node, "an ability needs a moment: when")
		}
		if len(a.Do) == 0 {
			r.fail(node, "an ability needs effects: do")
		}
	}
}

// condition reads one question, such as {equipped: [mace]}; {not: ...} turns it round.
func (r *reader) condition(c *Condition) take {
	return func(at string, node ast.Node) {
		list := r.entries(node)
		if len(list) != 1 {
			r.fail(node, "must be one condition")
			return
		}
		if list[0].Key.GetToken().Value == "not" {
			c.Not = !c.Not
			r.condition(c)(at, list[0].Value)
			return
		}
		word(r, &c.Kind, ConditionKinds...)(at, list[0].Key)
		if c.Kind != "" {
			r.question(c)(at, list[0].Value)
		}
	}
}

func (r *reader) question(c *Condition) take {
	switch c.Kind {
	case IfEquipped, IfUsed, IfAgainst:
		return r.texts(&c.Names)
	case IfNoDice:
		return someOf(r, &c.Names, words(colors))
	case IfRound, IfFoes, IfShows:
		return r.between(&c.N, 1, largestEffect)
	case IfBefore:
		return func(at string, node ast.Node) {
			if _, ok := node.(*ast.SequenceNode); ok {
				r.texts(&c.Names)(at, node)
				return
			}
			r.yes(at, node)
		}
	default:
		return r.yes
	}
}

// yes reads the value of a key that says all by being there.
func (r *reader) yes(_ string, node ast.Node) {
	if b, ok := node.(*ast.BoolNode); !ok || !b.Value {
		r.fail(node, "must be true")
	}
}

func (r *reader) payment(p *Payment) take {
	return r.mapping(
		key{"energy", r.amount(&p.Energy)},
		key{"health", r.amount(&p.Health)},
		key{"lose", r.amount(&p.Lose)},
		key{"tokens", r.amount(&p.Tokens)},
		key{"banked", r.amount(&p.Banked)},
		key{"dice", r.pick(&p.Dice)},
		key{"reroll", r.flag(&p.Reroll)},
		key{"unequip", r.texts(&p.Unequip)},
		key{"discard", r.flag(&p.Discard)},
	)
}

// amount reads a number, {up-to: 3} or any.
func (r *reader) amount(a *Amount) take {
	return func(at string, node ast.Node) {
		a.Least = 1
		if _, ok := node.(*ast.StringNode); ok {
			r.orAny(&a.Most)(at, node)
			return
		}
		if _, ok := node.(*ast.IntegerNode); ok {
			r.between(&a.Most, 1, largestEffect)(at, node)
			a.Least = a.Most
			return
		}
		r.mapping(key{"up-to", r.between(&a.Most, 1, largestEffect)})(at, node)
	}
}

// orAny reads a number or the word any.
func (r *reader) orAny(into *int) take {
	return func(at string, node ast.Node) {
		if s, ok := node.(*ast.StringNode); ok && s.Value == "any" {
			*into = Any
			return
		}
		r.between(into, 1, largestEffect)(at, node)
	}
}

func (r *reader) spot(s *Spot) take {
	return func(at string, node ast.Node) {
		s.Count = 1
		r.mapping(
			key{"colors", someOf(r, &s.Colors, colors)},
			key{"least", r.between(&s.Least, 1, highestFace)},
			key{"most", r.between(&s.Most, 1, highestFace)},
			key{"each", r.flag(&s.Each)},
			key{"count", r.between(&s.Count, 1, largestEffect)},
		)(at, node)
	}
}

func (r *reader) pick(p *Pick) take {
	return func(at string, node ast.Node) {
		r.mapping(
			key{"colors", someOf(r, &p.Colors, colors)},
			key{"least", r.between(&p.Least, 1, highestFace)},
			key{"most", r.between(&p.Most, 1, highestFace)},
			key{"count", r.orAny(&p.Count)},
			key{"all", r.flag(&p.All)},
		)(at, node)
		if p.All == (p.Count != 0) {
			r.fail(node, "needs either a count of dice or all: true")
		}
	}
}
