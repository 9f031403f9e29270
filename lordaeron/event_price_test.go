package lordaeron

import "testing"

// What an answer to an event says of its gold is what then changes hands: half the price of what is
// bought, rounded up, and of what is sold, rounded down; by level where gold is taken instead.
// WB-EVENTCARD-TRAVELING-MERCHANTS-01, WB-EVENTCARD-GOBLIN-MERCHANT-01,
// WB-EVENTCARD-PROFESSIONS-AND-CRAFTS-01
func TestAnswersToEventsNameTheirGold(t *testing.T) {
	for id, want := range map[string]int{
		"traveling-merchants":    4,
		"goblin-merchant":        -3,
		"professions-and-crafts": -5,
	} {
		b, x := horde(t)
		ware := b.card("scimitar") // 7 gold
		answer := Move{Kind: EventChoice, Card: ware, To: -1}
		switch id {
		case "traveling-merchants":
			x.toMerchant(ware)
		case "goblin-merchant":
			b.People[0].Bag[0] = ware
		default:
			answer.Card = NoCard
			b.People[0].Health = 1
		}
		b.Decks.EventCount = 0
		for e := range b.box.Events {
			if b.box.Events[e].id == id {
				putLast(b.Decks.Events[:], &b.Decks.EventCount, Event(e))
			}
		}
		b.People[0].Gold = 20
		x.drawEvents()
		x.run()
		told := (&Game{}).Explain(b.Position, 0, answer.Pack())[0].N
		b.play(answer)
		if paid := 20 - int(b.People[0].Gold); told != want || paid != want {
			t.Errorf("%s: told %d, paid %d, want %d", id, told, paid, want)
		}
	}
}
