package lordaeron

import (
	"slices"

	"twobanners/content"
)

// cardAbilities compiles what a card does.
func (c *compiler) cardAbilities(from *content.Card, to *card) {
	to.does = c.abilities(from.ID, from.Does, to)
	shared := false
	for i := range to.does {
		a := &to.does[i]
		at := a.moments()
		to.moments |= at
		to.alone |= at * uint32(yes(a.auto))
		to.byHand |= at * uint32(yes(!a.auto || a.tokens))
		to.replaces |= uint8(yes(a.instead > 0))
		for j := range to.does[i].ops {
			o := &to.does[i].ops[j]
			to.verbs |= 1 << o.verb
			if o.verb == doArea && o.area >= 0 && o.set != noSet {
				for word, cards := range c.box.named[o.set] {
					c.box.extra[o.area][word] |= cards
				}
			}
			switch to.does[i].ops[j].to {
			case toFriends, toActive, toHurt, toFriend, toOther, toAll:
				shared = true
			default:
			}
		}
	}
	if shared {
		to.shared = to.moments
	}
}

// moments are those at which the ability may work, a bit each.
func (a *ability) moments() uint32 {
	switch {
	case a.frees:
		return 1<<momentCount - 1
	case a.when == atDefenseStart:
		return 1<<atDefenseStart | 1<<atHealthLost
	default:
		return 1 << a.when
	}
}

// abilities compiles a list of sentences; of is nil for creatures and bosses, whose abilities
// always work by themselves.
func (c *compiler) abilities(id string, from []content.Ability, of *card) []ability {
	list := make([]ability, len(from))
	for i := range from {
		f := &from[i]
		a := ability{
			when: moment(c.word(id, "moment", slices.Index(content.Moments, f.When))),
			once: span(max(0, slices.Index(spanNames, f.Once))),
			pay:  c.payment(&f.Pay), first: i == 0,
			spot: spot{
				shown{colorsOf(f.Spot.Colors), uint8(f.Spot.Least), uint8(f.Spot.Most)},
				f.Spot.Each || f.Spot.Count > 0 || f.Spot.Least > 0 || f.Spot.Most > 0,
				f.Spot.Each, int8(max(1, f.Spot.Count)),
			},
		}
		for j := range f.If {
			a.conds = append(a.conds, c.condition(id, &f.If[j]))
		}
		for j := range f.Do {
			a.ops = append(a.ops, c.op(id, &f.Do[j]))
		}
		a.auto = of == nil || f.Must || !f.May && a.byItself(of)
		a.settle()
		if f.Must && i > 0 {
			a.conds = append(a.conds, condition{
				kind: ifUsed, set: c.nameSet(id), creature: -1,
			})
		}
		if len(f.Instead) > 0 {
			a.instead = c.nameSet(f.Instead...) + 1
		}
		if a.when == atPlaceTokens && a.any(func(o *op) bool {
			return o.per == perArmor || o.per == perDamage // it counts what that step puts down
		}) {
			a.when = atPlaceTokensEnd
		}
		list[i] = a
	}
	return list
}

var spanNames = []content.Span{"", content.OnceAction, content.OnceTurn, content.OnceCombat}

func (c *compiler) word(id, what string, i int) int {
	if i < 0 {
		c.fail("%s: unknown %s", id, what)
		return 0
	}
	return i
}

// byItself: without a price, a spot or a choice. docs/effects.md
func (a *ability) byItself(of *card) bool {
	if of.types&instantType != 0 && of.energy > 0 && !a.onlyFollows() || a.spot.on || a.pay.any() {
		return false
	}
	for i := range a.ops {
		o := &a.ops[i]
		switch {
		case o.pick.on && !o.pick.all, o.box == eitherBox, o.verb == doPreset, o.verb == doLeave,
			a.when == atBeforeAction, a.when == atAction,
			o.verb == doEquip, o.verb == doMoveHits, o.verb == doDefeat, o.verb == doRevive,
			o.verb == doRerollOnly, o.verb == doMove, o.verb == doIntercept,
			o.per == perHalfAttack, o.to == toFriend, o.to == toOther, o.to == toAny:
			return false
		case o.verb == doRegain && a.when == atHealthLost:
			return false
		}
	}
	return true
}

// removesDice: the effect takes dice out of the pool.
func (a *ability) removesDice() bool {
	return a.any(func(o *op) bool { return o.verb == doAdd && slices.Min(o.dice[:]) < 0 })
}

func (a *ability) asks(kind condKind) bool {
	return slices.ContainsFunc(a.conds, func(c condition) bool { return c.kind == kind })
}

// onlyFollows: the ability asks that a card was used, or stands, so that it is a consequence and
// no use of its own.
func (a *ability) onlyFollows() bool { return a.when == atStanding || a.asks(ifUsed) }

func (p *payment) any() bool {
	return p.energy.most != 0 || p.health.most != 0 || p.lose.most != 0 ||
		p.tokens.most != 0 || p.banked.most != 0 ||
		p.dice.on || p.reroll || p.discard || p.unequip != noSet || p.self
}

func colorsOf(list []content.Color) (set colorSet) {
	for i, name := range colorNames {
		set |= colorSet(yes(slices.Contains(list, content.Color(name)))) << i
	}
	return set
}

func amountOf(a content.Amount) amount {
	if a.Most == content.Any {
		a.Most = anyAmount
	}
	return amount{int8(a.Least), int8(a.Most)}
}

func pickOf(p content.Pick) pick {
	if p.Count == content.Any || p.All {
		p.Count = anyAmount
	}
	faces := shown{colorsOf(p.Colors), uint8(p.Least), uint8(p.Most)}
	return pick{faces, p.Count != 0, p.All, int8(p.Count)}
}

func (c *compiler) payment(from *content.Payment) payment {
	p := payment{
		energy: amountOf(from.Energy), health: amountOf(from.Health), lose: amountOf(from.Lose),
		tokens: amountOf(from.Tokens), banked: amountOf(from.Banked), dice: pickOf(from.Dice),
		reroll:  from.Reroll,
		discard: from.Discard, unequip: noSet,
	}
	if slices.Contains(from.Unequip, "self") {
		p.self = true
	} else if len(from.Unequip) > 0 {
		p.unequip = c.nameSet(from.Unequip...)
	}
	return p
}

var foeNames = []string{"creature", "boss", "overlord", "character", "red", "independent"}

func (c *compiler) condition(id string, from *content.Condition) condition {
	k := condition{
		kind: condKind(c.word(id, "condition", slices.Index(content.ConditionKinds, from.Kind))),
		set:  noSet, n: from.N, not: from.Not, creature: -1,
	}
	switch k.kind {
	case ifEquipped, ifUsed:
		k.set = c.nameSet(from.Names...)
	case ifBefore:
		if len(from.Names) > 0 {
			k.set = c.nameSet(from.Names...)
		}
	case ifAgainst:
		for _, name := range from.Names {
			if i := slices.Index(foeNames, name); i >= 0 {
				k.foes |= 1 << i
			} else {
				k.creature = c.number("creature", name)
			}
		}
	case ifNoDice:
		for _, name := range from.Names {
			k.n = max(0, slices.Index(colorNames[:], name))
		}
	default:
	}
	return k
}

var boxNames = []content.Box{
	"", content.DamageBox, content.DefenseBox, content.AttritionBox, content.EitherBox,
}

func (c *compiler) op(id string, from *content.Effect) op {
	o := op{
		verb: verb(c.word(id, "effect", slices.Index(content.Verbs, from.Verb))),
		n:    int8(from.N), every: int8(max(1, from.Every)), pick: pickOf(from.Pick),
		dice:      [3]int8{int8(from.Dice.Red), int8(from.Dice.Blue), int8(from.Dice.Green)},
		unlimited: from.Apart, face: uint8(from.Face), raise: int8(from.Raise),
		into: colorsOf(from.Into), health: int8(from.Health), energy: int8(from.Energy),
		all: from.All, set: noSet, area: -1,
		level: uint8(from.Level), self: slices.Contains(from.Names, "self"), text: from.Area,
	}
	if from.Per != "" {
		o.per = per(c.word(id, "per", slices.Index(content.Pers, from.Per)) + 1)
	}
	o.box = boxID(c.word(id, "box", slices.Index(boxNames, from.Box)))
	o.from = boxID(c.word(id, "box", slices.Index(boxNames, from.From)))
	if from.To != "" {
		o.to = target(c.word(id, "target", slices.Index(content.Targets, from.To)))
	}
	o.area = noneNamed(areaNames[:], from.Area)
	if from.Area == "extra" {
		o.area = HoodArea
	}
	switch o.verb {
	case doImmune:
		for _, name := range from.Names {
			o.n = int8(c.number("creature", name))
		}
	case doRerollOnly:
		o.into = o.pick.colors
	case doPass, doMove: // their word is the only name
		for _, name := range from.Names {
			o.text = name
		}
	case doRegain:
		if from.Health == content.Any {
			o.health = anyAmount
		}
		if from.Energy == content.Any {
			o.energy = anyAmount
		}
	case doPreset:
		for color := range o.faces {
			for _, face := range from.Faces {
				if colorsOf(from.Pick.Colors)>>color&1 != 0 {
					o.faces[color] = append(o.faces[color], uint8(face))
				}
			}
		}
	default:
		if len(from.Names) > 0 && !o.self {
			o.set = c.nameSet(from.Names...)
		}
	}
	return o
}

var areaNames = [AreaCount]string{
	"upper-1", "upper-2", "upper-3", "ranged", "melee", "general", "armor", "hood",
}
