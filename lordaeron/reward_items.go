package lordaeron

import (
	"slices"

	"twobanners/game"
)

func init() {
	addRule(Take, rule{word: "take card=card:card to=to:who"},
		inSteps(steps(taskItem), (*Position).takeWhy, act.take, (*lister).items))
	addTask(taskItem, task{name: "item", decides: decidedByChief, run: act.runItem, must: whyTake},
		Take)
}

// fromHoard is the deck of what a boss hoarded; relicPrize is no deck: a winner gets the relic.
const (
	fromHoard  = Special + 1
	relicPrize = fromHoard + 1
)

// prize is one item symbol: so many cards of a deck, one of the hoard, Items that a quest names, or
// the relic for one of the winners.
type prize struct{ *Frame }

func itemFrame(deck, draws int8) Frame { return Frame{Task: taskItem, N: deck, M: draws} }
func namedItemFrame(quest int16) Frame { return Frame{Task: taskItem, N: Special, A: quest} }

func relicFrame(winners uint8) Frame {
	return Frame{Task: taskItem, N: relicPrize, A: int16(winners)}
}

func (f prize) deck() int8     { return f.N }
func (f prize) draws() int8    { return f.M }
func (f prize) hoarded() int8  { return f.M }
func (f prize) quest() int16   { return f.A }
func (f prize) winners() uint8 { return uint8(f.A) }

// runItem resolves one item symbol: one card is kept and somebody gets it. WB-REWARD-06..08,
// WB-REWARD-12..15
func (x act) runItem() bool {
	f := prize{x.top()}
	k := &x.Reward
	if f.deck() == relicPrize {
		return x.runRelic(f)
	}
	if f.Step == 0 {
		f.Step = 1
		k.Drawn, k.Named = [4]Card{}, f.deck() == Special
		n := 0
		switch {
		case f.deck() == fromHoard:
			k.Drawn[0], x.Hoard[f.hoarded()] = x.Hoard[f.hoarded()], NoCard
			n = 1
		case k.Named:
			for _, card := range x.box.Quests[x.Quests[f.quest()].Card].reward.named {
				if x.Decks.Special[card>>6]>>(card&63)&1 != 0 && n < len(k.Drawn) {
					k.Drawn[n] = card
					n++
				}
			}
		default:
			for range f.draws() {
				if card := x.drawItem(int(f.deck())); card != NoCard {
					k.Drawn[n] = card
					n++
					x.tell(ItemDrawn, max(f.Who, 0), int(card))
				}
			}
		}
		if n == 0 || k.Got == 0 {
			return x.popped()
		}
		f.setChief(x.chief(k.Got))
	}
	if k.Drawn[1] == NoCard && k.Got&(k.Got-1) == 0 {
		x.take(Move{Card: k.Drawn[0], To: lowest(k.Got)})
		return true
	}
	return false
}

// runRelic: the winners decide which of them gets the relic. WB-EVENTCARD-LIGHT-OF-AGES-02
func (x act) runRelic(f prize) bool {
	winners := f.winners()
	if winners&(winners-1) == 0 {
		x.take(Move{To: lowest(winners)})
		return true
	}
	f.setChief(x.chief(winners))
	return false
}

func (p *Position) takeWhy(m Move) why {
	if f := (prize{p.top()}); f.deck() == relicPrize {
		return whyTakeWho.unless(m.Card == NoCard && has(f.winners(), m.To))
	}
	if m.To < 0 || !has(p.Reward.Got, m.To) {
		return whyTakeWho
	}
	return whyTake.unless(m.Card != NoCard && slices.Contains(p.Reward.Drawn[:], m.Card))
}

func (l *lister) items() {
	if (prize{l.top()}).deck() == relicPrize {
		for to := range int8(l.Characters) {
			l.offer(Move{To: to})
		}
		return
	}
	for card := range distinct(l.Reward.Drawn[:]) {
		for to := range int8(l.Characters) {
			l.offer(Move{Card: card, To: to})
		}
	}
}

// take keeps one of the cards for a member; the others go under their deck in random order, or stay
// in the special deck. WB-REWARD-08, -09, -13
func (x act) take(m Move) {
	deck, card, who := prize{x.top()}.deck(), m.Card, m.To
	k := &x.Reward
	if deck == relicPrize {
		x.People[who].Relic = true
		x.pop()
		return
	}
	n, kept := 0, false
	for _, c := range k.Drawn {
		if c == card && !kept {
			kept = true
		} else if c != NoCard {
			k.Drawn[n] = c
			n++
		}
	}
	if k.Named {
		x.Decks.Special[card>>6] &^= 1 << (card & 63)
	} else if n > 0 {
		game.Shuffle(x.chance, "unchosen items", k.Drawn[:n])
		for _, c := range k.Drawn[:n] {
			putLast(x.Decks.Items[deck][:], &x.Decks.ItemCount[deck], c)
		}
	}
	k.Drawn, k.Named = [4]Card{}, false
	x.pop()
	x.receive(who, card)
}
