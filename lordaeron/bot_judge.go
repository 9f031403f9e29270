package lordaeron

import (
	"sync"

	"twobanners/game"
)

// Judge weighs what needs no plan: cards (bot_cards.go, bot_gear.go), fights (bot_fight.go) and
// what is shared out. Bots and the advice for people ask the same one.
type Judge struct {
	*Position
	weights   weights
	seat      game.Seat
	side      Faction
	forecasts Forecaster
	known     [knownForecasts]outlook
	ways      ways
	// gear, if there is one, values cards by forecasts.
	gear *gear
	// spare: the fight is won without cards that cost Energy.
	spare bool
	// held is what to do about dice that may hurt.
	held Move
}

// weights are what things are worth to a judge, in hundredths of an experience point.
type weights struct {
	gold, item float64
	// defeat is what one lost by a defeated friend costs; wound and energy what has to be rested
	// for, by level.
	defeat, wound, energy float64
	// gear is what a hit a round more is worth in the last battle, use what it brings until then.
	gear, use float64
	overlord  float64
	// desperate: who has nothing better to do tries what will probably fail.
	desperate float64
}

var usualWeights = weights{
	gold: 10, item: 90, defeat: 350, wound: 30, energy: 15, gear: 150, use: 150, overlord: 4500,
	desperate: 0.1,
}

// NewJudge makes a judge for greedy bots: a side planner that looks no further than the next
// errand of each character, and follows one plan.
func (p *Position) NewJudge() game.Judge {
	return newSidePlanner(p.box, game.Strategy{Width: 1, Depth: 1})
}

func newJudge() Judge {
	return Judge{forecasts: Forecaster{brief: true}, weights: usualWeights}
}

// forecasters and judges are pools: each is 200 kB of room to think in.
var (
	forecasters = sync.Pool{New: func() any { return &Forecaster{} }}
	judges      = sync.Pool{New: func() any { j := newJudge(); return &j }}
)

// Weigh tells what moves are worth, in hundredths of an experience point where it can.
func (j *Judge) Weigh(pos game.Position, seat game.Seat, moves []game.Move, worth []int32) bool {
	j.Position = pos.(*Position)
	j.seat, j.side = seat, j.sideOf(seat)
	if !j.prepare() {
		return false
	}
	for i, packed := range moves {
		m, _ := j.Unpack(packed)
		worth[i] = int32(100 * j.weigh(m))
	}
	return true
}

// prepare thinks about what all moves of a decision have in common; false for decisions that are
// left to trying.
func (j *Judge) prepare() bool {
	switch j.task() {
	case taskWindow:
		j.think()
		return true
	case taskHold:
		j.held = j.holding()
		return true
	case taskTurn, taskTravel, taskJoin, taskStrike, taskDraft, taskAsk, taskWalk, taskForced:
		return false
	default:
		return true
	}
}

func (j *Judge) weigh(m Move) float64 {
	switch j.task() {
	case taskTrain, taskTown:
		return j.shopping(m)
	case taskManage, taskFinal:
		return j.outfit(m)
	case taskTalent:
		return j.cardWorth(j.asker(), m.Card)
	case taskItem:
		return j.taking(m)
	case taskOverflow:
		return -j.keepWorth(j.asker(), m.Card)
	case taskLoot:
		if m.Kind == Pass {
			return 0
		}
		return 1 + j.getWorth(m.To, m.Card)
	case taskReplace:
		return j.replacing(m)
	case taskBid:
		return j.bidding(m)
	default:
		return j.battle(m)
	}
}

// bidding: an Auction Item is worth a few coins, more to who has more.
func (j *Judge) bidding(m Move) float64 {
	want := int(j.People[m.Who].Gold) / 3
	return -float64(max(int(m.N)-want, want-int(m.N)))
}

// replacing draws quests that suit the side's level.
func (j *Judge) replacing(m Move) float64 {
	side := j.drawsFor()
	levels, heads := 0, 0
	for i := range int8(j.Characters) {
		if j.People[i].Faction == side {
			levels += int(j.People[i].Level)
			heads++
		}
	}
	mean := float64(levels) / float64(max(1, heads))
	wanted := float64(GreenDeck)
	switch {
	case mean >= 4:
		wanted = float64(RedDeck)
	case mean >= 2.6:
		wanted = float64(YellowDeck)
	}
	return -max(wanted-float64(m.N), 1.5*(float64(m.N)-wanted))
}
