package lordaeron

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	if w := p.why(seat, m); w != fine {
		return w.refusal()
	}
	x := act{p, c, log}
	if p.top().Task == taskTurn {
		x.action(seat, m)
	} else {
		x.decide(seat, m)
	}
	x.run()
	return game.Refusal{}
}

// action makes a move of a faction's turn.
func (x act) action(seat game.Seat, m Move) {
	switch m.Kind {
	case Travel:
		x.travel(m.Who, Region(m.At), m.N == 1)
	case RestAction:
		x.rest(m.Who, int(m.N), int(m.M), m.Card)
	case Challenge:
		x.challenge(m.Who, Foe(m.N), m.M, uint8(m.At))
	case Train:
		x.train(m.Who, m.Card)
	case GoToTown:
		x.goToTown(m.Who)
	case Give:
		x.give(m.Who, m.To, m.Card, 0)
	case GiveGold:
		x.give(m.Who, m.To, NoCard, int(m.N))
	case Look:
		x.look(m.Who)
	case EventChoice:
		x.cleansePlague(m.Who)
	case Use:
		x.useOutside(m)
	default:
		x.end(seat)
	}
}

// decide makes the decision that the frame on top waits for.
func (x act) decide(seat game.Seat, m Move) {
	f := x.top()
	switch m.Kind {
	case PickClass:
		x.pickClass(int8(m.N))
	case Challenge:
		x.pop()
		x.challenge(m.Who, Foe(m.N), m.M, uint8(m.At))
	case Step:
		x.stepTo(Region(m.At), m.N == 1)
	case Halt:
		x.halt()
	case Join, Decline:
		x.answer(m.Kind == Join)
	case Train:
		x.learn(f.Who, m.Card)
	case TownRegain:
		x.townRegain(int(m.N), int(m.M))
	case Sell:
		x.sell(f.Who, m.Card)
	case Buy:
		x.buy(f.Who, m.Card)
	case Done:
		x.pop()
	case Equip:
		x.equip(m.Who, m.Card, int(m.At))
	case Unequip:
		x.takeOffNow(m)
	case End:
		x.end(seat)
	case Talent:
		x.takeTalent(m.Card)
	case Take:
		x.take(m.Card, m.To)
	case Drop:
		x.drop(m.Card)
	case Give:
		x.give(m.Who, m.To, m.Card, 0)
	case GiveGold:
		x.give(m.Who, m.To, NoCard, int(m.N))
	case DrawQuest:
		x.replaceQuest(int(m.N))
	case PayQuest:
		x.payQuest(int16(m.N))
	case EventChoice:
		if f.Task == taskWalk {
			x.walk(Region(m.At))
		} else {
			x.answerEvent(m)
		}
	case Bid:
		x.Event.Bids[m.Who] = m.N
		x.Event.BidIn |= only(m.Who)
	case Loot:
		x.loot(m.Card, m.To)
	case RemoveArmor:
		x.removeArmor(seat, m.N)
	default:
		x.fight(m)
	}
}

// fight makes a decision of a combat.
func (x act) fight(m Move) {
	switch m.Kind {
	case Order:
		x.order(m.Who)
	case Use:
		x.use(m)
	case Pass:
		switch x.top().Task {
		case taskWindow:
			x.pass()
		case taskAsk:
			x.passEvent()
		case taskLoot, taskHold:
			x.pop()
		default:
			x.picked()
		}
	case Yield:
		x.yield(m.To)
	case RollDie:
		x.chooseColor(Color(m.N))
	case PutToken:
		x.putToken(int(m.At))
	case Mark:
		x.mark(Color(m.N), m.M)
	case StripDie:
		if x.top().Task == taskHold {
			x.holdDie(Color(m.N))
		} else {
			x.stripDie(Color(m.N))
		}
	case Allot:
		x.allot(int(m.N))
	case Fell:
		x.fell(felling{m.N, Color(m.M)})
	case Wound:
		x.wound(m.Who, m.N == 1)
	case Retreat:
		x.retreat(Region(m.At))
	default:
	}
}

// takeOffNow takes a card off, by choice or for a Wildkin.
func (x act) takeOffNow(m Move) {
	if f := x.top(); f.Task == taskUnequip {
		f.N--
	} else if int(m.At) < AreaCount {
		x.Changes[m.Who][m.At]++
	}
	x.unequipKey(m.Who, int(m.At))
}
