package smallworld

import (
	"strconv"

	"twobanners/game"
)

var _ game.Describer = (*Position)(nil)

// TurnNumber counts turns. Survivors are placed in the turn that drove them out.
func (p *Position) TurnNumber() int {
	if p.Stage == StageOver {
		return -1
	}
	return int(p.Round)*MaxSeats + int(p.Seat)
}

// Planning tells whether conquests are to come: where tokens end up is decided move by move.
func (p *Position) Planning(seat game.Seat) bool {
	return p.Seat == seat && p.Stage < StageBuy
}

// StepOf tells conquests, whose order matters little, from what makes another turn of it.
func (p *Position) StepOf(m game.Move) game.PlanStep {
	kind := Kind(m & 0xff)
	switch {
	case kind == Pick || kind == ChooseForm && p.Stage == StageForm:
		return game.Fork
	case kind == Decline || kind == Stop:
		return game.Settle
	}
	return game.Onward
}

// Key mixes what the seat's turn can still depend on. Regions and tokens of others count too:
// conquests change them.
func (p *Position) Key(seat game.Seat) uint64 {
	me, t := &p.Players[seat], &p.Turn
	h := mixed(uint64(p.Stage)|uint64(p.Round)<<8|uint64(p.Seat)<<16|uint64(me.Race)<<24|
		uint64(me.Power)<<32|uint64(me.Hand)<<40|uint64(p.BeastHand)<<48|uint64(t.Form)<<56, 0)
	h = mixed(h, uint64(me.Held))
	h = mixed(h, uint64(me.Old))
	h = mixed(h, uint64(uint16(me.Coins))|uint64(t.Used)<<16|uint64(t.Swaps)<<24|
		uint64(t.Intimidations)<<32|uint64(uint8(p.Champion))<<40|uint64(uint8(t.Target))<<48|
		uint64(t.AssaultDie)<<56)
	h = mixed(h, uint64(p.Forts)^uint64(p.Walls)<<1^uint64(p.Towers)<<2^uint64(p.Bombs)<<3)
	h = mixed(h, uint64(yes(t.Readied)|yes(t.SideOpen)<<1|yes(t.Stole)<<2|int(t.Side)<<3|
		int(t.Dead)<<8|int(t.RaceCoins)<<16|int(t.PowerCoins)<<24))
	for m := 0; m < MaxMarkers; m += 8 {
		word := uint64(0)
		for _, at := range p.MarkerAt[m : m+8] {
			word = word<<8 | uint64(uint8(at))
		}
		h = mixed(h, word)
	}
	for r := 0; r < int(p.World.Regions); r += 8 {
		word := uint64(0)
		for i := r; i < r+8; i++ {
			word = word<<8 | uint64(p.Tokens[i]|p.Beasts[i]<<5)
		}
		h = mixed(h, word)
	}
	return h
}

// mixed stirs a word into a hash (the multiplier of splitmix64).
func mixed(h, word uint64) uint64 {
	h = (h ^ word) * 0xbf58476d1ce4e5b9
	return h ^ h>>29
}

// Kind is the number of players, and the variant if it is not the classic one.
func (p *Position) Kind() string {
	if p.World.Team {
		return strconv.Itoa(int(p.World.Seats)) + "-team"
	}
	return strconv.Itoa(int(p.World.Seats))
}

// Side are the allies of a seat: in the classic game everybody is alone.
func (p *Position) Side(seat game.Seat) (side game.Seats) {
	for s := range game.Seat(p.World.Seats) {
		if s == seat || p.World.Team && p.World.Side[s] == p.World.Side[seat] {
			side = side.With(s)
		}
	}
	return side
}

// Score is a purse.
func (p *Position) Score(seat game.Seat) int { return int(p.Players[seat].Coins) }

// Class counts the scorings to come, twice: without and with an active race.
func (p *Position) Class(seat game.Seat) int {
	left := min(p.toScore(seat), maxToScore)
	if left == 0 {
		return 0
	}
	return 2*left - 1 + yes(p.Players[seat].Race != NoRace)
}

// maxToScore is the most scorings that forecasts tell apart: a game of two has ten rounds.
const maxToScore = 10

// toScore counts the turns a seat has still to score, the one under way among them.
func (p *Position) toScore(seat game.Seat) int {
	if p.Stage == StageOver {
		return 0
	}
	left := p.turnsLeft(seat)
	if seat == p.Seat && p.Stage != StageRedeploy {
		left++
	}
	return left
}

// Foresee tells what a redeployment's steps are worth: pieces put down or taken up change only how
// well regions are guarded.
func (p *Position) Foresee(s game.Seat, moves []game.Move, worth []int32) bool {
	if p.Stage != StageDeploy || p.Seat != s {
		return false
	}
	if p.turnsLeft(s) == 0 {
		return false // nothing is guarded any more
	}
	sum := p.Evaluate(s)
	rest := int(sum.Total) - p.guarded(s)
	for i, packed := range moves {
		m := code(packed)
		worth[i] = game.Unforeseen
		if kind := m.kind(); kind == Put || kind == Lift {
			worth[i] = int32(rest + p.guardedAfter(s, m))
		}
	}
	return true
}

// guardedAfter makes a move, looks and takes it back.
func (p *Position) guardedAfter(s game.Seat, m code) int {
	r, me := m.region(), &p.Players[s]
	hand, beasts, turn := me.Hand, p.BeastHand, p.Turn
	tokens, there := p.Tokens[r], p.Beasts[r]
	if x := (act{p, nil, nil}); m.kind() == Put {
		x.putMine(m)
	} else {
		x.lift(m)
	}
	value := p.guarded(s)
	me.Hand, p.BeastHand, p.Turn = hand, beasts, turn
	p.Tokens[r], p.Beasts[r] = tokens, there
	return value
}
