package lordaeron

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
)

// SheetAdvice is what a player may do with the cards of a character, and of everything else why
// not: the rules that the referee would name.
type SheetAdvice struct {
	Who string `json:"who"`
	// Cards are those in Bag and Spellbook, Off what lies on the sheet by its place.
	Cards []CardAdvice        `json:"cards,omitempty"`
	Off   map[string][]string `json:"off,omitempty"`
	// Gives is what the cards on the sheet give at the start of the Dice Pool step, by place.
	Gives map[string]Gives `json:"gives,omitempty"`
	Wares []Ware           `json:"wares,omitempty"`
}

// CardAdvice tells where a card may go; Energy is what that costs now.
type CardAdvice struct {
	Card   string                 `json:"card"`
	Energy int                    `json:"energy,omitempty"`
	Gives  Gives                  `json:"gives"`
	Places map[string]PlaceAdvice `json:"places"`
}

// PlaceAdvice is a place for a card: free, in exchange for what lies there, or against the rules.
type PlaceAdvice struct {
	Exchange bool     `json:"exchange,omitempty"`
	Rules    []string `json:"rules,omitempty"`
}

// Ware is a card that may be bought, sold or learned, for gold, or not by these rules.
type Ware struct {
	Card  string   `json:"card"`
	Deal  string   `json:"deal"` // train, buy, sell
	Gold  int      `json:"gold"`
	Gives Gives    `json:"gives"`
	Rules []string `json:"rules,omitempty"`
}

// Gives is what a card gives by itself, or with a mere use, at the start of the Dice Pool step.
type Gives struct {
	Red       int `json:"red,omitempty"`
	Blue      int `json:"blue,omitempty"`
	Green     int `json:"green,omitempty"`
	Reroll    int `json:"reroll,omitempty"`
	Attrition int `json:"attrition,omitempty"`
	Threat    int `json:"threat,omitempty"`
}

// Sheets advises a seat about its characters as far as something can be done with their cards.
func (g *Game) Sheets(p *Position, seat game.Seat) []SheetAdvice {
	if p.Over || !p.Actors().Has(seat) {
		return nil
	}
	var list []SheetAdvice
	for who := range int8(p.Characters) {
		if c := &p.People[who]; c.Owner != seat || c.Person < 0 {
			continue
		}
		s := SheetAdvice{Who: g.WhoName(p, who), Gives: map[string]Gives{}}
		for at := range AreaCount {
			if card := p.cardAt(who, at); card != NoCard {
				s.Gives[areaNames[at]] = p.gives(who, card)
			}
		}
		if p.answers(Equip) {
			s.Cards, s.Off = g.adviseCards(p, seat, who), g.adviseOff(p, seat, who)
		} else if p.answers(Train) {
			s.Wares = g.adviseWares(p, seat, who)
		}
		list = append(list, s)
	}
	return list
}

// adviseCards tries every card that is not on the sheet in every area.
func (g *Game) adviseCards(p *Position, seat game.Seat, who int8) []CardAdvice {
	c := &p.People[who]
	var loose []Card
	for local, card := range g.box.Classes[c.Class].powers {
		if c.Learned>>local&1 != 0 && !p.onSheet(who, card) {
			loose = append(loose, card)
		}
	}
	loose = slices.AppendSeq(loose, distinct(c.Bag[:]))
	list := make([]CardAdvice, len(loose))
	for i, card := range loose {
		list[i] = CardAdvice{
			Card: g.CardName(card), Energy: p.equipCost(who, card), Gives: p.gives(who, card),
			Places: map[string]PlaceAdvice{},
		}
		for at := range AreaCount {
			if at == HoodArea && !p.hasHood(who) {
				continue
			}
			list[i].Places[areaNames[at]] = p.advisePlace(seat, who, card, at)
		}
	}
	return list
}

// hasHood: the character has the area that an Auction Item brings.
func (p *Position) hasHood(who int8) bool {
	return p.standing(who, doArea, func(o *op) int { return yes(o.area == HoodArea) }) > 0
}

func (p *Position) advisePlace(seat game.Seat, who int8, card Card, at int) PlaceAdvice {
	m := Move{Kind: Equip, Who: who, Card: card, At: int8(at)}
	w := p.why(seat, m)
	if w == whyOccupied || w == whyFunction && p.exchanged(who, card) >= 0 {
		m.N = 1
		return PlaceAdvice{Exchange: true, Rules: p.why(seat, m).rules()}
	}
	return PlaceAdvice{Rules: w.rules()}
}

// adviseOff tells which cards cannot come off the sheet.
func (g *Game) adviseOff(p *Position, seat game.Seat, who int8) map[string][]string {
	off := map[string][]string{}
	for key := range keyTalents {
		if p.cardAt(who, key) == NoCard {
			continue
		}
		if w := p.why(seat, Move{Kind: Unequip, Who: who, At: int8(key)}); w != fine {
			off[showPlace(key)] = w.rules()
		}
	}
	return off
}

// adviseWares prices what can be learned, and in town what is for sale and what would be taken.
func (g *Game) adviseWares(p *Position, seat game.Seat, who int8) []Ware {
	var list []Ware
	c := &p.People[who]
	add := func(m Move, deal string, gold int) {
		list = append(list, Ware{
			g.CardName(m.Card), deal, gold, p.gives(who, m.Card), p.why(seat, m).rules(),
		})
	}
	price := func(card Card) int { return int(g.box.Cards[card].gold) }
	for _, card := range g.box.Classes[c.Class].powers {
		add(Move{Kind: Train, Who: who, Card: card}, "train", price(card))
	}
	if !p.waitsIn(taskTown) || p.asker() != who {
		return list
	}
	for card := range distinct(p.Decks.Merchant[:p.Decks.MerchantCount]) {
		add(Move{Kind: Buy, Card: card}, "buy", price(card))
	}
	var own []Card
	for key := range keyTalents {
		if card := p.realCard(who, key); card != NoCard {
			own = append(own, card)
		}
	}
	own = append(own, c.Bag[:c.bagCount()]...)
	for card := range distinct(own) {
		if g.box.Cards[card].kind == content.ItemCard {
			add(Move{Kind: Sell, Card: card}, "sell", (price(card)+1)/2)
		}
	}
	return list
}

// ofSheet: the conditions ask for the sheet alone, so that they can be told outside a fight.
func (a *ability) ofSheet() bool {
	for i := range a.conds {
		if a.conds[i].kind != ifEquipped {
			return false
		}
	}
	return true
}

// gives adds up what needs no price beyond the card's own Energy, no dice and no opponents.
func (p *Position) gives(who int8, card Card) (all Gives) {
	does := p.box.Cards[card].does
	for i := range does {
		a := &does[i]
		if a.when != atDicePoolStart || a.spot.on || a.pay != (payment{unequip: noSet}) ||
			!a.ofSheet() || !p.holds(who, card, a) {
			continue
		}
		for k := range a.ops {
			o := &a.ops[k]
			if o.per != perOnce || o.to != toOwner && o.to != toFriends {
				continue
			}
			switch n := int(o.n); o.verb {
			case doAdd:
				all.Red += int(o.dice[Red])
				all.Blue += int(o.dice[Blue])
				all.Green += int(o.dice[Green])
			case doReroll:
				all.Reroll += n
			case doAttrition:
				all.Attrition += n
			case doThreat:
				all.Threat += n
			default:
			}
		}
	}
	return all
}
