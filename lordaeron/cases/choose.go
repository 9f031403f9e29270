package cases

import (
	"maps"
	"slices"

	"twobanners/game"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// choice is what is chosen: words, some of them with a number.
type choice struct {
	words   []string
	numbers []uint8
}

func (l *part) readChoose(r *reader, n *node, w *word) {
	c := &choice{}
	switch n.Kind {
	case scenario.Scalar:
		c.words = []string{n.Text}
	case scenario.List:
		for _, item := range n.Items {
			c.words = append(c.words, r.Word(item))
		}
	case scenario.Mapping:
		for i, key := range n.Keys {
			c.words = append(c.words, key.Text)
			if isNumber(n.Items[i].Text) {
				c.numbers = append(c.numbers, uint8(r.Number(n.Items[i], 0, 99)))
			} else {
				c.words = append(c.words, r.Word(n.Items[i]))
			}
		}
	default:
	}
	if len(c.words) == 0 {
		r.Fail(n, "choose what?")
		return
	}
	w.holds = len(c.numbers) > 0 && isColor(c.words[0])
	w.run, w.done = c.run, c.done
}

// numberOf is how many of a word's own there are to be.
func numberOf(numbers []uint8, i int) int {
	if i < len(numbers) {
		return int(numbers[i])
	}
	return 1
}

// done: what is chosen has happened without a choice, the only creature that could fall or the only
// Power that could be unequipped.
func (c *choice) done(y *play) bool {
	open := []string{"fell", "unequip", "allot", "hold-dice", "reward", "window"}
	if len(y.notes().held) > 0 || isSharing(y.at()) || slices.Contains(open, y.at()) {
		return false
	}
	return slices.ContainsFunc(y.Log.Events, func(e game.Event) bool {
		card := func() string { return y.l.game.CardName(lordaeron.Card(e.Args[1])) }
		return e.Kind == lordaeron.FoeFell && slices.Contains(c.words, colors[e.Args[3]]) ||
			e.Kind == lordaeron.Unequipped && slices.Contains(c.words, card())
	})
}

// run decides what was left open: a held use, which creature falls, which Power goes, which hits
// fill an allowance.
func (c *choice) run(y *play) bool {
	if held := y.notes(); len(held.held) > 0 {
		y.remember(func(n *notes) { n.held, n.heldDice = nil, dice{} })
		for _, m := range held.held {
			if slices.ContainsFunc(c.words, func(w string) bool { return y.chooses(m, w) }) {
				return y.useForm(m, held.heldDice)
			}
		}
		return y.deny(c.another(y, held.held))
	}
	switch at := y.at(); {
	case isSharing(at):
		return y.share(c.words, c.numbers)
	case at == "hold-dice":
		return c.leave(y)
	case at == "reward":
		return y.make(move{Kind: lordaeron.PayQuest, N: c.quest(y)})
	case at == "window" && y.isOpponent(c.words[0]):
		return y.make(move{Kind: lordaeron.Yield, To: -1})
	}
	for _, m := range y.listed(slices.Collect(maps.Keys(meanings))...) {
		if meanings[m.Kind](c, y, m) {
			return y.make(m)
		}
	}
	if at, ok := y.l.game.RegionByName(c.words[0]); ok && y.at() == "walk" {
		return y.deny(move{Kind: lordaeron.EventChoice, To: -1, At: int8(at)})
	}
	return y.deny(move{Kind: lordaeron.Fell, N: 255})
}

// another is a held use with a choice that it does not have: the colour named, found from those it
// has.
func (c *choice) another(y *play, held []move) move {
	near := held[0]
	near.M = 15
	for _, m := range held {
		for i, color := range colors {
			if want := slices.Index(colors, c.words[0]); want >= 0 && y.chooses(m, color) {
				near.M = m.M + uint8(want-i)
			}
		}
	}
	return near
}

// quest is the place of a completed quest, to be paid first.
func (c *choice) quest(y *play) uint8 {
	for slot, q := range y.p().Quests {
		if q.Used && slices.Contains(c.words, y.l.game.QuestName(q.Card)) {
			return uint8(slot)
		}
	}
	return lordaeron.MaxQuests
}

// isOpponent: a word for those who are fought, whose ability is to go first.
func (y *play) isOpponent(word string) bool {
	if c, ok := y.l.game.CreatureByName(word); ok {
		return c == y.p().Combat.Creature
	}
	_, boss := y.l.game.EventByName(word)
	_, overlord := y.l.game.OverlordByName(word)
	return boss || overlord || word == "opponent" || word == "creature"
}

// leave leaves dice unrolled: a colour, or colours with numbers.
func (c *choice) leave(y *play) bool {
	for i, word := range c.words {
		m := move{Kind: lordaeron.StripDie, N: uint8(slices.Index(colors, word))}
		if !y.makeAll(slices.Repeat([]move{m}, numberOf(c.numbers, i))) {
			return false
		}
	}
	return !y.picking() || y.make(move{Kind: lordaeron.Pass})
}

// meanings are the kinds of moves that words choose among: whether a move is the one they mean.
var meanings = map[lordaeron.Kind]func(c *choice, y *play, m move) bool{
	lordaeron.Fell:  (*choice).meansFoe,
	lordaeron.Allot: (*choice).meansHits,
	lordaeron.Use:   anyWord((*play).chooses),
	lordaeron.Unequip: anyWord(func(y *play, m move, word string) bool {
		area, isArea := lordaeron.AreaNamed(word)
		return isArea && area == int(m.At) || y.l.inArea(y.p(), m.Who, int(m.At)) == word
	}),
	lordaeron.Take: anyWord(func(y *play, m move, word string) bool { // a relic
		return m.Card == lordaeron.NoCard && y.l.ids[m.To] == word
	}),
	lordaeron.EventChoice: anyWord(func(y *play, m move, word string) bool {
		return y.at() == "walk" && y.l.game.RegionName(lordaeron.Region(m.At)) == word
	}),
}

func anyWord(is func(y *play, m move, word string) bool) func(*choice, *play, move) bool {
	return func(c *choice, y *play, m move) bool {
		return slices.ContainsFunc(c.words, func(word string) bool { return is(y, m, word) })
	}
}

// meansFoe: colour and quest, as far as they are named, are those of the creature.
func (c *choice) meansFoe(y *play, m move) bool {
	p := y.p()
	g, quest := &p.Groups[m.N], ""
	if g.Quest >= 0 {
		quest = y.l.game.QuestName(p.Quests[g.Quest].Card)
	}
	named := false
	for _, word := range c.words {
		_, isQuest := y.l.game.QuestByName(word)
		if isColor(word) && word != colors[m.M] || isQuest && word != quest {
			return false
		}
		named = named || isColor(word) || isQuest
	}
	return named
}

// meansHits: so many blue hits are among those allowed, or all but the red ones named.
func (c *choice) meansHits(y *play, m move) bool {
	blue := int(m.N)
	for i, word := range c.words {
		switch {
		case i >= len(c.numbers):
		case word == "blue" || word == "damage":
			return blue == int(c.numbers[i])
		case len(c.words) == 1 && (word == "red" || word == "defense"):
			return blue == y.now().Left-int(c.numbers[i])
		}
	}
	return false
}

// isSharing: parts of a use are being shared out.
func isSharing(at string) bool { return at == "roll-colors" || at == "put-tokens" }

// share gives the parts of a use as the words say, each with its number; what they leave out goes
// with the last one.
func (y *play) share(words []string, numbers []uint8) bool {
	for i, word := range words {
		m := move{
			Kind: lordaeron.RollDie, N: uint8(slices.Index(colors, word)),
		}
		if y.at() == "put-tokens" {
			m = move{Kind: lordaeron.PutToken, At: y.areaOf(word)}
		}
		if !y.makeAll(slices.Repeat([]move{m}, numberOf(numbers, i))) {
			return false
		}
		y.remember(func(n *notes) { n.last = m })
	}
	return true
}

// areaOf is where a card of the one who decides lies, by the card's name or the area's.
func (y *play) areaOf(word string) int8 {
	if at, ok := lordaeron.AreaNamed(word); ok {
		return int8(at)
	}
	for at := range lordaeron.AreaCount {
		if y.l.inArea(y.p(), y.now().Who, at) == word {
			return int8(at)
		}
	}
	return -1
}
