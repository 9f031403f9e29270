package lordaeron

// inCombat remembers that the end of the combat has begun.
type inCombat struct{ *Frame }

func (f inCombat) ends() (first bool) {
	first = f.N == 0
	f.N = 1
	return first
}

// endCombat: tokens leave the Combat Area, Stun wears off, what works at the end works; then the
// winners are paid. WB-COMBAT-57, WB-STATUS-04
func (x act) endCombat() {
	f := x.top()
	k := &x.Combat
	if (inCombat{f}).ends() { // once, before anything else
		f.Step = combatOver
		x.endAttack()
		k.Boxes = [2]Boxes{}
		if x.opponents(k.Side) == 0 && k.Foe == OverlordFoe {
			x.win(k.Side) // before any reward or end-of-turn step: WB-WIN-11
			*k = Combat{Active: -1}
			return
		}
		x.eachFighter(atCombatEnd)
		return
	}
	won := x.friends(k.Side) > 0 && x.opponents(k.Side) == 0
	for i := range each(k.Was) {
		x.People[i].Stun = 0
	}
	for i := range each(k.In) {
		x.clamp(i)
	}
	winner := k.Side
	if k.Foe == EnemyFoes {
		winner = x.winnerOf(k)
	} else if !won {
		winner = NoFaction
	}
	x.tell(CombatEnded, k.Challenger, yes(won), factionOrNone(winner))
	ended := *k
	*k = Combat{Active: -1}
	x.pop()
	x.settle(&ended, won)
}

// factionOrNone is a faction as an event tells it: none below nought.
func factionOrNone(f Faction) int {
	if f == NoFaction {
		return -1
	}
	return int(f)
}

// leave takes a character out of a combat that goes on: what the combat gave beyond capacity and
// Stun go, and it has no part in what the combat brings. WB-COMBAT-65
func (x act) leave(who int8) {
	k := &x.Combat
	k.In &^= only(who)
	k.Was &^= only(who)
	x.People[who].Stun = 0
	x.clamp(who)
}

// settle pays for what a combat brought.
func (x act) settle(k *Combat, won bool) {
	switch k.Foe {
	case EnemyFoes:
		x.settlePvP(k)
	case BossFoe:
		x.settleBoss(k, won)
	case OverlordFoe: // a forced fight goes on in its own frame
	case IndependentFoes:
		x.settleBlue(k)
	case QuestFoes:
		if k.Done != 0 && k.Was&^k.Fallen != 0 {
			x.push(questsFrame(k.Done, k.Was, k.Fallen))
		} else if k.Done != 0 {
			x.dropQuests(k.Done)
		}
	default:
	}
}

// dropQuests: a quest whose last creature fell to a group that did not survive is replaced without
// a reward. WB-REWARD-28, WB-INTERACT-57
func (x act) dropQuests(done uint16) {
	for slot := range x.Quests {
		if done>>slot&1 != 0 {
			side := x.Quests[slot].Faction
			x.Quests[slot] = QuestSlot{}
			x.push(replaceFrame(side))
		}
	}
}
