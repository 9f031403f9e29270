package lordaeron

import "twobanners/game"

// lister collects the moves of a seat.
type lister struct {
	*Position
	me   game.Seat
	list []game.Move
}

func (l *lister) add(m Move) { l.list = append(l.list, m.Pack()) }

// addIf adds a move if its own reasons do not speak against it; whose turn it is was seen to.
func (l *lister) addIf(w why, m Move) {
	if w == fine {
		l.add(m)
	}
}

// offer adds a move if nothing at all speaks against it.
func (l *lister) offer(m Move) { l.addIf(l.why(l.me, m), m) }

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	l := lister{p, seat, list}
	f := p.top()
	switch f.Task {
	case taskDraft:
		for class := range p.box.Classes {
			l.offer(Move{Kind: PickClass, Who: f.Who, N: uint8(class)})
		}
	case taskTurn:
		for i := range int8(p.Characters) {
			if p.People[i].Owner == seat && p.People[i].Faction == p.Faction {
				l.actions(i)
				l.gifts(i)
			}
		}
		l.offer(Move{Kind: End})
	case taskTravel:
		l.steps(Step, f.Who)
		l.add(Move{Kind: Halt})
	case taskStrike:
		l.challenges(f.Who)
	case taskJoin:
		l.add(Move{Kind: Join})
		l.add(Move{Kind: Decline})
	case taskTrain:
		l.powers(f.Who)
		l.add(Move{Kind: Done, Who: f.Who})
	case taskTown:
		l.town(f.Who)
	case taskTrade:
		l.trades(f)
	case taskManage, taskFinal:
		for i := range int8(p.Characters) {
			if p.People[i].Owner == seat && p.People[i].Faction == p.Faction {
				l.outfits(i)
			}
		}
		l.add(Move{Kind: End})
	default:
		l.decisions(f)
	}
	return l.list
}

// decisions lists the answers to rewards and events, and those of a fight.
func (l *lister) decisions(f *Frame) {
	p := l.Position
	switch f.Task {
	case taskTalent:
		for _, card := range p.box.Classes[p.People[f.Who].Class].talents {
			l.offer(Move{Kind: Talent, Card: card})
		}
	case taskItem:
		l.items()
	case taskOverflow:
		l.drops(f.Who)
	case taskAsk:
		_, _ = l.answers(f, false)
		l.offer(Move{Kind: Pass})
	case taskWalk:
		for r := range int8(p.box.Regions) {
			l.offer(Move{Kind: EventChoice, Who: 0, To: -1, At: r})
		}
	case taskBid:
		for i := range int8(p.Characters) {
			for gold := range min(255, int(p.People[i].Gold)) + 1 {
				l.offer(Move{Kind: Bid, Who: i, N: uint8(gold)})
			}
		}
	case taskLoot:
		l.loots(f)
	case taskArmor:
		for n := range 121 {
			l.offer(Move{Kind: RemoveArmor, N: uint8(n)})
		}
	case taskReward:
		for slot := range uint8(MaxQuests) {
			l.offer(Move{Kind: PayQuest, N: slot})
		}
	case taskReplace:
		for deck := GreenDeck; deck <= RedDeck; deck++ {
			l.offer(Move{Kind: DrawQuest, N: uint8(deck)})
		}
	default:
		l.fight(f)
	}
}

// actions lists what a character may do with an action.
func (l *lister) actions(who int8) {
	c := &l.People[who]
	l.addIf(l.lookWhy(who), Move{Kind: Look, Who: who})
	cleanse := Move{Kind: EventChoice, Who: who, To: -1}
	l.addIf(l.cleanseWhy(cleanse), cleanse)
	if c.Actions == 0 {
		return
	}
	l.challenges(who)
	l.outsides(who)
	if l.departWhy(who) == fine {
		l.steps(Travel, who)
	}
	if l.freeWhy(who) != fine {
		return
	}
	l.rests(who)
	l.powers(who)
	l.addIf(l.townWhy(who), Move{Kind: GoToTown, Who: who})
}

func (l *lister) steps(kind Kind, who int8) {
	c := &l.People[who]
	near := l.box.Adjacent[c.Region]
	for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
		l.addIf(l.stepWhy(who, r, false), Move{Kind: kind, Who: who, At: int8(r)})
	}
	flights := l.box.Flight[c.Faction]
	if flights.Has(c.Region) && (kind == Travel || l.top().mayFly()) {
		for r := flights.Next(0); r != NoRegion; r = flights.Next(r + 1) {
			l.addIf(l.stepWhy(who, r, true), Move{Kind: kind, Who: who, At: int8(r), N: 1})
		}
	}
}

// mixes lists every mix of so many Health and Energy in all that a character has room for.
func (l *lister) mixes(who int8, least, most int, m Move) {
	c := &l.People[who]
	health := max(0, l.healthCapacity(who)-int(c.Health))
	energy := max(0, l.energyCapacity(who)-int(c.Energy))
	for h := range min(health, most) + 1 {
		for e := max(0, least-h); e <= min(energy, most-h); e++ {
			m.N, m.M = uint8(h), uint8(e)
			l.add(m)
		}
	}
}

// rests lists every mix that may be regained, and food.
func (l *lister) rests(who int8) {
	c := &l.People[who]
	l.mixes(who, 0, l.restAllowance(who), Move{Kind: RestAction, Who: who})
	var last Card
	for _, card := range c.Bag {
		if card != NoCard && card != last && l.box.isNamed(l.box.exempt, card) {
			l.addIf(l.foodWhy(who, 0, 0, card), Move{Kind: RestAction, Who: who, Card: card})
			last = card
		}
	}
}

func (l *lister) powers(who int8) {
	for _, card := range l.box.Classes[l.People[who].Class].powers {
		l.addIf(l.trainWhy(who, card), Move{Kind: Train, Who: who, Card: card})
	}
}

// challenges lists the targets in the region with every choice of friends to invite.
func (l *lister) challenges(who int8) {
	c := &l.People[who]
	for i := range l.GroupCount {
		g := &l.Groups[i]
		if g.Region != c.Region || l.sameBefore(i) {
			continue
		}
		foe := QuestFoes
		if g.Quest == Independent {
			foe = IndependentFoes
		}
		l.invitations(who, foe, uint8(g.Creature))
	}
	for i := range l.Open {
		if l.Open[i].Used {
			l.invitations(who, BossFoe, uint8(i))
		}
	}
	l.invitations(who, OverlordFoe, 0)
	l.invitations(who, EnemyFoes, 0)
}

// sameBefore: an earlier group is fought together with this one.
func (l *lister) sameBefore(i uint8) bool {
	g := &l.Groups[i]
	for j := range i {
		o := &l.Groups[j]
		if o.Region == g.Region && o.Creature == g.Creature &&
			(o.Quest == Independent) == (g.Quest == Independent) {
			return true
		}
	}
	return false
}

func (l *lister) invitations(who int8, foe Foe, which uint8) {
	c := &l.People[who]
	m := Move{Kind: Challenge, Who: who, To: -1, N: uint8(foe), M: which}
	if l.targetWhy(c.Faction, c.Region, foe, which) != fine || l.why(l.me, m) != fine {
		return
	}
	friends := l.invitable(who)
	for with := friends; ; with = (with - 1) & friends {
		m.At = int8(with)
		l.add(m)
		if with == 0 {
			return
		}
	}
}

// gifts lists what may change hands; gold in ones, threes and all.
func (l *lister) gifts(who int8) {
	if l.Acted == 0 {
		return
	}
	for to := range int8(l.Characters) {
		if to != who && l.giveWhy(who, to) == fine {
			l.giftsTo(who, to)
		}
	}
}

func (l *lister) giftsTo(who, to int8) {
	c := &l.People[who]
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.addIf(l.giveItemWhy(who, to, card), Move{Kind: Give, Who: who, To: to, Card: card})
		}
	}
	for gold := 1; gold <= min(255, int(c.Gold)); gold++ {
		l.add(Move{Kind: GiveGold, Who: who, To: to, N: uint8(gold)})
	}
}

func earlier(list []Card, card Card) bool {
	for _, c := range list {
		if c == card {
			return true
		}
	}
	return false
}

func (l *lister) town(who int8) {
	c := &l.People[who]
	if l.top().K == 0 {
		l.mixes(who, 1, int(c.Level), Move{Kind: TownRegain})
	}
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.addIf(l.sellWhy(who, card), Move{Kind: Sell, Card: card})
		}
	}
	for key := range keyTalents {
		if card := l.realCard(who, key); card != NoCard && c.inBag(card) == 0 {
			l.addIf(l.sellWhy(who, card), Move{Kind: Sell, Card: card})
		}
	}
	m := &l.Decks
	for i := range m.MerchantCount {
		if card := m.Merchant[i]; !earlier(m.Merchant[:i], card) {
			l.addIf(l.buyWhy(who, card), Move{Kind: Buy, Card: card})
		}
	}
	l.powers(who)
	l.add(Move{Kind: Done, Who: who})
}

// outfits lists what may be put on and taken off.
func (l *lister) outfits(who int8) {
	c := &l.People[who]
	for local, card := range l.box.Classes[c.Class].powers {
		if c.Learned>>local&1 != 0 {
			l.places(who, card)
		}
	}
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.places(who, card)
		}
	}
	for key := range int8(keyTalents) {
		l.addIf(l.unequipWhy(who, int(key)), Move{Kind: Unequip, Who: who, At: key})
	}
}

// places lists the areas that a card may be equipped in: in exchange for what lies there, an add-on
// beside it.
func (l *lister) places(who int8, card Card) {
	if l.wearWhy(who, card) != fine {
		return
	}
	addOn := l.box.Cards[card].addOn
	exchange := addOn && l.exchanged(who, card) >= 0
	for at := range int8(AreaCount) {
		taken := exchange || !addOn && l.People[who].Areas[at] != NoCard
		if l.placeWhy(who, card, int(at), taken) == fine && l.affords(who, card, int(at)) {
			l.add(Move{Kind: Equip, Who: who, Card: card, At: at, N: uint8(yes(taken))})
		}
	}
}

func (l *lister) items() {
	if l.top().N == relicPrize {
		for to := range int8(l.Characters) {
			l.offer(Move{Kind: Take, To: to})
		}
		return
	}
	for i, card := range l.Reward.Drawn {
		if card == NoCard || earlier(l.Reward.Drawn[:i], card) {
			continue
		}
		for to := range int8(l.Characters) {
			l.offer(Move{Kind: Take, Card: card, To: to})
		}
	}
}

func (l *lister) drops(who int8) {
	c := &l.People[who]
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.offer(Move{Kind: Drop, Card: card})
		}
	}
}
