package cases

import (
	"encoding/json"
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// use is a card and what it is used on.
type use struct {
	card lordaeron.Card
	dice dice
	// to is a character, people those of a Portal, amount a number or a region's, each -1 for none.
	to     int8
	people uint8
	amount int
	// choice is a box, a colour or a card.
	choice string
}

func (l *part) readUse(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "card", "on")
	w.who = l.person(r, n, fields, "who")
	if fields["card"] == nil {
		r.Fail(n, "the key card is missing")
	}
	if r.Err() != nil {
		return
	}
	u := &use{to: -1, amount: -1}
	u.card = scenario.Named(r, fields["card"], "card", func(id string) (lordaeron.Card, bool) {
		return l.ability(w.who, id)
	})
	on := fields.Or("on", n)
	switch {
	case on.Kind == scenario.Nothing:
	case on.Kind == scenario.Mapping:
		u.dice = readDice(r, on)
	case on.Kind == scenario.List:
		for _, item := range on.Items {
			u.people |= 1 << l.who(r, item)
		}
	case slices.Contains(l.ids, on.Text):
		u.to = l.who(r, on)
	case isNumber(on.Text):
		u.amount = r.Number(on, 0, 99)
	default:
		u.choice = r.Word(on)
		if at, ok := l.game.RegionByName(u.choice); ok { // where an Intercept goes
			u.amount = int(at)
		}
	}
	w.run = u.run
}

func isNumber(text string) bool {
	return text != "" && text[0] >= '0' && text[0] <= '9'
}

// ability finds a card by its id, or a race's ability by the race's.
func (l *part) ability(who int8, id string) (lordaeron.Card, bool) {
	if card, ok := l.game.CardByName(id, l.p.People[who].Class); ok {
		return card, true
	}
	for _, c := range l.game.Content().Characters {
		if c.People == id {
			return l.game.CardByName(c.Race, -1)
		}
	}
	return lordaeron.NoCard, false
}

// run finds the form of the use that is meant and makes it; where a choice is left open, an entry
// `choose` must follow.
func (u *use) run(y *play) bool {
	y.letGoFirst(y.who)
	forms := u.forms(y)
	if len(forms) == 0 {
		return y.deny(move{
			Kind: lordaeron.Use, Who: y.who, Card: u.card, To: u.to, M: u.people,
			N: uint8(max(0, u.amount)),
		})
	}
	first := forms[0]
	if i := slices.IndexFunc(forms, func(m move) bool {
		return y.try(func(y *play) bool { return y.useForm(m, u.dice) })
	}); i >= 0 { // the ability that the dice are for
		first = forms[i]
		forms = keep(forms, func(m move) bool { return m.At == first.At })
	}
	// As much is paid as there are dice named.
	if i := slices.IndexFunc(forms, func(m move) bool {
		return int(m.N) == u.dice.count()
	}); i >= 0 {
		first = forms[i]
	}
	forms = keep(forms, func(m move) bool {
		return m.At == first.At && (u.amount >= 0 || m.N == first.N) &&
			(u.to >= 0 || m.To == first.To)
	})
	if len(forms) > 1 && y.p().Combat.Foe != lordaeron.NoFoe {
		for _, m := range forms { // the card that is meant
			if u.choice != "" && y.chooses(m, u.choice) {
				return y.useForm(m, u.dice)
			}
		}
		return y.hold(forms, u.dice)
	}
	if !y.useForm(first, u.dice) {
		return false
	}
	return u.choice == "" || !isSharing(y.at()) || y.share([]string{u.choice}, nil)
}

func keep(list []move, wanted func(m move) bool) []move {
	return slices.DeleteFunc(slices.Clone(list), func(m move) bool { return !wanted(m) })
}

// letGoFirst lets another character's effect, or the opponents' for nobody, go before the window
// that is open, where that may be.
func (y *play) letGoFirst(who int8) {
	yield := move{Kind: lordaeron.Yield, To: who}.Pack()
	seat := y.p().Actors().First()
	if w := y.now(); w.Step == "window" && w.Who != who && y.p().Why(seat, yield).OK() {
		y.Make(seat, yield)
	}
}

// forms are the uses offered that the entry may mean; if one is for the very amount named, only
// such.
func (u *use) forms(y *play) []move {
	forms := keep(y.listed(lordaeron.Use, lordaeron.RestAction), func(m move) bool {
		return m.Who == y.who && m.Card == u.card &&
			(m.Kind == lordaeron.RestAction || u.fits(y, m))
	})
	exact := keep(forms, func(m move) bool { return int(m.N) == u.amount })
	if len(exact) > 0 {
		return exact
	}
	return forms
}

// fits tells whether a form is one that the entry may mean.
func (u *use) fits(y *play, m move) bool {
	if u.people != 0 {
		return m.M == u.people
	}
	if isColor(u.choice) && slices.ContainsFunc(colors, func(c string) bool {
		return y.chooses(m, c)
	}) {
		return y.chooses(m, u.choice)
	}
	box := slices.Index([]string{"", "damage", "defense"}, u.choice)
	return (u.amount < 0 || int(m.N) == u.amount || m.N == 0) &&
		(u.to < 0 || m.To == u.to || m.To < 0 && y.isFor(u.to)) &&
		(box <= 0 || int(m.M) == box || m.M == 0)
}

// isFor: a use without a target of its own is for the user, for whom the window is about, or for
// all of the fight.
func (y *play) isFor(to int8) bool {
	about := int8(-1)
	if k := y.l.shown(y.p()).Combat; k != nil {
		about, _ = y.l.game.WhoByName(y.p(), k.About)
	}
	return to == y.who || about < 0 || about == y.who || about == to
}

// chooses tells whether a use is the one with a choice, by its name in the notation of the game or
// by the area of the card that is chosen.
func (y *play) chooses(m move, choice string) bool {
	if y.p().Combat.Foe == lordaeron.NoFoe {
		return false
	}
	if area, ok := lordaeron.AreaNamed(choice); ok && m.M == uint8(area)+1 {
		return true
	}
	shown, ok := y.l.game.ShowMove(y.p(), m.Pack()).(map[string]any)
	if !ok {
		return false
	}
	parts, ok := shown["use"].(map[string]any)
	if !ok {
		return false
	}
	parts["choice"] = choice
	text, err := json.Marshal(shown)
	if err != nil {
		return false
	}
	read, err := y.l.game.ReadMove(y.p(), y.seat(), text)
	return err == nil && read == m.Pack()
}

// hold leaves the choice between forms of a use to the next entry; one that none of them could
// follow is refused now.
func (y *play) hold(forms []move, named dice) bool {
	if !slices.ContainsFunc(forms, func(m move) bool {
		return y.try(func(y *play) bool { return y.useForm(m, named) })
	}) {
		return y.useForm(forms[0], named)
	}
	y.remember(func(n *notes) { n.held, n.heldDice = forms, named })
	return true
}

// useForm makes a use and then picks its dice: those named, else as many as fit.
func (y *play) useForm(m move, named dice) bool {
	none := move{Kind: lordaeron.Mark, M: 15} // a die that the card is not about
	if !y.fitDice(m, named) {
		return y.deny(none)
	}
	pool := y.pool()
	if !y.make(m) {
		return false
	}
	if y.at() != "pick-dice" {
		return true
	}
	marked := y.marked(pool)
	if named.count() > marked.count()+y.l.shown(y.p()).Combat.Pick.Most {
		return y.deny(none)
	}
	return y.pick(named, marked)
}

// fitDice: the dice named lie there, and the card may be about them and as many.
func (y *play) fitDice(m move, named dice) bool {
	k := y.l.shown(y.p()).Combat
	if named.count() == 0 || k == nil || !k.Rolled || m.Kind != lordaeron.Use {
		return true
	}
	for _, use := range k.Uses {
		if use.Card != y.l.game.CardName(m.Card) || use.Ability != int(m.At) {
			continue
		}
		for c, color := range colors {
			var there []uint8
			for _, face := range use.Dice[color] {
				there = append(there, uint8(face))
			}
			if len(without(named[c], there)) > 0 {
				return false
			}
		}
		return named.count() <= use.Most
	}
	return false
}

// pick marks the dice named that are not marked already because there was no choice, and then no
// more than must be; of dice that are not named as many as may be.
func (y *play) pick(named, marked dice) bool {
	for c := range named {
		for _, face := range without(named[c], marked[c]) {
			if y.at() != "pick-dice" {
				return true
			}
			if !y.make(move{Kind: lordaeron.Mark, N: uint8(c), M: face}) {
				return false
			}
		}
	}
	for pass := (move{Kind: lordaeron.Pass}); y.at() == "pick-dice"; {
		next := pass
		if named.count() == 0 || !y.may(pass) {
			next, _ = y.p().Unpack(y.p().Moves(y.seat(), nil)[0])
		}
		if !y.make(next) {
			return false
		}
	}
	return true
}

// pool is how many dice of each colour the character whose attack it is would roll.
func (y *play) pool() (n [3]int) {
	if k := y.l.shown(y.p()).Combat; k != nil {
		for c, color := range colors {
			n[c] = k.Pool[color]
		}
	}
	return n
}

// marked are the dice that are marked, or before the roll have left the pool; those have no face.
func (y *play) marked(before [3]int) (marked dice) {
	k, after := &y.p().Combat, y.pool()
	for c := range marked {
		for range before[c] - after[c] {
			if !k.Rolled {
				marked[c] = append(marked[c], 0)
			}
		}
		for _, d := range k.Dice[c][:k.Count[c]] {
			if d.Marked {
				marked[c] = append(marked[c], d.Face)
			}
		}
	}
	return marked
}

// without takes faces out of a list, each once.
func without(list, taken []uint8) []uint8 {
	list = slices.Clone(list)
	for _, face := range taken {
		if i := slices.Index(list, face); i >= 0 {
			list = slices.Delete(list, i, i+1)
		}
	}
	return list
}
