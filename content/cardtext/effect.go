package cardtext

import (
	"strconv"
	"strings"

	"twobanners/content"
)

// effect tells one effect, with whom it is for and by what it is counted.
func (t writer) effect(a *content.Ability, e *content.Effect) string {
	per := t.per(a, e)
	with := slots{
		"per": per, "paid": t.paid(&a.Pay, 0), "number": t.upTo(e.N),
		"to": t.say("targets/"+string(e.To), nil),
		"n":  strconv.Itoa(max(e.N, -e.N)), "signed": signed(e.N), "direction": t.direction(e.N),
		"face": strconv.Itoa(e.Face), "raise": strconv.Itoa(e.Raise),
		"pick": t.pick(&e.Pick), "into": t.into(e), "limit": t.limits(e.Dice),
		"dice": t.added(e), "faces": t.faces(e), "hits": t.chosen("dice/hit", &e.Pick),
		"colors": t.colors(e.Pick.Colors, 1, "and"),
		"box":    t.say("boxes/"+string(e.Box), nil), "from": t.say("boxes/"+string(e.From), nil),
		"points": t.points(e, ""), "more": t.points(e, "+"),
		"mix":   t.say("points/mix", slots{"n": strconv.Itoa(max(e.Health, e.Energy))}),
		"names": t.names(e.Names), "all": t.namesForm(e.Names, 1, "and"),
		"costs": t.costs(a, e), "area": t.say("areas/"+e.Area, nil),
		"energy": positive(e.Energy), "level": positive(e.Level),
		"opponents": t.opponents(e.Names, count(e.N != 1), "or"),
	}
	switch e.Verb {
	case content.Preset:
		with["n"] = strconv.Itoa(len(e.Faces))
	case content.Revive: // it stands up with one and one, and this beyond
		up := *e
		up.Health, up.Energy = up.Health+1, up.Energy+1
		with["points"] = t.points(&up, "")
	case content.AttritionNeeds, content.HitAllowance:
		with["faces"] = t.showing(e.N, 0)
	case content.Immune:
		with["opponents"] = t.opponents(e.Names, 1, "and")
	default:
	}
	said := t.say(e.Phrase(), with)
	if per != "" && !strings.Contains(t.w.Words[t.lang][e.Phrase()], "{per}") {
		said += " " + per
	}
	return said
}

func (t writer) upTo(n int) string {
	if n == 1 {
		return "1"
	}
	return t.say("dice/up-to", slots{"n": strconv.Itoa(n)})
}

func positive(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func (t writer) direction(n int) string {
	if n < 0 {
		return t.say("glue/less", nil)
	}
	return t.say("glue/more", nil)
}

// per tells what an effect is counted by.
func (t writer) per(a *content.Ability, e *content.Effect) string {
	if e.Per == "" {
		return ""
	}
	many := count(e.Every > 1)
	return filler{t.lang, slots{
		"every": strconv.Itoa(e.Every), "paid": t.paid(&a.Pay, many),
	}}.fill(t.form("pers/"+string(e.Per), many))
}

// points are Health and Energy.
func (t writer) points(e *content.Effect, sign string) string {
	var list []string
	for _, p := range []struct {
		id string
		n  int
	}{{"health", e.Health}, {"energy", e.Energy}} {
		switch p.n {
		case 0:
		case content.Any:
			list = append(list, t.say("points/all-"+p.id, nil))
		default:
			list = append(list, t.say("points/"+p.id, slots{"n": sign + strconv.Itoa(p.n)}))
		}
	}
	return t.join(list, "and")
}

// byColor calls for each colour of which there are dice to speak of.
func byColor(d content.Dice, none int, say func(content.Color, int)) {
	for _, c := range []struct {
		color content.Color
		n     int
	}{{content.Red, d.Red}, {content.Blue, d.Blue}, {content.Green, d.Green}} {
		if c.n != none {
			say(c.color, c.n)
		}
	}
}

// added are the dice of add, or of preset.
func (t writer) added(e *content.Effect) string {
	if e.Verb == content.Preset {
		n := len(e.Faces)
		return strconv.Itoa(n) + " " + t.dice("dice/die", &e.Pick, n > 1)
	}
	var list []string
	byColor(e.Dice, 0, func(c content.Color, n int) {
		dice := &content.Pick{Colors: []content.Color{c}}
		list = append(list, signed(n)+" "+t.dice("dice/die", dice, n != 1 && n != -1))
	})
	if e.N != 0 {
		list = append(list, signed(e.N)+" "+t.form("dice/die", count(e.N != 1))+" "+
			t.say("dice/any-color", nil))
	}
	return strings.Join(list, ", ")
}

// limits are the dice of most-dice.
func (t writer) limits(d content.Dice) string {
	var list []string
	byColor(d, content.Any, func(c content.Color, n int) {
		dice := t.dice("dice/die", &content.Pick{Colors: []content.Color{c}}, n != 1)
		if n > 0 {
			dice = strconv.Itoa(n) + " " + dice
		}
		list = append(list, dice)
	})
	return t.join(list, "and")
}

func (t writer) faces(e *content.Effect) string {
	list := make([]string, len(e.Faces))
	for i, face := range e.Faces {
		list[i] = strconv.Itoa(face)
	}
	return t.join(list, "and")
}

// into are the dice that picked ones become.
func (t writer) into(e *content.Effect) string {
	many := e.Pick.Count != 1
	dice := t.dice("dice/die", &content.Pick{Colors: e.Into}, many)
	if len(e.Into) == 3 {
		dice = t.form("dice/die", count(many)) + " " + t.say("dice/any-color", nil)
	}
	if many {
		return dice
	}
	return "1 " + dice
}

// pick is a choice of dice.
func (t writer) pick(p *content.Pick) string { return t.chosen("dice/die", p) }

func (t writer) chosen(thing string, p *content.Pick) string {
	switch {
	case p.All:
		return t.say("dice/all", nil) + " " + t.dice(thing, p, true)
	case p.Count == content.Any:
		return t.say("dice/any-number", nil) + " " + t.dice(thing, p, true)
	default:
		return t.upTo(p.Count) + " " + t.dice(thing, p, p.Count != 1)
	}
}

// dice are dice, or hits, of some colours and faces.
func (t writer) dice(thing string, p *content.Pick, many bool) string {
	with := slots{
		"die": t.form(thing, count(many)), "colors": t.colors(p.Colors, count(many), "or"),
		"faces": t.showing(p.Least, p.Most),
	}
	if len(p.Colors) == 0 {
		return t.say("dice/plain", with)
	}
	return t.say("dice/colored", with)
}

// showing tells which faces fit; empty means all.
func (t writer) showing(least, most int) string {
	if most == 0 {
		most = 8
	}
	least = max(least, 1)
	switch {
	case least == 1 && most == 8:
		return ""
	case least == most:
		return strconv.Itoa(least)
	case most == 8:
		return t.say("dice/least", slots{"n": strconv.Itoa(least)})
	default:
		return t.say("dice/between",
			slots{"n": strconv.Itoa(least), "most": strconv.Itoa(most)})
	}
}

func (t writer) colors(list []content.Color, i int, last string) string {
	said := make([]string, len(list))
	for k, c := range list {
		said[k] = t.form("colors/"+string(c), i)
	}
	return t.join(said, last)
}

func (t writer) colorsNamed(names []string) string {
	list := make([]content.Color, len(names))
	for i, name := range names {
		list[i] = content.Color(name)
	}
	return t.colors(list, 1, "or")
}

// names are cards and kinds of cards, any of which will do.
func (t writer) names(list []string) string { return t.namesForm(list, 0, "or") }

func (t writer) namesForm(list []string, i int, last string) string {
	said := make([]string, len(list))
	for k, name := range list {
		said[k] = t.name(name, i)
	}
	return t.join(said, last)
}

// costs are the cards that cost less: one of them if it is once, all of them otherwise.
func (t writer) costs(a *content.Ability, e *content.Effect) string {
	if a.Once != "" {
		return t.names(e.Names)
	}
	return t.namesForm(e.Names, 1, "and")
}

// name is a kind of card, or a card; the card that speaks is called this card.
func (t writer) name(id string, i int) string {
	if t.card != nil && t.card.ID == id {
		return t.form("kinds/self", 0)
	}
	if _, ok := t.w.Words[t.lang]["kinds/"+id]; ok {
		return t.form("kinds/"+id, i)
	}
	for k := range t.w.Cards {
		if c := &t.w.Cards[k]; c.ID == id {
			return t.named(c.ID, c.Name)
		}
	}
	return ""
}

func (t writer) named(id, english string) string { return Name(t.w, id, english)[t.lang] }

// opponents are kinds of opponents in a form: one, many, one with its article.
func (t writer) opponents(list []string, i int, last string) string {
	said := make([]string, len(list))
	for k, name := range list {
		said[k] = t.form("foes/"+name, i)
	}
	return t.join(said, last)
}
