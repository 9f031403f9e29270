package lordaeron

import "twobanners/game"

// Actors are the seats that owe a decision: those of the active faction who are not done with its
// step, a character's player, or who decides for a group. WB-DECIDE
func (p *Position) Actors() game.Seats {
	if p.Over {
		return 0
	}
	f := p.top()
	switch f.Task {
	case taskTurn, taskManage, taskFinal:
		return p.seatsOf(p.Faction) &^ game.Seats(f.A)
	case taskBid:
		return p.bidders()
	case taskTrade:
		return p.traders()
	case taskArmor:
		return p.armorers()
	case taskAsk:
		if f.N < 0 {
			return game.Only(p.People[f.Who].Owner)
		}
		return game.Only(p.People[f.Chief].Owner)
	case taskOrder, taskFell, taskWounds, taskReward, taskItem, taskReplace, taskWalk, taskLoot:
		return game.Only(p.People[f.Chief].Owner)
	default:
		return game.Only(p.People[f.Who].Owner)
	}
}

// Why tells why a move is not legal.
func (p *Position) Why(seat game.Seat, packed game.Move) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	if w := p.why(seat, m); w != fine {
		return w.refusal()
	}
	return game.Refusal{}
}

// tasks are the tasks a kind of move belongs to.
var tasks = [kindCount][]Task{
	PickClass: {taskDraft},
	Travel:    {taskTurn}, Step: {taskTravel}, Halt: {taskTravel},
	RestAction: {taskTurn}, Challenge: {taskTurn, taskStrike}, Join: {taskJoin},
	Decline: {taskJoin},
	Train:   {taskTurn, taskTrain, taskTown}, GoToTown: {taskTurn}, TownRegain: {taskTown},
	Sell: {taskTown}, Buy: {taskTown}, Done: {taskTrain, taskTown},
	Give: {taskTurn, taskTrade}, GiveGold: {taskTurn, taskTrade}, Look: {taskTurn},
	End:   {taskTurn, taskManage, taskFinal},
	Equip: {taskManage, taskFinal}, Unequip: {taskManage, taskFinal, taskUnequip},
	Order: {taskOrder}, Use: {taskWindow, taskTurn},
	Pass: {taskWindow, taskPick, taskReroll, taskAsk, taskLoot, taskHold}, Yield: {taskWindow},
	PayQuest: {taskReward}, RollDie: {taskColors}, PutToken: {taskTokens},
	Mark: {taskPick, taskReroll}, StripDie: {taskStrip, taskHold}, Allot: {taskAllot},
	Fell: {taskFell}, Wound: {taskWounds}, Retreat: {taskDefeat}, Talent: {taskTalent},
	Take: {taskItem},
	Drop: {taskOverflow, taskTrade}, DrawQuest: {taskReplace}, Bid: {taskBid}, Loot: {taskLoot},
	RemoveArmor: {taskArmor}, EventChoice: {taskAsk, taskWalk, taskTurn},
}

func (p *Position) why(seat game.Seat, m Move) why {
	if p.Over {
		return whyOver
	}
	task := p.top().Task
	if m.Kind == Bid && task == taskBid { // also of who cannot, or need not, bid any more
		if w := p.bidWhy(m.Who, int(m.N)); w != fine {
			return w
		}
	}
	if !p.Actors().Has(seat) {
		return whySeat
	}
	belongs := false
	for _, t := range tasks[m.Kind] {
		belongs = belongs || t == task
	}
	if !belongs {
		return p.wrongTime(m)
	}
	if w := p.ownWhy(seat, m); w != fine {
		return w
	}
	if task == taskTurn {
		return p.actionWhy(seat, m)
	}
	return p.stepWhyNow(seat, m)
}

// wrongTime is the reason against a move that belongs to another step.
func (p *Position) wrongTime(m Move) why {
	switch m.Kind {
	case Step:
		return whyStopped
	case Mark:
		return whyReroll
	case Use:
		return whyMoment
	case Equip, Unequip:
		if m.Kind == Equip && p.box.Cards[m.Card].addOn {
			return whyAddOnStep
		}
		return whyManageStep
	case Give, GiveGold:
		return whyTradeTime
	case DrawQuest:
		return whyQuestTime
	case Drop:
		return whyDrop
	case Join, Decline:
		return whyJoin
	case Pass:
		return p.passTime()
	default:
		if p.Combat.Foe != NoFoe {
			return whyFighting
		}
		return whyNotNow
	}
}

// passTime is the reason against passing over a decision that must be made.
func (p *Position) passTime() why {
	switch p.top().Task {
	case taskOrder:
		return whyOrder
	case taskStrip:
		return whyStrip
	case taskAllot:
		return whyAllot
	case taskFell:
		return whyFell
	case taskWounds:
		return whyWound
	case taskDefeat:
		return whyRetreat
	case taskArmor:
		return whyArmor
	case taskOverflow, taskTrade:
		return whyDrop
	case taskItem:
		return whyTake
	default:
		return whyNotNow
	}
}

// ownWhy: choices about a character belong to its player. WB-DECIDE-08
func (p *Position) ownWhy(seat game.Seat, m Move) why {
	switch m.Kind {
	case Give, GiveGold:
		if p.People[m.Who].Faction != p.Faction {
			return whyTradeTime
		}
		if p.People[m.Who].Owner != seat {
			return whySeat
		}
	case Travel, RestAction, Challenge, Train, GoToTown, Look, Equip, Unequip, Use:
		switch {
		case p.People[m.Who].Owner == seat:
		case p.People[m.Who].Faction != p.Faction && p.Combat.Foe == NoFoe:
			return whyOtherFaction
		default:
			return whySeat
		}
	case EventChoice:
		if p.top().Task == taskTurn && p.People[m.Who].Owner != seat {
			return whySeat
		}
	default:
	}
	return fine
}

// actionWhy checks the moves of a faction's turn.
func (p *Position) actionWhy(seat game.Seat, m Move) why {
	switch m.Kind {
	case Travel:
		if m.N > 1 {
			return whyMalformed
		}
		return p.travelWhy(m.Who, Region(m.At), m.N == 1)
	case RestAction:
		return p.restWhy(m.Who, int(m.N), int(m.M), m.Card)
	case Challenge:
		if m.N == 0 || m.N > uint8(EnemyFoes) || m.To != -1 || m.At < 0 {
			return whyMalformed
		}
		return p.challengeWhy(m.Who, Foe(m.N), m.M, uint8(m.At))
	case Train:
		if w := p.freeWhy(m.Who); w != fine {
			return w
		}
		return p.trainWhy(m.Who, m.Card)
	case GoToTown:
		return p.townWhy(m.Who)
	case Give:
		return p.giveItemWhy(m.Who, m.To, m.Card)
	case GiveGold:
		return p.giveGoldWhy(m.Who, m.To, int(m.N))
	case Look:
		return p.lookWhy(m.Who)
	case EventChoice:
		return p.cleanseWhy(m)
	case Use:
		return p.outsideWhy(m)
	default:
		return p.endWhy(seat)
	}
}

// endWhy: nobody waives an action to escape independent creatures. WB-TURN-07
func (p *Position) endWhy(seat game.Seat) why {
	for i := range p.Characters {
		c := &p.People[i]
		if c.Owner == seat && c.Faction == p.Faction && c.Actions > 0 && p.blueIn(c.Region) {
			return whyEndDuty
		}
	}
	return fine
}

// stepWhyNow checks the moves of all other steps.
func (p *Position) stepWhyNow(seat game.Seat, m Move) why {
	f := p.top()
	switch m.Kind {
	case PickClass:
		if m.Who != f.Who {
			return whySeat
		}
		return p.pickWhy(m.Who, int(m.N))
	case Challenge:
		return p.strikeWhy(m)
	case Step:
		if m.N > 1 || m.Who != f.Who {
			return whyMalformed
		}
		if m.N == 1 && !f.mayFly() {
			return whyFlight
		}
		return p.stepWhy(f.Who, Region(m.At), m.N == 1)
	case Train:
		if m.Who != f.Who {
			return whyNotNow
		}
		return p.trainWhy(f.Who, m.Card)
	case Done:
		if m.Who != f.Who {
			return whyNotNow
		}
		return fine
	case TownRegain:
		return p.townRegainWhy(int(m.N), int(m.M))
	case Sell:
		return p.sellWhy(f.Who, m.Card)
	case Buy:
		return p.buyWhy(f.Who, m.Card)
	case Equip:
		if m.N > 1 {
			return whyMalformed
		}
		return p.equipWhy(m.Who, m.Card, int(m.At), m.N == 1)
	case Unequip:
		return p.takeOffWhy(m)
	case Drop:
		if p.People[f.Who].Owner != seat {
			return whySeat
		}
		if p.People[f.Who].inBag(m.Card) == 0 || p.box.Cards[m.Card].exempt {
			return whyDrop
		}
		return fine
	case Give, GiveGold:
		return p.tradeWhy(m)
	default:
		return p.rewardWhyNow(seat, m)
	}
}

// rewardWhyNow checks the moves of rewards and events, and leaves those of a fight.
func (p *Position) rewardWhyNow(seat game.Seat, m Move) why {
	f := p.top()
	switch m.Kind {
	case Talent:
		return p.talentWhy(f.Who, m.Card)
	case Take:
		return p.takeWhy(m)
	case EventChoice:
		if f.Task == taskWalk {
			return whyWalk.unless(m.Who == 0 && m.To == -1 && m.Card == NoCard && m.N == 0 &&
				m.M == 0 && p.walkTo(int(f.N), Region(m.At)))
		}
		return p.answerWhy(m)
	case Bid:
		return whySeat.unless(p.People[m.Who].Owner == seat)
	case Loot:
		return p.lootWhy(m)
	case RemoveArmor:
		return p.armorWhy(seat, int(m.N))
	case PayQuest, DrawQuest:
		return p.questWhy(f, m)
	default:
		return p.combatWhy(m)
	}
}

// questWhy: one of the quests still to be paid, or a deck that has something to give.
func (p *Position) questWhy(f *Frame, m Move) why {
	switch {
	case m.Kind == PayQuest && (m.N >= MaxQuests || uint16(f.A)>>m.N&1 == 0 ||
		p.Quests[m.N].Card == NoQuest):
		return whyPayQuest
	case m.Kind == DrawQuest && (m.N < GreenDeck || m.N > RedDeck ||
		!p.deckOpen(Faction(f.A), int(m.N))):
		return whyDeck
	default:
		return fine
	}
}

// takeOffWhy: in Character Management what one likes, before a Wildkin a Power.
func (p *Position) takeOffWhy(m Move) why {
	if p.top().Task != taskUnequip {
		return p.unequipWhy(m.Who, int(m.At))
	}
	if m.Who != p.top().Who || m.At < 0 || int(m.At) >= keyTalents {
		return whyMalformed
	}
	if card := p.realCard(m.Who, int(m.At)); card == NoCard || !p.isPower(card) {
		return whyPrinted
	}
	return fine
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
