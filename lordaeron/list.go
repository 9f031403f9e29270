package lordaeron

import "twobanners/game"

// lister collects the moves of a seat.
type lister struct {
	*Position
	me   game.Seat
	list []game.Move
}

func (l *lister) add(m Move) { l.list = append(l.list, m.Pack()) }

// offer adds a move if nothing speaks against it.
func (l *lister) offer(m Move) {
	if l.why(l.me, m) == fine {
		l.add(m)
	}
}

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
		l.answers(f, nil, false)
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
	l.offer(Move{Kind: Look, Who: who})
	l.offer(Move{Kind: EventChoice, Who: who, To: -1})
	if c.Actions == 0 {
		return
	}
	l.challenges(who)
	l.outsides(who)
	l.steps(Travel, who)
	if l.freeWhy(who) != fine {
		return
	}
	l.rests(who)
	l.powers(who)
	l.offer(Move{Kind: GoToTown, Who: who})
}

func (l *lister) steps(kind Kind, who int8) {
	c := &l.People[who]
	near := l.box.Adjacent[c.Region]
	for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
		l.offer(Move{Kind: kind, Who: who, At: int8(r)})
	}
	flights := l.box.Flight[c.Faction]
	if flights.Has(c.Region) {
		for r := flights.Next(0); r != NoRegion; r = flights.Next(r + 1) {
			l.offer(Move{Kind: kind, Who: who, At: int8(r), N: 1})
		}
	}
}

// rests lists every mix that may be regained.
func (l *lister) rests(who int8) {
	c := &l.People[who]
	health := max(0, l.healthCapacity(who)-int(c.Health))
	energy := max(0, l.energyCapacity(who)-int(c.Energy))
	for h := range health + 1 {
		for e := range energy + 1 {
			l.offer(Move{Kind: RestAction, Who: who, N: uint8(h), M: uint8(e)})
		}
	}
	var last Card
	for _, card := range c.Bag {
		if card != NoCard && card != last && l.box.isNamed(l.box.exempt, card) {
			l.offer(Move{Kind: RestAction, Who: who, Card: card})
			last = card
		}
	}
}

func (l *lister) powers(who int8) {
	for _, card := range l.box.Classes[l.People[who].Class].powers {
		l.offer(Move{Kind: Train, Who: who, Card: card})
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
	if l.targetWhy(c.Faction, c.Region, foe, which) != fine {
		return
	}
	friends := l.invitable(who)
	for with := friends; ; with = (with - 1) & friends {
		l.offer(Move{
			Kind: Challenge, Who: who, To: -1, N: uint8(foe), M: which, At: int8(with),
		})
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
	c := &l.People[who]
	for to := range int8(l.Characters) {
		if to == who || l.giveWhy(who, to) != fine {
			continue
		}
		for i, card := range c.Bag {
			if card != NoCard && !earlier(c.Bag[:i], card) {
				l.offer(Move{Kind: Give, Who: who, To: to, Card: card})
			}
		}
		for gold := 1; gold <= min(255, int(c.Gold)); gold++ {
			l.add(Move{Kind: GiveGold, Who: who, To: to, N: uint8(gold)})
		}
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
	level := int(l.People[who].Level)
	for h := range level + 1 {
		for e := range level + 1 - h {
			l.offer(Move{Kind: TownRegain, N: uint8(h), M: uint8(e)})
		}
	}
	c := &l.People[who]
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.offer(Move{Kind: Sell, Card: card})
		}
	}
	for key := range keyTalents {
		if card := l.realCard(who, key); card != NoCard && c.inBag(card) == 0 {
			l.offer(Move{Kind: Sell, Card: card})
		}
	}
	m := &l.Decks
	for i := range m.MerchantCount {
		if card := m.Merchant[i]; !earlier(m.Merchant[:i], card) {
			l.offer(Move{Kind: Buy, Card: card})
		}
	}
	l.powers(who)
	l.add(Move{Kind: Done, Who: who})
}

// outfits lists what may be put on and taken off.
func (l *lister) outfits(who int8) {
	c := &l.People[who]
	for at := range int8(AreaCount) {
		for _, card := range l.box.Classes[c.Class].powers {
			if c.Learned>>l.box.Cards[card].local&1 != 0 {
				l.offer(Move{Kind: Equip, Who: who, Card: card, At: at})
			}
		}
		for i, card := range c.Bag {
			if card != NoCard && !earlier(c.Bag[:i], card) {
				l.offer(Move{Kind: Equip, Who: who, Card: card, At: at})
			}
		}
	}
	for key := range int8(keyTalents) {
		l.offer(Move{Kind: Unequip, Who: who, At: key})
	}
}

func (l *lister) items() {
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
