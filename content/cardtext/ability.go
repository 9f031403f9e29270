package cardtext

import (
	"strconv"
	"strings"

	"twobanners/content"
)

func (t writer) abilities(list []content.Ability) []string {
	if len(list) == 0 {
		return []string{t.say("glue/none", nil)}
	}
	lines := make([]string, len(list))
	for i := range list {
		lines[i] = t.ability(&list[i])
	}
	return lines
}

// ability is one sentence: when, under which conditions and at what price, what happens.
func (t writer) ability(a *content.Ability) string {
	label := t.say(a.Phrase(), nil)
	head := strings.Join(t.head(a), ", ")
	if label != "" && head != "" {
		label += " — "
	}
	if label += head; label != "" {
		label += ": "
	}
	return capital(label+t.effects(a)) + "."
}

// head is what must be, or be paid, before the effects.
func (t writer) head(a *content.Ability) []string {
	var parts []string
	if a.Once != "" {
		parts = append(parts, t.say("spans/"+string(a.Once), nil))
	}
	if asked := t.conditions(a); asked != "" {
		parts = append(parts, asked)
	}
	if len(a.Instead) > 0 {
		word := "glue/instead"
		if a.Spot.Count > 0 {
			word = "glue/instead-spot" // its other abilities stay
		}
		parts = append(parts, t.say(word, slots{"names": t.names(a.Instead)}))
	}
	parts = append(parts, t.payments(&a.Pay)...)
	if a.Spot.Count > 0 {
		parts = append(parts, t.spot(&a.Spot))
	}
	if a.May {
		parts = append(parts, t.say("glue/may", nil))
	}
	return parts
}

// conditions: that the card itself was used goes without saying on it.
func (t writer) conditions(a *content.Ability) string {
	var list []string
	for i := range a.If {
		c := &a.If[i]
		if t.card != nil && c.Kind == content.IfUsed && !c.Not && len(c.Names) == 1 &&
			c.Names[0] == t.card.ID {
			continue
		}
		list = append(list, t.condition(c))
	}
	return t.join(list, "and")
}

func (t writer) condition(c *content.Condition) string {
	with := slots{"n": strconv.Itoa(c.N)}
	switch c.Kind {
	case content.IfNoDice:
		with["colors"] = t.colorsNamed(c.Names)
	case content.IfAgainst:
		with["foes"] = t.opponents(c.Names, 2, "or")
	case content.IfBefore:
		with["names"] = t.form("kinds/self", 0)
		if len(c.Names) > 0 {
			with["names"] = t.names(c.Names)
		}
	default:
		with["names"] = t.names(c.Names)
	}
	return t.say(c.Phrase(), with)
}

// paid is what an ability is paid with, for one or for more.
func (t writer) paid(p *content.Payment, i int) string {
	switch {
	case p.Health.Most != 0, p.Lose.Most != 0:
		return t.form("paid/health", i)
	case p.Tokens.Most != 0:
		return t.form("paid/tokens", i)
	case p.Banked.Most != 0:
		return t.form("paid/banked", i)
	case p.Dice.Count != 0:
		return t.form("paid/dice", i)
	default:
		return t.form("paid/energy", i)
	}
}

func (t writer) payments(p *content.Payment) []string {
	var parts []string
	if p.Reroll {
		parts = append(parts, t.say("pays/reroll", nil))
	}
	for _, pay := range []struct {
		id string
		content.Amount
	}{
		{"energy", p.Energy},
		{"health", p.Health},
		{"lose", p.Lose},
		{"tokens", p.Tokens},
		{"banked", p.Banked},
	} {
		if pay.Most != 0 {
			parts = append(parts, t.say("pays/"+pay.id, t.amount(pay.Amount)))
		}
	}
	if p.Dice.Count != 0 || p.Dice.All {
		parts = append(parts, t.say("pays/dice", slots{"pick": t.pick(&p.Dice)}))
	}
	if len(p.Unequip) > 0 {
		parts = append(parts, t.say("pays/unequip", slots{"names": t.names(p.Unequip)}))
	}
	if p.Discard {
		parts = append(parts, t.say("pays/discard", nil))
	}
	return parts
}

// amount is how much of something (Energy), or how many (tokens), may be paid.
func (t writer) amount(a content.Amount) slots {
	n := strconv.Itoa(a.Most)
	switch {
	case a.Most == content.Any:
		return slots{
			"amount": t.say("dice/any-amount", nil), "number": t.say("dice/any-number", nil),
			"most": n,
		}
	case a.Least < a.Most:
		up := t.say("dice/up-to", slots{"n": n})
		return slots{"amount": up, "number": up, "most": n}
	default:
		return slots{"amount": n, "number": n, "most": n}
	}
}

// spot tells which dice are looked for; opponents do it by themselves.
func (t writer) spot(s *content.Spot) string {
	dice := &content.Pick{Colors: s.Colors, Least: s.Least, Most: s.Most}
	id := "spots/"
	if t.card == nil {
		id += "foe-"
	}
	many := strconv.Itoa(s.Count) + " " + t.dice("dice/die", dice, s.Count > 1)
	switch {
	case !s.Each:
		return t.say(id+"some", slots{"pick": many})
	case s.Count == 1:
		return t.say(id+"each", slots{"die": t.dice("dice/die", dice, false)})
	default:
		return t.say(id+"every", slots{"pick": many})
	}
}

// values are the effects that are mere numbers: a comma is enough between them.
func isValue(v content.Verb) bool {
	return v == content.Add || v == content.Reroll || v == content.Attrition || v == content.Threat
}

func (t writer) effects(a *content.Ability) string {
	var b strings.Builder
	for i := range a.Do {
		e := &a.Do[i]
		if i > 0 && isValue(e.Verb) && isValue(a.Do[i-1].Verb) && e.To == "" {
			b.WriteString(", ")
		} else if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(t.effect(a, e))
		if a.Spot.Each && e.Per != content.PerSpotted && e.Verb != content.SetAside {
			b.WriteString(", " + t.say("glue/once", nil))
		}
	}
	return b.String()
}
