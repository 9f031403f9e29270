package lordaeron

import (
	"slices"

	"twobanners/game"
)

// question is what an event asks: everything about it is in its row.
type question struct {
	ask     func(act, Event) // puts it to those who answer, when the card is drawn
	written notation         // the parts of an answer
	list    func(*lister)
	why     func(*Position, Move) why
	do      func(act, asking, Move)
	must    func(*Position) why       // why it may not be passed; nil where it may
	gold    func(*Position, Move) int // what an answer costs, or less than nothing if it pays
}

var questions = map[string]*question{
	"gold-or-regain": {
		ask: act.askAll, gold: (*Position).paidByLevel,
		written: shape("event who=who:who regain=at:yes health=n:number energy=m:number"),
		list:    (*lister).tokensOrGold, why: (*Position).professionsWhy, do: act.professions,
		must: func(*Position) why { return whyProfessions },
	},
	"swap-talents": {
		ask: act.askAll, gold: (*Position).paidByLevel,
		written: shape("event who=who:who swap=at:yes old=n:talent card=card:card"),
		list:    (*lister).talentSwaps, why: (*Position).swapTalentWhy, do: act.swapTalent,
		must: func(p *Position) why { return whyPath.unless(asking{p.top()}.nextTalent() > 0) },
	},
	"fly": {
		ask: act.askFewest, written: shape("event who=who:who to=at:region"),
		list: (*lister).zeppelins, why: (*Position).zeppelinWhy, do: act.zeppelin,
	},
	"buy-half": {
		ask: act.askFewest, written: shape("event who=who:who card=card:card"),
		list: (*lister).halfPriced, why: (*Position).buyHalfWhy, do: act.buyHalf,
		gold: func(p *Position, m Move) int { return int(p.halfUp(m.Card)) },
	},
	"sell-half": {
		ask: act.askFewest, written: shape("event who=who:who card=card:card"),
		list: (*lister).ownItems, why: (*Position).sellHalfWhy, do: act.sellHalf,
		gold: func(p *Position, m Move) int { return -int(p.halfDown(m.Card)) },
	},
	"boss": { // of Zaeldarr, whose hoard is filled
		written: shape("event who=who:who card=card:card"),
		list:    (*lister).ownItems, why: (*Position).hoardWhy, do: act.hoard,
		must: func(*Position) why { return whyHoard },
	},
	"swap-quest": {
		ask: act.askFactions, written: shape("event quest=at:slot deck=n:deck"),
		list: (*lister).questSwaps, why: (*Position).swapQuestWhy, do: act.newHorizons,
	},
	"move-groups": {
		ask: act.askFactions, written: shape("event group=n:number to=at:region"),
		list: (*lister).droves, why: (*Position).moveGroupWhy, do: act.moveGroup,
	},
}

func (l *lister) tokensOrGold() {
	l.try(Move{Who: l.who})
	l.mixes(l.who, 1, l.perLevel(l.who), l.first()+1<<placeShift)
}

// professionsWhy: gold, or tokens up to as much.
func (p *Position) professionsWhy(m Move) why {
	if m.At == 0 {
		return whyProfessions.unless(m.N == 0 && m.M == 0 && m.Card == NoCard)
	}
	if m.At != 1 || m.Card != NoCard || m.N+m.M == 0 {
		return whyMalformed
	}
	most := p.perLevel(m.Who)
	return whyProfessions.unless(p.regainWhy(m.Who, int(m.N), int(m.M), most) == fine)
}

func (x act) professions(f asking, m Move) {
	if m.At == 0 {
		x.gold(m.Who, int16(x.perLevel(m.Who)))
	} else {
		x.regain(m.Who, int(m.N), int(m.M))
	}
	f.next()
}

func (l *lister) talentSwaps() {
	l.try(Move{Who: l.who})
	c := &l.People[l.who]
	for _, card := range l.box.Classes[c.Class].talents {
		for place, old := range c.Talents {
			if old != NoCard {
				l.try(Move{Who: l.who, At: 1, Card: card, N: uint8(place)})
			}
		}
	}
}

// swapTalentWhy: gold, or Talents one after another, each for one of at most its own level.
// WB-EVENTCARD-ANOTHER-PATH-TO-POWER-01
func (p *Position) swapTalentWhy(m Move) why {
	f := asking{p.top()}
	c := &p.People[m.Who]
	if m.At == 0 {
		return whyPath.unless(f.nextTalent() == 0 && m.Card == NoCard && m.N == 0 && m.M == 0)
	}
	if m.At != 1 || m.M != 0 || m.N > 3 || int8(m.N) < f.nextTalent() || c.Talents[m.N] == NoCard {
		return whyPath
	}
	t := &p.box.Cards[m.Card]
	if t.class != c.Class || t.local < powersOfClass ||
		t.level > p.box.Cards[c.Talents[m.N]].level {
		return whyPath
	}
	return whyTalentOwned.unless(!slices.Contains(c.Talents[:], m.Card))
}

func (x act) swapTalent(f asking, m Move) {
	if m.At == 0 {
		x.gold(m.Who, int16(x.perLevel(m.Who)))
		f.next()
		return
	}
	x.lay(m.Who, keyTalents+int(m.N), m.Card)
	x.tell(TalentTaken, m.Who, int(m.Card))
	x.clamp(m.Who)
	f.exchanged(int8(m.N))
}

func (l *lister) zeppelins() {
	flights := l.box.Flight[l.People[l.who].Faction]
	for r := flights.Next(0); r != NoRegion; r = flights.Next(r + 1) {
		l.try(Move{Who: l.who, At: int8(r)})
	}
}

// zeppelinWhy: to a friendly flight icon without enemies. WB-EVENTCARD-GOBLIN-ZEPPELIN-01
func (p *Position) zeppelinWhy(m Move) why {
	c := &p.People[m.Who]
	to := Region(m.At)
	return whyZeppelin.unless(m.N == 0 && m.M == 0 && m.Card == NoCard && to != c.Region &&
		int(to) < p.box.Regions && p.box.Flight[c.Faction].Has(to) &&
		p.charactersAt(c.Faction.Enemy(), to) == 0)
}

func (x act) zeppelin(f asking, m Move) {
	x.People[m.Who].Region = Region(m.At)
	x.tell(Traveled, m.Who, int(m.At), 1)
	f.next()
}

func (l *lister) halfPriced() {
	d := &l.Decks
	for card := range distinct(d.Merchant[:d.MerchantCount]) {
		l.try(Move{Who: l.who, Card: card})
	}
}

// buyHalfWhy: one Item of the Merchant at half price. WB-EVENTCARD-TRAVELING-MERCHANTS-01
func (p *Position) buyHalfWhy(m Move) why {
	if m.At != 0 || m.N != 0 || m.M != 0 {
		return whyMalformed
	}
	if !p.atMerchant(m.Card) {
		return whyTraveling
	}
	return whyTraveling.unless(p.halfUp(m.Card) <= p.People[m.Who].Gold)
}

// halfUp and halfDown are half the price of an Item, rounded against who has it.
func (p *Position) halfUp(card Card) int16   { return (p.box.Cards[card].gold + 1) / 2 }
func (p *Position) halfDown(card Card) int16 { return p.box.Cards[card].gold / 2 }

func (x act) buyHalf(f asking, m Move) {
	price := x.halfUp(m.Card)
	x.People[m.Who].Gold -= price
	x.fromMerchant(m.Card)
	x.tell(Bought, m.Who, int(m.Card), int(price))
	f.next()
	x.receive(m.Who, m.Card)
}

func (l *lister) ownItems() {
	for card := range distinct(l.People[l.who].carried()) {
		l.try(Move{Who: l.who, Card: card})
	}
}

func (p *Position) sellHalfWhy(m Move) why {
	if p.box.Cards[m.Card].soulbound {
		return whySoulbound
	}
	return whyGoblin.unless(m.At == 0 && m.N == 0 && m.M == 0 &&
		p.People[m.Who].inBag(m.Card) > 0)
}

func (x act) sellHalf(f asking, m Move) {
	c := &x.People[m.Who]
	price := x.halfDown(m.Card)
	c.Gold += price
	c.outOfBag(m.Card)
	x.toMerchant(m.Card)
	x.tell(Sold, m.Who, int(m.Card), int(price))
	f.next()
}

func (p *Position) hoardWhy(m Move) why {
	return whyHoard.unless(m.At == 0 && m.N == 0 && m.M == 0 &&
		p.People[m.Who].inBag(m.Card) > 0)
}

func (x act) hoard(f asking, m Move) {
	x.People[m.Who].outOfBag(m.Card)
	x.tell(Hoarded, m.Who, int(m.Card), 0)
	if i := slices.Index(x.Hoard[:], NoCard); i >= 0 {
		x.Hoard[i] = m.Card
	}
	f.next()
}

func (l *lister) questSwaps() {
	side := l.askedSide()
	for slot := range l.Quests {
		if q := &l.Quests[slot]; !q.Used || q.Faction != side || l.knows() {
			continue
		}
		for deck := GreenDeck; deck <= RedDeck; deck++ {
			l.try(Move{At: int8(slot), N: uint8(deck)})
		}
	}
}

// swapQuestWhy: one of the faction's quests for one of a deck. WB-EVENTCARD-NEW-HORIZONS-01
func (p *Position) swapQuestWhy(m Move) why {
	side := p.askedSide()
	if m.Card != NoCard || m.M != 0 || int(m.At) >= MaxQuests {
		return whyMalformed
	}
	q := &p.Quests[m.At]
	return whyHorizons.unless(q.Used && q.Card != NoQuest && q.Faction == side &&
		m.N >= GreenDeck &&
		m.N <= RedDeck && p.Decks.QuestCount[side][m.N] > 0)
}

func (x act) newHorizons(f asking, m Move) {
	x.swapQuest(m.At, int(m.N))
	f.next()
}

// swapQuest: the old quest's creatures leave, the new one is drawn and spawned, then the old card
// goes under its deck; a grey one leaves the game. Where no card of the deck can be spawned another
// deck is chosen, as for any other place. WB-EVENTCARD-NEW-HORIZONS-02, WB-INTERACT-59
func (x act) swapQuest(slot int8, deck int) {
	q := x.Quests[slot]
	for i := range x.GroupCount {
		g := &x.Groups[i]
		if g.Quest != slot {
			continue
		}
		for c := range g.Count {
			x.Supply[g.Creature][c] += g.Count[c]
			g.Count[c] = 0
		}
	}
	x.sweepGroups()
	x.Quests[slot] = QuestSlot{}
	if !x.drawQuest(q.Faction, deck) {
		replacing{x.push(replaceFrame(q.Faction))}.try(deck)
	}
	if old := x.box.Quests[q.Card].deck; old != GreyDeck {
		d := &x.Decks
		putLast(d.Quests[q.Faction][old][:], &d.QuestCount[q.Faction][old], q.Card)
	}
}

func (l *lister) droves() {
	for g := range l.GroupCount {
		if l.Groups[g].Quest == Independent && !l.knows() {
			to := l.pastures(g)
			l.overRegions(l.firstBy(0)+game.Move(g)<<numberShift, &to)
		}
	}
}

// moveGroupWhy: a blue group one or two regions, not into a starting region, to the enemies of who
// moves it, or to its own kind; none twice. WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-02..04
func (p *Position) moveGroupWhy(m Move) why {
	to := Region(m.At)
	if m.Card != NoCard || m.M != 0 || int(to) >= p.box.Regions {
		return whyMalformed
	}
	if m.N >= p.GroupCount {
		return whyBeasts
	}
	g := &p.Groups[m.N]
	switch {
	case g.Quest != Independent:
		return whyBeasts
	case p.Event.Moved>>m.N&1 != 0:
		return whyBeastsTwice
	case to == p.box.Start[Alliance] || to == p.box.Start[Horde] ||
		p.charactersAt(p.askedSide().Enemy(), to) != 0:
		return whyBeastsEnd
	}
	for i := range p.GroupCount {
		o := &p.Groups[i]
		if o.Quest == Independent && o.Creature == g.Creature && o.Region == to {
			return whyBeastsEnd
		}
	}
	steps := p.box.Events[asking{p.top()}.event()].numbers.Steps
	return whyBeasts.unless(to != g.Region && p.box.within(g.Region, to, steps))
}

// pastures are the regions that a blue group may be moved to, by the same rules.
func (p *Position) pastures(group uint8) (in Regions) {
	g := &p.Groups[group]
	if p.Event.Moved>>group&1 != 0 {
		return in
	}
	in = p.box.around(g.Region, p.box.Events[asking{p.top()}.event()].numbers.Steps)
	in.Drop(p.box.Start[Alliance])
	in.Drop(p.box.Start[Horde])
	side := p.askedSide().Enemy()
	for i := range p.Characters {
		if c := &p.People[i]; c.Faction == side {
			in.Drop(c.Region)
		}
	}
	for i := range p.GroupCount {
		if o := &p.Groups[i]; o.Quest == Independent && o.Creature == g.Creature {
			in.Drop(o.Region)
		}
	}
	return in
}

func (x act) moveGroup(f asking, m Move) {
	x.Groups[m.N].Region = Region(m.At)
	x.survey()
	x.Event.Moved |= 1 << m.N
	x.checkWinds()
	f.next()
}
