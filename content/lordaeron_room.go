package content

import (
	"fmt"
	"slices"
)

// How much of each thing a game of Lordaeron has room for. A box with more is refused at load: no
// card is ever dropped. The rules make their arrays of these sizes.
const (
	RoomRegions   = 128
	RoomCreatures = 16
	RoomCards     = 512 // one less, for none
	RoomAuctions  = 4
	RoomOfClass   = 15 // Powers of a class, and Talents
	RoomItems     = 64 // cards of an item deck
	RoomUsedUp    = 32 // of these, such as are used up
	RoomMerchant  = 160
	RoomBag       = 32
	RoomQuests    = 16 // cards of a quest deck
	RoomEvents    = 96
	RoomOpen      = 32 // events that lie open
)

// room is how much of each thing there may be.
type room struct {
	items, merchant, bag, quests, events, open, ofClass int
}

var (
	wholeRoom = room{
		RoomItems, RoomMerchant, RoomBag, RoomQuests, RoomEvents, RoomOpen, RoomOfClass,
	}
	// firstRoom is that of the games up to November 2026: positions of a box that fits it are
	// hashed as they were.
	firstRoom = room{48, 128, 26, 12, 56, 24, 12}
)

// FitsFirst tells whether a box fits the room of the first games.
func (w *Lordaeron) FitsFirst() bool { return len(w.over(&firstRoom)) == 0 }

// bagOverLimit are the Items that count against a Bag's limit and lie in it nevertheless, for a
// moment: three, and the one that is too many.
const bagOverLimit = 4

// over lists what there is no room for: the first thing that is too much, where it stands.
func (w *Lordaeron) over(room *room) (f findings) {
	sum := map[string]int{}
	put := func(at, what string, n, most int) {
		before := sum[what]
		sum[what] += n
		if before <= most && sum[what] > most {
			f.add(at, "%s holds %d: with this there are %d", what, most, sum[what])
		}
	}
	for i := range w.Regions {
		put("map/"+w.Regions[i].ID, "the map", 1, RoomRegions)
	}
	for i := range w.Creatures {
		put("creatures/"+w.Creatures[i].ID, "the supply of creatures", 1, RoomCreatures)
	}
	for i := range w.Cards {
		c := &w.Cards[i]
		at := c.path()
		put(at, "the box of cards", 1, RoomCards-1)
		switch c.Kind {
		case PowerCard, TalentCard:
			put(at, fmt.Sprintf("the %s deck of the %s", c.Kind, c.Class), 1, room.ofClass)
		case AuctionCard:
			put(at, "the Auction House", 1, RoomAuctions)
		case ItemCard:
			put(at, "the "+c.Deck+" deck", c.Copies, room.items)
			put(at, "the Merchant", c.Copies, room.merchant)
			if c.Type == "bag" {
				put(at, "the used-up pile of the "+c.Deck+" deck", c.Copies, RoomUsedUp)
			}
			if c.unlimited() {
				put(at, "a Bag", c.Copies, room.bag-bagOverLimit)
			}
		default:
		}
	}
	for i := range w.Quests {
		q := &w.Quests[i]
		put("quests/"+q.ID, fmt.Sprintf("the %s deck of the %s", q.Difficulty, q.Faction), 1,
			room.quests)
	}
	for i := range w.Events {
		e := &w.Events[i]
		at := "events/" + e.ID
		put(at, "the event deck", e.Copies, room.events)
		if !e.Bonus && !slices.Contains(passingDeeds, e.Does) {
			put(at, "the place for open events", e.Copies, room.open)
		}
	}
	return f
}

// unlimited tells whether an Item does not count in the Bag. WB-ITEM-02
func (c *Card) unlimited() bool {
	for _, trait := range c.Traits {
		if trait == "potion" || trait == "scroll" || trait == "food" {
			return true
		}
	}
	return false
}
