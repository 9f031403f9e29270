package lordaeron

import (
	"iter"
	"math/bits"
)

// worn caches what the working cards of a character can do at all. Nearly every question about them
// ends here: most cards of most characters have nothing to say to it.
//
// It is kept beside the state. Whoever changes areas, add-ons, Talents or Auction Items renews it;
// a law compares it with what looking through the cards finds.
type worn struct {
	can scope
	// fixed is the part of it by what does not lie on the sheet and seldom changes.
	fixed scope
	// cards are those that work, by place, without the Bag.
	cards [keyBag]Card
	// on are the places of the sheet with a real card, powers the Powers among these: a bit each.
	on, powers uint16
	// at are the places of the cards that work at each moment: a bit each.
	at [momentCount]uint32
}

// scope is the effects of some cards, the moments at which they work, and the moments of those with
// an ability that is for friends too: a bit each. Replaces is 1 where one of them puts an ability
// in another's place.
type scope struct {
	verbs           uint64
	moments, shared uint32
	replaces        uint8
}

// can is what the working cards of a character can do, working are these cards by place.
func (p *Position) can(who int8) *scope           { return &p.worn[who].can }
func (p *Position) working(who int8) [keyBag]Card { return p.worn[who].cards }

// workingAt are the cards of a character that work at a moment, with their places, as they lie when
// it is asked.
func (p *Position) workingAt(who int8, at moment) iter.Seq2[int, Card] {
	return func(yield func(key int, card Card) bool) {
		w := &p.worn[who]
		if w.at[at] == 0 {
			return
		}
		cards := w.cards
		for keys := w.at[at]; keys != 0; keys &= keys - 1 {
			if key := bits.TrailingZeros32(keys); !yield(key, cards[key]) {
				return
			}
		}
	}
}

// sumUp looks through the cards.
func (p *Position) sumUp(who int8, w *worn) {
	*w = worn{}
	for key := range keyBag {
		w.put(p.box, key, p.lookUp(who, key))
	}
	for key := range keyTalents {
		w.note(p.box, key, p.realCard(who, key), p.People[who].Class)
	}
	w.fix(p.box)
	w.unite(p.box)
}

// put puts a card that works in the place of another, NoCard for none.
func (w *worn) put(box *Box, key int, card Card) {
	for at := box.Cards[w.cards[key]].moments; at != 0; at &= at - 1 {
		w.at[bits.TrailingZeros32(at)] &^= 1 << key
	}
	w.cards[key] = card
	for at := box.Cards[card].moments; at != 0; at &= at - 1 {
		w.at[bits.TrailingZeros32(at)] |= 1 << key
	}
}

// note notes that a real card of the sheet comes or goes.
func (w *worn) note(box *Box, key int, card Card, class int8) {
	if card == NoCard {
		return
	}
	w.on ^= 1 << key
	if t := &box.Cards[card]; t.power && t.class == class {
		w.powers ^= 1 << t.local
	}
}

// fix finds what the cards can do that do not lie on the sheet, unite what all of them can.
func (w *worn) fix(box *Box)   { w.fixed = scope{}.with(box, w.cards[keyTalents:]) }
func (w *worn) unite(box *Box) { w.can = w.fixed.with(box, w.cards[:keyTalents]) }

// with is what some cards can do besides.
func (s scope) with(box *Box, cards []Card) scope {
	for _, card := range cards {
		t := &box.Cards[card].scope
		s.verbs |= t.verbs
		s.moments |= t.moments
		s.shared |= t.shared
		s.replaces |= t.replaces
	}
	return s
}

// renew computes the cache of a character anew: what its cards can do, and whose it is.
func (p *Position) renew(who int8) {
	p.sumUp(who, &p.worn[who])
	p.enroll()
}

// lay puts a card on a place of the sheet, or a Talent on its own; NoCard takes away what lies
// there.
func (p *Position) lay(who int8, key int, card Card) {
	c, w := &p.People[who], &p.worn[who]
	if key < keyTalents {
		w.note(p.box, key, p.realCard(who, key), c.Class)
		w.note(p.box, key, card, c.Class)
	}
	switch {
	case key < AreaCount:
		c.Areas[key] = card
	case key < keyTalents:
		c.AddOns[key-keyAddOns] = card
	default:
		c.Talents[key-keyTalents] = card
	}
	before := w.cards[key]
	w.put(p.box, key, p.lookUp(who, key))
	switch {
	case before == NoCard && key < keyTalents:
		w.can = w.can.with(p.box, w.cards[key:key+1])
	case key >= keyTalents:
		w.fix(p.box)
		fallthrough
	default:
		w.unite(p.box)
	}
}
