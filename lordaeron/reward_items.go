package lordaeron

import "twobanners/game"

func init() {
	addRule(Take, rule{
		word: "take card=card:card to=to:who",
		in:   []answer{{in(taskItem), (*Position).takeWhy, act.take, lister.items}},
	})
	addTask(taskItem, task{
		name: "item", decides: decidedByChief, run: act.runItem, must: whyTake,
		answers: []Kind{Take},
	})
}

// fromHoard is the deck of Items that a boss hoarded; relicPrize is no deck: A are the winners, one
// of whom gets the relic.
const (
	fromHoard  = Special + 1
	relicPrize = fromHoard + 1
)

// runItem resolves one item symbol: N is the deck, M the Draw Number, A a quest that names Items.
// One card is kept and somebody gets it. WB-REWARD-06..08, -12..15
func (x act) runItem() bool {
	f := x.top()
	k := &x.Reward
	if f.N == relicPrize {
		return x.runRelic(f)
	}
	if f.Step == 0 {
		f.Step = 1
		k.Drawn, k.Named = [4]Card{}, f.N == Special
		n := 0
		switch {
		case f.N == fromHoard:
			k.Drawn[0], x.Hoard[f.M] = x.Hoard[f.M], NoCard
			n = 1
		case k.Named:
			for _, card := range x.box.Quests[x.Quests[f.A].Card].reward.named {
				if x.Decks.Special[card>>6]>>(card&63)&1 != 0 && n < len(k.Drawn) {
					k.Drawn[n] = card
					n++
				}
			}
		default:
			for range f.M {
				if card := x.drawItem(int(f.N)); card != NoCard {
					k.Drawn[n] = card
					n++
					x.tell(ItemDrawn, max(f.Who, 0), int(card))
				}
			}
		}
		if n == 0 || k.Got == 0 {
			x.pop()
			return true
		}
		f.Chief = x.chief(k.Got)
	}
	if k.Drawn[1] == NoCard && k.Got&(k.Got-1) == 0 {
		x.take(Move{Card: k.Drawn[0], To: lowest(k.Got)})
		return true
	}
	return false
}

// runRelic: the winners decide which of them gets the relic. WB-EVENTCARD-LIGHT-OF-AGES-02
func (x act) runRelic(f *Frame) bool {
	if winners := uint8(f.A); winners&(winners-1) == 0 {
		x.take(Move{To: lowest(winners)})
		return true
	}
	f.Chief = x.chief(uint8(f.A))
	return false
}

func (p *Position) takeWhy(m Move) why {
	if f := p.top(); f.N == relicPrize {
		return whyTakeWho.unless(m.Card == NoCard && has(uint8(f.A), m.To))
	}
	if m.To < 0 || !has(p.Reward.Got, m.To) {
		return whyTakeWho
	}
	for _, card := range p.Reward.Drawn {
		if card == m.Card && card != NoCard {
			return fine
		}
	}
	return whyTake
}

func (l lister) items() []game.Move {
	if l.top().N == relicPrize {
		for to := range int8(l.Characters) {
			l.offer(Move{To: to})
		}
		return l.list
	}
	for i, card := range l.Reward.Drawn {
		if card == NoCard || earlier(l.Reward.Drawn[:i], card) {
			continue
		}
		for to := range int8(l.Characters) {
			l.offer(Move{Card: card, To: to})
		}
	}
	return l.list
}

// take keeps one of the cards for a member; the others go under their deck in random order, or stay
// in the special deck. WB-REWARD-08, -09, -13
func (x act) take(m Move) {
	f, card, who := *x.top(), m.Card, m.To
	k := &x.Reward
	if f.N == relicPrize {
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
			putLast(x.Decks.Items[f.N][:], &x.Decks.ItemCount[f.N], c)
		}
	}
	k.Drawn, k.Named = [4]Card{}, false
	x.pop()
	x.receive(who, card)
}
