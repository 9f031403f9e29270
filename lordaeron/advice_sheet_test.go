package lordaeron

import (
	"testing"

	"twobanners/game"
)

// What the sheets say can be done is what is offered, no more and no less; all else has a rule.
func TestSheetsAgreeWithTheReferee(t *testing.T) {
	g := newGame(t)
	advised := map[Kind]int{}
	for seed := range uint64(6) {
		luck := game.NewFast(seed)
		pos, err := g.New(2+int(seed%5), nil, luck)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for moves := 0; !p.Over && moves < 6000; moves++ {
			seats := p.Actors().List()
			seat := seats[luck.Draw("seat", len(seats))]
			list := p.Moves(seat, nil)
			if moves%7 == 0 {
				agree(t, g, p, seat, list, advised)
			}
			m := list[luck.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
	}
	for _, kind := range []Kind{Equip, Unequip, Train, Buy, Sell} {
		if advised[kind] == 0 {
			t.Errorf("%s was never advised", notations[kind].Word)
		}
	}
}

func agree(
	t *testing.T, g *Game, p *Position, seat game.Seat, list []game.Move, advised map[Kind]int,
) {
	t.Helper()
	said := map[string]bool{}
	for _, s := range g.Sheets(p, seat) {
		who, _ := g.WhoByName(p, s.Who)
		for _, c := range s.Cards {
			for place, a := range c.Places {
				if len(a.Rules) == 0 {
					said[s.Who+" equip "+c.Card+place] = true
				}
			}
		}
		for key := range keyTalents {
			on := p.cardAt(who, key) != NoCard && (p.top().Task == taskManage ||
				p.top().Task == taskFinal)
			if on && s.Off[showPlace(key)] == nil {
				said[s.Who+" unequip "+showPlace(key)] = true
			}
		}
		for _, w := range s.Wares {
			if len(w.Rules) == 0 {
				said[s.Who+" "+w.Deal+" "+w.Card] = true
			}
		}
	}
	for _, packed := range list {
		m, _ := p.Unpack(packed)
		key := ""
		switch m.Kind {
		case Equip:
			key = g.WhoName(p, m.Who) + " equip " + g.CardName(m.Card) + areaNames[m.At]
		case Unequip:
			if p.top().Task == taskUnequip {
				continue
			}
			key = g.WhoName(p, m.Who) + " unequip " + showPlace(int(m.At))
		case Train:
			key = g.WhoName(p, m.Who) + " train " + g.CardName(m.Card)
		case Buy, Sell:
			key = g.WhoName(p, p.top().Who) + " " + notations[m.Kind].Word + " " +
				g.CardName(m.Card)
		default:
			continue
		}
		advised[m.Kind]++
		if !said[key] {
			t.Fatalf("%s is offered and not advised", key)
		}
		delete(said, key)
	}
	for key := range said {
		t.Fatalf("%s is advised and not offered", key)
	}
}

// A Scimitar gives two red dice and a reroll; a card that asks for dice or opponents gives nothing.
func TestGives(t *testing.T) {
	g := newGame(t)
	p := &Position{box: g.box}
	p.Combat.Active = -1 // no fight
	for card := range g.box.Cards {
		p.gives(0, Card(card))
	}
	for name, want := range map[string]Gives{
		"scimitar": {Red: 2, Reroll: 1}, "fist-of-stone": {Red: 4, Reroll: -1, Attrition: 3},
		"cone-of-cold": {Green: 2, Threat: -1}, "thorns": {}, "cowl-of-heroes": {},
		"amulet-of-protection": {}, "shadowmeld": {}, "warstomp": {},
	} {
		card, ok := g.CardByName(name, -1)
		if !ok {
			for class := range g.box.Classes {
				if card, ok = g.CardByName(name, int8(class)); ok {
					break
				}
			}
		}
		if got := p.gives(0, card); !ok || got != want {
			t.Errorf("%s gives %+v", name, got)
		}
	}
}
