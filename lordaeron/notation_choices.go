package lordaeron

import "encoding/json"

// What some numbers of a move mean depends on the card or the event that asks for them; in notation
// they have names.

var walkShape = shape("event to=at:region")

// notationOf is how moves of a kind are written in a position.
func (p *Position) notationOf(k Kind) notation {
	if k == EventChoice && p.Depth > 0 {
		if written := tasks[p.top().Task].written; written != nil {
			return written(p)
		}
	}
	return notations[k]
}

// choiceName names what is chosen with a use: a card to unequip, a box, a Finishing Move, a card to
// equip or a colour; a number where there is no such choice.
func (g *Game) choiceName(p *Position, m Move, choice int) any {
	a := p.usedBy(m)
	if a == nil {
		return choice
	}
	if p.Combat.Foe == NoFoe {
		return g.showPeople(p, uint8(choice))
	}
	if choice > 15 || p.choices(m.Who, a)>>choice&1 == 0 {
		return choice
	}
	if a.pay.unequip != noSet {
		return g.CardName(p.cardAt(m.Who, choice-1))
	}
	for i := range a.ops {
		o := &a.ops[i]
		switch {
		case o.verb == doHits && o.box == eitherBox:
			return string(boxNames[choice])
		case o.verb == doEquip && choice > 0: // zero where only one card can be equipped
			return g.CardName(g.box.Classes[p.People[m.Who].Class].powers[choice-1])
		case o.verb == doTurn && o.into&(o.into-1) != 0:
			return colorNames[choice-1]
		case o.per == perHalfAttack:
			return colorNames[choice]
		}
	}
	return choice
}

// usedBy is the ability that a use names, nil if there is none.
func (p *Position) usedBy(m Move) *ability {
	does := p.box.Cards[m.Card].does
	if m.At < 0 || int(m.At) >= len(does) || p.find(m.Who, m.Card) < 0 {
		return nil
	}
	return &does[m.At]
}

// readChoice finds the choice of a use by its name; a number stands for itself.
func (g *Game) readChoice(p *Position, m Move, raw []byte) (int, error) {
	if len(raw) > 0 && raw[0] == '[' {
		return g.readPeople(p, raw)
	}
	var name string
	if json.Unmarshal(raw, &name) != nil || m.Who < 0 {
		return readNumber(raw, 127)
	}
	if a := p.usedBy(m); a != nil && p.Combat.Foe != NoFoe {
		set := p.choices(m.Who, a)
		for choice := range 16 {
			if set>>choice&1 != 0 && g.choiceName(p, m, choice) == name {
				return choice, nil
			}
		}
	}
	return 0, unknown("choice", name)
}
