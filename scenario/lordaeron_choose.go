package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// choose decides what was left open: a held use, which creature falls, which Power goes, which hits
// fill an allowance.
func (m *lMove) choose(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if len(t.held) > 0 {
		held, dice := t.held, t.heldDice
		t.held, t.heldDice = nil, [3][]uint8{}
		for _, packed := range held {
			step, _ := p.Unpack(packed)
			if m.means(p, &step) {
				return m.useForm(t, step, dice)
			}
		}
		if slices.ContainsFunc(m.words, isColor) { // no spare die of that colour
			return game.Refusal{Rules: []string{"WB-FAQ-04"}}
		}
		return game.Refusal{Rules: []string{game.NotAMove}}
	}
	switch {
	case sharing(p):
		return m.share(t)
	case p.Waits().Step == "hold-dice":
		return m.hold(t)
	case p.Waits().Step == "reward":
		return m.pay(t)
	case p.Waits().Step == "window" && len(m.words) > 0 && m.opponent(p, m.words[0]):
		return m.apply(t, lordaeron.Move{Kind: lordaeron.Yield, To: -1})
	}
	for _, packed := range p.Moves(m.seat(t), nil) {
		step, _ := p.Unpack(packed)
		if step.Kind != lordaeron.Pass && m.means(p, &step) {
			return m.apply(t, step)
		}
	}
	if at, ok := m.l.game.RegionByName(m.words[0]); ok && p.Waits().Step == "walk" {
		return m.why(t, lordaeron.Move{Kind: lordaeron.EventChoice, To: -1, At: int8(at)})
	}
	return m.why(t, lordaeron.Move{Kind: lordaeron.Fell, N: 255})
}

// pay says which of several completed quests is paid first.
func (m *lMove) pay(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	for slot := range uint8(lordaeron.MaxQuests) {
		if q := &p.Quests[slot]; q.Used && slices.Contains(m.words, m.l.game.QuestName(q.Card)) {
			return m.apply(t, lordaeron.Move{Kind: lordaeron.PayQuest, N: slot})
		}
	}
	return m.why(t, lordaeron.Move{Kind: lordaeron.PayQuest, N: lordaeron.MaxQuests})
}

// opponent: a word for those who are fought, whose ability is to go first.
func (m *lMove) opponent(p *lordaeron.Position, word string) bool {
	if c, ok := m.l.game.CreatureByName(word); ok {
		return c == p.Combat.Creature
	}
	_, boss := m.l.game.EventByName(word)
	_, overlord := m.l.game.OverlordByName(word)
	return boss || overlord || word == "opponent" || word == "creature"
}

var colorWords = []string{"red", "blue", "green"}

func isColor(word string) bool { return slices.Contains(colorWords, word) }

// holds: an entry that leaves dice unrolled, `remove` or numbers of colours.
func (m *lMove) holds() bool {
	return m.name == "remove" || m.name == "choose" && len(m.dice[0]) > 0 && isColor(m.words[0])
}

// hold leaves dice unrolled: a colour, or colours with numbers.
func (m *lMove) hold(t *table) game.Refusal {
	for i, word := range m.words {
		n := uint8(1)
		if i < len(m.dice[0]) {
			n = m.dice[0][i]
		}
		color := slices.Index(colorWords, word)
		for range n {
			step := lordaeron.Move{Kind: lordaeron.StripDie, N: uint8(color)}
			if refusal := m.apply(t, step); !refusal.OK() {
				return refusal
			}
		}
	}
	m.finish = lordaeron.Move{Kind: lordaeron.Pass}
	return m.close(t)
}

// means tells whether a move of the engine is what the words choose.
func (m *lMove) means(p *lordaeron.Position, step *lordaeron.Move) bool {
	switch step.Kind {
	case lordaeron.Fell:
		return m.meansFoe(p, step)
	case lordaeron.Allot:
		return m.meansHits(p, int(step.N))
	default:
		return slices.ContainsFunc(m.words, func(word string) bool {
			return m.meansWord(p, step, word)
		})
	}
}

// meansFoe: colour and quest, as far as they are named, are those of the creature.
func (m *lMove) meansFoe(p *lordaeron.Position, step *lordaeron.Move) bool {
	color := colorWords[step.M]
	g, quest := &p.Groups[step.N], ""
	if g.Quest >= 0 {
		quest = m.l.game.QuestName(p.Quests[g.Quest].Card)
	}
	named := false
	for _, word := range m.words {
		_, isQuest := m.l.game.QuestByName(word)
		if isColor(word) && word != color || isQuest && word != quest {
			return false
		}
		named = named || isColor(word) || isQuest
	}
	return named
}

// meansHits: so many blue hits are among those allowed, or all but the red ones named.
func (m *lMove) meansHits(p *lordaeron.Position, blue int) bool {
	for i, word := range m.words {
		switch {
		case i >= len(m.dice[0]):
		case word == "blue" || word == "damage":
			return blue == int(m.dice[0][i])
		case len(m.words) == 1 && (word == "red" || word == "defense"):
			return blue == p.Waits().N-int(m.dice[0][i])
		}
	}
	return false
}

func (m *lMove) meansWord(p *lordaeron.Position, step *lordaeron.Move, word string) bool {
	area, isArea := lordaeron.AreaNamed(word)
	switch step.Kind {
	case lordaeron.Unequip:
		return m.l.game.CardName(p.CardAt(step.Who, int(step.At))) == word ||
			isArea && area == int(step.At)
	case lordaeron.Use:
		if isArea && int(step.M) == area+1 {
			return true
		}
		if step.M > 0 && m.l.game.CardName(p.CardAt(step.Who, int(step.M)-1)) == word {
			return true
		}
		if !m.onSheet(p, step.Who, word) && step.M > 0 &&
			m.l.game.PowerName(p.People[step.Who].Class, int(step.M)-1) == word {
			return true // from the Spellbook
		}
		box := slices.Index([]string{"", "damage", "defense"}, word)
		return box > 0 && int(step.M) == box ||
			isColor(word) && p.ChoiceColor(*step) == slices.Index(colorWords, word)
	case lordaeron.Take: // a relic
		return step.Card == lordaeron.NoCard && m.l.ids[step.To] == word
	case lordaeron.EventChoice:
		return p.Waits().Step == "walk" && m.l.game.RegionName(lordaeron.Region(step.At)) == word
	default:
		return false
	}
}

// onSheet tells whether a card lies in one of the character's areas.
func (m *lMove) onSheet(p *lordaeron.Position, who int8, word string) bool {
	return slices.ContainsFunc(p.People[who].Areas[:], func(c lordaeron.Card) bool {
		return c != lordaeron.NoCard && m.l.game.CardName(c) == word
	})
}

// sharing: parts of a use are being shared out.
func sharing(p *lordaeron.Position) bool {
	step := p.Waits().Step
	return step == "roll-colors" || step == "put-tokens"
}

// share gives the parts of a use as the words say, each with its number; what they leave out goes
// with the last one.
func (m *lMove) share(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	for i, word := range m.words {
		n := uint8(1)
		if i < len(m.dice[0]) {
			n = m.dice[0][i]
		}
		step := lordaeron.Move{Kind: lordaeron.RollDie}
		step.N = uint8(slices.Index(colorWords, word))
		if p.Waits().Step == "put-tokens" {
			step = lordaeron.Move{Kind: lordaeron.PutToken, At: m.areaOf(p, word)}
		}
		for range n {
			if refusal := m.apply(t, step); !refusal.OK() {
				return refusal
			}
		}
		t.last = step.Pack()
	}
	return game.Refusal{}
}

// areaOf is where a card of the one who decides lies, by the card's name or the area's.
func (m *lMove) areaOf(p *lordaeron.Position, word string) int8 {
	if at, ok := lordaeron.AreaNamed(word); ok {
		return int8(at)
	}
	for at := range lordaeron.AreaCount {
		if m.l.game.CardName(p.CardAt(p.Waits().Who, at)) == word {
			return int8(at)
		}
	}
	return -1
}
