package lordaeron

import (
	"iter"
	"slices"

	"twobanners/content"
	"twobanners/game"
)

func init() {
	addRule(Drop, rule{
		word: "drop card=card:card", whose: ofFullBag, outOfStep: lateAlways(whyDrop),
	},
		inSteps(steps(taskOverflow, taskTrade), (*Position).dropWhy, act.drop, eachCard(inBag)))
	addTask(taskOverflow, task{name: "overflow", run: act.runOverflow, must: whyDrop}, Drop)
}

// The longest decks: content with more is refused, so putLast always has room.
const (
	maxItems  = content.RoomItems
	maxQuests = content.RoomQuests
	maxEvents = content.RoomEvents
	maxUsedUp = content.RoomUsedUp
)

// Decks are the facedown decks, next card first, and what lies beside them.
type Decks struct {
	Items       [Special][maxItems]Card
	ItemCount   [Special]uint8
	UsedUp      [Special][maxUsedUp]Card
	UsedUpCount [Special]uint8
	// Special are the special Items still in their deck, a bit a card.
	Special [MaxCards / 64]uint64

	Merchant      [MaxMerchant]Card
	MerchantCount uint8

	Quests     [2][questDecks][maxQuests]Quest
	QuestCount [2][questDecks]uint8

	Events      [maxEvents]Event
	EventCount  uint8
	Played      [maxEvents]Event
	PlayedCount uint8
}

// takeFirst takes the next card of a deck; the deck holds n.
func takeFirst[T comparable](deck []T, n *uint8) (first T) {
	first = deck[0]
	takeAt(deck, n, 0)
	return first
}

// takeAt takes a card out of a deck.
func takeAt[T comparable](deck []T, n *uint8, i int) {
	copy(deck[i:], deck[i+1:*n])
	*n--
	var none T
	deck[*n] = none
}

func putLast[T comparable](deck []T, n *uint8, card T) {
	deck[*n] = card
	*n++
}

// drawItem takes the next card of an item deck; used-up Items are shuffled in when it is empty.
// WB-INTERACT-60
func (x act) drawItem(deck int) Card {
	d := &x.Decks
	if d.ItemCount[deck] == 0 && d.UsedUpCount[deck] > 0 {
		n := d.UsedUpCount[deck]
		copy(d.Items[deck][:n], d.UsedUp[deck][:n])
		d.ItemCount[deck], d.UsedUpCount[deck] = n, 0
		d.UsedUp[deck] = [maxUsedUp]Card{}
		game.Shuffle(x.chance, "item deck", d.Items[deck][:n])
	}
	if d.ItemCount[deck] == 0 {
		return NoCard
	}
	return takeFirst(d.Items[deck][:], &d.ItemCount[deck])
}

// discard puts a used-up Item on the pile of its deck; a special one goes back to its deck.
func (x act) discard(card Card) {
	d := &x.Decks
	switch deck := x.box.Cards[card].deck; {
	case deck == Special:
		d.Special[card>>6] |= 1 << (card & 63)
	case deck >= 0:
		putLast(d.UsedUp[deck][:], &d.UsedUpCount[deck], card)
	}
}

// toMerchant puts an Item faceup into the Merchant deck. WB-MERCHANT-02
func (x act) toMerchant(card Card) {
	putLast(x.Decks.Merchant[:], &x.Decks.MerchantCount, card)
}

// fromMerchant takes an Item out of the pile.
func (x act) fromMerchant(card Card) {
	takeAt(x.Decks.Merchant[:], &x.Decks.MerchantCount, slices.Index(x.Decks.Merchant[:], card))
}

func (p *Position) atMerchant(card Card) bool {
	return card != NoCard && slices.Contains(p.Decks.Merchant[:p.Decks.MerchantCount], card)
}

// receive puts an Item into a Bag; where that is too many, one of those that count must go to the
// Merchant. WB-ITEM-03, -04
func (x act) receive(who int8, card Card) {
	x.People[who].intoBag(card)
	x.tell(ItemTaken, who, int(card))
	if !x.box.Cards[card].exempt && x.counted(who) > bagLimit {
		x.push(Frame{Task: taskOverflow, Who: who})
	}
}

// bagLimit is how many Items that count a Bag holds. WB-ITEM-02
const bagLimit = 3

// runOverflow waits while the Bag holds too many.
func (x act) runOverflow() bool {
	return x.counted(x.top().Who) <= bagLimit && x.popped()
}

// ofFullBag: who has too many Items puts one away.
func ofFullBag(p *Position, m Move) why {
	return whySeat.unless(p.People[p.top().Who].Owner == m.by)
}

func (p *Position) dropWhy(m Move) why {
	return whyDrop.unless(p.People[p.top().Who].inBag(m.Card) > 0 && !p.box.Cards[m.Card].exempt)
}

func (x act) drop(m Move) {
	who, card := x.top().Who, m.Card
	x.People[who].outOfBag(card)
	x.toMerchant(card)
	x.tell(ItemDropped, who, int(card))
}

// inBag and onSale are cards that a move may name: those of the Bag, and the Merchant's.
func inBag(l *lister) []Card  { return l.People[l.who].Bag[:] }
func onSale(l *lister) []Card { return l.Decks.Merchant[:l.Decks.MerchantCount] }

// distinct are the cards of a list, each once.
func distinct(list []Card) iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for i, card := range list {
			if card != NoCard && !slices.Contains(list[:i], card) && !yield(card) {
				return
			}
		}
	}
}
